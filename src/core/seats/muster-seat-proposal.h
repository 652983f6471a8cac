/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/seats/muster-seat.h"

G_BEGIN_DECLS

/* Reads the order that a phone of the seat proposes, and has the rules judge it as things stand now.
 * @what: an object with `order`, and `unit` and `params` if there are any. @order: the caller clears
 * it even after a refusal. Returns NULL if the order can be given, otherwise why not, in words that
 * tell the seat no secret (W-PROPOSE-02, W-SEAT-03). */
char *muster_seat_proposal_read (const MusterSeat *self,
                                 MusterBattle     *battle,
                                 JsonObject       *what,
                                 MusterOrder      *order) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the reason of an outcome that refuses, in such words. */
char *muster_seat_proposal_dup_reason (const MusterSeat    *self,
                                       MusterBattle        *battle,
                                       const MusterOrder   *order,
                                       const MusterOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;

/* Returns what `asks` of the seat calls the dice that an order waits for once it has @n_rolls. */
char *muster_seat_proposal_dup_asks_id (const MusterSeat *self,
                                        MusterBattle     *battle,
                                        guint             n_rolls) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
