/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/muster-ruleset.h"
#include "core/rules/toysoldier/muster-toy-text.h"

/* The attacker's main army, which arrives behind his advance guard, and the survivors of that
 * guard. */

static const MusterPhrase NOT_YET = { "T-BATTLE-03", N_("{d1}: the main army of {s0} is not here yet") };
static const MusterPhrase ARRIVES = { "T-BATTLE-03", N_("{d1}: the main army of {s0} arrives") };
static const MusterPhrase SURVIVORS = {
  "T-BATTLE-04", MUSTER_COUNTED (2, "{d0}: survivors {1}, which make {2} unit",
                                 "{d0}: survivors {1}, which make {2} units")
};
static const MusterPhrase COME_ON = { NULL, N_("{s0}: the main army comes on along its edge.") };
static const MusterPhrase PUT_COMPOSITE = {
  NULL, MUSTER_COUNTED (1, "Put {u0} on the table: {1} figure, in line.",
                        "Put {u0} on the table: {1} figures, in line.")
};

#define ARRIVAL_FACE 5
#define SURVIVAL_FACE 6
#define SURVIVORS_A_DIE 6

/* Whether @unit is one of the attacker's that were on the table from the beginning. */
gboolean
muster_toy_arrival_is_advance_guard (const MusterSetup *setup,
                                     const MusterState *state,
                                     int                unit)
{
  const MusterUnitDef *def = state->units[unit].def;

  return (guint) unit < setup->units->len && def->side == toy_get_data (setup)->attacker &&
         !toy_is_general (state, unit) && !toy_def_has_word (def, TOY_WORD_RESERVE);
}

/**
 * muster_toy_arrival_is_before:
 *
 * Returns: whether somebody of the attacker is still on the way, in a scenario where that matters
 */
gboolean
muster_toy_arrival_is_before (const MusterSetup *setup,
                              const MusterState *state)
{
  int attacker = toy_get_data (setup)->attacker;

  if (!toy_scenario_is (setup, TOY_WORD_REAR_GUARD))
    return FALSE;
  for (int i = 0; i < state->n_units; i++)
    if (toy_get_side (state, i) == attacker && state->units[i].fate == TOY_IN_PLAY &&
        toy_get_marker (state, i, TOY_RESERVE))
      return TRUE;
  return FALSE;
}

/* Whether the die for the main army is thrown before this turn. */
gboolean
muster_toy_arrival_is_rolled_for (const MusterSetup *setup,
                                  const MusterState *state)
{
  return state->turn >= toy_get_data (setup)->arrival &&
         muster_toy_arrival_is_before (setup, state);
}

/**
 * muster_toy_arrival_may_come:
 *
 * Returns: whether a general of @side may come on with the die before this turn
 */
gboolean
muster_toy_arrival_may_come (const MusterSetup *setup,
                             const MusterState *state,
                             int                side)
{
  if (side != toy_get_data (setup)->attacker || !muster_toy_arrival_is_rolled_for (setup, state))
    return FALSE;
  for (int i = 0; i < state->n_units; i++)
    if (toy_get_side (state, i) == side && toy_is_general (state, i))
      return TRUE;
  return FALSE;
}

/* Adds a unit that the battle file does not list: one of @type, without options. */
int
muster_toy_arrival_add_unit (MusterResolution     *self,
                             int                   side,
                             const MusterUnitType *type,
                             const char           *id,
                             const char           *name)
{
  MusterUnitDef model = {
    .id = (char *) id,
    .name = (char *) name,
    .type = type,
    .models = type->models,
    .side = side,
    .player = -1,
    .profile = type->profile,
  };
  int unit;

  muster_toy_setup_compile_def (self->setup, &model);
  unit = muster_state_add_unit (self->state, muster_setup_make_unit (self->setup, &model));
  muster_toy_setup_begin_unit (&self->state->units[unit]);
  return unit;
}

/**
 * muster_toy_arrival_roll:
 *
 * Before a turn, rolls for the main army of the attacker where it is on the way.
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_toy_arrival_roll (MusterResolution *self)
{
  MusterState *state = self->state;
  int attacker = toy_get_data (self->setup)->attacker;
  const guint8 *faces;
  guint n_dice = 0;
  guint n_dice_good = 0;
  guint n_units;

  if (!muster_toy_arrival_is_rolled_for (self->setup, state))
    return TRUE;
  faces = muster_resolution_roll (self, TOY_PURPOSE_ARRIVAL, -1, 1, ARRIVAL_FACE);
  if (faces == NULL)
    return FALSE;

  muster_step (self, faces[0] >= ARRIVAL_FACE ? &ARRIVES : &NOT_YET, attacker,
               (gint32) muster_resolution_last_roll (self));
  if (faces[0] < ARRIVAL_FACE)
    return TRUE;

  for (int i = 0; i < state->n_units; i++)
    {
      MusterUnitState *unit = &state->units[i];

      if (unit->def->side != attacker || unit->fate != TOY_IN_PLAY || !unit->markers[TOY_RESERVE])
        continue;
      unit->markers[TOY_RESERVE] = 0;
      muster_note (self, MUSTER_INCIDENT_ARRIVED, i, -1);
    }
  muster_prompt (self, &COME_ON, attacker);

  for (int i = 0; i < self->state->n_units; i++)
    n_dice += muster_toy_arrival_is_advance_guard (self->setup, self->state, i) &&
              !self->state->units[i].own[TOY_DROPPED] &&
              toy_get_arm (self->state, i) == TOY_INFANTRY &&
              (self->state->units[i].fate == TOY_ROUTED ||
               self->state->units[i].fate == TOY_DESTROYED);

  if (n_dice == 0)
    return TRUE;
  faces = muster_resolution_roll (self, TOY_PURPOSE_SURVIVORS, -1, n_dice, SURVIVAL_FACE);
  if (faces == NULL)
    return FALSE;

  for (guint i = 0; i < n_dice; i++)
    n_dice_good += faces[i] >= SURVIVAL_FACE;
  n_units = n_dice_good / 2;
  muster_step (self, &SURVIVORS, (gint32) muster_resolution_last_roll (self),
               (gint32) (n_dice_good * SURVIVORS_A_DIE), (gint32) n_units);
  for (guint i = 0; i < n_units; i++)
    {
      MusterCatalog *catalog = muster_ruleset_get_catalog (self->setup->ruleset);
      const MusterUnitType *type = muster_catalog_find_type (catalog, "infantry");
      int side = toy_get_data (self->setup)->attacker;
      int unit;

      if (type == NULL || self->state->n_units == MUSTER_MAX_UNITS)
        continue;
      for (;;)
        {
          int number = ++self->state->own[TOY_COMPOSITES];
          g_autofree char *id =
            g_strdup_printf ("%s-composite-%d", self->setup->sides[side].id, number);
          g_autofree char *name = g_strdup_printf ("Composite %d", number);

          if (muster_state_find_unit (self->state, id) >= 0)
            continue;
          unit = muster_toy_arrival_add_unit (self, side, type, id, name);
          break;
        }
      self->state->units[unit].own[TOY_BEGAN] = self->state->units[unit].start;
      muster_prompt (self, &PUT_COMPOSITE, unit, self->state->units[unit].strength);
      muster_note (self, MUSTER_INCIDENT_ARRIVED, unit, -1);
    }
  return TRUE;
}
