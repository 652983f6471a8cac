/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-journal.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"
#include "store/ledger/muster-ledger-event.h"
#include "store/muster-ledger-store-private.h"

/* Stores each change of a ledger in one transaction: it reads the row and compares it with what it
 * saw last, adds the events and updates the row.
 *
 * When a commit fails, it may or may not have reached the disk. The ledger in memory is
 * then in the state before the events, and the file is in the state before or after them. Neither
 * does harm: the next order names its place, and whatever the file has at that place drops out of
 * the log. So after a failure of its own the journal goes on from whatever the file has; after a
 * change by another program it refuses. */

struct _MusterLedgerJournal
{
  MusterObject parent_instance;

  MusterLedgerStore *store;
  gint64 id;
  MusterHash head;
  gboolean is_in_doubt;
};

static gboolean
fill_event (MusterLedgerEvent      *event,
            MusterLedgerEventKind   kind,
            guint                   place,
            const char             *payload,
            const char             *state_digest,
            GError                **error)
{
  event->kind = kind;
  event->place = place;
  event->payload = g_strdup (payload);
  event->recorded = muster_store_now ();
  event->program = g_strdup (PACKAGE_VERSION);

  if (muster_hash_from_hex (&event->state, state_digest))
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               _("“%s” is not the digest of a state."), state_digest);

  return FALSE;
}

/* What takes no orders at the moment; the store of the ledger has it. */
typedef struct
{
  gint64 id;
  char *reason;
} Guard;

static void
free_guard (gpointer data)
{
  g_free (((Guard *) data)->reason);
  g_free (data);
}

static GQuark
guard_quark (void)
{
  return g_quark_from_static_string ("muster-ledger-guard");
}

static gboolean
write_events (MusterLedgerJournal        *self,
              MusterLedgerEvent          *events,
              guint                       n_events,
              const MusterLedgerSummary  *summary,
              GError                    **error)
{
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (self->store);
  MusterDb *db = muster_ledger_store_get_db (self->store);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  const Guard *guard = g_object_get_qdata (G_OBJECT (self->store), guard_quark ());

  if (guard != NULL && guard->id == self->id)
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, guard->reason);
      return FALSE;
    }
  if (transaction == NULL || !muster_ledger_header_load (&header, kind, db, self->id, error))
    return FALSE;
  if (!self->is_in_doubt && !muster_hash_equal (&self->head, &header.head))
    return muster_ledger_kind_fail (kind, error, MUSTER_STORE_ERROR_CONSTRAINT, MUSTER_LEDGER_WENT_ON,
                                    .title = header.title);

  for (guint i = 0; i < n_events; i++)
    if (!muster_ledger_event_append (&events[i], &header, db, error))
      return FALSE;
  if (summary != NULL)
    muster_ledger_header_set_summary (&header, summary);
  if (!muster_ledger_header_touch (&header, db, error) || !muster_ledger_header_update (&header, db, error))
    return FALSE;

  self->is_in_doubt = !muster_transaction_commit (transaction, error);
  if (!self->is_in_doubt)
    self->head = header.head;

  return !self->is_in_doubt;
}

static gboolean
muster_ledger_journal_append (MusterJournal              *journal,
                              guint                       index,
                              const MusterJournalEntry   *entries,
                              guint                       n_entries,
                              const MusterLedgerSummary  *summary,
                              GError                    **error)
{
  g_autoptr (GArray) events = muster_ledger_event_array_new (n_entries);

  for (guint i = 0; i < n_entries; i++)
    if (!fill_event (&g_array_index (events, MusterLedgerEvent, i), MUSTER_LEDGER_ORDER, index + i,
                     entries[i].text, entries[i].state_digest, error))
      return FALSE;

  return write_events (MUSTER_LEDGER_JOURNAL (journal), (MusterLedgerEvent *) events->data, n_entries,
                       summary, error);
}

static gboolean
muster_ledger_journal_seek (MusterJournal              *journal,
                            guint                       length,
                            const char                 *state_digest,
                            const MusterLedgerSummary  *summary,
                            GError                    **error)
{
  g_auto (MusterLedgerEvent) event = { 0 };

  return fill_event (&event, MUSTER_LEDGER_SEEK, length, "null", state_digest, error) &&
         write_events (MUSTER_LEDGER_JOURNAL (journal), &event, 1, summary, error);
}

static gboolean
muster_ledger_journal_keep_details (MusterJournal  *journal,
                                    const char     *details,
                                    GError        **error)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);
  const MusterLedgerKind *kind = muster_ledger_store_get_kind (self->store);
  MusterDb *db = muster_ledger_store_get_db (self->store);
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  return transaction != NULL && muster_ledger_header_load (&header, kind, db, self->id, error) &&
         muster_ledger_detail_save (kind, db, self->id, header.uuid, details, error) &&
         muster_transaction_commit (transaction, error);
}

static void
muster_ledger_journal_shown (MusterJournal *journal)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);

  muster_ledger_store_emit (self->store, MUSTER_RECORD_CHANGED, self->id);
}

static void
muster_ledger_journal_journal_init (MusterJournalInterface *iface)
{
  iface->append = muster_ledger_journal_append;
  iface->seek = muster_ledger_journal_seek;
  iface->keep_details = muster_ledger_journal_keep_details;
  iface->shown = muster_ledger_journal_shown;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterLedgerJournal, muster_ledger_journal, MUSTER_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_JOURNAL,
                                                      muster_ledger_journal_journal_init))

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLedgerJournal, store, g_object_unref),
};

static void
muster_ledger_journal_class_init (MusterLedgerJournalClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_ledger_journal_init (MusterLedgerJournal *self)
{
}

MusterJournal *
muster_ledger_journal_new (MusterLedgerStore *store,
                           gint64             id,
                           const MusterHash  *head)
{
  MusterLedgerJournal *self = g_object_new (MUSTER_TYPE_LEDGER_JOURNAL, NULL);

  self->store = g_object_ref (store);
  self->id = id;
  self->head = *head;

  return MUSTER_JOURNAL (self);
}

void
muster_ledger_journal_guard (MusterLedgerStore *store,
                             gint64             id,
                             const char        *reason)
{
  Guard *guard = NULL;

  if (reason != NULL)
    {
      guard = g_new (Guard, 1);
      guard->id = id;
      guard->reason = g_strdup (reason);
    }
  g_object_set_qdata_full (G_OBJECT (store), guard_quark (), guard, free_guard);
}
