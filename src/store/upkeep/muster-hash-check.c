/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-hash-check.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/documents/muster-documents-private.h"
#include "store/ledger/muster-ledger-chain.h"
#include "store/images/muster-image-store-private.h"

#include <inttypes.h>
#include <string.h>

/* Verifies every hash of a file. It reads the ids first and then the rows one by one, so that an
 * unreadable row does not hide the others. */

static const char select_images[] = "SELECT id FROM image ORDER BY id";
static const char select_ledgers[] = "SELECT id FROM {name} ORDER BY id";
static const char count_ledger_rows[] = "SELECT count (*) FROM {name} NOT INDEXED";
static const char count_details[] = "SELECT count (*) FROM {name}_detail";
static const char select_meta[] = "SELECT key, value, hash FROM meta";
static const char select_settings[] = "SELECT key, value, hash FROM setting";
static const char select_tallies[] = "SELECT name, n_rows, next_id, hash FROM tally";

static const struct
{
  const char *table;
  const char *count;
} counted[] = {
  { "change", "SELECT count (*) FROM change NOT INDEXED" },
  { "image", "SELECT count (*) FROM image NOT INDEXED" },
  { "setting", "SELECT count (*) FROM setting" },
  { "version", "SELECT count (*) FROM version NOT INDEXED" },
};

typedef struct
{
  MusterDb *db;
  MusterHashFault tell;
  MusterHashSound look;
  gpointer data;
  const MusterProgress *progress;
  guint64 n_ledgers;
  guint64 n_done;
} Check;

static void
tell_damaged (Check      *check,
              const char *table,
              const char *key)
{
  g_autoptr (GError) fault =
    g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                 _("The entry “%s” of “%s” is damaged."), key, table);

  check->tell (fault, NULL, 0, check->data);
}

static GArray *
list_ids (MusterDb    *db,
          const char  *sql,
          GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, sql, error);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      gint64 id;

      if (!row)
        return g_steal_pointer (&ids);
      id = muster_stmt_get_int (stmt, 0);
      g_array_append_val (ids, id);
    }

  return NULL;
}

static gboolean
check_ledgers (Check                   *check,
               const MusterLedgerKind  *kind,
               GError                 **error)
{
  g_autoptr (GArray) ids = list_ids (check->db, muster_ledger_kind_sql (kind, select_ledgers), error);

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_auto (MusterLedgerChain) chain = { 0 };
      g_autoptr (GError) fault = NULL;

      if (!muster_progress_step (check->progress, check->n_done++, check->n_ledgers, error))
        return FALSE;

      if (!muster_ledger_chain_load (&chain, kind, check->db, id, &fault))
        check->tell (fault, kind, id, check->data);
      else if (check->look != NULL)
        check->look (&chain, check->data);
    }

  return ids != NULL;
}

/* FALSE: cancelled. */
static gboolean
check_all_ledgers (Check   *check,
                   GError **error)
{
  /* What cannot be counted is found to be damaged when it is read. */
  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    {
      const char *sql = muster_ledger_kind_sql (muster_ledger_kinds[i], count_ledger_rows);
      gint64 n = 0;

      if (muster_db_query_int (check->db, sql, &n, NULL))
        check->n_ledgers += (guint64) n;
    }

  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    {
      g_autoptr (GError) problem = NULL;

      check_ledgers (check, muster_ledger_kinds[i], &problem);
      if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
      if (problem != NULL)
        check->tell (problem, NULL, 0, check->data);
    }

  return TRUE;
}

static gboolean
check_images (Check   *check,
              GError **error)
{
  g_autoptr (GArray) ids = list_ids (check->db, select_images, error);

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      g_autoptr (GError) fault = NULL;

      if (!muster_image_store_check_row (check->db, g_array_index (ids, gint64, i), &fault))
        check->tell (fault, NULL, 0, check->data);
    }

  return ids != NULL;
}

static void
document_fault_cb (const GError *fault,
                   gpointer      data)
{
  Check *check = data;

  check->tell (fault, NULL, 0, check->data);
}

static gboolean
check_pairs (Check       *check,
             const char  *table,
             const char  *sql,
             GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (check->db, sql, error);
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      MusterHash kept, computed;
      const char *key, *value;

      if (!row)
        return TRUE;

      key = muster_stmt_get_text (stmt, 0, NULL);
      value = muster_stmt_get_text (stmt, 1, NULL);
      muster_stmt_get_hash (stmt, 2, &kept);
      if (!muster_stmt_check (stmt, error))
        return FALSE;

      muster_meta_compute_hash (table, key, value, &computed);
      if (!muster_hash_equal (&kept, &computed))
        tell_damaged (check, table, key);
    }

  return FALSE;
}

/* The statement that counts the rows of a table, by its name. */
static GHashTable *
list_counted (void)
{
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    g_hash_table_insert (counts, (gpointer) counted[i].table, (gpointer) counted[i].count);
  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    {
      const MusterLedgerKind *kind = muster_ledger_kinds[i];

      g_hash_table_insert (counts, (gpointer) kind->name,
                           (gpointer) muster_ledger_kind_sql (kind, count_ledger_rows));
      g_hash_table_insert (counts, (gpointer) kind->detail_tally,
                           (gpointer) muster_ledger_kind_sql (kind, count_details));
    }

  return counts;
}

static void
check_count (Check      *check,
             const char *name,
             const char *count,
             gint64      n_rows)
{
  g_autoptr (GError) fault = NULL;
  gint64 n_found = -1;

  if (count == NULL || !muster_db_query_int (check->db, count, &n_found, NULL) || n_found == n_rows)
    return;

  fault = g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       dngettext (GETTEXT_PACKAGE, "“%s” should have %" PRId64 " row and has %" PRId64 ".",
                                  "“%s” should have %" PRId64 " rows and has %" PRId64 ".",
                                  (gulong) n_rows), name,
                       n_rows, n_found);
  check->tell (fault, NULL, 0, check->data);
}

static gboolean
check_tallies (Check       *check,
               GHashTable  *counts,
               GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (check->db, select_tallies, error);
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      g_autofree char *name = NULL;
      MusterHash kept, computed;
      gint64 n_rows;

      if (!row)
        return TRUE;

      name = muster_stmt_dup_text (stmt, 0);
      n_rows = muster_stmt_get_int (stmt, 1);
      muster_stmt_get_hash (stmt, 3, &kept);
      muster_tally_compute_hash (name, n_rows, muster_stmt_get_int (stmt, 2), &computed);
      if (!muster_stmt_check (stmt, error))
        return FALSE;

      if (!muster_hash_equal (&kept, &computed))
        tell_damaged (check, "tally", name);
      check_count (check, name, g_hash_table_lookup (counts, name), n_rows);
      g_hash_table_remove (counts, name);
    }

  return FALSE;
}

static void
tell_unreadable (Check   *check,
                 GError **problem)
{
  if (*problem != NULL)
    check->tell (*problem, NULL, 0, check->data);
  g_clear_error (problem);
}

gboolean
muster_hash_check_run (MusterDb              *db,
                       MusterHashFault        tell,
                       MusterHashSound        look,
                       gpointer               data,
                       const MusterProgress  *progress,
                       GError               **error)
{
  Check check = { db, tell, look, data, progress, 0, 0 };
  g_autoptr (GHashTable) counts = list_counted ();
  g_autoptr (GError) problem = NULL;
  GHashTableIter iter;
  gpointer name, count;

  check_pairs (&check, "meta", select_meta, &problem);
  tell_unreadable (&check, &problem);
  check_pairs (&check, "setting", select_settings, &problem);
  tell_unreadable (&check, &problem);
  check_tallies (&check, counts, &problem);
  tell_unreadable (&check, &problem);
  if (!check_all_ledgers (&check, error))
    return FALSE;
  check_images (&check, &problem);
  tell_unreadable (&check, &problem);
  muster_documents_check (db, document_fault_cb, &check, &problem);
  tell_unreadable (&check, &problem);

  /* A table without a tally has no rows. */
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &name, &count))
    check_count (&check, name, count, 0);

  return TRUE;
}

static void
keep_first_cb (const GError           *fault,
               const MusterLedgerKind *kind,
               gint64                  id,
               gpointer                data)
{
  GError **first = data;

  if (*first == NULL)
    *first = g_error_copy (fault);
}

gboolean
muster_hash_check_sound (MusterDb  *db,
                         GError   **error)
{
  g_autoptr (GError) fault = NULL;

  if (!muster_hash_check_run (db, keep_first_cb, NULL, &fault, NULL, error))
    return FALSE;
  if (fault == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&fault));

  return FALSE;
}
