/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db-header.h"

G_BEGIN_DECLS

/**
 * MusterJournalVerdict:
 * @MUSTER_JOURNAL_COLD: it contains nothing that SQLite would play back
 * @MUSTER_JOURNAL_OWN: an interrupted transaction left it, and SQLite must play it back
 * @MUSTER_JOURNAL_STRANGE: it belongs to another file or to an earlier time; playing it back would
 *   destroy the file
 */
typedef enum
{
  MUSTER_JOURNAL_COLD,
  MUSTER_JOURNAL_OWN,
  MUSTER_JOURNAL_STRANGE,
} MusterJournalVerdict;

gboolean muster_rollback_journal_judge (const char            *path,
                                        const MusterDbHeader  *file,
                                        MusterJournalVerdict  *verdict,
                                        GError               **error);

G_END_DECLS
