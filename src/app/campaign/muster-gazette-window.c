/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-gazette-window.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-confirm.h"
#include "core/muster-i18n.h"

struct _MusterGazetteWindow
{
  AdwWindow parent_instance;

  MusterGazetteDraft *draft;
  AdwPreferencesGroup *choices;
  AdwComboRow *edition;
  AdwComboRow *first;
  AdwComboRow *last;
  GtkTextView *editor;
  gboolean is_showing; /* the window itself changes the text or the choices; the user does not */
};

G_DEFINE_FINAL_TYPE (MusterGazetteWindow, muster_gazette_window, ADW_TYPE_WINDOW)

static guint print_signal;

/* Stores the text of the window in the draft. */
static void
take_text (MusterGazetteWindow *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->editor);
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  muster_gazette_draft_set_text (self->draft, text);
}

/* Replaces the text in one step, which can be undone while the same edition is shown. */
static void
show_text (MusterGazetteWindow *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->editor);
  g_autofree char *text = muster_gazette_draft_dup_text (self->draft);
  GtkTextIter start, end;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, text, -1);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
}

static void
show_choices (MusterGazetteWindow *self)
{
  self->is_showing = TRUE;
  adw_combo_row_set_selected (self->edition, muster_gazette_draft_get_edition (self->draft));
  adw_combo_row_set_selected (self->first, muster_gazette_draft_get_first (self->draft));
  adw_combo_row_set_selected (self->last, muster_gazette_draft_get_last (self->draft));
  self->is_showing = FALSE;
}

/* Undo must not put the text of one edition into another. */
static void
chosen_cb (MusterGazetteWindow *self,
           GParamSpec          *pspec,
           AdwComboRow         *row)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->editor);
  guint chosen = adw_combo_row_get_selected (row);

  if (self->is_showing || chosen == GTK_INVALID_LIST_POSITION)
    return;
  take_text (self);
  if (row == self->edition)
    muster_gazette_draft_set_edition (self->draft, chosen);
  else if (row == self->first)
    muster_gazette_draft_set_first (self->draft, chosen);
  else
    muster_gazette_draft_set_last (self->draft, chosen);
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  show_choices (self);
  show_text (self);
  gtk_text_buffer_set_enable_undo (buffer, TRUE);
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterGazetteWindow *self = MUSTER_GAZETTE_WINDOW (widget);
  g_autoptr (MusterSheetSource) source = NULL;

  take_text (self);
  source = muster_gazette_draft_print (self->draft);
  g_signal_emit (self, print_signal, 0, source);
}

static void
revert_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterGazetteWindow *self = MUSTER_GAZETTE_WINDOW (widget);

  take_text (self);
  muster_gazette_draft_revert (self->draft);
  show_text (self);
}

static void
discard_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  if (muster_confirm_finish (result))
    gtk_window_destroy (GTK_WINDOW (object));
}

static gboolean
muster_gazette_window_close_request (GtkWindow *window)
{
  MusterGazetteWindow *self = MUSTER_GAZETTE_WINDOW (window);

  take_text (self);
  if (!muster_gazette_draft_has_unprinted (self->draft))
    return GTK_WINDOW_CLASS (muster_gazette_window_parent_class)->close_request (window);
  muster_confirm_async (window, _("Close Without Printing?"),
                        _("Changes to the text are lost when this window closes."),
                        _("_Discard the Changes"), discard_cb, NULL);
  return GDK_EVENT_STOP;
}

static void
muster_gazette_window_finalize (GObject *object)
{
  g_clear_object (&MUSTER_GAZETTE_WINDOW (object)->draft);

  G_OBJECT_CLASS (muster_gazette_window_parent_class)->finalize (object);
}

static void
muster_gazette_window_class_init (MusterGazetteWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_gazette_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = muster_gazette_window_close_request;

  print_signal = g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, MUSTER_TYPE_SHEET_SOURCE);
  gtk_widget_class_install_action (widget_class, "gazette.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "gazette.revert", NULL, revert_cb);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-gazette-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterGazetteWindow, choices);
  gtk_widget_class_bind_template_child (widget_class, MusterGazetteWindow, editor);
}

static void
muster_gazette_window_init (MusterGazetteWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

/* Takes @names. */
static AdwComboRow *
add_choice (MusterGazetteWindow  *self,
            const char           *title,
            char                **names)
{
  g_auto (GStrv) taken = names;
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) taken);
  AdwComboRow *row = muster_combo_row_new (title);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_preferences_group_add (self->choices, GTK_WIDGET (row));
  return row;
}

GtkWidget *
muster_gazette_window_new (GtkWindow          *parent,
                           MusterGazetteDraft *draft)
{
  MusterGazetteWindow *self =
    g_object_new (MUSTER_TYPE_GAZETTE_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->editor);

  self->draft = g_object_ref (draft);
  self->edition = add_choice (self, _("Edition"), muster_gazette_draft_list_editions (draft));
  /* Translators: the first and the last chapter that a newspaper is about. */
  self->first = add_choice (self, _("From"), muster_gazette_draft_list_chapters (draft));
  self->last = add_choice (self, _("To"), muster_gazette_draft_list_chapters (draft));
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  show_choices (self);
  show_text (self);
  gtk_text_buffer_set_enable_undo (buffer, TRUE);
  g_signal_connect_object (self->edition, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->first, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->last, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
