/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/muster-lab-rules.h"
#include "core/rules/muster-ruleset.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* These rules on the line of the lab: reach, pace, and how orders follow from a distance. */

#define GAP 1
#define PLAIN_RANK 5      /* a card without an effect of its own */
#define BEATEN_INCHES 12  /* T-MELEE-08 */
#define TIED_INCHES 6     /* T-MELEE-09 */

enum
{
  ACT_MARCH_AND_FIRE = MUSTER_LAB_OWN_ACT,
};

/* A unit has been asked on the card that is up, and wants nothing. */
#define NOTE_DONE 1

static const char *const acts[] = { MUSTER_LAB_COMMON_ACTS, "march-and-shoot", NULL };

static const MusterChoice covers[] = {
  { "none", N_("In the open") },
  { "light", N_("In light cover") },
  { "heavy", N_("In heavy cover") },
  { NULL }
};

static const MusterLabWay ways[] = {
  { "fire", N_("Fire"), MUSTER_LAB_SHOOT, TRUE },
  { "charge", N_("Charge"), MUSTER_LAB_ATTACK },
  { NULL }
};

static const char *const driven_off[] = { "routed", "mob", NULL };

static const char *const left_out[] = {
  N_("flanks, rears, hills and sight: every shot and charge is from the front, on level ground"),
  N_("the command radius: every unit is taken to be inside it"),
  N_("roads, buildings, brigades, squares by choice, and cards that are banked or passed over"),
  N_("generals, who neither move nor restore anybody"),
  NULL
};

static void
begin (MusterOrder *order,
       ToyVerb      verb,
       int          unit)
{
  muster_order_init (order, muster_toy_orders, verb, unit);
}

static void
put (MusterOrder *order,
     ToySlot      slot,
     int          number)
{
  muster_order_set (order, muster_toy_slots[order->verb][slot] - 1u, number);
}

static int
get_range (const MusterSetup *setup,
           const MusterState *state,
           int                unit,
           guint              nth)
{
  int furthest = toy_is_general (state, unit)
                   ? 0 : muster_toy_units_get_fire_range (setup, state, unit, FALSE);
  int close = toy_get_data (setup)->close_range;

  if (!toy_is_artillery (state, unit) || furthest <= close)
    return nth == 0 ? MAX (furthest, 0) : 0;
  return nth == 0 ? close : nth == 1 ? furthest : 0;
}

static int
get_pace (const MusterSetup *setup,
          const MusterState *state,
          ToyVerb            verb,
          int                unit,
          gboolean           slow)
{
  g_auto (MusterOrder) order = { 0 };

  begin (&order, verb, unit);
  if (slow)
    put (&order, TOY_TERRAIN, TOY_SLOW);
  return muster_toy_move_get_allowance (setup, state, &order);
}

static int
get_reach (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  ToyArm arm = toy_get_present_arm (state, unit);

  return arm == TOY_GENERAL || arm == TOY_SKIRMISHERS || toy_is_artillery (state, unit)
           ? 0 : get_pace (setup, state, TOY_CHARGE, unit, FALSE);
}

static gboolean
fights (const MusterSetup *setup,
        const MusterState *state,
        int                unit)
{
  return !toy_is_general (state, unit);
}

static gboolean
commands (const MusterSetup *setup,
          const MusterState *state,
          int                unit)
{
  return toy_is_general (state, unit);
}

static gboolean
pose (const MusterSetup *setup,
      MusterState       *state,
      guint              act,
      int                unit,
      int                target)
{
  int side = toy_get_side (state, unit);

  if (toy_is_general (state, unit) || toy_is_general (state, target))
    return FALSE;

  state->phase = TOY_PHASE_CARD;
  state->own[TOY_STARTED] = TRUE;
  state->own[TOY_UP] = MUSTER_CARD (PLAIN_RANK, toy_get_data (setup)->suits[side]) + 1;
  state->active_side = (gint8) side;
  state->units[unit].markers[TOY_RESERVE] = state->units[target].markers[TOY_RESERVE] = 0;
  for (int i = 0; i < state->n_units; i++)
    if (!toy_is_general (state, i) && !state->units[i].own[TOY_COUNTED])
      {
        state->units[i].own[TOY_COUNTED] = TRUE;
        state->own[TOY_STRENGTH + toy_get_side (state, i)]++;
      }
    else if (toy_is_general (state, i))
      {
        state->units[i].markers[TOY_RESERVE] = 0;
        state->units[i].markers[TOY_CP] = TOY_MAX_POINTS;
      }
  return TRUE;
}

static gboolean
make_move (const MusterLabLine *line,
           int                  unit,
           int                  most,
           gboolean             backward,
           MusterOrder         *order)
{
  int inches;

  begin (order, TOY_MOVE, unit);
  if (backward)
    put (order, TOY_BACKWARD, TOY_YES);
  if (line->rough)
    put (order, TOY_TERRAIN, TOY_SLOW);
  inches = MIN (most, muster_toy_move_get_allowance (line->setup, line->state, order));
  put (order, TOY_DISTANCE, inches);
  return inches > 0;
}

static gboolean
make_fire (const MusterLabLine *line,
           int                  unit,
           int                  target,
           int                  march,
           MusterOrder         *order)
{
  int distance = muster_lab_line_get_distance (line, unit, target) - march;

  begin (order, TOY_FIRE, unit);
  put (order, TOY_TARGET, target);
  put (order, TOY_RANGE, MAX (distance, 0));
  if (muster_lab_line_get_cover (line, target) > 0)
    put (order, TOY_COVER, muster_lab_line_get_cover (line, target));
  if (toy_get_arm (line->state, unit) == TOY_INFANTRY &&
      toy_get_marker (line->state, unit, TOY_FORMATION) == TOY_COLUMN)
    put (order, TOY_SHOOTERS, MIN (line->state->units[unit].strength, 4));
  if (march > 0)
    {
      put (order, TOY_WHEN_MOVED, TOY_MOVED_BEFORE);
      put (order, TOY_DISTANCE, march);
      if (line->rough)
        put (order, TOY_TERRAIN, TOY_SLOW);
    }
  return distance <= muster_toy_units_get_fire_range (line->setup, line->state, unit, FALSE);
}

static gboolean
make_reform (const MusterLabLine *line,
             int                  unit,
             MusterOrder         *order)
{
  begin (order, TOY_REFORM, unit);
  put (order, TOY_TO,
       muster_toy_units_can_form (line->state->units[unit].def, TOY_LINE) ? TOY_LINE : TOY_LOOSE);
  return TRUE;
}

static gboolean
make (const MusterLabLine *line,
      guint                act,
      int                  unit,
      int                  target,
      MusterOrder         *order)
{
  const MusterState *state = line->state;
  int formation = toy_get_marker (state, unit, TOY_FORMATION);
  int distance = muster_lab_line_get_distance (line, unit, target);
  int march;

  /* T-ACT-04 */
  if (formation == TOY_MOB || formation == TOY_IN_SQUARE)
    return act != MUSTER_LAB_HOLD && make_reform (line, unit, order);

  switch (act)
    {
    case MUSTER_LAB_SHOOT:
      return make_fire (line, unit, target, 0, order);
    case ACT_MARCH_AND_FIRE:
      march = MIN (muster_lab_line_get_room (line, unit, GAP),
                   get_pace (line->setup, state, TOY_MOVE, unit, line->rough));
      return march > 0 && make_fire (line, unit, target, march, order);
    case MUSTER_LAB_ATTACK:
      if (distance > get_reach (line->setup, state, unit) ||
          distance > get_pace (line->setup, state, TOY_CHARGE, unit, line->rough))
        return FALSE;
      begin (order, TOY_CHARGE, unit);
      put (order, TOY_TARGET, target);
      if (line->rough)
        put (order, TOY_TERRAIN, TOY_SLOW);
      if (muster_lab_line_get_cover (line, target) > 0)
        put (order, TOY_COVER, muster_lab_line_get_cover (line, target));
      return TRUE;
    case MUSTER_LAB_ADVANCE:
      return make_move (line, unit, muster_lab_line_get_room (line, unit, GAP), FALSE, order);
    case MUSTER_LAB_WITHDRAW:
      return make_move (line, unit, toy_get_side (state, unit) == 0
                                      ? line->places[unit] : line->length - line->places[unit],
                        TRUE, order);
    default:
      return FALSE;
    }
}

/* Of those whom their general can still send, the one in the best heart. */
static int
find_candidate (const MusterLabLine *line)
{
  const MusterState *state = line->state;
  int chosen = -1;

  for (int i = 0; i < state->n_units; i++)
    {
      int general;

      if (line->sides[i] != state->active_side || (line->notes[i] & NOTE_DONE) ||
          toy_is_general (state, i) || !toy_is_on_table (state, i) ||
          toy_get_marker (state, i, TOY_DISORDER))
        continue;
      general = muster_toy_units_get_own_general (state, i);
      if (general < 0 || state->units[general].own[TOY_USES] > 0 || state->units[general].own[TOY_PASSED])
        continue;
      if (chosen < 0 ||
          toy_get_marker (state, i, TOY_RESOLVE) < toy_get_marker (state, chosen, TOY_RESOLVE))
        chosen = i;
    }
  return chosen;
}

static MusterLabNext
next (MusterLabLine *line,
      MusterOrder   *order,
      int           *unit)
{
  const MusterState *state = line->state;
  MusterRefusal why;

  if (line->held >= 0)
    line->notes[line->held] |= NOTE_DONE;
  line->held = -1;
  if (state->phase != TOY_PHASE_CARD)
    {
      begin (order, state->phase == TOY_PHASE_READY ? TOY_DRAW : TOY_START_TURN, -1);
      return MUSTER_LAB_NEXT_ORDER;
    }
  if (muster_toy_cards_is_pending (state))
    {
      gboolean own = muster_toy_cards_is_two (muster_toy_cards_get_up (state));
      int chosen = -1;

      /* A joker goes to the strongest enemy, a 2 to the weakest unit of one's own. */
      for (int i = 0; i < state->n_units; i++)
        {
          if (toy_is_general (state, i) || !toy_is_on_table (state, i) ||
              toy_get_marker (state, i, TOY_DISORDER) ||
              (toy_get_side (state, i) == state->active_side) != own)
            continue;
          if (chosen < 0 || (own ? state->units[i].strength < state->units[chosen].strength
                                 : state->units[i].strength > state->units[chosen].strength))
            chosen = i;
        }
      begin (order, TOY_PENALISE, chosen);

      return MUSTER_LAB_NEXT_ORDER;
    }
  if (muster_toy_cards_activates (muster_toy_cards_get_up (state)))
    {
      *unit = find_candidate (line);
      if (*unit >= 0)
        return MUSTER_LAB_NEXT_UNIT;
    }
  /* T-CARD-05: who is bound has a unit act, if only by standing where it is. */
  for (int i = 0; i < state->n_units; i++)
    if (line->sides[i] == state->active_side && !toy_is_general (state, i) &&
        muster_toy_units_may_act_freely (state, i) &&
        muster_toy_cards_is_bound (state, muster_toy_units_get_own_general (state, i)))
      {
        if (toy_get_marker (state, i, TOY_FORMATION) == TOY_MOB)
          make_reform (line, i, order);
        else
          begin (order, TOY_MOVE, i);
        return MUSTER_LAB_NEXT_ORDER;
      }
  begin (order, TOY_END_TURN, -1);
  if (!muster_ruleset_judge (line->setup, state, order, &why))
    begin (order, TOY_DRAW, -1);
  return MUSTER_LAB_NEXT_ORDER;
}

static void
follow (MusterLabLine       *line,
        const MusterOrder   *order,
        const MusterOutcome *outcome)
{
  const MusterState *after = &outcome->state;
  int unit = order->unit;
  int target = -1;
  gboolean tied = FALSE;

  switch (order->verb)
    {
    case TOY_DRAW:
    case TOY_START_TURN:
      memset (line->notes, 0, after->n_units);
      return;
    case TOY_MOVE:
    case TOY_FIRE:
      if (outcome->passed && toy_has (order, TOY_DISTANCE))
        muster_lab_line_go (line, unit, toy_has (order, TOY_BACKWARD) ? -toy_get (order, TOY_DISTANCE)
                                                                      : toy_get (order, TOY_DISTANCE));
      break;
    case TOY_CHARGE:
      target = toy_get (order, TOY_TARGET);
      if (outcome->passed)
        muster_lab_line_meet (line, unit, target, GAP);
      for (guint i = 0; i < outcome->facts->len; i++)
        {
          const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

          tied |= g_str_equal (fact->member, "outcome") && g_str_equal (fact->word, "tie");
        }
      if (tied)
        muster_lab_line_go (line, target, -TIED_INCHES);
      break;
    default:
      return;
    }
  for (int i = 0; i < after->n_units; i++)
    if (after->units[i].markers[TOY_FORMATION] == TOY_MOB &&
        (line->state->units[i].markers[TOY_FORMATION] != TOY_MOB || i == unit || i == target) &&
        order->verb != TOY_MOVE && !tied)
      muster_lab_line_go (line, i, -BEATEN_INCHES);
}

const MusterLabRules muster_toy_lab = {
  .acts = acts,
  .covers = covers,
  .ways = ways,
  .driven_off = driven_off,
  .left_out = left_out,
  .get_range = get_range,
  .get_reach = get_reach,
  .fights = fights,
  .commands = commands,
  .pose = pose,
  .make = make,
  .next = next,
  .follow = follow,
};
