/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include <string.h>

#include "core/rules/hexcard/muster-hexcard-text.h"

/* The orders that every ruleset has, for what happens outside the rules. */

static const MusterPhrase NOT_IN_PLAY = { NULL, N_("The unit is not in play.") };
static const MusterPhrase ONLY_GUNS = { NULL, N_("{u0} is not a gun.") };
static const MusterPhrase SIDE_OR_PLAYER = {
  NULL, N_("An award goes to a side or to a player, not to both.")
};
static const MusterPhrase ONLY_POINTS = {
  "H-END-03", N_("Only “point” is awarded; losses are counted from the log.")
};
static const MusterPhrase NO_AWARD = { NULL, N_("An award of 0 changes nothing.") };

static const MusterPhrase REMOVED = { "H-GEN-04", N_("{u0} leaves play: {f1}") };
static const MusterPhrase AWARDED = { "H-END-03", N_("{s0}: points {+1}") };
static const MusterPhrase CALLED_OFF = { "H-END-07", N_("The battle is ended") };
static const MusterPhrase CALLED_OFF_BECAUSE = { "H-END-07", N_("{t0}") };
static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };

gboolean
muster_hexcard_umpire_check_fate (const MusterState *state,
                                  int                unit,
                                  int                fate,
                                  MusterRefusal     *why)
{
  if (fate == HEXCARD_SPIKED && hexcard_get_arm (state, unit) != HEXCARD_GUN)
    return muster_refuse (why, &ONLY_GUNS, unit);
  return TRUE;
}

static gboolean
judge_remove (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = muster_order_get (order, MUSTER_REMOVE_UNIT);

  if (!muster_state_is_in_play (state, unit))
    return muster_refuse (why, &NOT_IN_PLAY, 0);
  return muster_hexcard_umpire_check_fate (state, unit, muster_common_get_removal (order), why);
}

/* Takes @unit out of play by the umpire's word. */
void
muster_hexcard_umpire_remove_unit (MusterResolution *self,
                                   int               unit,
                                   HexcardFate       fate)
{
  muster_hexcard_losses_take_out (self, unit, fate, -1);
  muster_step (self, &REMOVED, unit, fate);
  muster_prompt (self, &TAKE_OFF, unit);
}

static void
play_remove (MusterResolution *self)
{
  muster_hexcard_umpire_remove_unit (self, muster_order_get (self->order, MUSTER_REMOVE_UNIT),
                                     (HexcardFate) muster_common_get_removal (self->order));
}

const MusterOrderHandler muster_hexcard_remove = { NULL, judge_remove, play_remove };

static gboolean
judge_award (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  const HexcardData *data = setup->rules_data;
  const char *objective = muster_order_get_text (order, MUSTER_AWARD_OBJECTIVE);

  if (!muster_common_names_one (order))
    return muster_refuse (why, &SIDE_OR_PLAYER, 0);
  if (objective == NULL || strcmp (objective, "point") != 0)
    return muster_refuse (why, &ONLY_POINTS, 0);
  if (muster_order_get (order, MUSTER_AWARD_COUNT) == 0)
    return muster_refuse (why, &NO_AWARD, 0);
  return muster_common_check_award (setup, state, order, data->point, why);
}

static void
play_award (MusterResolution *self)
{
  const HexcardData *data = self->setup->rules_data;
  int count = muster_common_count_award (self, data->point);

  muster_step (self, &AWARDED, muster_common_get_awarded_side (self->setup, self->order), count);
}

const MusterOrderHandler muster_hexcard_award = { NULL, judge_award, play_award };

static void
play_end_battle (MusterResolution *self)
{
  gboolean has_reason = muster_common_call_off (self, &CALLED_OFF, &CALLED_OFF_BECAUSE);

  muster_hexcard_score_end_battle (self, MUSTER_WINNER_NONE, has_reason);
}

const MusterOrderHandler muster_hexcard_end_battle = { NULL, NULL, play_end_battle };
