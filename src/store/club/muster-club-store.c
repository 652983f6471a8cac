/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-store-private.h"

#include "core/club/muster-club-csv.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "store/club/muster-club-battles.h"
#include "store/club/muster-club-chapters.h"
#include "store/club/muster-club-table.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-kind.h"
#include "store/muster-store-query.h"

#include <string.h>

struct _MusterClubStore
{
  MusterObject parent_instance;

  MusterDb *db;
};

G_DEFINE_FINAL_TYPE (MusterClubStore, muster_club_store, MUSTER_TYPE_OBJECT)

static guint changed_signal;

void
muster_club_content_free (MusterClubContent *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->results, g_ptr_array_unref);
  g_clear_pointer (&self->names, muster_club_names_unref);
  g_clear_pointer (&self->members, g_hash_table_unref);
  g_clear_pointer (&self->merges, g_hash_table_unref);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_pointer (&self->uncounted, g_ptr_array_unref);
  g_free (self);
}

static void
take_result_cb (const MusterClubRow *row,
                gpointer             data)
{
  MusterClubContent *self = data;
  MusterClubResult *result = muster_club_csv_read_result (row->text, strlen (row->text));

  if (result != NULL && strcmp (result->head.battle, row->key) == 0)
    g_ptr_array_add (self->results, g_steal_pointer (&result));
  else
    self->n_damaged++;
  g_clear_pointer (&result, muster_club_result_unref);
}

static void
take_merge_cb (const MusterClubRow *row,
               gpointer             data)
{
  MusterClubContent *self = data;

  muster_club_names_merge (self->names, row->key, row->text);
  g_hash_table_replace (self->merges, g_strdup (row->key), g_strdup (row->text));
}

static void
take_member_cb (const MusterClubRow *row,
                gpointer             data)
{
  MusterClubContent *self = data;
  MusterClubMember *member = muster_club_member_from_json (row->key, row->text);

  g_hash_table_replace (self->members, member->name, member);
}

/* Whoever is said to be one or has a result, unless he was removed. */
static void
add_member (MusterClubContent *self,
            const char        *name)
{
  const char *member = muster_club_names_resolve (self->names, name);
  const MusterClubMember *said = g_hash_table_lookup (self->members, member);

  if (said == NULL || !said->is_gone)
    muster_club_names_add (self->names, member);
}

static void
add_members (MusterClubContent *self)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->members);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    add_member (self, name);
  for (guint i = 0; i < self->results->len; i++)
    {
      const MusterClubResult *result = self->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        add_member (self, result->lines[j].player);
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
      gint64 n = 0;

      if (!muster_store_query_count_missing (&muster_ledger_kinds[i]->record, db, &n))
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

/* A battle that is in the file and is a chapter or was entered as well counts once, as the file has it:
 * its own result goes before the others, and the book takes the first. */
static gboolean
load_results (MusterClubContent  *self,
              MusterDb           *db,
              GError            **error)
{
  if (!muster_club_list_battles (db, self->results, self->uncounted, &self->n_damaged, error) ||
      !muster_club_list_chapters (db, self->results, self->uncounted, self->waiting, &self->n_damaged, error))
    return FALSE;

  self->n_worked_out = self->results->len;

  return muster_club_table_visit (db, MUSTER_CLUB_RESULTS, take_result_cb, self, &self->n_damaged, error);
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
muster_club_content_load (MusterDb  *db,
                          GError   **error)
{
  g_autoptr (MusterClubContent) self = g_new0 (MusterClubContent, 1);

  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  self->names = muster_club_names_new ();
  self->members = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                         (GDestroyNotify) muster_club_member_free);
  self->merges = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_waiting_free);
  self->uncounted = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_uncounted_free);
  if (!count_missing (self, db, error) || !load_results (self, db, error) ||
      !muster_club_table_visit (db, MUSTER_CLUB_MERGES, take_merge_cb, self, &self->n_damaged, error) ||
      !muster_club_table_visit (db, MUSTER_CLUB_MEMBERS, take_member_cb, self, &self->n_damaged, error))
    return NULL;

  drop_counted (self);
  add_members (self);

  return g_steal_pointer (&self);
}

GHashTable *
muster_club_content_index (const MusterClubContent *self)
{
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = self->results->len; i-- > 0; )
    {
      MusterClubResult *result = self->results->pdata[i];

      g_hash_table_replace (index, (char *) result->head.battle, result);
    }

  return index;
}

char **
muster_club_content_list_names (const MusterClubContent *self,
                                const char              *member)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GHashTableIter iter;
  gpointer alias, whose;

  g_strv_builder_add (names, member);
  g_hash_table_iter_init (&iter, self->merges);
  while (g_hash_table_iter_next (&iter, &alias, &whose))
    if (strcmp (whose, member) == 0)
      g_strv_builder_add (names, alias);

  return g_strv_builder_end (names);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubStore, db, muster_db_unref),
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

MusterClubStore *
muster_club_store_new (MusterDb *db)
{
  MusterClubStore *self = g_object_new (MUSTER_TYPE_CLUB_STORE, NULL);

  self->db = muster_db_ref (db);

  return self;
}

void
muster_club_store_emit_changed (MusterClubStore *self)
{
  g_signal_emit (self, changed_signal, 0);
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

  return muster_club_content_load (self->db, error);
}

static gboolean
put_result (MusterDb                *db,
            const MusterClubResult  *result,
            GString                 *lines,
            GError                 **error)
{
  g_string_truncate (lines, 0);
  muster_club_csv_append_result (lines, result);

  return muster_club_table_put (db, MUSTER_CLUB_RESULTS, result->head.battle, lines->str, error);
}

static gboolean
commit (MusterClubStore    *self,
        MusterTransaction  *transaction,
        GError            **error)
{
  if (!muster_transaction_commit (transaction, error))
    return FALSE;
  g_signal_emit (self, changed_signal, 0);

  return TRUE;
}

/* Who comes back is a member again. */
static gboolean
welcome (MusterDb    *db,
         const char  *name,
         GError     **error)
{
  g_autoptr (MusterClubMember) member = NULL;
  g_autofree char *text = NULL;
  g_autofree char *json = NULL;

  if (!muster_club_table_get (db, MUSTER_CLUB_MEMBERS, name, &text, error))
    return FALSE;
  if (text == NULL)
    return TRUE;

  member = muster_club_member_from_json (name, text);
  member->is_gone = FALSE;
  json = muster_club_member_to_json (member);

  return muster_club_table_put (db, MUSTER_CLUB_MEMBERS, name, json, error);
}

gboolean
muster_club_store_put (MusterClubStore  *self,
                       GPtrArray        *results,
                       GPtrArray        *newcomers,
                       GError          **error)
{
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (results != NULL, FALSE);

  transaction = muster_transaction_begin (self->db, error);
  for (guint i = 0; transaction != NULL && i < results->len; i++)
    {
      if (!put_result (self->db, results->pdata[i], lines, error))
        return FALSE;
    }
  for (guint i = 0; transaction != NULL && newcomers != NULL && i < newcomers->len; i++)
    {
      if (!welcome (self->db, newcomers->pdata[i], error))
        return FALSE;
    }

  return transaction != NULL && commit (self, transaction, error);
}

static gboolean
drop_row (MusterClubStore  *self,
          MusterClubTable   table,
          const char       *key,
          GError          **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);

  return transaction != NULL && muster_club_table_drop (self->db, table, key, error) &&
         commit (self, transaction, error);
}

gboolean
muster_club_store_remove (MusterClubStore  *self,
                          const char       *battle,
                          GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (battle != NULL, FALSE);

  return drop_row (self, MUSTER_CLUB_RESULTS, battle, error);
}

/* One row more, or as it is now. */
static gboolean
put_row (MusterClubStore  *self,
         MusterClubTable   table,
         const char       *key,
         const char       *text,
         GError          **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);

  return transaction != NULL && muster_club_table_put (self->db, table, key, text, error) &&
         commit (self, transaction, error);
}

gboolean
muster_club_store_set_member (MusterClubStore         *self,
                              const MusterClubMember  *member,
                              GError                 **error)
{
  g_autofree char *fault = NULL;
  g_autofree char *json = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (member != NULL, FALSE);

  fault = muster_club_member_dup_fault (member);
  if (fault != NULL)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, fault);
      return FALSE;
    }
  json = muster_club_member_to_json (member);

  return put_row (self, MUSTER_CLUB_MEMBERS, member->name, json, error);
}

gboolean
muster_club_store_unset_member (MusterClubStore  *self,
                                const char       *name,
                                GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);

  return drop_row (self, MUSTER_CLUB_MEMBERS, name, error);
}

/* Nobody plays against himself. */
static gboolean
check_apart (MusterClubContent  *content,
             const char         *name,
             const char         *member,
             GError            **error)
{
  const char *first = muster_club_names_resolve (content->names, name);
  const char *second = muster_club_names_resolve (content->names, member);

  if (strcmp (first, second) == 0)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("“%s” and “%s” are the same member already."), name, member);
      return FALSE;
    }
  for (guint i = 0; i < content->results->len; i++)
    {
      const MusterClubResult *result = content->results->pdata[i];
      guint found = 0;

      for (guint j = 0; j < result->n_lines; j++)
        {
          const char *player = muster_club_names_resolve (content->names, result->lines[j].player);

          found |= strcmp (player, first) == 0 ? 1 : strcmp (player, second) == 0 ? 2 : 0;
        }
      if (found == 3)
        {
          g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                       _("“%s” and “%s” took part in the same battle on %s, so they are two people."), name,
                       member, result->head.date);
          return FALSE;
        }
    }

  return TRUE;
}

gboolean
muster_club_store_merge (MusterClubStore  *self,
                         const char       *name,
                         const char       *member,
                         GError          **error)
{
  g_autoptr (MusterClubContent) content = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (name != NULL && member != NULL, FALSE);

  content = muster_club_content_load (self->db, error);

  return content != NULL && check_apart (content, name, member, error) &&
         put_row (self, MUSTER_CLUB_MERGES, name, muster_club_names_resolve (content->names, member), error);
}

gboolean
muster_club_store_unmerge (MusterClubStore  *self,
                           const char       *name,
                           GError          **error)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);

  return drop_row (self, MUSTER_CLUB_MERGES, name, error);
}
