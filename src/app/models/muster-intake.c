/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-intake.h"

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/exchange/muster-bundle.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-json.h"
#include "core/plans/muster-plan-file.h"
#include "store/muster-files.h"

/* A reader cannot be interrupted. If the user cancels, the task returns at once, and what the
 * reader brings later is discarded. */

typedef struct
{
  MusterLibrary *library;
  char *path; /* (nullable): path of the file with the text */
  char *text; /* (nullable): NULL until it has been read */
  gsize length;
  char *name;
  char *ruleset_id; /* (nullable) */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_object_unref (job->library);
  g_free (job->path);
  g_free (job->text);
  g_free (job->name);
  g_free (job->ruleset_id);
  g_free (job);
}

void
muster_intake_free (MusterIntake *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->battle);
  g_clear_object (&self->plan);
  g_clear_object (&self->campaign);
  g_clear_pointer (&self->preset, muster_campaign_preset_free);
  g_clear_pointer (&self->bundle, g_bytes_unref);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->file, g_bytes_unref);
  g_free (self);
}

static gboolean
mentions (const char *text,
          gsize       length,
          const char *format)
{
  g_autofree char *quoted = g_strconcat ("\"", format, "\"", NULL);

  return g_strstr_len (text, (gssize) length, quoted) != NULL;
}

/* Muster's own files name their format; any other text can only be a force. */
static gboolean
is_force (const char *text,
          gsize       length)
{
  gsize start = 0;

  while (start < length && g_ascii_isspace (text[start]))
    start++;
  if (start == length || text[start] != '{')
    return length > start;

  return mentions (text, length, MUSTER_FORCE_FILE_FORMAT);
}

static void
read_list (MusterIntake  *self,
           Job           *job,
           GError       **error)
{
  self->reading = muster_force_import (job->library, job->text, job->length, job->name, job->ruleset_id,
                                       &self->format, error);
  self->file = g_bytes_new_take (g_steal_pointer (&job->text), job->length);
}

static gsize
get_limit (const char *name)
{
  return g_str_has_suffix (name, ".muster-bundle") ? MUSTER_BUNDLE_MAX_SIZE : MUSTER_JSON_MAX_SIZE;
}

/* A file with the ending of battles is read as one, so that the error says what is wrong with the
 * battle. */
static void
read_file (MusterIntake  *self,
           Job           *job,
           GError       **error)
{
  gboolean is_battle = g_str_has_suffix (job->name, ".muster-battle");
  const char *text = job->text;
  gsize length = job->length;

  if (muster_bundle_reader_looks_like (text, length))
    self->bundle = g_bytes_new_take (g_steal_pointer (&job->text), length);
  else if (muster_plan_file_is_plan (text, length))
    self->plan = muster_plan_read (job->library, text, length, job->name, error);
  else if (!is_battle && mentions (text, length, MUSTER_CAMPAIGN_PRESET_FORMAT))
    self->preset = muster_campaign_preset_read (job->library, text, length, job->name, error);
  else if (!is_battle && mentions (text, length, MUSTER_CAMPAIGN_FORMAT))
    self->campaign = muster_campaign_file_read (job->library, text, length, job->name, NULL, error);
  else if (!is_battle && is_force (text, length))
    read_list (self, job, error);
  else
    self->battle = muster_battle_file_read (job->library, text, length, job->name, error);
}

static void
open_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (MusterIntake) intake = g_new0 (MusterIntake, 1);
  GError *error = NULL;

  if (job->path != NULL)
    {
      job->text = muster_files_read (job->path, get_limit (job->name), &job->length, &error);
      if (job->text != NULL)
        read_file (intake, job, &error);
    }
  else
    read_list (intake, job, &error);

  if (error == NULL)
    g_task_return_pointer (task, g_steal_pointer (&intake), (GDestroyNotify) muster_intake_free);
  else
    g_task_return_error (task, error);
}

/* Takes @job. */
static void
start (Job                 *job,
       GCancellable        *cancellable,
       GAsyncReadyCallback  callback,
       gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, job, free_job);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, open_cb);
}

void
muster_intake_open_async (MusterLibrary       *library,
                          const char          *path,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_LIBRARY (library));
  g_return_if_fail (path != NULL);

  job = g_new0 (Job, 1);
  job->library = g_object_ref (library);
  job->path = g_strdup (path);
  job->name = g_path_get_basename (path);
  start (job, cancellable, callback, data);
}

void
muster_intake_read_async (MusterLibrary       *library,
                          gconstpointer        data,
                          gsize                length,
                          const char          *name,
                          const char          *ruleset_id,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_LIBRARY (library));
  g_return_if_fail (data != NULL && name != NULL);

  job = g_new0 (Job, 1);
  job->library = g_object_ref (library);
  job->text = g_memdup2 (data, length);
  job->length = length;
  job->name = g_strdup (name);
  job->ruleset_id = g_strdup (ruleset_id);
  start (job, cancellable, callback, user_data);
}

/**
 * muster_intake_finish:
 *
 * Returns: (transfer full) (nullable): what was in it
 */
MusterIntake *
muster_intake_finish (GAsyncResult  *result,
                      GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
