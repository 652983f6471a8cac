/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-club.h"

#include "core/muster-i18n.h"
#include "store/club/muster-club-store-private.h"
#include "store/documents/muster-document-kinds.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-store-jobs-private.h"
#include "store/muster-store-private.h"
#include "store/upkeep/muster-migrations.h"

typedef struct
{
  char *path;
  GPtrArray *results; /* (nullable): only names are merged or parted */
  GPtrArray *newcomers;
  GArray *merges; /* (nullable): with texts of its own */
  char *name;     /* (nullable): one name alone is merged or parted */
  char *member;   /* (nullable): NULL parts the name */
} Put;

static void
free_put (gpointer data)
{
  Put *put = data;

  g_free (put->path);
  g_clear_pointer (&put->results, g_ptr_array_unref);
  g_clear_pointer (&put->newcomers, g_ptr_array_unref);
  g_clear_pointer (&put->merges, g_array_unref);
  g_free (put->name);
  g_free (put->member);
  g_free (put);
}

static gboolean
put_all (MusterClubStore  *club,
         const Put        *put,
         GError          **error)
{
  if (put->results != NULL)
    return muster_club_store_bring (club, put->results, put->newcomers, put->merges, error);
  if (put->merges != NULL)
    return muster_club_store_merge_all (club, put->merges, error);

  return put->member != NULL ? muster_club_people_merge (club, put->name, put->member, error)
                             : muster_club_people_unmerge (club, put->name, error);
}

static void
put_cb (GTask        *task,
        gpointer      source,
        gpointer      data,
        GCancellable *cancellable)
{
  Put *put = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = muster_db_open (put->path, MUSTER_DB_BESIDE,
                                            muster_migrations_newest (muster_migrations), &error);
  g_autoptr (MusterDocuments) documents = db != NULL ? muster_documents_new (db) : NULL;
  g_autoptr (MusterClubStore) club = documents != NULL ? muster_club_store_new (documents) : NULL;

  if (club != NULL && put_all (club, put, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
load_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = muster_db_open (data, MUSTER_DB_READ_ONLY | MUSTER_DB_BESIDE,
                                            muster_migrations_newest (muster_migrations), &error);
  MusterClubContent *content = db != NULL ? muster_club_store_content_load (db, &error) : NULL;

  if (content != NULL)
    g_task_return_pointer (task, content, (GDestroyNotify) muster_club_store_content_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
muster_store_club_load_async (MusterStore         *self,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MUSTER_IS_STORE (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, muster_store_club_load_async);
  g_task_set_task_data (task, g_strdup (muster_store_get_path (self)), g_free);
  g_task_run_in_thread (task, load_cb);
}

/**
 * muster_store_club_load_finish:
 *
 * Returns: (transfer full) (nullable): the club
 */
MusterClubContent *
muster_store_club_load_finish (MusterStore   *self,
                               GAsyncResult  *result,
                               GError       **error)
{
  MusterClubContent *content;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  content = g_task_propagate_pointer (G_TASK (result), error);
  if (content != NULL && content->n_damaged > 0)
    {
      g_autofree char *sentence =
        g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u entry of the club is missing or damaged.",
                                    "%u entries of the club are missing or damaged.",
                                    content->n_damaged), content->n_damaged);

      muster_db_note_damage (muster_store_get_db (self), sentence);
    }

  return content;
}

static void
clear_merge (gpointer data)
{
  MusterClubGuessName *merge = data;

  g_free ((char *) merge->name);
  g_free ((char *) merge->member);
}

/* Whoever asks may let go of his before the worker is done. */
static GArray *
copy_merges (GArray *merges)
{
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (MusterClubGuessName));

  g_array_set_clear_func (copy, clear_merge);
  for (guint i = 0; merges != NULL && i < merges->len; i++)
    {
      const MusterClubGuessName *there = &g_array_index (merges, MusterClubGuessName, i);
      const MusterClubGuessName merge = { g_strdup (there->name), g_strdup (there->member) };

      g_array_append_val (copy, merge);
    }

  return copy;
}

void
muster_store_club_put_async (MusterStore         *self,
                             GPtrArray           *results,
                             GPtrArray           *newcomers,
                             GArray              *merges,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  Put *put;

  g_return_if_fail (MUSTER_IS_STORE (self));
  g_return_if_fail (results != NULL);

  put = g_new0 (Put, 1);
  put->path = g_strdup (muster_store_get_path (self));
  put->results = g_ptr_array_ref (results);
  put->newcomers = newcomers != NULL ? g_ptr_array_ref (newcomers) : NULL;
  put->merges = copy_merges (merges);
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, muster_store_club_put_async);
  g_task_set_task_data (task, put, free_put);
  g_task_run_in_thread (task, put_cb);
}

void
muster_store_merge_names_async (MusterStore         *self,
                                GArray              *merges,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             data)
{
  Put *put;

  g_return_if_fail (MUSTER_IS_STORE (self));
  g_return_if_fail (merges != NULL);

  put = g_new0 (Put, 1);
  put->path = g_strdup (muster_store_get_path (self));
  put->merges = copy_merges (merges);
  muster_store_run_job (self, put, free_put, muster_store_merge_names_async, put_cb, cancellable, callback,
                        data);
}

void
muster_store_club_name_async (MusterStore         *self,
                              const char          *name,
                              const char          *member,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  Put *put;

  g_return_if_fail (MUSTER_IS_STORE (self));
  g_return_if_fail (name != NULL);

  put = g_new0 (Put, 1);
  put->path = g_strdup (muster_store_get_path (self));
  put->name = g_strdup (name);
  put->member = g_strdup (member);
  muster_store_run_job (self, put, free_put, muster_store_club_name_async, put_cb, cancellable, callback,
                        data);
}

gboolean
muster_store_club_put_finish (MusterStore   *self,
                              GAsyncResult  *result,
                              GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  /* The worker's signals reached only its own connection, so emit them here too. */
  muster_documents_emit_settled (muster_store_get_documents (self), MUSTER_AREA_CLUB);

  return TRUE;
}

typedef struct
{
  char *path;
  MusterLibrary *library;
  GPtrArray *uuids;
  MusterBattleVisit visit;
  gpointer data;
  GDestroyNotify destroy;
  char *damage; /* (nullable): what the worker's connection has noted */
} Visit;

static void
free_visit (gpointer data)
{
  Visit *visit = data;

  g_free (visit->path);
  g_free (visit->damage);
  g_object_unref (visit->library);
  g_ptr_array_unref (visit->uuids);
  if (visit->destroy != NULL)
    visit->destroy (visit->data);
  g_free (visit);
}

/* What cannot be read is noted by the connection that reads. */
static void
visit_all (MusterLedgerStore *battles,
           const Visit       *visit,
           GCancellable      *cancellable)
{
  for (guint i = 0; i < visit->uuids->len; i++)
    {
      gint64 id = g_cancellable_is_cancelled (cancellable)
                    ? 0
                    : muster_ledger_store_find (battles, visit->uuids->pdata[i]);
      g_autoptr (MusterBattle) battle = NULL;
      g_autoptr (GError) error = NULL;

      if (id != 0)
        {
          battle = muster_battle_store_open (battles, id, visit->library, MUSTER_LEDGER_OPEN_ANYWAY, &error);
          visit->visit (battle, visit->data);
        }
      if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT))
        muster_db_note_error (muster_ledger_store_get_db (battles), error);
    }
}

static void
visit_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  Visit *visit = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = muster_db_open (visit->path, MUSTER_DB_READ_ONLY | MUSTER_DB_BESIDE,
                                            muster_migrations_newest (muster_migrations), &error);
  g_autoptr (MusterLedgerStore) battles =
    db != NULL ? muster_ledger_store_new (db, &muster_battle_kind) : NULL;

  if (battles == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  visit_all (battles, visit, cancellable);
  visit->damage = g_strdup (muster_db_get_damage (db));
  g_task_return_boolean (task, TRUE);
}

void
muster_store_club_visit_battles (MusterStore       *self,
                                 MusterLibrary     *library,
                                 GPtrArray         *uuids,
                                 MusterBattleVisit  visit,
                                 gpointer           visit_data)
{
  const Visit job = { .library = library, .uuids = uuids, .visit = visit, .data = visit_data };

  g_return_if_fail (MUSTER_IS_STORE (self));
  g_return_if_fail (uuids != NULL && visit != NULL);

  visit_all (muster_store_get_battles (self), &job, NULL);
}

void
muster_store_club_visit_battles_async (MusterStore         *self,
                                       MusterLibrary       *library,
                                       GPtrArray           *uuids,
                                       MusterBattleVisit    visit,
                                       gpointer             visit_data,
                                       GDestroyNotify       destroy,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  Visit *job;

  g_return_if_fail (MUSTER_IS_STORE (self));
  g_return_if_fail (uuids != NULL && visit != NULL);

  job = g_new0 (Visit, 1);
  *job = (Visit) { g_strdup (muster_store_get_path (self)), g_object_ref (library), g_ptr_array_ref (uuids),
                   visit, visit_data, destroy, NULL };
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, muster_store_club_visit_battles_async);
  g_task_set_task_data (task, job, free_visit);
  g_task_run_in_thread (task, visit_cb);
}

gpointer
muster_store_club_visit_battles_finish (MusterStore   *self,
                                        GAsyncResult  *result,
                                        GError       **error)
{
  const Visit *visit;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  visit = g_task_get_task_data (G_TASK (result));
  if (visit->damage != NULL)
    muster_db_note_damage (muster_store_get_db (self), visit->damage);

  return visit->data;
}
