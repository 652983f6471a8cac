/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-correction.h"

#include "core/muster-i18n.h"

/* Carries out a correction, and says so. */

static const MusterPhrase PUT_BACK =
  { NULL, N_("Put {u0} on the table.") };
static const MusterPhrase TAKE_OFF =
  { NULL, N_("Take {u0} off the table.") };
static const MusterPhrase SAY_STRENGTH =
  { NULL, N_("{u0} is back with a single figure: set its strength too.") };

static gboolean
has_fate (guint32 fates,
          int     fate)
{
  return (fates >> fate & 1) != 0;
}

/* A fate without figures empties the unit, and a unit that comes back has at least one figure. */
static void
set_fate (const MusterCorrection *self,
          MusterResolution       *resolution,
          int                     fate)
{
  const MusterCorrectionRules *rules = resolution->rules->corrections;
  MusterUnitState *unit = &resolution->state->units[self->unit];
  gboolean was_in_play = unit->fate == MUSTER_FATE_IN_PLAY;

  unit->fate = (guint8) fate;
  if (has_fate (rules->empty_fates, fate))
    {
      unit->strength = 0;
    }
  else if (unit->strength == 0 && (!rules->figures_stay || fate == MUSTER_FATE_IN_PLAY))
    {
      unit->strength = 1;
      if (unit->start > 1)
        muster_prompt (resolution, &SAY_STRENGTH, self->unit);
    }

  if (was_in_play && fate != MUSTER_FATE_IN_PLAY)
    muster_prompt (resolution, &TAKE_OFF, self->unit);
  else if (!was_in_play && fate == MUSTER_FATE_IN_PLAY)
    muster_prompt (resolution, &PUT_BACK, self->unit);
  if (fate != self->now)
    muster_note (resolution, MUSTER_INCIDENT_CORRECTED, self->unit, -1, fate,
                 has_fate (rules->lost_fates, fate));
}

static void
set_of_unit (const MusterCorrection *self,
             MusterResolution       *resolution,
             int                     number)
{
  MusterUnitState *unit = &resolution->state->units[self->unit];

  switch ((guint) self->kind)
    {
    case MUSTER_CORRECT_STRENGTH:
      unit->strength = (gint16) number;
      break;
    case MUSTER_CORRECT_START:
      unit->start = (gint16) number;
      unit->strength = MIN (unit->strength, unit->start);
      break;
    case MUSTER_CORRECT_FATE:
      set_fate (self, resolution, number);
      break;
    case MUSTER_CORRECT_ACTED:
      unit->acted = number != 0;
      break;
    case MUSTER_CORRECT_LEADER:
      {
        int status = number + (resolution->rules->corrections->leaders_go ? 0 : 1);

        /* The choices begin with being in command, or where leaders can be taken away, with having
         * none. */
        resolution->state->units[self->unit].leader = (guint8) status;
        if (number != self->now && status > 1)
          muster_note (resolution, MUSTER_INCIDENT_LEADER_LOST, self->unit, -1, status);
      }
      break;
    case MUSTER_CORRECT_LEADERSHIP:
      unit->leadership = (gint8) number;
      break;
    case MUSTER_CORRECT_CARD:
      unit->card = number >= 0 ? (MusterCard) number : MUSTER_CARD_NONE;
      break;
    case MUSTER_CORRECT_MARKER:
      unit->markers[self->index] = (gint16) number;
      break;
    default:
      g_return_if_reached ();
    }
}

/**
 * muster_correction_play:
 *
 * Does what was judged, and says so. Whom a unit is with is for the ruleset to change, and what follows for
 * others when a card or the side to act is another one.
 */
void
muster_correction_play (const MusterCorrection *self,
                        MusterResolution       *resolution)
{
  int number =
    muster_correction_get_new (self, resolution->setup, resolution->state, resolution->order);
  const MusterCorrectionRules *words = resolution->rules->corrections;

  /* Says what the value was and what it is now. */
  if (self->unit >= 0)
    {
      int first = words->leaders_go ? 0 : 1;

      if (number == self->now)
        muster_step (resolution, &words->same, self->unit, MUSTER_SET_FIELD);
      else if (self->value.kind == MUSTER_FIELD_SWITCH)
        muster_step (resolution, number ? &words->on : &words->off, self->unit, MUSTER_SET_FIELD);
      else if (self->kind == MUSTER_CORRECT_CARD)
        {
          if (self->now < 0)
            muster_step (resolution, &words->card_given, self->unit, MUSTER_SET_FIELD, number);
          else if (number < 0)
            muster_step (resolution, &words->card_taken, self->unit, MUSTER_SET_FIELD, self->now);
          else
            muster_step (resolution, &words->card, self->unit, MUSTER_SET_FIELD, self->now, number);
        }
      else if (self->kind == MUSTER_CORRECT_FATE)
        muster_step (resolution, &words->fate, self->unit, MUSTER_SET_FIELD, self->now, number);
      else if (self->kind == MUSTER_CORRECT_LEADER)
        muster_step (resolution, &words->leader, self->unit, MUSTER_SET_FIELD, self->now + first,
                     number + first);
      else
        muster_step (resolution, &words->number, self->unit, MUSTER_SET_FIELD, self->now, number);
    }
  else if (number == self->now)
    muster_step (resolution, &words->battle_same, MUSTER_SET_FIELD);
  else if (self->kind == MUSTER_CORRECT_RULE)
    muster_step (resolution, number ? &words->rule_on : &words->rule_off, MUSTER_SET_FIELD);
  else
    muster_step (resolution,
                 self->kind == MUSTER_CORRECT_ACTIVE_SIDE ? &words->battle_side
                                                          : &words->battle_number,
                 MUSTER_SET_FIELD, self->now, number);

  if (self->unit >= 0)
    set_of_unit (self, resolution, number);
  else
    {
      MusterState *state = resolution->state;

      if (self->kind == MUSTER_CORRECT_RULE)
        state->switched ^= (guint64) (number != self->now) << self->index;
      else if (self->kind == MUSTER_CORRECT_TURN)
        state->turn = (gint16) number;
      else if (self->kind == MUSTER_CORRECT_ACTIVE_SIDE)
        state->active_side = (gint8) number;
      else
        state->own[g_array_index (resolution->setup->trackers, MusterTrackerDef,
                                  self->index).slot] = number;
    }
}
