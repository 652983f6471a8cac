/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include <string.h>

#include "core/rules/magdala/muster-magdala-text.h"

/* A round of melee (M-MELEE-04 to -12, M-MELEE-22, M-MELEE-23). The first of the two is whoever charged. */

#define ATTACKER 0
#define DEFENDER 1

/* A unit has no more figures than these, and fights no more combats. */
#define MOST_DICE 999

static const MusterPhrase NO_MELEE = {
  "M-ORDER-07", N_("{u0} has not charged {u1} and is not fighting it.")
};
static const MusterPhrase WRONG_WAY = {
  "M-ORDER-07", N_("{u1} charged {u0}: a round is ordered for {u1}, with {u0} as its target.")
};
static const MusterPhrase NOT_ATTACKING = {
  "M-ORDER-07", N_("{u0} has charged nobody whom it still fights.")
};
static const MusterPhrase FOUGHT = {
  "M-MELEE-03", N_("This round has been fought; the next is in the next turn.")
};
static const MusterPhrase OWES_TEST = { "M-MELEE-13", N_("{u0} must take its test of morale first.") };
static const MusterPhrase TOO_MANY = {
  "M-MELEE-20", N_("{u0} has a strength of {1}; {2} cannot be in contact.")
};
static const MusterPhrase NO_FLANKS = { "M-MELEE-10", N_("Say how many flanks are overlapped.") };
static const MusterPhrase NOBODY_OVERLAPPED = {
  "M-MELEE-10", N_("Flanks are given only where somebody is overlapped.")
};
static const MusterPhrase NOT_OUTNUMBERED = {
  "M-MELEE-11", N_("{u0} has figures {1} and fights {2}: it is not outnumbered.")
};

static const MusterPhrase ADJUSTED = { "M-MELEE-06", N_("{u0} adds {+1} to each die, {u2} {+3}") };
static const MusterPhrase ROUND = { "M-MELEE-04", N_("Round {0}, figures in contact {1}: combats {2}") };
static const MusterPhrase THROWN = { "M-MELEE-05", N_("{u0} {d1}, {u2} {d3}: killed {4} and {5}") };
static const MusterPhrase OVERLAP = {
  "M-MELEE-10", N_("{u0} is overlapped, extra combats {1}: {d2} against {d3}, killed {4}")
};
static const MusterPhrase LOST = { "M-MELEE-12", N_("{u0} has lost the round, killed {1} to {2}") };
static const MusterPhrase DRAWN = { "M-MELEE-12", N_("Killed {0} each: nobody has lost the round") };
static const MusterPhrase NOBODY_TESTS = {
  "M-MELEE-22", N_("{u0} is wiped out: nobody tests and nobody pursues")
};
static const MusterPhrase TEST_NOW = { NULL, N_("{u0} tests its morale."), TRUE };

/* Adds up the adjustments of one side; the log explains them if it is @told. */
static int
get_adjustment (const MusterState  *state,
                const MusterOrder  *order,
                const MagdalaFight *fight,
                int                 side,
                MusterResolution   *told)
{
  int target = fight->units[DEFENDER];
  int works = muster_order_has (order, MAGDALA_MELEE_WORKS)
                ? muster_order_get (order, MAGDALA_MELEE_WORKS)
                : magdala_get (state, target, MAGDALA_WORKS);
  gboolean hinder = works == MAGDALA_ZAREBA || works == MAGDALA_WAGONS ||
                    works == MAGDALA_EARTHWORKS;
  guint umpire = side == ATTACKER ? MAGDALA_MELEE_UMPIRE_ATTACKER : MAGDALA_MELEE_UMPIRE_DEFENDER;

  return muster_magdala_adjust_combat (state, fight->units[side], fight->units[1 - side], fight->round,
                                       muster_order_get (order, umpire), side == ATTACKER && hinder,
                                       told);
}

static int
count_extra (const MusterState *state,
             const MusterOrder *order,
             const MagdalaFight *fight)
{
  int enemy = fight->units[1 - fight->victim];
  int left = state->units[enemy].strength - muster_order_get (order, MAGDALA_MELEE_CONTACT);

  return CLAMP (MAGDALA_OVERLAPS * fight->round * muster_order_get (order, MAGDALA_MELEE_FLANKS), 0,
                MAX (left, 0));
}

/**
 * muster_magdala_melee_plan:
 * @order: a legal round of melee
 * @fight: (out): its combats before the dice
 */
void
muster_magdala_melee_plan (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           MagdalaFight      *fight)
{
  int target = muster_order_get (order, MAGDALA_MELEE_TARGET);
  int overlapped = muster_order_get (order, MAGDALA_MELEE_OVERLAPPED);

  *fight = (MagdalaFight) {
    .units = { order->unit, target },
    .round = state->units[order->unit].own[MAGDALA_OWN_ROUND],
    .n_combats = MAX (muster_order_get (order, MAGDALA_MELEE_CONTACT) / MAGDALA_FIGURES_A_COMBAT, 1),
  };
  for (int i = ATTACKER; i <= DEFENDER; i++)
    fight->adjust[i] = get_adjustment (state, order, fight, i, NULL);
  if (overlapped == MAGDALA_OVERLAPPED_NONE)
    return;
  fight->victim = overlapped == MAGDALA_OVERLAPPED_ATTACKER ? ATTACKER : DEFENDER;
  fight->n_extra = count_extra (state, order, fight);
}

static gboolean
judge_melee (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[order->unit];

  if (scope == MUSTER_JUDGE_UNIT && now->own[MAGDALA_OWN_TARGET] == 0)
    return muster_refuse (why, &NOT_ATTACKING, order->unit);
  if (scope == MUSTER_JUDGE_UNIT && now->own[MAGDALA_OWN_FOUGHT])
    return muster_refuse (why, &FOUGHT, 0);
  if (now->markers[MAGDALA_TEST_DUE] > 0)
    return muster_refuse (why, &OWES_TEST, order->unit);
  return TRUE;
}

static gboolean
judge_melee_whole (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterJudgeScope   scope,
                   MusterRefusal     *why)
{
  int unit = order->unit;
  int target = muster_order_get (order, MAGDALA_MELEE_TARGET);
  int contact = muster_order_get (order, MAGDALA_MELEE_CONTACT);
  int overlapped = muster_order_get (order, MAGDALA_MELEE_OVERLAPPED);
  gboolean has_flanks = muster_order_has (order, MAGDALA_MELEE_FLANKS);
  int victim;
  int enemies;

  if (!muster_common_check_enemy (state, unit, target, why))
    return FALSE;
  if (muster_magdala_melees_fights (state, target, unit))
    return muster_refuse (why, &WRONG_WAY, unit, target);
  if (!muster_magdala_melees_fights (state, unit, target))
    return muster_refuse (why, &NO_MELEE, unit, target);
  if (state->units[unit].own[MAGDALA_OWN_FOUGHT])
    return muster_refuse (why, &FOUGHT, 0);
  if (magdala_get (state, target, MAGDALA_TEST_DUE) > 0)
    return muster_refuse (why, &OWES_TEST, target);
  if (contact > state->units[target].strength)
    return muster_refuse (why, &TOO_MANY, target, state->units[target].strength, contact);

  /* M-MELEE-10, M-MELEE-11 */
  victim = overlapped == MAGDALA_OVERLAPPED_ATTACKER ? order->unit
           : muster_order_get (order, MAGDALA_MELEE_TARGET);
  enemies = muster_magdala_melees_count_enemies (state, victim);
  if (overlapped == MAGDALA_OVERLAPPED_NONE)
    return !has_flanks || muster_refuse (why, &NOBODY_OVERLAPPED, 0);
  if (!has_flanks)
    return muster_refuse (why, &NO_FLANKS, 0);
  if (state->units[victim].strength >= enemies)
    return muster_refuse (why, &NOT_OUTNUMBERED, victim, state->units[victim].strength, enemies);
  return TRUE;
}

/* A copy of the dice, since the tape may move its own when the other side's are added. */
typedef struct
{
  guint roll;
  guint8 faces[MOST_DICE];
} Throw;

/* Rolls @n dice. FALSE when they are missing. */
static gboolean
throw_dice (MusterResolution *self,
            MagdalaRoll       purpose,
            int               unit,
            int               n,
            Throw            *dice)
{
  const guint8 *faces = muster_resolution_roll (self, purpose, unit, (guint) n, 0);

  if (faces == NULL)
    return FALSE;
  dice->roll = muster_resolution_last_roll (self);
  memcpy (dice->faces, faces, (gsize) MIN (n, MOST_DICE));
  return TRUE;
}

/**
 * muster_magdala_melee_count_kills:
 * @better: by how much the one side's die is adjusted more than the other's
 *
 * Returns: in how many of the 36 throws of two dice the one side kills
 */
guint
muster_magdala_melee_count_kills (int better)
{
  guint n = 0;

  for (int own = 1; own <= 6; own++)
    for (int other = 1; other <= 6; other++)
      n += own + better - other >= MAGDALA_KILLS_BY;
  return n;
}

static void
try_combats (MusterResolution *self,
             int               unit,
             int               n,
             int               n_good,
             int               better)
{
  muster_resolution_try_odds (self, unit, (guint) n, (guint) n_good,
                              muster_magdala_melee_count_kills (better), 36);
}

/* Both sides roll a die for each combat (M-MELEE-05). FALSE when dice are missing. */
static gboolean
fight_combats (MusterResolution   *self,
               const MagdalaFight *fight,
               int                *killed)
{
  int better = fight->adjust[ATTACKER] - fight->adjust[DEFENDER];
  Throw dice[2];

  for (int i = ATTACKER; i <= DEFENDER; i++)
    {
      muster_need (self, NULL, fight->adjust[i]);
      if (!throw_dice (self, i == ATTACKER ? MAGDALA_ROLL_MELEE_ATTACKER : MAGDALA_ROLL_MELEE_DEFENDER,
                       fight->units[i], fight->n_combats, &dice[i]))
        return FALSE;
    }

  /* Each pair of dice is compared, and whoever is beaten by enough loses a figure. */
  for (int i = 0; i < fight->n_combats; i++)
    {
      int more = dice[ATTACKER].faces[i] + fight->adjust[ATTACKER] - dice[DEFENDER].faces[i] -
                 fight->adjust[DEFENDER];

      killed[DEFENDER] += more >= MAGDALA_KILLS_BY;
      killed[ATTACKER] += more <= -MAGDALA_KILLS_BY;
    }

  try_combats (self, fight->units[ATTACKER], fight->n_combats, killed[DEFENDER], better);
  try_combats (self, fight->units[DEFENDER], fight->n_combats, killed[ATTACKER], -better);
  muster_step (self, &THROWN, fight->units[ATTACKER], (gint32) dice[ATTACKER].roll,
               fight->units[DEFENDER], (gint32) dice[DEFENDER].roll, killed[ATTACKER],
               killed[DEFENDER]);
  return TRUE;
}

/* M-MELEE-12, M-MELEE-22, M-MELEE-23 */
static void
settle_round (MusterResolution   *self,
              const MagdalaFight *fight,
              const int          *killed)
{
  MusterState *state = self->state;
  int loser = killed[ATTACKER] > killed[DEFENDER] ? ATTACKER : DEFENDER;
  int rounds;

  if (!muster_state_is_in_play (state, fight->units[ATTACKER]) ||
      !muster_state_is_in_play (state, fight->units[DEFENDER]))
    {
      gboolean left[2] = { muster_state_is_in_play (state, fight->units[ATTACKER]),
                           muster_state_is_in_play (state, fight->units[DEFENDER]) };
      int survivor = left[ATTACKER] ? ATTACKER : DEFENDER;

      /* A side that is wiped out has lost, whatever the numbers, and nobody tests. */
      if (!left[ATTACKER] && !left[DEFENDER])
        {
          muster_note (self, MUSTER_INCIDENT_DREW_FIGHT, fight->units[ATTACKER],
                       fight->units[DEFENDER]);
        }
      else
        {
          muster_note (self, MUSTER_INCIDENT_WON_FIGHT, fight->units[survivor],
                       fight->units[1 - survivor]);
          magdala_put (state, fight->units[survivor], MAGDALA_LOST_ROUNDS, 0);
        }
      muster_step (self, &NOBODY_TESTS, fight->units[left[ATTACKER] ? DEFENDER : ATTACKER]);
      return;
    }

  muster_magdala_melees_count_round (state, fight->units[ATTACKER]);
  if (killed[ATTACKER] == killed[DEFENDER])
    {
      magdala_put (state, fight->units[ATTACKER], MAGDALA_LOST_ROUNDS, 0);
      magdala_put (state, fight->units[DEFENDER], MAGDALA_LOST_ROUNDS, 0);
      muster_step (self, &DRAWN, killed[ATTACKER]);
      muster_note (self, MUSTER_INCIDENT_DREW_FIGHT, fight->units[ATTACKER],
                   fight->units[DEFENDER]);
      return;
    }
  magdala_put (state, fight->units[1 - loser], MAGDALA_LOST_ROUNDS, 0);

  rounds = magdala_get (state, fight->units[loser], MAGDALA_LOST_ROUNDS) + 1;
  magdala_put (state, fight->units[loser], MAGDALA_LOST_ROUNDS, MIN (rounds, 99));
  magdala_put (state, fight->units[loser], MAGDALA_TEST_DUE, MAGDALA_MELEE_TEST);
  muster_step (self, &LOST, fight->units[loser], killed[loser], killed[1 - loser]);
  muster_prompt (self, &TEST_NOW, fight->units[loser]);

  muster_note (self, MUSTER_INCIDENT_WON_FIGHT, fight->units[1 - loser], fight->units[loser]);
}

static void
play_melee (MusterResolution *self)
{
  MagdalaFight fight;
  int killed[2] = { 0 };
  int victim;
  int enemy;
  int n;
  Throw dice, own;
  int lost = 0;

  muster_magdala_melee_plan (self->setup, self->state, self->order, &fight);
  muster_step (self, &ROUND, fight.round, muster_order_get (self->order, MAGDALA_MELEE_CONTACT),
               fight.n_combats);
  for (int i = ATTACKER; i <= DEFENDER; i++)
    get_adjustment (self->state, self->order, &fight, i, self);
  muster_step (self, &ADJUSTED, fight.units[ATTACKER], fight.adjust[ATTACKER], fight.units[DEFENDER],
               fight.adjust[DEFENDER]);

  if (!fight_combats (self, &fight, killed))
    return;

  /* Extra combats of an overlap are fought without adjustments, and only the overlapped unit loses
   * figures. */
  victim = fight.units[fight.victim];
  enemy = fight.units[1 - fight.victim];
  n = fight.n_extra;
  if (n != 0)
    {
      if (!throw_dice (self, MAGDALA_ROLL_OVERLAP_ENEMY, enemy, n, &dice) ||
          !throw_dice (self, MAGDALA_ROLL_OVERLAP_VICTIM, victim, n, &own))
        return;

      for (int i = 0; i < n; i++)
        lost += dice.faces[i] - own.faces[i] >= MAGDALA_KILLS_BY;
      killed[fight.victim] += lost;
      try_combats (self, enemy, n, lost, 0);
      muster_step (self, &OVERLAP, victim, n, (gint32) dice.roll, (gint32) own.roll, lost);
    }

  /* Losses are applied to both sides at once. */
  for (int i = ATTACKER; i <= DEFENDER; i++)
    self->state->units[fight.units[i]].own[MAGDALA_OWN_FOE] = fight.units[1 - i] + 1;
  for (int i = ATTACKER; i <= DEFENDER; i++)
    muster_magdala_losses_remove_figures (self, fight.units[i], killed[i], fight.units[1 - i]);
  for (int i = ATTACKER; i <= DEFENDER; i++)
    if (!muster_magdala_leaders_risk_general (self, fight.units[i], killed[i], fight.units[1 - i]))
      return;

  self->outcome->hits = killed[DEFENDER];
  settle_round (self, &fight, killed);
}

const MusterOrderHandler muster_magdala_melee = {
  .judge = judge_melee,
  .judge_whole = judge_melee_whole,
  .play = play_melee,
  .forecast = muster_magdala_forecast_melee,
};
