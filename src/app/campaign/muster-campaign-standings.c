/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-parts.h"
#include "app/toolkit/muster-flow-layout.h"
#include "core/muster-i18n.h"

#define MUSTER_TYPE_CAMPAIGN_STANDINGS (muster_campaign_standings_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignStandings,
                      muster_campaign_standings,
                      MUSTER,
                      CAMPAIGN_STANDINGS,
                      MusterCampaignView)

struct _MusterCampaignStandings
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignStandings, muster_campaign_standings, MUSTER_TYPE_CAMPAIGN_VIEW)

static GtkWidget *
add_buttons (GtkBox *box)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", muster_flow_layout_new (8), NULL);

  gtk_box_append (box, row);
  return row;
}

static void
add_awards (GtkBox                    *box,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state)
{
  GtkBox *card = muster_campaign_parts_add_card (box, _("Award Points"),
                                                 _("Besides those that battles bring."));
  GtkWidget *row = add_buttons (card);

  for (int i = 0; i < setup->n_sides; i++)
    gtk_widget_set_parent (muster_campaign_parts_new_order (setup->sides[i].name, "award", "side",
                                                            setup->sides[i].id, NULL),
                           row);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    {
      const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, i);

      gtk_widget_set_parent (
        muster_campaign_parts_new_order (def->name, "award", "player", def->id, NULL), row);
    }
}

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  GtkWidget *row;

  muster_campaign_parts_add_standings (box, campaign);
  muster_campaign_parts_add_counters (box, campaign);
  add_awards (box, setup, state);
  row = add_buttons (box);
  gtk_widget_set_parent (muster_campaign_parts_new_order (_("A Player Joins…"), "join", NULL), row);
  if (muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS) > 0)
    gtk_widget_set_parent (muster_campaign_parts_new_order (_("A Player Leaves…"), "leave", NULL), row);
}

static void
muster_campaign_standings_class_init (MusterCampaignStandingsClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->max_width = MUSTER_CAMPAIGN_READING_WIDTH;
}

static void
muster_campaign_standings_init (MusterCampaignStandings *self)
{
}

GtkWidget *
muster_campaign_standings_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_STANDINGS, "campaign", campaign, NULL);
}
