/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* What the players are reminded of. Whether an order is possible is left to the order's own
 * judging. */

typedef struct
{
  guint verb;
  MusterDutyTime when;
  MusterPhrase phrase;
} Duty;

static const Duty unit_duties[] = {
  { KINGS_BABBAGE_RETURN, MUSTER_DUTY_NOW,
    { "K-SOLO-04", N_("{u0} has left the table: roll whether it returns") } },
  { KINGS_BABBAGE_APPEAR, MUSTER_DUTY_NOW,
    { "K-SOLO-02", N_("{u0} has moved: roll whether natives appear") } },
  { KINGS_FOLLOW_UP, MUSTER_DUTY_MAY,
    { "K-MELEE-08", N_("{u0} has won and may follow up") } },
  { KINGS_IDIOT_CHECK, MUSTER_DUTY_MAY,
    { "K-LEAD-02", N_("{u0} has an idiot for a Leader: roll his die before its order") } },
  { KINGS_RALLY, MUSTER_DUTY_TURN,
    { "K-TURN-02", N_("{u0} is pinned and must try to rally") } },
  { KINGS_BABBAGE_ACT, MUSTER_DUTY_MAY,
    { "K-SOLO-03", N_("{u0} acts by Mr Babbage’s table") } },
  { KINGS_DEPLOY, MUSTER_DUTY_MAY,
    { "K-SCN-04", N_("{u0} is in reserve and can come on") } },
};

static const Duty battle_duties[] = {
  { KINGS_BEGIN, MUSTER_DUTY_NOW,
    { "K-OPT", N_("dice are rolled before the first turn") } },
  { KINGS_REINFORCE, MUSTER_DUTY_MAY,
    { "K-SCN-07", N_("reinforcements can be rolled for, first in the turn") } },
  { KINGS_DRAW_SIDE, MUSTER_DUTY_TURN,
    { "K-TURN-03", N_("draw whose turn comes next") } },
};

/* An order that is always possible is no duty, so some are checked further. */
static gboolean
is_due (const MusterSetup *setup,
        const MusterState *state,
        guint              verb,
        int                unit)
{
  const KingsData *data = muster_kings_get_data (setup);
  g_auto (MusterOrder) order = { 0 };
  MusterRefusal why;

  if (verb == KINGS_BEGIN && !data->must_begin)
    return FALSE;
  if (verb == KINGS_DRAW_SIDE && (state->own[KINGS_STATE_DRAWN] > 0 ||
                                  muster_kings_turn_count_sides_left (setup, state) == 1))
    return FALSE;

  muster_order_init (&order, muster_kings_orders, verb, unit);
  return muster_handlers_judge (setup, state, &order, MUSTER_JUDGE_UNIT, &why);
}

void
muster_kings_duties_list (const MusterSetup *setup,
                          const MusterState *state,
                          GArray            *duties)
{
  for (guint i = 0; i < G_N_ELEMENTS (battle_duties); i++)
    if (is_due (setup, state, battle_duties[i].verb, -1))
      muster_duty_add (duties, battle_duties[i].when, -1, (int) battle_duties[i].verb,
                       &battle_duties[i].phrase);

  for (int unit = 0; unit < state->n_units; unit++)
    for (guint i = 0; i < G_N_ELEMENTS (unit_duties); i++)
      if (is_due (setup, state, unit_duties[i].verb, unit))
        {
          muster_duty_add (duties, unit_duties[i].when, unit, (int) unit_duties[i].verb,
                           &unit_duties[i].phrase);
          break;
        }
}
