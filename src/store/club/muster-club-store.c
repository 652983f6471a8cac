/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-store-private.h"

#include "core/club/muster-club-json.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "store/club/muster-club-battles.h"
#include "store/club/muster-club-chapters.h"
#include "store/club/muster-club-evenings.h"
#include "store/club/muster-club-occasions.h"
#include "store/club/muster-club-seasons.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-private.h"
#include "store/ledger/muster-ledger-kind.h"
#include "store/muster-store-query.h"

#include <string.h>

struct _MusterClubStore
{
  MusterObject parent_instance;

  MusterDocuments *documents;
};

G_DEFINE_FINAL_TYPE (MusterClubStore, muster_club_store, MUSTER_TYPE_OBJECT)

static guint changed_signal;

void
muster_club_store_content_free (MusterClubContent *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->results, g_ptr_array_unref);
  g_clear_pointer (&self->names, muster_club_names_unref);
  g_clear_pointer (&self->members, g_hash_table_unref);
  g_clear_pointer (&self->merges, g_hash_table_unref);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->uncounted, g_ptr_array_unref);
  g_clear_pointer (&self->seasons, g_ptr_array_unref);
  g_clear_pointer (&self->evenings, g_ptr_array_unref);
  g_clear_pointer (&self->tournaments, g_ptr_array_unref);
  g_free (self);
}

GHashTable *
muster_club_store_content_index (const MusterClubContent *self)
{
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = self->results->len; i-- > 0; )
    {
      MusterClubResult *result = self->results->pdata[i];

      g_hash_table_replace (index, (char *) result->head.battle, result);
    }

  return index;
}

static void
take_result_cb (const MusterVersion *document,
                gpointer              data)
{
  MusterClubContent *self = data;
  g_autoptr (MusterClubResult) result = NULL;

  if (document->fault == NULL)
    result = muster_club_json_read_result (document->key, document->content, NULL);
  if (result != NULL)
    g_ptr_array_add (self->results, g_steal_pointer (&result));
  else
    self->n_damaged++;
}

static void
take_merge_cb (const MusterVersion *document,
               gpointer              data)
{
  MusterClubContent *self = data;
  g_autofree char *name = NULL;
  g_autofree char *member = NULL;

  if (document->fault == NULL && muster_club_kinds_merge_read_content (document->content, &name, &member))
    {
      muster_club_names_merge (self->names, name, member);
      g_hash_table_replace (self->merges, g_strdup (muster_club_names_spell (self->names, name)),
                            g_strdup (muster_club_names_spell (self->names, member)));
    }
  else
    {
      self->n_damaged++;
    }
}

static void
take_member_cb (const MusterVersion *document,
                gpointer              data)
{
  MusterClubContent *self = data;
  MusterClubMember *member;

  if (document->fault != NULL)
    {
      self->n_damaged++;
      return;
    }
  member = muster_club_member_from_json (document->key, document->content);
  for (guint i = 0; member->formers[i] != NULL; i++)
    muster_club_names_rename (self->names, member->formers[i], member->name);
  g_hash_table_replace (self->members, member->name, member);
}

/* Adds a member: everybody who was entered as one or has a result, unless he was removed. @day:
 * (nullable): of a battle
 * that was fought here; one after he was removed makes him a member again. */
static void
add_member (MusterClubContent *self,
            const char        *name,
            const char        *day)
{
  const char *member = muster_club_names_resolve (self->names, name);
  const MusterClubMember *said = g_hash_table_lookup (self->members, member);

  if (said == NULL || !said->is_gone ||
      (day != NULL && *said->gone_since != '\0' && strcmp (day, said->gone_since) > 0))
    muster_club_names_add (self->names, member);
}

static void
add_members (MusterClubContent *self)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->members);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    add_member (self, name, NULL);
  for (guint i = 0; i < self->results->len; i++)
    {
      const MusterClubResult *result = self->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        add_member (self, result->lines[j].player, i < self->n_worked_out ? result->head.date : NULL);
    }
}

/* What no list shows cannot be a result either. */
static gboolean
count_missing (MusterClubContent  *self,
               MusterDb           *db,
               GError            **error)
{
  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    {
      MusterRecordSql sql;
      gint64 n = 0;

      muster_ledger_kind_get_record_sql (muster_ledger_kinds[i], &sql);
      if (!muster_store_query_count_missing (&sql, db, &n))
        {
          g_autofree char *sentence = muster_ledger_kind_say (
            muster_ledger_kinds[i], MUSTER_LEDGER_HAS_NO_LIST, &(MusterLedgerSubject) { 0 });

          g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, sentence);
          return FALSE;
        }
      self->n_damaged += (guint) n;
    }

  return TRUE;
}

/* Loads the results. A stored battle may also be a chapter or may have been entered by hand; it
 * counts once, as the file has it. Its own result therefore comes first, and the book takes the
 * first. */
static gboolean
load_results (MusterClubContent  *self,
              MusterDocuments    *documents,
              MusterDb           *db,
              GError            **error)
{
  g_autoptr (GHashTable) said = muster_club_occasions_list (documents, &self->n_damaged, error);
  g_autoptr (GHashTable) struck = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) battles = NULL;

  if (said == NULL ||
      !muster_club_battles_list (db, said, self->results, self->uncounted, struck, &self->n_samples,
                                 &self->n_damaged, error) ||
      !muster_club_chapters_list (db, said, struck, self->results, self->uncounted, self->waiting,
                                  &self->n_samples, &self->n_damaged, error))
    return FALSE;

  /* Loads evenings and events, whose results are the club's. A battle that was begun from a pair is a
   * result already, and the pair has it from there. */
  battles = muster_club_store_content_index (self);
  self->evenings = muster_club_evenings_list (documents, &self->n_damaged, error);
  self->tournaments =
    self->evenings != NULL ? muster_club_evenings_tournaments_list (documents, &self->n_damaged,
                                                                    error) : NULL;
  if (self->tournaments == NULL)
    return FALSE;

  for (guint i = 0; i < self->evenings->len; i++)
    {
      const MusterEvening *evening = self->evenings->pdata[i];

      for (guint j = 0; j < evening->rounds->len; j++)
        muster_round_results_take (evening->rounds->pdata[j], battles);
      muster_evening_add_results (evening, self->results);
    }
  for (guint i = 0; i < self->tournaments->len; i++)
    muster_tournament_add_results (self->tournaments->pdata[i], self->results);

  self->n_worked_out = self->results->len;

  return muster_documents_visit (documents, &muster_result_kind, take_result_cb, self, error);
}

/* A battle that does not count by itself may count as a chapter, or as it was entered; and one that counts
 * neither way is told of once. */
static void
drop_counted (MusterClubContent *self)
{
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; self->uncounted->len > 0 && i < self->results->len; i++)
    g_hash_table_add (told, (char *) ((MusterClubResult *) self->results->pdata[i])->head.battle);
  for (guint i = 0; i < self->uncounted->len; )
    {
      if (g_hash_table_add (told, ((MusterClubUncounted *) self->uncounted->pdata[i])->battle))
        i++;
      else
        g_ptr_array_remove_index (self->uncounted, i);
    }
}

MusterClubContent *
muster_club_store_content_load (MusterDb  *db,
                                GError   **error)
{
  g_autoptr (MusterClubContent) self = g_new0 (MusterClubContent, 1);
  g_autoptr (MusterDocuments) documents = muster_documents_new (db);

  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  self->names = muster_club_names_new ();
  self->members = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                         (GDestroyNotify) muster_club_member_free);
  self->merges = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_chronicle_waiting_free);
  self->uncounted = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_uncounted_free);
  if (!count_missing (self, db, error) || !load_results (self, documents, db, error) ||
      !muster_documents_visit (documents, &muster_member_kind, take_member_cb, self, error) ||
      !muster_documents_visit (documents, &muster_merge_kind, take_merge_cb, self, error))
    return NULL;
  self->seasons = muster_club_seasons_list (documents, &self->n_damaged, error);
  if (self->seasons == NULL)
    return NULL;

  /* Results have the names that people have now. */
  for (guint i = 0; i < self->results->len; i++)
    {
      MusterClubResult *result = self->results->pdata[i];

      self->results->pdata[i] = muster_club_names_spell_result (self->names, result);
      muster_club_result_unref (result);
    }

  drop_counted (self);
  add_members (self);

  return g_steal_pointer (&self);
}

char **
muster_club_store_content_list_names (const MusterClubContent *self,
                                      const char              *member)
{
  g_auto (GStrv) others = muster_club_names_list_others (self->names, member);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_strv_builder_add (names, member);
  g_strv_builder_addv (names, (const char **) others);

  return g_strv_builder_end (names);
}

gboolean
muster_club_store_content_is_taken (const MusterClubContent *self,
                                    const char              *name)
{
  if (muster_club_names_is_known (self->names, name) || g_hash_table_contains (self->members, name) ||
      strcmp (muster_club_names_resolve (self->names, name), name) != 0)
    return TRUE;
  for (guint i = 0; i < self->results->len; i++)
    {
      const MusterClubResult *result = self->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        {
          if (strcmp (result->lines[j].player, name) == 0)
            return TRUE;
        }
    }

  return FALSE;
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubStore, documents, g_object_unref),
};

static void
muster_club_store_class_init (MusterClubStoreClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_club_store_init (MusterClubStore *self)
{
}

static void
settled_cb (MusterClubStore *self)
{
  g_signal_emit (self, changed_signal, 0);
}

MusterClubStore *
muster_club_store_new (MusterDocuments *documents)
{
  MusterClubStore *self = g_object_new (MUSTER_TYPE_CLUB_STORE, NULL);

  self->documents = g_object_ref (documents);
  g_signal_connect_object (documents, "settled::" MUSTER_AREA_CLUB, G_CALLBACK (settled_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * muster_club_store_load:
 *
 * Returns: (transfer full) (nullable): the club
 */
MusterClubContent *
muster_club_store_load (MusterClubStore  *self,
                        GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), NULL);

  return muster_club_store_content_load (muster_documents_get_db (self->documents), error);
}

MusterDocuments *
muster_club_store_get_documents (MusterClubStore *self)
{
  return self->documents;
}

/* Nobody who enters results may give a name that takes minutes to lay out. */
static gboolean
check_names (const MusterClubResult  *result,
             GError                 **error)
{
  for (guint i = 0; i < result->n_lines; i++)
    {
      g_autofree char *fault = muster_club_name_dup_fault (result->lines[i].player);

      if (fault == NULL)
        fault = muster_club_name_dup_fault (result->lines[i].side);
      if (fault != NULL)
        {
          g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, "%s: %s",
                       result->head.battle, fault);
          return FALSE;
        }
    }

  return TRUE;
}

/* Names that are somebody else's, each as a document of its own. */
static gboolean
put_merges (MusterChange  *change,
            GArray        *merges,
            GError       **error)
{
  for (guint i = 0; merges != NULL && i < merges->len; i++)
    {
      const MusterClubGuessName *merge = &g_array_index (merges, MusterClubGuessName, i);
      g_autofree char *key = g_uuid_string_random ();
      g_autofree char *content = muster_club_kinds_merge_dup_content (merge->name, merge->member);

      if (!muster_change_put (change, &muster_merge_kind, key, content, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_club_store_put (MusterClubStore  *self,
                       GPtrArray        *results,
                       GPtrArray        *newcomers,
                       GError          **error)
{
  return muster_club_store_bring (self, results, newcomers, NULL, error);
}

gboolean
muster_club_store_bring (MusterClubStore  *self,
                         GPtrArray        *results,
                         GPtrArray        *newcomers,
                         GArray           *merges,
                         GError          **error)
{
  g_autoptr (MusterChange) change = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (results != NULL, FALSE);

  title = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%u result entered", "%u results entered", results->len), results->len);
  change = muster_change_begin (self->documents, MUSTER_AREA_CLUB, title, error);
  for (guint i = 0; change != NULL && i < results->len; i++)
    {
      const MusterClubResult *result = results->pdata[i];
      g_autofree char *content = muster_club_json_write_result (result);

      if (!check_names (result, error) ||
          !muster_change_put (change, &muster_result_kind, result->head.battle, content, error))
        return FALSE;
    }
  if (change != NULL && (!muster_club_people_welcome (self, change, results, newcomers, error) ||
                         !put_merges (change, merges, error)))
    return FALSE;

  return change != NULL && muster_change_commit (change, error);
}

gboolean
muster_club_store_remove (MusterClubStore  *self,
                          const char       *battle,
                          GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (battle != NULL, FALSE);

  return muster_club_people_put (self, &muster_result_kind, battle, NULL, _("Result removed"), error);
}
