/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-form.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

typedef struct
{
  AdwMessageDialog *dialog;
  MusterClubForm form;
  GtkWidget *rows[MUSTER_CLUB_FORM_MAX];
  GtkWidget *toggle; /* (nullable) */
  GtkLabel *fault;
} Shown;

static void
shown_free (gpointer data)
{
  Shown *self = data;

  if (self->form.free != NULL)
    self->form.free (self->form.data);
  g_free (self);
}

static char **
dup_texts (Shown *self)
{
  char **texts = g_new0 (char *, self->form.n_entries + 1);

  for (guint i = 0; i < self->form.n_entries; i++)
    texts[i] = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->rows[i]))));

  return texts;
}

static void
look (Shown *self)
{
  g_auto (GStrv) texts = dup_texts (self);
  g_autofree char *fault = self->form.fault ((const char *const *) texts, self->form.data);

  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  adw_message_dialog_set_response_enabled (self->dialog, "keep", fault == NULL);
}

static void
response_cb (AdwMessageDialog *dialog,
             const char       *response,
             Shown            *self)
{
  g_auto (GStrv) texts = NULL;

  if (!g_str_equal (response, "keep"))
    return;
  texts = dup_texts (self);
  self->form.keep ((const char *const *) texts,
                   self->toggle != NULL && gtk_switch_get_active (GTK_SWITCH (self->toggle)),
                   self->form.data);
}

void
muster_club_form_present (GtkWindow            *parent,
                          const MusterClubForm *form)
{
  Shown *self = g_new0 (Shown, 1);
  GtkWidget *dialog = adw_message_dialog_new (parent, NULL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = gtk_list_box_new ();

  g_return_if_fail (form->n_entries <= MUSTER_CLUB_FORM_MAX);

  self->dialog = ADW_MESSAGE_DIALOG (dialog);
  self->form = *form;
  self->form.entries = NULL; /* the texts stand in the rows from now on */
  adw_message_dialog_set_heading (self->dialog, form->heading);
  adw_message_dialog_set_body (self->dialog, form->body);
  adw_message_dialog_add_responses (self->dialog, "cancel", _("_Cancel"), "keep", form->confirm, NULL);
  adw_message_dialog_set_response_appearance (self->dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (self->dialog, "keep");
  adw_message_dialog_set_close_response (self->dialog, "cancel");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < form->n_entries; i++)
    {
      self->rows[i] = adw_entry_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[i]), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), form->entries[i].title);
      gtk_editable_set_text (GTK_EDITABLE (self->rows[i]), form->entries[i].text);
      adw_entry_row_set_activates_default (ADW_ENTRY_ROW (self->rows[i]), TRUE);
      g_signal_connect_swapped (self->rows[i], "changed", G_CALLBACK (look), self);
      gtk_list_box_append (GTK_LIST_BOX (list), self->rows[i]);
    }
  if (form->toggle != NULL)
    {
      GtkWidget *row = muster_action_row_new_plain (form->toggle, NULL);

      self->toggle = gtk_switch_new ();
      gtk_switch_set_active (GTK_SWITCH (self->toggle), form->is_on);
      gtk_widget_set_valign (self->toggle, GTK_ALIGN_CENTER);
      gtk_widget_set_sensitive (row, form->can_toggle);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->toggle);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  self->fault = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_wrap (self->fault, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->fault), "error");
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->fault));
  adw_message_dialog_set_extra_child (self->dialog, box);
  g_object_set_data_full (G_OBJECT (dialog), "muster-club-form", self, shown_free);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), self);
  muster_mnemonics_name (dialog);
  look (self);
  muster_dialog_add_keys (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}
