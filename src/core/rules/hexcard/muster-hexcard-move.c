/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

static const MusterPhrase IS_ABOARD = {
  "H-TRANS-02", N_("{u0} is aboard {u1}: move the transport, or let it get down.")
};
static const MusterPhrase NAME_THE_GUN = {
  "H-HEX-03", N_("{u0} tows {u1}: order the gun to move.")
};
static const MusterPhrase LOST_TRANSPORT = {
  "H-LIMBER-03", N_("{u0} is limbered and has no transport; it moves only once unlimbered.")
};
static const MusterPhrase ONLY_TOWED = { "H-MOVE-04", N_("{u0} moves only when towed.") };
static const MusterPhrase TEAM_NOT_READY = {
  "H-DISRUPT-04", N_("{u0} cannot go along: {u1} is disrupted or has moved this turn.")
};
static const MusterPhrase LOAD_NOT_READY = {
  "H-TRANS-02", N_("{u0} cannot move: {u1} aboard is disrupted or has moved or fought this turn.")
};
static const MusterPhrase IS_COMMANDER = {
  "H-MOVE-10", N_("{u0} is a commander himself.")
};
static const MusterPhrase NOBODY_ALONG = {
  "H-MOVE-11", N_("No commander with {u0} can go along.")
};
static const MusterPhrase TOO_FAR = { NULL, N_("Hexes that {u0} may move: {1}, not {2}.") };

/* In the order of HexcardArm; guns on their own. */
static const MusterPhrase ALLOWANCES[] = {
  { "H-MOVE-01", N_("{u0}: infantry, hexes {1}") },
  { "H-MOVE-02", N_("{u0}: cavalry, hexes {1}") },
  { "H-MOVE-03", N_("{u0}: light gun manhandled, hexes {1}") },
  { "H-MOVE-05", N_("{u0}: horse-drawn, hexes {1}") },
  { "H-MOVE-07", N_("{u0}: commander, hexes {1}") },
};
static const MusterPhrase MOTORISED_ALLOWANCE = {
  "H-MOVE-06", N_("{u0}: motorised, hexes {1}")
};
static const MusterPhrase WITH_COMMANDER = { "H-MOVE-08", N_("A commander goes along: {+0}") };
static const MusterPhrase BY_ROAD = { "H-MOVE-09", N_("All of it by road: {+0}") };
static const MusterPhrase BLACK_CARD = {
  "H-TERRAIN-01", N_("{k0} is black: hills and woods may be entered")
};
static const MusterPhrase MOVES = {
  "H-MOVE-12", N_("{u0} moves: hexes {1} of {2}"), .gist = MUSTER_GIST_ALWAYS
};
static const MusterPhrase MOVES_TOO = { "H-MOVE-12", N_("{u0} moves with {u1}") };
static const MusterPhrase STAYS = { "H-MOVE-11", N_("{u0} stays behind alone") };
static const MusterPhrase LEAVES = { "H-MOVE-07", N_("{u0} leaves {u1}") };
static const MusterPhrase LEAVE_BEHIND = { NULL, N_("Leave {u0} behind in the hex.") };

/* What moves with @unit because it is its transport or load: the transport of a limbered gun,
 * infantry aboard. -1 if nothing. */
static int
get_companion (const MusterState *state,
               int                unit)
{
  int load;

  if (hexcard_get_arm (state, unit) == HEXCARD_GUN)
    return hexcard_has_marker (state, unit, HEXCARD_LIMBERED) ? state->units[unit].with : -1;
  if (hexcard_get_arm (state, unit) != HEXCARD_TRANSPORT)
    return -1;

  load = muster_hexcard_units_get_load (state, unit);
  return load >= 0 && muster_hexcard_units_is_aboard (state, load) ? load : -1;
}

static gboolean
is_with_movers (const MusterState *state,
                int                commander,
                int                mover,
                int                companion)
{
  return hexcard_commands (state, commander, mover) ||
         (companion >= 0 && hexcard_commands (state, commander, companion));
}

static gboolean
can_go_along (const MusterState *state,
              int                commander,
              int                mover)
{
  return muster_hexcard_units_is_fresh (state, commander) && !state->units[commander].acted &&
         state->units[commander].own[HEXCARD_GROUP] == state->units[mover].own[HEXCARD_GROUP];
}

/* Whether a commander goes along: as the order says, or if it says nothing, whenever one can. */
static gboolean
takes_commander (const MusterState *state,
                 const MusterOrder *order,
                 int                companion,
                 gboolean          *possible)
{
  *possible = FALSE;
  for (int i = 0; i < state->n_units; i++)
    if (is_with_movers (state, i, order->unit, companion) && can_go_along (state, i, order->unit))
      *possible = TRUE;

  if (muster_order_has (order, HEXCARD_MOVE_COMMANDER))
    return muster_order_get (order, HEXCARD_MOVE_COMMANDER) == HEXCARD_COMMANDER_ALONG;
  return *possible;
}

/* The unit whose own allowance counts: a limbered gun goes as its transport does. */
static int
get_pacemaker (const MusterState *state,
               int                unit)
{
  return hexcard_has_marker (state, unit, HEXCARD_LIMBERED) ? state->units[unit].with : unit;
}

static int
get_allowance (const MusterState *state,
               const MusterOrder *order,
               gboolean           along)
{
  int own = state->units[get_pacemaker (state, order->unit)].def->own[HEXCARD_DEF_MOVE];

  return own + (along ? HEXCARD_COMMANDER_BONUS : 0) +
         (muster_order_get (order, HEXCARD_MOVE_ROAD) ? HEXCARD_ROAD_BONUS : 0);
}

/**
 * muster_hexcard_move_get_reach:
 *
 * Returns: the hexes that a unit may go with an order as it stands, or that its weapon reaches
 */
int
muster_hexcard_move_get_reach (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               guint              field,
                               int                choice)
{
  gboolean possible;

  if (order->verb == HEXCARD_FIRE && field == HEXCARD_FIRE_RANGE)
    return state->units[order->unit].def->own[HEXCARD_DEF_RANGE];
  if (order->verb != HEXCARD_MOVE || field != HEXCARD_MOVE_HEXES ||
      get_pacemaker (state, order->unit) < 0)
    return 0;
  return get_allowance (state, order,
                        takes_commander (state, order, get_companion (state, order->unit), &possible));
}

static gboolean
judge_move (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_hexcard_judge_active (state, unit, why))
    return FALSE;
  if (muster_hexcard_units_is_aboard (state, unit))
    return muster_refuse (why, &IS_ABOARD, unit, state->units[unit].with);
  if (!muster_hexcard_judge_fresh (state, unit, why))
    return FALSE;

  if (hexcard_get_arm (state, unit) == HEXCARD_GUN)
    {
      int transport = state->units[unit].with;

      if (!hexcard_has_marker (state, unit, HEXCARD_LIMBERED))
        {
          if (!hexcard_has_word (state, unit, HEXCARD_LIGHT))
            return muster_refuse (why, &ONLY_TOWED, unit);
          return TRUE;
        }

      if (transport < 0)
        return muster_refuse (why, &LOST_TRANSPORT, unit);
      if (!muster_hexcard_units_is_fresh (state, transport))
        return muster_refuse (why, &TEAM_NOT_READY, unit, transport);
      return TRUE;
    }
  if (hexcard_get_arm (state, unit) == HEXCARD_TRANSPORT)
    {
      int load = muster_hexcard_units_get_load (state, unit);

      if (load < 0)
        return TRUE;
      if (hexcard_get_arm (state, load) == HEXCARD_GUN &&
          hexcard_has_marker (state, load, HEXCARD_LIMBERED))
        return muster_refuse (why, &NAME_THE_GUN, unit, load);
      if (hexcard_get_arm (state, load) == HEXCARD_INFANTRY &&
          !muster_hexcard_units_is_fresh (state, load))
        return muster_refuse (why, &LOAD_NOT_READY, unit, load);
      return TRUE;
    }
  return TRUE;
}

static gboolean
judge_move_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  int hexes = muster_order_get (order, HEXCARD_MOVE_HEXES);
  gboolean possible;
  gboolean along = takes_commander (state, order, get_companion (state, order->unit), &possible);
  int allowance = get_allowance (state, order, along);

  if (muster_order_has (order, HEXCARD_MOVE_COMMANDER) &&
      hexcard_get_arm (state, order->unit) == HEXCARD_COMMANDER)
    return muster_refuse (why, &IS_COMMANDER, order->unit);
  if (along && !possible)
    return muster_refuse (why, &NOBODY_ALONG, order->unit);
  if (muster_order_get (order, HEXCARD_MOVE_TERRAIN) &&
      !muster_hexcard_judge_terrain (state, order->unit, why))
    return FALSE;
  if (hexes < 1 || hexes > allowance)
    return muster_refuse (why, &TOO_FAR, order->unit, allowance, hexes);
  return TRUE;
}

static void
play_move (MusterResolution *self)
{
  MusterState *state = self->state;
  const MusterOrder *order = self->order;
  MusterUnitState *unit = &state->units[order->unit];
  int companion = get_companion (state, order->unit);
  gboolean possible;
  gboolean along = takes_commander (state, order, companion, &possible);
  int allowance = get_allowance (state, order, along);
  int mover = self->order->unit;
  int pacemaker = get_pacemaker (state, self->order->unit);
  const MusterPhrase *phrase = hexcard_has_word (state, pacemaker, HEXCARD_MOTORISED)
                               ? &MOTORISED_ALLOWANCE
                               : &ALLOWANCES[hexcard_get_arm (state, pacemaker)];

  muster_step (self, phrase, pacemaker, state->units[pacemaker].def->own[HEXCARD_DEF_MOVE]);
  if (along)
    muster_step (self, &WITH_COMMANDER, HEXCARD_COMMANDER_BONUS);
  if (muster_order_get (self->order, HEXCARD_MOVE_ROAD))
    muster_step (self, &BY_ROAD, HEXCARD_ROAD_BONUS);
  if (muster_order_get (self->order, HEXCARD_MOVE_TERRAIN))
    muster_step (self, &BLACK_CARD, state->units[self->order->unit].card);

  muster_step (self, &MOVES, order->unit, muster_order_get (order, HEXCARD_MOVE_HEXES), allowance);

  /* Commanders with the moving units go along if they can and the order does not leave them; the
   * others stay behind on their own. */
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      if (!is_with_movers (state, i, mover, companion))
        continue;

      if (along && can_go_along (state, i, mover))
        {
          state->units[i].markers[HEXCARD_MOVED] = 1;
          muster_step (self, &MOVES_TOO, i, mover);
        }
      else
        {
          state->units[i].with = -1;
          muster_step (self, &STAYS, i);
          muster_prompt (self, &LEAVE_BEHIND, i);
        }
    }

  unit->markers[HEXCARD_MOVED] = 1;
  if (companion >= 0)
    {
      state->units[companion].markers[HEXCARD_MOVED] = 1;
      muster_step (self, &MOVES_TOO, companion, order->unit);
    }
  if (hexcard_get_arm (state, order->unit) == HEXCARD_COMMANDER && unit->with >= 0)
    {
      muster_step (self, &LEAVES, order->unit, unit->with);
      unit->with = -1;
    }

  muster_fact (self, .member = "allowance", .unit = -1, .number = allowance);
}

const MusterOrderHandler muster_hexcard_move = { judge_move, judge_move_whole, play_move };
