/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-bundle.h"

#include "store/bundle/muster-bundle-desk.h"
#include "store/forces/muster-force-store-private.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-store-jobs-private.h"
#include "store/muster-store-private.h"

/* Exports and imports bundles through a MusterBundleDesk, in this thread or in a worker; the store
 * emits its signals afterwards. */

typedef struct
{
  char *path;
  gboolean is_read_only;
  char *origin;
  MusterLibrary *library;
  GBytes *file;
  MusterBundleFlags flags;
  gint64 campaign;
  MusterBundleReport *report;
  char *damage; /* (nullable): what the worker's connection has noted */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job->origin);
  g_free (job->damage);
  g_clear_object (&job->library);
  g_clear_pointer (&job->file, g_bytes_unref);
  g_clear_pointer (&job->report, muster_bundle_report_free);
  g_free (job);
}

static Job *
new_job (MusterStore   *self,
         MusterLibrary *library)
{
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (muster_store_get_path (self));
  job->is_read_only = muster_store_is_read_only (self);
  job->library = g_object_ref (library);

  return job;
}

static gboolean
open_desk (MusterBundleDesk  *desk,
           const Job         *job,
           MusterDbFlags      flags,
           GCancellable      *cancellable,
           GError           **error)
{
  g_autoptr (MusterDb) db = muster_store_open_beside (job->path, flags, error);

  if (db == NULL)
    return FALSE;
  muster_bundle_desk_init (desk, db, job->library, cancellable);

  return TRUE;
}

static void
export_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Job *job = data;
  g_auto (MusterBundleDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  GBytes *file = NULL;

  if (open_desk (&desk, job, MUSTER_DB_READ_ONLY, cancellable, &error))
    {
      file = muster_bundle_export (&desk, job->campaign, &job->report, &error);
      job->damage = g_strdup (muster_db_get_damage (desk.db));
    }
  if (file != NULL)
    g_task_return_pointer (task, file, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
import_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Job *job = data;
  g_auto (MusterBundleDesk) desk = { 0 };
  g_autoptr (GError) error = NULL;
  MusterBundleReport *report = NULL;

  if (open_desk (&desk, job, job->is_read_only ? MUSTER_DB_READ_ONLY : MUSTER_DB_DEFAULT, cancellable,
                 &error))
    report = muster_bundle_import (&desk, job->file, job->origin, job->flags, &error);
  if (report != NULL)
    g_task_return_pointer (task, report, (GDestroyNotify) muster_bundle_report_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
tell_of_more (MusterStore            *self,
              const MusterBundleLine *line)
{
  MusterLedgerStore *ledgers = line->kind == MUSTER_BUNDLE_CAMPAIGN ? muster_store_get_campaigns (self)
                                                                    : muster_store_get_battles (self);

  if (line->kind == MUSTER_BUNDLE_FORCE)
    {
      muster_force_store_emit (muster_store_get_forces (self), line->row, FALSE);
      return;
    }
  muster_ledger_store_emit (ledgers, MUSTER_RECORD_CHANGED, line->row);
  if (line->copy != 0)
    muster_ledger_store_emit (ledgers, MUSTER_RECORD_ADDED, line->copy);
}

/* Emits the signals for what an import has added. */
static void
tell (MusterStore              *self,
      const MusterBundleReport *report)
{
  for (guint i = 0; report->is_done && i < report->lines->len; i++)
    {
      const MusterBundleLine *line = g_ptr_array_index (report->lines, i);

      if (line->fate == MUSTER_BUNDLE_NEWER || line->fate == MUSTER_BUNDLE_SETTLED)
        tell_of_more (self, line);
      if (line->fate != MUSTER_BUNDLE_TAKEN && line->fate != MUSTER_BUNDLE_COPIED)
        continue;
      if (line->kind == MUSTER_BUNDLE_CAMPAIGN)
        muster_ledger_store_emit (muster_store_get_campaigns (self), MUSTER_RECORD_ADDED, line->row);
      else if (line->kind == MUSTER_BUNDLE_BATTLE)
        muster_ledger_store_emit (muster_store_get_battles (self), MUSTER_RECORD_ADDED, line->row);
      else if (line->kind == MUSTER_BUNDLE_FORCE)
        muster_force_store_emit (muster_store_get_forces (self), line->row, TRUE);
    }
}

GBytes *
muster_store_bundle_export (MusterStore         *self,
                            MusterLibrary       *library,
                            gint64               campaign,
                            MusterBundleReport **report,
                            GError             **error)
{
  g_auto (MusterBundleDesk) desk = { 0 };

  g_return_val_if_fail (MUSTER_IS_STORE (self) && MUSTER_IS_LIBRARY (library), NULL);

  muster_bundle_desk_init (&desk, muster_store_get_db (self), library, NULL);

  return muster_bundle_export (&desk, campaign, report, error);
}

void
muster_store_bundle_export_async (MusterStore         *self,
                                  MusterLibrary       *library,
                                  gint64               campaign,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_STORE (self) && MUSTER_IS_LIBRARY (library));

  job = new_job (self, library);
  job->campaign = campaign;
  muster_store_run_job (self, job, free_job, muster_store_bundle_export_async, export_cb, cancellable,
                        callback, data);
}

GBytes *
muster_store_bundle_export_finish (MusterStore         *self,
                                   GAsyncResult        *result,
                                   MusterBundleReport **report,
                                   GError             **error)
{
  GBytes *file;
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  job = g_task_get_task_data (G_TASK (result));
  file = g_task_propagate_pointer (G_TASK (result), error);
  if (job->damage != NULL)
    muster_db_note_damage (muster_store_get_db (self), job->damage);
  if (file != NULL && report != NULL)
    *report = g_steal_pointer (&job->report);

  return file;
}

MusterBundleReport *
muster_store_bundle_import (MusterStore        *self,
                            MusterLibrary      *library,
                            GBytes             *file,
                            const char         *origin,
                            MusterBundleFlags   flags,
                            GError            **error)
{
  g_auto (MusterBundleDesk) desk = { 0 };
  MusterBundleReport *report;

  g_return_val_if_fail (MUSTER_IS_STORE (self) && MUSTER_IS_LIBRARY (library), NULL);

  muster_bundle_desk_init (&desk, muster_store_get_db (self), library, NULL);
  report = muster_bundle_import (&desk, file, origin, flags, error);
  if (report != NULL)
    tell (self, report);

  return report;
}

void
muster_store_bundle_import_async (MusterStore         *self,
                                  MusterLibrary       *library,
                                  GBytes              *file,
                                  const char          *origin,
                                  MusterBundleFlags    flags,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_STORE (self) && MUSTER_IS_LIBRARY (library));

  job = new_job (self, library);
  job->file = g_bytes_ref (file);
  job->origin = g_strdup (origin);
  job->flags = flags;
  muster_store_run_job (self, job, free_job, muster_store_bundle_import_async, import_cb, cancellable,
                        callback, data);
}

MusterBundleReport *
muster_store_bundle_import_finish (MusterStore   *self,
                                   GAsyncResult  *result,
                                   GError       **error)
{
  MusterBundleReport *report;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  report = g_task_propagate_pointer (G_TASK (result), error);
  if (report != NULL)
    tell (self, report);

  return report;
}
