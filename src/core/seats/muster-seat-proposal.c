/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/seats/muster-seat-proposal.h"

#include <string.h>

#include "core/muster-json.h"
#include "core/seats/muster-seat-orders.h"
#include "core/seats/muster-seat-veil.h"

char *
muster_seat_proposal_dup_reason (const MusterSeat    *self,
                                 MusterBattle        *battle,
                                 const MusterOrder   *order,
                                 const MusterOutcome *outcome)
{
  g_auto (MusterSeatVeil) veil = { 0 };

  muster_seat_veil_init (&veil, battle, self->side);
  return muster_seat_veil_dup_words (&veil, order, &outcome->reason);
}

static gboolean
read_order (const MusterSeat  *self,
            MusterBattle      *battle,
            JsonObject        *what,
            MusterOrder       *order,
            GError           **error)
{
  g_auto (MusterSeatVeil) veil = { 0 };
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), what);
  g_autofree char *text = muster_json_print (node, FALSE);
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), "proposal", error);
  MusterSpot spot;

  if (json == NULL)
    return FALSE;
  muster_seat_veil_init (&veil, battle, self->side);
  muster_spot_init (&spot, json, "proposal", error);
  return muster_seat_orders_read (&veil, &spot, order);
}

char *
muster_seat_proposal_read (const MusterSeat *self,
                           MusterBattle     *battle,
                           JsonObject       *what,
                           MusterOrder      *order)
{
  g_autoptr (GError) error = NULL;
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  if (!read_order (self, battle, what, order, &error))
    return g_strdup (error->message);

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  muster_battle_try (battle, order, &tape, &outcome);
  return outcome.kind == MUSTER_OUTCOME_REFUSED
           ? muster_seat_proposal_dup_reason (self, battle, order, &outcome) : NULL;
}

char *
muster_seat_proposal_dup_asks_id (const MusterSeat *self,
                                  MusterBattle     *battle,
                                  guint             n_rolls)
{
  g_auto (MusterSeatVeil) veil = { 0 };

  muster_seat_veil_init (&veil, battle, self->side);
  return g_strdup_printf ("%u-%u", muster_seat_veil_count_entries (&veil, battle), n_rolls);
}
