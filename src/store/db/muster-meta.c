/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-meta.h"

#include "core/muster-i18n.h"
#include "store/db/muster-stmt.h"

static const char select_meta[] =
  "SELECT value, hash FROM meta WHERE key = ?1";

static const char replace_meta[] =
  "INSERT INTO meta (key, value, hash) VALUES (?1, ?2, ?3)"
  " ON CONFLICT (key) DO UPDATE SET value = excluded.value, hash = excluded.hash";

static const char select_tally[] =
  "SELECT n_rows, next_id, hash FROM tally WHERE name = ?1";

static const char replace_tally[] =
  "INSERT INTO tally (name, n_rows, next_id, hash) VALUES (?1, ?2, ?3, ?4)"
  " ON CONFLICT (name) DO UPDATE SET n_rows = excluded.n_rows, next_id = excluded.next_id,"
  " hash = excluded.hash";

static gboolean
set_damaged (GError     **error,
             const char  *name)
{
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The file is damaged: what it says of itself (“%s”) has been changed."), name);

  return FALSE;
}

void
muster_meta_compute_hash (const char *table,
                          const char *key,
                          const char *value,
                          MusterHash *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster pair 1");
  muster_hasher_add_text (&hasher, table);
  muster_hasher_add_text (&hasher, key);
  muster_hasher_add_text (&hasher, value);
  muster_hasher_finish (&hasher, hash);
}

void
muster_tally_compute_hash (const char *name,
                           gint64      n_rows,
                           gint64      next_id,
                           MusterHash *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster tally 1");
  muster_hasher_add_text (&hasher, name);
  muster_hasher_add_int (&hasher, n_rows);
  muster_hasher_add_int (&hasher, next_id);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_meta_get (MusterDb    *db,
                 const char  *key,
                 char       **value,
                 GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_meta, error);
  g_autofree char *found = NULL;
  MusterHash kept, computed;
  gboolean row;

  *value = NULL;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, key);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  found = muster_stmt_dup_text (stmt, 0);
  muster_stmt_get_hash (stmt, 1, &kept);
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  muster_meta_compute_hash ("meta", key, found, &computed);
  if (!muster_hash_equal (&kept, &computed))
    return set_damaged (error, key);

  *value = g_steal_pointer (&found);

  return TRUE;
}

gboolean
muster_meta_get_number (MusterDb    *db,
                        const char  *key,
                        gint64      *value,
                        GError     **error)
{
  g_autofree char *text = NULL;

  if (!muster_meta_get (db, key, &text, error))
    return FALSE;
  *value = text != NULL ? g_ascii_strtoll (text, NULL, 10) : 0;

  return TRUE;
}

gboolean
muster_meta_set (MusterDb    *db,
                 const char  *key,
                 const char  *value,
                 GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_meta, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_meta_compute_hash ("meta", key, value, &hash);
  muster_stmt_bind_text (stmt, 1, key);
  muster_stmt_bind_text (stmt, 2, value);
  muster_stmt_bind_hash (stmt, 3, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
read_tally (MusterDb    *db,
            const char  *name,
            gint64      *n_rows,
            gint64      *next_id,
            GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_tally, error);
  MusterHash kept, computed;
  gboolean row;

  *n_rows = 0;
  *next_id = 1;
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, name);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  *n_rows = muster_stmt_get_int (stmt, 0);
  *next_id = muster_stmt_get_int (stmt, 1);
  muster_stmt_get_hash (stmt, 2, &kept);
  muster_tally_compute_hash (name, *n_rows, *next_id, &computed);

  return muster_stmt_check (stmt, error) &&
         (muster_hash_equal (&kept, &computed) || set_damaged (error, name));
}

static gboolean
write_tally (MusterDb    *db,
             const char  *name,
             gint64       n_rows,
             gint64       next_id,
             GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_tally, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_tally_compute_hash (name, n_rows, next_id, &hash);
  muster_stmt_bind_text (stmt, 1, name);
  muster_stmt_bind_int (stmt, 2, n_rows);
  muster_stmt_bind_int (stmt, 3, next_id);
  muster_stmt_bind_hash (stmt, 4, &hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_tally_add (MusterDb    *db,
                  const char  *table,
                  gint64      *id,
                  GError     **error)
{
  gint64 n_rows;

  return read_tally (db, table, &n_rows, id, error) &&
         write_tally (db, table, n_rows + 1, *id + 1, error);
}

gboolean
muster_tally_get_next (MusterDb    *db,
                       const char  *table,
                       gint64      *id,
                       GError     **error)
{
  gint64 n_rows;

  return read_tally (db, table, &n_rows, id, error);
}

gboolean
muster_tally_grow (MusterDb    *db,
                   const char  *table,
                   gint64       n,
                   GError     **error)
{
  gint64 n_rows, next_id;

  return read_tally (db, table, &n_rows, &next_id, error) &&
         write_tally (db, table, n_rows + n, next_id + n, error);
}

gboolean
muster_tally_set (MusterDb    *db,
                  const char  *table,
                  gint64       n_rows,
                  gint64       next_id,
                  GError     **error)
{
  return write_tally (db, table, n_rows, next_id, error);
}

gboolean
muster_tally_remove (MusterDb    *db,
                     const char  *table,
                     GError     **error)
{
  gint64 n_rows, next_id;

  return read_tally (db, table, &n_rows, &next_id, error) &&
         write_tally (db, table, n_rows - 1, next_id, error);
}

gboolean
muster_tally_count (MusterDb    *db,
                    const char  *table,
                    gint64      *n_rows,
                    GError     **error)
{
  gint64 next_id;

  return read_tally (db, table, n_rows, &next_id, error);
}
