/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-jobs-private.h"

#include "store/muster-store-private.h"
#include "store/upkeep/muster-backup-private.h"
#include "store/upkeep/muster-check-private.h"
#include "store/upkeep/muster-migrations.h"

#include <glib/gstdio.h>

/* A worker opens the file beside the connection of the store, under the store's lock. What reads
 * for long reads a copy, so that it never stands in the way of a commit. */

#define DAY (24 * 60 * 60)

typedef struct
{
  char *path;
  gint64 now;
  MusterLibrary *library;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_clear_object (&job->library);
  g_free (job);
}

static Job *
new_job (const char *path,
         gint64      now)
{
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->now = now;

  return job;
}

void
muster_store_run_job (MusterStore         *store,
                      gpointer             job,
                      GDestroyNotify       free,
                      gpointer             tag,
                      GTaskThreadFunc      work,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (store, cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, job, free);
  g_task_run_in_thread (task, work);
}

MusterDb *
muster_store_open_beside (const char     *path,
                          MusterDbFlags   flags,
                          GError        **error)
{
  return muster_db_open (path, flags | MUSTER_DB_BESIDE, muster_migrations_newest (muster_migrations),
                         error);
}

static void
back_up_cb (GTask        *task,
            gpointer      source,
            gpointer      data,
            GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = muster_store_open_beside (job->path, MUSTER_DB_READ_ONLY, &error);
  g_autofree char *backup =
    db != NULL ? muster_backup_make (db, job->now, TRUE, cancellable, &error) : NULL;

  if (backup != NULL)
    g_task_return_pointer (task, g_steal_pointer (&backup), g_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static MusterCheck *
check_copy (const Job     *job,
            const char    *copy,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr (MusterDb) db = muster_store_open_beside (job->path, MUSTER_DB_READ_ONLY, error);
  g_autoptr (MusterDb) image = NULL;
  MusterProgress progress = { .cancellable = cancellable };

  if (db == NULL || !muster_backup_copy (db, copy, TRUE, cancellable, error))
    return NULL;

  image = muster_db_open (copy, MUSTER_DB_READ_ONLY, muster_migrations_newest (muster_migrations),
                          error);

  return image != NULL ? muster_check_run (image, job->library, &progress, error) : NULL;
}

static void
check_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  static int n_copies;

  Job *job = data;
  g_autofree char *copy = g_strdup_printf ("%s.check%d", job->path,
                                           g_atomic_int_add (&n_copies, 1));
  g_autoptr (GError) error = NULL;
  MusterCheck *check;

  /* One may have been left by a program that was ended. */
  g_unlink (copy);
  check = check_copy (job, copy, cancellable, &error);
  g_unlink (copy);
  if (check != NULL)
    g_task_return_pointer (task, check, (GDestroyNotify) muster_check_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* A clock that has gone back does not put it off for ever. */
gboolean
muster_store_is_backup_due (MusterStore *self,
                            gint64       now)
{
  g_autoptr (GPtrArray) backups = NULL;
  const MusterBackup *newest;

  g_return_val_if_fail (MUSTER_IS_STORE (self), FALSE);

  if (muster_store_is_read_only (self))
    return FALSE;

  backups = muster_backup_list (muster_store_get_path (self));
  if (backups->len == 0)
    return TRUE;

  newest = backups->pdata[0];

  return ABS (now - newest->time) >= DAY;
}

char *
muster_store_back_up (MusterStore  *self,
                      gint64        now,
                      GError      **error)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return muster_backup_make (muster_store_get_db (self), now, FALSE, NULL, error);
}

void
muster_store_back_up_async (MusterStore         *self,
                            gint64               now,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  g_return_if_fail (MUSTER_IS_STORE (self));

  muster_store_run_job (self, new_job (muster_store_get_path (self), now), free_job,
                        muster_store_back_up_async, back_up_cb, cancellable, callback, data);
}

char *
muster_store_back_up_finish (MusterStore   *self,
                             GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
muster_store_check_async (MusterStore         *self,
                          MusterLibrary       *library,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_STORE (self));

  job = new_job (muster_store_get_path (self), 0);
  job->library = library != NULL ? g_object_ref (library) : NULL;
  muster_store_run_job (self, job, free_job, muster_store_check_async, check_cb, cancellable, callback, data);
}

MusterCheck *
muster_store_check_finish (MusterStore   *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
