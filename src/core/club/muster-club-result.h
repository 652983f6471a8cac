/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The side of whoever had nobody to play against. */
#define MUSTER_CLUB_BYE "bye"

/* Bounds what is added up: no club comes near them. */
#define MUSTER_CLUB_MAX_POINTS G_GINT64_CONSTANT (1000000000000)
#define MUSTER_CLUB_MAX_CELL (64 * 1024) /* bytes */
#define MUSTER_CLUB_MAX_LINES 1000       /* of a battle */

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
 * @battle: what tells it from others
 * @date: YYYY-MM-DD
 *
 * What is the same for all who took part. Texts that nobody gave are "".
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
 * @points: victory points of the side, if @has_points
 *
 * One who took part.
 */
typedef struct
{
  const char *player;
  const char *side;
  const char *force;
  const char *notes;
  gint64 points;
  gboolean has_points;
  MusterClubVerdict verdict;
  MusterClubRole role;
} MusterClubLine;

/**
 * MusterClubResult:
 *
 * One battle with who took part. Immutable and counted; the same in the hands of any thread.
 */
typedef struct
{
  gatomicrefcount ref_count;
  MusterClubHead head;
  guint n_lines;
  MusterClubLine lines[];
} MusterClubResult;

/* Copies the texts. An apostrophe that only keeps a spreadsheet from running a text is no part of it. */
MusterClubResult *muster_club_result_new        (const MusterClubHead   *head,
                                                 const MusterClubLine   *lines,
                                                 guint                   n_lines) G_GNUC_WARN_UNUSED_RESULT;
MusterClubResult *muster_club_result_ref        (MusterClubResult       *self);
void              muster_club_result_unref      (MusterClubResult       *self);

gboolean          muster_club_result_is_bye     (const MusterClubResult *self);
/* The same cells, in whatever order the players are named. */
gboolean          muster_club_result_equal      (const MusterClubResult *a,
                                                 const MusterClubResult *b);
/* By date, then by battle; for pointers to results in an array. */
int               muster_club_result_compare    (gconstpointer           a,
                                                 gconstpointer           b);

/* What does not fit the lines before it, or NULL. */
char             *muster_club_line_dup_fault    (const MusterClubLine   *lines,
                                                 guint                   line) G_GNUC_WARN_UNUSED_RESULT;
/* What is wrong with all of them together, or NULL. */
char             *muster_club_lines_dup_fault   (const MusterClubLine   *lines,
                                                 guint                   n_lines) G_GNUC_WARN_UNUSED_RESULT;
/* What keeps it from being a result at all, or NULL. */
char             *muster_club_result_dup_fault  (const MusterClubResult *self) G_GNUC_WARN_UNUSED_RESULT;

/* The words of the table: "win", "attacker", "" and so on. */
const char       *muster_club_verdict_get_word  (MusterClubVerdict       verdict);
gboolean          muster_club_verdict_parse     (const char             *word,
                                                 MusterClubVerdict      *verdict);
const char       *muster_club_role_get_word     (MusterClubRole          role);
gboolean          muster_club_role_parse        (const char             *word,
                                                 MusterClubRole         *role);
/* A whole number as people write it: digits, with a minus or without. */
gboolean          muster_club_points_parse      (const char             *text,
                                                 gint64                 *points);
/* Whether it would be one, however large. */
gboolean          muster_club_points_are_whole  (const char             *text);
/* Why they cannot be read. */
char             *muster_club_points_dup_fault  (const char             *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubResult, muster_club_result_unref)

G_END_DECLS
