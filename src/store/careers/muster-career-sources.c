/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/careers/muster-career-sources.h"

#include "store/muster-battle-store.h"

/* @id: (out): 0 if the battle is not here. Returns FALSE if a damaged row may be the one that is looked
 * for. */
static gboolean
find_battle (MusterLedgerStore  *battles,
             const char         *uuid,
             gint64             *id,
             GError            **error)
{
  *id = muster_ledger_store_find (battles, uuid);

  return *id > 0 || muster_ledger_store_verify_rows (battles, error);
}

void
muster_career_sources_read (MusterStore   *store,
                            MusterLibrary *library,
                            MusterCareers *careers,
                            const char    *uuid)
{
  MusterLedgerStore *battles = muster_store_get_battles (store);
  g_autoptr (MusterCareerSource) source = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (find_battle (battles, uuid, &id, &error) && id > 0)
    battle = muster_battle_store_open (battles, id, library, MUSTER_LEDGER_OPEN_ANYWAY, &error);
  if (battle != NULL)
    {
      source = muster_career_source_new (battle, uuid, NULL);
      muster_careers_add_source (careers, source);
    }
  else if (error != NULL)
    {
      muster_store_note_error (store, error);
      muster_careers_add_gap (careers, error->message);
    }
}

void
muster_career_sources_read_all (MusterStore   *store,
                                MusterLibrary *library,
                                MusterCareers *careers)
{
  g_auto (GStrv) missing = muster_careers_list_missing (careers);

  for (guint i = 0; missing[i] != NULL; i++)
    muster_career_sources_read (store, library, careers, missing[i]);
}

char **
muster_career_sources_list_battles (MusterStore *store,
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
      const char *uuid;

      /* Whose a damaged row is cannot be known, so it is tried. */
      if (!muster_ledger_row_get_damaged (row) &&
          (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED ||
           g_strcmp0 (muster_ledger_row_get_ruleset (row), muster_force_get_ruleset_id (force)) != 0))
        continue;
      uuid = muster_ledger_row_get_uuid (row);
      g_strv_builder_add (found, uuid != NULL ? uuid : "");
      n_found++;
    }
  return g_strv_builder_end (found);
}

/**
 * muster_career_sources_read_force:
 *
 * Returns: (transfer full): the careers of its units and leaders
 */
MusterCareers *
muster_career_sources_read_force (MusterStore   *store,
                                  MusterLibrary *library,
                                  MusterForce   *force,
                                  guint          max_battles)
{
  g_auto (GStrv) battles = muster_career_sources_list_battles (store, force, max_battles);
  MusterCareers *careers = muster_careers_new_for_force (force);

  for (guint i = 0; battles[i] != NULL; i++)
    muster_career_sources_read (store, library, careers, battles[i]);
  return careers;
}
