/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/club/muster-club-points.h"

G_BEGIN_DECLS

/* The side of a player who had no opponent. */
#define MUSTER_CLUB_BYE "bye"

/* Limits that no club comes near. */
#define MUSTER_CLUB_MAX_CELL (64 * 1024) /* bytes */
#define MUSTER_CLUB_MAX_LINES 1000       /* in one battle */

typedef enum
{
  MUSTER_CLUB_WIN,
  MUSTER_CLUB_DRAW,
  MUSTER_CLUB_LOSS,
} MusterClubVerdict;

typedef enum
{
  MUSTER_CLUB_NO_ROLE,
  MUSTER_CLUB_ATTACKER,
  MUSTER_CLUB_DEFENDER,
} MusterClubRole;

/**
 * MusterClubHead:
 * @battle: a text that no other battle has
 * @date: YYYY-MM-DD
 *
 * What is the same for all players of a battle. Texts that were not given are "".
 */
typedef struct
{
  const char *battle;
  const char *date;
  const char *ruleset;
  const char *scenario;
  const char *place;
  const char *campaign;
} MusterClubHead;

/**
 * MusterClubLine:
 * @points: victory points of the side in hundredths, if @has_points
 * @rank: the place of the side in a battle of three sides or more, from 1; 0 if the battle has no
 *   places
 *
 * One player of a battle.
 */
typedef struct
{
  const char *player;
  const char *side;
  const char *force;
  const char *notes;
  gint64 points;
  gboolean has_points;
  guint rank;
  MusterClubVerdict verdict;
  MusterClubRole role;
} MusterClubLine;

/**
 * MusterClubResult:
 *
 * One battle and its players. It is immutable and reference-counted, so that any thread can use it.
 */
typedef struct
{
  gatomicrefcount ref_count;
  MusterClubHead head;
  guint n_lines;
  MusterClubLine lines[];
} MusterClubResult;

/* Copies the texts. An apostrophe that only keeps a spreadsheet from taking a text for a formula
 * is left out. */
MusterClubResult *muster_club_result_new        (const MusterClubHead   *head,
                                                 const MusterClubLine   *lines,
                                                 guint                   n_lines) G_GNUC_WARN_UNUSED_RESULT;
MusterClubResult *muster_club_result_ref        (MusterClubResult       *self);
void              muster_club_result_unref      (MusterClubResult       *self);

gboolean          muster_club_result_is_bye     (const MusterClubResult *self);
/* Returns whether all texts are equal; the order of the players makes no difference. */
gboolean          muster_club_result_equal      (const MusterClubResult *a,
                                                 const MusterClubResult *b);
/* Compares by date, then by battle. For sorting arrays of pointers to results. */
int               muster_club_result_compare    (gconstpointer           a,
                                                 gconstpointer           b);

/* Returns what is wrong with a line in view of those before it, or NULL. */
char             *muster_club_line_dup_fault    (const MusterClubLine   *lines,
                                                 guint                   line) G_GNUC_WARN_UNUSED_RESULT;
/* Returns what is wrong with all lines taken together, or NULL. */
char             *muster_club_lines_dup_fault   (const MusterClubLine   *lines,
                                                 guint                   n_lines) G_GNUC_WARN_UNUSED_RESULT;
/* Returns why this is not a valid result, or NULL. */
char             *muster_club_result_dup_fault  (const MusterClubResult *self) G_GNUC_WARN_UNUSED_RESULT;

/* The words that the table uses: "win", "attacker", "" and so on. */
const char       *muster_club_verdict_get_word  (MusterClubVerdict       verdict);
gboolean          muster_club_verdict_parse     (const char             *word,
                                                 MusterClubVerdict      *verdict);
const char       *muster_club_role_get_word     (MusterClubRole          role);
gboolean          muster_club_role_parse        (const char             *word,
                                                 MusterClubRole         *role);
/* Reads the place of a side: a whole number from 1; "" is 0, no place. */
gboolean          muster_club_rank_parse        (const char             *text,
                                                 guint                  *rank);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubResult, muster_club_result_unref)

G_END_DECLS
