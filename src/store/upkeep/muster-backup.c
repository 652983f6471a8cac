/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-backup-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-db-check.h"
#include "store/db/muster-db-guard.h"
#include "store/db/muster-sqlite-error.h"
#include "store/muster-files.h"
#include "store/muster-store.h"
#include "store/upkeep/muster-backup-folder.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-migrations.h"
#include "store/upkeep/muster-schema-check.h"
#include "store/upkeep/muster-thinning.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* Makes and finds backups. A backup gets its final name only when it is complete, verified and on
 * the disk. The name contains the time, because copying a file loses its own times. */

#define ENDING     ".db"
#define PART       ".part"
#define STAMP      "%Y%m%dT%H%M%SZ"
#define STAMP_SIZE 16
#define N_PAGES_AT_ONCE 512
#define MAX_RESTARTS 8
#define PATIENCE_US (10 * G_USEC_PER_SEC)

/* In seconds: clocks of two computers that write to the same disk. */
#define MAX_SKEW 3600

void
muster_backup_free (MusterBackup *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->path);
  g_free (self);
}

static char *
dup_stem (const char *path)
{
  char *stem = g_path_get_basename (path);

  if (g_str_has_suffix (stem, ENDING))
    stem[strlen (stem) - strlen (ENDING)] = '\0';

  return stem;
}

static char *
dup_stamp (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (time);

  /* The clock shows a time after the last year that a date can have. */
  return date != NULL ? g_date_time_format (date, STAMP) : g_strdup ("99991231T235959Z");
}

static char *
dup_name (const char *folder,
          const char *path,
          gint64      now,
          const char *suffix)
{
  g_autofree char *stem = dup_stem (path);
  g_autofree char *stamp = dup_stamp (now);
  g_autofree char *name = g_strconcat (stem, "-", stamp, suffix, NULL);

  for (guint i = 1; ; i++)
    {
      g_autofree char *number = i > 1 ? g_strdup_printf ("-%u", i) : g_strdup ("");
      g_autofree char *file = g_strconcat (name, number, ENDING, NULL);
      g_autofree char *full = g_build_filename (folder, file, NULL);

      if (!g_file_test (full, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&full);
    }
}

char *
muster_backup_dup_name (const char *path,
                        gint64      now,
                        const char *suffix)
{
  g_autofree char *folder = muster_store_dup_backups_path (path);

  return dup_name (folder, path, now, suffix);
}

gboolean
muster_backup_make_folder (const char  *path,
                           GError     **error)
{
  g_autofree char *folder = muster_store_dup_backups_path (path);

  return g_mkdir_with_parents (folder, 0700) == 0 ||
         muster_store_error_set_errno (error, errno, folder);
}

/* STEM-20260131T120000Z.db, or with a number behind the time. */
static gboolean
parse_name (const char *name,
            const char *stem,
            gint64     *time)
{
  gsize length = strlen (stem);
  g_autofree char *stamp = NULL;
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) date = NULL;
  const char *rest;

  if (!g_str_has_prefix (name, stem) || name[length] != '-' ||
      strlen (name) < length + 1 + STAMP_SIZE + strlen (ENDING) || !g_str_has_suffix (name, ENDING))
    return FALSE;

  stamp = g_strndup (name + length + 1, STAMP_SIZE);
  rest = name + length + 1 + STAMP_SIZE;
  if (*rest == '-')
    rest += 1 + strspn (rest + 1, "0123456789");
  date = g_date_time_new_from_iso8601 (stamp, utc);
  if (date == NULL || strcmp (rest, ENDING) != 0)
    return FALSE;

  *time = g_date_time_to_unix (date);

  return TRUE;
}

static int
compare_backups (gconstpointer a,
                 gconstpointer b)
{
  const MusterBackup *first = *(MusterBackup *const *) a;
  const MusterBackup *second = *(MusterBackup *const *) b;

  if (first->time != second->time)
    return first->time > second->time ? -1 : 1;
  /* The number behind the time is the longer the later. */
  if (strlen (first->path) != strlen (second->path))
    return strlen (first->path) > strlen (second->path) ? -1 : 1;

  return strcmp (second->path, first->path);
}

static void
list_folder (GPtrArray  *backups,
             const char *folder,
             const char *stem)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  gint64 time;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (parse_name (name, stem, &time))
        {
          MusterBackup *backup = g_new0 (MusterBackup, 1);

          backup->path = g_build_filename (folder, name, NULL);
          backup->time = time;
          g_ptr_array_add (backups, backup);
        }
    }
}

GPtrArray *
muster_backup_list (const char *path)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_backup_free);
  g_autofree char *chosen = muster_backup_folder_dup_chosen (path);
  g_autofree char *usual = muster_store_dup_backups_path (path);
  g_autofree char *stem = dup_stem (path);

  list_folder (backups, usual, stem);
  if (chosen != NULL)
    list_folder (backups, chosen, stem);
  g_ptr_array_sort (backups, compare_backups);

  return backups;
}

static gboolean
copy_pages (sqlite3_backup  *backup,
            sqlite3         *target,
            gboolean         gentle,
            GCancellable    *cancellable,
            GError         **error)
{
  gint64 end = g_get_monotonic_time () + PATIENCE_US;
  int n_pages = gentle ? N_PAGES_AT_ONCE : -1;
  int n_left = G_MAXINT;
  guint n_restarts = 0;
  int result;

  while ((result = sqlite3_backup_step (backup, n_pages)) != SQLITE_DONE)
    {
      gboolean waiting = result == SQLITE_BUSY || result == SQLITE_LOCKED;

      if ((result != SQLITE_OK && !waiting) || (waiting && g_get_monotonic_time () > end))
        return muster_sqlite_error_set (error, target, result);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;

      g_usleep (waiting ? 2000 : 200);
      if (waiting)
        continue;

      /* Each write by the other connection restarts the copy. After some restarts, copy everything
       * in one step. */
      if (sqlite3_backup_remaining (backup) >= n_left && ++n_restarts > MAX_RESTARTS)
        n_pages = -1;
      n_left = sqlite3_backup_remaining (backup);
    }

  return TRUE;
}

static gboolean
copy_into (MusterDb      *db,
           sqlite3       *target,
           gboolean       gentle,
           GCancellable  *cancellable,
           GError       **error)
{
  sqlite3_backup *backup;
  gboolean done;

  /* Nothing to be undone in a file that has no name yet; it is synced as a whole at the end. */
  sqlite3_exec (target, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", NULL, NULL, NULL);

  backup = sqlite3_backup_init (target, "main", muster_db_get_handle (db), "main");
  if (backup == NULL)
    return muster_sqlite_error_set (error, target, sqlite3_extended_errcode (target));

  done = copy_pages (backup, target, gentle, cancellable, error);
  sqlite3_backup_finish (backup);

  return done;
}

gboolean
muster_backup_copy (MusterDb      *db,
                    const char    *to,
                    gboolean       gentle,
                    GCancellable  *cancellable,
                    GError       **error)
{
  sqlite3 *target = NULL;
  gboolean done;
  int result;

  if (!muster_db_check_usable (db, error) || !muster_db_guard_keep_private (to, TRUE, error))
    return FALSE;

  result = sqlite3_open_v2 (to, &target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                            SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, NULL);
  done = result == SQLITE_OK ? copy_into (db, target, gentle, cancellable, error)
                             : muster_sqlite_error_set (error, target, result);
  sqlite3_close (target);

  if (done && muster_files_sync (to, error))
    return TRUE;

  g_unlink (to);

  return FALSE;
}

gboolean
muster_backup_verify (const char  *path,
                      GError     **error)
{
  guint newest = muster_migrations_newest (muster_migrations);
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_READ_ONLY, newest, error);
  gint64 version;

  if (db == NULL || !muster_db_query_int (db, "PRAGMA user_version", &version, error) ||
      !muster_db_check_quickly (db, error) || !muster_schema_check_sound (db, error))
    return FALSE;

  /* The hashes of an earlier schema can be checked only once it has been brought up to date. */
  return version < newest || muster_hash_check_sound (db, error);
}

/* Removes incomplete copies that a killed program left. */
static void
remove_parts (const char *folder,
              const char *path)
{
  g_autofree char *stem = dup_stem (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_prefix (name, stem) &&
          (g_str_has_suffix (name, PART) || g_str_has_suffix (name, PART "-journal") ||
           g_str_has_suffix (name, ".scratch") || g_str_has_suffix (name, ".scratch-journal")))
        {
          g_autofree char *part = g_build_filename (folder, name, NULL);

          g_unlink (part);
        }
    }
}

char *
muster_backup_make (MusterDb      *db,
                    const char    *folder,
                    gint64         now,
                    gboolean       gentle,
                    GCancellable  *cancellable,
                    GError       **error)
{
  const char *path = muster_db_get_path (db);
  g_autofree char *usual = muster_store_dup_backups_path (path);
  g_autofree char *name = NULL;
  g_autofree char *temporary = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  g_autofree gint64 *times = NULL;
  g_autofree gboolean *keep = NULL;

  if (folder == NULL || g_str_equal (folder, usual) ? !muster_backup_make_folder (path, error)
                                                    : !muster_backup_folder_prepare (folder, error))
    return NULL;

  folder = folder != NULL ? folder : usual;
  name = dup_name (folder, path, now, "");
  temporary = g_strconcat (name, PART, NULL);
  remove_parts (folder, path);

  if (!muster_backup_copy (db, temporary, gentle, cancellable, error))
    return NULL;

  if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
      !muster_backup_verify (temporary, error) || !muster_files_move (temporary, name, error))
    {
      g_unlink (temporary);
      g_prefix_error (error, _("No backup was made: "));
      return NULL;
    }

  backups = muster_backup_list (path);
  times = g_new (gint64, backups->len + 1);
  keep = g_new (gboolean, backups->len + 1);
  for (guint i = 0; i < backups->len; i++)
    times[i] = ((MusterBackup *) backups->pdata[i])->time;

  muster_thinning_choose (times, backups->len, now, keep);
  for (guint i = 0; i < backups->len; i++)
    {
      if (!keep[i])
        g_unlink (((MusterBackup *) backups->pdata[i])->path);
    }

  return g_steal_pointer (&name);
}

/* A backup from the future was made by a wrong clock, and nobody knows when. It comes last, but it
 * is better than none. */
char *
muster_backup_find_good (const char  *path,
                         gint64       now,
                         GError     **error)
{
  g_autoptr (GPtrArray) backups = muster_backup_list (path);

  for (guint future = 0; future < 2; future++)
    for (guint i = 0; i < backups->len; i++)
      {
        const MusterBackup *backup = backups->pdata[i];

        if ((backup->time > now + MAX_SKEW) == (future == 1) &&
            muster_backup_verify (backup->path, NULL))
          return g_strdup (backup->path);
      }

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
                       _("There is no undamaged backup."));

  return NULL;
}
