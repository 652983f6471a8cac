/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-occasions.h"

#include "core/campaign/muster-sample-mark.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"
#include "core/muster-json-peek.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-private.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-ledger-chain.h"

#include <string.h>

static char *
dup_day (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%d") : g_strdup ("");
}

char *
muster_club_occasions_dup_today (void)
{
  return dup_day (g_get_real_time () / G_USEC_PER_SEC);
}

gboolean
muster_club_occasions_check (const MusterOccasion  *occasion,
                             GError               **error)
{
  g_autofree char *today = muster_club_occasions_dup_today ();

  if (occasion->played == NULL || strcmp (occasion->played, today) <= 0)
    return TRUE;
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               _("it was played on %s, a day that lies after today"), occasion->played);

  return FALSE;
}

typedef struct
{
  GHashTable *said;
  guint n_damaged;
} Listing;

static void
free_occasion (gpointer data)
{
  muster_occasion_clear (data);
  g_free (data);
}

static void
take_cb (const MusterVersion *document,
         gpointer             data)
{
  Listing *listing = data;
  MusterOccasion *occasion = g_new0 (MusterOccasion, 1);

  if (document->fault == NULL &&
      muster_occasion_kind_read_content (document->key, document->content, occasion, NULL))
    g_hash_table_replace (listing->said, g_strdup (document->key), occasion);
  else
    {
      free_occasion (occasion);
      listing->n_damaged++;
    }
}

/**
 * muster_club_occasions_list:
 *
 * Returns: (transfer full) (nullable): by UUID
 */
GHashTable *
muster_club_occasions_list (MusterDocuments  *documents,
                            guint            *n_damaged,
                            GError          **error)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_occasion);
  Listing listing = { said, 0 };

  if (!muster_documents_visit (documents, &muster_occasion_kind, take_cb, &listing, error))
    return NULL;
  *n_damaged += listing.n_damaged;

  return g_steal_pointer (&said);
}

static void
lay_over (MusterOccasion       *self,
          const MusterOccasion *said)
{
  if (said->played != NULL)
    {
      g_free (self->played);
      self->played = g_strdup (said->played);
    }
  if (said->counts != MUSTER_COUNTS_UNSAID)
    self->counts = said->counts;
}

void
muster_club_occasion_resolve (const char       *uuid,
                              const MusterJson *setup,
                              gint64            created,
                              GHashTable       *said,
                              MusterOccasion   *occasion)
{
  const char *played = muster_json_peek_text (setup, &setup->root, "played");
  const char *kind = muster_json_peek_text (setup, &setup->root, "kind");
  const MusterJsonValue *counts = muster_json_peek (setup, &setup->root, "counts", MUSTER_JSON_BOOLEAN);
  const MusterOccasion *later = said != NULL ? g_hash_table_lookup (said, uuid) : NULL;

  /* The war's date is never the club's. */
  occasion->played = muster_day_is_valid (played) ? g_strdup (played) : dup_day (created);
  if (*kind != '\0')
    occasion->kind = g_strdup (kind);
  else if (muster_sample_mark_is_setup (setup))
    occasion->kind = g_strdup (MUSTER_OCCASION_SAMPLE);
  if (counts != NULL)
    occasion->counts = counts->number != 0 ? MUSTER_COUNTS_YES : MUSTER_COUNTS_NO;
  if (later != NULL)
    lay_over (occasion, later);
}

/**
 * muster_club_occasions_resolve:
 *
 * Returns: (transfer full) (nullable): by UUID
 */
GHashTable *
muster_club_occasions_resolve (MusterDocuments  *documents,
                               GError          **error)
{
  MusterDb *db = muster_documents_get_db (documents);
  g_autoptr (GHashTable) occasions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_occasion);
  guint n_damaged = 0;
  g_autoptr (GHashTable) said = muster_club_occasions_list (documents, &n_damaged, error);
  g_autoptr (GArray) ids = said != NULL ? muster_ledger_kind_list_ids (&muster_battle_kind, db, error) : NULL;

  if (ids == NULL)
    return NULL;

  if (n_damaged > 0)
    muster_db_note_damage (db, _("What was said of when a battle was played is damaged."));
  for (guint i = 0; i < ids->len; i++)
    {
      g_auto (MusterLedgerChain) chain = { 0 };
      g_autoptr (GError) fault = NULL;
      g_autoptr (MusterJson) setup = NULL;
      MusterOccasion *occasion;

      if (!muster_ledger_chain_load_beginning (&chain, &muster_battle_kind, db,
                                               g_array_index (ids, gint64, i), &fault))
        {
          muster_db_note_error (db, fault);
          continue;
        }
      setup = muster_json_read (chain.origin.document, strlen (chain.origin.document), "", NULL);
      if (chain.header.prepared != 0 || setup == NULL)
        continue;
      occasion = g_new0 (MusterOccasion, 1);
      muster_club_occasion_resolve (chain.origin.uuid, setup, chain.origin.created, said, occasion);
      g_hash_table_replace (occasions, g_steal_pointer (&chain.origin.uuid), occasion);
    }

  return g_steal_pointer (&occasions);
}

gboolean
muster_club_occasions_overlay (MusterDocuments  *documents,
                               const char       *uuid,
                               MusterOccasion   *occasion,
                               GError          **error)
{
  g_autoptr (MusterVersion) document = NULL;
  g_auto (MusterOccasion) said = { 0 };

  if (!muster_documents_read (documents, &muster_occasion_kind, uuid, &document, error))
    return FALSE;
  if (document == NULL)
    return TRUE;
  if (!muster_occasion_kind_read_content (uuid, document->content, &said, error))
    return FALSE;
  lay_over (occasion, &said);

  return TRUE;
}

static char *
dup_content (const MusterOccasion *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  if (self->played != NULL)
    {
      json_builder_set_member_name (builder, "played");
      json_builder_add_string_value (builder, self->played);
    }
  if (self->counts != MUSTER_COUNTS_UNSAID)
    {
      json_builder_set_member_name (builder, "counts");
      json_builder_add_boolean_value (builder, self->counts == MUSTER_COUNTS_YES);
    }
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

gboolean
muster_club_occasions_set (MusterDocuments  *documents,
                           const char       *uuid,
                           const char       *title,
                           const char       *played,
                           MusterCounts      counts,
                           GError          **error)
{
  const MusterOccasion change_of = { (char *) played, NULL, counts };
  g_auto (MusterOccasion) occasion = { 0 };
  g_autoptr (MusterChange) change = NULL;
  g_autofree char *content = NULL;
  g_autofree char *words = NULL;

  if (!muster_club_occasions_check (&change_of, error) ||
      !muster_club_occasions_overlay (documents, uuid, &occasion, error))
    return FALSE;
  lay_over (&occasion, &change_of);
  content = dup_content (&occasion);
  /* Translators: the title of a battle. */
  words = played != NULL                 ? g_strdup_printf (_("Day of play: %s"), title)
          : counts == MUSTER_COUNTS_YES ? g_strdup_printf (_("Counts for the club: %s"), title)
                                        : g_strdup_printf (_("Does not count for the club: %s"), title);
  change = muster_change_begin (documents, MUSTER_AREA_CLUB, words, error);

  return change != NULL && muster_change_put (change, &muster_occasion_kind, uuid, content, error) &&
         muster_change_commit (change, error);
}
