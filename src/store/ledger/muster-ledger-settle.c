/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-settle.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-exchange-private.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/muster-ledger-store-private.h"

void
muster_ledger_settle_refusal_free (MusterLedgerRefusal *self)
{
  g_free (self->words);
  g_free (self->reason);
  g_free (self);
}

/* Appends the events of ledger @id to the one of @header, which is new: each has the same content
 * and another hash. */
static gboolean
copy_events (MusterLedgerHeader  *header,
             gint64               id,
             MusterDb            *db,
             GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_ledger_event_select (header->kind, db, id, 0, error);
  gboolean row = TRUE;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      g_auto (MusterLedgerEvent) event = { 0 };

      if (!row)
        return TRUE;
      if (!muster_ledger_event_read (&event, stmt, error) ||
          !muster_ledger_event_append (&event, header, db, error))
        return FALSE;
    }

  return FALSE;
}

gboolean
muster_ledger_settle_copy (MusterLedgerStore  *store,
                           gint64              id,
                           const char         *title,
                           gboolean            archived,
                           gint64             *copy,
                           GError            **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterTransaction) transaction = NULL;
  MusterLedgerHeader *header = &chain.header;

  if (!muster_ledger_store_load_chain (store, id, &chain, error))
    return FALSE;

  g_free (chain.origin.uuid);
  chain.origin.uuid = g_uuid_string_random ();
  g_free (header->uuid);
  header->uuid = g_strdup (chain.origin.uuid);
  muster_ledger_header_set_title (header, title);
  header->archived = archived != FALSE;
  muster_ledger_origin_compute_hash (&chain.origin, kind, &header->head);
  header->n_events = header->n_entries = header->n_counting = 0;

  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL || !muster_tally_add (db, kind->name, &header->id, error) ||
      !muster_ledger_header_touch (header, db, error) || !muster_ledger_header_insert (header, db, error) ||
      !muster_ledger_origin_insert (&chain.origin, kind, db, header->id, error) ||
      !copy_events (header, id, db, error) || !muster_ledger_header_update (header, db, error) ||
      !muster_ledger_detail_save (kind, db, header->id, header->uuid, chain.detail.document, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  *copy = header->id;
  muster_ledger_store_emit (store, MUSTER_RECORD_ADDED, *copy);

  return TRUE;
}

/* The number of orders that both logs begin with. */
static guint
count_common (const MusterLogFold *ours,
              const MusterLogFold *theirs)
{
  guint n = 0;

  while (n < ours->n_counting && n < theirs->n_counting &&
         g_str_equal (ours->entries->pdata[n], theirs->entries->pdata[n]))
    n++;

  return n;
}

static char *
dup_words (MusterLedger *ledger,
           guint         index)
{
  char *words = NULL;

  g_object_get (muster_ledger_get_entry (ledger, index), "title", &words, NULL);

  return words;
}

/* What the message of a refused entry begins with; readers know which one is meant. */
#define PLACE "entry: $: "

/* Gives the orders of @ours from @first on after those of @theirs. */
static gboolean
give_again (const MusterLedgerChain  *ours,
            guint                     first,
            MusterLedger             *theirs,
            GArray                   *events,
            MusterLibrary            *library,
            GPtrArray                *refused,
            guint                    *n_given,
            GError                  **error)
{
  g_autoptr (MusterLedger) own = muster_ledger_replay (ours, library, NULL, error);
  guint place = muster_ledger_get_length (theirs);

  if (own == NULL)
    return FALSE;

  for (guint i = first; i < ours->fold.n_counting; i++)
    {
      g_autoptr (GError) problem = NULL;
      MusterLedgerRefusal *refusal;

      if (muster_ledger_exchange_give (theirs, ours->fold.entries->pdata[i], place, events, &problem))
        {
          place++;
          (*n_given)++;
          continue;
        }
      if (refused == NULL)
        continue;
      refusal = g_new0 (MusterLedgerRefusal, 1);
      refusal->number = i + 1;
      refusal->words = dup_words (own, i);
      refusal->reason =
        g_strdup (problem->message + (g_str_has_prefix (problem->message, PLACE) ? strlen (PLACE) : 0));
      g_ptr_array_add (refused, refusal);
    }

  return TRUE;
}

gboolean
muster_ledger_settle (MusterLedgerStore       *store,
                      gint64                   id,
                      const MusterLedgerLink  *links,
                      guint                    n_links,
                      gboolean                 replay,
                      gboolean                 keep,
                      MusterLibrary           *library,
                      GPtrArray               *refused,
                      guint                   *n_given,
                      GError                 **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  g_auto (MusterLedgerChain) ours = { 0 };
  g_auto (MusterLedgerChain) theirs = { 0 };
  g_autoptr (MusterLedger) ledger = NULL;
  g_autoptr (GArray) events = NULL;
  guint n = 0;

  g_return_val_if_fail (n_links > 0, FALSE);

  if (!muster_ledger_store_load_chain (store, id, &ours, error))
    return FALSE;
  events = muster_ledger_exchange_fold (&theirs, kind, links, n_links, library, &ledger, error);
  if (events == NULL)
    return FALSE;
  if (replay && !give_again (&ours, count_common (&ours.fold, &theirs.fold), ledger, events, library,
                             refused, &n, error))
    return FALSE;
  if (n_given != NULL)
    *n_given = n;

  return !keep || muster_ledger_exchange_replace (store, &ours.header, &theirs, events, ledger, error);
}

/* An order, and what came of it. */
static char *
dup_story (MusterLedger *ledger,
           guint         index)
{
  g_autofree char *words = dup_words (ledger, index);
  g_autofree char *gist = NULL;

  g_object_get (muster_ledger_get_entry (ledger, index), "gist", &gist, NULL);

  /* Translators: an order of a log, and what came of it. */
  return gist != NULL ? g_strdup_printf (_("%s: %s"), words, gist) : g_steal_pointer (&words);
}

static char **
list_stories (MusterLedger *ledger,
            guint         first)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = first; i < muster_ledger_get_length (ledger); i++)
    {
      g_autofree char *text = dup_story (ledger, i);

      g_strv_builder_add (words, text);
    }

  return g_strv_builder_end (words);
}

MusterLedgerSides *
muster_ledger_settle_tell (MusterLedgerStore       *store,
                           gint64                   id,
                           const MusterLedgerLink  *links,
                           guint                    n_links,
                           MusterLibrary           *library,
                           GError                 **error)
{
  g_auto (MusterLedgerChain) ours = { 0 };
  g_auto (MusterLedgerChain) theirs = { 0 };
  g_autoptr (MusterLedger) own = NULL;
  g_autoptr (MusterLedger) other = NULL;
  g_autoptr (GArray) events = NULL;
  MusterLedgerSides *sides;

  g_return_val_if_fail (n_links > 0, NULL);

  if (!muster_ledger_store_load_chain (store, id, &ours, error))
    return NULL;
  own = muster_ledger_replay (&ours, library, NULL, error);
  events = own != NULL ? muster_ledger_exchange_fold (&theirs, muster_ledger_store_get_kind (store), links,
                                                      n_links, library, &other, error)
                       : NULL;
  if (events == NULL)
    return NULL;

  sides = g_new0 (MusterLedgerSides, 1);
  sides->n_common = count_common (&ours.fold, &theirs.fold);
  sides->last = sides->n_common > 0 ? dup_story (own, sides->n_common - 1) : NULL;
  sides->ours = list_stories (own, sides->n_common);
  sides->theirs = list_stories (other, sides->n_common);

  return sides;
}

void
muster_ledger_settle_sides_free (MusterLedgerSides *self)
{
  g_free (self->last);
  g_strfreev (self->ours);
  g_strfreev (self->theirs);
  g_free (self);
}

gboolean
muster_ledger_settle_catch_up (MusterLedgerStore  *store,
                               gint64              id,
                               gpointer            ledger,
                               GError            **error)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  guint n = 0;

  if (!muster_ledger_store_load_chain (store, id, &chain, error))
    return FALSE;
  while (n < chain.fold.entries->len && n < muster_ledger_get_n_entries (ledger))
    {
      g_autofree char *entry =
        MUSTER_LEDGER_GET_CLASS (ledger)->write (ledger, muster_ledger_get_entry (ledger, n));

      if (!g_str_equal (entry, chain.fold.entries->pdata[n]))
        break;
      n++;
    }
  /* Entries that could be redone here and are not in the file cannot be dropped by loading. */
  if (n == chain.fold.entries->len && n < muster_ledger_get_n_entries (ledger))
    return muster_ledger_kind_fail (chain.header.kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                    MUSTER_LEDGER_WENT_ON, .title = chain.header.title);

  muster_ledger_load_length (ledger, n);
  for (; n < chain.fold.entries->len; n++)
    if (!muster_ledger_load_entry (ledger, chain.fold.entries->pdata[n], "entry", error))
      return FALSE;
  muster_ledger_load_length (ledger, chain.fold.n_counting);
  muster_ledger_store_attach (store, ledger, id, &chain.header.head, NULL);
  muster_ledger_finish_loading (ledger);

  return TRUE;
}

char *
muster_ledger_settle_detail_dup (MusterLedgerStore  *store,
                                 gint64              id,
                                 GError            **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerHeader) header = { 0 };
  g_auto (MusterLedgerDetail) detail = { 0 };

  if (!muster_ledger_header_load (&header, kind, db, id, error) ||
      !muster_ledger_detail_load (&detail, kind, db, id, header.uuid, error))
    return NULL;

  return g_steal_pointer (&detail.document);
}

gboolean
muster_ledger_settle_detail_replace (MusterLedgerStore  *store,
                                     gint64              id,
                                     const char         *document,
                                     MusterLibrary      *library,
                                     GError            **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterLedger) ledger = NULL;
  g_autoptr (MusterTransaction) transaction = NULL;

  if (!muster_ledger_store_load_chain (store, id, &chain, error))
    return FALSE;
  g_free (chain.detail.document);
  chain.detail.document = g_strdup (document);
  ledger = kind->begin (&chain, library, error);
  transaction = ledger != NULL ? muster_transaction_begin (db, error) : NULL;
  if (transaction == NULL ||
      !muster_ledger_detail_save (kind, db, id, chain.header.uuid, document, error) ||
      !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (store, MUSTER_RECORD_CHANGED, id);

  return TRUE;
}
