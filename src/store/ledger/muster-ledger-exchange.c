/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-exchange-private.h"

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/muster-ledger-store-private.h"

#include <string.h>

/* Compares and merges ledgers with those of other data files. The rules run before a transaction
 * begins, never within one; if another program has changed the ledger meanwhile, the transaction
 * leaves it alone. */

static const char LIST[] = "SELECT id FROM {name} ORDER BY id";
static const char FIND[] = "SELECT seq FROM {events} WHERE {name}_id = ?1 AND hash = ?2";
static const char DELETE_EVENTS[] = "DELETE FROM {events} WHERE {name}_id = ?1";

static void
clear_link (gpointer data)
{
  MusterLedgerLink *link = data;

  g_clear_pointer (&link->bytes, g_bytes_unref);
}

GArray *
muster_ledger_exchange_link_array_new (void)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (MusterLedgerLink));

  g_array_set_clear_func (links, clear_link);

  return links;
}

static gboolean
refuse (const MusterLedgerHeader  *header,
        gint64                     number,
        int                        code,
        const char                *what,
        GError                   **error)
{
  return muster_ledger_kind_fail (header->kind, error, code, MUSTER_LEDGER_HAS_BAD_EVENT,
                                  .title = header->title, .what = what, .number = number);
}

/* Reads the origin of somebody else's chain and fills in the header from it, as if there were no
 * events yet. */
static gboolean
read_origin (MusterLedgerChain       *chain,
             const MusterLedgerKind  *kind,
             const MusterLedgerLink  *link,
             GError                 **error)
{
  memset (chain, 0, sizeof *chain);
  muster_log_fold_init (&chain->fold);
  chain->header.kind = kind;
  if (!muster_ledger_origin_from_bytes (&chain->origin, kind, link->bytes) ||
      !muster_hash_equal (&chain->origin.hash, &link->hash) || *chain->origin.uuid == '\0')
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                           _("The beginning does not fit its hash."));
      return FALSE;
    }

  muster_ledger_origin_describe (&chain->origin, kind, &chain->header);
  chain->header.head = chain->origin.hash;
  chain->header.state = chain->origin.state;
  chain->detail.uuid = g_strdup (chain->origin.uuid);
  chain->detail.document = g_strdup ("{}");

  return !chain->header.prepared ||
         muster_ledger_kind_fail (kind, error, MUSTER_STORE_ERROR_CONSTRAINT, MUSTER_LEDGER_IS_PREPARED,
                                  .title = chain->header.title);
}

/* Reads links that must follow the last event of @chain, and applies them to its log. Returns:
 * (transfer full) (nullable) (element-type MusterLedgerEvent) */
static GArray *
read_events (MusterLedgerChain       *chain,
             const MusterLedgerLink  *links,
             guint                    n_links,
             GError                 **error)
{
  const MusterLedgerHeader *header = &chain->header;
  g_autoptr (GArray) events = muster_ledger_event_array_new (n_links);
  MusterHash head = header->head;

  for (guint i = 0; i < n_links; i++)
    {
      MusterLedgerEvent *event = &g_array_index (events, MusterLedgerEvent, i);
      gint64 number = header->n_events + 1 + i;
      const char *what = NULL;
      MusterHash before;

      if (!muster_ledger_event_from_bytes (event, links[i].bytes, &before) ||
          !muster_hash_equal (&event->hash, &links[i].hash))
        what = _("it does not fit its hash");
      else if (event->seq != number || !muster_hash_equal (&before, &head))
        what = _("it does not follow from the one before");
      else if (!muster_log_fold_apply (&chain->fold, event))
        what = _("its place is not in the log");
      if (what != NULL)
        {
          refuse (header, number, MUSTER_STORE_ERROR_CORRUPT, what, error);
          return NULL;
        }
      head = event->hash;
    }

  return g_steal_pointer (&events);
}

static gboolean
leads_to (MusterLedger     *ledger,
          const MusterHash *state)
{
  g_autofree char *digest = muster_ledger_dup_state_digest (ledger);
  g_autofree char *recorded = muster_hash_to_hex (state);

  return strcmp (digest, recorded) == 0;
}

/* Carries out the events by today's rules. */
static gboolean
fold_events (MusterLedger              *ledger,
             const MusterLedgerHeader  *header,
             GArray                    *events,
             GError                   **error)
{
  for (guint i = 0; i < events->len; i++)
    {
      const MusterLedgerEvent *event = &g_array_index (events, MusterLedgerEvent, i);
      g_autoptr (GError) problem = NULL;
      const char *what = NULL;

      if (!muster_ledger_load_length (ledger, (guint) event->place))
        what = _("its place is not in the log");
      else if (event->kind == MUSTER_LEDGER_ORDER &&
               !muster_ledger_load_entry (ledger, event->payload, "entry", &problem))
        what = problem->message;
      else if (!leads_to (ledger, &event->state))
        what = _("it leads to another state than was recorded");
      if (what != NULL)
        return refuse (header, event->seq, MUSTER_STORE_ERROR_DIFFERS, what, error);
    }

  return TRUE;
}

GArray *
muster_ledger_exchange_fold (MusterLedgerChain       *chain,
                             const MusterLedgerKind  *kind,
                             const MusterLedgerLink  *links,
                             guint                    n_links,
                             MusterLibrary           *library,
                             MusterLedger           **ledger,
                             GError                 **error)
{
  g_autoptr (MusterLedger) begun = NULL;
  g_autoptr (GArray) events = NULL;

  if (!read_origin (chain, kind, &links[0], error))
    return NULL;

  events = read_events (chain, links + 1, n_links - 1, error);
  begun = events != NULL ? kind->begin (chain, library, error) : NULL;
  if (begun == NULL)
    return NULL;
  if (!leads_to (begun, &chain->origin.state))
    {
      muster_ledger_kind_fail (kind, error, MUSTER_STORE_ERROR_DIFFERS, MUSTER_LEDGER_DIFFERS,
                               .title = chain->header.title);
      return NULL;
    }
  if (!fold_events (begun, &chain->header, events, error))
    return NULL;

  *ledger = g_steal_pointer (&begun);

  return g_steal_pointer (&events);
}

/* Adds the events after the last one of @header and writes @header, within the caller's
 * transaction. */
static gboolean
write_events (MusterLedgerHeader  *header,
              GArray              *events,
              MusterLedger        *ledger,
              MusterDb            *db,
              GError             **error)
{
  g_auto (MusterLedgerSummary) summary = { 0 };

  for (guint i = 0; i < events->len; i++)
    if (!muster_ledger_event_append (&g_array_index (events, MusterLedgerEvent, i), header, db, error))
      return FALSE;

  muster_ledger_summarize (ledger, &summary);
  muster_ledger_header_set_summary (header, &summary);

  return muster_ledger_header_update (header, db, error);
}

/* Reads the present header and fails if the chain has changed since @before was read. */
static gboolean
load_unchanged (MusterLedgerHeader        *header,
                const MusterLedgerHeader  *before,
                MusterDb                  *db,
                GError                   **error)
{
  return muster_ledger_header_load (header, before->kind, db, before->id, error) &&
         (muster_hash_equal (&header->head, &before->head) ||
          muster_ledger_kind_fail (before->kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                   MUSTER_LEDGER_WENT_ON, .title = header->title));
}

static void
clear_standing (gpointer data)
{
  MusterLedgerStanding *standing = data;

  g_clear_pointer (&standing->uuid, g_free);
  g_clear_pointer (&standing->title, g_free);
}

MusterSnapshot *
muster_ledger_exchange_hold (MusterLedgerStore *store)
{
  return muster_snapshot_begin (muster_ledger_store_get_db (store));
}

GArray *
muster_ledger_exchange_list (MusterLedgerStore  *store,
                             GError            **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, LIST), error);
  g_autoptr (GArray) standings = g_array_new (FALSE, FALSE, sizeof (MusterLedgerStanding));
  gboolean row = TRUE;

  g_array_set_clear_func (standings, clear_standing);
  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      g_auto (MusterLedgerHeader) header = { 0 };
      MusterLedgerStanding standing = { 0 };

      if (!row)
        return g_steal_pointer (&standings);
      if (!muster_ledger_header_load (&header, kind, db, muster_stmt_get_int (stmt, 0), error))
        return NULL;
      standing.id = header.id;
      standing.uuid = g_steal_pointer (&header.uuid);
      standing.title = g_steal_pointer (&header.title);
      standing.n_links = header.n_events + 1;
      standing.head = header.head;
      standing.is_prepared = header.prepared != 0;
      g_array_append_val (standings, standing);
    }

  return NULL;
}

gboolean
muster_ledger_exchange_read_origin (MusterLedgerStore       *store,
                                    const MusterLedgerLink  *link,
                                    char                   **uuid,
                                    char                   **title)
{
  g_auto (MusterLedgerChain) chain = { 0 };

  if (!read_origin (&chain, muster_ledger_store_get_kind (store), link, NULL))
    return FALSE;
  if (uuid != NULL)
    *uuid = g_strdup (chain.origin.uuid);
  if (title != NULL)
    *title = g_strdup (chain.header.title);

  return TRUE;
}

char **
muster_ledger_exchange_list_packs (MusterLedgerStore      *store,
                                   const MusterLedgerLink *link)
{
  g_auto (MusterLedgerOrigin) origin = { 0 };

  return muster_ledger_origin_from_bytes (&origin, muster_ledger_store_get_kind (store), link->bytes)
           ? muster_ledger_origin_list_packs (&origin)
           : g_new0 (char *, 1);
}

char **
muster_ledger_exchange_list_packs_of (MusterLedgerStore  *store,
                                      gint64              id,
                                      GError            **error)
{
  g_auto (MusterLedgerOrigin) origin = { 0 };

  if (!muster_ledger_origin_load (&origin, muster_ledger_store_get_kind (store),
                                  muster_ledger_store_get_db (store), id, error))
    return NULL;

  return origin.document != NULL ? muster_ledger_origin_list_packs (&origin) : g_new0 (char *, 1);
}

GArray *
muster_ledger_exchange_read (MusterLedgerStore  *store,
                             gint64              id,
                             gint64              from,
                             GError            **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GArray) links = muster_ledger_exchange_link_array_new ();
  g_autoptr (MusterStmt) stmt = NULL;
  MusterHash before;
  gboolean row = TRUE;

  if (!muster_ledger_store_load_chain (store, id, &chain, error))
    return NULL;

  if (from <= 0)
    {
      MusterLedgerLink link = { muster_ledger_origin_to_bytes (&chain.origin, kind), chain.origin.hash };

      g_array_append_val (links, link);
    }

  /* Begin one event earlier, because the bytes of each event contain the hash of the one before. */
  before = chain.origin.hash;
  stmt = muster_ledger_event_select (kind, db, id, MAX (from - 2, 0), error);
  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      g_auto (MusterLedgerEvent) event = { 0 };

      if (!row)
        return g_steal_pointer (&links);
      if (!muster_ledger_event_read (&event, stmt, error))
        return NULL;
      if (event.seq >= from)
        {
          MusterLedgerLink link = { muster_ledger_event_to_bytes (&event, &before), event.hash };

          g_array_append_val (links, link);
        }
      before = event.hash;
    }

  return NULL;
}

gboolean
muster_ledger_exchange_find (MusterLedgerStore  *store,
                             gint64              id,
                             const MusterHash   *hash,
                             gint64             *number,
                             GError            **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerOrigin) origin = { 0 };
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, FIND), error);
  gboolean row;

  *number = -1;
  if (stmt == NULL || !muster_ledger_origin_load (&origin, kind, db, id, error))
    return FALSE;

  if (origin.uuid != NULL && muster_hash_equal (&origin.hash, hash))
    {
      *number = 0;
      return TRUE;
    }

  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_hash (stmt, 2, hash);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (row)
    *number = muster_stmt_get_int (stmt, 0);

  return TRUE;
}

static MusterLedgerRelation
get_relation (const MusterLedgerComparison *comparison)
{
  if (comparison->n_ahead > 0)
    return comparison->n_behind > 0 ? MUSTER_LEDGER_FORKED : MUSTER_LEDGER_AHEAD;

  return comparison->n_behind > 0 ? MUSTER_LEDGER_BEHIND : MUSTER_LEDGER_SAME;
}

/* Whether both began alike. On which day somebody stored one, and in which time zone, is no part of it. */
static gboolean
has_same_setup (const MusterLedgerOrigin *ours,
                const MusterLedgerOrigin *theirs)
{
  static const char *const circumstances[] = { "played", MUSTER_CAMPAIGN_ZONE, NULL };
  g_autofree char *own = muster_ledger_origin_dup_without (ours, circumstances);
  g_autofree char *other = muster_ledger_origin_dup_without (theirs, circumstances);

  return g_str_equal (ours->uuid, theirs->uuid) && g_str_equal (own, other);
}

/* Compares the entries that count, regardless of when each file stored them. */
static MusterLedgerComparison
compare_logs (const MusterLedgerChain *ours,
              const MusterLedgerChain *theirs)
{
  guint n_ours = ours->fold.n_counting, n_theirs = theirs->fold.n_counting;
  gboolean is_same_setup = has_same_setup (&ours->origin, &theirs->origin);
  MusterLedgerComparison comparison = { .is_other_chain = TRUE };
  guint n = 0;

  while (is_same_setup && n < n_ours && n < n_theirs &&
         g_str_equal (ours->fold.entries->pdata[n], theirs->fold.entries->pdata[n]))
    n++;

  comparison.n_common = n;
  comparison.n_ahead = n_ours - n;
  comparison.n_behind = n_theirs - n;
  comparison.relation = is_same_setup ? get_relation (&comparison) : MUSTER_LEDGER_FORKED;
  comparison.is_other_chain = comparison.relation != MUSTER_LEDGER_FORKED;

  return comparison;
}

/* What a chain says after its first @n links besides the log that came of it. @goes_back: (out): something
 * was undone or redone. @has_undone: (out): there is an order that does not count in the end. */
static void
look_back (GArray              *links,
           guint                n,
           const MusterLogFold *fold,
           gboolean            *goes_back,
           gboolean            *has_undone)
{
  *goes_back = *has_undone = FALSE;
  for (guint i = MAX (n, 1); i < links->len; i++)
    {
      g_auto (MusterLedgerEvent) event = { 0 };
      MusterHash before;

      if (!muster_ledger_event_from_bytes (&event, g_array_index (links, MusterLedgerLink, i).bytes, &before))
        continue;
      if (event.kind != MUSTER_LEDGER_ORDER)
        *goes_back = TRUE;
      else if (event.place >= fold->n_counting ||
               !g_str_equal (event.payload, fold->entries->pdata[event.place]))
        *has_undone = TRUE;
    }
}

/* Compares two chains of which neither continues the other, both of them read already. Where one log equals
 * or continues the other, theirs can take the place of ours only if that loses nothing: no order of ours
 * that was undone, and nobody’s undoing (S-LEDGER-06). */
static void
compare_forked (GArray                  *own,
                const MusterLedgerChain *ours,
                const MusterLedgerLink  *links,
                guint                    n_links,
                const MusterLedgerChain *theirs,
                MusterLedgerComparison  *comparison)
{
  MusterLedgerComparison logs = compare_logs (ours, theirs);
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (MusterLedgerLink));
  guint n = (guint) (comparison->n_common + 1);
  gboolean we_go_back, they_go_back, we_have_undone, they_have_undone;

  g_array_append_vals (others, links, n_links);
  look_back (own, n, &ours->fold, &we_go_back, &we_have_undone);
  look_back (others, n, &theirs->fold, &they_go_back, &they_have_undone);
  if (logs.is_other_chain && (we_have_undone || (we_go_back && logs.relation != MUSTER_LEDGER_SAME) ||
                              (they_go_back && logs.relation == MUSTER_LEDGER_AHEAD)))
    {
      logs.is_other_chain = FALSE;
      logs.relation = MUSTER_LEDGER_FORKED;
      logs.n_ahead = own->len - 1 - logs.n_common;
      logs.n_behind = n_links - 1 - logs.n_common;
    }
  if (logs.is_other_chain || n == 0)
    *comparison = logs;
}

gboolean
muster_ledger_exchange_compare (MusterLedgerStore       *store,
                                gint64                   id,
                                const MusterLedgerLink  *links,
                                guint                    n_links,
                                MusterLedgerComparison  *comparison,
                                GError                 **error)
{
  g_autoptr (GArray) own = muster_ledger_exchange_read (store, id, 0, error);
  g_auto (MusterLedgerChain) ours = { 0 };
  g_auto (MusterLedgerChain) theirs = { 0 };
  g_autoptr (GArray) events = NULL;
  guint n = 0;

  g_return_val_if_fail (n_links > 0, FALSE);

  if (own == NULL)
    return FALSE;
  while (n < own->len && n < n_links &&
         muster_hash_equal (&g_array_index (own, MusterLedgerLink, n).hash, &links[n].hash))
    n++;

  *comparison = (MusterLedgerComparison) { .n_common = (gint64) n - 1, .n_ahead = own->len - n,
                                           .n_behind = n_links - n };
  comparison->relation = get_relation (comparison);
  if (comparison->relation != MUSTER_LEDGER_FORKED)
    return TRUE;

  if (!muster_ledger_store_load_chain (store, id, &ours, error) ||
      !read_origin (&theirs, ours.header.kind, &links[0], error))
    return FALSE;

  events = read_events (&theirs, links + 1, n_links - 1, error);
  if (events != NULL)
    compare_forked (own, &ours, links, n_links, &theirs, comparison);

  return events != NULL;
}

gboolean
muster_ledger_exchange_append (MusterLedgerStore       *store,
                               gint64                   id,
                               const MusterLedgerLink  *links,
                               guint                    n_links,
                               MusterLibrary           *library,
                               GError                 **error)
{
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_auto (MusterLedgerHeader) header = { 0 };
  g_autoptr (MusterLedger) ledger = NULL;
  g_autoptr (MusterTransaction) transaction = NULL;
  g_autoptr (GArray) events = NULL;

  if (!muster_ledger_store_load_chain (store, id, &chain, error))
    return FALSE;

  /* Replay our own chain first, because read_events() changes @chain. */
  ledger = muster_ledger_replay (&chain, library, NULL, error);
  if (ledger == NULL || !muster_ledger_replay_compare (&chain, ledger, error))
    return FALSE;

  events = read_events (&chain, links, n_links, error);
  if (events == NULL || !fold_events (ledger, &chain.header, events, error))
    return FALSE;
  if (n_links == 0)
    return TRUE;

  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL || !load_unchanged (&header, &chain.header, db, error) ||
      !muster_ledger_header_touch (&header, db, error) ||
      !write_events (&header, events, ledger, db, error) || !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (store, MUSTER_RECORD_CHANGED, id);

  return TRUE;
}

gboolean
muster_ledger_exchange_add (MusterLedgerStore       *store,
                            const MusterLedgerLink  *links,
                            guint                    n_links,
                            MusterLibrary           *library,
                            gint64                  *id,
                            GError                 **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterLedger) ledger = NULL;
  g_autoptr (GArray) events = NULL;
  g_autoptr (MusterTransaction) transaction = NULL;
  MusterLedgerHeader *header = &chain.header;

  g_return_val_if_fail (n_links > 0, FALSE);

  events = muster_ledger_exchange_fold (&chain, kind, links, n_links, library, &ledger, error);
  transaction = events != NULL ? muster_transaction_begin (db, error) : NULL;
  if (transaction == NULL || !muster_tally_add (db, kind->name, &header->id, error) ||
      !muster_ledger_header_touch (header, db, error) || !muster_ledger_header_insert (header, db, error) ||
      !muster_ledger_origin_insert (&chain.origin, kind, db, header->id, error) ||
      !write_events (header, events, ledger, db, error) || !muster_transaction_commit (transaction, error))
    return FALSE;

  *id = header->id;
  muster_ledger_store_emit (store, MUSTER_RECORD_ADDED, *id);

  return TRUE;
}

gboolean
muster_ledger_exchange_give (MusterLedger  *ledger,
                             const char    *entry,
                             guint          place,
                             GArray        *events,
                             GError       **error)
{
  MusterLedgerEvent event = { .seq = events->len + 1, .kind = MUSTER_LEDGER_ORDER, .place = place };
  g_autofree char *digest = NULL;

  if (!muster_ledger_load_entry (ledger, entry, "entry", error))
    return FALSE;

  digest = muster_ledger_dup_state_digest (ledger);
  muster_hash_from_hex (&event.state, digest);
  event.payload = g_strdup (entry);
  event.recorded = muster_store_now ();
  event.program = g_strdup (PACKAGE_VERSION);
  g_array_append_val (events, event);

  return TRUE;
}

gboolean
muster_ledger_exchange_replace (MusterLedgerStore         *store,
                                const MusterLedgerHeader  *ours,
                                MusterLedgerChain         *theirs,
                                GArray                    *events,
                                MusterLedger              *ledger,
                                GError                   **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  MusterDb *db = muster_ledger_store_get_db (store);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, DELETE_EVENTS), error);
  g_auto (MusterLedgerHeader) header = { 0 };

  if (transaction == NULL || stmt == NULL || !load_unchanged (&header, ours, db, error))
    return FALSE;

  muster_stmt_bind_int (stmt, 1, ours->id);
  header.created = theirs->origin.created;
  header.head = theirs->origin.hash;
  header.n_events = header.n_entries = header.n_counting = 0;
  if (!muster_stmt_run (stmt, NULL, error) ||
      !muster_ledger_origin_update (&theirs->origin, kind, db, ours->id, error) ||
      !muster_ledger_header_touch (&header, db, error) ||
      !write_events (&header, events, ledger, db, error) || !muster_transaction_commit (transaction, error))
    return FALSE;

  muster_ledger_store_emit (store, MUSTER_RECORD_CHANGED, ours->id);

  return TRUE;
}

gboolean
muster_ledger_exchange_adopt (MusterLedgerStore       *store,
                              gint64                   id,
                              const MusterLedgerLink  *links,
                              guint                    n_links,
                              MusterLibrary           *library,
                              GError                 **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (store);
  g_auto (MusterLedgerChain) ours = { 0 };
  g_auto (MusterLedgerChain) theirs = { 0 };
  g_autoptr (MusterLedger) ledger = NULL;
  g_autoptr (GArray) events = NULL;
  MusterLedgerComparison comparison;

  g_return_val_if_fail (n_links > 0, FALSE);

  if (!muster_ledger_store_load_chain (store, id, &ours, error) ||
      !muster_ledger_exchange_compare (store, id, links, n_links, &comparison, error))
    return FALSE;
  events = muster_ledger_exchange_fold (&theirs, kind, links, n_links, library, &ledger, error);
  if (events == NULL)
    return FALSE;
  if (comparison.relation == MUSTER_LEDGER_FORKED)
    return muster_ledger_kind_fail (kind, error, MUSTER_STORE_ERROR_CONSTRAINT, MUSTER_LEDGER_WENT_ON,
                                    .title = ours.header.title);

  for (guint i = theirs.fold.n_counting; i < ours.fold.n_counting; i++)
    if (!muster_ledger_exchange_give (ledger, ours.fold.entries->pdata[i], i, events, error))
      return FALSE;

  return muster_ledger_exchange_replace (store, &ours.header, &theirs, events, ledger, error);
}
