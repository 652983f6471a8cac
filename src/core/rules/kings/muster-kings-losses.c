/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* Models, Leaders and whole units that are lost. */

static const MusterPhrase LEADER_SAFE =
  { "K-MELEE-05", N_("{u0}: {d1} makes {2}, its Leader is safe") };
static const MusterPhrase LEADER_FALLS =
  { "K-MELEE-05", N_("{u0}: {d1} makes {2}, its Leader falls") };
static const MusterPhrase BUMBLES_ON =
  { "K-LEAD-02", N_("{u0}: its bulletproof bumbler has that rolled again") };
static const MusterPhrase TAKE_LEADER =
  { "K-LEAD-04", N_("{u0}: take its Leader off as one of the casualties; it is leaderless now") };
static const MusterPhrase LOSES =
  { NULL, N_("{u0}: models lost {1}, left {2}") };
static const MusterPhrase BREAKS_CLOSE_ORDER =
  { "K-CLOSE-01", MUSTER_COUNTED (1, "{u0} has fewer than {1} model and loses close order",
                                  "{u0} has fewer than {1} models and loses close order") };
static const MusterPhrase DESTROYED =
  { NULL, N_("{u0} is destroyed") };
static const MusterPhrase LEAVES =
  { NULL, N_("{u0}: {f1}") };
static const MusterPhrase WITNESSES =
  { "K-PIN-01", N_("{s0}: each unit within 12\" of {u1} tests as a witness") };
static const MusterPhrase TEST_RETURN =
  { "K-SOLO-04", N_("{u0}: roll whether it returns") };

/* What fells a Leader: by whom it is shot at, and whether he is unlucky. */
static const MusterPhrase FALLS_ON[2][2] = {
  { { "K-MELEE-05", N_("he falls if they make 2 in all") },
    { "K-LEAD-02", N_("he falls if they make 2 or 3 in all") } },
  { { "K-FIRE-05", N_("he falls if they make 2 or 12 in all") },
    { "K-FIRE-05", N_("he falls if they make 2, 3 or 12 in all") } },
};
static const MusterPhrase CREWS_ONLY =
  { "K-CREW-01", N_("only a crewed weapon can be spiked"), TRUE };
static const MusterPhrase NOT_LEADERLESS =
  { "K-CREW-01", N_("{u0} has its Leader") };

/* K-MELEE-05, K-FIRE-05: does a roll of @sum kill the Leader? */
gboolean
muster_kings_losses_is_fatal (const MusterSetup *setup,
                              const MusterState *state,
                              int                unit,
                              int                sum,
                              gboolean           snipers)
{
  if (sum == 2 || (snipers && sum == 12))
    return TRUE;
  return sum == 3 && muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_UNLUCKY);
}

static gboolean
roll_for_leader (MusterResolution *self,
                 int               unit,
                 KingsRoll         purpose,
                 gboolean          snipers,
                 gboolean         *falls)
{
  gboolean unlucky = muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_UNLUCKY);
  const guint8 *dice;
  guint64 safe = 0;

  muster_need (self, &FALLS_ON[snipers ? 1 : 0][unlucky ? 1 : 0], 0);
  dice = muster_resolution_roll (self, purpose, unit, 2, 0);
  if (dice == NULL)
    return FALSE;

  for (int sum = 2; sum <= 12; sum++)
    if (!muster_kings_losses_is_fatal (self->setup, self->state, unit, sum, snipers))
      safe |= G_GUINT64_CONSTANT (1) << sum;
  muster_resolution_try_total (self, unit, safe);
  *falls = muster_kings_losses_is_fatal (self->setup, self->state, unit, dice[0] + dice[1],
                                         snipers);
  muster_step (self, *falls ? &LEADER_FALLS : &LEADER_SAFE, unit,
               (gint32) muster_resolution_last_roll (self), dice[0] + dice[1]);
  return TRUE;
}

/**
 * muster_kings_losses_test_leader:
 * @casualties: that the unit is about to take off
 * @snipers: shot at by those who pick out officers
 * @by: the enemy whose doing they are
 *
 * Rolls whether the Leader is one of the casualties (K-MELEE-05, K-FIRE-05), where that is a
 * question at all.
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_losses_test_leader (MusterResolution *self,
                                 int               unit,
                                 int               casualties,
                                 gboolean          snipers,
                                 int               by)
{
  const MusterUnitState *now = &self->state->units[unit];
  gboolean falls;

  if (casualties <= 0 || casualties >= now->strength || now->leader != KINGS_IN_COMMAND)
    return TRUE;

  if (!roll_for_leader (self, unit, KINGS_ROLL_LEADER_CASUALTY, snipers, &falls))
    return FALSE;
  if (falls &&
      muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_BULLETPROOF_BUMBLER))
    {
      muster_step (self, &BUMBLES_ON, unit);
      if (!roll_for_leader (self, unit, KINGS_ROLL_LEADER_CASUALTY_REROLL, snipers, &falls))
        return FALSE;
    }

  if (falls)
    {
      muster_kings_losses_remove_leader (self, unit, KINGS_CASUALTY, by);
      muster_prompt (self, &TAKE_LEADER, unit);
    }
  return TRUE;
}

void
muster_kings_losses_remove_leader (MusterResolution *self,
                                   int               unit,
                                   KingsLeader       status,
                                   int               by)
{
  MusterUnitState *now = &self->state->units[unit];

  if (now->leader != KINGS_IN_COMMAND)
    return;
  now->leader = (guint8) status;
  muster_note (self, MUSTER_INCIDENT_LEADER_LOST, unit, by, status);
  muster_kings_score_leader (self, unit);
}

static void
note_blood (MusterResolution *self,
            int               unit)
{
  if (self->setup->sides[muster_kings_get_unit (self->setup, unit)->side].role == 1)
    self->state->own[KINGS_STATE_BLED] = TRUE;
}

/* Takes models off, the Leader last. The tests that losses call for are the caller's. @by: the
 * enemy who caused them, or -1. */
void
muster_kings_losses_remove_models (MusterResolution *self,
                                   int               unit,
                                   int               models,
                                   int               by)
{
  MusterUnitState *now = &self->state->units[unit];

  models = MIN (models, now->strength);
  if (models <= 0)
    return;

  now->strength = (gint16) (now->strength - models);
  muster_resolution_count (self, "casualties", unit, models);
  muster_step (self, &LOSES, unit, models, now->strength);
  muster_note (self, MUSTER_INCIDENT_LOST, unit, by, models);
  note_blood (self, unit);
  if (now->strength == 0)
    {
      muster_kings_losses_leave (self, unit, KINGS_DESTROYED, by);
    }
  else if (now->markers[KINGS_CLOSE_ORDER] && now->strength < KINGS_CLOSE_ORDER_MIN)
    {
      now->markers[KINGS_CLOSE_ORDER] = 0;
      muster_step (self, &BREAKS_CLOSE_ORDER, unit, KINGS_CLOSE_ORDER_MIN);
    }
}

/**
 * muster_kings_losses_leave:
 * @by: the enemy whose doing it is, or -1
 *
 * The unit leaves play: what that means for points, for its friends and for Mr Babbage.
 */
void
muster_kings_losses_leave (MusterResolution *self,
                           int               unit,
                           KingsFate         fate,
                           int               by)
{
  MusterUnitState *now = &self->state->units[unit];
  int side = muster_kings_get_unit (self->setup, unit)->side;
  gboolean automated = muster_kings_is_automated (self->setup, unit);
  gboolean lost = fate == KINGS_DESTROYED || fate == KINGS_ROUTED || fate == KINGS_RETREATED_OFF;

  if (now->fate != KINGS_IN_PLAY)
    return;

  now->fate = (guint8) fate;
  muster_step (self, fate == KINGS_DESTROYED ? &DESTROYED : &LEAVES, unit, fate);
  muster_note (self, MUSTER_INCIDENT_LEFT, unit, by, fate, lost || fate == KINGS_SPIKED);
  if (fate == KINGS_DESTROYED)
    {
      /* A destroyed unit has no models left, however it came about (K-FILE-04). */
      if (now->strength > 0)
        {
          muster_resolution_count (self, "casualties", unit, now->strength);
          muster_note (self, MUSTER_INCIDENT_LOST, unit, by, now->strength);
          now->strength = 0;
          note_blood (self, unit);
        }
      now->markers[KINGS_CLOSE_ORDER] = 0;
      muster_kings_losses_remove_leader (self, unit, KINGS_CASUALTY, by);
    }
  muster_kings_score_leave (self, unit, fate);

  if (lost)
    self->state->own[KINGS_STATE_LOSSES + side]++;
  if (automated && (fate == KINGS_DESTROYED || fate == KINGS_ROUTED))
    {
      now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_RETURN_DUE;
      muster_prompt (self, &TEST_RETURN, unit);
    }
  else if (lost && !automated && muster_state_count_in_play (self->state, side) > 0)
    {
      muster_prompt (self, &WITNESSES, side, unit);
    }
}

static gboolean
judge_retreat_loss (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  return muster_kings_judge_in_play (state, order->unit, why);
}

static void
play_retreat_loss (MusterResolution *self)
{
  muster_kings_losses_remove_models (self, self->order->unit,
                                     muster_order_get (self->order, KINGS_RETREAT_LOSS_MODELS), -1);
}

const MusterOrderHandler muster_kings_retreat_loss = {
  judge_retreat_loss, NULL, play_retreat_loss
};

static gboolean
judge_spike (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_kings_judge_in_play (state, unit, why))
    return FALSE;
  if (muster_kings_get_unit (setup, unit)->arm != KINGS_ARM_CREWED)
    return muster_refuse (why, &CREWS_ONLY, unit);
  return state->units[unit].leader != KINGS_IN_COMMAND ||
         muster_refuse (why, &NOT_LEADERLESS, unit);
}

static void
play_spike (MusterResolution *self)
{
  muster_kings_losses_leave (self, self->order->unit, KINGS_SPIKED, -1);
}

const MusterOrderHandler muster_kings_spike = { judge_spike, NULL, play_spike };
