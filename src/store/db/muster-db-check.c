/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-db-check.h"

#include "core/muster-i18n.h"
#include "store/db/muster-stmt.h"

#include <string.h>

static gboolean
list_rows (MusterDb    *db,
           const char  *sql,
           GPtrArray   *sentences,
           GError     **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, sql, error);
  gboolean row;

  if (stmt == NULL)
    return FALSE;

  while (muster_stmt_step (stmt, &row, error))
    {
      g_autofree char *sentence = NULL;

      if (!row)
        return TRUE;
      sentence = muster_stmt_dup_text (stmt, 0);
      if (!muster_stmt_check (stmt, error))
        return FALSE;
      if (strcmp (sentence, "ok") != 0)
        g_ptr_array_add (sentences, g_steal_pointer (&sentence));
    }

  return FALSE;
}

static GPtrArray *
list_sentences (MusterDb    *db,
                const char  *sql,
                GError     **error)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  if (!list_rows (db, sql, sentences, error))
    return NULL;

  return g_steal_pointer (&sentences);
}

gboolean
muster_db_check_quickly (MusterDb  *db,
                         GError   **error)
{
  g_autoptr (GPtrArray) sentences = list_sentences (db, "PRAGMA quick_check (1)", error);

  if (sentences == NULL)
    return FALSE;
  if (sentences->len == 0)
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The file is damaged (%s)."), (const char *) sentences->pdata[0]);

  return FALSE;
}

GPtrArray *
muster_db_list_faults (MusterDb  *db,
                       GError   **error)
{
  return list_sentences (db, "PRAGMA integrity_check (50)", error);
}

GPtrArray *
muster_db_list_loose_rows (MusterDb  *db,
                           GError   **error)
{
  return list_sentences (db,
                         "SELECT DISTINCT \"table\" || ' refers to a missing row of ' || parent"
                         " FROM pragma_foreign_key_check LIMIT 50", error);
}
