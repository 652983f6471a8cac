/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store-private.h"

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/muster-meta.h"
#include "store/muster-settings-store-private.h"
#include "store/muster-stmt.h"
#include "store/muster-transaction.h"

/* The despatch of a battle as somebody has edited it, beside the battle and no part of its log: only
 * what differs from the written one is kept. It stands among the settings under the uuid of its
 * battle, where hashes, backups, check and salvage reach it. */

static const char delete_despatch[] =
  "DELETE FROM setting WHERE key = ?1";

static char *
dup_key (const char *uuid)
{
  return g_strconcat ("despatch/", uuid, NULL);
}

gboolean
muster_battle_store_drop_despatch (MusterBattleStore  *self,
                                   const char         *uuid,
                                   GError            **error)
{
  MusterDb *db = muster_battle_store_get_db (self);
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, delete_despatch, error);
  g_autofree char *key = dup_key (uuid);
  gint64 n_removed;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);

  return muster_stmt_run (stmt, &n_removed, error) &&
         (n_removed == 0 || muster_tally_remove (db, "setting", error));
}

static gboolean
keep (MusterBattleStore  *self,
      const char         *uuid,
      const char         *text,
      GError            **error)
{
  g_autofree char *key = dup_key (uuid);
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);
  g_autofree char *value = muster_json_print (node, FALSE);

  return muster_settings_store_keep_raw (muster_battle_store_get_db (self), key, value, error);
}

/**
 * muster_battle_store_dup_despatch:
 *
 * Returns: (transfer full) (nullable): the despatch as it was edited, or %NULL where nobody has
 */
char *
muster_battle_store_dup_despatch (MusterBattleStore *self,
                                  gint64             id)
{
  g_autoptr (MusterBattleRow) row = NULL;
  g_autoptr (MusterSettingsStore) settings = NULL;
  g_autofree char *key = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  row = muster_battle_store_dup_row (self, id, NULL);
  if (row == NULL)
    return NULL;
  settings = muster_settings_store_new (muster_battle_store_get_db (self));
  key = dup_key (muster_battle_row_get_uuid (row));

  return muster_settings_store_dup_text (settings, key);
}

/**
 * muster_battle_store_set_despatch:
 * @text: (nullable): %NULL to have the written one again
 *
 * Keeps the despatch of a battle as it was edited.
 */
gboolean
muster_battle_store_set_despatch (MusterBattleStore  *self,
                                  gint64              id,
                                  const char         *text,
                                  GError            **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autoptr (MusterBattleRow) row = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);

  if (text != NULL && strlen (text) > MUSTER_DESPATCH_MAX_LENGTH)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("A despatch has at most %d bytes."), MUSTER_DESPATCH_MAX_LENGTH);
      return FALSE;
    }
  row = muster_battle_store_dup_row (self, id, error);
  transaction = row != NULL ? muster_transaction_begin (muster_battle_store_get_db (self), error)
                            : NULL;
  if (transaction == NULL)
    return FALSE;

  return (text != NULL ? keep (self, muster_battle_row_get_uuid (row), text, error)
                       : muster_battle_store_drop_despatch (self, muster_battle_row_get_uuid (row),
                                                            error)) &&
         muster_transaction_commit (transaction, error);
}
