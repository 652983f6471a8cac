/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-import.h"
#include "core/club/muster-club-meanings.h"

G_BEGIN_DECLS

/* Makes results of a table that was never meant for it (N-IMPORT-03 to 08, 12 to 17). Nothing here changes a
 * club; any thread can do it. */

/**
 * MusterClubGuessClub:
 * @results: (element-type MusterClubResult): what the club has
 * @names: (nullable): whom it knows
 * @same: (nullable) (element-type utf8 utf8): names of the table, and whose they are, as somebody settled
 * @doubles: whether doubles are kept as well
 */
typedef struct
{
  GPtrArray *results;
  const MusterClubNames *names;
  GHashTable *same;
  gboolean doubles;
} MusterClubGuessClub;

/**
 * MusterClubGuessRow:
 * @fate: TAKEN, KNOWN for a double, or REFUSED
 * @column: the column that is the reason, or -1
 * @reason: (nullable): why it is refused, or that it is a double
 *
 * What becomes of a row of the table.
 */
typedef struct
{
  MusterClubFate fate;
  int column;
  const char *reason;
} MusterClubGuessRow;

/* Two names that may be one person's: a new one, and a member or another of the table. */
typedef struct
{
  const char *name;
  const char *member;
} MusterClubGuessName;

/**
 * MusterClubGuessGame:
 * @game: as the table has it
 * @ruleset: (nullable): the id of the ruleset that it is
 * @same: (nullable): another spelling that may be the same game
 */
typedef struct
{
  const char *game;
  const char *ruleset;
  const char *same;
  guint battles;
} MusterClubGuessGame;

/**
 * MusterClubGuess:
 * @rows: (element-type MusterClubGuessRow): one for each row below the headings
 * @results: (element-type MusterClubResult): the battles that are kept, in the order of the table
 * @n_doubles: battles that are left out because they are there already
 * @n_refused: rows that are refused
 * @names: (element-type MusterClubGuessName): by name, then member
 * @games: (element-type MusterClubGuessGame): by game
 * @merges: (element-type MusterClubGuessName): what @same settled about names of this table
 * @new_players: (element-type utf8): who is a member by it, in the order of the table
 */
typedef struct
{
  const MusterClubMeanings *meanings;
  GArray *rows;
  GPtrArray *results;
  guint n_doubles;
  guint n_refused;
  GArray *names;
  GArray *games;
  GArray *merges;
  GPtrArray *new_players;
  GStringChunk *texts;
} MusterClubGuess;

/* @meanings: must outlive it. */
MusterClubGuess *muster_club_guess_new  (const MusterClubSheet     *sheet,
                                         const MusterClubMeanings  *meanings,
                                         const MusterClubReader    *reader,
                                         const MusterClubGuessClub *club) G_GNUC_WARN_UNUSED_RESULT;
void             muster_club_guess_free (MusterClubGuess           *self);

/* The rows that are refused as a table, as they came, with a column that says why (N-IMPORT-15). */
char            *muster_club_guess_write_refused (const MusterClubGuess *self,
                                                  const MusterClubSheet *sheet) G_GNUC_WARN_UNUSED_RESULT;

/* What may have been meant by a cell that is the reason why its row is refused. @row: of the sheet. */
char            *muster_club_guess_propose_dup_proposal  (const MusterClubSheet    *sheet,
                                                          const MusterClubMeanings *meanings,
                                                          const MusterClubReader   *reader,
                                                          guint                     row,
                                                          guint                     column) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubGuess, muster_club_guess_free)

G_END_DECLS
