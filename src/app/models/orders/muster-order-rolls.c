/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-rolls.h"

#include "app/models/dice/muster-roll-item.h"
#include "app/models/muster-words.h"
#include "core/muster-i18n.h"

void
muster_order_rolls_init (MusterOrderRolls *self,
                         MusterBattle     *battle)
{
  self->battle = battle;
  muster_tape_init (&self->tape);
  muster_outcome_init (&self->outcome);
  self->requests = g_array_new (FALSE, FALSE, sizeof (MusterRequest));
  self->items = g_list_store_new (MUSTER_TYPE_ROLL_ITEM);
  self->again = -1;
  self->again_by = -1;
}

void
muster_order_rolls_clear (MusterOrderRolls *self)
{
  muster_tape_clear (&self->tape);
  muster_outcome_clear (&self->outcome);
  g_clear_pointer (&self->requests, g_array_unref);
  g_clear_object (&self->items);
}

guint
muster_order_rolls_count (MusterOrderRolls *self)
{
  return muster_tape_get_length (&self->tape);
}

/* Drops the rolls after the first @length, since they depend on those before them. */
void
muster_order_rolls_truncate (MusterOrderRolls *self,
                             guint             length)
{
  muster_tape_truncate (&self->tape, length);
  g_array_set_size (self->requests, MIN (length, self->requests->len));
  if (self->again >= (int) length)
    self->again = -1;
}

void
muster_order_rolls_add (MusterOrderRolls    *self,
                        const MusterRequest *request,
                        MusterRollOrigin     origin,
                        const guint8        *faces,
                        guint                n_faces)
{
  muster_tape_add (&self->tape, request->purpose, request->sides == 0, origin, faces, n_faces);
  g_array_append_val (self->requests, *request);
}

/* Adds a roll of which only was noted how many dice counted. @ones: -1 if those were not noted */
void
muster_order_rolls_add_counts (MusterOrderRolls    *self,
                               const MusterRequest *request,
                               guint                hits,
                               int                  ones)
{
  muster_tape_add_counts (&self->tape, request->purpose, MUSTER_ROLL_TYPED, request->n, hits, ones);
  g_array_append_val (self->requests, *request);
}

/**
 * muster_order_rolls_try:
 *
 * Asks the battle what would come of @order with these rolls. Those that no longer fit are taken
 * off.
 *
 * Returns: (transfer full) (nullable): why some were taken off
 */
char *
muster_order_rolls_try (MusterOrderRolls  *self,
                        const MusterOrder *order)
{
  g_autofree char *refusal = NULL;

  muster_battle_try (self->battle, order, &self->tape, &self->outcome);

  while (self->outcome.kind == MUSTER_OUTCOME_BAD_ROLL &&
         self->outcome.bad_roll < (int) muster_order_rolls_count (self))
    {
      g_free (refusal);
      refusal =
        muster_words_for_line (self->battle, NULL, order, &self->tape, &self->outcome.reason);
      muster_order_rolls_truncate (self, (guint) MAX (self->outcome.bad_roll, 0));
      muster_battle_try (self->battle, order, &self->tape, &self->outcome);
    }

  return g_steal_pointer (&refusal);
}

/**
 * muster_order_rolls_roll_ahead:
 *
 * Rolls on a copy of the tape, so that the engine says which cards can turn up.
 *
 * Returns: (transfer full): the faces of the next roll; empty if nothing is asked for
 */
GByteArray *
muster_order_rolls_roll_ahead (MusterOrderRolls  *self,
                               const MusterOrder *order,
                               MusterRandom      *random)
{
  GByteArray *faces = g_byte_array_new ();
  guint n_rolls = muster_order_rolls_count (self);
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_tape_copy (&tape, &self->tape);
  tape.generator = random;
  muster_battle_try (self->battle, order, &tape, &self->outcome);
  tape.generator = NULL;

  if (muster_tape_get_length (&tape) > n_rolls)
    {
      const MusterRoll *roll = muster_tape_get_roll (&tape, n_rolls);

      g_byte_array_append (faces, muster_tape_get_faces (&tape, roll), roll->n);
    }
  return faces;
}

/* Returns the units that may have a roll thrown again now, according to the rules. */
static GArray *
list_helpers (MusterOrderRolls *self,
              const MusterRoll *roll)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  const MusterState *state = muster_battle_get_state (self->battle);
  GArray *helpers = g_array_new (FALSE, FALSE, sizeof (int));
  MusterRefusal why;

  if (rules->may_reroll == NULL || roll->reroll >= 0 || roll->is_cards ||
      roll->counted != MUSTER_ROLL_FACES)
    return helpers;

  for (int unit = 0; unit < state->n_units; unit++)
    if (rules->may_reroll (muster_battle_get_setup (self->battle), state, unit, &why))
      g_array_append_val (helpers, unit);
  return helpers;
}

static gboolean
has_used (MusterOrderRolls *self,
          int               unit)
{
  for (guint i = 0; i < muster_tape_get_length (&self->tape); i++)
    {
      const MusterRoll *roll = muster_tape_get_roll (&self->tape, i);

      if (roll->reroll >= 0 && roll->by == unit)
        return TRUE;
    }
  return FALSE;
}

/* Hides what one side has thrown in secret from the side that throws next. */
static char *
dup_faces (MusterOrderRolls *self,
           guint             index)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterRoll *roll = muster_tape_get_roll (&self->tape, index);
  int unit = g_array_index (self->requests, MusterRequest, index).unit;

  if (rules->purposes[roll->purpose].is_secret && unit >= 0 && unit < state->n_units &&
      (muster_battle_get_covered (self->battle) & (1u << state->units[unit].def->side)) != 0)
    return g_strdup (_("hidden"));
  return muster_words_for_roll (&self->tape, roll);
}

/* If several units roll for the same purpose, the purpose names the unit. */
static char *
dup_purpose (MusterOrderRolls *self,
             guint             index)
{
  const MusterRoll *roll = muster_tape_get_roll (&self->tape, index);
  int unit = g_array_index (self->requests, MusterRequest, index).unit;

  for (guint i = 0; i < self->requests->len; i++)
    {
      const MusterRequest *other = &g_array_index (self->requests, MusterRequest, i);

      if (other->purpose == roll->purpose && other->unit != unit)
        return muster_words_for_throw (self->battle, roll->purpose, unit);
    }
  return muster_words_for_purpose (self->battle, roll->purpose);
}

static MusterRollItem *
new_item (MusterOrderRolls *self,
          guint             index)
{
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterRoll *roll = muster_tape_get_roll (&self->tape, index);
  g_autofree char *purpose = dup_purpose (self, index);
  g_autofree char *faces = dup_faces (self, index);
  g_autoptr (GArray) helpers = list_helpers (self, roll);
  MusterRollItem *item = muster_roll_item_new (index, purpose, faces, roll->origin);

  if (roll->typist >= 0)
    muster_roll_item_set_typist (item, muster_battle_get_setup (self->battle)->players[roll->typist].name);
  for (guint i = 0; i < helpers->len; i++)
    {
      int unit = g_array_index (helpers, int, i);

      if (!has_used (self, unit))
        muster_roll_item_add_helper (item, unit, state->units[unit].def->name);
    }
  return item;
}

void
muster_order_rolls_list (MusterOrderRolls *self)
{
  guint n_rolls = muster_tape_get_length (&self->tape);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_rolls; i++)
    g_ptr_array_add (items, new_item (self, i));

  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
}

/**
 * muster_order_rolls_begin_again:
 * @index: a roll that was entered
 * @unit: whose doing it is
 *
 * Returns: whether a roll can be thrown again; those after it are gone then
 */
gboolean
muster_order_rolls_begin_again (MusterOrderRolls *self,
                                guint             index,
                                int               unit)
{
  if (index >= self->requests->len || muster_tape_get_roll (&self->tape, index)->reroll >= 0)
    return FALSE;

  muster_order_rolls_truncate (self, index + 1);
  self->again = (int) index;
  self->again_by = unit;
  return TRUE;
}

/* The tape keeps the first throw beside the second. If either was changed by hand, the roll counts
 * as changed. */
void
muster_order_rolls_throw_again (MusterOrderRolls *self,
                                MusterRollOrigin  origin,
                                const guint8     *faces,
                                guint             n_faces)
{
  guint index = (guint) self->again;

  g_return_if_fail (self->again >= 0);

  muster_tape_set_reroll (&self->tape, index, faces, n_faces, self->again_by);
  if (origin == MUSTER_ROLL_OVERRIDDEN)
    g_array_index (self->tape.rolls, MusterRoll, index).origin = MUSTER_ROLL_OVERRIDDEN;
  self->again = -1;
}
