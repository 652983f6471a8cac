/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-settings-store-private.h"

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-stmt.h"
#include "store/db/muster-transaction.h"

#include <string.h>

/* Each value is a JSON document, so that it keeps its type and later ones may be lists. A value
 * that does not match its hash counts as never set, and the store notes the damage. */

struct _MusterSettingsStore
{
  MusterObject parent_instance;

  MusterDb *db;
};

G_DEFINE_FINAL_TYPE (MusterSettingsStore, muster_settings_store, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static const char select_setting[] =
  "SELECT value, hash FROM setting WHERE key = ?1";

static const char select_settings[] =
  "SELECT key, value, hash FROM setting WHERE substr (key, 1, length (?1)) = ?1 ORDER BY key";

static const char select_rows[] =
  "SELECT key, value, hash FROM setting";

static const char replace_setting[] =
  "INSERT INTO setting (key, value, hash) VALUES (?1, ?2, ?3)"
  " ON CONFLICT (key) DO UPDATE SET value = excluded.value, hash = excluded.hash";

static const char delete_setting[] =
  "DELETE FROM setting WHERE key = ?1";

/* The value, if it matches its hash; what does not is noted as damage. @first: the column of the
 * value; the hash follows. */
static JsonNode *
parse_value (MusterSettingsStore *self,
             MusterStmt          *stmt,
             const char          *key,
             int                  first)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  MusterHash kept, computed;
  const char *value;
  gsize length;

  value = muster_stmt_get_text (stmt, first, &length);
  muster_stmt_get_hash (stmt, first + 1, &kept);
  muster_meta_compute_hash ("setting", key, value, &computed);
  if (muster_stmt_check (stmt, &error) && muster_hash_equal (&kept, &computed))
    node = muster_json_parse (value, length, key, NULL);
  if (error != NULL)
    muster_db_note_error (self->db, error);
  else if (node == NULL)
    muster_db_note_damage (self->db, _("A setting in the data file is damaged."));

  return g_steal_pointer (&node);
}

/* What is not found was never set if all settings are there and sound. */
static void
look_for_lost (MusterSettingsStore *self)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (self->db);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStmt) stmt = NULL;
  gint64 n_missing = 0;
  gboolean row = TRUE;

  if (muster_db_get_damage (self->db) != NULL || muster_db_is_verified (self->db, "setting"))
    return;
  stmt = muster_stmt_new (self->db, select_rows, &error);
  if (stmt != NULL && muster_tally_count (self->db, "setting", &n_missing, &error))
    while (muster_stmt_step (stmt, &row, &error) && row)
      {
        g_autofree char *key = muster_stmt_dup_text (stmt, 0);
        g_autoptr (JsonNode) node = parse_value (self, stmt, key != NULL ? key : "", 1);

        n_missing--;
      }
  if (error != NULL)
    muster_db_note_error (self->db, error);
  else if (n_missing > 0)
    muster_db_note_damage (self->db, _("A setting in the data file is missing."));
  else
    muster_db_set_verified (self->db, "setting");
}

static gboolean
is_text (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;
}

static JsonNode *
read_value (MusterSettingsStore *self,
            const char          *key)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStmt) stmt = muster_stmt_new (self->db, select_setting, &error);
  g_autoptr (JsonNode) node = NULL;
  gboolean row = FALSE;

  if (stmt != NULL)
    muster_stmt_bind_text (stmt, 1, key);
  if (stmt != NULL && muster_stmt_step (stmt, &row, &error) && row)
    node = parse_value (self, stmt, key, 0);
  else if (stmt != NULL && error == NULL)
    look_for_lost (self);
  if (error != NULL)
    muster_db_note_error (self->db, error);

  return g_steal_pointer (&node);
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
  g_autoptr (MusterStmt) old = muster_stmt_new (db, select_setting, error);
  gboolean was_there;
  MusterHash hash;
  gint64 id;

  if (stmt == NULL || old == NULL)
    return FALSE;

  muster_stmt_bind_text (old, 1, key);
  if (!muster_stmt_step (old, &was_there, error))
    return FALSE;
  g_clear_pointer (&old, muster_stmt_free);

  muster_meta_compute_hash ("setting", key, value, &hash);
  muster_stmt_bind_text (stmt, 1, key);
  muster_stmt_bind_text (stmt, 2, value);
  muster_stmt_bind_hash (stmt, 3, &hash);

  return muster_stmt_run (stmt, NULL, error) &&
         (was_there || muster_tally_add (db, "setting", &id, error));
}

char *
muster_settings_store_dup_text (MusterSettingsStore *self,
                                const char          *key)
{
  g_autoptr (JsonNode) node = NULL;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), NULL);

  node = read_value (self, key);

  return is_text (node) ? json_node_dup_string (node) : NULL;
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

/* Within the transaction of the caller. */
static gboolean
drop_raw (MusterDb    *db,
          const char  *key,
          gint64      *n_removed,
          GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, delete_setting, error);

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);

  return muster_stmt_run (stmt, n_removed, error) &&
         (*n_removed == 0 || muster_tally_remove (db, "setting", error));
}

gboolean
muster_settings_store_unset (MusterSettingsStore  *self,
                             const char           *key,
                             GError              **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  gint64 n_removed;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), FALSE);

  transaction = muster_transaction_begin (self->db, error);
  if (transaction == NULL || !drop_raw (self->db, key, &n_removed, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  if (n_removed > 0)
    g_signal_emit (self, changed_signal, g_quark_from_string (key));

  return TRUE;
}

gboolean
muster_settings_store_visit (MusterSettingsStore  *self,
                             const char           *prefix,
                             MusterSettingsVisit   visit,
                             gpointer              data,
                             GError              **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  gboolean row = TRUE;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), FALSE);

  stmt = muster_stmt_new (self->db, select_settings, error);
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, prefix);
  while (muster_stmt_step (stmt, &row, error) && row)
    {
      g_autofree char *key = muster_stmt_dup_text (stmt, 0);
      g_autoptr (JsonNode) node = key != NULL ? parse_value (self, stmt, key, 1) : NULL;

      if (is_text (node))
        visit (key, json_node_get_string (node), data);
    }
  if (!row)
    look_for_lost (self);

  return !row;
}

gboolean
muster_settings_store_set_texts (MusterSettingsStore  *self,
                                 GHashTable           *texts,
                                 GError              **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  GHashTableIter iter;
  gpointer key, text;
  gint64 n_removed;

  g_return_val_if_fail (MUSTER_IS_SETTINGS_STORE (self), FALSE);

  transaction = muster_transaction_begin (self->db, error);
  if (transaction == NULL)
    return FALSE;

  g_hash_table_iter_init (&iter, texts);
  while (g_hash_table_iter_next (&iter, &key, &text))
    {
      g_autoptr (JsonNode) node = text != NULL ? json_node_init_string (json_node_alloc (), text) : NULL;
      g_autofree char *value = node != NULL ? muster_json_print (node, FALSE) : NULL;

      if (value != NULL ? !muster_settings_store_keep_raw (self->db, key, value, error)
                        : !drop_raw (self->db, key, &n_removed, error))
        return FALSE;
    }
  if (!muster_transaction_commit (transaction, error))
    return FALSE;

  g_hash_table_iter_init (&iter, texts);
  while (g_hash_table_iter_next (&iter, &key, &text))
    g_signal_emit (self, changed_signal, g_quark_from_string (key));

  return TRUE;
}
