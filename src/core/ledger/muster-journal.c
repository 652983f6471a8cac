/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-journal.h"

G_DEFINE_INTERFACE (MusterJournal, muster_journal, G_TYPE_OBJECT)

static void
muster_journal_default_init (MusterJournalInterface *iface)
{
}

gboolean
muster_journal_append (MusterJournal              *self,
                       guint                       index,
                       const MusterJournalEntry   *entries,
                       guint                       n_entries,
                       const MusterLedgerSummary  *summary,
                       GError                    **error)
{
  g_return_val_if_fail (MUSTER_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (n_entries > 0, FALSE);

  return MUSTER_JOURNAL_GET_IFACE (self)->append (self, index, entries, n_entries, summary, error);
}

gboolean
muster_journal_seek (MusterJournal              *self,
                     guint                       length,
                     const char                 *state_digest,
                     const MusterLedgerSummary  *summary,
                     GError                    **error)
{
  g_return_val_if_fail (MUSTER_IS_JOURNAL (self), FALSE);

  return MUSTER_JOURNAL_GET_IFACE (self)->seek (self, length, state_digest, summary, error);
}

gboolean
muster_journal_keep_details (MusterJournal  *self,
                             const char     *details,
                             GError        **error)
{
  g_return_val_if_fail (MUSTER_IS_JOURNAL (self), FALSE);

  return MUSTER_JOURNAL_GET_IFACE (self)->keep_details (self, details, error);
}

void
muster_journal_shown (MusterJournal *self)
{
  g_return_if_fail (MUSTER_IS_JOURNAL (self));

  if (MUSTER_JOURNAL_GET_IFACE (self)->shown != NULL)
    MUSTER_JOURNAL_GET_IFACE (self)->shown (self);
}
