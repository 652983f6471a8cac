/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-act-window.h"

#include <adwaita.h>

#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"

#define WIDTH 520
#define HEIGHT 560

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (window, controller);
}

static void
add_note (GtkWidget  *box,
          const char *note)
{
  GtkWidget *label = gtk_label_new (note);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_add_css_class (label, "muster-banner");
  gtk_box_append (GTK_BOX (box), label);
}

GtkWidget *
muster_campaign_act_window_new (GtkWindow  *parent,
                                const char *title,
                                const char *note,
                                GtkWidget  *content)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  if (note != NULL && *note != '\0')
    add_note (box, note);
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);
  add_escape (window);
  return window;
}

MusterCampaignActCard *
muster_campaign_act_window_present (GtkWindow         *parent,
                                    MusterCampaignAct *act,
                                    const char        *title,
                                    const char        *note,
                                    const char        *verb)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *card = muster_campaign_act_card_new (act, title, verb);
  GtkWidget *window = muster_campaign_act_window_new (parent, title, note, scrolled);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_add_css_class (card, "campaign-form");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), card);
  g_signal_connect_object (act, "given", G_CALLBACK (gtk_window_destroy), window, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (card);
  return MUSTER_CAMPAIGN_ACT_CARD (card);
}
