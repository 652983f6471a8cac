/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/operations/muster-store-erase.h"

#include "core/muster-i18n.h"
#include "core/muster-text.h"
#include "store/db/muster-stmt.h"
#include "store/documents/muster-change-private.h"
#include "store/documents/muster-document-kinds.h"
#include "store/images/muster-image-store-private.h"
#include "store/ledger/muster-ledger-rewrite.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-settings-store-private.h"
#include "store/muster-store-beside.h"
#include "store/muster-store-jobs-private.h"
#include "store/muster-store-private.h"

#include <string.h>

static const char SELECT_IDS[] = "SELECT id FROM {name} ORDER BY id";

static const char select_settings[] = "SELECT key, value FROM setting ORDER BY key";

typedef struct
{
  MusterStore *store;
  MusterDb *db;
  MusterLibrary *library;
  MusterScrub *scrub;
  GPtrArray *ledgers; /* (element-type MusterLedgerRewrite) */
} Erasure;

static GArray *
list_ledgers (MusterDb                *db,
              const MusterLedgerKind  *kind,
              GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, SELECT_IDS), error);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      gint64 id;

      if (!row)
        return g_steal_pointer (&ids);
      id = muster_stmt_get_int (stmt, 0);
      g_array_append_val (ids, id);
    }

  return NULL;
}

/* Battles come first: campaigns know the digests of their logs. */
static gboolean
prepare_ledgers (Erasure  *self,
                 GError  **error)
{
  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    {
      g_autoptr (GArray) ids = list_ledgers (self->db, muster_ledger_kinds[i], error);

      if (ids == NULL)
        return FALSE;
      for (guint j = 0; j < ids->len; j++)
        {
          MusterLedgerRewrite *rewrite;

          if (!muster_ledger_rewrite_prepare (muster_ledger_kinds[i], self->db, g_array_index (ids, gint64,
                                                                                               j),
                                              self->scrub, self->library, &rewrite, error))
            return FALSE;
          if (rewrite != NULL)
            g_ptr_array_add (self->ledgers, rewrite);
        }
    }

  return TRUE;
}

static gboolean
scrub_settings (Erasure  *self,
                GError  **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (self->db, select_settings, error);
  g_autoptr (GPtrArray) pairs = g_ptr_array_new_with_free_func (g_free);
  gboolean row = TRUE;

  while (row)
    {
      g_autofree char *value = NULL;

      if (stmt == NULL || !muster_stmt_step (stmt, &row, error))
        return FALSE;
      if (!row)
        break;
      value = muster_scrub_json (self->scrub, MUSTER_SCRUB_RECORD, muster_stmt_get_text (stmt, 1, NULL));
      if (value == NULL)
        continue;
      g_ptr_array_add (pairs, muster_stmt_dup_text (stmt, 0));
      g_ptr_array_add (pairs, g_steal_pointer (&value));
    }
  for (guint i = 0; i + 1 < pairs->len; i += 2)
    {
      if (!muster_settings_store_keep_raw (self->db, pairs->pdata[i], pairs->pdata[i + 1], error))
        return FALSE;
    }

  return TRUE;
}

/* Merged names of his are no names any more. */
typedef struct
{
  const char *const *names;
  GPtrArray *keys;
} Merges;

static void
find_merges_cb (const MusterVersion *document,
                gpointer              data)
{
  Merges *merges = data;
  g_autofree char *name = NULL;
  g_autofree char *member = NULL;

  if (document->fault == NULL && muster_club_kinds_merge_read_content (document->content, &name, &member) &&
      g_strv_contains (merges->names, name))
    g_ptr_array_add (merges->keys, g_strdup (document->key));
}

static gboolean
drop_merges (Erasure            *self,
             MusterChange       *change,
             const char *const  *names,
             GError            **error)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  Merges merges = { names, keys };

  if (!muster_documents_visit (muster_store_get_documents (self->store), &muster_merge_kind,
                               find_merges_cb, &merges,
                               error))
    return FALSE;
  for (guint i = 0; i < keys->len; i++)
    {
      if (!muster_change_put (change, &muster_merge_kind, keys->pdata[i], NULL, error))
        return FALSE;
    }

  return TRUE;
}

/* Of him remains that there is somebody, and whether he was removed. */
static gboolean
forget_member (Erasure       *self,
               MusterChange  *change,
               const char    *key,
               GError       **error)
{
  g_autoptr (MusterVersion) document = NULL;
  g_autoptr (MusterClubMember) member = muster_club_member_new (muster_scrub_get_word (self->scrub));
  g_autofree char *json = NULL;

  if (!muster_documents_read (muster_store_get_documents (self->store), &muster_member_kind, key,
                              &document, error))
    return FALSE;
  if (document != NULL)
    {
      g_autoptr (MusterClubMember) known = muster_club_member_from_json (key, document->content);

      member->is_gone = known->is_gone;
      muster_text_set (&member->gone_since, known->gone_since, MUSTER_CLUB_MAX_NAME);
    }
  json = muster_club_member_to_json (member);

  return muster_change_put (change, &muster_member_kind, key, json, error);
}

static gboolean
write_all (Erasure            *self,
           const char         *key,
           const char *const  *names,
           GError            **error)
{
  g_autofree char *title = g_strdup_printf (_("Erased: %s"), muster_scrub_get_word (self->scrub));
  g_autoptr (MusterChange) change =
    muster_change_begin (muster_store_get_documents (self->store), MUSTER_AREA_CLUB, title, error);

  if (change == NULL)
    return FALSE;
  for (guint i = 0; i < self->ledgers->len; i++)
    {
      if (!muster_ledger_rewrite_write (self->ledgers->pdata[i], self->db, error))
        return FALSE;
    }

  return drop_merges (self, change, names, error) && forget_member (self, change, key, error) &&
         muster_documents_erase_scrub_change (change, self->scrub, error) && scrub_settings (self, error) &&
         muster_change_commit (change, error);
}

gboolean
muster_store_erase_names (MusterStore        *store,
                          const char         *key,
                          const char *const  *names,
                          const char         *number,
                          MusterLibrary      *library,
                          GError            **error)
{
  g_autoptr (MusterScrub) scrub = NULL;
  g_autoptr (GPtrArray) ledgers =
    g_ptr_array_new_with_free_func ((GDestroyNotify) muster_ledger_rewrite_free);
  Erasure self = { .store = store, .library = library, .ledgers = ledgers };

  g_return_val_if_fail (MUSTER_IS_STORE (store), FALSE);
  g_return_val_if_fail (key != NULL && names != NULL && number != NULL, FALSE);

  scrub = muster_scrub_new (names, number);
  self.scrub = scrub;
  self.db = muster_store_get_db (store);
  if (!prepare_ledgers (&self, error) || !write_all (&self, key, names, error))
    return FALSE;

  for (guint i = 0; i < self.ledgers->len; i++)
    {
      const MusterLedgerRewrite *rewrite = self.ledgers->pdata[i];
      const MusterLedgerHeader *header = &rewrite->chain.header;
      MusterLedgerStore *lists[] = { muster_store_get_battles (self.store),
                                     muster_store_get_campaigns (self.store) };

      for (guint j = 0; j < G_N_ELEMENTS (lists); j++)
        {
          if (muster_ledger_store_get_kind (lists[j]) == header->kind)
            muster_ledger_store_emit (lists[j], MUSTER_RECORD_CHANGED, header->id);
        }
    }

  /* His picture, and what lies in pages that are free. */
  return muster_image_store_collect (self.db, error) && muster_db_vacuum (self.db, error);
}

char *
muster_store_erase_dup_free_number (MusterStore  *store,
                                    GError      **error)
{
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (store), error);

  if (club == NULL)
    return NULL;
  for (guint n = 1; ; n++)
    {
      /* Not translated: it is data, and the same on every desk. */
      g_autofree char *number = g_strdup_printf ("Member %u", n);

      if (!muster_club_store_content_is_taken (club, number))
        return g_steal_pointer (&number);
    }
}

static void
find_key_cb (const MusterVersion *document,
             gpointer              data)
{
  char **search = data;
  g_autoptr (MusterClubMember) member = NULL;

  if (document->fault != NULL)
    return;
  member = muster_club_member_from_json (document->key, document->content);
  if (strcmp (member->name, search[0]) == 0)
    {
      g_free (search[1]);
      search[1] = g_strdup (document->key);
    }
}

/* Nobody can be forgotten in a file of which part cannot be read. */
static gboolean
check_whole (const MusterClubContent  *club,
             GError                  **error)
{
  if (club->n_damaged == 0)
    return TRUE;
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("Part of the club cannot be read; nobody can be erased from it before it "
                         "is mended."));

  return FALSE;
}

gboolean
muster_store_erase_member (MusterStore    *store,
                           const char     *name,
                           const char     *number,
                           MusterLibrary  *library,
                           char          **key,
                           char          **given,
                           GError        **error)
{
  g_autoptr (MusterClubContent) club = NULL;
  g_autofree char *word = NULL;
  g_autofree char *found = NULL;
  g_auto (GStrv) names = NULL;
  char *search[2] = { (char *) name, NULL };

  g_return_val_if_fail (MUSTER_IS_STORE (store), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  club = muster_club_store_load (muster_store_get_club (store), error);
  if (club == NULL || !check_whole (club, error))
    return FALSE;
  word = number != NULL ? g_strdup (number) : muster_store_erase_dup_free_number (store, error);
  if (word == NULL ||
      !muster_documents_visit (muster_store_get_documents (store), &muster_member_kind, find_key_cb,
                               search, error))
    return FALSE;
  found = search[1] != NULL ? search[1] : g_uuid_string_random ();
  names = muster_club_store_content_list_names (club, name);
  if (!muster_store_erase_names (store, found, (const char *const *) names, word, library, error))
    return FALSE;
  if (key != NULL)
    *key = g_steal_pointer (&found);
  if (given != NULL)
    *given = g_steal_pointer (&word);

  return TRUE;
}

typedef struct
{
  char *path;
  char *name;
  MusterLibrary *library;
  char *number;          /* (nullable): the word that was taken */
  MusterStoreNews *news; /* (nullable): what the lists of the store that asked must hear of */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->news, muster_store_news_free);
  g_free (job->number);
  g_object_unref (job->library);
  g_free (job->name);
  g_free (job->path);
  g_free (job);
}

static void
erase_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open_beside_owner (job->path, &error);

  if (store != NULL)
    {
      job->news = muster_store_news_new (store);
      muster_store_erase_member (store, job->name, NULL, job->library, NULL, &job->number, &error);
      muster_store_news_end (job->news);
      muster_store_close (store);
    }
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
muster_store_erase_member_async (MusterStore         *store,
                                 const char          *name,
                                 MusterLibrary       *library,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  Job *job;

  g_return_if_fail (MUSTER_IS_STORE (store));
  g_return_if_fail (name != NULL && library != NULL);

  job = g_new0 (Job, 1);
  job->path = g_strdup (muster_store_get_path (store));
  job->name = g_strdup (name);
  job->library = g_object_ref (library);
  muster_store_run_job (store, job, free_job, muster_store_erase_member_async, erase_cb, NULL, callback,
                        data);
}

char *
muster_store_erase_member_finish (MusterStore   *store,
                                  GAsyncResult  *result,
                                  GError       **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, store), NULL);

  job = g_task_get_task_data (G_TASK (result));
  /* What is on the disk is told, even if the file could not be vacuumed afterwards. */
  if (job->news != NULL)
    muster_store_news_repeat (job->news, store);

  return g_task_propagate_boolean (G_TASK (result), error) ? g_steal_pointer (&job->number) : NULL;
}
