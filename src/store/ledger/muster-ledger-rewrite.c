/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-rewrite.h"

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "store/db/muster-store-values.h"

#include <string.h>

/* What the marker says of the program that wrote it: the same on every desk. */
#define PROGRAM "erased"

static const char DELETE_EVENTS[] = "DELETE FROM {events} WHERE {name}_id = ?1";

void
muster_ledger_rewrite_free (MusterLedgerRewrite *self)
{
  g_return_if_fail (self != NULL);

  muster_ledger_chain_clear (&self->chain);
  g_clear_pointer (&self->events, g_array_unref);
  g_free (self);
}

static gboolean
read_events (MusterLedgerRewrite  *self,
             MusterDb             *db,
             GError              **error)
{
  const MusterLedgerHeader *header = &self->chain.header;
  g_autoptr (MusterStmt) stmt = muster_ledger_event_select (header->kind, db, header->id, 0, error);
  gboolean row = TRUE;

  self->events = muster_ledger_event_array_new (0);
  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      MusterLedgerEvent event = { 0 };

      if (!row)
        return TRUE;
      if (!muster_ledger_event_read (&event, stmt, error))
        {
          muster_ledger_event_clear (&event);
          return FALSE;
        }
      g_array_append_val (self->events, event);
    }

  return FALSE;
}

/* Takes over what has changed; whether anything has. */
static gboolean
replace (char **text,
         char  *scrubbed)
{
  if (scrubbed == NULL)
    return FALSE;
  g_free (*text);
  *text = scrubbed;

  return TRUE;
}

static gboolean
scrub_header (MusterLedgerHeader *header,
              const MusterScrub  *scrub)
{
  char **const texts[] = { &header->title, &header->subject, &header->winner, &header->score,
                           &header->scene };
  gboolean changed = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    changed |= replace (texts[i], muster_scrub_text (scrub, *texts[i]));
  if (changed)
    replace (&header->search, muster_fold_for_search (header->title, header->subject));

  return changed;
}

/* The digests of the log as far as each place: what a campaign or a despatch may have noted of a battle. */
static GPtrArray *
list_digests (GPtrArray *entries)
{
  GPtrArray *digests = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < entries->len; i++)
    {
      g_autoptr (GChecksum) copy = NULL;

      g_checksum_update (checksum, entries->pdata[i], -1);
      g_checksum_update (checksum, (const guchar *) "\n", 1);
      copy = g_checksum_copy (checksum);
      g_ptr_array_add (digests, g_strdup (g_checksum_get_string (copy)));
    }

  return digests;
}

/* Scrubs the log, and tells @scrub which digests become which. */
static gboolean
scrub_log (MusterLedgerRewrite *self,
           MusterScrub         *scrub)
{
  GPtrArray *entries = self->chain.fold.entries;
  g_autoptr (GPtrArray) before = list_digests (entries);
  g_autoptr (GPtrArray) after = NULL;
  gboolean changed = FALSE;

  for (guint i = 0; i < self->events->len; i++)
    {
      MusterLedgerEvent *event = &g_array_index (self->events, MusterLedgerEvent, i);

      if (event->kind == MUSTER_LEDGER_ORDER)
        changed |= replace (&event->payload, muster_scrub_json (scrub, MUSTER_SCRUB_LEDGER, event->payload));
    }
  if (!changed)
    return FALSE;

  for (guint i = 0; i < entries->len; i++)
    replace ((char **) &entries->pdata[i], muster_scrub_json (scrub, MUSTER_SCRUB_LEDGER, entries->pdata[i]));
  after = list_digests (entries);
  for (guint i = 0; i < before->len; i++)
    {
      if (strcmp (before->pdata[i], after->pdata[i]) != 0)
        muster_scrub_swap (scrub, before->pdata[i], after->pdata[i]);
    }

  return TRUE;
}

/* Whether anything of the ledger has a name. It has none afterwards. */
static gboolean
scrub_ledger (MusterLedgerRewrite *self,
              MusterScrub         *scrub)
{
  MusterLedgerChain *chain = &self->chain;
  gboolean changed = FALSE;

  changed |= scrub_header (&chain->header, scrub);
  changed |= replace (&chain->origin.document,
                      muster_scrub_json (scrub, MUSTER_SCRUB_LEDGER, chain->origin.document));
  changed |= scrub_log (self, scrub);
  /* After the log: a despatch notes the digest of the log that it was written of. */
  self->has_detail = replace (&chain->detail.document,
                              muster_scrub_json (scrub, MUSTER_SCRUB_RECORD, chain->detail.document));

  return changed || self->has_detail;
}

static gboolean
take_state (MusterLedger *ledger,
            MusterHash   *state)
{
  g_autofree char *digest = muster_ledger_dup_state_digest (ledger);

  return muster_hash_from_hex (state, digest);
}

/* Carries out all events again and notes the states that they lead to now. */
static gboolean
fold (MusterLedgerRewrite  *self,
      MusterLibrary        *library,
      MusterLedger        **ledger,
      GError              **error)
{
  MusterLedgerChain *chain = &self->chain;
  g_autoptr (MusterLedger) begun = chain->header.kind->begin (chain, library, error);

  if (begun == NULL || !take_state (begun, &chain->origin.state))
    return FALSE;
  for (guint i = 0; i < self->events->len; i++)
    {
      MusterLedgerEvent *event = &g_array_index (self->events, MusterLedgerEvent, i);

      muster_ledger_load_length (begun, (guint) event->place);
      if ((event->kind == MUSTER_LEDGER_ORDER &&
           !muster_ledger_load_entry (begun, event->payload, "entry", error)) ||
          !take_state (begun, &event->state))
        return FALSE;
    }
  *ledger = g_steal_pointer (&begun);

  return TRUE;
}

/* Whether the rules lead today to the state that was recorded. Where a pack is missing or the rules
 * have changed, the states stay as they were recorded. */
static gboolean
is_replayable (const MusterLedgerKind *kind,
               MusterDb               *db,
               gint64                  id,
               MusterLibrary          *library)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterLedger) ledger = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *recorded = NULL;

  if (!muster_ledger_chain_load (&chain, kind, db, id, NULL) || chain.header.prepared)
    return FALSE;
  ledger = kind->begin (&chain, library, NULL);
  for (guint i = 0; ledger != NULL && i < chain.fold.n_counting; i++)
    {
      if (!muster_ledger_load_entry (ledger, chain.fold.entries->pdata[i], "entry", NULL))
        return FALSE;
    }
  if (ledger == NULL)
    return FALSE;
  digest = muster_ledger_dup_state_digest (ledger);
  recorded = muster_hash_to_hex (&chain.header.state);

  return strcmp (digest, recorded) == 0;
}

static char *
dup_marker (const char *word)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "erased", word);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

static gboolean
is_marker (const MusterLedgerEvent *event)
{
  return event->kind == MUSTER_LEDGER_SEEK && event->place == 0 &&
         g_str_has_prefix (event->payload, "{\"erased\"");
}

static void
add_marker (MusterLedgerRewrite *self,
            const char          *word)
{
  g_autofree char *payload = dup_marker (word);
  MusterLedgerEvent marker = { .kind = MUSTER_LEDGER_SEEK, .recorded = self->chain.origin.created };
  guint place = 0;

  for (; place < self->events->len; place++)
    {
      const MusterLedgerEvent *event = &g_array_index (self->events, MusterLedgerEvent, place);

      if (!is_marker (event) || strcmp (event->payload, payload) > 0)
        break;
      if (strcmp (event->payload, payload) == 0)
        return;
    }
  marker.payload = g_steal_pointer (&payload);
  marker.program = g_strdup (PROGRAM);
  g_array_insert_val (self->events, place, marker);
}

/* A plan has no chain yet: its document is written over, as it always is. */
static gboolean
refold (MusterLedgerRewrite  *self,
        MusterDb             *db,
        MusterScrub          *scrub,
        MusterLibrary        *library,
        GError              **error)
{
  MusterLedgerHeader *header = &self->chain.header;
  g_autoptr (MusterLedger) ledger = NULL;
  gboolean replayable;

  if (header->prepared)
    return TRUE;

  replayable = is_replayable (header->kind, db, header->id, library);
  if (replayable && !fold (self, library, &ledger, error))
    {
      g_prefix_error (error, "%s: ", header->title);
      return FALSE;
    }
  if (replayable)
    {
      g_auto (MusterLedgerSummary) summary = { 0 };

      muster_ledger_finish_loading (ledger);
      muster_ledger_summarize (ledger, &summary);
      muster_ledger_header_set_summary (header, &summary);
    }
  add_marker (self, muster_scrub_get_word (scrub));
  for (guint i = 0; i < self->events->len; i++)
    {
      MusterLedgerEvent *event = &g_array_index (self->events, MusterLedgerEvent, i);

      if (is_marker (event))
        event->state = self->chain.origin.state;
    }

  return TRUE;
}

gboolean
muster_ledger_rewrite_prepare (const MusterLedgerKind  *kind,
                               MusterDb                *db,
                               gint64                   id,
                               MusterScrub             *scrub,
                               MusterLibrary           *library,
                               MusterLedgerRewrite    **rewrite,
                               GError                 **error)
{
  g_autoptr (MusterLedgerRewrite) self = g_new0 (MusterLedgerRewrite, 1);

  *rewrite = NULL;
  if (!muster_ledger_chain_load (&self->chain, kind, db, id, error) || !read_events (self, db, error))
    return FALSE;
  self->head_before = self->chain.header.head;
  if (!scrub_ledger (self, scrub))
    return TRUE;
  if (!refold (self, db, scrub, library, error))
    return FALSE;
  *rewrite = g_steal_pointer (&self);

  return TRUE;
}

static gboolean
check_unchanged (const MusterLedgerRewrite  *self,
                 MusterDb                   *db,
                 GError                    **error)
{
  const MusterLedgerHeader *header = &self->chain.header;
  g_auto (MusterLedgerHeader) present = { 0 };

  return muster_ledger_header_load (&present, header->kind, db, header->id, error) &&
         (muster_hash_equal (&present.head, &self->head_before) ||
          muster_ledger_kind_fail (header->kind, error, MUSTER_STORE_ERROR_CONSTRAINT, MUSTER_LEDGER_WENT_ON,
                                   .title = header->title));
}

static gboolean
write_events (MusterLedgerRewrite  *self,
              MusterDb             *db,
              GError              **error)
{
  MusterLedgerHeader *header = &self->chain.header;
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (header->kind, DELETE_EVENTS),
                                                 error);
  gint64 updated = header->updated;

  if (stmt == NULL)
    return FALSE;
  muster_stmt_bind_int (stmt, 1, header->id);
  if (!muster_stmt_run (stmt, NULL, error))
    return FALSE;

  header->n_events = 0;
  header->n_entries = 0;
  header->n_counting = 0;
  header->head = self->chain.origin.hash;
  header->state = self->chain.origin.state;
  for (guint i = 0; i < self->events->len; i++)
    {
      if (!muster_ledger_event_append (&g_array_index (self->events, MusterLedgerEvent, i), header, db,
                                       error))
        return FALSE;
    }
  header->updated = updated;

  return TRUE;
}

gboolean
muster_ledger_rewrite_write (MusterLedgerRewrite  *self,
                             MusterDb             *db,
                             GError              **error)
{
  MusterLedgerChain *chain = &self->chain;
  MusterLedgerHeader *header = &chain->header;

  if (!check_unchanged (self, db, error) ||
      !muster_ledger_origin_update (&chain->origin, header->kind, db, header->id, error) ||
      !write_events (self, db, error) || !muster_ledger_header_update (header, db, error))
    return FALSE;

  chain->detail.edition++;

  return !self->has_detail || muster_ledger_detail_put (&chain->detail, header->kind, db, header->id, error);
}
