/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/ledger/muster-ledger-summary.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_JOURNAL (muster_journal_get_type ())
G_DECLARE_INTERFACE (MusterJournal, muster_journal, MUSTER, JOURNAL, GObject)

/**
 * MusterJournalInterface:
 * @append: keeps an entry (a JSON object, as in the file of a battle or a campaign) at place @index; what
 * stood at or behind that place is no longer part of the log. @state_digest is the SHA-256 of the state that
 * it leads to, @summary what a list says of that state
 * @replace: keeps @n_entries entries from place @index on instead of what stood there, all of them or none.
 * @state_digests: one for each. @summary: of the last
 * @seek: keeps that only the first @length entries count now (undo and redo)
 * @keep: keeps the details (a JSON object of its own) instead of those there were before
 * @shown: (nullable): what was kept last is shown now, so that others may be told of it
 *
 * Where a ledger is written down as it goes on. The first four return only when the change is durable, all
 * of it or nothing; a ledger shows nothing that its journal has not taken.
 */
struct _MusterJournalInterface
{
  GTypeInterface parent;

  gboolean (*append) (MusterJournal              *self,
                      guint                       index,
                      const char                 *entry,
                      const char                 *state_digest,
                      const MusterLedgerSummary  *summary,
                      GError                    **error);
  gboolean (*replace) (MusterJournal             *self,
                       guint                      index,
                       const char *const         *entries,
                       const char *const         *state_digests,
                       guint                      n_entries,
                       const MusterLedgerSummary *summary,
                       GError                   **error);
  gboolean (*seek)   (MusterJournal              *self,
                      guint                       length,
                      const char                 *state_digest,
                      const MusterLedgerSummary  *summary,
                      GError                    **error);
  gboolean (*keep)   (MusterJournal              *self,
                      const char                 *details,
                      GError                    **error);
  void     (*shown)  (MusterJournal              *self);
};

gboolean muster_journal_append (MusterJournal              *self,
                                guint                       index,
                                const char                 *entry,
                                const char                 *state_digest,
                                const MusterLedgerSummary  *summary,
                                GError                    **error);
gboolean muster_journal_replace (MusterJournal             *self,
                                 guint                      index,
                                 const char *const         *entries,
                                 const char *const         *state_digests,
                                 guint                      n_entries,
                                 const MusterLedgerSummary *summary,
                                 GError                   **error);
gboolean muster_journal_seek   (MusterJournal              *self,
                                guint                       length,
                                const char                 *state_digest,
                                const MusterLedgerSummary  *summary,
                                GError                    **error);
gboolean muster_journal_keep   (MusterJournal              *self,
                                const char                 *details,
                                GError                    **error);
void     muster_journal_shown  (MusterJournal              *self);

G_END_DECLS
