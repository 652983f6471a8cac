/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"

G_BEGIN_DECLS

/* Writes results as lines of the table, with the columns in their order and CR LF at the end. A
 * text that a spreadsheet would take for a formula gets an apostrophe before it. A result that
 * is read back is identical. */

/* @places: whether the table has their column */
void              muster_club_csv_append_result (GString                *csv,
                                                 const MusterClubResult *result,
                                                 gboolean                places);
/* Writes the whole table, sorted by date and battle, with the names under which the results were
 * entered. */
char             *muster_club_csv_write         (const MusterClubBook   *book) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the lines of one result, without a header. Returns NULL if they are not those of a
 * result. */
MusterClubResult *muster_club_csv_read_result   (const char             *csv,
                                                 gsize                   length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
