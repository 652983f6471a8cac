/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterSeat:
 * @side: index of the side whose secrets it sees; -1: spectators
 * @player: index of the player it belongs to, or -1
 *
 * A place at the table from which somebody looks at a battle. It is a plain value that can be
 * copied.
 */
typedef struct
{
  int side;
  int player;
} MusterSeat;

/**
 * MusterSeatMoment:
 * @order: (nullable): an order that waits for dice
 * @request: (nullable): the dice for which @order waits
 * @tape: (nullable): the rolls that @order already has
 * @briefing: (nullable): safe HTML for this seat alone
 *
 * What a seat sees besides the battle itself.
 */
typedef struct
{
  const MusterOrder *order;
  const MusterRequest *request;
  const MusterTape *tape;
  const char *briefing;
} MusterSeatMoment;

/* Lists one seat for each player, one for each side without players, and last the seat of the
 * spectators. */
GArray   *muster_seats_list     (const MusterSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* The id of the side of a seat, and the name of its player; NULL if it has none. */
const char *muster_seat_get_side_id (const MusterSeat  *self,
                                     const MusterSetup *setup);
const char *muster_seat_get_player  (const MusterSeat  *self,
                                     const MusterSetup *setup);

/* Returns the side that throws the dice of @request, or -1. */
int       muster_seat_find_thrower (MusterBattle        *battle,
                                    const MusterOrder   *order,
                                    const MusterRequest *request);

/* Builds what the phones of a seat receive; docs/phones.md describes the members. The same battle
 * and moment always give the same bytes, and nothing that only another side knows affects them
 * (W-SEAT-03). @moment: (nullable). */
JsonNode *muster_seat_view      (const MusterSeat       *self,
                                 MusterBattle           *battle,
                                 const MusterSeatMoment *moment) G_GNUC_WARN_UNUSED_RESULT;

/* Builds the same for another seat of a side: one of its seats got @state of the same battle and moment, and
 * only the player and the briefing differ. It costs next to nothing. @briefing: (nullable). */
JsonNode *muster_seat_view_again (const MusterSeat *self,
                                  MusterBattle     *battle,
                                  JsonNode         *state,
                                  const char       *briefing) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the briefing of a seat for a battle outside a campaign, as safe HTML; NULL for spectators. */
char     *muster_seat_briefing_dup (const MusterSeat *self,
                                    MusterBattle     *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
