/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/campaign/muster-campaign.h"
#include "core/seats/muster-seat.h"

G_BEGIN_DECLS

/* The id of the order by which a side hands in its plans for the coming chapter from a phone
 * (W-PROPOSE-04). */
#define MUSTER_SEAT_SEALED "orders"

/* Lists one seat for each player, one for each side without players, and last the seat of the
 * spectators. */
GArray     *muster_seats_list_campaign       (MusterCampaign      *campaign) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_seat_get_campaign_side_id (const MusterSeat    *self,
                                              MusterCampaign      *campaign);
const char *muster_seat_get_campaign_player  (const MusterSeat    *self,
                                              MusterCampaign      *campaign);

/* Finds the seat of a campaign whose side and player fight a battle of it as @self: spectators where the
 * battle does not say which side it is, and a player where the campaign knows one by that id. */
MusterSeat  muster_seat_find_in_campaign     (const MusterSeat    *self,
                                              MusterBattle        *battle,
                                              MusterCampaign      *campaign);

/**
 * MusterSeatPapers:
 * @briefing: (nullable): of the seat, as safe HTML
 * @gazette: (nullable): the newspaper as the seat reads it, as safe HTML
 *
 * What a seat reads besides the campaign itself.
 */
typedef struct
{
  const char *briefing;
  const char *gazette;
} MusterSeatPapers;

/* Builds what the phones of a seat receive: the standings, the part of the log that its side may
 * read, the map as it sees it, and its papers. */
JsonNode   *muster_seat_view_campaign        (const MusterSeat       *self,
                                              MusterCampaign         *campaign,
                                              const MusterSeatPapers *papers) G_GNUC_WARN_UNUSED_RESULT;

/* Turns a side's sealed orders into orders of the campaign: its words into a note that only the game
 * master reads, and its marches. @params: (nullable): what the phone sent. @orders: (element-type
 * MusterCampaignOrder): they are added here. Returns NULL, or why there are none. */
char       *muster_seat_seal                 (const MusterSeat       *self,
                                              MusterCampaign         *campaign,
                                              JsonObject             *params,
                                              GArray                 *orders) G_GNUC_WARN_UNUSED_RESULT;
GArray     *muster_seat_new_sealed           (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
