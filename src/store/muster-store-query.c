/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-query.h"

#include "store/db/muster-meta.h"

#include "store/db/muster-stmt.h"
#include "store/db/muster-store-values.h"

/* Without anything to search for, the ids come from an index alone, which is what makes a long list open at
 * once; so that is a statement of its own. */

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

/* As lists do it, row by row: SQLite counts without looking. A row that is listed twice stands for one that
 * is not. FALSE: it cannot be listed. */
static gboolean
count_listed (const MusterRecordSql *sql,
              MusterDb              *db,
              gint64                *n_listed)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GHashTable) different = g_hash_table_new (NULL, NULL);
  MusterStoreQuery query;
  gboolean listed;

  muster_store_query_init (&query);
  query.sql = sql;
  query.show = MUSTER_SHOW_ALL;
  listed = muster_store_query_select (&query, db, ids, NULL);
  muster_store_query_clear (&query);
  for (guint i = 0; i < ids->len; i++)
    g_hash_table_add (different, GSIZE_TO_POINTER ((gsize) g_array_index (ids, gint64, i)));
  *n_listed = g_hash_table_size (different);

  return listed;
}

gboolean
muster_store_query_count_missing (const MusterRecordSql *sql,
                                  MusterDb              *db,
                                  gint64                *n_missing)
{
  gint64 n_listed, n_kept;

  if (!count_listed (sql, db, &n_listed) || !muster_tally_count (db, sql->tally, &n_kept, NULL))
    return FALSE;

  *n_missing = MAX (n_kept - n_listed, 0);

  return TRUE;
}
