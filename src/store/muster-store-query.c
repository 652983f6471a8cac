/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-query.h"

#include "store/db/muster-meta.h"

#include "store/db/muster-stmt.h"
#include "store/db/muster-transaction.h"
#include "store/db/muster-store-values.h"

/* Runs the queries of lists. When nobody searches, a separate statement reads the ids from an index
 * alone, so that a long list opens at once. */

#define N_WORDS 4
#define ID_PARAMETER (3 + N_WORDS)
#define SORT_PARAMETER ID_PARAMETER
#define STAGE_PARAMETER (4 + N_WORDS)
#define FACET_PARAMETER (5 + N_WORDS)

static int
get_archived (const MusterStoreQuery *self)
{
  return self->show == MUSTER_SHOW_ALL ? -1 : self->show == MUSTER_SHOW_ARCHIVED;
}

static void
bind_filter (const MusterStoreQuery *self,
             MusterStmt             *stmt)
{
  g_autofree char *folded = muster_fold_for_search (self->search, NULL);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n", -1);
  int parameter = 3;

  muster_stmt_bind_int (stmt, 1, get_archived (self));
  muster_stmt_bind_text (stmt, 2, self->ruleset);
  for (guint i = 0; words[i] != NULL && parameter < 3 + N_WORDS; i++)
    {
      if (*words[i] != '\0')
        muster_stmt_bind_text (stmt, parameter++, words[i]);
    }
  while (parameter < 3 + N_WORDS)
    muster_stmt_bind_text (stmt, parameter++, "");
  if (self->sql->has_stages)
    muster_stmt_bind_int (stmt, STAGE_PARAMETER, (int) self->stage);
}

static gboolean
is_filtered (const MusterStoreQuery *self)
{
  return *self->ruleset != '\0' || *self->search != '\0' || self->stage != MUSTER_STAGE_ANY;
}

static gboolean
is_sorted (const MusterStoreQuery *self)
{
  for (guint i = 0; i < self->sql->n_facets; i++)
    {
      if (*self->facets[i] != '\0')
        return TRUE;
    }

  return self->sort != MUSTER_SORT_USED;
}

static void
bind_facets (const MusterStoreQuery *self,
             MusterStmt             *stmt)
{
  for (guint i = 0; i < self->sql->n_facets; i++)
    muster_stmt_bind_text (stmt, FACET_PARAMETER + (int) i, self->facets[i]);
}

static const char *
get_select (const MusterStoreQuery *self)
{
  if (is_sorted (self))
    return self->sql->select_sorted;
  return is_filtered (self) ? self->sql->select_matching : self->sql->select_all;
}

void
muster_store_query_init (MusterStoreQuery *self)
{
  *self = (MusterStoreQuery) {
    .search = g_strdup (""),
    .ruleset = g_strdup (""),
    .stage = MUSTER_STAGE_ANY,
  };
  for (guint i = 0; i < MUSTER_N_FACETS; i++)
    self->facets[i] = g_strdup ("");
}

void
muster_store_query_clear (MusterStoreQuery *self)
{
  g_clear_pointer (&self->search, g_free);
  g_clear_pointer (&self->ruleset, g_free);
  for (guint i = 0; i < MUSTER_N_FACETS; i++)
    g_clear_pointer (&self->facets[i], g_free);
}

gboolean
muster_store_query_select (const MusterStoreQuery  *self,
                           MusterDb                *db,
                           GArray                  *ids,
                           GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, get_select (self), error);
  gboolean row;

  if (stmt == NULL)
    return FALSE;

  if (is_sorted (self) || is_filtered (self))
    bind_filter (self, stmt);
  else
    muster_stmt_bind_int (stmt, 1, get_archived (self));
  if (is_sorted (self))
    {
      muster_stmt_bind_int (stmt, SORT_PARAMETER, (int) self->sort);
      bind_facets (self, stmt);
    }
  while (muster_stmt_step (stmt, &row, error))
    {
      gint64 id;

      if (!row)
        return TRUE;
      id = muster_stmt_get_int (stmt, 0);
      g_array_append_val (ids, id);
    }

  return FALSE;
}

gboolean
muster_store_query_find (const MusterStoreQuery *self,
                         MusterDb               *db,
                         gint64                  id,
                         gboolean               *is_first)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, self->sql->select_place, NULL);
  gboolean row = FALSE;

  if (stmt == NULL)
    return FALSE;

  bind_filter (self, stmt);
  bind_facets (self, stmt);
  muster_stmt_bind_int (stmt, ID_PARAMETER, id);
  if (!muster_stmt_step (stmt, &row, NULL) || !row)
    return FALSE;

  *is_first = muster_stmt_get_int (stmt, 0) != 0;

  return TRUE;
}

static gboolean
select_known (const MusterRecordSql  *sql,
              MusterDb               *db,
              GArray                 *ids,
              GError                **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, sql->select_known, error);
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error) && row)
    {
      gint64 id = muster_stmt_get_int (stmt, 0);

      g_array_append_val (ids, id);
    }

  return !row;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  gint64 one = *(const gint64 *) a, two = *(const gint64 *) b;

  return (one > two) - (one < two);
}

/* Reads the rows as a list does, one by one, because count() of SQLite would not look at each row. */
gboolean
muster_store_query_select_all (const MusterRecordSql  *sql,
                               MusterDb               *db,
                               GArray                 *ids,
                               GError                **error)
{
  MusterStoreQuery query;
  gboolean listed;
  guint n = 0;

  muster_store_query_init (&query);
  query.sql = sql;
  query.show = MUSTER_SHOW_ALL;
  listed = sql->select_known != NULL ? select_known (sql, db, ids, error)
                                     : muster_store_query_select (&query, db, ids, error);
  muster_store_query_clear (&query);
  g_array_sort (ids, compare_ids);
  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (n == 0 || g_array_index (ids, gint64, n - 1) != id)
        g_array_index (ids, gint64, n++) = id;
    }
  g_array_set_size (ids, n);

  return listed;
}

gboolean
muster_store_query_count_missing (const MusterRecordSql *sql,
                                  MusterDb              *db,
                                  gint64                *n_missing)
{
  g_autoptr (MusterSnapshot) snapshot = muster_snapshot_begin (db);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 n_kept;

  if (!muster_store_query_select_all (sql, db, ids, NULL) ||
      !muster_tally_count (db, sql->tally, &n_kept, NULL))
    return FALSE;

  *n_missing = MAX (n_kept - ids->len, 0);

  return TRUE;
}
