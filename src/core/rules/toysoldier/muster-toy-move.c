/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* Movement, buildings, and changes of formation. */

static const MusterPhrase IMPASSABLE = { "T-MOVE-07", N_("Nobody enters impassable ground.") };
static const MusterPhrase ROAD_NEEDS_COLUMN = {
  "T-MOVE-08", N_("{u0} is not in column, and has no use of a road.")
};
static const MusterPhrase TOO_FAR = { "T-MOVE-01", N_("{u0} can move {1}\", not {2}\".") };
static const MusterPhrase STAYS_PUT = {
  "T-ADV-31", N_("{u0} is inside a building and moves only out of it.")
};
static const MusterPhrase IS_IN_NONE = { "T-ADV-31", N_("{u0} is in no building.") };
static const MusterPhrase IN_AND_OUT = {
  "T-ADV-31", N_("{u0} enters a building or leaves one, not both.")
};
static const MusterPhrase IS_IN_ONE = { "T-ADV-31", N_("{u0} is inside building {1} already.") };
static const MusterPhrase MAY_NOT_ENTER = {
  "T-ADV-30", N_("{u0} cannot enter a building: only infantry, foot artillery and those who skirmish on "
                 "foot do.")
};
static const MusterPhrase HELD_BY_ENEMY = { "T-ADV-30", N_("{u0} holds building {1}.") };
static const MusterPhrase NO_ROOM = {
  "T-ADV-30", MUSTER_COUNTED (0, "A building holds {0} figure; with {u1} there would be {2}.",
                              "A building holds {0} figures; with {u1} there would be {2}.")
};
static const MusterPhrase NO_SUCH_FORM = {
  "T-FORM-01", N_("{u0} cannot take that formation.")
};
static const MusterPhrase SAME_FORM = { "T-FORM-08", N_("{u0} stands so already.") };
static const MusterPhrase CANNOT_DISMOUNT = {
  "T-PERIOD-04", N_("{u0} neither mounts nor dismounts.")
};

static const MusterPhrase MOVES = { "T-MOVE-01", N_("{u0} may move {1}\""), .gist = MUSTER_GIST_ALWAYS };
static const MusterPhrase BY_ROAD = {
  "T-MOVE-08", N_("{u0} is on a road: half as much again, {1}\"")
};
static const MusterPhrase SLOWED = { "T-MOVE-04", N_("{u0} is slowed by the ground: half, {1}\"") };
static const MusterPhrase TURNS_BACK = {
  "T-MOVE-05", N_("{u0} does not move forward: half, {1}\"")
};
static const MusterPhrase AT_THE_DOOR = {
  "T-ADV-31", N_("{u0} goes through a door: half, {1}\"")
};
static const MusterPhrase JACK = { "T-CARD-06", N_("{k1}: {u0} has its full movement, {2}\"") };
static const MusterPhrase ENTERS = { "T-ADV-30", N_("{u0} is inside building {1}") };
static const MusterPhrase LEAVES = { "T-ADV-31", N_("{u0} leaves building {1}") };

/* In the order of the choices of `form`. */
static const MusterPhrase FORMS[] = {
  { "T-FORM-08", N_("{u0} forms line") },
  { "T-FORM-08", N_("{u0} forms column") },
  { "T-FORM-08", N_("{u0} takes loose formation") },
  { "T-PERIOD-04", N_("{u0} mounts") },
  { "T-PERIOD-04", N_("{u0} dismounts") },
};

/**
 * Pace:
 * @full: without what slows it
 * @allowed: inches in all
 * @why: (nullable): what slows or speeds it, before a jack
 */
typedef struct
{
  int full;
  int allowed;
  gboolean jack;
  const MusterPhrase *why;
} Pace;

static int
get_full_move (const MusterSetup *setup,
               const MusterState *state,
               int                unit)
{
  int formation = toy_get_marker (state, unit, TOY_FORMATION);

  if (toy_get_marker (state, unit, TOY_DISMOUNTED))
    return toy_get_data (setup)->dismounted_move;
  return formation <= TOY_LOOSE ? state->units[unit].def->own[TOY_DEF_MOVE + formation] : 0;
}

/* Whether the unit leaves the building that it is in: by order, or because it charges. */
static gboolean
leaves_building (const MusterState *state,
                 const MusterOrder *order)
{
  return toy_get_marker (state, order->unit, TOY_BUILDING) != 0 &&
         (order->verb == TOY_CHARGE || toy_has (order, TOY_LEAVE));
}

static void
find_pace (const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           Pace              *pace)
{
  int unit = order->unit;
  gboolean backward = toy_says_yes (order, TOY_BACKWARD) &&
                      !toy_is_skirmisher_kind (state->units[unit].def);
  gboolean road = toy_get (order, TOY_TERRAIN) == TOY_ROAD;

  *pace = (Pace) { .full = get_full_move (setup, state, unit) };
  pace->jack = muster_toy_activation_takes_effect (state, order, TOY_RANK_JACK);
  pace->allowed = pace->full;
  if (toy_get_marker (state, unit, TOY_BUILDING) && !leaves_building (state, order))
    {
      pace->allowed = 0;
      return;
    }

  if (road && (!backward || pace->jack))
    {
      pace->why = &BY_ROAD;
      pace->allowed = pace->full * 3 / 2;
    }
  else if (backward)
    pace->why = &TURNS_BACK;
  else if (toy_get (order, TOY_TERRAIN) == TOY_SLOW)
    pace->why = &SLOWED;
  else if (leaves_building (state, order) || toy_has (order, TOY_ENTER))
    pace->why = &AT_THE_DOOR;

  if (pace->why != NULL && pace->why != &BY_ROAD && !pace->jack)
    pace->allowed = pace->full / 2;
}

/**
 * muster_toy_move_get_allowance:
 *
 * Returns: how far the unit of @order may move with it, in inches
 */
int
muster_toy_move_get_allowance (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order)
{
  Pace pace;

  find_pace (setup, state, order, &pace);
  return pace.allowed;
}

/* Whether the unit is of an arm that enters buildings, and in order. */
gboolean
muster_toy_move_may_enter (const MusterState *state,
                           int                unit)
{
  ToyArm arm = toy_get_present_arm (state, unit);

  return arm == TOY_INFANTRY || arm == TOY_FOOT_ARTILLERY || arm == TOY_SKIRMISHERS ||
         arm == TOY_WAR_PARTY;
}

/* Whether the unit may enter or leave a building as @order says. */
gboolean
muster_toy_move_check_building (const MusterSetup *setup,
                                const MusterState *state,
                                const MusterOrder *order,
                                MusterRefusal     *why)
{
  int unit = order->unit;
  int inside = toy_get_marker (state, unit, TOY_BUILDING);
  int building = toy_get (order, TOY_ENTER);
  int room;
  int figures;

  if (toy_has (order, TOY_ENTER) && toy_has (order, TOY_LEAVE))
    return muster_refuse (why, &IN_AND_OUT, unit);
  if (toy_has (order, TOY_LEAVE) && inside == 0)
    return muster_refuse (why, &IS_IN_NONE, unit);
  if (!toy_has (order, TOY_ENTER))
    return TRUE;
  if (inside != 0)
    return muster_refuse (why, &IS_IN_ONE, unit, inside);
  if (!muster_toy_move_may_enter (state, unit))
    return muster_refuse (why, &MAY_NOT_ENTER, unit);

  room = toy_get_data (setup)->building_room;
  figures = state->units[unit].strength;
  for (int i = 0; i < state->n_units; i++)
    {
      if (i == unit || !toy_is_on_table (state, i) ||
          toy_get_marker (state, i, TOY_BUILDING) != building)
        continue;
      if (toy_get_side (state, i) != toy_get_side (state, unit))
        return muster_refuse (why, &HELD_BY_ENEMY, i, building);
      figures += state->units[i].strength;
    }
  return figures <= room || muster_refuse (why, &NO_ROOM, room, unit, figures);
}

gboolean
muster_toy_move_check_passable (const MusterOrder *order,
                                MusterRefusal     *why)
{
  return toy_get (order, TOY_TERRAIN) != TOY_IMPASSABLE || muster_refuse (why, &IMPASSABLE);
}

/**
 * muster_toy_move_check:
 *
 * Returns: whether the unit of @order may move as it says
 */
gboolean
muster_toy_move_check (const MusterSetup *setup,
                       const MusterState *state,
                       const MusterOrder *order,
                       MusterRefusal     *why)
{
  int unit = order->unit;
  int allowed;

  if (!muster_toy_move_check_passable (order, why))
    return FALSE;
  if (toy_get (order, TOY_TERRAIN) == TOY_ROAD &&
      toy_get_marker (state, unit, TOY_FORMATION) != TOY_COLUMN)
    return muster_refuse (why, &ROAD_NEEDS_COLUMN, unit);
  if (!muster_toy_move_check_building (setup, state, order, why))
    return FALSE;

  allowed = muster_toy_move_get_allowance (setup, state, order);
  if (!toy_has (order, TOY_DISTANCE) || toy_get (order, TOY_DISTANCE) <= allowed)
    return TRUE;
  if (toy_get_marker (state, unit, TOY_BUILDING) && !leaves_building (state, order))
    return muster_refuse (why, &STAYS_PUT, unit);
  return muster_refuse (why, &TOO_FAR, unit, allowed, toy_get (order, TOY_DISTANCE));
}

/**
 * muster_toy_move_check_form:
 *
 * Returns: whether the unit of @order may change formation as it says
 */
gboolean
muster_toy_move_check_form (const MusterState *state,
                            const MusterOrder *order,
                            MusterRefusal     *why)
{
  int unit = order->unit;
  int form = toy_get (order, TOY_FORM);

  if (!toy_has (order, TOY_FORM))
    return TRUE;
  if (form >= TOY_MOUNT)
    {
      if (!toy_has_word (state, unit, TOY_WORD_DISMOUNTS))
        return muster_refuse (why, &CANNOT_DISMOUNT, unit);
      return (form == TOY_DISMOUNT) != (toy_get_marker (state, unit, TOY_DISMOUNTED) != 0) ||
             muster_refuse (why, &SAME_FORM, unit);
    }

  if (!muster_toy_units_can_form (state->units[unit].def, (ToyFormation) form))
    return muster_refuse (why, &NO_SUCH_FORM, unit);
  return form != toy_get_marker (state, unit, TOY_FORMATION) ||
         muster_refuse (why, &SAME_FORM, unit);
}

/* The unit of the order moves, into a building or out of one if it says so. */
void
muster_toy_move_play (MusterResolution *self)
{
  const MusterOrder *order = self->order;
  MusterUnitState *unit = &self->state->units[order->unit];
  int inside = unit->markers[TOY_BUILDING];
  Pace pace;
  int index = self->order->unit;

  find_pace (self->setup, self->before, order, &pace);
  muster_fact (self, .member = "allowance", .unit = -1, .number = pace.allowed);

  if (pace.jack && pace.why != NULL && pace.why != &BY_ROAD)
    muster_step (self, &JACK, index, muster_toy_cards_get_up (self->before), pace.allowed);
  else
    muster_step (self, pace.why != NULL ? pace.why : &MOVES, index, pace.allowed);

  if (leaves_building (self->before, order))
    {
      unit->markers[TOY_BUILDING] = 0;
      muster_step (self, &LEAVES, order->unit, inside);
    }
  if (toy_has (order, TOY_ENTER))
    {
      unit->markers[TOY_BUILDING] = (gint16) toy_get (order, TOY_ENTER);
      muster_step (self, &ENTERS, order->unit, toy_get (order, TOY_ENTER));
    }
  if (order->verb != TOY_CHARGE)
    unit->own[TOY_MARCHED] = TRUE;
}

/* The unit of the order changes formation if it says so. */
void
muster_toy_move_play_form (MusterResolution *self)
{
  MusterUnitState *unit = &self->state->units[self->order->unit];
  int form = toy_get (self->order, TOY_FORM);

  if (!toy_has (self->order, TOY_FORM))
    return;
  if (form >= TOY_MOUNT)
    unit->markers[TOY_DISMOUNTED] = form == TOY_DISMOUNT;
  else
    unit->markers[TOY_FORMATION] = (gint16) form;
  muster_step (self, &FORMS[form], self->order->unit);
}

static gboolean
judge_move (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  return muster_toy_activation_check_active (setup, state, order, FALSE, why);
}

static gboolean
judge_move_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  return muster_toy_activation_check (setup, state, order, why) &&
         muster_toy_move_check (setup, state, order, why) &&
         muster_toy_move_check_form (state, order, why);
}

static void
play_move (MusterResolution *self)
{
  if (!muster_toy_activation_begin (self))
    return;
  muster_toy_move_play (self);
  muster_toy_move_play_form (self);
  muster_toy_activation_end (self);
}

const MusterOrderHandler muster_toy_move = {
  judge_move, judge_move_whole, play_move,
  .asks_for = muster_toy_asks_for
};
