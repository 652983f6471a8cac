/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-action-row.h"

#include "app/widgets/muster-height-layout.h"

G_DEFINE_TYPE (MusterActionRow, muster_action_row, ADW_TYPE_ACTION_ROW)

/* The box with the title and the subtitle: a child of the header, in all versions of libadwaita so far.
 * Without it the row is as good, but slow. */
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
