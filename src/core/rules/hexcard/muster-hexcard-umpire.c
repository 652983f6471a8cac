/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include <string.h>

#include "core/muster-i18n.h"

/* The orders that every ruleset has, for what happens outside the rules. */

/* As far as a count of the state goes, with room to spare. */
#define MAX_POINTS 30000

static const MusterPhrase NOT_IN_PLAY = { NULL, N_("The unit is not in play.") };
static const MusterPhrase ONLY_GUNS = { NULL, N_("{u0} is not a gun.") };
static const MusterPhrase SIDE_OR_PLAYER = {
  NULL, N_("An award goes to a side or to a player, not to both.")
};
static const MusterPhrase ONLY_POINTS = {
  "H-END-03", N_("Only “point” is awarded; losses are counted from the log.")
};
static const MusterPhrase NO_AWARD = { NULL, N_("An award of 0 does nothing.") };
static const MusterPhrase TOO_MUCH = {
  NULL, N_("No side can have more than {0} points, or fewer than {1}.")
};

static const MusterPhrase REMOVED = { "H-GEN-04", N_("{u0} leaves play: {f1}") };
static const MusterPhrase AWARDED = { "H-END-03", N_("{s0}: points {+1}") };
static const MusterPhrase NOTED = { NULL, N_("{t0}") };
static const MusterPhrase CALLED_OFF = { "H-END-07", N_("The battle is ended") };
static const MusterPhrase CALLED_OFF_BECAUSE = { "H-END-07", N_("{t0}") };
static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };

gboolean
muster_hexcard_check_fate (const MusterState *state,
                           int                unit,
                           int                fate,
                           MusterRefusal     *why)
{
  if (fate == HEXCARD_SPIKED && hexcard_get_arm (state, unit) != HEXCARD_GUN)
    return muster_refuse (why, &ONLY_GUNS, unit);
  return TRUE;
}

static HexcardFate
get_fate (const MusterOrder *order)
{
  return (HexcardFate) (muster_order_get (order, HEXCARD_REMOVE_FATE) + HEXCARD_DESTROYED);
}

static gboolean
judge_remove (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = muster_order_get (order, HEXCARD_REMOVE_UNIT);

  if (!muster_state_is_in_play (state, unit))
    return muster_refuse (why, &NOT_IN_PLAY, 0);
  return muster_hexcard_check_fate (state, unit, (int) get_fate (order), why);
}

/* The umpire takes @unit out of play. */
void
muster_hexcard_remove_unit (MusterResolution *self,
                            int               unit,
                            HexcardFate       fate)
{
  muster_hexcard_take_out (self, unit, fate, -1);
  muster_step (self, &REMOVED, unit, fate);
  muster_prompt (self, &TAKE_OFF, unit);
}

static void
play_remove (MusterResolution *self)
{
  muster_hexcard_remove_unit (self, muster_order_get (self->order, HEXCARD_REMOVE_UNIT),
                              get_fate (self->order));
}

const MusterOrderHandler muster_hexcard_remove = { NULL, judge_remove, play_remove };

static int
get_awarded_side (const MusterSetup *setup,
                  const MusterOrder *order)
{
  int player = muster_order_get (order, HEXCARD_AWARD_PLAYER);

  return player >= 0 ? setup->players[player].side : muster_order_get (order, HEXCARD_AWARD_SIDE);
}

static gboolean
judge_award (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  const HexcardData *data = setup->rules_data;
  const char *objective = muster_order_get_text (order, HEXCARD_AWARD_OBJECTIVE);
  int count = muster_order_get (order, HEXCARD_AWARD_COUNT);
  int player = muster_order_get (order, HEXCARD_AWARD_PLAYER);
  int side;

  if ((player >= 0) == (muster_order_get (order, HEXCARD_AWARD_SIDE) >= 0))
    return muster_refuse (why, &SIDE_OR_PLAYER, 0);
  if (objective == NULL || strcmp (objective, "point") != 0)
    return muster_refuse (why, &ONLY_POINTS, 0);
  if (count == 0)
    return muster_refuse (why, &NO_AWARD, 0);

  side = get_awarded_side (setup, order);
  if (ABS (state->objectives[side][data->point] + count) > MAX_POINTS ||
      (player >= 0 && ABS (state->player_objectives[player][data->point] + count) > MAX_POINTS))
    return muster_refuse (why, &TOO_MUCH, MAX_POINTS, -MAX_POINTS);
  return TRUE;
}

static void
play_award (MusterResolution *self)
{
  const HexcardData *data = self->setup->rules_data;
  int side = get_awarded_side (self->setup, self->order);
  int player = muster_order_get (self->order, HEXCARD_AWARD_PLAYER);
  int count = muster_order_get (self->order, HEXCARD_AWARD_COUNT);

  self->state->objectives[side][data->point] =
    (gint16) (self->state->objectives[side][data->point] + count);
  if (player >= 0)
    self->state->player_objectives[player][data->point] =
      (gint16) (self->state->player_objectives[player][data->point] + count);
  muster_step (self, &AWARDED, side, count);
}

const MusterOrderHandler muster_hexcard_award = { NULL, judge_award, play_award };

static void
play_note (MusterResolution *self)
{
  muster_step (self, &NOTED, 0);
}

const MusterOrderHandler muster_hexcard_note = { NULL, NULL, play_note };

static void
play_end_battle (MusterResolution *self)
{
  gboolean has_reason = muster_order_has (self->order, 0);

  muster_step (self, &CALLED_OFF);
  if (has_reason)
    muster_step (self, &CALLED_OFF_BECAUSE, 0);
  muster_hexcard_end (self, MUSTER_WINNER_NONE, has_reason);
}

const MusterOrderHandler muster_hexcard_end_battle = { NULL, NULL, play_end_battle };
