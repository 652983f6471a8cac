/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club-answers.h"
#include "core/club/muster-club-guess.h"

G_BEGIN_DECLS

/**
 * MusterClubTableFile:
 * @origin: what to call the file in an error
 * @results: (element-type MusterClubResult): what the club has
 * @names: whom it knows
 * @today: a day
 * @remembered: (nullable): what was settled about earlier tables, a{ss}, by the key of their headings
 *
 * A file with a table, and the club that it is for.
 */
typedef struct
{
  GBytes *file;
  char *origin;
  GPtrArray *results;
  MusterClubNames *names;
  char *today;
  GVariant *remembered;
} MusterClubTableFile;

MusterClubTableFile *muster_club_table_file_copy (const MusterClubTableFile *self) G_GNUC_WARN_UNUSED_RESULT;
void                 muster_club_table_file_free (MusterClubTableFile       *self);

/**
 * MusterClubReading:
 * @answers: what it was read with
 * @rows: (element-type MusterClubGuessRow): one for each row below the headings
 * @guess: (nullable): what was made of it
 * @import: (nullable): the same of the club's own table, which is read to the letter as long as nothing in
 *   it is refused and nobody has changed anything
 * @today: a day
 * @key: what tells tables with these headings from others; "" without headings
 *
 * A table as it is understood. It does not change any more.
 */
typedef struct
{
  MusterClubAnswers *answers;
  MusterClubSheet *sheet;
  MusterClubMeanings *meanings;
  MusterClubGuess *guess;
  MusterClubImport *import;
  GArray *rows;
  char *today;
  char *key;
} MusterClubReading;

/* @answers: (nullable): NULL for a table that nobody has looked at. On any thread. NULL: it cannot be
 * read. */
MusterClubReading *muster_club_reading_new  (const MusterClubTableFile  *file,
                                             const MusterClubAnswers    *answers,
                                             GError                    **error) G_GNUC_WARN_UNUSED_RESULT;
void               muster_club_reading_free (MusterClubReading          *self);

/* How many battles: @fate TAKEN or KNOWN; rows for REFUSED. */
guint              muster_club_reading_count (const MusterClubReading   *self,
                                              MusterClubFate             fate);
GPtrArray         *muster_club_reading_get_results (const MusterClubReading *self);
GPtrArray         *muster_club_reading_get_new_players (const MusterClubReading *self);
/* The refused rows as a table that says why. */
char              *muster_club_reading_dup_refused (const MusterClubReading *self) G_GNUC_WARN_UNUSED_RESULT;

/* The heading of a column, or its letter. */
char              *muster_club_reading_dup_heading (const MusterClubReading *self,
                                                    guint                    column) G_GNUC_WARN_UNUSED_RESULT;
/* Rows are counted below the headings. Where one begins in the file: */
guint              muster_club_reading_get_line  (const MusterClubReading   *self,
                                                  guint                      row);
MusterClubFate     muster_club_reading_get_fate  (const MusterClubReading   *self,
                                                  guint                      row);
/* What becomes of it and why. */
char              *muster_club_reading_dup_note  (const MusterClubReading   *self,
                                                  guint                      row) G_GNUC_WARN_UNUSED_RESULT;
/* The column that is the reason why it is refused, or -1. */
int                muster_club_reading_get_fault (const MusterClubReading   *self,
                                                  guint                      row);
/* (nullable): what may have been meant there. */
char              *muster_club_reading_dup_proposal (const MusterClubReading *self,
                                                     guint                    row) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubTableFile, muster_club_table_file_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubReading, muster_club_reading_free)

G_END_DECLS
