/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-lab-rules.h"

/* These rules on the line of the lab: reach, pace, and how orders follow from a distance. */

#define GAP 1       /* inches between enemies who do not fight (K-MOVE-02) */
#define WITNESS 12  /* inches from which a loss is seen (K-PIN-01) */
#define USUAL_DIE 3 /* what a unit trusts the die of a double to show at least */

enum
{
  ACT_DOUBLE = MUSTER_LAB_OWN_ACT,
  ACT_SKIRMISH,
  ACT_CLOSE_ORDER,
  ACT_GROUND,
  ACT_VOLLEY,
};

/* Notes of a unit: what is to be done about it before anything else. */
enum
{
  NOTE_WITNESS = 1 << 0,
  NOTE_OFF = 1 << 1,  /* driven over the own edge */
  NOTE_EXIT = 1 << 2, /* passed off by the enemy's */
};

/* What the line remembers of the battle. */
enum
{
  OWN_NOTES,    /* units that have notes */
  OWN_CURSOR,   /* the first unit that may still have to act in this turn */
  OWN_ALL_ON,   /* nobody waits off the table any more */
  OWN_SHAKEN,   /* somebody may have been pinned after his turn to be asked */
};

static const char *const acts[] = {
  MUSTER_LAB_COMMON_ACTS, "double", "skirmish", "close-order", "go-to-ground", "volley", NULL
};

static const MusterChoice covers[] = {
  { "none", N_("In the open") },
  { "soft", N_("In soft cover") },
  { "hard", N_("In hard cover") },
  { NULL }
};

static const MusterLabWay ways[] = {
  { "fire", N_("Fire"), MUSTER_LAB_SHOOT, TRUE },
  { "volley-fire", N_("Volley fire"), ACT_VOLLEY, TRUE },
  { "attack", N_("Attack"), MUSTER_LAB_ATTACK },
  { NULL }
};

static const char *const driven_off[] = { "routed", "destroyed", NULL };

static const char *const left_out[] = {
  N_("flanks, sight and who blocks whom: every unit can see and reach every other along the line"),
  N_("turning, cohesion and dangerous ground"),
  N_("second orders, lucky rerolls, spiked guns and absorbed units: no policy uses them"),
  N_("models that cannot retreat: units pass through each other on the line"),
  NULL
};

static int
get_range (const MusterSetup *setup,
           const MusterState *state,
           int                unit,
           guint              nth)
{
  KingsProfile profile = muster_kings_units_get_profile (setup, state, unit);

  if (nth == 0)
    return MAX (profile.short_range, 0);
  return nth == 1 && !muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_SHORT_SIGHTED)
           ? MAX (profile.long_range, 0) : 0;
}

static int
get_reach (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  KingsProfile profile = muster_kings_units_get_profile (setup, state, unit);

  return (profile.allowed & KINGS_BIT (KINGS_ATTACK)) != 0
           ? muster_kings_move_get_allowance (setup, state, unit) : 0;
}

static gboolean
fights (const MusterSetup *setup,
        const MusterState *state,
        int                unit)
{
  return TRUE;
}

static gboolean
counts (const MusterState *state,
        guint              purpose,
        int                unit)
{
  return purpose == KINGS_ROLL_HIT || purpose == KINGS_ROLL_ATTACK_HIT ||
         purpose == KINGS_ROLL_DEFENCE_HIT;
}

static gboolean
pose (const MusterSetup *setup,
      MusterState       *state,
      guint              act,
      int                unit,
      int                target)
{
  MusterUnitState *now = &state->units[unit];

  if (act == ACT_VOLLEY)
    {
      if (now->strength < KINGS_CLOSE_ORDER_MIN ||
          !(muster_kings_units_get_profile (setup, state, unit).allowed & KINGS_BIT (KINGS_VOLLEY_FIRE)))
        return FALSE;
      now->markers[KINGS_CLOSE_ORDER] = 1;
    }
  state->active_side = (gint8) now->def->side;
  state->own[KINGS_STATE_BEGUN] = TRUE;
  now->fate = state->units[target].fate = KINGS_IN_PLAY;
  now->acted = FALSE;
  now->own[KINGS_OWN_FLAGS] |= KINGS_FLAG_IDIOT_CHECKED;
  return TRUE;
}

static void
put (MusterOrder *order,
     KingsSlot    slot,
     int          number)
{
  muster_order_set (order, muster_kings_slots[order->verb][slot] - 1u, number);
}

static void
begin (const MusterLabLine *line,
       MusterOrder         *order,
       KingsVerb            verb,
       int                  unit)
{
  muster_order_init (order, muster_kings_orders, verb, unit);
}

/* K-MOVE-02: difficult ground halves the move of all who are not used to it. */
static int
get_pace (const MusterLabLine *line,
          int                  unit,
          int                  inches)
{
  const KingsUnit *data = muster_kings_get_unit (line->setup, unit);
  gboolean used_to_it = (data->kind == KINGS_KIND_TRIBAL && data->arm == KINGS_ARM_INFANTRY) ||
                        (data->bare.words & KINGS_WORD_LIGHT_INFANTRY) != 0;

  return line->rough && !used_to_it ? inches / 2 : inches;
}

static gboolean
make_shot (const MusterLabLine *line,
           KingsVerb            verb,
           int                  unit,
           int                  target,
           int                  distance,
           MusterOrder         *order)
{
  gboolean is_short = distance <= get_range (line->setup, line->state, unit, 0);

  if (!is_short && (verb == KINGS_VOLLEY_FIRE ||
                    distance > get_range (line->setup, line->state, unit, 1) ||
                    line->state->units[target].markers[KINGS_GONE_TO_GROUND]))
    return FALSE;

  begin (line, order, verb, unit);
  put (order, KINGS_SLOT_TARGET, target);
  put (order, KINGS_SLOT_RANGE, is_short ? KINGS_RANGE_SHORT : KINGS_RANGE_LONG);
  put (order, KINGS_SLOT_COVER, muster_lab_line_get_cover (line, target));
  return TRUE;
}

static void
set_defence (const MusterLabLine *line,
             int                  target,
             MusterOrder         *order)
{
  /* Hard cover is a defence bonus, but hardly ever to cavalry (K-MELEE-04). */
  if (muster_lab_line_get_cover (line, target) == 2 &&
      muster_kings_get_unit (line->setup, target)->arm != KINGS_ARM_CAVALRY)
    put (order, KINGS_SLOT_DEFENCE, KINGS_DEFENCE_HARD_COVER);
}

static gboolean
make_attack (const MusterLabLine *line,
             int                  unit,
             int                  target,
             MusterOrder         *order)
{
  const MusterState *state = line->state;
  int distance = muster_lab_line_get_distance (line, unit, target);
  int beaten = state->own[KINGS_STATE_FOLLOW_TARGET] - 1;
  KingsProfile profile = muster_kings_units_get_profile (line->setup, state, unit);

  if (state->own[KINGS_STATE_FOLLOW_UNIT] == unit + 1)
    {
      if (state->units[beaten].fate == KINGS_IN_PLAY)
        target = beaten;
      else if (distance > profile.speed / 2)
        return FALSE;
      begin (line, order, KINGS_FOLLOW_UP, unit);
    }
  else
    {
      if (!(profile.allowed & KINGS_BIT (KINGS_ATTACK)) ||
          distance > get_pace (line, unit, muster_kings_move_get_allowance (line->setup, state, unit)))
        return FALSE;
      begin (line, order, KINGS_ATTACK, unit);
    }
  put (order, KINGS_SLOT_TARGET, target);
  set_defence (line, target, order);
  return TRUE;
}

static gboolean
make_double (const MusterLabLine *line,
             int                  unit,
             int                  target,
             MusterOrder         *order)
{
  const KingsUnit *data = muster_kings_get_unit (line->setup, unit);
  int distance = muster_lab_line_get_distance (line, unit, target);
  int speed = get_pace (line, unit, muster_kings_units_get_profile (line->setup, line->state, unit).speed);

  begin (line, order, KINGS_AT_THE_DOUBLE, unit);
  if ((data->kind != KINGS_KIND_TRIBAL && data->arm != KINGS_ARM_CAVALRY) ||
      distance > speed + USUAL_DIE)
    return muster_lab_line_get_room (line, unit, GAP) > speed;

  put (order, KINGS_SLOT_TARGET, target);
  put (order, KINGS_SLOT_DISTANCE, distance);
  set_defence (line, target, order);
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
  gboolean follows = state->own[KINGS_STATE_FOLLOW_UNIT] == unit + 1 && state->units[unit].acted;
  int distance = muster_lab_line_get_distance (line, unit, target);
  int half = muster_kings_units_get_profile (line->setup, state, unit).speed / 2;
  gboolean volley;

  if (follows && act != MUSTER_LAB_ATTACK)
    return FALSE;
  switch (act)
    {
    case MUSTER_LAB_SHOOT:
      volley = state->units[unit].markers[KINGS_CLOSE_ORDER] &&
               distance <= get_range (line->setup, state, unit, 0);
      return make_shot (line, volley ? KINGS_VOLLEY_FIRE : KINGS_FIRE, unit, target, distance, order);
    case ACT_VOLLEY:
      return make_shot (line, KINGS_VOLLEY_FIRE, unit, target, distance, order);
    case ACT_SKIRMISH:
      half = MIN (half, muster_lab_line_get_room (line, unit, GAP));
      return make_shot (line, KINGS_SKIRMISH, unit, target, distance - half, order);
    case MUSTER_LAB_ATTACK:
      return make_attack (line, unit, target, order);
    case ACT_DOUBLE:
      return make_double (line, unit, target, order);
    case MUSTER_LAB_ADVANCE:
      begin (line, order, KINGS_MOVE, unit);
      return muster_lab_line_get_room (line, unit, GAP) > 0;
    case MUSTER_LAB_WITHDRAW:
      begin (line, order, KINGS_MOVE, unit);
      return state->units[unit].def->side == 0 ? line->places[unit] > 0
                                               : line->places[unit] < line->length;
    case ACT_CLOSE_ORDER:
      begin (line, order, KINGS_FORM_CLOSE_ORDER, unit);
      return TRUE;
    case ACT_GROUND:
      begin (line, order, KINGS_GO_TO_GROUND, unit);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
note (MusterLabLine *line,
      int            unit,
      guint8         what)
{
  if (line->notes[unit] == 0)
    line->own[OWN_NOTES]++;
  line->notes[unit] |= what;
}

/* What the table would ask for at once: who leaves it, and who has seen somebody go. */
static gboolean
settle_notes (MusterLabLine *line,
              MusterOrder   *order)
{
  const MusterState *state = line->state;

  for (int i = 0; line->own[OWN_NOTES] > 0 && i < state->n_units; i++)
    {
      guint8 notes = line->notes[i];
      int side = state->units[i].def->side;

      if (notes == 0)
        continue;
      line->own[OWN_NOTES]--;
      line->notes[i] = 0;
      if (state->units[i].fate != KINGS_IN_PLAY)
        continue;
      if (notes & (NOTE_OFF | NOTE_EXIT))
        {
          begin (line, order, KINGS_REMOVE, -1);
          muster_order_set (order, MUSTER_REMOVE_UNIT, i);
          muster_order_set (order, MUSTER_REMOVE_FATE,
                            (notes & NOTE_OFF ? KINGS_RETREATED_OFF : KINGS_EXITED) - KINGS_DESTROYED);
          return TRUE;
        }
      if (state->units[i].own[KINGS_OWN_WITNESSED] < state->own[KINGS_STATE_LOSSES + side])
        {
          begin (line, order, KINGS_WITNESS, i);
          line->own[OWN_SHAKEN] = TRUE;
          return TRUE;
        }
    }
  return FALSE;
}

/* K-SCN-04, -06, -07: whoever waits comes on as soon as he may. */
static gboolean
bring_on (MusterLabLine *line,
          MusterOrder   *order)
{
  const MusterState *state = line->state;
  gboolean waiting = FALSE;
  MusterRefusal why;

  for (int i = 0; i < state->n_units; i++)
    {
      if (state->units[i].fate != KINGS_RESERVE)
        continue;
      waiting = TRUE;
      begin (line, order, KINGS_REINFORCE, -1);
      if (muster_ruleset_judge (line->setup, state, order, &why))
        return TRUE;
      begin (line, order, KINGS_DEPLOY, i);
      if (muster_ruleset_judge (line->setup, state, order, &why))
        return TRUE;
    }
  line->own[OWN_ALL_ON] = !waiting;
  return FALSE;
}

static MusterLabNext
next (MusterLabLine *line,
      MusterOrder   *order,
      int           *unit)
{
  const MusterSetup *setup = line->setup;
  const MusterState *state = line->state;
  const KingsData *data = muster_kings_get_data (setup);
  int follows = state->own[KINGS_STATE_FOLLOW_UNIT] - 1;

  if (data->must_begin && !state->own[KINGS_STATE_BEGUN])
    {
      begin (line, order, KINGS_BEGIN, -1);
      return MUSTER_LAB_NEXT_ORDER;
    }
  if (line->own[OWN_NOTES] > 0 && settle_notes (line, order))
    return MUSTER_LAB_NEXT_ORDER;
  if (follows >= 0 && state->units[follows].fate == KINGS_IN_PLAY && line->held != follows)
    {
      *unit = follows;
      return MUSTER_LAB_NEXT_UNIT;
    }
  if (!line->own[OWN_ALL_ON] && bring_on (line, order))
    return MUSTER_LAB_NEXT_ORDER;

  for (int i = line->own[OWN_CURSOR]; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];

      if (now->def->side != state->active_side || now->fate != KINGS_IN_PLAY || now->acted)
        continue;
      if (muster_kings_units_get_pins (setup, state, i) > 0)
        {
          line->own[OWN_CURSOR] = i + 1;
          begin (line, order, KINGS_RALLY, i);
          return MUSTER_LAB_NEXT_ORDER;
        }
      if (muster_kings_has_trait (setup, state, i, KINGS_TRAIT_IDIOT) &&
          !(now->own[KINGS_OWN_FLAGS] & KINGS_FLAG_IDIOT_CHECKED))
        {
          line->own[OWN_CURSOR] = i;
          begin (line, order, KINGS_IDIOT_CHECK, i);
          return MUSTER_LAB_NEXT_ORDER;
        }
      line->own[OWN_CURSOR] = i + 1;
      /* An enemy who gives his order has him stand. */
      if (now->markers[KINGS_ENEMY_ORDERS])
        continue;
      *unit = i;
      return MUSTER_LAB_NEXT_UNIT;
    }
  /* K-TURN-02: who held his place and has seen friends go since then has to rally. */
  for (int i = 0; line->own[OWN_SHAKEN] && i < state->n_units; i++)
    if (state->units[i].def->side == state->active_side && state->units[i].fate == KINGS_IN_PLAY &&
        !state->units[i].acted && muster_kings_units_get_pins (setup, state, i) > 0)
      {
        begin (line, order, KINGS_RALLY, i);
        return MUSTER_LAB_NEXT_ORDER;
      }
  /* K-TURN-03: with a single side left nothing has to be drawn. Chance says which side it is. */
  if (muster_kings_has_rule (setup, KINGS_RULE_DRAWN_ORDER) && state->own[KINGS_STATE_DRAWN] == 0 &&
      muster_kings_turn_count_sides_left (setup, state) != 1)
    begin (line, order, KINGS_DRAW_SIDE, -1);
  else
    begin (line, order, KINGS_END_TURN, -1);
  return MUSTER_LAB_NEXT_ORDER;
}

static void
go (MusterLabLine     *line,
    const MusterState *after,
    int                unit,
    int                inches)
{
  const KingsData *data = muster_kings_get_data (line->setup);
  gboolean leaves = (data->words & KINGS_WORD_PASS_OFF) != 0 ||
                    ((data->words & KINGS_WORD_ESCAPE) != 0 &&
                     line->setup->sides[after->units[unit].def->side].role == 1);
  int edge = after->units[unit].def->side == 0 ? line->length : 0;

  if (inches < 0)
    {
      if (!muster_lab_line_go (line, unit, inches))
        note (line, unit, NOTE_OFF);
      return;
    }
  muster_lab_line_go (line, unit, MIN (inches, muster_lab_line_get_room (line, unit, GAP)));
  if (leaves && line->places[unit] == edge)
    note (line, unit, NOTE_EXIT);
}

static void
follow (MusterLabLine       *line,
        const MusterOrder   *order,
        const MusterOutcome *outcome)
{
  const MusterState *after = &outcome->state;
  int unit = order->unit;
  int move = outcome->facts->len > 0 ? muster_outcome_get_fact (outcome, "move", -1) : 0;
  int target;

  switch (order->verb)
    {
    case KINGS_MOVE:
    case KINGS_SKIRMISH:
      if (outcome->passed && line->act == MUSTER_LAB_WITHDRAW)
        muster_lab_line_go (line, unit, -get_pace (line, unit, move));
      else if (outcome->passed)
        go (line, after, unit, get_pace (line, unit, move));
      break;
    case KINGS_AT_THE_DOUBLE:
    case KINGS_ATTACK:
    case KINGS_FOLLOW_UP:
      target = muster_kings_order_has (order, KINGS_SLOT_TARGET)
                 ? muster_kings_order_get (order, KINGS_SLOT_TARGET) : -1;
      if (!outcome->passed)
        break;
      if (target >= 0 && after->units[target].own[KINGS_OWN_FOE] == unit + 1 &&
          after->units[unit].own[KINGS_OWN_FOE] == target + 1)
        muster_lab_line_meet (line, unit, target, 0);
      else if (order->verb == KINGS_AT_THE_DOUBLE)
        go (line, after, unit, get_pace (line, unit, move));
      break;
    case KINGS_DEPLOY:
      line->places[unit] = (gint16) (after->units[unit].def->side == 0 ? 0 : line->length);
      line->own[OWN_CURSOR] = MIN (line->own[OWN_CURSOR], unit);
      break;
    case KINGS_END_TURN:
      line->own[OWN_CURSOR] = 0;
      line->own[OWN_SHAKEN] = FALSE;
      line->held = -1;
      break;
    default:
      break;
    }

  for (guint i = 0; i < outcome->facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

      if (fact->unit >= 0 && fact->member[0] == 'r' && after->units[fact->unit].fate == KINGS_IN_PLAY)
        go (line, after, fact->unit, -fact->number);
    }
  if (order->verb != KINGS_END_TURN)
    {
      for (int j = 0; j < after->n_units; j++)
        {
          guint8 fate = after->units[j].fate;

          if (fate == line->state->units[j].fate ||
              (fate != KINGS_DESTROYED && fate != KINGS_ROUTED && fate != KINGS_RETREATED_OFF))
            continue;
          for (int k = 0; k < after->n_units; k++)
            if (after->units[k].def->side == after->units[j].def->side &&
                after->units[k].fate == KINGS_IN_PLAY &&
                muster_lab_line_get_distance (line, j, k) <= WITNESS)
              note (line, k, NOTE_WITNESS);
        }
    }
}

const MusterLabRules muster_kings_lab = {
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
  .next = next,
  .follow = follow,
};
