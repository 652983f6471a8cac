/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/* The words of tables: headings, results, roles, months and names of games, from data/club. A reader's
 * own language goes before English, and English before the others. */

/* @language: such as "de"; "" for English. (nullable): what a heading means, such as "player" or
 * "points2"; the texts live for ever. */
const char *muster_club_vocabulary_find_heading (const char        *heading,
                                                 const char        *language);
gboolean    muster_club_vocabulary_find_result  (const char        *word,
                                                 const char        *language,
                                                 MusterClubVerdict *verdict);
gboolean    muster_club_vocabulary_find_role    (const char        *word,
                                                 const char        *language,
                                                 MusterClubRole    *role);
gboolean    muster_club_vocabulary_is_bye       (const char        *word);
/* 1 to 12 for the name of a month, or at least three letters of it; 0 if it is none. */
guint       muster_club_vocabulary_find_month   (const char        *word,
                                                 const char        *language);
/* (nullable): the id of the ruleset that a game is, by its id, its name or a short name. */
const char *muster_club_vocabulary_find_ruleset (const char        *game);
/* The same, or the game as it is if it is of no ruleset. */
const char *muster_club_vocabulary_spell_game   (const char        *game);

/* In small letters, without accents, with single blanks in the place of other signs. */
char       *muster_club_vocabulary_fold         (const char        *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
