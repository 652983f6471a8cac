/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/careers/muster-career-sources.h"

#include "store/muster-battle-store.h"

/**
 * muster_store_read_career_source:
 *
 * Returns: (transfer full) (nullable):
 */
MusterCareerSource *
muster_store_read_career_source (MusterStore   *store,
                                 MusterLibrary *library,
                                 const char    *uuid)
{
  MusterLedgerStore *battles = muster_store_get_battles (store);
  gint64 id = muster_ledger_store_find (battles, uuid);
  g_autoptr (MusterBattle) battle =
    id > 0 ? muster_battle_store_open (battles, id, library, MUSTER_LEDGER_OPEN_ANYWAY, NULL) : NULL;

  return battle != NULL ? muster_career_source_new (battle, uuid, NULL) : NULL;
}

void
muster_store_read_career_sources (MusterStore   *store,
                                  MusterLibrary *library,
                                  MusterCareers *careers)
{
  g_auto (GStrv) missing = muster_careers_list_missing (careers);

  for (guint i = 0; missing[i] != NULL; i++)
    {
      g_autoptr (MusterCareerSource) source = muster_store_read_career_source (store, library, missing[i]);

      if (source != NULL)
        muster_careers_add_source (careers, source);
    }
}

char **
muster_store_list_career_battles (MusterStore *store,
                                  MusterForce *force,
                                  guint        max_battles)
{
  g_autoptr (MusterStoreList) rows = muster_ledger_store_list (muster_store_get_battles (store));
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  guint n_found = 0;

  muster_store_list_set_show (rows, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)) && n_found < max_battles; i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED ||
          g_strcmp0 (muster_ledger_row_get_ruleset (row), muster_force_get_ruleset_id (force)) != 0)
        continue;
      g_strv_builder_add (found, muster_ledger_row_get_uuid (row));
      n_found++;
    }
  return g_strv_builder_end (found);
}

/**
 * muster_store_read_force_careers:
 *
 * Returns: (transfer full): the careers of its units and leaders
 */
MusterCareers *
muster_store_read_force_careers (MusterStore   *store,
                                 MusterLibrary *library,
                                 MusterForce   *force,
                                 guint          max_battles)
{
  g_auto (GStrv) battles = muster_store_list_career_battles (store, force, max_battles);
  MusterCareers *careers = muster_careers_new_for_force (force);

  for (guint i = 0; battles[i] != NULL; i++)
    {
      g_autoptr (MusterCareerSource) source = muster_store_read_career_source (store, library, battles[i]);

      if (source != NULL)
        muster_careers_add_source (careers, source);
    }
  return careers;
}
