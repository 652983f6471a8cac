/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Separates the parts of a note; the no-break space keeps it from beginning a line. */
#define MUSTER_ROW_WORDS_DOT "\302\240· "

/* The progress: "prepared", "turn 3", "Column won, 7 : 4". */
char *muster_row_words_status (MusterLedgerRow *row) G_GNUC_WARN_UNUSED_RESULT;
/* What is played: ruleset, scenario and date. */
char *muster_row_words_game (MusterLedgerRow   *row,
                             MusterLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
/* Both of the above in one line. */
char *muster_row_words_note (MusterLedgerRow   *row,
                             MusterLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
/* When something was last used, in the reader's way of writing dates; both in seconds since 1970. */
char *muster_row_words_when (gint64             used,
                             gint64             now) G_GNUC_WARN_UNUSED_RESULT;
/* The same with the time, to tell things with the same title apart. */
char *muster_row_words_when_exactly (gint64 used,
                                     gint64 now) G_GNUC_WARN_UNUSED_RESULT;
char *muster_row_words_number (MusterLedgerRow *row) G_GNUC_WARN_UNUSED_RESULT;
/* All of that in a line, for a screen reader. */
char *muster_row_words_summary (MusterLedgerRow *row,
                                MusterLibrary   *library,
                                gint64           now) G_GNUC_WARN_UNUSED_RESULT;

/* A title that no other row has: "Skirmish at the ford (2)". */
char *muster_row_words_make_unique (MusterStoreList   *list,
                                    const char        *property,
                                    const char        *title,
                                    gint64             except) G_GNUC_WARN_UNUSED_RESULT;
/* Makes a file name of a title, without characters that file systems do not allow. @extension: with
 * its dot. */
char *muster_row_words_file_name (const char *title,
                                  const char *fallback,
                                  const char *extension) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
