/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-forecast.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-lab-rules.h"
#include "core/rules/muster-ruleset.h"

/* These rules on the line of the lab: reach, pace, and how orders follow from a distance. */

#define GAP 1
#define USUAL_PIPS 7 /* of two dice */

enum
{
  ACT_MELEE = MUSTER_LAB_OWN_ACT,
  ACT_MOUNT,
  ACT_DISMOUNT,
  ACT_LIMBER,
  ACT_UNLIMBER,
  ACT_SKIRMISH,
  ACT_CLOSE,
};

/* Notes of a unit. */
enum
{
  NOTE_DONE = 1 << 0,       /* wants nothing more in this turn */
  NOTE_OFF = 1 << 1,        /* gone over its own edge */
  NOTE_SAW_RETREAT = 1 << 2, /* owes a Reaction test */
  NOTE_SAW_ROUT = 1 << 3,
  NOTE_FORMED = 1 << 4,     /* has changed its order in this turn */
};

static const char *const acts[] = {
  MUSTER_LAB_COMMON_ACTS, "melee", "mount", "dismount", "limber", "unlimber", "skirmish-order",
  "close-order", NULL
};

/* As targets have them when fired at. */
static const MusterChoice covers[] = {
  { "none", N_("In the open") },
  { "cover", N_("In cover") },
  { "wagons", N_("Behind wagons or sandbags") },
  { "earthworks", N_("Behind earthworks") },
  { NULL }
};

static const MagdalaCover cover_values[] = {
  MAGDALA_COVER_NONE, MAGDALA_COVER_COVER, MAGDALA_COVER_WAGONS, MAGDALA_COVER_EARTHWORKS
};

static const int work_values[] = {
  MAGDALA_NO_WORKS, MAGDALA_NO_WORKS, MAGDALA_WAGONS, MAGDALA_EARTHWORKS
};

static const MusterLabWay ways[] = {
  { "fire", N_("Fire"), MUSTER_LAB_SHOOT, TRUE },
  { "charge", N_("Charge, with a round of melee"), MUSTER_LAB_ATTACK },
  { "melee", N_("A round of melee"), ACT_MELEE },
  { NULL }
};

static const char *const driven_off[] = { "routed", "destroyed", "broken", NULL };

static const char *const left_out[] = {
  N_("flanks and overlaps: every melee is frontal, with as many figures as the smaller unit has"),
  N_("sight: every unit sees every other along the line"),
  N_("the umpire’s corrections, detachments, resupply, sangars and Generals who change their unit"),
  N_("supports: a unit at half strength goes back and leaves the table by its own edge"),
  NULL
};

static int
get_range (const MusterSetup *setup,
           const MusterState *state,
           int                unit,
           guint              nth)
{
  int furthest = muster_magdala_volley_get_range (state, unit);
  int near = magdala_def (state, unit, MAGDALA_DEF_SHORT) +
             (muster_magdala_units_is_marksman (state, unit) ? MAGDALA_LONGER_RANGE : 0);

  if (!muster_magdala_units_is_armed (state, unit))
    return 0;
  if (nth == 0)
    return MIN (near, furthest);
  return nth == 1 && furthest > near ? furthest : 0;
}

static int
get_pace (const MusterLabLine *line,
          const MusterState   *state,
          int                  unit,
          gboolean             charge)
{
  gboolean rough = line != NULL && line->rough;
  MagdalaAllowance allowance;

  muster_magdala_move_get_allowance (state, unit, rough ? MAGDALA_BAD_GOING : MAGDALA_GOOD_GOING, charge,
                                &allowance);
  return allowance.dice > 0 ? allowance.dice * USUAL_PIPS / 2 + MAGDALA_MOVE_PLUS : allowance.inches;
}

static int
get_reach (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  MagdalaArm arm = magdala_get_arm (state, unit);

  return arm == MAGDALA_GUN || arm == MAGDALA_TRANSPORT ? 0 : get_pace (NULL, state, unit, TRUE);
}

static gboolean
fights (const MusterSetup *setup,
        const MusterState *state,
        int                unit)
{
  return magdala_get_arm (state, unit) != MAGDALA_TRANSPORT;
}

/* Rockets stray and early machine-guns jam by their ones. */
static gboolean
counts (const MusterState *state,
        guint              purpose,
        int                unit)
{
  return purpose == MAGDALA_ROLL_HIT && !magdala_has_word (state, unit, MAGDALA_ROCKET) &&
         !magdala_has_word (state, unit, MAGDALA_PRE_MAXIM);
}

static gboolean
pose (const MusterSetup *setup,
      MusterState       *state,
      guint              act,
      int                unit,
      int                target)
{
  MagdalaArm arm = magdala_get_arm (state, unit);

  state->active_side = (gint8) magdala_get_side (state, unit);
  if (act == MUSTER_LAB_SHOOT)
    magdala_put (state, unit, MAGDALA_LIMBERED, 0);
  if (arm == MAGDALA_RIDER)
    magdala_put (state, unit, MAGDALA_MOUNTED, 0);
  if (act == MUSTER_LAB_ATTACK)
    magdala_put (state, unit, MAGDALA_ADVANCING, 1);
  if (act == ACT_MELEE)
    {
      if (arm == MAGDALA_GUN || arm == MAGDALA_TRANSPORT ||
          magdala_get_arm (state, target) == MAGDALA_TRANSPORT)
        return FALSE;
      muster_magdala_melees_join (state, unit, target);
    }
  return TRUE;
}

static void
begin (MusterOrder  *order,
       MagdalaVerb   verb,
       int           unit)
{
  muster_order_init (order, muster_magdala_orders, verb, unit);
}

static void
set_going (const MusterLabLine *line,
           MusterOrder         *order,
           guint                field)
{
  if (line->rough)
    muster_order_set (order, field, MAGDALA_BAD_GOING);
}

static gboolean
make_melee (const MusterLabLine *line,
            int                  unit,
            MusterOrder         *order)
{
  const MusterState *state = line->state;
  int target = state->units[unit].own[MAGDALA_OWN_TARGET] - 1;

  if (target < 0)
    return FALSE;
  begin (order, MAGDALA_MELEE_ROUND, unit);
  muster_order_set (order, MAGDALA_MELEE_TARGET, target);
  muster_order_set (order, MAGDALA_MELEE_CONTACT,
                    MIN (state->units[unit].strength, state->units[target].strength));
  if (magdala_get (state, target, MAGDALA_WORKS) == 0)
    muster_order_set (order, MAGDALA_MELEE_WORKS, work_values[muster_lab_line_get_cover (line, target)]);
  return TRUE;
}

static gboolean
make_move (const MusterLabLine *line,
           int                  unit,
           gboolean             retreats,
           MusterOrder         *order)
{
  const MusterState *state = line->state;
  int room = retreats ? get_pace (line, state, unit, FALSE) : muster_lab_line_get_room (line, unit, GAP);
  MagdalaAllowance allowance;
  int inches;

  begin (order, MAGDALA_MOVE, unit);
  muster_order_set (order, MAGDALA_MOVE_MODE, retreats ? MAGDALA_RETREAT : MAGDALA_ADVANCE);
  set_going (line, order, MAGDALA_MOVE_GOING);
  muster_magdala_move_get_allowance (state, unit, line->rough ? MAGDALA_BAD_GOING : MAGDALA_GOOD_GOING,
                                FALSE, &allowance);
  inches = muster_magdala_move_is_half (state, order) ? allowance.inches / 2 : allowance.inches;
  if (allowance.dice == 0 && !allowance.free)
    muster_order_set (order, MAGDALA_MOVE_DISTANCE, MIN (room, inches));
  return room > 0;
}

static gboolean
make (const MusterLabLine *line,
      guint                act,
      int                  unit,
      int                  target,
      MusterOrder         *order)
{
  static const MagdalaVerb plain[] = {
    [ACT_MOUNT] = MAGDALA_MOUNT, [ACT_DISMOUNT] = MAGDALA_DISMOUNT,
    [ACT_LIMBER] = MAGDALA_LIMBER, [ACT_UNLIMBER] = MAGDALA_UNLIMBER,
  };
  const MusterState *state = line->state;
  int distance = muster_lab_line_get_distance (line, unit, target);

  switch (act)
    {
    case MUSTER_LAB_SHOOT:
      begin (order, MAGDALA_FIRE, unit);
      muster_order_set (order, MAGDALA_FIRE_TARGET, target);
      muster_order_set (order, MAGDALA_FIRE_DISTANCE, distance);
      if (magdala_get (state, target, MAGDALA_WORKS) == 0)
        muster_order_set (order, MAGDALA_FIRE_COVER,
                          (int) cover_values[muster_lab_line_get_cover (line, target)]);
      return distance <= muster_magdala_volley_get_range (state, unit);
    case MUSTER_LAB_ATTACK:
      begin (order, MAGDALA_CHARGE, unit);
      muster_order_set (order, MAGDALA_CHARGE_TARGET, target);
      muster_order_set (order, MAGDALA_CHARGE_DISTANCE, distance);
      set_going (line, order, MAGDALA_CHARGE_GOING);
      return distance <= get_pace (line, state, unit, TRUE);
    case ACT_MELEE:
      return make_melee (line, unit, order);
    case MUSTER_LAB_ADVANCE:
      return make_move (line, unit, FALSE, order);
    case MUSTER_LAB_WITHDRAW:
      return make_move (line, unit, TRUE, order);
    case ACT_SKIRMISH:
    case ACT_CLOSE:
      begin (order, MAGDALA_FORM, unit);
      muster_order_set (order, MAGDALA_FORM_FORMATION,
                        act == ACT_CLOSE ? MAGDALA_CLOSE_ORDER : MAGDALA_SKIRMISH_ORDER);
      return !(line->notes[unit] & NOTE_FORMED) && muster_magdala_units_is_on_foot (state, unit) &&
             (act == ACT_CLOSE) == (magdala_get (state, unit, MAGDALA_SKIRMISH) != 0);
    case ACT_MOUNT:
    case ACT_DISMOUNT:
    case ACT_LIMBER:
    case ACT_UNLIMBER:
      begin (order, plain[act], unit);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A charge leads to a round of melee and to a test in the same turn. */
static gboolean
foresee (const MusterLabLine *line,
         const MusterOrder   *order,
         MusterForecast      *forecast)
{
  int target;

  if (order->verb != MAGDALA_CHARGE)
    return muster_ruleset_forecast (line->setup, line->state, order, forecast);
  target = muster_order_get (order, MAGDALA_CHARGE_TARGET);
  muster_forecast_reset (forecast, 1.0);
  return muster_magdala_forecast_assault (line->setup, line->state, order,
                                          magdala_get (line->state, target, MAGDALA_WORKS) == 0
                                            ? work_values[muster_lab_line_get_cover (line, target)] : -1,
                                          forecast);
}

/* What must be done at once, whoever has his turn. */
static gboolean
find_duty (MusterLabLine *line,
           MusterOrder   *order)
{
  const MusterState *state = line->state;
  int melee = -1;
  int again = -1;

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];
      guint8 notes = line->notes[i];

      if (now->fate != MAGDALA_IN_PLAY)
        continue;
      if (notes & NOTE_OFF)
        {
          begin (order, MAGDALA_REMOVE, -1);
          muster_order_set (order, MUSTER_REMOVE_UNIT, i);
          muster_order_set (order, MUSTER_REMOVE_FATE, MAGDALA_RETREATED_OFF - MAGDALA_DESTROYED);
          return TRUE;
        }
      if (now->markers[MAGDALA_TEST_DUE] > 0)
        {
          begin (order, MAGDALA_MORALE, i);
          return TRUE;
        }
      if (notes & (NOTE_SAW_RETREAT | NOTE_SAW_ROUT))
        {
          line->notes[i] &= (guint8) ~(NOTE_SAW_RETREAT | NOTE_SAW_ROUT);
          begin (order, MAGDALA_REACTION, i);
          muster_order_set (order, MAGDALA_REACTION_CAUSE,
                            notes & NOTE_SAW_ROUT ? MAGDALA_CAUSE_ROUT : MAGDALA_CAUSE_RETREAT);
          return TRUE;
        }
      if (now->own[MAGDALA_OWN_TARGET] > 0 && !now->own[MAGDALA_OWN_FOUGHT])
        melee = i;
      if (now->markers[MAGDALA_RETREATING] == 2 && now->def->side == state->active_side)
        again = i;
    }
  if (again >= 0)
    {
      begin (order, MAGDALA_REACTION, again);
      muster_order_set (order, MAGDALA_REACTION_CAUSE, MAGDALA_CAUSE_AGAIN);
      return TRUE;
    }
  return melee >= 0 && make_melee (line, melee, order);
}

static MusterLabNext
next (MusterLabLine *line,
      MusterOrder   *order,
      int           *unit)
{
  const MusterState *state = line->state;

  if (line->held >= 0)
    line->notes[line->held] |= NOTE_DONE;
  line->held = -1;
  if (find_duty (line, order))
    return MUSTER_LAB_NEXT_ORDER;

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];

      if (now->fate != MAGDALA_IN_PLAY || now->def->side != state->active_side ||
          (line->notes[i] & NOTE_DONE) || now->markers[MAGDALA_MELEE] > 0 ||
          now->markers[MAGDALA_PURSUING] > 0 || now->markers[MAGDALA_RETREATING] > 0)
        continue;
      if (now->markers[MAGDALA_HALTED] == 3 && now->markers[MAGDALA_MOVED] == 0 &&
          now->markers[MAGDALA_FIRED] == 0 && now->markers[MAGDALA_BUSY] == 0)
        {
          begin (order, MAGDALA_RETEST, i);
          return MUSTER_LAB_NEXT_ORDER;
        }
      if (now->markers[MAGDALA_JAMMED] == 2 && !(line->notes[i] & NOTE_FORMED))
        {
          line->notes[i] |= NOTE_FORMED;
          begin (order, MAGDALA_CLEAR_JAM, i);
          return MUSTER_LAB_NEXT_ORDER;
        }
      *unit = i;
      return MUSTER_LAB_NEXT_UNIT;
    }
  begin (order, MAGDALA_END_TURN, -1);
  return MUSTER_LAB_NEXT_ORDER;
}

/* M-REACT-01: friends near enough to see it. Transport never tests. */
static void
show (MusterLabLine     *line,
      const MusterState *after,
      int                unit,
      guint8             note)
{
  for (int i = 0; i < after->n_units; i++)
    if (i != unit && after->units[i].fate == MAGDALA_IN_PLAY &&
        magdala_get_side (after, i) == magdala_get_side (after, unit) &&
        magdala_get_arm (after, i) != MAGDALA_TRANSPORT &&
        muster_lab_line_get_distance (line, i, unit) <= MAGDALA_REACTION_RANGE)
      line->notes[i] |= note;
}

static void
fall_back (MusterLabLine *line,
           int            unit,
           int            inches)
{
  if (!muster_lab_line_go (line, unit, -inches))
    line->notes[unit] |= NOTE_OFF;
}

static void
follow (MusterLabLine       *line,
        const MusterOrder   *order,
        const MusterOutcome *outcome)
{
  const MusterState *after = &outcome->state;
  int unit = order->unit;
  int move = muster_outcome_get_fact (outcome, "move", -1);
  int target;

  if (order->verb == MAGDALA_END_TURN)
    {
      memset (line->notes, 0, after->n_units);
      return;
    }
  switch (order->verb)
    {
    case MAGDALA_MOVE:
      if (muster_order_has (order, MAGDALA_MOVE_DISTANCE))
        move = muster_order_get (order, MAGDALA_MOVE_DISTANCE);
      if (muster_order_get (order, MAGDALA_MOVE_MODE) == MAGDALA_ADVANCE)
        {
          muster_lab_line_go (line, unit, MIN (move, muster_lab_line_get_room (line, unit, GAP)));
          break;
        }
      fall_back (line, unit, move);
      show (line, after, unit, NOTE_SAW_RETREAT);
      break;
    case MAGDALA_CHARGE:
      target = muster_order_get (order, MAGDALA_CHARGE_TARGET);
      if (outcome->passed)
        muster_lab_line_meet (line, unit, target, 0);
      else
        muster_lab_line_go (line, unit, MIN (move, muster_lab_line_get_room (line, unit, GAP)));
      break;
    case MAGDALA_FORM:
      line->notes[unit] |= NOTE_FORMED;
      break;
    case MAGDALA_RETEST:
      if (after->units[unit].markers[MAGDALA_HALTED] == 1)
        fall_back (line, unit, get_pace (line, after, unit, FALSE) / 2);
      break;
    case MAGDALA_REACTION:
      if (after->units[unit].fate == MAGDALA_IN_PLAY && after->units[unit].markers[MAGDALA_RETREATING] == 1)
        {
          fall_back (line, unit, get_pace (line, after, unit, FALSE));
          show (line, after, unit, NOTE_SAW_RETREAT);
        }
      break;
    default:
      break;
    }
  for (int i = 0; i < after->n_units; i++)
    if (after->units[i].fate == MAGDALA_ROUTED && line->state->units[i].fate == MAGDALA_IN_PLAY)
      show (line, after, i, NOTE_SAW_ROUT);
}

const MusterLabRules muster_magdala_lab = {
  .acts = acts,
  .covers = covers,
  .ways = ways,
  .driven_off = driven_off,
  .left_out = left_out,
  .get_range = get_range,
  .get_reach = get_reach,
  .fights = fights,
  .counts = counts,
  .pose = pose,
  .make = make,
  .foresee = foresee,
  .next = next,
  .follow = follow,
};
