/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-detail.h"

#include "core/battle/muster-battle-details.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/db/muster-meta.h"
#include "store/muster-settings-store-private.h"

#include <string.h>

#define FIRST_SCHEMA 5
#define NOTHING "{}"
#define OLD_PREFIX "despatch/"

static const char select_detail[] =
  "SELECT uuid, edition, document, hash FROM battle_detail WHERE battle_id = ?1";

static const char insert_detail[] =
  "INSERT INTO battle_detail (battle_id, uuid, edition, document, hash) VALUES (?1, ?2, ?3, ?4, ?5)";

static const char update_detail[] =
  "UPDATE battle_detail SET uuid = ?2, edition = ?3, document = ?4, hash = ?5 WHERE battle_id = ?1";

static const char delete_detail[] =
  "DELETE FROM battle_detail WHERE battle_id = ?1";

static const char select_old[] =
  "SELECT key FROM setting WHERE key GLOB '" OLD_PREFIX "*' ORDER BY key";

static const char delete_old[] =
  "DELETE FROM setting WHERE key = ?1";

static const char select_battle[] =
  "SELECT id FROM battle WHERE uuid = ?1";

void
muster_ledger_detail_clear (MusterLedgerDetail *self)
{
  g_clear_pointer (&self->uuid, g_free);
  g_clear_pointer (&self->document, g_free);
}

/* Not over the battle's id, which may be another one in a salvaged file. */
void
muster_ledger_detail_compute_hash (const MusterLedgerDetail *self,
                                   MusterHash               *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster battle detail 1");
  muster_hasher_add_text (&hasher, self->uuid);
  muster_hasher_add_int (&hasher, self->edition);
  muster_hasher_add_text (&hasher, self->document);
  muster_hasher_finish (&hasher, hash);
}

static gboolean
load_row (MusterLedgerDetail  *self,
          MusterDb            *db,
          gint64               battle_id,
          GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_detail, error);
  g_autofree char *uuid = NULL;
  MusterHash kept, computed;
  gboolean row;

  if (stmt == NULL)
    return FALSE;
  muster_stmt_bind_int (stmt, 1, battle_id);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  uuid = muster_stmt_dup_text (stmt, 0);
  self->edition = muster_stmt_get_int (stmt, 1);
  g_free (self->document);
  self->document = muster_stmt_dup_text (stmt, 2);
  muster_stmt_get_hash (stmt, 3, &kept);
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  muster_ledger_detail_compute_hash (self, &computed);
  if (g_strcmp0 (uuid, self->uuid) == 0 && muster_hash_equal (&kept, &computed))
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("The despatch of a battle is damaged."));
  return FALSE;
}

gboolean
muster_ledger_detail_load (MusterLedgerDetail  *self,
                           MusterDb            *db,
                           gint64               battle_id,
                           const char          *uuid,
                           GError             **error)
{
  gint64 version;

  self->uuid = g_strdup (uuid);
  self->edition = 0;
  self->document = g_strdup (NOTHING);
  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;

  /* A file that is about to be brought up to date is checked as it is. */
  return version < FIRST_SCHEMA || load_row (self, db, battle_id, error);
}

static gboolean
write_row (const MusterLedgerDetail  *self,
           MusterDb                  *db,
           const char                *sql,
           gint64                     battle_id,
           gint64                    *n_changed,
           GError                   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, sql, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_ledger_detail_compute_hash (self, &hash);
  muster_stmt_bind_int (stmt, 1, battle_id);
  muster_stmt_bind_text (stmt, 2, self->uuid);
  muster_stmt_bind_int (stmt, 3, self->edition);
  muster_stmt_bind_text (stmt, 4, self->document);
  muster_stmt_bind_hash (stmt, 5, &hash);

  return muster_stmt_run (stmt, n_changed, error);
}

gboolean
muster_ledger_detail_put (const MusterLedgerDetail  *self,
                          MusterDb                  *db,
                          gint64                     battle_id,
                          GError                   **error)
{
  gint64 id, n_changed;

  if (!write_row (self, db, update_detail, battle_id, &n_changed, error))
    return FALSE;

  return n_changed > 0 || (write_row (self, db, insert_detail, battle_id, NULL, error) &&
                           muster_tally_add (db, "battle_detail", &id, error));
}

gboolean
muster_ledger_detail_save (MusterDb    *db,
                           gint64       battle_id,
                           const char  *uuid,
                           const char  *document,
                           GError     **error)
{
  g_auto (MusterLedgerDetail) detail = { 0 };

  if (!muster_ledger_detail_load (&detail, db, battle_id, uuid, error))
    return FALSE;
  if (g_str_equal (detail.document, document))
    return TRUE;

  detail.edition++;
  g_free (detail.document);
  detail.document = g_strdup (document);

  return muster_ledger_detail_put (&detail, db, battle_id, error);
}

gboolean
muster_ledger_detail_drop (MusterDb  *db,
                           gint64     battle_id,
                           GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, delete_detail, error);
  gint64 n_removed;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, battle_id);

  return muster_stmt_run (stmt, &n_removed, error) &&
         (n_removed == 0 || muster_tally_remove (db, "battle_detail", error));
}

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
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_battle, error);
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
      detail.uuid = g_strdup (uuid);
      detail.document = g_strdup (NOTHING);
      if (!load_row (&detail, db, id, error))
        return FALSE;
      if (detail.edition == 0)
        {
          detail.edition = 1;
          g_free (detail.document);
          detail.document = g_steal_pointer (&document);
          if (!muster_ledger_detail_put (&detail, db, id, error))
            return FALSE;
        }
    }

  return drop_old (db, key, error);
}

gboolean
muster_ledger_detail_adopt (MusterDb  *db,
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
