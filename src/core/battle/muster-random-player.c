/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-random-player.h"

#include "core/rules/muster-correction.h"
#include "core/rules/muster-house-rule.h"

/* An order that is legal for a unit may still be refused because of the chosen values. The player
 * tries this many choices before giving the order up. */
#define MAX_TRIES 24

typedef struct
{
  guint16 verb;
  gint16 unit;
  guint weight;
} Candidate;

static int
choose_unit (MusterRandomPlayer *self,
             const MusterState  *state,
             const MusterField  *field,
             const MusterOrder  *order)
{
  guint n_choices = muster_choices_count (field->choices);
  int own_side = order->unit >= 0 ? state->units[order->unit].def->side : state->active_side;
  int chosen = -1;
  guint n = 0;

  if (n_choices > 0 && muster_random_below (self->random, 4) == 0)
    return MUSTER_VALUE_FROM_CHOICE ((int) muster_random_below (self->random, n_choices));

  for (int i = 0; i < state->n_units; i++)
    {
      gboolean own = state->units[i].def->side == own_side;

      /* Only the umpire's orders may be about units that have left play. */
      if ((state->units[i].fate != MUSTER_FATE_IN_PLAY &&
           !(order->spec->flags & MUSTER_ORDER_COMMON)) ||
          ((field->flags & MUSTER_FIELD_OWN) != 0 && !own) ||
          ((field->flags & MUSTER_FIELD_ENEMY) != 0 && own))
        continue;
      /* Reservoir sampling: every candidate seen so far has the same chance. */
      if (muster_random_below (self->random, ++n) == 0)
        chosen = i;
    }
  return chosen;
}

/* Chooses a small number, since the rules mean inches, hexes or figures. */
static int
choose_number (MusterRandomPlayer *self,
               const MusterField  *field)
{
  int span = MIN (field->max - field->min, 12);

  return field->min + (int) muster_random_below (self->random, (guint) span + 1);
}

/* Fills in any value that the correction may have, provided that what it corrects is known. */
static gboolean
fill_correction (MusterRandomPlayer *self,
                 const MusterSetup  *setup,
                 const MusterState  *state,
                 MusterOrder        *order)
{
  MusterCorrection correction;
  int number;

  if (!muster_correction_find (&correction, setup, state, order))
    return FALSE;

  if (correction.value.kind == MUSTER_FIELD_SIDE)
    number = (int) muster_random_below (self->random, setup->n_sides);
  else if (correction.value.kind == MUSTER_FIELD_CHOICE)
    number = (int) muster_random_below (self->random, muster_choices_count (correction.value.choices));
  else if (correction.value.kind == MUSTER_FIELD_UNIT)
    number = (int) muster_random_below (self->random, state->n_units + 1u) - 1;
  else
    number = choose_number (self, &correction.value);
  muster_correction_write (&correction, setup, state, number, order);
  return TRUE;
}

static gboolean
fill_field (MusterRandomPlayer *self,
            const MusterSetup  *setup,
            const MusterState  *state,
            MusterOrder        *order,
            guint               index)
{
  const MusterField *field = &order->spec->fields[index];
  g_autofree char *id = NULL;
  int number;

  switch ((guint) field->kind)
    {
    case MUSTER_FIELD_UNIT:
      number = choose_unit (self, state, field, order);
      if (number == -1)
        return FALSE;
      break;
    case MUSTER_FIELD_SIDE:
      number = (int) muster_random_below (self->random, setup->n_sides);
      break;
    case MUSTER_FIELD_PLAYER:
      if (setup->n_players == 0)
        return FALSE;
      number = (int) muster_random_below (self->random, setup->n_players);
      break;
    case MUSTER_FIELD_CHOICE:
      number = (int) muster_random_below (self->random, muster_choices_count (field->choices));
      break;
    case MUSTER_FIELD_NUMBER:
      number = choose_number (self, field);
      break;
    case MUSTER_FIELD_SWITCH:
      number = (int) muster_random_below (self->random, 2);
      break;
    case MUSTER_FIELD_ID:
    case MUSTER_FIELD_TEXT:
      id = g_strdup_printf ("new-%u", state->n_units);
      muster_order_set_text (order, index, id);
      return TRUE;
    case MUSTER_FIELD_ANY:
      return fill_correction (self, setup, state, order);
    default:
      return FALSE;
    }

  muster_order_set (order, index, number);
  return TRUE;
}

static gboolean
fill_fields (MusterRandomPlayer *self,
             const MusterSetup  *setup,
             const MusterState  *state,
             MusterOrder        *order)
{
  const MusterField *fields = order->spec->fields;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    {
      gboolean required = (fields[i].flags & MUSTER_FIELD_REQUIRED) != 0;

      /* House rules are for people. */
      if (muster_house_rule_is_field (&fields[i]) ||
          (!required && muster_random_below (self->random, 2) == 0))
        continue;
      if (!fill_field (self, setup, state, order, i) && required)
        return FALSE;
    }
  return TRUE;
}

/* Solo rules may advise against an order. They say nothing about the umpire's orders. */
static gboolean
would_give (MusterRandomPlayer *self,
            const MusterSetup  *setup,
            const MusterState  *state,
            const MusterOrder  *order)
{
  const MusterSoloRules *solo = muster_ruleset_get_rules (setup->ruleset)->solo;

  return solo == NULL || solo->gives == NULL || (order->spec->flags & MUSTER_ORDER_COMMON) != 0 ||
         solo->gives (setup, state, order, self->memory);
}

static void
add_candidates (MusterRandomPlayer *self,
                const MusterSetup  *setup,
                const MusterState  *state,
                int                 unit,
                GArray             *candidates)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  for (guint verb = 0; rules->orders[verb].id != NULL; verb++)
    {
      gboolean of_unit = (rules->orders[verb].flags & MUSTER_ORDER_OF_UNIT) != 0;
      g_auto (MusterOrder) order = { 0 };
      MusterRefusal why;
      Candidate candidate = { (guint16) verb, (gint16) unit, 0 };

      if (of_unit != (unit >= 0) ||
          (state->over && !(rules->orders[verb].flags & MUSTER_ORDER_AFTER_END)))
        continue;
      muster_order_init (&order, rules->orders, verb, unit);
      candidate.weight = self->preference (setup, state, &order, self->data);
      if (candidate.weight > 0 && would_give (self, setup, state, &order) &&
          muster_handlers_judge (setup, state, &order, MUSTER_JUDGE_UNIT, &why))
        g_array_append_val (candidates, candidate);
    }
}

static guint
pick (MusterRandomPlayer *self,
      GArray             *candidates)
{
  guint total = 0;
  guint place;

  for (guint i = 0; i < candidates->len; i++)
    total += g_array_index (candidates, Candidate, i).weight;
  place = muster_random_below (self->random, total);

  for (guint i = 0; i < candidates->len; i++)
    {
      guint weight = g_array_index (candidates, Candidate, i).weight;

      if (place < weight)
        return i;
      place -= weight;
    }
  g_return_val_if_reached (0);
}

static gboolean
try_candidate (MusterRandomPlayer *self,
               const MusterSetup  *setup,
               const MusterState  *state,
               const Candidate    *candidate,
               MusterOrder        *order)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  MusterRefusal why;

  for (guint i = 0; i < MAX_TRIES; i++)
    {
      muster_order_init (order, rules->orders, candidate->verb, candidate->unit);
      if (fill_fields (self, setup, state, order))
        {
          if (rules->solo != NULL && rules->solo->tidy != NULL)
            rules->solo->tidy (setup, state, self->memory, order);
          if (muster_ruleset_judge (setup, state, order, &why))
            return TRUE;
        }
      muster_order_clear (order);
    }
  return FALSE;
}

/* Finds the first legal order of @unit, starting at a random place in the table of orders. */
static gboolean
choose_for_unit (MusterRandomPlayer *self,
                 const MusterSetup  *setup,
                 const MusterState  *state,
                 int                 unit,
                 MusterOrder        *order)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  guint n_orders = muster_ruleset_get_n_orders (setup->ruleset);
  guint first = muster_random_below (self->random, n_orders);

  for (guint i = 0; i < n_orders; i++)
    {
      guint verb = (first + i) % n_orders;
      gboolean of_unit = (rules->orders[verb].flags & MUSTER_ORDER_OF_UNIT) != 0;
      Candidate candidate = { (guint16) verb, (gint16) unit, 1 };
      MusterRefusal why;

      if ((rules->orders[verb].flags & MUSTER_ORDER_COMMON) != 0 || of_unit != (unit >= 0))
        continue;
      muster_order_init (order, rules->orders, verb, unit);
      if (would_give (self, setup, state, order) &&
          muster_handlers_judge (setup, state, order, MUSTER_JUDGE_UNIT, &why) &&
          try_candidate (self, setup, state, &candidate, order))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_fresh (const MusterState *state,
          guint              unit)
{
  const MusterUnitState *now = &state->units[unit];

  return now->fate == MUSTER_FATE_IN_PLAY && !now->acted &&
         (state->active_side < 0 || now->def->side == state->active_side);
}

/* Chooses any order when there is no preference, trying units first that can probably act.
 * Thousands of simulated battles are played this way, so it stops at the first legal order. */
static gboolean
choose_any (MusterRandomPlayer *self,
            const MusterSetup  *setup,
            const MusterState  *state,
            MusterOrder        *order)
{
  guint first = muster_random_below (self->random, state->n_units + 1u);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i <= state->n_units; i++)
      {
        guint place = (first + i) % (state->n_units + 1u);
        int unit = (int) place - 1;

        if (unit >= 0 && is_fresh (state, (guint) unit) != (pass == 0))
          continue;
        if (choose_for_unit (self, setup, state, unit, order))
          return TRUE;
      }
  return FALSE;
}

static gboolean
choose_preferred (MusterRandomPlayer *self,
                  const MusterSetup  *setup,
                  const MusterState  *state,
                  MusterOrder        *order)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  add_candidates (self, setup, state, -1, candidates);
  for (int i = 0; i < state->n_units; i++)
    add_candidates (self, setup, state, i, candidates);

  while (candidates->len > 0)
    {
      guint index = pick (self, candidates);

      if (try_candidate (self, setup, state, &g_array_index (candidates, Candidate, index), order))
        return TRUE;
      g_array_remove_index_fast (candidates, index);
    }
  return FALSE;
}

/* Chooses what the rules require before anything else, if they require something. */
static gboolean
choose_duty (MusterRandomPlayer *self,
             const MusterSetup  *setup,
             const MusterState  *state,
             MusterOrder        *order)
{
  const MusterSoloRules *solo = muster_ruleset_get_rules (setup->ruleset)->solo;
  Candidate candidate = { 0 };
  guint verb;
  int unit;

  if (solo == NULL || solo->find_duty == NULL || !solo->find_duty (setup, state, &verb, &unit))
    return FALSE;

  candidate.verb = (guint16) verb;
  candidate.unit = (gint16) unit;
  return try_candidate (self, setup, state, &candidate, order);
}

static void
follow (MusterRandomPlayer *self,
        const MusterSetup  *setup,
        const MusterState  *state)
{
  const MusterSoloRules *solo = muster_ruleset_get_rules (setup->ruleset)->solo;

  if (self->memory == NULL)
    return;
  muster_solo_memory_follow (self->memory, state);
  if (solo != NULL && solo->follow != NULL)
    solo->follow (setup, state, self->memory);
}

/**
 * muster_random_player_choose:
 * @order: (out caller-allocates): a legal order; clear it after use
 *
 * Returns: %FALSE if he finds no legal order
 */
gboolean
muster_random_player_choose (MusterRandomPlayer *self,
                             const MusterSetup  *setup,
                             const MusterState  *state,
                             MusterOrder        *order)
{
  gboolean chosen;

  follow (self, setup, state);
  if (self->preference == NULL)
    chosen = !state->over && (choose_duty (self, setup, state, order) ||
                              choose_any (self, setup, state, order));
  else
    chosen = (self->memory != NULL && choose_duty (self, setup, state, order)) ||
             choose_preferred (self, setup, state, order);
  if (chosen && self->memory != NULL)
    muster_solo_memory_note (self->memory, order);
  return chosen;
}
