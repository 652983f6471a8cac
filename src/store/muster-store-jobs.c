/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-jobs-private.h"

#include "store/db/muster-db-check.h"
#include "store/muster-store-private.h"
#include "store/upkeep/muster-backup-folder.h"
#include "store/upkeep/muster-backup-private.h"
#include "store/upkeep/muster-check-private.h"
#include "store/upkeep/muster-migrations.h"

#include <glib/gstdio.h>

/* Work in other threads. A worker opens its own connection to the file, under the lock of the
 * store. Long reading works on a copy of the file, so that it never blocks a commit. */

#define DAY (24 * 60 * 60)

typedef struct
{
  char *path;
  gint64 now;
  MusterLibrary *library;
  MusterStoreTold told; /* (nullable) */
  gpointer data;        /* for `told` */
  int per_cent;         /* what was reported last; only the worker uses it */
} Job;

/* A progress report on its way from the worker to the calling thread. */
typedef struct
{
  GTask *task;
  int per_cent;
} News;

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
  g_autofree char *folder = muster_backup_folder_dup (job->path);
  g_autofree char *backup =
    db != NULL ? muster_backup_make (db, folder, job->now, TRUE, cancellable, &error) : NULL;

  if (backup != NULL)
    g_task_return_pointer (task, g_steal_pointer (&backup), g_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
free_news (gpointer data)
{
  News *news = data;

  g_object_unref (news->task);
  g_free (news);
}

static gboolean
tell_cb (gpointer data)
{
  News *news = data;
  Job *job = g_task_get_task_data (news->task);

  if (!g_task_get_completed (news->task))
    job->told (news->per_cent / 100.0, job->data);

  return G_SOURCE_REMOVE;
}

/* Sends progress with the priority of the final answer, so that no report arrives after it. */
static void
send_news (double   share,
           gpointer data)
{
  GTask *task = data;
  Job *job = g_task_get_task_data (task);
  int per_cent = (int) (share * 100);
  g_autoptr (GSource) source = NULL;
  News *news;

  if (job->told == NULL || per_cent == job->per_cent)
    return;

  job->per_cent = per_cent;
  news = g_new0 (News, 1);
  news->task = g_object_ref (task);
  news->per_cent = per_cent;
  source = g_idle_source_new ();
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, tell_cb, news, free_news);
  g_source_attach (source, g_task_get_context (task));
}

/* What is done with a copy of the file, on a connection to it. */
typedef gpointer (*UseCopy) (GTask         *task,
                             MusterDb      *image,
                             GCancellable  *cancellable,
                             GError       **error);

static gpointer
use_file (GTask         *task,
          const char    *copy,
          UseCopy        use,
          GCancellable  *cancellable,
          GError       **error)
{
  const Job *job = g_task_get_task_data (task);
  g_autoptr (MusterDb) db = muster_store_open_beside (job->path, MUSTER_DB_READ_ONLY, error);
  g_autoptr (MusterDb) image = NULL;

  if (db == NULL || !muster_backup_copy (db, copy, TRUE, cancellable, error))
    return NULL;

  image = muster_db_open (copy, MUSTER_DB_READ_ONLY, muster_migrations_newest (muster_migrations),
                          error);

  return image != NULL ? use (task, image, cancellable, error) : NULL;
}

static gpointer
use_copy (GTask         *task,
          UseCopy        use,
          GCancellable  *cancellable,
          GError       **error)
{
  static int n_copies;

  const Job *job = g_task_get_task_data (task);
  g_autofree char *copy = g_strdup_printf ("%s.check%d", job->path,
                                           g_atomic_int_add (&n_copies, 1));
  gpointer result;

  /* A program that was killed may have left a copy behind. */
  g_unlink (copy);
  result = use_file (task, copy, use, cancellable, error);
  g_unlink (copy);

  return result;
}

static gpointer
check_image (GTask         *task,
             MusterDb      *image,
             GCancellable  *cancellable,
             GError       **error)
{
  const Job *job = g_task_get_task_data (task);
  MusterProgress progress = { .cancellable = cancellable, .tell = send_news, .data = task };

  return muster_check_run (image, job->library, &progress, error);
}

static void
check_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  MusterCheck *check = use_copy (task, check_image, cancellable, &error);

  if (check != NULL)
    g_task_return_pointer (task, check, (GDestroyNotify) muster_check_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static gpointer
look_at_image (GTask         *task,
               MusterDb      *image,
               GCancellable  *cancellable,
               GError       **error)
{
  return muster_db_check_quickly (image, error) ? task : NULL;
}

static void
look_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;

  if (use_copy (task, look_at_image, cancellable, &error) != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* Compares the absolute distance in time, so that a clock that was set back does not postpone
 * backups for ever. */
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
  g_autofree char *folder = NULL;

  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  folder = muster_backup_folder_dup (muster_store_get_path (self));

  return muster_backup_make (muster_store_get_db (self), folder, now, FALSE, NULL, error);
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
                          MusterStoreTold      told,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_STORE (self));

  job = new_job (muster_store_get_path (self), 0);
  job->library = library != NULL ? g_object_ref (library) : NULL;
  job->told = told;
  job->data = data;
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

void
muster_store_check_quickly_async (MusterStore         *self,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data)
{
  g_return_if_fail (MUSTER_IS_STORE (self));

  muster_store_run_job (self, new_job (muster_store_get_path (self), 0), free_job,
                        muster_store_check_quickly_async, look_cb, cancellable, callback, data);
}

gboolean
muster_store_check_quickly_finish (MusterStore   *self,
                                   GAsyncResult  *result,
                                   GError       **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (g_task_propagate_boolean (G_TASK (result), &problem))
    {
      muster_store_set_checked (self);
      return TRUE;
    }
  muster_store_note_error (self, problem);
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}
