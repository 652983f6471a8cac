/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-migrations.h"

#include "core/muster-i18n.h"
#include "store/db/muster-db-header.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-transaction.h"
#include "store/muster-store-resources.h"
#include "store/upkeep/muster-from-8.h"

#include <gio/gio.h>

/* A new file is made by one script. An older one is set aside table by table, gets the tables of a new
 * file, and what was in it is copied and converted, so that both have the same schema to the letter. The
 * versions are part of the transaction that earns them. Foreign keys are off while tables are rebuilt
 * (SQLite ignores the switch within a transaction), and checked as a whole before the commit. */

#define RESOURCES "/io/github/muster/Muster/store/schema/"

const MusterMigration muster_migrations[] = {
  { 0, 9, 9, RESOURCES "schema.sql", NULL, NULL },
  { 8, 9, 9, RESOURCES "from-8.sql", NULL, muster_from_8_convert },
  { 0 },
};

guint
muster_migrations_newest (const MusterMigration *migrations)
{
  guint newest = 0;

  for (guint i = 0; migrations[i].version != 0; i++)
    newest = MAX (newest, migrations[i].version);

  return newest;
}

gboolean
muster_migrations_run_script (MusterDb    *db,
                              const char  *resource,
                              GError     **error)
{
  g_autoptr (GBytes) bytes = g_resource_lookup_data (muster_store_get_resource (), resource,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  /* Resources end with a NUL that does not count. */
  return bytes != NULL && muster_db_exec (db, g_bytes_get_data (bytes, NULL), error);
}

static gboolean
check_foreign_keys (MusterDb  *db,
                    GError   **error)
{
  gint64 n_violations;

  if (!muster_db_query_int (db, "SELECT count (*) FROM pragma_foreign_key_check", &n_violations,
                            error))
    return FALSE;
  if (n_violations == 0)
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("The file is damaged: something refers to what is not there."));

  return FALSE;
}

static gboolean
write_versions (MusterDb               *db,
                const MusterMigration  *migration,
                GError                **error)
{
  g_autofree char *pragmas = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %u",
                                              MUSTER_DB_APPLICATION_ID, migration->version);
  g_autofree char *compatibility = g_strdup_printf ("%u", migration->compatibility);

  return muster_db_exec (db, pragmas, error) &&
         muster_meta_set (db, MUSTER_META_COMPATIBILITY, compatibility, error);
}

static gboolean
apply (MusterDb               *db,
       const MusterMigration  *migration,
       GError                **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);

  return transaction != NULL &&
         (migration->sql != NULL ? muster_db_exec (db, migration->sql, error)
                                 : muster_migrations_run_script (db, migration->resource, error)) &&
         (migration->convert == NULL || migration->convert (db, error)) &&
         write_versions (db, migration, error) && check_foreign_keys (db, error) &&
         muster_transaction_commit (transaction, error);
}

static gboolean
apply_all (MusterDb               *db,
           const MusterMigration  *migrations,
           guint                   version,
           GError                **error)
{
  while (version < muster_migrations_newest (migrations))
    {
      guint i = 0;

      while (migrations[i].version != 0 && migrations[i].from != version)
        i++;
      if (migrations[i].version == 0)
        {
          g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN,
                               _("This file was written by a version of Muster from before its first "
                                 "release, which this one cannot read. It has not been changed."));
          return FALSE;
        }
      if (!apply (db, &migrations[i], error))
        {
          g_prefix_error (error, _("Bringing the file up to date failed; it is as it was before: "));
          return FALSE;
        }
      version = migrations[i].version;
    }

  return TRUE;
}

gboolean
muster_migrations_run (MusterDb                *db,
                       const MusterMigration   *migrations,
                       MusterMigrationPrepare   prepare,
                       gpointer                 data,
                       GError                 **error)
{
  gint64 version;
  gboolean done;

  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version >= muster_migrations_newest (migrations))
    return TRUE;

  if (version > 0 && prepare != NULL && !prepare (db, data, error))
    return FALSE;

  if (!muster_db_exec (db, "PRAGMA foreign_keys = OFF", error))
    return FALSE;
  done = apply_all (db, migrations, (guint) version, error);

  return muster_db_exec (db, "PRAGMA foreign_keys = ON", done ? error : NULL) && done;
}

gboolean
muster_migrations_can_read (MusterDb  *db,
                            guint      newest,
                            GError   **error)
{
  g_autofree char *compatibility = NULL;
  gint64 version;

  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version <= newest)
    return TRUE;

  if (!muster_meta_get (db, MUSTER_META_COMPATIBILITY, &compatibility, error))
    return FALSE;
  if (compatibility != NULL && g_ascii_strtoull (compatibility, NULL, 10) <= newest)
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_TOO_NEW,
                       _("This file was written by a later version of Muster and cannot even be read by "
                         "this one. It has not been changed."));

  return FALSE;
}
