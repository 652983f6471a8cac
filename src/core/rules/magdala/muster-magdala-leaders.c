/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* Generals and imams (M-GEN). A leader is known by the unit that he began with, wherever he goes: that
 * unit keeps where he is and how he is, the unit that he is with keeps whose leader he was. */

#define NOBODY 0
#define MADE (-1)

static const MusterPhrase NO_LEADER = { "M-GEN-08", N_("Nobody is with {u0} who could go elsewhere.") };
static const MusterPhrase HURT = { "M-GEN-04", N_("The leader with {u0} is wounded or dead and stays.") };
static const MusterPhrase NOT_ACTIVE = { "M-GEN-08", N_("Leaders move in the turn of their own side.") };
static const MusterPhrase IN_MELEE = { "M-GEN-08", N_("{u0} is in melee.") };
static const MusterPhrase SAME_UNIT = { "M-GEN-08", N_("He is with {u0} already.") };
static const MusterPhrase OTHER_SIDE = { "M-GEN-08", N_("{u0} is on the other side.") };
static const MusterPhrase NOT_THERE = { NULL, N_("{u0} is not in play.") };
static const MusterPhrase NO_TRANSPORT = { "M-GEN-08", N_("{u0} is transport; nobody leads it.") };
static const MusterPhrase HAS_LEADER = { "M-GEN-08", N_("{u0} has a leader with it already.") };

static const MusterPhrase GOES = { "M-GEN-08", N_("The leader of {u0} is now with {u1}") };
static const MusterPhrase PLACE_HIM = { NULL, N_("Place the leader with {u0}.") };
static const MusterPhrase KILLED = { "M-GEN-03", N_("{u0}: {d1}, its General is killed") };
static const MusterPhrase WOUNDED = { "M-GEN-03", N_("{u0}: {d1}, its General is wounded") };
static const MusterPhrase STILL_WOUNDED = {
  "M-GEN-03", N_("{u0}: {d1}, its General was wounded before and stays so")
};
static const MusterPhrase UNHURT = { "M-GEN-03", N_("{u0}: {d1}, its General comes to no harm") };

/**
 * muster_magdala_leaders_get_def:
 *
 * Returns: (nullable): what was said in the setup of the leader who is with @unit, alive or dead
 */
const MusterLeaderDef *
muster_magdala_leaders_get_def (const MusterSetup *setup,
                                const MusterState *state,
                                int                unit)
{
  const MagdalaData *data = magdala_get_data (setup);
  int home = state->units[unit].own[MAGDALA_OWN_LED_BY] - 1;

  if (state->units[unit].leader == MAGDALA_NO_LEADER)
    return NULL;
  return home >= 0 && home < (int) setup->units->len && data->leaders[home].present
           ? &data->leaders[home] : &data->made;
}

/* A leader is identified by the unit that he began with. */
int
muster_magdala_leaders_get (const MusterSetup *setup,
                            const MusterState *state,
                            int                unit)
{
  guint8 status = state->units[unit].leader;

  if (status != MAGDALA_IN_COMMAND && status != MAGDALA_WOUNDED)
    return -1;
  return MAX (state->units[unit].own[MAGDALA_OWN_LED_BY], 0) - 1;
}

/**
 * muster_magdala_leaders_find:
 * @unit: that he began with
 * @status: (out): how he is
 * @is_lost: (out): killed, or with a unit that is destroyed (M-CAMP-03)
 *
 * Returns: the unit that he is with, or -1
 */
int
muster_magdala_leaders_find (const MusterSetup *setup,
                             const MusterState *state,
                             int                unit,
                             guint             *status,
                             gboolean          *is_lost)
{
  int at = state->units[unit].own[MAGDALA_OWN_MAN_AT] - 1;

  *status = (guint) state->units[unit].own[MAGDALA_OWN_MAN];
  *is_lost = *status == MAGDALA_KILLED ||
             (at >= 0 && *status != MAGDALA_NO_LEADER && state->units[at].fate == MAGDALA_DESTROYED);
  return at;
}

static gboolean
is_imam (const MusterSetup *setup,
         const MusterState *state,
         int                unit)
{
  const MusterLeaderDef *leader = muster_magdala_leaders_get_def (setup, state, unit);

  return leader != NULL && leader->trait == magdala_get_data (setup)->imam;
}

/* A General is with it, hale or wounded. */
gboolean
muster_magdala_leaders_has_general (const MusterSetup *setup,
                                    const MusterState *state,
                                    int                unit)
{
  guint8 status = state->units[unit].leader;

  return (status == MAGDALA_IN_COMMAND || status == MAGDALA_WOUNDED) &&
         !is_imam (setup, state, unit);
}

/* M-GEN-02 */
gboolean
muster_magdala_leaders_may_reroll (const MusterSetup *setup,
                                   const MusterState *state,
                                   int                unit)
{
  return state->units[unit].leader == MAGDALA_IN_COMMAND && !is_imam (setup, state, unit);
}

/* M-MORALE-12 */
gboolean
muster_magdala_leaders_has_imam (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                side)
{
  for (int i = 0; i < state->n_units; i++)
    if (magdala_get_side (state, i) == side && muster_state_is_in_play (state, i) &&
        state->units[i].leader != MAGDALA_KILLED && is_imam (setup, state, i))
      return TRUE;
  return FALSE;
}

/* Gives @unit the leader that the setup names for it. */
void
muster_magdala_leaders_place (MusterState *state,
                              int          unit)
{
  MusterUnitState *now = &state->units[unit];

  now->leader = MAGDALA_IN_COMMAND;
  now->own[MAGDALA_OWN_LED_BY] = now->own[MAGDALA_OWN_MAN_AT] = unit + 1;
  now->own[MAGDALA_OWN_MAN] = MAGDALA_IN_COMMAND;
}

/**
 * muster_magdala_leaders_set:
 * @status: none takes him away
 *
 * The leader with @unit is so from now on; where there was none, there is a new one.
 */
void
muster_magdala_leaders_set (const MusterSetup *setup,
                            MusterState       *state,
                            int                unit,
                            MagdalaLeader      status)
{
  MusterUnitState *now = &state->units[unit];
  int home;

  if (now->leader == MAGDALA_NO_LEADER && status != MAGDALA_NO_LEADER)
    {
      const MagdalaData *data = magdala_get_data (setup);
      gboolean was_imam = unit < (int) setup->units->len && data->leaders[unit].trait == data->imam;

      /* The umpire's new General: the one that @unit began with if he was taken away, else one
       * without a name. */
      now->own[MAGDALA_OWN_LED_BY] =
        now->own[MAGDALA_OWN_MAN] == MAGDALA_NO_LEADER && !was_imam ? unit + 1 : MADE;
      now->leadership = 0;
    }
  home = now->own[MAGDALA_OWN_LED_BY] - 1;
  now->leader = (guint8) status;
  if (home >= 0)
    {
      state->units[home].own[MAGDALA_OWN_MAN] = (gint32) status;
      state->units[home].own[MAGDALA_OWN_MAN_AT] = status != MAGDALA_NO_LEADER ? unit + 1 : NOBODY;
    }
  if (status == MAGDALA_NO_LEADER)
    now->own[MAGDALA_OWN_LED_BY] = NOBODY;
}

static gboolean
lose_general (MusterResolution *self,
              int               unit,
              MagdalaLeader     status,
              int               by)
{
  muster_magdala_leaders_set (self->setup, self->state, unit, status);
  muster_note (self, MUSTER_INCIDENT_LEADER_LOST, unit, by, (int) status);
  return TRUE;
}

/**
 * muster_magdala_leaders_risk_general:
 * @hits: that @unit has taken in this order, as rolled
 * @by: the enemy whose hits they are, or -1
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_magdala_leaders_risk_general (MusterResolution *self,
                                     int               unit,
                                     int               hits,
                                     int               by)
{
  const guint8 *dice;
  int total, roll;

  if (hits <= MAGDALA_RISKY_HITS || !muster_state_is_in_play (self->state, unit) ||
      !muster_magdala_leaders_has_general (self->setup, self->state, unit))
    return TRUE;

  dice = muster_resolution_roll (self, MAGDALA_ROLL_GENERAL_RISK, unit, 2, 0);
  if (dice == NULL)
    return FALSE;

  muster_resolution_try_total (self, unit, muster_totals_from (MAGDALA_WOUNDED_ON + 1));
  total = dice[0] + dice[1];
  roll = (int) muster_resolution_last_roll (self);
  if (total == MAGDALA_KILLED_ON)
    {
      muster_step (self, &KILLED, unit, roll);
      return lose_general (self, unit, MAGDALA_KILLED, by);
    }
  if (total != MAGDALA_WOUNDED_ON)
    {
      muster_step (self, &UNHURT, unit, roll);
      return TRUE;
    }
  if (self->state->units[unit].leader == MAGDALA_WOUNDED)
    {
      muster_step (self, &STILL_WOUNDED, unit, roll);
      return TRUE;
    }
  muster_step (self, &WOUNDED, unit, roll);
  return lose_general (self, unit, MAGDALA_WOUNDED, by);
}

static gboolean
judge_move_general (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  guint8 status = state->units[order->unit].leader;

  if (status == MAGDALA_NO_LEADER)
    return muster_refuse (why, &NO_LEADER, order->unit);
  if (status != MAGDALA_IN_COMMAND)
    return muster_refuse (why, &HURT, order->unit);
  if (magdala_get_side (state, order->unit) != state->active_side)
    return muster_refuse (why, &NOT_ACTIVE, 0);
  if (magdala_get (state, order->unit, MAGDALA_MELEE) > 0)
    return muster_refuse (why, &IN_MELEE, order->unit);
  return TRUE;
}

static gboolean
judge_move_general_whole (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterJudgeScope   scope,
                          MusterRefusal     *why)
{
  int to = muster_order_get (order, MAGDALA_MOVE_GENERAL_TO);
  guint8 status = state->units[to].leader;

  if (to == order->unit)
    return muster_refuse (why, &SAME_UNIT, to);
  if (!muster_state_is_in_play (state, to))
    return muster_refuse (why, &NOT_THERE, to);
  if (magdala_get_side (state, to) != magdala_get_side (state, order->unit))
    return muster_refuse (why, &OTHER_SIDE, to);
  if (magdala_get_arm (state, to) == MAGDALA_TRANSPORT)
    return muster_refuse (why, &NO_TRANSPORT, to);
  if (status != MAGDALA_NO_LEADER && status != MAGDALA_KILLED)
    return muster_refuse (why, &HAS_LEADER, to);
  if (magdala_get (state, to, MAGDALA_MELEE) > 0)
    return muster_refuse (why, &IN_MELEE, to);
  return TRUE;
}

static void
play_move_general (MusterResolution *self)
{
  MusterState *state = self->state;
  int to = muster_order_get (self->order, MAGDALA_MOVE_GENERAL_TO);
  MusterUnitState *left = &state->units[self->order->unit];
  MusterUnitState *joined = &state->units[to];
  int home = left->own[MAGDALA_OWN_LED_BY] - 1;

  joined->leader = left->leader;
  joined->leadership = left->leadership;
  joined->own[MAGDALA_OWN_LED_BY] = left->own[MAGDALA_OWN_LED_BY];
  left->leader = MAGDALA_NO_LEADER;
  left->own[MAGDALA_OWN_LED_BY] = NOBODY;
  if (home >= 0)
    state->units[home].own[MAGDALA_OWN_MAN_AT] = to + 1;
  muster_step (self, &GOES, self->order->unit, to);
  muster_prompt (self, &PLACE_HIM, to);
}

const MusterOrderHandler muster_magdala_move_general = {
  .judge = judge_move_general,
  .judge_whole = judge_move_general_whole,
  .play = play_move_general,
};
