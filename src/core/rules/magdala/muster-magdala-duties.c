/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* What the players are reminded of: what must be done before a turn can end, and what a unit in
 * trouble may do. Also how far orders reach. */

static const MusterPhrase TEST_MORALE = { "M-MORALE-19", N_("{u0} owes a test of morale") };
static const MusterPhrase FIGHT = { "M-MELEE-03", N_("{u0} is in melee: this turn’s round is to be fought") };
static const MusterPhrase REACT_AGAIN = { "M-REACT-03", N_("{u0} must take its Reaction test again") };
static const MusterPhrase MAY_RETEST = { "M-MORALE-16", N_("{u0} is halted and may test again") };
static const MusterPhrase MAY_CLEAR = { "M-FIRE-12", N_("{u0} may try to clear its jam") };
static const MusterPhrase GO_BACK = { "M-MORALE-17", N_("{u0} has lost half its strength and must go back") };

static gboolean
can (const MusterSetup *setup,
     const MusterState *state,
     MagdalaVerb        verb,
     int                unit)
{
  g_auto (MusterOrder) order = { 0 };
  MusterRefusal why;

  muster_order_init (&order, muster_magdala_orders, verb, unit);
  return muster_handlers_judge (setup, state, &order, MUSTER_JUDGE_UNIT, &why);
}

void
muster_magdala_duties_list (const MusterSetup *setup,
                            const MusterState *state,
                            GArray            *duties)
{
  for (int i = 0; i < state->n_units; i++)
    if (muster_state_is_in_play (state, i))
      {
        const MusterUnitState *now = &state->units[i];

        /* A test after fire can wait, since more fire may come first (M-MORALE-19); one after melee
         * cannot. */
        if (now->markers[MAGDALA_TEST_DUE] > 0)
          muster_duty_add (duties, now->markers[MAGDALA_TEST_DUE] == MAGDALA_MELEE_TEST
                           ? MUSTER_DUTY_NOW : MUSTER_DUTY_TURN, i, MAGDALA_MORALE, &TEST_MORALE);
        if (now->own[MAGDALA_OWN_TARGET] > 0 && !now->own[MAGDALA_OWN_FOUGHT])
          muster_duty_add (duties, MUSTER_DUTY_TURN, i, MAGDALA_MELEE_ROUND, &FIGHT);
        if (now->def->side == state->active_side)
          {
            if (now->markers[MAGDALA_RETREATING] == 2)
              muster_duty_add (duties, MUSTER_DUTY_NOW, i, MAGDALA_REACTION, &REACT_AGAIN);
            if (now->markers[MAGDALA_HALTED] == 3 && can (setup, state, MAGDALA_RETEST, i))
              muster_duty_add (duties, MUSTER_DUTY_MAY, i, MAGDALA_RETEST, &MAY_RETEST);
            if (now->markers[MAGDALA_JAMMED] == 2 && can (setup, state, MAGDALA_CLEAR_JAM, i))
              muster_duty_add (duties, MUSTER_DUTY_MAY, i, MAGDALA_CLEAR_JAM, &MAY_CLEAR);
            if (now->markers[MAGDALA_SPENT] && can (setup, state, MAGDALA_MOVE, i))
              muster_duty_add (duties, MUSTER_DUTY_MAY, i, MAGDALA_MOVE, &GO_BACK);
          }
      }
}

int
muster_magdala_duties_get_reach (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 guint              field,
                                 int                choice)
{
  gboolean charge = order->verb == MAGDALA_CHARGE;
  guint going = charge ? MAGDALA_CHARGE_GOING : MAGDALA_MOVE_GOING;
  MagdalaAllowance allowance;

  if (order->verb == MAGDALA_FIRE &&
      (field == MAGDALA_FIRE_DISTANCE || field == MAGDALA_FIRE_TARGET))
    return muster_magdala_volley_get_range (state, order->unit);
  if (!(order->verb == MAGDALA_MOVE && field == MAGDALA_MOVE_DISTANCE) &&
      !(charge && field == MAGDALA_CHARGE_DISTANCE))
    return 0;

  muster_magdala_move_get_allowance (state, order->unit,
                                     (MagdalaGoing) muster_order_get (order, going), charge,
                                     &allowance);
  if (allowance.dice > 0)
    return 6 * allowance.dice + MAGDALA_MOVE_PLUS;
  if (!charge && (magdala_get (state, order->unit, MAGDALA_BUSY) > 0 ||
                  muster_order_get (order, MAGDALA_MOVE_EXTENT) == MAGDALA_HALF))
    return allowance.inches / 2;
  return allowance.inches;
}
