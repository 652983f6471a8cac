/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-models.h"

#include "core/battle/muster-unit-item-private.h"

void
muster_battle_models_init (MusterBattleModels *self,
                           MusterSetup        *setup)
{
  self->setup = muster_setup_ref (setup);
  self->units = g_list_store_new (MUSTER_TYPE_UNIT_ITEM);
  for (guint i = 0; i < MUSTER_MAX_SIDES; i++)
    self->side_units[i] = g_list_store_new (MUSTER_TYPE_UNIT_ITEM);
}

void
muster_battle_models_clear (MusterBattleModels *self)
{
  g_clear_object (&self->units);
  for (guint i = 0; i < MUSTER_MAX_SIDES; i++)
    g_clear_object (&self->side_units[i]);
  g_clear_pointer (&self->setup, muster_setup_unref);
}

static void
remove_last (GListStore *store)
{
  g_list_store_remove (store, g_list_model_get_n_items (G_LIST_MODEL (store)) - 1);
}

/**
 * muster_battle_models_show:
 * @state: the state to show
 * @covered: a bit for each side whose secrets are hidden
 *
 * A battle only ever adds units, so that going back or forward removes items from the end of the
 * models or appends some there.
 */
void
muster_battle_models_show (MusterBattleModels *self,
                           const MusterState  *state,
                           guint               covered)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (; n_items > state->n_units; n_items--)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), n_items - 1);

      remove_last (self->side_units[muster_unit_item_get_side (item)]);
      remove_last (self->units);
    }
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), i);

      muster_unit_item_update (item, state, covered);
    }
  for (guint i = n_items; i < state->n_units; i++)
    {
      g_autoptr (MusterUnitItem) item = muster_unit_item_new (self->setup, state, covered, i);

      g_list_store_append (self->units, item);
      g_list_store_append (self->side_units[state->units[i].def->side], item);
    }
}
