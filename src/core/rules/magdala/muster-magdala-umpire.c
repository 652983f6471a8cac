/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-correction.h"

/* The orders that every ruleset has, for what happens outside the rules (M-SET, M-UMP-01). */

static const MusterPhrase NOT_IN_PLAY = { "M-SET-03", N_("{u0} is not in play: only its fate can be set.") };
static const MusterPhrase IS_OUT = { NULL, N_("{u0} is not in play.") };
static const MusterPhrase HAS_REJOINED = {
  "M-SET-03", N_("{u0} has rejoined its parent unit and is no more.")
};
static const MusterPhrase ONLY_BY_REJOIN = {
  "M-SET-03", N_("Only the order to rejoin makes a unit rejoin.")
};
static const MusterPhrase ONLY_END_MELEE = {
  "M-SET-01", N_("“melee” can only be set to 0: its melees end.")
};
static const MusterPhrase ONLY_GUNS = { "M-SET-06", N_("{u0} is not a gun.") };
static const MusterPhrase SIDE_OR_PLAYER = {
  "M-SET-07", N_("An award goes to a side or to a player, not to both.")
};
static const MusterPhrase NO_OBJECTIVE = {
  "M-SET-07", N_("Only “enemy-broken” and “umpire” are awarded.")
};

static const MusterPhrase REMOVED = { "M-SET-06", N_("{u0} leaves play: {f1}") };
static const MusterPhrase SPENT_ANEW = {
  "M-SET-01", N_("{u0} is down to half its strength or less: {1} of {2}")
};
static const MusterPhrase NOT_SPENT = { "M-SET-01", N_("{u0} has more than half its strength: {1} of {2}") };
static const MusterPhrase DESTROYED = { "M-SET-01", N_("{u0} has no figures left and is destroyed") };
static const MusterPhrase AWARDED = { "M-SCN-02", N_("{s0}: {o1}, {+2}") };
static const MusterPhrase AWARDED_PLAYER = { "M-SCN-02", N_("{p0}: {o1}, {+2}") };
static const MusterPhrase CALLED_OFF = { "M-SCN-04", N_("The battle is ended") };
static const MusterPhrase CALLED_OFF_BECAUSE = { "M-SCN-04", N_("{t0}") };

static gboolean
judge_set (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           MusterJudgeScope   scope,
           MusterRefusal     *why)
{
  MusterCorrection correction;
  int number, unit;

  muster_correction_init (&correction, setup, state, order);
  unit = correction.unit;
  if (unit >= 0 && state->units[unit].fate == MAGDALA_REJOINED)
    return muster_refuse (why, &HAS_REJOINED, unit);
  if (unit >= 0 && correction.kind != MUSTER_CORRECT_FATE && !muster_state_is_in_play (state, unit))
    return muster_refuse (why, &NOT_IN_PLAY, unit);
  if (!muster_correction_judge (&correction, setup, state, order, why))
    return FALSE;

  number = muster_correction_get_new (&correction, setup, state, order);
  if (correction.kind == MUSTER_CORRECT_FATE && number == MAGDALA_REJOINED)
    return muster_refuse (why, &ONLY_BY_REJOIN, 0);
  if (correction.kind == MUSTER_CORRECT_MARKER && correction.index == MAGDALA_MELEE && number != 0)
    return muster_refuse (why, &ONLY_END_MELEE, 0);
  return TRUE;
}

/* M-SET-01: a corrected strength gives or takes away the marker of a unit at half strength. */
static void
set_spent (MusterResolution *self,
           int               unit)
{
  MusterUnitState *now = &self->state->units[unit];
  gboolean spent = now->strength * 2 <= now->start;

  if (magdala_get_arm (self->state, unit) == MAGDALA_TRANSPORT ||
      spent == (now->markers[MAGDALA_SPENT] != 0))
    return;
  now->markers[MAGDALA_SPENT] = (gint16) spent;
  muster_step (self, spent ? &SPENT_ANEW : &NOT_SPENT, unit, now->strength, now->start);
}

static void
play_set (MusterResolution *self)
{
  MusterState *state = self->state;
  MusterCorrection correction;
  int unit, number;

  muster_correction_init (&correction, self->setup, state, self->order);
  unit = correction.unit;
  number = muster_correction_get_new (&correction, self->setup, state, self->order);
  muster_correction_play (&correction, self);
  switch ((guint) correction.kind)
    {
    case MUSTER_CORRECT_STRENGTH:
      {
        int now = self->state->units[unit].strength;

        if (now < correction.now)
          muster_resolution_count (self, "casualties", unit, correction.now - now);
        if (now == 0)
          {
            muster_step (self, &DESTROYED, unit);
            muster_magdala_losses_leave (self, unit, MAGDALA_DESTROYED);
          }
        else
          set_spent (self, unit);
      }
      break;
    case MUSTER_CORRECT_START:
      set_spent (self, unit);
      break;
    case MUSTER_CORRECT_LEADER:
      /* The correction has set only the status; the leader himself follows here. */
      state->units[unit].leader = (guint8) correction.now;
      muster_magdala_leaders_set (self->setup, state, unit, (MagdalaLeader) number);
      break;
    case MUSTER_CORRECT_FATE:
      if (number != MAGDALA_IN_PLAY)
        {
          muster_magdala_melees_end (state, unit);
          magdala_put (state, unit, MAGDALA_TEST_DUE, 0);
        }
      break;
    case MUSTER_CORRECT_MARKER:
      if (correction.index == MAGDALA_MELEE)
        muster_magdala_melees_end (state, unit);
      break;
    default:
      break;
    }
}

const MusterOrderHandler muster_magdala_set = { .judge_whole = judge_set, .play = play_set };

static gboolean
judge_remove (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = muster_order_get (order, MUSTER_REMOVE_UNIT);

  if (!muster_state_is_in_play (state, unit))
    return muster_refuse (why, &IS_OUT, unit);
  if (muster_common_get_removal (order) == MAGDALA_SPIKED &&
      magdala_get_arm (state, unit) != MAGDALA_GUN)
    return muster_refuse (why, &ONLY_GUNS, unit);
  return TRUE;
}

static void
play_remove (MusterResolution *self)
{
  int unit = muster_order_get (self->order, MUSTER_REMOVE_UNIT);
  MagdalaFate fate = (MagdalaFate) muster_common_get_removal (self->order);

  muster_step (self, &REMOVED, unit, (gint32) fate);
  muster_magdala_losses_leave (self, unit, fate);
  if (fate == MAGDALA_ROUTED)
    muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_ROUT);
  else if (fate == MAGDALA_RETREATED_OFF)
    muster_magdala_losses_prompt_friends (self, unit, MAGDALA_CAUSE_RETREAT);
}

const MusterOrderHandler muster_magdala_remove = { .judge_whole = judge_remove, .play = play_remove };

static int
find_objective (const MusterSetup *setup,
                const MusterOrder *order)
{
  const MagdalaData *data = magdala_get_data (setup);
  const char *id = muster_order_get_text (order, MUSTER_AWARD_OBJECTIVE);
  int objective = id != NULL ? muster_setup_find_objective (setup, id) : -1;

  return objective == data->broken || objective == data->umpire ? objective : -1;
}

static gboolean
judge_award (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  int objective = find_objective (setup, order);

  if (!muster_common_names_one (order))
    return muster_refuse (why, &SIDE_OR_PLAYER, 0);
  if (objective < 0)
    return muster_refuse (why, &NO_OBJECTIVE, 0);
  return muster_common_check_award (setup, state, order, objective, why);
}

static void
play_award (MusterResolution *self)
{
  int player = muster_order_get (self->order, MUSTER_AWARD_PLAYER);
  int objective = find_objective (self->setup, self->order);
  int count = muster_common_count_award (self, objective);

  if (player >= 0)
    muster_step (self, &AWARDED_PLAYER, player, objective, count);
  else
    muster_step (self, &AWARDED, muster_order_get (self->order, MUSTER_AWARD_SIDE), objective,
                 count);
}

const MusterOrderHandler muster_magdala_award = { .judge_whole = judge_award, .play = play_award };

static void
play_end_battle (MusterResolution *self)
{
  gboolean has_reason = muster_common_call_off (self, &CALLED_OFF, &CALLED_OFF_BECAUSE);

  muster_magdala_score_end_battle (self, MUSTER_WINNER_NONE, has_reason);
}

const MusterOrderHandler muster_magdala_end_battle = { .play = play_end_battle };
