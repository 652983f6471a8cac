/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include <string.h>

#include "core/rules/muster-ruleset.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* What is rolled for before the first turn: units, ratings, guns, qualities, warriors. */

static const MusterPhrase TOO_LATE = {
  "T-SETUP-03", N_("This is rolled for before the first turn.")
};
static const MusterPhrase ID_TAKEN = { "T-SETUP-03", N_("The id of the next unit of {s0} is taken.") };
static const MusterPhrase NO_ROOM = { NULL, MUSTER_COUNTED (0, "A battle holds {0} unit.",
                                                            "A battle holds {0} units.") };
static const MusterPhrase NO_SUCH_TYPE = { "T-SETUP-03", N_("The table gives no unit for that.") };
static const MusterPhrase NO_GUN = { "T-ADV-15", N_("{u0} has no gun whose size is rolled for."), TRUE };
static const MusterPhrase IS_WAR_PARTY = {
  "T-PERIOD-14", N_("{u0} is a war party: its ground decides how it fights."), TRUE
};
static const MusterPhrase NO_WAR_PARTY = { "T-PERIOD-10", N_("{u0} is not a war party."), TRUE };

static const MusterPhrase JOINS_ARMY = { "T-SETUP-03", N_("{s0} gets {u1}") };
static const MusterPhrase IS_RATED = { "T-GEN-02", N_("{d1}: {u0} is rated {2}") };
static const MusterPhrase COMMANDS = { "T-GEN-07", N_("{u0} commands {s1}") };
/* By the size of the gun. */
static const MusterPhrase GUNS[] = {
  { NULL, "" },
  { "T-ADV-15", N_("{d1}: {u0} has a light gun") },
  { "T-ADV-15", N_("{d1}: {u0} has a medium gun") },
  { "T-ADV-15", N_("{d1}: {u0} has a heavy gun") },
};
/* By quality. */
static const MusterPhrase QUALITIES[] = {
  { "T-ADV-20", N_("{d1}: {u0} is militia") },
  { "T-ADV-20", N_("{d1}: {u0} is regular") },
  { "T-ADV-20", N_("{d1}: {u0} is elite") },
};
static const MusterPhrase WARRIORS = {
  "T-PERIOD-10", MUSTER_COUNTED (2, "{d1}: {u0} has {2} warrior, break point {3}",
                                 "{d1}: {u0} has {2} warriors, break point {3}")
};

#define WARRIORS_MORE 6

static gboolean
check_time (const MusterState *state,
            MusterRefusal     *why)
{
  return !state->own[TOY_STARTED] || muster_refuse (why, &TOO_LATE);
}

/* What the dice give on a table of the catalog; NULL when they are missing. */
const MusterRollTableRow *
muster_toy_rolls_on_table (MusterResolution *self,
                           MusterCatalog    *catalog,
                           ToyPurpose        purpose,
                           int               unit)
{
  const char *id = muster_toy_purposes[purpose].id;
  const MusterRollTable *table;
  const guint8 *faces;
  int total = 0;

  /* The table of the catalog that each roll uses; most have the id of their roll. */
  table = muster_catalog_find_table (catalog, id);
  g_return_val_if_fail (table != NULL, NULL);

  faces = muster_resolution_roll (self, purpose, unit, (guint) table->n_dice, 0);
  for (int i = 0; faces != NULL && i < table->n_dice; i++)
    total += faces[i];
  return faces != NULL ? muster_roll_table_find_row (table, total) : NULL;
}

static const MusterRollTableRow *
roll_on (MusterResolution *self,
         ToyPurpose        purpose,
         int               unit)
{
  return muster_toy_rolls_on_table (self, muster_ruleset_get_catalog (self->setup->ruleset),
                                    purpose, unit);
}

/* The type of the next unit of an army; NULL when dice are missing, or when the table has failed. */
const MusterUnitType *
muster_toy_rolls_type (MusterResolution *self,
                       MusterCatalog    *catalog)
{
  const MusterRollTableRow *row =
    muster_toy_rolls_on_table (self, catalog, TOY_PURPOSE_ARMY_TYPE, -1);
  const MusterUnitType *type;

  if (row != NULL && row->table != NULL)
    row = muster_toy_rolls_on_table (self, catalog, TOY_PURPOSE_ARTILLERY_TYPE, -1);
  if (row == NULL)
    return NULL;

  type = row->word != NULL ? muster_catalog_find_type (catalog, row->word) : NULL;
  if (type == NULL)
    muster_resolution_fail (self, &NO_SUCH_TYPE, MUSTER_ARGS ());
  return type;
}

/* No horse artillery has a heavy gun. */
int
muster_toy_rolls_get_gun (const MusterRollTableRow *row,
                          int                       arm)
{
  return CLAMP (row->value, TOY_LIGHT_GUN,
                arm == TOY_HORSE_ARTILLERY ? TOY_MEDIUM_GUN : TOY_HEAVY_GUN);
}

static char *
dup_next_id (const MusterSetup *setup,
             const MusterState *state,
             int                side)
{
  return g_strdup_printf ("%s-%d", setup->sides[side].id, state->own[TOY_ROLLED + side] + 1);
}

static gboolean
judge_roll_unit (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  return check_time (state, why);
}

static gboolean
judge_roll_unit_whole (const MusterSetup *setup,
                       const MusterState *state,
                       const MusterOrder *order,
                       MusterJudgeScope   scope,
                       MusterRefusal     *why)
{
  int side = toy_get (order, TOY_SIDE);
  g_autofree char *id = dup_next_id (setup, state, side);

  if (muster_state_find_unit (state, id) >= 0)
    return muster_refuse (why, &ID_TAKEN, side);
  return state->n_units < MUSTER_MAX_UNITS || muster_refuse (why, &NO_ROOM, MUSTER_MAX_UNITS);
}

static void
play_roll_unit (MusterResolution *self)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (self->setup->ruleset);
  int side = toy_get (self->order, TOY_SIDE);
  g_autofree char *id = dup_next_id (self->setup, self->state, side);
  g_autofree char *name = NULL;
  const MusterUnitType *type = muster_toy_rolls_type (self, catalog);
  const MusterState *state;
  guint n = 0;

  if (type == NULL)
    return;

  state = self->state;
  for (int i = 0; i < state->n_units; i++)
    n += toy_get_side (state, i) == side && state->units[i].def->type == type;
  name = g_strdup_printf ("%s %u", type->name, n + 1);

  self->state->own[TOY_ROLLED + side]++;
  muster_step (self, &JOINS_ARMY, side, muster_toy_arrival_add_unit (self, side, type, id, name));
}

const MusterOrderHandler muster_toy_roll_unit = {
  judge_roll_unit, judge_roll_unit_whole, play_roll_unit
};

static gboolean
judge_roll_rating (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterOrder *order,
                   MusterJudgeScope   scope,
                   MusterRefusal     *why)
{
  static const MusterPhrase not_a_general = {
    "T-GEN-02", N_("{u0} is not a general."), TRUE
  };

  if (!toy_is_general (state, order->unit))
    return muster_refuse (why, &not_a_general, order->unit);
  return check_time (state, why);
}

static void
play_roll_rating (MusterResolution *self)
{
  int unit = self->order->unit;
  int side = toy_get_side (self->state, unit);
  const MusterRollTableRow *row = roll_on (self, TOY_PURPOSE_GENERAL_RATING, unit);

  if (row == NULL)
    return;
  self->state->units[unit].leadership = (gint8) CLAMP (row->value, 1, TOY_MAX_RATING);
  muster_step (self, &IS_RATED, unit, (gint32) muster_resolution_last_roll (self),
               self->state->units[unit].leadership);
  muster_toy_setup_settle_command (self->state, side);
  for (int i = 0; i < self->state->n_units; i++)
    if (toy_get_side (self->state, i) == side && toy_get_marker (self->state, i, TOY_COMMANDING))
      muster_step (self, &COMMANDS, i, side);
}

const MusterOrderHandler muster_toy_roll_rating = { judge_roll_rating, NULL, play_roll_rating };

static gboolean
judge_roll_gun (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  if (!muster_toy_judge_rule (setup, TOY_RULE_ARTILLERY_SIZES, why))
    return FALSE;
  if (!toy_is_artillery (state, order->unit) ||
      toy_has_word (state, order->unit, TOY_WORD_ROCKETS))
    return muster_refuse (why, &NO_GUN, order->unit);
  return check_time (state, why);
}

static void
play_roll_gun (MusterResolution *self)
{
  int unit = self->order->unit;
  const MusterRollTableRow *row = roll_on (self, TOY_PURPOSE_GUN_SIZE, unit);
  int gun;

  if (row == NULL)
    return;
  gun = muster_toy_rolls_get_gun (row, toy_get_arm (self->state, unit));
  self->state->units[unit].markers[TOY_GUN] = (gint16) gun;
  muster_step (self, &GUNS[gun], unit, (gint32) muster_resolution_last_roll (self));
}

const MusterOrderHandler muster_toy_roll_gun = { judge_roll_gun, NULL, play_roll_gun };

static gboolean
judge_roll_quality (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  if (!muster_toy_judge_rule (setup, TOY_RULE_QUALITY, why) ||
      !muster_toy_judge_fighting (state, order->unit, why))
    return FALSE;
  if (toy_get_arm (state, order->unit) == TOY_WAR_PARTY)
    return muster_refuse (why, &IS_WAR_PARTY, order->unit);
  return check_time (state, why);
}

static void
play_roll_quality (MusterResolution *self)
{
  int unit = self->order->unit;
  const MusterRollTableRow *row = roll_on (self, TOY_PURPOSE_QUALITY, unit);
  int quality;

  if (row == NULL)
    return;
  quality = CLAMP (row->value, TOY_MILITIA, TOY_ELITE);
  self->state->units[unit].markers[TOY_QUALITY] = (gint16) quality;
  muster_step (self, &QUALITIES[quality], unit, (gint32) muster_resolution_last_roll (self));
}

const MusterOrderHandler muster_toy_roll_quality = { judge_roll_quality, NULL, play_roll_quality };

static gboolean
judge_roll_war_party (const MusterSetup *setup,
                      const MusterState *state,
                      const MusterOrder *order,
                      MusterJudgeScope   scope,
                      MusterRefusal     *why)
{
  if (toy_get_arm (state, order->unit) != TOY_WAR_PARTY)
    return muster_refuse (why, &NO_WAR_PARTY, order->unit);
  return check_time (state, why);
}

static void
play_roll_war_party (MusterResolution *self)
{
  int index = self->order->unit;
  MusterUnitState *unit = &self->state->units[index];
  const guint8 *faces =
    muster_resolution_roll (self, TOY_PURPOSE_WAR_PARTY_SIZE, index, 1, 0);

  if (faces == NULL)
    return;
  unit->strength = unit->start = (gint16) (faces[0] + WARRIORS_MORE);
  unit->markers[TOY_BREAK] = unit->start / 2;
  muster_step (self, &WARRIORS, index, (gint32) muster_resolution_last_roll (self), unit->start,
               unit->markers[TOY_BREAK]);
}

const MusterOrderHandler muster_toy_roll_war_party = {
  judge_roll_war_party, NULL, play_roll_war_party
};
