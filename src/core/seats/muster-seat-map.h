/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/campaign/muster-campaign.h"
#include "core/seats/muster-seat.h"

G_BEGIN_DECLS

/* The map of a campaign as a seat sees it (C-MAP-28), and the marches that a side may order on it. */

/* Writes the member `map`: null without a map. Spectators see the forces that every side sees. */
void         muster_seat_map_write        (const MusterSeat *self,
                                           MusterCampaign   *campaign,
                                           JsonBuilder      *builder);

/* Writes a field for each force of the side that may be given a march, with the ways that it can go. */
void         muster_seat_map_write_fields (const MusterSeat *self,
                                           MusterCampaign   *campaign,
                                           JsonBuilder      *builder);

/* Turns what was chosen in such a field into the order `march`. Returns FALSE if the side has no such
 * field; whether the force can go that way, the rules say. */
gboolean     muster_seat_map_read_march   (const MusterSeat    *self,
                                           MusterCampaign      *campaign,
                                           const char          *field,
                                           const char          *way,
                                           MusterCampaignOrder *order);

G_END_DECLS
