/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* Which functions judge and play which order, and the checks that several orders share. */

const MusterOrderHandler *const muster_magdala_handlers[] = {
  [MAGDALA_FIRE] = &muster_magdala_fire,
  [MAGDALA_MOVE] = &muster_magdala_move,
  [MAGDALA_CHARGE] = &muster_magdala_charge,
  [MAGDALA_MELEE_ROUND] = &muster_magdala_melee,
  [MAGDALA_MORALE] = &muster_magdala_morale,
  [MAGDALA_RETEST] = &muster_magdala_retest,
  [MAGDALA_REACTION] = &muster_magdala_reaction,
  [MAGDALA_FORM] = &muster_magdala_form,
  [MAGDALA_MOUNT] = &muster_magdala_mount,
  [MAGDALA_DISMOUNT] = &muster_magdala_dismount,
  [MAGDALA_LIMBER] = &muster_magdala_limber,
  [MAGDALA_UNLIMBER] = &muster_magdala_unlimber,
  [MAGDALA_BUG_OUT] = &muster_magdala_bug_out,
  [MAGDALA_CLEAR_JAM] = &muster_magdala_clear_jam,
  [MAGDALA_BUILD] = &muster_magdala_build,
  [MAGDALA_RESUPPLY] = &muster_magdala_resupply,
  [MAGDALA_DETACH] = &muster_magdala_detach,
  [MAGDALA_REJOIN] = &muster_magdala_rejoin,
  [MAGDALA_MOVE_GENERAL] = &muster_magdala_move_general,
  [MAGDALA_END_TURN] = &muster_magdala_end_turn,
  [MAGDALA_SET] = &muster_magdala_set,
  [MAGDALA_REMOVE] = &muster_magdala_remove,
  [MAGDALA_AWARD] = &muster_magdala_award,
  [MAGDALA_NOTE] = &muster_common_note,
  [MAGDALA_END_BATTLE] = &muster_magdala_end_battle,
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_magdala_handlers) == MAGDALA_N_ORDERS);

static const MusterPhrase NOT_ACTIVE = {
  "M-TURN-01", N_("{u0} waits for the turn of its side.")
};
static const MusterPhrase IN_MELEE = { "M-ORDER-02", N_("{u0} is in melee.") };
static const MusterPhrase PURSUES = {
  "M-MELEE-16", N_("{u0} pursues and takes no orders; moves left: {1}.")
};
static const MusterPhrase RETREATS = {
  "M-REACT-03", N_("{u0} is in retreat: it must take its Reaction test again first.")
};
static const MusterPhrase OWES_TEST = { "M-MORALE-19", N_("{u0} must take its test of morale first.") };
static const MusterPhrase HAS_MOVED = { "M-TURN-02", N_("{u0} has moved this turn.") };
static const MusterPhrase HAS_FIRED = { "M-TURN-02", N_("{u0} has fired this turn.") };
static const MusterPhrase IS_BUSY = { "M-TURN-02", N_("{u0} has used its turn for something else.") };
static const MusterPhrase NO_ROCKET = {
  "M-FIRE-13", N_("“friend” is for rockets; {u0} is not one.")
};
static const MusterPhrase ROCKET_ITSELF = {
  "M-FIRE-13", N_("{u0} is the rocket: it does not strike itself.")
};
static const MusterPhrase OTHER_SIDE = { "M-FIRE-13", N_("{u0} is no friend of the rocket.") };
static const MusterPhrase NO_IMAM = { "M-MORALE-12", N_("{s0} has no imam on the table.") };


/* Whether a unit acts by this order. Changing its formation and tests that others impose on it are
 * not acts. */
static gboolean
is_act (guint verb)
{
  switch ((MagdalaVerb) verb)
    {
    case MAGDALA_FIRE:
    case MAGDALA_MOVE:
    case MAGDALA_CHARGE:
    case MAGDALA_RETEST:
    case MAGDALA_MOUNT:
    case MAGDALA_DISMOUNT:
    case MAGDALA_LIMBER:
    case MAGDALA_UNLIMBER:
    case MAGDALA_BUG_OUT:
    case MAGDALA_CLEAR_JAM:
    case MAGDALA_BUILD:
    case MAGDALA_RESUPPLY:
      return TRUE;
    case MAGDALA_MELEE_ROUND:
    case MAGDALA_MORALE:
    case MAGDALA_REACTION:
    case MAGDALA_FORM:
    case MAGDALA_DETACH:
    case MAGDALA_REJOIN:
    case MAGDALA_MOVE_GENERAL:
    case MAGDALA_END_TURN:
    case MAGDALA_SET:
    case MAGDALA_REMOVE:
    case MAGDALA_AWARD:
    case MAGDALA_NOTE:
    case MAGDALA_END_BATTLE:
    case MAGDALA_N_ORDERS:
    default:
      return FALSE;
    }
}

void
muster_magdala_judge_settle (MusterResolution *self)
{
  if (is_act (self->order->verb))
    self->state->units[self->order->unit].acted = TRUE;

  /* The step that ends a battle gives the reason of `end-battle` itself. */
  if (self->order->verb != MAGDALA_END_BATTLE)
    muster_common_step_reason (self);
}

/* M-ORDER-02, of a unit in play. */
gboolean
muster_magdala_judge_ready (const MusterState *state,
                            int                unit,
                            MusterRefusal     *why)
{
  if (magdala_get_side (state, unit) != state->active_side)
    return muster_refuse (why, &NOT_ACTIVE, unit);
  if (magdala_get (state, unit, MAGDALA_TEST_DUE) > 0)
    return muster_refuse (why, &OWES_TEST, unit);
  if (magdala_get (state, unit, MAGDALA_MELEE) > 0)
    return muster_refuse (why, &IN_MELEE, unit);
  if (magdala_get (state, unit, MAGDALA_RETREATING) > 0)
    return muster_refuse (why, &RETREATS, unit);
  if (magdala_get (state, unit, MAGDALA_PURSUING) > 0)
    return muster_refuse (why, &PURSUES, unit, magdala_get (state, unit, MAGDALA_PURSUING));
  return TRUE;
}

/* M-ORDER-03 */
gboolean
muster_magdala_judge_fresh (const MusterState *state,
                            int                unit,
                            MusterRefusal     *why)
{
  if (magdala_get (state, unit, MAGDALA_MOVED) > 0)
    return muster_refuse (why, &HAS_MOVED, unit);
  if (magdala_get (state, unit, MAGDALA_FIRED) > 0)
    return muster_refuse (why, &HAS_FIRED, unit);
  if (magdala_get (state, unit, MAGDALA_BUSY) > 0)
    return muster_refuse (why, &IS_BUSY, unit);
  return TRUE;
}

/**
 * muster_magdala_judge_friend:
 * @friend: who stands near the target of a rocket, or -1
 *
 * Returns: whether @friend may be named beside @rocket
 */
gboolean
muster_magdala_judge_friend (const MusterState *state,
                             int                rocket,
                             int                friend,
                             MusterRefusal     *why)
{
  if (friend < 0)
    return TRUE;
  if (!magdala_has_word (state, rocket, MAGDALA_ROCKET))
    return muster_refuse (why, &NO_ROCKET, rocket);
  if (friend == rocket)
    return muster_refuse (why, &ROCKET_ITSELF, rocket);
  if (magdala_get_side (state, friend) != magdala_get_side (state, rocket))
    return muster_refuse (why, &OTHER_SIDE, friend);
  return muster_common_check_in_play (state, friend, why);
}

/**
 * muster_magdala_judge_imam:
 * @field: of the order, that says whether an imam is near
 *
 * Returns: whether there is one, if @order says so
 */
gboolean
muster_magdala_judge_imam (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           guint              field,
                           MusterRefusal     *why)
{
  int side = magdala_get_side (state, order->unit);

  if (!muster_order_get (order, field) || muster_magdala_leaders_has_imam (setup, state, side))
    return TRUE;
  return muster_refuse (why, &NO_IMAM, side);
}
