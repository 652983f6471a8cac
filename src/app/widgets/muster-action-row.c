/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-action-row.h"

#include "app/toolkit/muster-height-layout.h"

G_DEFINE_TYPE (MusterActionRow, muster_action_row, ADW_TYPE_ACTION_ROW)

/* Finds the box with title and subtitle, which is a child of the header in all versions of
 * libadwaita so far. Without it the row works, but is slow. */
static GtkWidget *
find_texts (MusterActionRow *self)
{
  GtkWidget *header = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self));

  for (GtkWidget *child = header != NULL ? gtk_widget_get_first_child (header) : NULL; child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BOX (child) && gtk_widget_has_css_class (child, "title"))
      return child;
  return NULL;
}

static void
muster_action_row_class_init (MusterActionRowClass *klass)
{
}

static void
muster_action_row_init (MusterActionRow *self)
{
  GtkWidget *texts = find_texts (self);

  if (texts != NULL)
    gtk_widget_set_layout_manager (texts, muster_height_layout_new ());
}

GtkWidget *
muster_action_row_new (void)
{
  return g_object_new (MUSTER_TYPE_ACTION_ROW, NULL);
}

void
muster_action_row_make_plain (MusterActionRow *self)
{
  g_return_if_fail (MUSTER_IS_ACTION_ROW (self));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
}

GtkWidget *
muster_action_row_new_plain (const char *title,
                             const char *subtitle)
{
  GtkWidget *row = muster_action_row_new ();

  muster_action_row_make_plain (MUSTER_ACTION_ROW (row));
  muster_action_row_set_texts (row, title, subtitle);

  return row;
}

void
muster_action_row_set_texts (GtkWidget  *row,
                             const char *title,
                             const char *subtitle)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
}
