/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-parts.h"
#include "app/models/muster-error-words.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-confirm.h"
#include "core/campaign/setup/muster-campaign-sentences.h"
#include "core/muster-i18n.h"

#define MUSTER_TYPE_CAMPAIGN_RULES_VIEW (muster_campaign_rules_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignRulesView,
                      muster_campaign_rules_view,
                      MUSTER,
                      CAMPAIGN_RULES_VIEW,
                      MusterCampaignView)

struct _MusterCampaignRulesView
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignRulesView, muster_campaign_rules_view, MUSTER_TYPE_CAMPAIGN_VIEW)

static void
failed_cb (MusterCampaignRulesView *self,
           GError                  *error)
{
  muster_confirm_report (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                         _("The Rules Could Not Be Changed"), error->message,
                         muster_error_words_page (error));
}

/* Asks for other rules; the parameter is the scope of the form. */
static void
edit_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterCampaign *campaign = muster_campaign_view_get_campaign (MUSTER_CAMPAIGN_VIEW (widget));
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (MusterCampaignAct) act = NULL;
  MusterCampaignActCard *card;

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), MUSTER_CAMPAIGN_SLIP_SCOPE,
                                 g_variant_get_string (parameter, NULL));
  act = muster_campaign_act_new (campaign, MUSTER_CAMPAIGN_ORDER_RULES, params);
  card = muster_campaign_act_window_present (GTK_WINDOW (gtk_widget_get_root (widget)), act,
                                             _("Change the Rules"), NULL, _("Record"));
  g_signal_connect_object (card, "failed", G_CALLBACK (failed_cb), widget, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_edit (const char *icon_name,
          const char *label,
          const char *scope)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", scope);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.edit");
  gtk_widget_set_name (button, scope);
  muster_tooltip_set (button, label);
  muster_accessible_set_label (button, label);
  return button;
}

/* A line of text with buttons to change it, and to remove it if @remove is a scope. */
static void
add_line (GtkBox     *card,
          const char *text,
          const char *edit,
          const char *remove)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: a button; a sentence of the rules, or the name of a counter or card. */
  g_autofree char *change_label = g_strdup_printf (_("Change: %s"), text);
  g_autofree char *remove_label = g_strdup_printf (_("Remove: %s"), text);

  gtk_widget_set_hexpand (GTK_WIDGET (muster_campaign_parts_add_text (GTK_BOX (line), text, NULL)), TRUE);
  if (edit != NULL)
    gtk_box_append (GTK_BOX (line), new_edit ("document-edit-symbolic", change_label, edit));
  if (remove != NULL)
    gtk_box_append (GTK_BOX (line), new_edit ("user-trash-symbolic", remove_label, remove));
  gtk_box_append (card, line);
}

static void
add_button (GtkBox     *card,
            const char *label,
            const char *scope)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", scope);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.edit");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_name (button, scope);
  gtk_box_append (card, button);
}

static void
add_cards (GtkBox                    *card,
           const MusterCampaignRules *rules)
{
  for (guint i = 0; i < rules->cards->len; i++)
    {
      const MusterCampaignCard *event = rules->cards->pdata[i];
      g_autofree char *edit = g_strconcat ("card ", event->id, NULL);
      g_autofree char *remove = g_strconcat ("no-card ", event->id, NULL);

      add_line (card, event->title, edit, remove);
      if (*event->text != '\0')
        muster_campaign_parts_add_text (card, event->text, "dim-label");
    }
  add_button (card, _("Add a Card…"), "new-card");
}

/* The sentences of a group, each with its button. The plan is no rule that could be changed; counters and
 * cards are changed one by one. */
static void
add_group (GtkBox                    *box,
           const MusterCampaignRules *rules,
           GPtrArray                 *sentences,
           const char                *group)
{
  GtkBox *card = muster_campaign_parts_add_card (box, muster_campaign_sentences_get_group_label (group),
                                                 NULL);
  gboolean is_list = g_str_equal (group, "counters");

  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterCampaignSentence *sentence = sentences->pdata[i];
      g_autofree char *scope = g_strdup_printf ("%s %s", group, sentence->rule);

      if (g_str_equal (sentence->group, group))
        add_line (card, sentence->text, is_list || g_str_equal (group, "plan") ? NULL : scope, NULL);
    }
  if (is_list)
    {
      for (guint k = 0; k < rules->counters->len; k++)
        {
          const MusterCampaignCounter *counter = rules->counters->pdata[k];
          g_autofree char *edit = g_strconcat ("counter ", counter->id, NULL);
          g_autofree char *remove = g_strconcat ("no-counter ", counter->id, NULL);

          add_line (card, counter->name, edit, remove);
        }
      add_button (card, _("Add a Counter…"), "new-counter");
    }
  else if (g_str_equal (group, "deck"))
    add_cards (card, rules);
  else if (!g_str_equal (group, "plan"))
    add_button (card, _("Change All of This…"), group);
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  static const char *const groups[] = { "plan",    "points",     "casualties", "strength", "replacements",
                                        "leaders", "experience", "counters",   "deck" };
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignRules *rules = muster_campaign_get_rules (setup, muster_campaign_get_state (campaign));
  g_autoptr (GPtrArray) sentences = muster_campaign_sentences_list (setup, rules);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    add_group (box, rules, sentences, groups[i]);
  if (setup->has_map)
    add_group (box, rules, sentences, "map");
}

static void
muster_campaign_rules_view_class_init (MusterCampaignRulesViewClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "rules.edit", "s", edit_cb);
}

static void
muster_campaign_rules_view_init (MusterCampaignRulesView *self)
{
}

GtkWidget *
muster_campaign_rules_view_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_RULES_VIEW, "campaign", campaign, NULL);
}
