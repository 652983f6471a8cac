/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/muster-correction.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* What an umpire sets by hand, as far as it means something to these rules. */

static const MusterPhrase NOT_IN_PLAY = { NULL, N_("The unit is not in play: only its fate can be set.") };
static const MusterPhrase ONLY_GENERALS = { NULL, N_("“{v1}” is for generals: {u0} is none.") };
static const MusterPhrase NOT_GENERALS = { NULL, N_("“{v1}” is not for generals.") };
static const MusterPhrase NO_SUCH_FORM = { "T-FORM-01", N_("{u0} cannot have that formation.") };
static const MusterPhrase NO_SQUARES = {
  "T-ADV-40", N_("This battle is played without the optional rule “Square”.")
};
static const MusterPhrase NO_GUN = { NULL, N_("{u0} is not artillery.") };
static const MusterPhrase HAS_GUN = { NULL, N_("{u0} has a gun: 1 light, 2 medium, 3 heavy.") };
static const MusterPhrase NO_BREAK = { "T-ADV-02", N_("A break point is at least 1.") };
static const MusterPhrase CANNOT_DISMOUNT = {
  "T-PERIOD-04", N_("{u0} neither mounts nor dismounts.")
};
static const MusterPhrase NO_QUALITY = {
  "T-PERIOD-14", N_("{u0} is a war party: its ground decides how it fights.")
};
static const MusterPhrase COMES_ON = { NULL, N_("Put {u0} on the table.") };
static const MusterPhrase GOES_OFF = { NULL, N_("Take {u0} off the table: it is in reserve.") };

/* Which kinds of corrections fit a fighting unit, and which a general. */
static gboolean
check_kind (const MusterState      *state,
            const MusterCorrection *correction,
            MusterRefusal          *why)
{
  gboolean is_general = toy_is_general (state, correction->unit);

  switch ((guint) correction->kind)
    {
    case MUSTER_CORRECT_START:
    case MUSTER_CORRECT_ACTED:
    case MUSTER_CORRECT_FATE:
      return !is_general ||
             muster_refuse (why, &NOT_GENERALS, correction->unit, MUSTER_SET_FIELD);
    case MUSTER_CORRECT_LEADER:
    case MUSTER_CORRECT_LEADERSHIP:
      return is_general || muster_refuse (why, &ONLY_GENERALS, correction->unit, MUSTER_SET_FIELD);
    default:
      return TRUE;
    }
}

static gboolean
judge_set (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           MusterJudgeScope   scope,
           MusterRefusal     *why)
{
  MusterCorrection correction;
  int number;

  muster_correction_init (&correction, setup, state, order);
  if (correction.kind != MUSTER_CORRECT_FATE && correction.unit >= 0 &&
      !muster_state_is_in_play (state, correction.unit))
    return muster_refuse (why, &NOT_IN_PLAY);
  if (!muster_correction_judge (&correction, setup, state, order, why) ||
      (correction.unit >= 0 && !check_kind (state, &correction, why)))
    return FALSE;

  number = muster_correction_get_new (&correction, setup, state, order);
  if (correction.kind == MUSTER_CORRECT_MARKER)
    {
      ToyMarker marker = (ToyMarker) correction.index;
      gboolean is_general = toy_is_general (state, correction.unit);

      if (marker != TOY_RESERVE && is_general != (marker >= TOY_CP))
        return muster_refuse (why, is_general ? &NOT_GENERALS : &ONLY_GENERALS, correction.unit,
                              MUSTER_SET_FIELD);

      switch ((guint) marker)
        {
        case TOY_FORMATION:
          if (!muster_toy_units_can_form (state->units[correction.unit].def, (ToyFormation) number))
            return muster_refuse (why, &NO_SUCH_FORM, correction.unit);
          if (number == TOY_IN_SQUARE && !toy_has_rule (setup, TOY_RULE_SQUARE))
            return muster_refuse (why, &NO_SQUARES);
          return TRUE;

        case TOY_GUN:
          if (!toy_is_artillery (state, correction.unit))
            return muster_refuse (why, &NO_GUN, correction.unit);
          return number > TOY_NO_GUN || muster_refuse (why, &HAS_GUN, correction.unit);
        case TOY_BREAK:
          return number > 0 || muster_refuse (why, &NO_BREAK);
        case TOY_DISMOUNTED:
          return toy_has_word (state, correction.unit, TOY_WORD_DISMOUNTS) ||
                 muster_refuse (why, &CANNOT_DISMOUNT, correction.unit);
        case TOY_QUALITY:
          return toy_get_arm (state, correction.unit) != TOY_WAR_PARTY || number == TOY_REGULAR ||
                 muster_refuse (why, &NO_QUALITY, correction.unit);
        default:
          return TRUE;
        }
    }
  return correction.kind != MUSTER_CORRECT_FATE ||
         muster_toy_umpire_check_fate (state, correction.unit, number, why);
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

  /* A unit that is taken away before the first turn does not count as having taken part. */
  if (correction.kind == MUSTER_CORRECT_FATE)
    state->units[unit].own[TOY_DROPPED] = number != TOY_IN_PLAY && !state->own[TOY_STARTED];
  if (correction.kind == MUSTER_CORRECT_MARKER && correction.index == TOY_RESERVE &&
      number != correction.now)
    muster_prompt (self, number ? &GOES_OFF : &COMES_ON, unit);
}

const MusterOrderHandler muster_toy_set = { NULL, judge_set, play_set };
