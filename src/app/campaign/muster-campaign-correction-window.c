/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-correction-window.h"

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-parts.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-rule-links.h"
#include "core/campaign/setup/muster-campaign-reference.h"
#include "core/muster-i18n.h"

typedef struct
{
  GTask *task;
  gboolean is_accepted;
} Question;

/* Completes the question however the window was closed. */
static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *self = data;

  g_task_return_boolean (self->task, self->is_accepted);
  g_object_unref (self->task);
  g_free (self);
}

static void
accept_cb (GtkWidget *button,
           Question  *self)
{
  self->is_accepted = TRUE;
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
}

static void
leave_cb (GtkWidget *button)
{
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (button)));
}

static void
add_changes (GtkBox    *box,
             GPtrArray *changes)
{
  GtkBox *card = muster_campaign_parts_add_card (
    box, _("What Would Be Different Today"), changes->len == 0 ? _("Only the entry itself.") : NULL);

  for (guint i = 0; i < changes->len; i++)
    muster_campaign_parts_add_text (card, changes->pdata[i], NULL);
}

static void
add_breaks (GtkBox    *box,
            GPtrArray *breaks)
{
  GtkBox *card;

  if (breaks->len == 0)
    return;
  card = muster_campaign_parts_add_card (box, _("Later Entries That Would Be Lost"),
                                         _("They no longer follow from what came before them."));
  for (guint i = 0; i < breaks->len; i++)
    {
      const MusterCampaignBreak *lost = breaks->pdata[i];
      g_auto (GStrv) rules = muster_campaign_reference_find_cited (lost->reason);
      GtkWidget *links = muster_rule_links_new ();

      muster_campaign_parts_add_text (card, lost->title, "heading");
      muster_campaign_parts_add_text (card, lost->reason, "dim-label");
      muster_rule_links_set_rules (MUSTER_RULE_LINKS (links), (const char *const *) rules);
      gtk_box_append (card, links);
    }
}

/* If the correction loses entries that cannot simply be given again, accepting it is not the
 * suggested button. */
static GtkWidget *
add_buttons (GtkBox   *box,
             gboolean  loses)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *leave = gtk_button_new_with_mnemonic (_("_Leave It"));
  GtkWidget *accept = gtk_button_new_with_mnemonic (_("_Accept"));

  gtk_widget_add_css_class (accept, loses ? "destructive-action" : "suggested-action");
  gtk_widget_set_halign (row, GTK_ALIGN_END);
  gtk_widget_add_css_class (row, "campaign-form");
  g_signal_connect (leave, "clicked", G_CALLBACK (leave_cb), NULL);
  gtk_box_append (GTK_BOX (row), leave);
  gtk_box_append (GTK_BOX (row), accept);
  gtk_box_append (box, row);
  return accept;
}

void
muster_campaign_correction_window_async (GtkWindow                      *parent,
                                         const char                     *heading,
                                         const MusterCampaignCorrection *correction,
                                         GAsyncReadyCallback             callback,
                                         gpointer                        data)
{
  Question *question = g_new0 (Question, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *lists = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *window = muster_campaign_act_window_new (parent, heading, NULL, box);
  GPtrArray *breaks = muster_campaign_correction_get_breaks (correction);
  GtkWidget *accept;

  question->task = g_task_new (parent, NULL, callback, data);
  gtk_widget_add_css_class (lists, "campaign-form");
  add_changes (GTK_BOX (lists), muster_campaign_correction_get_changes (correction));
  add_breaks (GTK_BOX (lists), breaks);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), lists);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  accept = add_buttons (GTK_BOX (box), breaks->len > 0);
  g_signal_connect_data (accept, "clicked", G_CALLBACK (accept_cb), question, question_free,
                         G_CONNECT_DEFAULT);
  muster_dialog_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (gtk_widget_get_prev_sibling (accept));
}

gboolean
muster_campaign_correction_window_finish (GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
