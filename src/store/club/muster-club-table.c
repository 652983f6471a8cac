/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-table.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *purpose;
  const char *select_all;
  const char *select_one;
  const char *insert;
  const char *update;
  const char *drop;
} Table;

#define COLUMNS(key, text) "id, edition, " key ", " text ", hash"
#define TABLE(table, key, text, what) \
  { table, what, \
    "SELECT " COLUMNS (key, text) " FROM " table " ORDER BY id", \
    "SELECT " COLUMNS (key, text) " FROM " table " WHERE " key " = ?1", \
    "INSERT INTO " table " (" COLUMNS (key, text) ") VALUES (?1, ?2, ?3, ?4, ?5)", \
    "UPDATE " table " SET edition = ?2, " key " = ?3, " text " = ?4, hash = ?5 WHERE id = ?1", \
    "DELETE FROM " table " WHERE " key " = ?1" }

static const Table tables[MUSTER_CLUB_N_TABLES] = {
  TABLE ("club_result", "battle", "lines", "muster club result 1"),
  TABLE ("club_member", "name", "document", "muster club member 1"),
  TABLE ("club_merge", "name", "member", "muster club merge 1"),
};

void
muster_club_row_clear (MusterClubRow *self)
{
  g_free (self->key);
  g_free (self->text);
  memset (self, 0, sizeof *self);
}

void
muster_club_row_compute_hash (const MusterClubRow *self,
                              MusterClubTable      table,
                              MusterHash          *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, tables[table].purpose);
  muster_hasher_add_int (&hasher, self->id);
  muster_hasher_add_int (&hasher, self->edition);
  muster_hasher_add_text (&hasher, self->key);
  muster_hasher_add_text (&hasher, self->text);
  muster_hasher_finish (&hasher, hash);
}

const char *
muster_club_table_get_name (MusterClubTable table)
{
  return tables[table].name;
}

/* Whether the row is whole. */
static gboolean
read_row (MusterStmt      *stmt,
          MusterClubTable  table,
          MusterClubRow   *row)
{
  MusterHash kept, computed;

  row->id = muster_stmt_get_int (stmt, 0);
  row->edition = muster_stmt_get_int (stmt, 1);
  row->key = muster_stmt_dup_text (stmt, 2);
  row->text = muster_stmt_dup_text (stmt, 3);
  muster_stmt_get_hash (stmt, 4, &kept);
  if (!muster_stmt_check (stmt, NULL))
    return FALSE;

  muster_club_row_compute_hash (row, table, &computed);

  return muster_hash_equal (&kept, &computed);
}

gboolean
muster_club_table_visit (MusterDb         *db,
                         MusterClubTable   table,
                         MusterClubVisit   visit,
                         gpointer          data,
                         guint            *n_damaged,
                         GError          **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, tables[table].select_all, error);
  gint64 n_kept = 0;
  gint64 n_seen = 0;
  gboolean there;

  if (stmt == NULL || !muster_tally_count (db, tables[table].name, &n_kept, error))
    return FALSE;
  while (muster_stmt_step (stmt, &there, error))
    {
      g_auto (MusterClubRow) row = { 0 };

      if (!there)
        {
          /* A damaged table may simply end early. */
          *n_damaged += (guint) MAX (n_kept - n_seen, 0);
          return TRUE;
        }
      n_seen++;
      if (read_row (stmt, table, &row))
        visit (&row, data);
      else
        (*n_damaged)++;
    }

  return FALSE;
}

/* @row: (out): with the id 0 if there is none */
static gboolean
find_row (MusterDb         *db,
          MusterClubTable   table,
          const char       *key,
          MusterClubRow    *row,
          GError          **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, tables[table].select_one, error);
  gboolean there;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);
  if (!muster_stmt_step (stmt, &there, error))
    return FALSE;
  if (!there || read_row (stmt, table, row))
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The entry “%s” of “%s” is damaged."), key, tables[table].name);

  return FALSE;
}

gboolean
muster_club_table_get (MusterDb         *db,
                       MusterClubTable   table,
                       const char       *key,
                       char            **text,
                       GError          **error)
{
  g_auto (MusterClubRow) row = { 0 };

  *text = NULL;
  if (!find_row (db, table, key, &row, error))
    return FALSE;
  *text = g_steal_pointer (&row.text);

  return TRUE;
}

gboolean
muster_club_table_put (MusterDb         *db,
                       MusterClubTable   table,
                       const char       *key,
                       const char       *text,
                       GError          **error)
{
  g_auto (MusterClubRow) row = { 0 };
  g_autoptr (MusterStmt) stmt = NULL;
  MusterHash hash;
  gboolean is_new;

  if (!find_row (db, table, key, &row, error))
    return FALSE;
  is_new = row.id == 0;
  stmt = muster_stmt_new (db, is_new ? tables[table].insert : tables[table].update, error);
  if (stmt == NULL || (is_new && !muster_tally_add (db, tables[table].name, &row.id, error)))
    return FALSE;

  row.edition++;
  g_free (row.key);
  g_free (row.text);
  row.key = g_strdup (key);
  row.text = g_strdup (text);
  muster_club_row_compute_hash (&row, table, &hash);
  muster_stmt_bind_int (stmt, 1, row.id);
  muster_stmt_bind_int (stmt, 2, row.edition);
  muster_stmt_bind_text (stmt, 3, row.key);
  muster_stmt_bind_text (stmt, 4, row.text);
  muster_stmt_bind_hash (stmt, 5, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_club_table_drop (MusterDb         *db,
                        MusterClubTable   table,
                        const char       *key,
                        GError          **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, tables[table].drop, error);
  gint64 n_removed;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);

  return muster_stmt_run (stmt, &n_removed, error) &&
         (n_removed == 0 || muster_tally_remove (db, tables[table].name, error));
}
