/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/ledger/muster-ledger-summary.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_JOURNAL (muster_journal_get_type ())
G_DECLARE_INTERFACE (MusterJournal, muster_journal, MUSTER, JOURNAL, GObject)

/**
 * MusterJournalEntry:
 * @text: a JSON object, as in the file of a battle or a campaign
 * @state_digest: the SHA-256 of the state after this entry, in hexadecimal digits
 *
 * An entry of a log that a ledger hands to its journal. The struct owns neither string.
 */
typedef struct
{
  const char *text;
  const char *state_digest;
} MusterJournalEntry;

/**
 * MusterJournalInterface:
 * @append: stores @n_entries entries from position @index on, all of them or none, and drops the
 *   entries that stood at that position or after it. @summary describes the state after the last
 *   entry, for lists
 * @seek: records that only the first @length entries count now (undo and redo)
 * @keep_details: stores the details (a JSON object) in place of the earlier ones
 * @shown: (nullable): the ledger calls it once the views show the last stored change, so that the
 *   journal can notify lists
 *
 * The storage to which a ledger writes every change. The first three functions return only when the
 * whole change is durable, or fail and change nothing. A ledger never shows a change that its
 * journal has not stored.
 */
struct _MusterJournalInterface
{
  GTypeInterface parent;

  gboolean (*append)       (MusterJournal              *self,
                            guint                       index,
                            const MusterJournalEntry   *entries,
                            guint                       n_entries,
                            const MusterLedgerSummary  *summary,
                            GError                    **error);
  gboolean (*seek)         (MusterJournal              *self,
                            guint                       length,
                            const char                 *state_digest,
                            const MusterLedgerSummary  *summary,
                            GError                    **error);
  gboolean (*keep_details) (MusterJournal              *self,
                            const char                 *details,
                            GError                    **error);
  void     (*shown)        (MusterJournal              *self);
};

gboolean muster_journal_append       (MusterJournal              *self,
                                      guint                       index,
                                      const MusterJournalEntry   *entries,
                                      guint                       n_entries,
                                      const MusterLedgerSummary  *summary,
                                      GError                    **error);
gboolean muster_journal_seek         (MusterJournal              *self,
                                      guint                       length,
                                      const char                 *state_digest,
                                      const MusterLedgerSummary  *summary,
                                      GError                    **error);
gboolean muster_journal_keep_details (MusterJournal              *self,
                                      const char                 *details,
                                      GError                    **error);
void     muster_journal_shown        (MusterJournal              *self);

G_END_DECLS
