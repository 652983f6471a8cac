/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-views.h"

#include "app/campaign/muster-campaign-parts.h"
#include "core/muster-i18n.h"

#define MUSTER_TYPE_CAMPAIGN_ROSTER (muster_campaign_roster_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignRoster,
                      muster_campaign_roster,
                      MUSTER,
                      CAMPAIGN_ROSTER,
                      MusterCampaignView)

struct _MusterCampaignRoster
{
  MusterCampaignView parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCampaignRoster, muster_campaign_roster, MUSTER_TYPE_CAMPAIGN_VIEW)

static void
fill (MusterCampaignView *view,
      MusterCampaign     *campaign,
      GtkBox             *box)
{
  int n = muster_campaign_state_count (muster_campaign_get_state (campaign), MUSTER_CAMPAIGN_FORCES);
  GtkWidget *enlist = gtk_button_new_with_label (_("Enlist another force…"));

  for (int i = 0; i < n; i++)
    muster_campaign_parts_add_force (box, campaign, i);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (enlist), "win.campaign-enlist");
  gtk_widget_set_halign (enlist, GTK_ALIGN_START);
  gtk_box_append (box, enlist);
}

static void
muster_campaign_roster_class_init (MusterCampaignRosterClass *klass)
{
  MUSTER_CAMPAIGN_VIEW_CLASS (klass)->fill = fill;
}

static void
muster_campaign_roster_init (MusterCampaignRoster *self)
{
}

GtkWidget *
muster_campaign_roster_new (MusterCampaign *campaign)
{
  return g_object_new (MUSTER_TYPE_CAMPAIGN_ROSTER, "campaign", campaign, NULL);
}
