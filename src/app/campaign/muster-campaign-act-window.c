/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-act-window.h"

#include <adwaita.h>

#include "app/campaign/muster-campaign-parts.h"
#include "app/toolkit/muster-text-label.h"
#include "app/widgets/muster-dialog.h"
#include "core/campaign/setup/muster-campaign-reference.h"
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

/* @button: (nullable): stands in the header, as in every form */
static GtkWidget *
new_window (GtkWindow  *parent,
            const char *title,
            const char *note,
            GtkWidget  *content,
            GtkWidget  *button)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *controller;

  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  if (button != NULL)
    adw_header_bar_pack_end (ADW_HEADER_BAR (header), button);
  gtk_box_append (GTK_BOX (box), header);
  if (note != NULL && *note != '\0')
    {
      GtkWidget *label = muster_text_label_new (note, "muster-banner");

      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);

  controller = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (window, controller);

  return window;
}

static const MusterCampaignReference *
find_rule (GPtrArray  *entries,
           const char *rule)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterCampaignReference *entry = entries->pdata[i];

      if (g_strv_contains ((const char *const *) entry->rules, rule))
        return entry;
    }
  return NULL;
}

/* Shows the rule in a window of its own, which Escape closes. Going to the reference would leave
 * this window and lose what the user has filled in. */
static void
show_rule_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       window)
{
  g_autoptr (GPtrArray) entries = muster_campaign_reference_list ();
  const char *id = g_variant_get_string (parameter, NULL);
  const MusterCampaignReference *entry = find_rule (entries, id);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *shown;

  gtk_widget_add_css_class (box, "campaign-form");
  for (guint i = 0; entry != NULL && entry->lines[i] != NULL; i++)
    muster_campaign_parts_add_text (GTK_BOX (box), _(entry->lines[i]), NULL);
  muster_campaign_parts_add_text (GTK_BOX (box), id, "dim-label");
  shown = new_window (window, entry != NULL ? _(entry->title) : _("A Rule of the Campaign"), NULL, box, NULL);
  gtk_window_set_default_size (GTK_WINDOW (shown), WIDTH, -1);
  muster_dialog_present (GTK_WINDOW (shown));
}

static void
add_rules (GtkWidget *window)
{
  const GActionEntry entries[] = { { .name = "show-rule", .activate = show_rule_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), window);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
}

GtkWidget *
muster_campaign_act_window_new (GtkWindow  *parent,
                                const char *title,
                                const char *note,
                                GtkWidget  *content)
{
  GtkWidget *window = new_window (parent, title, note, content, NULL);

  add_rules (window);
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
  GtkWidget *card = muster_campaign_act_card_new_bare (act, title, verb);
  GtkWidget *window = new_window (parent, title, note, scrolled,
                                  muster_campaign_act_card_get_button (MUSTER_CAMPAIGN_ACT_CARD (card)));

  add_rules (window);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_add_css_class (card, "campaign-form");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), card);
  g_signal_connect_object (act, "given", G_CALLBACK (gtk_window_destroy), window, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (card);
  return MUSTER_CAMPAIGN_ACT_CARD (card);
}
