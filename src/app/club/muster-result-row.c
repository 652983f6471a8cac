/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-result-row.h"

#include "app/widgets/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterResultRow
{
  GtkWidget parent_instance;

  MusterClubResultItem *item;

  GtkLabel *title;
  GtkLabel *setting;
  GtkLabel *notes;
  GtkLabel *score;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (MusterResultRow, muster_result_row, GTK_TYPE_WIDGET)

static void
remove_cb (MusterResultRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.remove-result", "s",
                              muster_club_result_item_get_result (self->item)->head.battle);
}

static void
muster_result_row_dispose (GObject *object)
{
  MusterResultRow *self = MUSTER_RESULT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_RESULT_ROW);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->item);

  G_OBJECT_CLASS (muster_result_row_parent_class)->dispose (object);
}

static void
muster_result_row_class_init (MusterResultRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_result_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-result-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, setting);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, score);
  gtk_widget_class_bind_template_child (widget_class, MusterResultRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
muster_result_row_init (MusterResultRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_result_row_new (void)
{
  return g_object_new (MUSTER_TYPE_RESULT_ROW, NULL);
}

void
muster_result_row_set_item (MusterResultRow      *self,
                            MusterClubResultItem *item)
{
  g_autofree char *words = NULL;
  g_autofree char *removal = NULL;
  const char *notes;

  g_return_if_fail (MUSTER_IS_RESULT_ROW (self));

  g_set_object (&self->item, item);
  notes = muster_club_result_item_get_notes (item);
  gtk_label_set_label (self->title, muster_club_result_item_get_title (item));
  gtk_label_set_label (self->setting, muster_club_result_item_get_setting (item));
  gtk_label_set_label (self->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), *notes != '\0');
  gtk_label_set_label (self->score, muster_club_result_item_get_score (item));
  gtk_widget_set_visible (self->remove, muster_club_result_item_get_is_entered (item));
  words = g_strjoin (", ", muster_club_result_item_get_title (item), muster_club_result_item_get_score (item),
                     muster_club_result_item_get_setting (item), *notes != '\0' ? notes : NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  /* Translators: what happened, such as "Ann beat Ben". */
  removal = g_strdup_printf (_("Remove the result: %s"), muster_club_result_item_get_title (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, removal, -1);
}
