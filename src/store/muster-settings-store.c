/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-settings-store-private.h"

#include "core/muster-json.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-stmt.h"
#include "store/db/muster-transaction.h"

#include <string.h>

/* A value is a JSON document, so that it keeps its type and later ones may be lists. One that
 * does not fit its hash is as if it had never been set; the check of the file tells. */

struct _MusterSettingsStore
{
  MusterObject parent_instance;

  MusterDb *db;
};

G_DEFINE_FINAL_TYPE (MusterSettingsStore, muster_settings_store, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static const char select_setting[] =
  "SELECT value, hash FROM setting WHERE key = ?1";

static const char replace_setting[] =
  "INSERT INTO setting (key, value, hash) VALUES (?1, ?2, ?3)"
  " ON CONFLICT (key) DO UPDATE SET value = excluded.value, hash = excluded.hash";

static const char delete_setting[] =
  "DELETE FROM setting WHERE key = ?1";

static JsonNode *
read_value (MusterSettingsStore *self,
            const char          *key)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (self->db, select_setting, NULL);
  MusterHash kept, computed;
  const char *value;
  gsize length;
  gboolean row;

  if (stmt == NULL)
    return NULL;

  muster_stmt_bind_text (stmt, 1, key);
  if (!muster_stmt_step (stmt, &row, NULL) || !row)
    return NULL;

  value = muster_stmt_get_text (stmt, 0, &length);
  muster_stmt_get_hash (stmt, 1, &kept);
  muster_meta_compute_hash ("setting", key, value, &computed);
  if (!muster_stmt_check (stmt, NULL) || !muster_hash_equal (&kept, &computed))
    return NULL;

  return muster_json_parse (value, length, key, NULL);
}

static gboolean
write_value (MusterSettingsStore  *self,
             const char           *key,
             JsonNode             *node,
             GError              **error)
{
  g_autofree char *value = muster_json_print (node, FALSE);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);

  if (transaction == NULL || !muster_settings_store_keep_raw (self->db, key, value, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  g_signal_emit (self, changed_signal, g_quark_from_string (key));

  return TRUE;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterSettingsStore, db, muster_db_unref),
};

static void
muster_settings_store_class_init (MusterSettingsStoreClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_settings_store_init (MusterSettingsStore *self)
{
}

MusterSettingsStore *
muster_settings_store_new (MusterDb *db)
{
  MusterSettingsStore *self = g_object_new (MUSTER_TYPE_SETTINGS_STORE, NULL);

  self->db = muster_db_ref (db);

  return self;
}

gboolean
muster_settings_store_keep_raw (MusterDb    *db,
                                const char  *key,
                                const char  *value,
                                GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_setting, error);
  gint64 n_before, n_after, id;
  MusterHash hash;

  if (stmt == NULL ||
      !muster_db_query_int (db, "SELECT count (*) FROM setting", &n_before, error))
    return FALSE;

  muster_meta_compute_hash ("setting", key, value, &hash);
  muster_stmt_bind_text (stmt, 1, key);
  muster_stmt_bind_text (stmt, 2, value);
  muster_stmt_bind_hash (stmt, 3, &hash);

  return muster_stmt_run (stmt, NULL, error) &&
         muster_db_query_int (db, "SELECT count (*) FROM setting", &n_after, error) &&
         (n_after == n_before || muster_tally_add (db, "setting", &id, error));
}

char *
muster_settings_store_dup_text (MusterSettingsStore *self,
                                const char          *key)
{
  g_autoptr (JsonNode) node = NULL;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), NULL);

  node = read_value (self, key);
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) ||
      json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  return json_node_dup_string (node);
}

gboolean
muster_settings_store_set_text (MusterSettingsStore  *self,
                                const char           *key,
                                const char           *text,
                                GError              **error)
{
  g_autoptr (JsonNode) node = NULL;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), FALSE);

  node = json_node_init_string (json_node_alloc (), text);

  return write_value (self, key, node, error);
}

gboolean
muster_settings_store_unset (MusterSettingsStore  *self,
                             const char           *key,
                             GError              **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autoptr (MusterStmt) stmt = NULL;
  gint64 n_removed;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), FALSE);

  transaction = muster_transaction_begin (self->db, error);
  stmt = transaction != NULL ? muster_stmt_new (self->db, delete_setting, error) : NULL;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);
  if (!muster_stmt_run (stmt, &n_removed, error) ||
      (n_removed > 0 && !muster_tally_remove (self->db, "setting", error)) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  if (n_removed > 0)
    g_signal_emit (self, changed_signal, g_quark_from_string (key));

  return TRUE;
}
