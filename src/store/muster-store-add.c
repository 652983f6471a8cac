/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-add.h"

#include "store/muster-ledger-store-private.h"
#include "store/muster-store-jobs-private.h"

/* The worker has its own connection and ledger store, so that no signal is emitted in its
 * thread. */

typedef struct
{
  char *path;
  MusterDbFlags flags;
  MusterLedgerStore *target; /* the caller's, which emits the signal afterwards */
  MusterLedger *ledger;
  gint64 id; /* 0: not added */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_object_unref (job->target);
  g_object_unref (job->ledger);
  g_free (job);
}

static void
add_cb (GTask        *task,
        gpointer      source,
        gpointer      data,
        GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = NULL;
  g_autoptr (MusterLedgerStore) ledgers = NULL;
  gint64 id;

  if (g_task_return_error_if_cancelled (task))
    return;
  db = muster_store_open_beside (job->path, job->flags, &error);
  if (db != NULL)
    ledgers = muster_ledger_store_new (db, muster_ledger_store_get_kind (job->target));
  if (ledgers != NULL && muster_ledger_store_add (ledgers, job->ledger, NULL, &id, &error))
    {
      job->id = id;
      g_task_return_boolean (task, TRUE);
    }
  else
    {
      g_task_return_error (task, g_steal_pointer (&error));
    }
}

void
muster_store_add_async (MusterStore         *self,
                        MusterLedgerStore   *target,
                        MusterLedger        *ledger,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_STORE (self) && MUSTER_IS_LEDGER_STORE (target));
  g_return_if_fail (MUSTER_IS_LEDGER (ledger));

  job = g_new0 (Job, 1);
  job->path = g_strdup (muster_store_get_path (self));
  job->flags = muster_store_is_read_only (self) ? MUSTER_DB_READ_ONLY : MUSTER_DB_DEFAULT;
  job->target = g_object_ref (target);
  job->ledger = g_object_ref (ledger);
  muster_store_run_job (self, job, free_job, muster_store_add_async, add_cb, cancellable, callback, data);
}

gint64
muster_store_add_finish (MusterStore   *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, self), 0);

  /* Report a ledger that is already stored as added, even if the user has cancelled a moment
   * later. */
  job = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), job->id != 0 ? NULL : error) && job->id == 0)
    return 0;

  muster_ledger_store_emit (job->target, MUSTER_RECORD_ADDED, job->id);

  return job->id;
}
