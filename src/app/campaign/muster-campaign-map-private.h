/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-campaign-view.h"
#include "app/campaign/muster-theatre-area.h"
#include "app/models/campaign/muster-march-draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_MAP (muster_campaign_map_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignMap, muster_campaign_map, MUSTER, CAMPAIGN_MAP, MusterCampaignView)

/**
 * MusterCampaignMap:
 * @reader: as whom the map is seen: the index of a side, or #MUSTER_CAMPAIGN_MASTER
 * @draft: (nullable): the march that is being written
 * @chosen: index of a place, or -1
 * @has_tracks: whether the marches of the last turn are shown
 */
struct _MusterCampaignMap
{
  MusterCampaignView parent_instance;

  int reader;
  MusterMarchDraft *draft;
  int chosen;
  gboolean has_tracks;
  double zoom;
  cairo_surface_t *picture;
  GtkWidget *area;    /* kept when all round it is made anew, with what it has painted */
  GtkListBox *places; /* NULL while the map is hidden */
};

/* The cards beside the map: the turn, what is to do, the march that is written, and the forces. */
void     muster_campaign_map_add_cards (MusterCampaignMap *self,
                                        GtkBox            *box);

/* Whether the present is shown, so that something can be done. */
gboolean muster_campaign_map_is_now    (MusterCampaignMap *self);
/* Whether the reader may write the marches of a force. */
gboolean muster_campaign_map_commands  (MusterCampaignMap *self,
                                        int                force);
/* Begins to write the march of a force, if it can march. */
void     muster_campaign_map_begin     (MusterCampaignMap *self,
                                        int                force);
/* Adds a place to the march that is being written. */
void     muster_campaign_map_go        (MusterCampaignMap *self,
                                        int                place);
void     muster_campaign_map_drop      (MusterCampaignMap *self);
/* Puts the march that was written into the campaign. */
void     muster_campaign_map_write     (MusterCampaignMap *self);
/* Gives an order whose parameters are known. @params: (transfer full). */
void     muster_campaign_map_give      (MusterCampaignMap  *self,
                                        MusterCampaignVerb  verb,
                                        JsonNode           *params);

G_END_DECLS
