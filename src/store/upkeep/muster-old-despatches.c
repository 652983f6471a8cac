/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-old-despatches.h"

#include "core/battle/muster-battle-details.h"
#include "store/db/muster-meta.h"
#include "store/ledger/muster-ledger-detail.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/muster-settings-store-private.h"

#include <string.h>

/* Before schema 5 the despatches of battles stood among the settings, under their uuids. */

#define OLD_PREFIX "despatch/"

static const char select_old[] =
  "SELECT key FROM setting WHERE key GLOB '" OLD_PREFIX "*' ORDER BY key";

static const char delete_old[] =
  "DELETE FROM setting WHERE key = ?1";

static GPtrArray *
list_old (MusterDb  *db,
          GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_old, error);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      if (!row)
        return g_steal_pointer (&keys);
      g_ptr_array_add (keys, muster_stmt_dup_text (stmt, 0));
    }

  return NULL;
}

static gboolean
find_battle (MusterDb    *db,
             const char  *uuid,
             gint64      *id,
             GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_battle_kind.record.select_by_uuid, error);
  gboolean row;

  *id = 0;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, uuid);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (row)
    *id = muster_stmt_get_int (stmt, 0);

  return muster_stmt_check (stmt, error);
}

static gboolean
drop_old (MusterDb    *db,
          const char  *key,
          GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, delete_old, error);

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);

  return muster_stmt_run (stmt, NULL, error) && muster_tally_remove (db, "setting", error);
}

/* (nullable): as it stood among the settings. */
static char *
dup_old (MusterDb   *db,
         const char *key)
{
  g_autoptr (MusterSettingsStore) settings = muster_settings_store_new (db);
  g_autofree char *text = muster_settings_store_dup_text (settings, key);
  MusterBattleDetails details = { .despatch = text };

  return text != NULL ? muster_battle_details_to_json (&details) : NULL;
}

static gboolean
adopt (MusterDb    *db,
       const char  *key,
       GError     **error)
{
  g_autofree char *document = dup_old (db, key);
  g_auto (MusterLedgerDetail) detail = { 0 };
  const char *uuid = key + strlen (OLD_PREFIX);
  gint64 id;

  /* What is damaged stays where it is, for the check to tell. */
  if (document == NULL)
    return TRUE;
  if (!find_battle (db, uuid, &id, error))
    return FALSE;

  if (id != 0)
    {
      if (!muster_ledger_detail_load (&detail, &muster_battle_kind, db, id, uuid, error))
        return FALSE;
      if (detail.edition == 0)
        {
          detail.edition = 1;
          g_free (detail.document);
          detail.document = g_steal_pointer (&document);
          if (!muster_ledger_detail_put (&detail, &muster_battle_kind, db, id, error))
            return FALSE;
        }
    }

  return drop_old (db, key, error);
}

gboolean
muster_old_despatches_adopt (MusterDb  *db,
                             GError   **error)
{
  g_autoptr (GPtrArray) keys = list_old (db, error);

  for (guint i = 0; keys != NULL && i < keys->len; i++)
    {
      if (!adopt (db, keys->pdata[i], error))
        return FALSE;
    }

  return keys != NULL;
}
