/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-log-row.h"

#include "app/widgets/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterLogRow
{
  GtkWidget parent_instance;

  GtkLabel *turn;
  GtkLabel *title;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (MusterLogRow, muster_log_row, GTK_TYPE_WIDGET)

static char *
dup_text (MusterLogEntry *entry)
{
  g_auto(GStrv) steps = muster_log_entry_dup_steps (entry);
  g_auto(GStrv) prompts = muster_log_entry_dup_prompts (entry);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; steps[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", steps[i]);
  for (guint i = 0; prompts[i] != NULL; i++)
    g_string_append_printf (text, "%s→ %s", text->len > 0 ? "\n" : "", prompts[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
muster_log_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_LOG_ROW);
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_log_row_parent_class)->dispose (object);
}

static void
muster_log_row_class_init (MusterLogRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_log_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, turn);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterLogRow, text);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_log_row_init (MusterLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_log_row_new (void)
{
  return g_object_new (MUSTER_TYPE_LOG_ROW, NULL);
}

/**
 * muster_log_row_set_entry:
 * @begins_turn: whether it is the first entry of its turn
 */
void
muster_log_row_set_entry (MusterLogRow   *self,
                          MusterLogEntry *entry,
                          gboolean        begins_turn)
{
  g_autofree char *turn = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (MUSTER_IS_LOG_ROW (self));
  g_return_if_fail (MUSTER_IS_LOG_ENTRY (entry));

  turn = g_strdup_printf (_("Turn %d"), muster_log_entry_get_turn (entry));
  title = muster_log_entry_dup_title (entry);
  text = dup_text (entry);

  gtk_label_set_label (self->turn, turn);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), begins_turn);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), *text != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
