/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-work.h"

#include "app/models/club/muster-club-row.h"
#include "core/muster-i18n.h"

/* Names are looked up in the library before the work begins, since the library belongs to the main
 * thread. */

typedef struct
{
  MusterClubWork *work;
  MusterClubChoice choice;
  GHashTable *names; /* (nullable): names of rulesets, and of scenarios under "ruleset\nscenario" */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->work, muster_club_work_free);
  g_clear_pointer (&job->names, g_hash_table_unref);
  muster_club_tables_choice_clear (&job->choice);
  g_free (job);
}

void
muster_club_work_free (MusterClubWork *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->league, g_ptr_array_unref);
  g_clear_pointer (&self->tables, muster_club_tables_unref);
  g_clear_pointer (&self->index, muster_club_index_free);
  g_clear_pointer (&self->entered, g_hash_table_unref);
  g_clear_pointer (&self->book, muster_club_book_unref);
  g_clear_pointer (&self->content, muster_club_store_content_free);
  g_free (self);
}

static void
collect_scenarios (GHashTable    *names,
                   MusterRuleset *ruleset)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (ruleset));
  const char *id = muster_ruleset_get_id (ruleset);

  g_hash_table_replace (names, g_strdup (id), g_strdup (muster_ruleset_get_name (ruleset)));
  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = scenarios->pdata[i];

      g_hash_table_replace (names, g_strconcat (id, "\n", scenario->id, NULL), g_strdup (_(scenario->name)));
    }
}

static const char *
find_name_cb (const char *ruleset,
              const char *scenario,
              gpointer    data)
{
  g_autofree char *key = scenario != NULL ? g_strconcat (ruleset, "\n", scenario, NULL) : g_strdup (ruleset);

  return g_hash_table_lookup (data, key);
}

static GHashTable *
collect_entered (const MusterClubContent *content)
{
  GHashTable *entered = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = content->n_worked_out; i < content->results->len; i++)
    g_hash_table_add (entered, g_strdup (((MusterClubResult *) content->results->pdata[i])->head.battle));
  /* A battle whose log is in the file counts as that, even if its result was entered as well. */
  for (guint i = 0; i < content->n_worked_out; i++)
    g_hash_table_remove (entered, ((MusterClubResult *) content->results->pdata[i])->head.battle);
  return entered;
}

static void
work_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  MusterClubWork *work = job->work;
  GPtrArray *rows;

  if (work->content != NULL)
    {
      work->book = muster_club_book_new (work->content->results, work->content->names);
      work->index = muster_club_index_new (work->book, find_name_cb, job->names);
      work->entered = collect_entered (work->content);
    }
  work->tables = muster_club_tables_new (work->book, &job->choice);
  rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < work->tables->league->len; i++)
    g_ptr_array_add (rows, muster_club_row_new (work->tables, i));
  work->league = rows;
  g_task_return_pointer (task, g_steal_pointer (&job->work), (GDestroyNotify) muster_club_work_free);
}

static void
run (gpointer                source,
     Job                    *job,
     const MusterClubChoice *choice,
     GCancellable           *cancellable,
     GAsyncReadyCallback     callback,
     gpointer                data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, data);

  muster_club_tables_choice_copy (choice, &job->choice);
  g_task_set_source_tag (task, muster_club_work_async);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, work_cb);
}

void
muster_club_work_async (gpointer                source,
                        MusterClubContent      *content,
                        MusterLibrary          *library,
                        const MusterClubChoice *choice,
                        GCancellable           *cancellable,
                        GAsyncReadyCallback     callback,
                        gpointer                data)
{
  Job *job = g_new0 (Job, 1);
  GHashTable *names;
  GListModel *rulesets;

  job->work = g_new0 (MusterClubWork, 1);
  job->work->content = content;
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  rulesets = muster_library_get_rulesets (library);
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      collect_scenarios (names, ruleset);
    }
  job->names = names;
  run (source, job, choice, cancellable, callback, data);
}

void
muster_club_rework_async (gpointer                source,
                          MusterClubBook         *book,
                          const MusterClubChoice *choice,
                          GCancellable           *cancellable,
                          GAsyncReadyCallback     callback,
                          gpointer                data)
{
  Job *job = g_new0 (Job, 1);

  job->work = g_new0 (MusterClubWork, 1);
  job->work->book = muster_club_book_ref (book);
  run (source, job, choice, cancellable, callback, data);
}

/**
 * muster_club_work_finish:
 *
 * Returns: (transfer full) (nullable): what was worked out
 */
MusterClubWork *
muster_club_work_finish (GAsyncResult  *result,
                         GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
