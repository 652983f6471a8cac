/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-journal-private.h"

#include "store/ledger/muster-ledger-writer.h"

struct _MusterLedgerJournal
{
  MusterObject parent_instance;

  MusterLedgerStore *store;
  MusterLedgerWriter *writer;
};

static gboolean
muster_ledger_journal_append (MusterJournal              *journal,
                              guint                       index,
                              const char                 *entry,
                              const char                 *state_digest,
                              const MusterLedgerSummary  *summary,
                              GError                    **error)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);

  return muster_ledger_writer_append (self->writer, index, entry, state_digest, summary, error);
}

static gboolean
muster_ledger_journal_replace (MusterJournal              *journal,
                               guint                       index,
                               const char *const          *entries,
                               const char *const          *state_digests,
                               guint                       n_entries,
                               const MusterLedgerSummary  *summary,
                               GError                    **error)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);

  return muster_ledger_writer_replace (self->writer, index, entries, state_digests, n_entries, summary,
                                       error);
}

static gboolean
muster_ledger_journal_seek (MusterJournal              *journal,
                            guint                       length,
                            const char                 *state_digest,
                            const MusterLedgerSummary  *summary,
                            GError                    **error)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);

  return muster_ledger_writer_seek (self->writer, length, state_digest, summary, error);
}

static gboolean
muster_ledger_journal_keep (MusterJournal  *journal,
                            const char     *details,
                            GError        **error)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);

  return muster_ledger_store_keep_details (self->store, muster_ledger_writer_get_id (self->writer),
                                           details, error);
}

static void
muster_ledger_journal_shown (MusterJournal *journal)
{
  MusterLedgerJournal *self = MUSTER_LEDGER_JOURNAL (journal);

  muster_ledger_store_emit (self->store, MUSTER_RECORD_CHANGED,
                            muster_ledger_writer_get_id (self->writer));
}

static void
muster_ledger_journal_journal_init (MusterJournalInterface *iface)
{
  iface->append = muster_ledger_journal_append;
  iface->replace = muster_ledger_journal_replace;
  iface->seek = muster_ledger_journal_seek;
  iface->keep = muster_ledger_journal_keep;
  iface->shown = muster_ledger_journal_shown;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterLedgerJournal, muster_ledger_journal, MUSTER_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_JOURNAL,
                                                      muster_ledger_journal_journal_init))

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterLedgerJournal, writer, muster_ledger_writer_free),
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

MusterLedgerJournal *
muster_ledger_journal_new (MusterLedgerStore *store,
                           gint64             id,
                           const MusterHash  *head)
{
  MusterLedgerJournal *self = g_object_new (MUSTER_TYPE_LEDGER_JOURNAL, NULL);

  self->store = g_object_ref (store);
  self->writer = muster_ledger_writer_new (muster_ledger_store_get_keeper (store), id, head);

  return self;
}
