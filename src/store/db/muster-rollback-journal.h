/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db-header.h"

G_BEGIN_DECLS

/**
 * MusterJournalVerdict:
 * @MUSTER_JOURNAL_COLD: nothing in it that would be played back
 * @MUSTER_JOURNAL_OWN: left by a transaction that was cut off; playing it back is right
 * @MUSTER_JOURNAL_STRANGE: of another file or of another time; playing it back would destroy the
 *   file
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
