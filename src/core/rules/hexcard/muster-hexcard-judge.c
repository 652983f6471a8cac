/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include <string.h>

#include "core/rules/hexcard/muster-hexcard-text.h"

/* Which function judges and plays which order, and the checks that several orders share. */

const MusterOrderHandler *const muster_hexcard_handlers[] = {
  [HEXCARD_ATTACH] = &muster_hexcard_attach,
  [HEXCARD_DETACH] = &muster_hexcard_detach,
  [HEXCARD_SPLIT] = &muster_hexcard_split,
  [HEXCARD_MERGE] = &muster_hexcard_merge,
  [HEXCARD_DEAL] = &muster_hexcard_deal,
  [HEXCARD_MOVE] = &muster_hexcard_move,
  [HEXCARD_LIMBER] = &muster_hexcard_limber,
  [HEXCARD_UNLIMBER] = &muster_hexcard_unlimber,
  [HEXCARD_EMBARK] = &muster_hexcard_embark,
  [HEXCARD_DISEMBARK] = &muster_hexcard_disembark,
  [HEXCARD_FIRE] = &muster_hexcard_fire,
  [HEXCARD_ASSAULT] = &muster_hexcard_assault,
  [HEXCARD_DONE] = &muster_hexcard_done,
  [HEXCARD_END_TURN] = &muster_hexcard_end_turn,
  [HEXCARD_SET] = &muster_hexcard_set,
  [HEXCARD_REMOVE] = &muster_hexcard_remove,
  [HEXCARD_AWARD] = &muster_hexcard_award,
  [HEXCARD_NOTE] = &muster_common_note,
  [HEXCARD_END_BATTLE] = &muster_hexcard_end_battle,
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_hexcard_handlers) == HEXCARD_N_ORDERS);

static const MusterPhrase NOT_ACTIVE = {
  "H-TURN-02", N_("It is not the turn of {u0}: {u1} acts now, on {k2}.")
};
static const MusterPhrase HAS_ACTED = { "H-TURN-03", N_("{u0} has acted this turn.") };
static const MusterPhrase IS_DISRUPTED = {
  "H-DISRUPT-01", N_("{u0} is disrupted and may not move.")
};
static const MusterPhrase HAS_MOVED = { "H-MOVE-12", N_("{u0} has moved this turn.") };
static const MusterPhrase MOVES_NO_MORE = {
  "H-TURN-05", N_("{u0} has fought this turn and may no longer move.")
};
static const MusterPhrase HAS_FOUGHT = { "H-TURN-06", N_("{u0} has fought this turn.") };
static const MusterPhrase RED_CARD = {
  "H-TERRAIN-01", N_("{u0} acts on {k1}: hills and woods may be entered only on a black card.")
};
static const MusterPhrase NO_DICE = { "H-FIRE-17", N_("{u0} has no dice to throw.") };

/* In the order of HexcardPhase. */
static const MusterPhrase ONLY_IN_PHASE[] = {
  { "H-TURN-01", N_("This is done before the cards are dealt.") },
  { "H-TURN-01", N_("This is done while units act on their cards; deal them first.") },
  { "H-TURN-01", N_("This is done when all units have acted.") },
};
static const MusterPhrase ALL_HAVE_ACTED = {
  "H-TURN-01", N_("All units have acted; end the turn.")
};


/**
 * muster_hexcard_judge_settle:
 *
 * Brings up to date what follows from any change: links to units out of play, losses, whose turn it is.
 */
void
muster_hexcard_judge_settle (MusterResolution *self)
{
  /* The step that ends a battle gives the reason of `end-battle` itself. */
  if (self->order->verb != HEXCARD_END_BATTLE)
    muster_common_step_reason (self);
  /* By moving and by being done nobody leaves play. */
  if (!self->outcome->quiet || (self->order->verb != HEXCARD_MOVE && self->order->verb != HEXCARD_DONE))
    {
      muster_hexcard_losses_break_links (self);
      muster_hexcard_score_count_losses (self->setup, self->state);
    }
  muster_hexcard_queue_settle (self->state);
}

gboolean
muster_hexcard_judge_phase (const MusterState *state,
                            HexcardPhase       phase,
                            MusterRefusal     *why)
{
  if (state->phase == phase)
    return TRUE;
  if (phase == HEXCARD_PHASE_ACTIVATION && state->phase == HEXCARD_PHASE_COHESION)
    return muster_refuse (why, &ALL_HAVE_ACTED, 0);

  return muster_refuse (why, &ONLY_IN_PHASE[phase], 0);
}

/* Whether it is @unit's turn to act. */
gboolean
muster_hexcard_judge_active (const MusterState *state,
                             int                unit,
                             MusterRefusal     *why)
{
  int group;

  if (!muster_hexcard_judge_phase (state, HEXCARD_PHASE_ACTIVATION, why))
    return FALSE;

  group = muster_hexcard_queue_get_next_group (state, 0);
  if (state->units[unit].own[HEXCARD_GROUP] == group && !state->units[unit].acted)
    return TRUE;
  if (state->units[unit].acted)
    return muster_refuse (why, &HAS_ACTED, unit);

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (state->units[i].own[HEXCARD_GROUP] == group && muster_state_is_in_play (state, i))
      return muster_refuse (why, &NOT_ACTIVE, unit, i, state->units[i].card);
  g_return_val_if_reached (FALSE);
}

gboolean
muster_hexcard_judge_fresh (const MusterState *state,
                            int                unit,
                            MusterRefusal     *why)
{
  if (hexcard_has_marker (state, unit, HEXCARD_DISRUPTED))
    return muster_refuse (why, &IS_DISRUPTED, unit);
  if (hexcard_has_marker (state, unit, HEXCARD_MOVED))
    return muster_refuse (why, &HAS_MOVED, unit);
  if (hexcard_has_marker (state, unit, HEXCARD_FOUGHT))
    return muster_refuse (why, &MOVES_NO_MORE, unit);
  return TRUE;
}

/* Whether @unit may still attack this turn. */
gboolean
muster_hexcard_judge_unfought (const MusterState *state,
                               int                unit,
                               MusterRefusal     *why)
{
  if (hexcard_has_marker (state, unit, HEXCARD_FOUGHT))
    return muster_refuse (why, &HAS_FOUGHT, unit);
  return TRUE;
}

/* Whether the card of @unit lets it enter a hill or a wood. */
gboolean
muster_hexcard_judge_terrain (const MusterState *state,
                              int                unit,
                              MusterRefusal     *why)
{
  if (muster_card_is_red (state->units[unit].card))
    return muster_refuse (why, &RED_CARD, unit, state->units[unit].card);
  return TRUE;
}

/* Whether @unit has any dice to attack with. */
gboolean
muster_hexcard_judge_dice (const MusterState *state,
                           int                unit,
                           MusterRefusal     *why)
{
  HexcardDice dice;

  muster_hexcard_units_count_dice (state, unit, TRUE, &dice);
  if (dice.own + dice.commanders == 0)
    return muster_refuse (why, &NO_DICE, unit);
  return TRUE;
}
