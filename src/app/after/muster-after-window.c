/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-after-window.h"

#include "app/after/muster-luck-bar.h"
#include "app/models/after/muster-after-row.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-side-badge.h"
#include "core/muster-i18n.h"

#define WIDEST_VALUE 14

struct _MusterAfterWindow
{
  AdwWindow parent_instance;

  MusterAfterReport *report;
  AdwWindowTitle *heading;
  GtkBox *sections;
  GtkLabel *headline;
  GtkLabel *why;
  AdwPreferencesGroup *points;
  AdwPreferencesGroup *casualties;
  AdwPreferencesGroup *leaders;
  AdwPreferencesGroup *luck;
  GtkTextView *editor;
  GtkWidget *dated;
};

G_DEFINE_FINAL_TYPE (MusterAfterWindow, muster_after_window, ADW_TYPE_WINDOW)

static guint asked_signal;

static GtkWidget *
new_row (MusterAfterRow *row)
{
  GtkWidget *widget = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title-lines", 0,
                                    "subtitle-lines", 0, NULL);

  /* Set the texts after use-markup: set together with it, they would reach the labels first. */
  g_object_set (widget, "title", muster_after_row_get_title (row), "subtitle",
                muster_after_row_get_detail (row), NULL);
  if (muster_after_row_get_badge (row) != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (widget),
                               muster_side_badge_new (muster_after_row_get_badge (row),
                                                      muster_after_row_get_colour (row)));
  if (muster_after_row_has_level (row))
    adw_action_row_add_suffix (ADW_ACTION_ROW (widget),
                               muster_luck_bar_new (muster_after_row_get_level (row)));
  if (*muster_after_row_get_value (row) != '\0')
    {
      const char *value = muster_after_row_get_value (row);
      GtkWidget *label = gtk_label_new (value);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 1.0f);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      /* The title takes all the room that is left, so the value must request its width. */
      gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (value, -1), WIDEST_VALUE));
      gtk_label_set_max_width_chars (GTK_LABEL (label), WIDEST_VALUE);
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (widget), label);
    }

  return widget;
}

/* @nothing: (nullable): the text in place of an empty list; if NULL, the group is hidden. */
static void
fill_group (AdwPreferencesGroup *group,
            GListModel          *rows,
            const char          *nothing)
{
  guint n = g_list_model_get_n_items (rows);

  gtk_widget_set_visible (GTK_WIDGET (group), n > 0 || nothing != NULL);
  if (n == 0 && nothing != NULL)
    {
      g_autoptr (MusterAfterRow) none = muster_after_row_new (nothing, NULL, NULL);

      adw_preferences_group_add (group, new_row (none));
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterAfterRow) row = g_list_model_get_item (rows, i);

      adw_preferences_group_add (group, new_row (row));
    }
}

static void
show_saved (MusterAfterWindow *self)
{
  gboolean is_saved, is_edited, is_dated;

  g_object_get (self->report, "is-saved", &is_saved, "is-edited", &is_edited, "is-dated", &is_dated,
                NULL);
  gtk_widget_set_visible (self->dated, is_dated);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "after.save", !is_saved);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "after.revert", is_edited);
}

static void
ask_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  g_signal_emit (widget, asked_signal, 0, name + strlen ("after."));
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterAfterWindow *self = MUSTER_AFTER_WINDOW (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget),
                          muster_after_report_get_despatch (self->report));
}

static void
keep_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_signal_emit (widget, asked_signal, 0, "save");
}

/* Reverts the text as an ordinary edit, so that it can be undone. */
static void
revert_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterAfterWindow *self = MUSTER_AFTER_WINDOW (widget);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->editor);
  GtkTextIter start, end;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, muster_after_report_get_written (self->report), -1);
  gtk_text_buffer_end_user_action (buffer);
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_text_buffer_undo (gtk_text_view_get_buffer (MUSTER_AFTER_WINDOW (widget)->editor));
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_text_buffer_redo (gtk_text_view_get_buffer (MUSTER_AFTER_WINDOW (widget)->editor));
}

static void
show_undo (MusterAfterWindow *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->editor);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "after.undo",
                                 gtk_text_buffer_get_can_undo (buffer));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "after.redo",
                                 gtk_text_buffer_get_can_redo (buffer));
}

static void
muster_after_window_dispose (GObject *object)
{
  MusterAfterWindow *self = MUSTER_AFTER_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_AFTER_WINDOW);
  g_clear_object (&self->report);

  G_OBJECT_CLASS (muster_after_window_parent_class)->dispose (object);
}

static void
muster_after_window_class_init (MusterAfterWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const asked[] = { "after.save", "after.print", "after.export", "after.rematch" };

  object_class->dispose = muster_after_window_dispose;

  asked_signal = g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    gtk_widget_class_install_action (widget_class, asked[i], NULL, ask_cb);
  gtk_widget_class_install_action (widget_class, "after.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "after.revert", NULL, revert_cb);
  gtk_widget_class_install_action (widget_class, "after.keep", NULL, keep_cb);
  gtk_widget_class_install_action (widget_class, "after.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "after.redo", NULL, redo_cb);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-after-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, sections);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, headline);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, why);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, casualties);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, leaders);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, luck);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, editor);
  gtk_widget_class_bind_template_child (widget_class, MusterAfterWindow, dated);
}

static void
muster_after_window_init (MusterAfterWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_after_window_new (MusterAfterReport *report)
{
  MusterAfterWindow *self = g_object_new (MUSTER_TYPE_AFTER_WINDOW, NULL);
  g_autofree char *title = NULL;
  g_autofree char *headline = NULL;
  g_autofree char *why = NULL;

  self->report = g_object_ref (report);
  g_object_get (report, "title", &title, "headline", &headline, "why", &why, NULL);
  adw_window_title_set_title (self->heading, _("Result"));
  adw_window_title_set_subtitle (self->heading, title != NULL ? title : "");
  gtk_label_set_label (self->headline, headline);
  gtk_label_set_label (self->why, why);
  gtk_widget_set_visible (GTK_WIDGET (self->why), *why != '\0');
  fill_group (self->points, muster_after_report_get_points (report), NULL);
  fill_group (self->casualties, muster_after_report_get_casualties (report), _("No figure was lost"));
  fill_group (self->leaders, muster_after_report_get_leaders (report), NULL);
  fill_group (self->luck, muster_after_report_get_luck (report), NULL);
  g_object_bind_property (report, "despatch", gtk_text_view_get_buffer (self->editor), "text",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (report, "notify::is-saved", G_CALLBACK (show_saved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (report, "notify::is-edited", G_CALLBACK (show_saved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (report, "notify::is-dated", G_CALLBACK (show_saved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_text_view_get_buffer (self->editor), "notify::can-undo",
                           G_CALLBACK (show_undo), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_text_view_get_buffer (self->editor), "notify::can-redo",
                           G_CALLBACK (show_undo), self, G_CONNECT_SWAPPED);
  show_saved (self);
  show_undo (self);

  return GTK_WIDGET (self);
}

MusterAfterReport *
muster_after_window_get_report (MusterAfterWindow *self)
{
  g_return_val_if_fail (MUSTER_IS_AFTER_WINDOW (self), NULL);

  return self->report;
}

void
muster_after_window_add_rematch (MusterAfterWindow *self,
                                 GtkWidget         *group)
{
  g_return_if_fail (MUSTER_IS_AFTER_WINDOW (self));

  gtk_box_insert_child_after (self->sections, group, GTK_WIDGET (self->points));
}

void
muster_after_window_add_swing (MusterAfterWindow *self,
                               GtkWidget         *group)
{
  g_return_if_fail (MUSTER_IS_AFTER_WINDOW (self));

  gtk_box_insert_child_after (self->sections, group, GTK_WIDGET (self->luck));
}
