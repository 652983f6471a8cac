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
  self->log = g_list_store_new (MUSTER_TYPE_LOG_ENTRY);
}

void
muster_battle_models_clear (MusterBattleModels *self)
{
  g_clear_object (&self->units);
  for (guint i = 0; i < MUSTER_MAX_SIDES; i++)
    g_clear_object (&self->side_units[i]);
  g_clear_object (&self->log);
  g_clear_pointer (&self->setup, muster_setup_unref);
}

static void
remove_last (GListStore *store)
{
  g_list_store_remove (store, g_list_model_get_n_items (G_LIST_MODEL (store)) - 1);
}

static void
remove_last_unit (MusterBattleModels *self,
                  guint               n_items)
{
  g_autoptr(MusterUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), n_items - 1);

  remove_last (self->side_units[muster_unit_item_get_side (item)]);
  remove_last (self->units);
}

/* Units are only ever added by going forward, so the models lose their tail or gain one. */
static void
show_units (MusterBattleModels *self,
            const MusterState  *state)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (; n_items > state->n_units; n_items--)
    remove_last_unit (self, n_items);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr(MusterUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), i);

      muster_unit_item_update (item, state);
    }
  for (guint i = n_items; i < state->n_units; i++)
    {
      g_autoptr(MusterUnitItem) item = muster_unit_item_new (self->setup, state, i);

      g_list_store_append (self->units, item);
      g_list_store_append (self->side_units[state->units[i].def->side], item);
    }
}

/* How many entries of the model are still those of the history: a new order after an undo takes the
 * place of another one. */
static guint
count_same (MusterBattleModels  *self,
            const MusterHistory *history,
            guint                length)
{
  guint n_same = MIN (g_list_model_get_n_items (G_LIST_MODEL (self->log)), length);

  for (; n_same > 0; n_same--)
    {
      g_autoptr(GObject) item = g_list_model_get_item (G_LIST_MODEL (self->log), n_same - 1);

      if (item == (gpointer) muster_history_get_entry (history, n_same - 1))
        break;
    }
  return n_same;
}

static void
show_log (MusterBattleModels  *self,
          const MusterHistory *history,
          guint                length)
{
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->log));
  guint n_same = count_same (self, history, length);
  g_autoptr(GPtrArray) added = g_ptr_array_new ();

  for (guint i = n_same; i < length; i++)
    g_ptr_array_add (added, muster_history_get_entry (history, i));
  if (n_same < n_shown || added->len > 0)
    g_list_store_splice (self->log, n_same, n_shown - n_same, added->pdata, added->len);
}

/**
 * muster_battle_models_show:
 * @state: the state that is looked at
 * @length: how many entries of @history count
 */
void
muster_battle_models_show (MusterBattleModels  *self,
                           const MusterState   *state,
                           const MusterHistory *history,
                           guint                length)
{
  show_units (self, state);
  show_log (self, history, length);
}
