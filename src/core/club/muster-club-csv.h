/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/* Results as lines of the table, in the order of its columns, ended by CR LF. Texts that a spreadsheet would
 * run have an apostrophe before them. What is read again is the same to the byte. */

void              muster_club_csv_append_result (GString                *csv,
                                                 const MusterClubResult *result);
/* A whole table, by date and battle, with the names under which the results came. */
char             *muster_club_csv_write         (const MusterClubBook   *book) G_GNUC_WARN_UNUSED_RESULT;

/* The lines of one result, without a header. NULL: they are not those of a result. */
MusterClubResult *muster_club_csv_read_result   (const char             *csv,
                                                 gsize                   length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
