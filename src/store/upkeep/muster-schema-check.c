/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-schema-check.h"

#include "core/muster-i18n.h"
#include "store/db/muster-stmt.h"
#include "store/upkeep/muster-migrations.h"

static const char select_schema[] =
  "SELECT coalesce (group_concat (line, char (10)), '') FROM"
  " (SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce (sql, '') AS line"
  " FROM sqlite_schema ORDER BY type, name)";

static const char count_foreign[] =
  "SELECT count (*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')";

static char *
dup_schema (MusterDb  *db,
            GError   **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_schema, error);
  g_autofree char *schema = NULL;
  gboolean row;

  if (stmt == NULL || !muster_stmt_step (stmt, &row, error))
    return NULL;

  schema = muster_stmt_dup_text (stmt, 0);

  return muster_stmt_check (stmt, error) ? g_steal_pointer (&schema) : NULL;
}

static char *
dup_expected (GError **error)
{
  g_autoptr (MusterDb) fresh = muster_db_open_memory (error);

  return fresh != NULL && muster_migrations_run (fresh, muster_migrations, NULL, NULL, error)
           ? dup_schema (fresh, error)
           : NULL;
}

gboolean
muster_schema_check_sound (MusterDb  *db,
                           GError   **error)
{
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  gint64 version, n_foreign;
  gboolean is_newest;

  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error) ||
      !muster_db_query_int (db, count_foreign, &n_foreign, error))
    return FALSE;

  is_newest = version >= muster_migrations_newest (muster_migrations);
  if (is_newest && ((expected = dup_expected (error)) == NULL ||
                    (found = dup_schema (db, error)) == NULL))
    return FALSE;
  if (n_foreign == 0 && g_strcmp0 (found, expected) == 0)
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("The tables of the file are not those that Muster makes."));

  return FALSE;
}
