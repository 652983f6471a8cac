/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/rescue/muster-rescue.h"

#include "app/models/muster-error-words.h"
#include "core/muster-i18n.h"
#include "store/upkeep/muster-backup.h"
#include "store/upkeep/muster-salvage.h"

#define MICROSECONDS 1000000

/* More lines than this are too many for a dialog. */
#define MAX_LOSSES 8

typedef struct
{
  char *path;
  MusterRescue way;
  char *backup; /* (nullable): the one that was chosen */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job->backup);
  g_free (job);
}

static gint64
get_now (void)
{
  return g_get_real_time () / MICROSECONDS;
}

static char *
put_in_place (const char  *path,
              const char  *good,
              const char  *what,
              GError     **error)
{
  g_autofree char *replaced = NULL;

  if (!muster_restore_backup (path, good, get_now (), &replaced, error))
    return NULL;
  if (replaced == NULL)
    return g_strdup (what);

  /* Translators: the first %s says what was done, the second is a file. */
  return g_strdup_printf (_("%s\n\nThe file that was there is kept as %s."), what, replaced);
}

static char *
restore (const char  *path,
         const char  *chosen,
         GError     **error)
{
  g_autofree char *backup =
    chosen != NULL ? g_strdup (chosen) : muster_backup_find_good (path, get_now (), error);
  g_autofree char *name = NULL;
  g_autofree char *what = NULL;

  if (backup == NULL)
    return NULL;

  name = g_path_get_basename (backup);
  /* Translators: the name of a backup file. */
  what = g_strdup_printf (_("The data is as it was in the backup %s."), name);
  return put_in_place (path, backup, what, error);
}

static char *
dup_salvage_report (const MusterSalvage *salvage)
{
  g_autoptr (GString) report = g_string_new (NULL);
  guint n_battles = salvage->n_battles + salvage->n_cut_battles;
  guint n_campaigns = salvage->n_campaigns + salvage->n_cut_campaigns;

  g_string_append_printf (report,
                          dngettext (GETTEXT_PACKAGE, "%u battle was saved.",
                                     "%u battles were saved.", n_battles),
                          n_battles);
  if (n_campaigns > 0)
    g_string_append_printf (report,
                            dngettext (GETTEXT_PACKAGE, " So was %u campaign.",
                                       " So were %u campaigns.", n_campaigns),
                            n_campaigns);
  for (guint i = 0; i < MIN (salvage->losses->len, MAX_LOSSES); i++)
    g_string_append_printf (report, "\n%s", (char *) g_ptr_array_index (salvage->losses, i));
  if (salvage->losses->len > MAX_LOSSES)
    g_string_append_printf (report, "\n…");

  return g_string_free (g_steal_pointer (&report), FALSE);
}

static char *
salvage_what_is_left (const char  *path,
                      GError     **error)
{
  g_autoptr (MusterSalvage) salvage = muster_salvage_file (path, NULL, MUSTER_SALVAGE_DEFAULT,
                                                          get_now (), error);
  g_autofree char *report = NULL;

  if (salvage == NULL)
    return NULL;

  report = dup_salvage_report (salvage);
  return put_in_place (path, salvage->path, report, error);
}

static void
work_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  const Job *job = data;
  g_autoptr (GError) error = NULL;
  char *report = job->way == MUSTER_RESCUE_SALVAGE ? salvage_what_is_left (job->path, &error)
                                                   : restore (job->path, job->backup, &error);

  if (report != NULL)
    g_task_return_pointer (task, report, g_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/**
 * muster_rescue_async:
 * @path: the data file, which nobody has open
 * @backup: (nullable): the one that was chosen
 *
 * Reading all of a large file takes its time, so that a worker does it.
 */
void
muster_rescue_async (const char          *path,
                     MusterRescue         way,
                     const char          *backup,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->way = way;
  job->backup = g_strdup (backup);
  g_task_set_source_tag (task, muster_rescue_async);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, work_cb);
}

/**
 * muster_rescue_finish:
 *
 * Returns: (transfer full): what was done, in words
 */
char *
muster_rescue_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

char *
muster_rescue_dup_failure (const GError *error)
{
  if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND))
    return g_strdup (_("There is no undamaged backup."));
  return muster_error_words (error);
}
