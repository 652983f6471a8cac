/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* What the players are reminded of: the deal, whose card is up, and the end of the turn (H-TURN). */

static const MusterPhrase DEAL =
  { "H-TURN-01", N_("the cards are to be dealt") };
static const MusterPhrase CARD_IS_UP =
  { "H-TURN-03", N_("{u0} acts now: its card is up") };
static const MusterPhrase HAS_FOUGHT =
  { "H-TURN-03", N_("{u0} has fought: its card is played") };
static const MusterPhrase CAN_BE_DONE =
  { "H-TURN-05", N_("{u0} can leave it at that: its card is played") };
static const MusterPhrase ALL_HAVE_ACTED =
  { "H-TURN-01", N_("all have acted: the turn can end") };

/* Whether @unit of the active group has any order left besides `done`. */
static gboolean
can_act (const MusterSetup *setup,
         const MusterState *state,
         int                unit)
{
  static const HexcardVerb verbs[] = { HEXCARD_FIRE,   HEXCARD_ASSAULT,  HEXCARD_MOVE,     HEXCARD_LIMBER,
                                       HEXCARD_UNLIMBER, HEXCARD_EMBARK, HEXCARD_DISEMBARK };

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_auto (MusterOrder) order = { 0 };
      MusterRefusal why;

      muster_order_init (&order, muster_hexcard_orders, verbs[i], unit);
      if (muster_handlers_judge (setup, state, &order, MUSTER_JUDGE_UNIT, &why))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_active (const MusterState *state,
           int                unit)
{
  MusterRefusal why;

  return muster_state_is_in_play (state, unit) && muster_hexcard_judge_active (state, unit, &why);
}

static gboolean
has_begun (const MusterState *state,
           int                unit)
{
  return hexcard_has_marker (state, unit, HEXCARD_FOUGHT) ||
         hexcard_has_marker (state, unit, HEXCARD_MOVED);
}

void
muster_hexcard_duties_list (const MusterSetup *setup,
                            const MusterState *state,
                            GArray            *duties)
{
  if (state->phase == HEXCARD_PHASE_DEAL)
    muster_duty_add (duties, MUSTER_DUTY_TURN, -1, HEXCARD_DEAL, &DEAL);
  else if (state->phase == HEXCARD_PHASE_COHESION)
    muster_duty_add (duties, MUSTER_DUTY_TURN, -1, HEXCARD_END_TURN, &ALL_HAVE_ACTED);
  else
    {
      int commander = -1, last = -1;
      guint n_able = 0;

      /* Lists the units that share the card that is up. A commander goes with his unit, so he is
       * named only if no unit can act. Once one of them has acted, or none can, the group may be
       * done. */
      for (int i = muster_hexcard_units_next (state, -1); i >= 0;
           i = muster_hexcard_units_next (state, i))
        {
          if (!is_active (state, i))
            continue;
          if (last < 0 || has_begun (state, i))
            last = i;
          if (!can_act (setup, state, i))
            continue;
          if (hexcard_get_arm (state, i) == HEXCARD_COMMANDER)
            {
              commander = commander < 0 ? i : commander;
              continue;
            }
          muster_duty_add (duties, MUSTER_DUTY_TURN, i, -1, &CARD_IS_UP);
          n_able++;
        }
      if (n_able == 0 && commander >= 0 && !has_begun (state, last))
        muster_duty_add (duties, MUSTER_DUTY_TURN, commander, -1, &CARD_IS_UP);
      else if (last >= 0 && (n_able == 0 || has_begun (state, last)))
        muster_duty_add (duties, MUSTER_DUTY_TURN, last, HEXCARD_DONE,
                         hexcard_has_marker (state, last, HEXCARD_FOUGHT) ? &HAS_FOUGHT
                         : &CAN_BE_DONE);
    }
}
