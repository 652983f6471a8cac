/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* Units that stand in more than one hex: splitting and merging. */

static const MusterPhrase WRONG_ARM = {
  "H-HEX-01", N_("{u0} cannot stand in two hexes: only infantry and cavalry can."), TRUE
};
static const MusterPhrase IS_ABOARD = {
  "H-HEX-02", N_("{u0} is aboard a transport and neither splits nor merges.")
};
static const MusterPhrase IS_DISRUPTED = {
  "H-DISRUPT-02", N_("{u0} is disrupted and may not split.")
};
static const MusterPhrase TOO_SMALL = { "H-HEX-02", N_("{u0} has a single figure left.") };
static const MusterPhrase TOO_MANY = {
  "H-HEX-02", N_("Figures in {u0}: {1}; it can give off 1 to {2}.")
};
static const MusterPhrase NAME_TAKEN = { "H-HEX-02", N_("There is a unit “{t0}” already.") };
static const MusterPhrase NO_ROOM =
  { NULL, MUSTER_COUNTED (0, "A battle holds {0} unit, parts included.",
                          "A battle holds {0} units, parts included.") };
static const MusterPhrase NOT_THERE = { NULL, N_("The other part is not in play.") };
static const MusterPhrase ITSELF = { "H-HEX-02", N_("{u0} cannot take in itself.") };
static const MusterPhrase OTHER_ROOT = {
  "H-HEX-02", N_("{u0} and {u1} are not parts of one unit.")
};

static const MusterPhrase SPLITS = {
  "H-HEX-01", N_("{u0} gives off {u1}: figures {2} and {3}")
};
static const MusterPhrase MERGES = { "H-HEX-02", N_("{u0} takes in {u1}: figures {2}") };
static const MusterPhrase MERGED_DISRUPTED = {
  "H-HEX-02", N_("{u0} is disrupted, since a part of it was")
};
static const MusterPhrase JOINS = { "H-HEX-02", N_("{u0} is now with {u1}") };
static const MusterPhrase SAME_HEX = {
  NULL, N_("Both parts stand in one hex; they move apart on their own cards.")
};
static const MusterPhrase MARKER_STAYS = { NULL, N_("{u0} keeps a disruption marker.") };

static const MusterUnitDef *
get_root (const MusterState *state,
          int                unit)
{
  const MusterUnitDef *def = state->units[unit].def;

  return def->root != NULL ? def->root : def;
}

static gboolean
check_part (const MusterState *state,
            int                unit,
            MusterRefusal     *why)
{
  if (hexcard_get_arm (state, unit) > HEXCARD_CAVALRY)
    return muster_refuse (why, &WRONG_ARM, unit);
  if (muster_hexcard_units_is_aboard (state, unit))
    return muster_refuse (why, &IS_ABOARD, unit);
  return TRUE;
}

static gboolean
judge_split (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  if (!muster_hexcard_judge_phase (state, HEXCARD_PHASE_DEAL, why) ||
      !check_part (state, order->unit, why))
    return FALSE;
  if (hexcard_has_marker (state, order->unit, HEXCARD_DISRUPTED))
    return muster_refuse (why, &IS_DISRUPTED, order->unit);
  if (state->units[order->unit].strength < 2)
    return muster_refuse (why, &TOO_SMALL, order->unit);
  return TRUE;
}

static gboolean
judge_split_whole (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterJudgeScope   scope,
                   MusterRefusal     *why)
{
  int strength = state->units[order->unit].strength;
  int figures = muster_order_get (order, HEXCARD_SPLIT_FIGURES);

  if (figures < 1 || figures >= strength)
    return muster_refuse (why, &TOO_MANY, order->unit, strength, strength - 1);
  if (muster_state_find_unit (state, muster_order_get_text (order, HEXCARD_SPLIT_PART)) >= 0)
    return muster_refuse (why, &NAME_TAKEN, HEXCARD_SPLIT_PART);
  if (state->n_units == MUSTER_MAX_UNITS)
    return muster_refuse (why, &NO_ROOM, MUSTER_MAX_UNITS);
  return TRUE;
}

static void
play_split (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gint16 figures = (gint16) muster_order_get (self->order, HEXCARD_SPLIT_FIGURES);
  const char *id = muster_order_get_text (self->order, HEXCARD_SPLIT_PART);
  const MusterUnitDef *root = get_root (state, unit);
  g_autofree char *name = g_strdup_printf ("%s (%s)", root->name, id);
  int part = muster_state_add_unit (state, muster_setup_make_part (self->setup, root, id, name));

  state->units[part].strength = state->units[part].start = figures;
  state->units[unit].strength = (gint16) (state->units[unit].strength - figures);
  state->units[unit].start = (gint16) (state->units[unit].start - figures);

  muster_step (self, &SPLITS, unit, part, state->units[unit].strength, figures);
  muster_prompt (self, &SAME_HEX, 0);
}

const MusterOrderHandler muster_hexcard_split = { judge_split, judge_split_whole, play_split };

static gboolean
judge_merge (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             MusterJudgeScope   scope,
             MusterRefusal     *why)
{
  return muster_hexcard_judge_phase (state, HEXCARD_PHASE_DEAL, why) &&
         check_part (state, order->unit, why);
}

static gboolean
judge_merge_whole (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterJudgeScope   scope,
                   MusterRefusal     *why)
{
  int part = muster_order_get (order, HEXCARD_MERGE_PART);

  if (!muster_state_is_in_play (state, part))
    return muster_refuse (why, &NOT_THERE, 0);
  if (part == order->unit)
    return muster_refuse (why, &ITSELF, part);
  if (get_root (state, part) != get_root (state, order->unit))
    return muster_refuse (why, &OTHER_ROOT, order->unit, part);

  return check_part (state, part, why);
}

static void
play_merge (MusterResolution *self)
{
  MusterState *state = self->state;
  int index = self->order->unit;
  int part_index = muster_order_get (self->order, HEXCARD_MERGE_PART);
  MusterUnitState *unit = &state->units[index];
  MusterUnitState *part = &state->units[part_index];

  unit->strength = (gint16) (unit->strength + part->strength);
  unit->start = (gint16) (unit->start + part->start);
  muster_step (self, &MERGES, index, part_index, unit->strength);

  if (part->markers[HEXCARD_DISRUPTED] != unit->markers[HEXCARD_DISRUPTED])
    {
      unit->markers[HEXCARD_DISRUPTED] = 1;
      muster_step (self, &MERGED_DISRUPTED, index);
      muster_prompt (self, &MARKER_STAYS, index);
    }

  for (int i = 0; i < state->n_units; i++)
    if (hexcard_commands (state, i, part_index))
      {
        state->units[i].with = (gint16) index;
        muster_step (self, &JOINS, i, index);
      }

  muster_hexcard_losses_take_out (self, part_index, HEXCARD_MERGED, -1);
}

const MusterOrderHandler muster_hexcard_merge = { judge_merge, judge_merge_whole, play_merge };
