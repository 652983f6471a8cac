/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-parts.h"
#include "core/campaign/setup/muster-campaign-sentences.h"

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
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  g_autoptr (GPtrArray) sentences = muster_campaign_list_sentences (
    setup, muster_campaign_get_rules (setup, muster_campaign_get_state (campaign)));
  const char *group = "";
  GtkBox *card = NULL;

  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterCampaignSentence *sentence = sentences->pdata[i];

      if (card == NULL || !g_str_equal (group, sentence->group))
        card = muster_campaign_parts_add_card (box, muster_campaign_get_group_label (sentence->group), NULL);
      group = sentence->group;
      muster_campaign_parts_add_text (card, sentence->text, NULL);
    }
}

static void
muster_campaign_rules_view_class_init (MusterCampaignRulesViewClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
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
