/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-lab-rules.h"

/* These rules on the line of the lab, which is counted in hexes. */

#define GAP 1

/* Notes of a unit. */
enum
{
  NOTE_DONE = 1 << 0, /* wants nothing more on this card */
  NOTE_OFF = 1 << 1,  /* driven over its own edge */
};

static const char *const acts[] = { MUSTER_LAB_COMMON_ACTS, "limber", "unlimber", NULL };

enum
{
  ACT_LIMBER = MUSTER_LAB_OWN_ACT,
  ACT_UNLIMBER,
};

static const MusterChoice covers[] = {
  { "none", N_("In the open") },
  { "cover", N_("In cover") },
  { NULL }
};

static const MusterLabWay ways[] = {
  { "fire", N_("Fire"), MUSTER_LAB_SHOOT, TRUE },
  { "assault", N_("Close assault"), MUSTER_LAB_ATTACK },
  { NULL }
};

static const char *const driven_off[] = { "destroyed", "retreats", NULL };

static const char *const left_out[] = {
  N_("flanks, sight and units that share a hex: a gun strikes its target and who is with it"),
  N_("hills, woods and roads"),
  N_("splitting and merging, and infantry that boards a transport"),
  N_("commanders who change their unit: each stays with the one that he begins with"),
  NULL
};

static int
get_range (const MusterSetup *setup,
           const MusterState *state,
           int                unit,
           guint              nth)
{
  return nth == 0 ? state->units[unit].def->own[HEXCARD_DEF_RANGE] : 0;
}

/* It may first go up to the enemy on the same card. */
static int
get_reach (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  int arm = hexcard_get_arm (state, unit);

  if (arm != HEXCARD_INFANTRY && arm != HEXCARD_CAVALRY)
    return 0;
  return GAP + (muster_hexcard_units_is_fresh (state, unit)
                  ? state->units[unit].def->own[HEXCARD_DEF_MOVE] : 0);
}

static gboolean
fights (const MusterSetup *setup,
        const MusterState *state,
        int                unit)
{
  return muster_hexcard_units_is_fighting (state->units[unit].def);
}

static gboolean
pose (const MusterSetup *setup,
      MusterState       *state,
      guint              act,
      int                unit,
      int                target)
{
  if (!fights (setup, state, unit))
    return FALSE;

  state->phase = HEXCARD_PHASE_ACTIVATION;
  state->active_side = (gint8) state->units[unit].def->side;
  for (int i = 0; i < state->n_units; i++)
    {
      state->units[i].own[HEXCARD_GROUP] = i == unit ? 1 : 2;
      state->units[i].card = MUSTER_CARD (i == unit ? 1 : 2, MUSTER_SUIT_SPADES);
    }
  state->units[unit].markers[HEXCARD_LIMBERED] = 0;
  return TRUE;
}

static void
begin (MusterOrder *order,
       HexcardVerb  verb,
       int          unit)
{
  muster_order_init (order, muster_hexcard_orders, verb, unit);
}

/* Retreats by the same order: the rules do not ask which way a unit goes. */
static gboolean
make_move (const MusterLabLine *line,
           int                  unit,
           int                  most,
           MusterOrder         *order)
{
  int hexes;

  begin (order, HEXCARD_MOVE, unit);
  hexes = MIN (most, muster_hexcard_move_get_reach (line->setup, line->state, order, HEXCARD_MOVE_HEXES, -1));
  muster_order_set (order, HEXCARD_MOVE_HEXES, hexes);
  return hexes > 0;
}

static gboolean
make (const MusterLabLine *line,
      guint                act,
      int                  unit,
      int                  target,
      MusterOrder         *order)
{
  const MusterState *state = line->state;
  int distance = MAX (muster_lab_line_get_distance (line, unit, target), GAP);

  switch (act)
    {
    case MUSTER_LAB_SHOOT:
      begin (order, HEXCARD_FIRE, unit);
      muster_order_set (order, HEXCARD_FIRE_TARGET, target);
      muster_order_set (order, HEXCARD_FIRE_RANGE, distance);
      if (muster_lab_line_get_cover (line, target) > 0)
        muster_order_set (order, HEXCARD_FIRE_COVER, 1);
      return distance <= state->units[unit].def->own[HEXCARD_DEF_RANGE];
    case MUSTER_LAB_ATTACK:
      if (distance > get_reach (line->setup, state, unit))
        return FALSE;
      if (distance > GAP)
        return make_move (line, unit, distance - GAP, order);
      begin (order, HEXCARD_ASSAULT, unit);
      muster_order_set (order, HEXCARD_ASSAULT_TARGET, target);
      if (muster_lab_line_get_cover (line, target) > 0)
        muster_order_set (order, HEXCARD_ASSAULT_COVER, 1);
      return TRUE;
    case MUSTER_LAB_ADVANCE:
      return make_move (line, unit, muster_lab_line_get_room (line, unit, GAP), order);
    case MUSTER_LAB_WITHDRAW:
      return make_move (line, unit, state->units[unit].def->side == 0
                                      ? line->places[unit] : line->length - line->places[unit], order);
    case ACT_LIMBER:
    case ACT_UNLIMBER:
      begin (order, act == ACT_LIMBER ? HEXCARD_LIMBER : HEXCARD_UNLIMBER, unit);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Each commander begins with the first unit of his side that has none yet and can use him. */
static gboolean
attach (MusterLabLine *line,
        MusterOrder   *order)
{
  const MusterState *state = line->state;

  for (int i = 0; i < state->n_units; i++)
    {
      if (hexcard_get_arm (state, i) != HEXCARD_COMMANDER || state->units[i].with >= 0 ||
          state->units[i].fate != HEXCARD_IN_PLAY || (line->notes[i] & NOTE_DONE))
        continue;
      line->notes[i] |= NOTE_DONE;
      for (int k = 0; k < state->n_units; k++)
        if (state->units[k].def->side == state->units[i].def->side &&
            hexcard_get_arm (state, k) == HEXCARD_INFANTRY && !(line->notes[k] & NOTE_DONE))
          {
            line->notes[k] |= NOTE_DONE;
            line->places[i] = line->places[k];
            begin (order, HEXCARD_ATTACH, i);
            muster_order_set (order, HEXCARD_ATTACH_TO, k);
            return TRUE;
          }
    }
  return FALSE;
}

static MusterLabNext
next (MusterLabLine *line,
      MusterOrder   *order,
      int           *unit)
{
  const MusterState *state = line->state;
  int group;
  int first = -1;

  if (line->held >= 0)
    line->notes[line->held] |= NOTE_DONE;
  line->held = -1;

  for (int i = 0; line->own[0] > 0 && i < state->n_units; i++)
    if (line->notes[i] & NOTE_OFF)
      {
        line->notes[i] &= (guint8) ~NOTE_OFF;
        line->own[0]--;
        if (state->units[i].fate != HEXCARD_IN_PLAY)
          continue;
        begin (order, HEXCARD_REMOVE, -1);
        muster_order_set (order, MUSTER_REMOVE_UNIT, i);
        muster_order_set (order, MUSTER_REMOVE_FATE, HEXCARD_RETREATED_OFF - HEXCARD_DESTROYED);
        return MUSTER_LAB_NEXT_ORDER;
      }

  if (state->phase == HEXCARD_PHASE_DEAL)
    {
      if (state->turn > 1 || !attach (line, order))
        begin (order, HEXCARD_DEAL, -1);
      return MUSTER_LAB_NEXT_ORDER;
    }
  if (state->phase != HEXCARD_PHASE_ACTIVATION)
    {
      begin (order, HEXCARD_END_TURN, -1);
      return MUSTER_LAB_NEXT_ORDER;
    }

  group = muster_hexcard_queue_get_next_group (state, 0);
  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];

      if (now->own[HEXCARD_GROUP] != group || now->acted || now->fate != HEXCARD_IN_PLAY)
        continue;
      first = first < 0 ? i : first;
      if (!fights (line->setup, state, i) || (line->notes[i] & NOTE_DONE) ||
          now->markers[HEXCARD_FOUGHT])
        continue;
      *unit = i;
      return MUSTER_LAB_NEXT_UNIT;
    }
  begin (order, HEXCARD_DONE, first);
  return MUSTER_LAB_NEXT_ORDER;
}

static void
fall_back (MusterLabLine     *line,
           const MusterState *after,
           int                unit)
{
  if (!muster_lab_line_go (line, unit, -1))
    {
      line->notes[unit] |= NOTE_OFF;
      line->own[0]++;
    }
}

static void
follow (MusterLabLine       *line,
        const MusterOrder   *order,
        const MusterOutcome *outcome)
{
  const MusterState *after = &outcome->state;
  int unit = order->unit;
  int hexes, target;

  switch (order->verb)
    {
    case HEXCARD_MOVE:
      hexes = muster_order_get (order, HEXCARD_MOVE_HEXES);
      muster_lab_line_go (line, unit, line->act == MUSTER_LAB_WITHDRAW ? -hexes : hexes);
      for (int i = 0; i < after->n_units; i++)
        if (after->units[i].with == unit || after->units[unit].with == i)
          line->places[i] = line->places[unit];
      break;
    case HEXCARD_ASSAULT:
      target = muster_order_get (order, HEXCARD_ASSAULT_TARGET);
      for (guint i = 0; i < outcome->facts->len; i++)
        {
          const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

          if (g_str_equal (fact->member, "result") && g_str_equal (fact->word, "defender-retreats"))
            {
              fall_back (line, after, target);
              muster_lab_line_meet (line, unit, target, GAP);
            }
          else if (g_str_equal (fact->member, "result") && g_str_equal (fact->word, "attacker-retreats"))
            fall_back (line, after, unit);
        }
      break;
    case HEXCARD_DONE:
    case HEXCARD_DEAL:
    case HEXCARD_END_TURN:
      for (int i = 0; i < after->n_units; i++)
        line->notes[i] &= (guint8) ~NOTE_DONE;
      break;
    default:
      break;
    }
}

const MusterLabRules muster_hexcard_lab = {
  .acts = acts,
  .covers = covers,
  .ways = ways,
  .driven_off = driven_off,
  .left_out = left_out,
  .get_range = get_range,
  .get_reach = get_reach,
  .fights = fights,
  .pose = pose,
  .make = make,
  .next = next,
  .follow = follow,
};
