/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-guess.h"
#include "core/club/muster-club-seats.h"

G_BEGIN_DECLS

/**
 * MusterClubClerk:
 * @columns: where a meaning stands, by its seat; -1 if nowhere
 * @spellings: what a name of the table is spelled like here
 * @people: the same by the name in small letters
 * @same: whose a name is, as somebody settled
 * @rulesets: the id or name of a game by what the table calls it
 * @seen: what tells doubles, of the club and of the battles so far
 * @battles: the names of battles that are taken
 * @counts: how many battles of each game there are
 * @met: two who took part in one battle, as muster_club_guess_finish_dup_meeting() has them
 *
 * Who reads a table.
 */
typedef struct
{
  const MusterClubSheet *sheet;
  const MusterClubMeanings *meanings;
  const MusterClubReader *reader;
  const MusterClubGuessClub *club;
  MusterClubGuess *guess;
  int columns[MUSTER_CLUB_MEANS_NONE][MUSTER_CLUB_MAX_SEATS + 1];
  GHashTable *spellings;
  GHashTable *people;
  GHashTable *same;
  GHashTable *rulesets;
  GHashTable *seen;
  GHashTable *battles;
  GHashTable *counts;
  GHashTable *met;
} MusterClubClerk;

/* @row: of the sheet */
void        muster_club_clerk_refuse        (MusterClubClerk     *self,
                                             guint                row,
                                             int                  column,
                                             const char          *reason);
const char *muster_club_clerk_spell         (MusterClubClerk     *self,
                                             const char          *text);
const char *muster_club_clerk_resolve       (MusterClubClerk     *self,
                                             const char          *name);
gboolean    muster_club_clerk_read_head     (MusterClubClerk     *self,
                                             guint                row,
                                             MusterClubHead      *head);
gboolean    muster_club_clerk_read_seat     (MusterClubClerk     *self,
                                             guint                row,
                                             guint                number,
                                             MusterClubGuessSeat *seat);

/* The id of a known ruleset, or the name of a game of its own. */
const char *muster_club_clerk_find_game          (MusterClubClerk     *self,
                                                  const char          *text);
/* The same text for both orders of the two. */
char       *muster_club_guess_finish_dup_meeting (const char          *a,
                                                  const char          *b) G_GNUC_WARN_UNUSED_RESULT;

void        muster_club_guess_finish_know_results (MusterClubClerk     *self);
void        muster_club_guess_rows_read_battles   (MusterClubClerk     *self);
void        muster_club_guess_rows_read_players   (MusterClubClerk     *self);

/* Makes a battle of what was read of these rows, or refuses them. */
void        muster_club_guess_finish_clerk        (MusterClubClerk     *self,
                                                   const guint         *rows,
                                                   guint                n_rows,
                                                   MusterClubHead      *head,
                                                   MusterClubGuessSeat *seats,
                                                   guint                n_seats);

void        muster_club_guess_names_propose    (MusterClubClerk     *self);
void        muster_club_guess_names_list_games (MusterClubClerk     *self);

G_END_DECLS
