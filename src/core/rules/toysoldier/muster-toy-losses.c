/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What becomes of units: casualties, rout, lost leaders, counters and markers. */

static const MusterPhrase LOSES = { "T-CAS-01", N_("{u0} loses {1}; left {2}, break point {3}") };
static const MusterPhrase ROUTS = { "T-CAS-01", N_("{u0} routs with {1} left, its break point being {2}") };
static const MusterPhrase NOT_HIT = {
  "T-ADV-65", N_("{d1}: the leaders of {u0} are unhurt")
};
static const MusterPhrase ENSIGN_FALLS = { "T-ADV-65", N_("{d1}: the ensign of {u0} falls") };
static const MusterPhrase OFFICER_FALLS = { "T-ADV-65", N_("{d1}: the officer of {u0} falls") };
static const MusterPhrase TURNS_RED = { "T-ADV-66", N_("{u0} has lost a leader: red") };
static const MusterPhrase SECOND_GONE = {
  "T-ADV-07", N_("{u0} loses its second counter and keeps its colour")
};
static const MusterPhrase SECOND_GIVEN = {
  "T-ADV-07", N_("{u0} gets a second counter of its new colour")
};
static const MusterPhrase SECOND_NO_HELP = {
  "T-ADV-08", N_("{u0} loses its second counter with its colour")
};
static const MusterPhrase TWO_LOST = {
  "T-ADV-54", N_("{u0} is a brigade: it counts as two units lost")
};
static const MusterPhrase BECOMES_MOB = { "T-FORM-07", N_("{u0} is a mob") };
static const MusterPhrase OUT_OF_BUILDING = { "T-ADV-33", N_("{u0} leaves building {1}") };
static const MusterPhrase GENERAL_SAFE = { "T-ADV-71", N_("{d1}: {u0} is unhurt") };
static const MusterPhrase GENERAL_HIT = { "T-ADV-71", N_("{d1}: {u0} is wounded; rating {2}") };
static const MusterPhrase SHOTS_AT_BOTH = {
  "T-ADV-70", N_("Marksmen aim at the leaders: two dice, both count")
};

static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };
static const MusterPhrase GUN_WRECKED = {
  NULL, N_("Take {u0} off the table; its gun is wrecked.")
};
static const MusterPhrase TAKE_FIGURES = { NULL, N_("Take figures off {u0}: {1}.") };
static const MusterPhrase TAKE_ENSIGN = { NULL, N_("Take the ensign of {u0} away.") };
static const MusterPhrase TAKE_OFFICER = { NULL, N_("Take the officer of {u0} away.") };
static const MusterPhrase FLAG_TAKEN = {
  NULL, N_("The flag of {u0} may count as captured.")
};
static const MusterPhrase LEAVE_BUILDING = { NULL, N_("{u0} leaves building {1}.") };
static const MusterPhrase TAKE_MARKER = { NULL, N_("Take the disorder marker from {u0}.") };
static const MusterPhrase PLACE_MARKER = { NULL, N_("Put a disorder marker beside {u0}.") };
static const MusterPhrase SECOND_COUNTER = { NULL, N_("Give {u0} a second counter of its colour.") };
static const MusterPhrase TAKE_SECOND = { NULL, N_("Take the second counter from {u0}.") };

/* By the colour that the counter turns to. */
static const MusterPhrase COUNTERS[] = {
  { NULL, N_("{u0} has a green counter.") },
  { NULL, N_("{u0} has a yellow counter.") },
  { NULL, N_("{u0} has a red counter.") },
};

#define ENSIGN_FACE 5
#define OFFICER_FACE 6
#define WOUND_FACE 6

static gboolean
wants_second (const MusterUnitState *unit)
{
  return toy_def_has_word (unit->def, TOY_WORD_EXTRA_GREEN + (ToyWord) unit->markers[TOY_RESOLVE]);
}

/**
 * muster_toy_losses_downgrade:
 *
 * Takes a second counter away, or else makes the counter of @unit a colour worse; red becomes disorder. One
 * that is red and disordered suffers nothing more (T-RESOLVE-09).
 *
 * Returns: whether it got a disorder marker by it
 */
gboolean
muster_toy_losses_downgrade (MusterUnitState *unit)
{
  if (unit->markers[TOY_RESOLVE] == TOY_RED && unit->markers[TOY_DISORDER])
    return FALSE;
  if (unit->markers[TOY_EXTRA])
    {
      unit->markers[TOY_EXTRA] = 0;
      return FALSE;
    }
  if (unit->markers[TOY_RESOLVE] < TOY_RED)
    {
      unit->markers[TOY_RESOLVE]++;
      unit->markers[TOY_EXTRA] = wants_second (unit);
      return FALSE;
    }
  unit->markers[TOY_DISORDER] = 1;
  return TRUE;
}

/* Says how a downgrade changed the second counter of @unit. */
void
muster_toy_losses_say_second (MusterResolution *self,
                              int               unit,
                              gboolean          had_one)
{
  if (had_one)
    muster_step (self, &SECOND_GONE, unit);
  else if (toy_get_marker (self->state, unit, TOY_EXTRA))
    muster_step (self, &SECOND_GIVEN, unit);
}

/* @unit turns red at once, whatever second counter it has. */
void
muster_toy_losses_strip_second (MusterResolution *self,
                                int               unit)
{
  gint16 *markers = self->state->units[unit].markers;

  if (markers[TOY_EXTRA])
    muster_step (self, &SECOND_NO_HELP, unit);
  markers[TOY_EXTRA] = 0;
  markers[TOY_RESOLVE] = TOY_RED;
}

/* Sets the counter of a unit anew, for a turn or for a brigade. */
void
muster_toy_losses_set_colour (MusterUnitState *unit,
                              ToyColour        colour)
{
  unit->markers[TOY_RESOLVE] = (gint16) colour;
  unit->markers[TOY_EXTRA] = wants_second (unit);
}

/**
 * muster_toy_losses_take_out:
 * @by: the enemy whose doing it is, or -1
 *
 * Takes @unit out of play. Its markers stay as they are.
 */
void
muster_toy_losses_take_out (MusterResolution *self,
                            int               unit,
                            ToyFate           fate,
                            int               by)
{
  MusterUnitState *now = &self->state->units[unit];
  int other = now->markers[TOY_IS_BRIGADE] ? muster_toy_score_find_absorbed (self->state, unit)
              : -1;
  gboolean gone = muster_toy_score_is_gone (fate) && !now->own[TOY_DROPPED];

  if (fate == TOY_DESTROYED && now->strength > 0)
    muster_note (self, MUSTER_INCIDENT_LOST, unit, by, now->strength);
  if (fate != TOY_BRIGADED)
    muster_note (self, MUSTER_INCIDENT_LEFT, unit, by, fate, gone);

  /* A brigade is two units of its army, but the enemy is told of one. */
  if (other >= 0 && gone)
    muster_note (self, MUSTER_INCIDENT_LEFT, other, -1, TOY_BRIGADED, TRUE);

  if (muster_toy_score_is_lost ((guint8) fate) && now->markers[TOY_IS_BRIGADE])
    muster_step (self, &TWO_LOST, unit);

  now->fate = (guint8) fate;
  if (fate == TOY_DESTROYED || fate == TOY_BRIGADED)
    now->strength = 0;
}

/**
 * muster_toy_losses_remove_figures:
 * @casualties: no more than it has
 * @by: the enemy who inflicts them
 *
 * Returns: whether @unit routs by it
 */
gboolean
muster_toy_losses_remove_figures (MusterResolution *self,
                                  int               unit,
                                  int               casualties,
                                  int               by)
{
  MusterUnitState *now = &self->state->units[unit];
  int break_point = now->markers[TOY_BREAK];

  muster_fact (self, .member = "casualties", .unit = (gint16) unit, .number = casualties);
  if (casualties == 0)
    return FALSE;

  now->strength = (gint16) (now->strength - casualties);
  muster_step (self, &LOSES, unit, casualties, now->strength, break_point);
  muster_note (self, MUSTER_INCIDENT_LOST, unit, by, casualties);
  if (now->strength > break_point)
    {
      muster_prompt (self, &TAKE_FIGURES, unit, casualties);
      return FALSE;
    }

  muster_step (self, &ROUTS, unit, now->strength, break_point);
  muster_prompt (self, toy_is_artillery (self->state, unit) ? &GUN_WRECKED : &TAKE_OFF, unit);
  muster_toy_losses_take_out (self, unit, TOY_ROUTED, by);
  return TRUE;
}

/**
 * muster_toy_losses_check_leaders:
 * @casualties: that @unit suffered in one attack
 * @n_dice: that are thrown if its leaders are in danger
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_toy_losses_check_leaders (MusterResolution *self,
                                 int               unit,
                                 int               casualties,
                                 int               by,
                                 guint             n_dice)
{
  MusterUnitState *now = &self->state->units[unit];
  gboolean fell = FALSE;
  const guint8 *faces;

  if (!toy_has_rule (self->setup, TOY_RULE_LEADER_CASUALTIES) || now->fate != TOY_IN_PLAY ||
      casualties < now->markers[TOY_BREAK] ||
      (!now->markers[TOY_OFFICER] && !now->markers[TOY_ENSIGN]))
    return TRUE;

  faces = muster_resolution_roll (self, TOY_PURPOSE_LEADER_CASUALTY, unit, n_dice, 0);
  if (faces == NULL)
    return FALSE;

  if (n_dice > 1)
    muster_step (self, &SHOTS_AT_BOTH);
  for (guint i = 0; i < n_dice; i++)
    {
      ToyMarker leader = faces[i] == OFFICER_FACE ? TOY_OFFICER : TOY_ENSIGN;
      gboolean is_officer;

      if (faces[i] < ENSIGN_FACE || !now->markers[leader])
        continue;

      is_officer = leader == TOY_OFFICER;
      now->markers[leader] = 0;
      muster_step (self, is_officer ? &OFFICER_FALLS : &ENSIGN_FALLS, unit,
                   (gint32) muster_resolution_last_roll (self));
      muster_prompt (self, is_officer ? &TAKE_OFFICER : &TAKE_ENSIGN, unit);
      if (is_officer)
        {
          now->own[TOY_OFFICER_FELL] = TRUE;
          muster_note (self, MUSTER_INCIDENT_LEADER_LOST, unit, by, TOY_WOUNDED);
        }
      else if (self->order->verb == TOY_CHARGE)
        muster_prompt (self, &FLAG_TAKEN, unit);

      fell = TRUE;
    }

  if (!fell)
    {
      muster_step (self, &NOT_HIT, unit, (gint32) muster_resolution_last_roll (self));
      return TRUE;
    }
  muster_step (self, &TURNS_RED, unit);
  muster_toy_losses_strip_second (self, unit);
  return TRUE;
}

void
muster_toy_losses_make_mob (MusterResolution *self,
                            int               unit)
{
  self->state->units[unit].markers[TOY_FORMATION] = TOY_MOB;
  muster_step (self, &BECOMES_MOB, unit);
}

/* @unit is driven out of the building that it is in, if any. */
void
muster_toy_losses_leave_building (MusterResolution *self,
                                  int               unit)
{
  gint16 *building = &self->state->units[unit].markers[TOY_BUILDING];

  if (*building == 0)
    return;
  muster_step (self, &OUT_OF_BUILDING, unit, *building);
  muster_prompt (self, &LEAVE_BUILDING, unit, *building);
  *building = 0;
}

/**
 * muster_toy_losses_risk_general:
 *
 * @general has put himself in danger, where that is played.
 *
 * Returns: %FALSE when the die is missing and the order cannot go on
 */
gboolean
muster_toy_losses_risk_general (MusterResolution *self,
                                int               general)
{
  MusterUnitState *now = &self->state->units[general];
  const guint8 *faces;
  gint32 roll;

  if (!toy_has_rule (self->setup, TOY_RULE_GENERAL_CASUALTIES))
    return TRUE;
  faces = muster_resolution_roll (self, TOY_PURPOSE_GENERAL_CASUALTY, general, 1, 0);
  if (faces == NULL)
    return FALSE;

  roll = (gint32) muster_resolution_last_roll (self);
  if (faces[0] < WOUND_FACE)
    {
      muster_step (self, &GENERAL_SAFE, general, roll);
      return TRUE;
    }
  now->leadership = (gint8) MAX (now->leadership - 1, 1);
  now->leader = TOY_WOUNDED;
  muster_step (self, &GENERAL_HIT, general, roll, now->leadership);
  muster_note (self, MUSTER_INCIDENT_WOUNDED, general, -1);
  return TRUE;
}

/* Notes for the record that the fight has disordered @unit or, if not that, made it a mob. */
void
muster_toy_losses_note_shaken (MusterResolution *self,
                               int               unit)
{
  const gint16 *before = self->before->units[unit].markers;
  const gint16 *now = self->state->units[unit].markers;

  if (self->state->units[unit].fate != TOY_IN_PLAY)
    return;
  if (now[TOY_DISORDER] > before[TOY_DISORDER])
    muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, 1, TOY_DISORDER);
  else if (now[TOY_FORMATION] == TOY_MOB && before[TOY_FORMATION] != TOY_MOB)
    muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, TOY_MOB, TOY_FORMATION);
}

/**
 * muster_toy_losses_prompt_counters:
 *
 * Asks for what the order has changed in counters and markers.
 */
void
muster_toy_losses_prompt_counters (MusterResolution *self)
{
  if (self->outcome->quiet)
    return;
  for (int i = 0; i < self->before->n_units; i++)
    {
      const gint16 *before = self->before->units[i].markers;
      const gint16 *now = self->state->units[i].markers;

      if (self->state->units[i].fate != TOY_IN_PLAY)
        continue;
      if (now[TOY_RESOLVE] != before[TOY_RESOLVE])
        muster_prompt (self, &COUNTERS[now[TOY_RESOLVE]], i);
      if (now[TOY_EXTRA] > before[TOY_EXTRA] ||
          (now[TOY_EXTRA] && now[TOY_RESOLVE] != before[TOY_RESOLVE]))
        muster_prompt (self, &SECOND_COUNTER, i);
      else if (now[TOY_EXTRA] < before[TOY_EXTRA])
        muster_prompt (self, &TAKE_SECOND, i);
      if (now[TOY_DISORDER] != before[TOY_DISORDER])
        muster_prompt (self, now[TOY_DISORDER] ? &PLACE_MARKER : &TAKE_MARKER, i);
    }
}
