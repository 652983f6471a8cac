/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-from-8.h"

#include "core/club/muster-club-csv.h"
#include "core/club/muster-club-json.h"
#include "core/club/muster-club-member.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-stmt.h"
#include "store/documents/muster-change-private.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-private.h"
#include "store/upkeep/muster-migrations.h"

#include <string.h>

/* Each row of schema 8 is verified before it becomes a document. One that is damaged becomes a document
 * that does not fit its hash, so that it is still told of, and the rest of the file can be used. */

#define RESOURCES "/io/github/muster/Muster/store/schema/"

/**
 * Row:
 * @key: a battle or a name
 * @text: what is kept under it
 * @hash: over all of it
 *
 * A row of schema 8 that fits its hash.
 */
typedef struct
{
  const char *key;
  const char *text;
  MusterHash hash;
} Row;

/* Returns: (transfer full) (nullable): what the row is from now on; NULL if it makes no sense. @key:
 * (out): what it is kept under. */
typedef char *(*Convert) (const Row *row, char **key);

static const char spoil_last[] =
  "UPDATE version SET hash = zeroblob (32) WHERE id = (SELECT max (id) FROM version)";

/* As much as can be read of a damaged row. */
static gboolean
put_damaged (MusterChange              *change,
             const MusterDocumentKind  *kind,
             gint64                     id,
             const char                *text,
             GError                   **error)
{
  const MusterDocumentKind any = { .id = kind->id };
  g_autofree char *key = g_strdup_printf ("damaged-%" G_GINT64_FORMAT, id);
  g_autofree char *valid = text != NULL ? g_utf8_make_valid (text, -1) : g_strdup ("");
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), valid);
  g_autofree char *content = muster_json_print (node, FALSE);
  g_autoptr (MusterStmt) stmt = NULL;

  if (!muster_change_put (change, &any, key, content, error) ||
      (stmt = muster_stmt_new (muster_change_get_db (change), spoil_last, error)) == NULL)
    return FALSE;

  return muster_stmt_run (stmt, NULL, error);
}

/* Results, members and merged names looked alike but for the names of their columns. */
static gboolean
take_club (MusterChange              *change,
           const MusterDocumentKind  *kind,
           const char                *sql,
           const char                *purpose,
           Convert                    convert,
           GError                   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (muster_change_get_db (change), sql, error);
  gboolean there = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &there, error) && there)
    {
      gint64 id = muster_stmt_get_int (stmt, 0);
      Row row = { muster_stmt_get_text (stmt, 2, NULL), muster_stmt_get_text (stmt, 3, NULL), { { 0 } } };
      g_autofree char *key = NULL;
      g_autofree char *content = NULL;
      MusterHasher hasher;
      MusterHash computed;

      muster_stmt_get_hash (stmt, 4, &row.hash);
      muster_hasher_init (&hasher, purpose);
      muster_hasher_add_int (&hasher, id);
      muster_hasher_add_int (&hasher, muster_stmt_get_int (stmt, 1));
      muster_hasher_add_text (&hasher, row.key != NULL ? row.key : "");
      muster_hasher_add_text (&hasher, row.text != NULL ? row.text : "");
      muster_hasher_finish (&hasher, &computed);
      if (muster_stmt_check (stmt, NULL) && muster_hash_equal (&computed, &row.hash))
        content = convert (&row, &key);
      if (content != NULL ? !muster_change_put (change, kind, key, content, error)
                          : !put_damaged (change, kind, id, row.text, error))
        return FALSE;
    }

  return !there;
}

/* A UUID that is the same wherever a copy of this file is brought up to date. */
static char *
dup_uuid (const Row *row)
{
  g_autofree char *hex = muster_hash_to_hex (&row->hash);

  return g_strdup_printf ("%.8s-%.4s-8%.3s-8%.3s-%.12s", hex, hex + 8, hex + 12, hex + 15, hex + 18);
}

static char *
convert_result (const Row  *row,
                char      **key)
{
  g_autoptr (MusterClubResult) result = muster_club_csv_read_result (row->text, strlen (row->text));

  if (result == NULL || strcmp (result->head.battle, row->key) != 0)
    return NULL;
  *key = g_strdup (row->key);

  return muster_club_json_write_result (result);
}

static char *
convert_member (const Row  *row,
                char      **key)
{
  g_autoptr (MusterClubMember) member = NULL;

  *key = dup_uuid (row);
  member = muster_club_member_from_json (*key, row->text);
  g_free (member->name);
  member->name = g_strdup (row->key);

  return muster_club_member_to_json (member);
}

static char *
convert_merge (const Row  *row,
               char      **key)
{
  *key = dup_uuid (row);

  return muster_club_kinds_merge_dup_content (row->key, row->text);
}

static gboolean
bring_club (MusterDocuments  *documents,
            GError          **error)
{
  g_autoptr (MusterChange) change =
    muster_change_begin (documents, MUSTER_AREA_CLUB, _("Brought over from an earlier version"), error);

  if (change == NULL)
    return FALSE;
  /* There is nothing before it to go back to. */
  muster_change_set_apart (change, "");

  return take_club (change, &muster_result_kind,
                    "SELECT id, edition, battle, lines, hash FROM old_club_result ORDER BY id",
                    "muster club result 1", convert_result, error) &&
         take_club (change, &muster_member_kind,
                    "SELECT id, edition, name, document, hash FROM old_club_member ORDER BY id",
                    "muster club member 1", convert_member, error) &&
         take_club (change, &muster_merge_kind,
                    "SELECT id, edition, name, member, hash FROM old_club_merge ORDER BY id",
                    "muster club merge 1", convert_merge, error) &&
         muster_change_commit (change, error);
}

static const char select_forces[] =
  "SELECT f.id, f.uuid, f.ruleset, f.name, f.theatre, f.search, f.notes, f.budget, f.archived, f.points,"
  " f.n_units, f.created, f.updated, f.touched, f.hash, d.document"
  " FROM old_force f LEFT JOIN old_force_document d ON d.force_id = f.id ORDER BY f.touched, f.id";

static const char select_next_force[] =
  "SELECT max ((SELECT coalesce (max (next_id), 1) FROM old_tally WHERE name = 'force'),"
  " (SELECT coalesce (max (id), 0) + 1 FROM old_force))";

/* Returns: (transfer full) (nullable): the content of the force in the present row */
static char *
dup_force (MusterStmt *stmt)
{
  const char *document = muster_stmt_get_text (stmt, 15, NULL);
  g_autoptr (JsonNode) force = NULL;
  MusterHash kept = { { 0 } }, computed;
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster force 4");
  for (int i = 1; i <= 6; i++)
    {
      const char *text = muster_stmt_get_text (stmt, i, NULL);

      muster_hasher_add_text (&hasher, text != NULL ? text : "");
    }
  muster_hasher_add_int (&hasher, muster_stmt_get_int (stmt, 0));
  for (int i = 7; i <= 13; i++)
    muster_hasher_add_int (&hasher, muster_stmt_get_int (stmt, i));
  muster_hasher_add_text (&hasher, document != NULL ? document : "");
  muster_hasher_finish (&hasher, &computed);
  muster_stmt_get_hash (stmt, 14, &kept);
  if (!muster_stmt_check (stmt, NULL) || !muster_hash_equal (&kept, &computed))
    return NULL;
  force = muster_json_parse (document, strlen (document), "force", NULL);

  return force != NULL ? muster_force_kind_dup_content (force, muster_stmt_get_int (stmt, 9),
                                                        muster_stmt_get_int (stmt, 8) != 0)
                       : NULL;
}

/* In the order of their last use, each as a change of its own, so that each keeps the time of it and
 * its number. */
static gboolean
bring_forces (MusterDocuments  *documents,
              MusterDb         *db,
              GError          **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_forces, error);
  gint64 n_forces = 0;
  gint64 next = 1;
  gboolean there = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &there, error) && there)
    {
      g_autofree char *uuid = muster_stmt_dup_text (stmt, 1);
      g_autofree char *content = NULL;
      g_autoptr (MusterChange) change = NULL;

      change = muster_change_begin (documents, MUSTER_AREA_FORCES, _("Brought over from an earlier version"),
                                    error);
      if (change == NULL)
        return FALSE;
      content = dup_force (stmt);
      muster_change_set_apart (change, "");
      muster_change_set_number (change, muster_stmt_get_int (stmt, 0));
      muster_change_set_time (change, muster_stmt_get_int (stmt, 12));
      if ((content != NULL
             ? !muster_change_put (change, &muster_force_kind, uuid, content, error)
             : !put_damaged (change, &muster_force_kind, muster_stmt_get_int (stmt, 0), NULL, error)) ||
          !muster_change_commit (change, error))
        return FALSE;
      n_forces++;
    }

  return !there && muster_db_query_int (db, select_next_force, &next, error) &&
         (n_forces == 0 || muster_tally_set (db, "document/force", n_forces, next, error));
}

/* Whether it is a setting that is a document from now on, and then its kind. */
static const MusterDocumentKind *
find_kind (const char *key)
{
  static const char *const links[] = { "battle-chapter/", "battle-rematch/", "campaign-force/",
                                       "chapter-battle/" };

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      if (g_str_has_prefix (key, links[i]))
        return &muster_link_kind;
    }

  return strcmp (key, "campaign-presets") == 0 ? &muster_preset_kind : NULL;
}

/* @text: an array of documents, each as a text. */
static gboolean
put_presets (MusterChange  *change,
             const char    *text,
             GError       **error)
{
  g_autoptr (JsonNode) node = muster_json_parse (text, strlen (text), "presets", NULL);
  JsonArray *presets = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; presets != NULL && i < json_array_get_length (presets); i++)
    {
      JsonNode *element = json_array_get_element (presets, i);
      const char *content = JSON_NODE_HOLDS_VALUE (element) ? json_node_get_string (element) : NULL;
      g_autoptr (JsonNode) preset =
        content != NULL ? muster_json_parse (content, strlen (content), "preset", NULL) : NULL;
      const char *id = "";

      if (preset != NULL && JSON_NODE_HOLDS_OBJECT (preset))
        id = json_object_get_string_member_with_default (json_node_get_object (preset), "id", "");
      if (*id == '\0' ? !put_damaged (change, &muster_preset_kind, i, content, error)
                      : !muster_change_put (change, &muster_preset_kind, id, content, error))
        return FALSE;
    }

  return presets != NULL || put_damaged (change, &muster_preset_kind, 0, text, error);
}

static gboolean
put_link (MusterChange  *change,
          const char    *key,
          const char    *text,
          GError       **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n", 2);
  g_autofree char *content = muster_link_kind_dup_content (parts[0] != NULL ? parts[0] : "",
                                                           parts[0] != NULL ? parts[1] : NULL);

  return muster_change_put (change, &muster_link_kind, key, content, error);
}

static gboolean
bring_settings (MusterDocuments  *documents,
                MusterDb         *db,
                GError          **error)
{
  g_autoptr (MusterStmt) stmt =
    muster_stmt_new (db, "SELECT key, value, hash FROM old_setting ORDER BY key", error);
  g_autoptr (MusterChange) change =
    muster_change_begin (documents, MUSTER_AREA_LINKS, _("Brought over from an earlier version"), error);
  gint64 n_kept = 0;
  gboolean there = TRUE;

  if (stmt == NULL || change == NULL)
    return FALSE;
  muster_change_set_apart (change, "");
  while (muster_stmt_step (stmt, &there, error) && there)
    {
      const char *key = muster_stmt_get_text (stmt, 0, NULL);
      const char *value = muster_stmt_get_text (stmt, 1, NULL);
      const MusterDocumentKind *kind = key != NULL ? find_kind (key) : NULL;
      g_autoptr (JsonNode) node = NULL;
      const char *text = NULL;
      MusterHash kept = { { 0 } }, computed;

      n_kept += kind == NULL;
      if (kind == NULL)
        continue;
      muster_stmt_get_hash (stmt, 2, &kept);
      muster_meta_compute_hash ("setting", key, value != NULL ? value : "", &computed);
      if (muster_stmt_check (stmt, NULL) && muster_hash_equal (&kept, &computed))
        node = muster_json_parse (value, strlen (value), key, NULL);
      if (node != NULL && JSON_NODE_HOLDS_VALUE (node))
        text = json_node_get_string (node);
      if (text == NULL                  ? !put_damaged (change, kind, n_kept, value, error)
          : kind == &muster_preset_kind ? !put_presets (change, text, error)
                                        : !put_link (change, key, text, error))
        return FALSE;
    }

  return !there && muster_change_commit (change, error) &&
         muster_db_exec (db,
                         "DELETE FROM setting WHERE key GLOB 'battle-chapter/*'"
                         " OR key GLOB 'battle-rematch/*' OR key GLOB 'campaign-force/*'"
                         " OR key GLOB 'chapter-battle/*' OR key = 'campaign-presets'",
                         error) &&
         muster_tally_set (db, "setting", n_kept, n_kept + 1, error);
}

/* Notes the id of the last row that @sql finds. */
static gboolean
note_last (MusterDb    *db,
           const char  *key,
           const char  *sql,
           GError     **error)
{
  g_autofree char *text = NULL;
  gint64 last;

  if (!muster_db_query_int (db, sql, &last, error))
    return FALSE;
  text = g_strdup_printf ("%" G_GINT64_FORMAT, last);

  return muster_meta_set (db, key, text, error);
}

gboolean
muster_from_8_convert (MusterDb  *db,
                       GError   **error)
{
  g_autoptr (MusterDocuments) documents = muster_documents_new (db);

  gint64 n_old;

  if (!muster_db_query_int (db,
                            "SELECT count (*) FROM old_force WHERE id NOT IN (SELECT force_id FROM"
                            " old_force_document)",
                            &n_old, error))
    return FALSE;
  if (n_old > 0)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN,
                           _("The file has forces that were saved by a version of Muster from before its "
                             "first release. Open them with the version before this one and save them."));
      return FALSE;
    }

  return muster_migrations_run_script (db, RESOURCES "schema.sql", error) &&
         muster_migrations_run_script (db, RESOURCES "from-8-copy.sql", error) &&
         muster_db_exec (db, "DELETE FROM tally WHERE name GLOB 'club_*' OR name = 'force'", error) &&
         bring_forces (documents, db, error) && bring_club (documents, error) &&
         bring_settings (documents, db, error) &&
         note_last (db, MUSTER_META_OLD_BATTLES, "SELECT coalesce (max (id), 0) FROM battle", error) &&
         note_last (db, MUSTER_META_OLD_CAMPAIGNS, "SELECT coalesce (max (id), 0) FROM campaign", error) &&
         muster_migrations_run_script (db, RESOURCES "from-8-end.sql", error);
}
