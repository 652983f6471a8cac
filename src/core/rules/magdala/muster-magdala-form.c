/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* How a unit stands: formation, stance and works, in the saddle or on foot, limbered or not (M-MOVE-05, -06,
 * -10, M-FORT-07). */

static const MusterPhrase SAY_WHAT = { "M-MOVE-10", N_("Name a formation, a stance or works.") };
static const MusterPhrase NOT_ON_FOOT = { "M-MOVE-10", N_("{u0} is not on foot.") };
static const MusterPhrase NO_SQUARE = { "M-MOVE-10", N_("Only regular infantry forms square.") };
static const MusterPhrase NO_WORKS = { "M-FORT-07", N_("Only troops on foot and guns stand behind works.") };
static const MusterPhrase NO_RIDERS = { "M-MOVE-05", N_("{u0} neither mounts nor dismounts."), TRUE };
static const MusterPhrase IN_SADDLE = { "M-MOVE-05", N_("{u0} is mounted already.") };
static const MusterPhrase ON_FOOT = { "M-MOVE-05", N_("{u0} is on foot already.") };
static const MusterPhrase IS_PINNED = { "M-MORALE-15", N_("{u0} is pinned.") };
static const MusterPhrase NO_TIME = {
  "M-MOVE-05", N_("{u0} has less than half its turn left.")
};
static const MusterPhrase NO_GUN = { "M-MOVE-06", N_("{u0} is not a gun that can be limbered."), TRUE };
static const MusterPhrase IS_AFLOAT = {
  "M-FORT-08", N_("{u0} is on a riverboat and is never limbered."), TRUE
};
static const MusterPhrase IS_LIMBERED = { "M-MOVE-06", N_("{u0} is limbered already.") };
static const MusterPhrase IS_UNLIMBERED = { "M-MOVE-06", N_("{u0} is unlimbered already.") };

static const MusterPhrase TAKES_FORMATION = { "M-MOVE-10", N_("{u0}: {v1}") };
static const MusterPhrase TAKES_WORKS = { "M-FORT-07", N_("{u0} behind works: {v1}") };
static const MusterPhrase MOUNTS = { "M-MOVE-05", N_("{u0} mounts: half its turn") };
static const MusterPhrase DISMOUNTS = { "M-MOVE-05", N_("{u0} dismounts: half its turn") };
static const MusterPhrase LIMBERS = { "M-MOVE-06", N_("{u0} limbers: its whole turn") };
static const MusterPhrase UNLIMBERS = { "M-MOVE-06", N_("{u0} unlimbers: its whole turn") };

static gboolean
judge_form (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  if (!muster_magdala_judge_ready (state, order->unit, why))
    return FALSE;
  return muster_magdala_units_is_on_foot (state, order->unit) ||
         magdala_get_arm (state, order->unit) == MAGDALA_GUN ||
         muster_refuse (why, &NOT_ON_FOOT, order->unit);
}

static gboolean
judge_form_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  int unit = order->unit;
  gboolean formation = muster_order_has (order, MAGDALA_FORM_FORMATION);
  gboolean stance = muster_order_has (order, MAGDALA_FORM_STANCE);
  gboolean works = muster_order_has (order, MAGDALA_FORM_WORKS);

  if (!formation && !stance && !works)
    return muster_refuse (why, &SAY_WHAT, 0);
  if ((formation || stance) && !muster_magdala_units_is_on_foot (state, unit))
    return muster_refuse (why, &NOT_ON_FOOT, unit);
  if (formation && muster_order_get (order, MAGDALA_FORM_FORMATION) == MAGDALA_IN_SQUARE &&
      !magdala_has_word (state, unit, MAGDALA_LINE))
    return muster_refuse (why, &NO_SQUARE, 0);
  if (works && !muster_magdala_units_is_on_foot (state, unit) &&
      magdala_get_arm (state, unit) != MAGDALA_GUN)
    return muster_refuse (why, &NO_WORKS, 0);
  return TRUE;
}

static void
play_form (MusterResolution *self)
{
  MusterState *state = self->state;
  const MusterOrder *order = self->order;
  int formation = muster_order_get (order, MAGDALA_FORM_FORMATION);

  if (muster_order_has (order, MAGDALA_FORM_FORMATION))
    {
      magdala_put (state, order->unit, MAGDALA_SKIRMISH, formation == MAGDALA_SKIRMISH_ORDER);
      magdala_put (state, order->unit, MAGDALA_SQUARE, formation == MAGDALA_IN_SQUARE);
      muster_step (self, &TAKES_FORMATION, order->unit, MAGDALA_FORM_FORMATION);
    }
  if (muster_order_has (order, MAGDALA_FORM_STANCE))
    {
      magdala_put (state, order->unit, MAGDALA_PRONE,
                   muster_order_get (order, MAGDALA_FORM_STANCE));
      muster_step (self, &TAKES_FORMATION, order->unit, MAGDALA_FORM_STANCE);
    }
  if (muster_order_has (order, MAGDALA_FORM_WORKS))
    {
      magdala_put (state, order->unit, MAGDALA_WORKS, muster_order_get (order, MAGDALA_FORM_WORKS));
      muster_step (self, &TAKES_WORKS, order->unit, MAGDALA_FORM_WORKS);
    }
}

static gboolean
asks_for (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field)
{
  return field == MAGDALA_FORM_WORKS || muster_magdala_units_is_on_foot (state, order->unit);
}

const MusterOrderHandler muster_magdala_form = {
  .judge = judge_form,
  .judge_whole = judge_form_whole,
  .play = play_form,
  .asks_for = asks_for,
};

static gboolean
judge_saddle (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;
  int moved = magdala_get (state, unit, MAGDALA_MOVED);
  int fired = magdala_get (state, unit, MAGDALA_FIRED);
  gboolean mounted = magdala_get (state, unit, MAGDALA_MOUNTED) != 0;

  if (magdala_get_arm (state, unit) != MAGDALA_RIDER)
    return muster_refuse (why, &NO_RIDERS, unit);
  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (mounted && order->verb == MAGDALA_MOUNT)
    return muster_refuse (why, &IN_SADDLE, unit);
  if (!mounted && order->verb == MAGDALA_DISMOUNT)
    return muster_refuse (why, &ON_FOOT, unit);
  if (magdala_get (state, unit, MAGDALA_PINNED) > 0)
    return muster_refuse (why, &IS_PINNED, unit);
  if (magdala_get (state, unit, MAGDALA_BUSY) > 0 || moved > 1 || fired > 1 ||
      (moved > 0 && fired > 0))
    return muster_refuse (why, &NO_TIME, unit);
  return TRUE;
}

static void
play_saddle (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gboolean mounts = self->order->verb == MAGDALA_MOUNT;

  magdala_put (state, unit, MAGDALA_MOUNTED, mounts);
  magdala_put (state, unit, MAGDALA_BUSY, 1);
  magdala_put (state, unit, MAGDALA_SKIRMISH, 0);
  muster_magdala_move_leave_ground (state, unit);
  muster_step (self, mounts ? &MOUNTS : &DISMOUNTS, unit);
}

const MusterOrderHandler muster_magdala_mount = { .judge = judge_saddle, .play = play_saddle };
const MusterOrderHandler muster_magdala_dismount = { .judge = judge_saddle, .play = play_saddle };

static gboolean
judge_limber (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;
  gboolean limbered = magdala_get (state, unit, MAGDALA_LIMBERED) != 0;

  if (magdala_get_arm (state, unit) != MAGDALA_GUN)
    return muster_refuse (why, &NO_GUN, unit);
  if (magdala_has_word (state, unit, MAGDALA_RIVERBOAT))
    return muster_refuse (why, &IS_AFLOAT, unit);
  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (limbered && order->verb == MAGDALA_LIMBER)
    return muster_refuse (why, &IS_LIMBERED, unit);
  if (!limbered && order->verb == MAGDALA_UNLIMBER)
    return muster_refuse (why, &IS_UNLIMBERED, unit);
  return muster_magdala_judge_fresh (state, unit, why);
}

static void
play_limber (MusterResolution *self)
{
  gboolean limbers = self->order->verb == MAGDALA_LIMBER;

  magdala_put (self->state, self->order->unit, MAGDALA_LIMBERED, limbers);
  magdala_put (self->state, self->order->unit, MAGDALA_BUSY, 2);
  muster_step (self, limbers ? &LIMBERS : &UNLIMBERS, self->order->unit);
}

const MusterOrderHandler muster_magdala_limber = { .judge = judge_limber, .play = play_limber };
const MusterOrderHandler muster_magdala_unlimber = { .judge = judge_limber, .play = play_limber };
