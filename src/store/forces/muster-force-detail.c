/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-detail.h"

#include "core/muster-json.h"

#include <string.h>

#define FIRST_SCHEMA 2

static const char select_detail[] =
  "SELECT document, hash FROM force_detail WHERE force_id = ?1";

static const char delete_detail[] =
  "DELETE FROM force_detail WHERE force_id = ?1";

static const char replace_detail[] =
  "INSERT INTO force_detail (force_id, document, hash) VALUES (?1, ?2, ?3)"
  " ON CONFLICT (force_id) DO UPDATE SET document = excluded.document, hash = excluded.hash";

void
muster_force_detail_compute_hash (gint64      force_id,
                                  const char *details,
                                  MusterHash *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster force detail 1");
  muster_hasher_add_int (&hasher, force_id);
  muster_hasher_add_text (&hasher, details);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_force_detail_load (MusterDb  *db,
                          gint64     force_id,
                          char     **details,
                          GError   **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  MusterHash kept, computed;
  gint64 version;
  gboolean row;

  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version < FIRST_SCHEMA)
    return TRUE;

  stmt = muster_stmt_new (db, select_detail, error);
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, force_id);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  g_free (*details);
  *details = muster_stmt_dup_text (stmt, 0);
  muster_stmt_get_hash (stmt, 1, &kept);
  muster_force_detail_compute_hash (force_id, *details, &computed);
  /* The hash of the force will not fit either, and its message names the force. */
  if (!muster_hash_equal (&kept, &computed))
    {
      g_free (*details);
      *details = g_strdup ("damaged");
    }

  return muster_stmt_check (stmt, error);
}

gboolean
muster_force_detail_save (MusterDb    *db,
                          gint64       force_id,
                          const char  *details,
                          GError     **error)
{
  gboolean is_empty = *details == '\0';
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, is_empty ? delete_detail : replace_detail,
                                                 error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, force_id);
  if (!is_empty)
    {
      muster_force_detail_compute_hash (force_id, details, &hash);
      muster_stmt_bind_text (stmt, 2, details);
      muster_stmt_bind_hash (stmt, 3, &hash);
    }

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
has_unit (const MusterForceRecord *force,
          const char              *id)
{
  for (guint i = 0; i < force->units->len; i++)
    {
      const MusterUnitRecord *unit = force->units->pdata[i];

      if (g_strcmp0 (unit->texts[MUSTER_UNIT_TEXT_ID], id) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
prune_variant (const MusterForceRecord *force,
               JsonNode                *variant)
{
  JsonArray *units = JSON_NODE_HOLDS_OBJECT (variant)
                       ? json_object_get_array_member (json_node_get_object (variant), "units")
                       : NULL;

  for (guint i = units != NULL ? json_array_get_length (units) : 0; i-- > 0; )
    {
      if (!has_unit (force, json_array_get_string_element (units, i)))
        json_array_remove_element (units, i);
    }
}

void
muster_force_detail_prune (MusterForceRecord *force)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonNode *root;
  JsonObject *object;
  JsonArray *variants;

  if (*force->details == '\0')
    return;

  root = json_parser_load_from_data (parser, force->details, -1, NULL)
           ? json_parser_get_root (parser)
           : NULL;
  object = root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  if (object == NULL)
    {
      g_free (force->details);
      force->details = g_strdup ("");
      return;
    }

  variants = json_object_has_member (object, "variants")
               ? json_object_get_array_member (object, "variants")
               : NULL;
  for (guint i = 0; variants != NULL && i < json_array_get_length (variants); i++)
    prune_variant (force, json_array_get_element (variants, i));

  g_free (force->details);
  force->details = muster_json_print (root, FALSE);
}
