/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/club/muster-cli-club.h"
#include "core/club/muster-evening-words.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* What the commands of evenings and events share. */

/**
 * MusterCliNight:
 * @store: (nullable): if it is to be changed
 * @evening: (nullable): the one that the command is about, of @club
 * @tournament: (nullable): likewise
 */
typedef struct
{
  MusterStore *store;
  MusterClubContent *club;
  MusterEvening *evening;
  MusterTournament *tournament;
} MusterCliNight;

typedef enum
{
  MUSTER_CLI_NIGHT_READ,
  MUSTER_CLI_NIGHT_CHANGE,
} MusterCliNightUse;

void              muster_cli_club_night_clear        (MusterCliNight        *self);
/* Opens the club and finds what is called @name: as its list shows it, or a title that only one has.
 * FALSE: said why. */
gboolean          muster_cli_club_night_open_evening (MusterCliNight        *self,
                                                      const char            *path,
                                                      const char            *name,
                                                      MusterCliNightUse      use);
gboolean          muster_cli_club_night_open_event   (MusterCliNight        *self,
                                                      const char            *path,
                                                      const char            *name,
                                                      MusterCliNightUse      use);
/* Keeps what was changed. @title: what was done. */
MusterCliStatus   muster_cli_club_night_keep         (MusterCliNight        *self,
                                                      const char            *title);
/* Says why something is refused. */
MusterCliStatus   muster_cli_club_night_refuse       (const GError          *error);

/* Returns whether names can be kept: UTF-8, and not empty. FALSE: said which cannot. */
gboolean          muster_cli_club_night_check_names (char                 **names);
/* Splits a list with commas. NULL: said what is wrong with it. */
char            **muster_cli_club_night_split_names (const char            *option,
                                                     const char            *text) G_GNUC_WARN_UNUSED_RESULT;
/* RESULT [POINTS POINTS] from @words on. @has_points: (out). FALSE: said what cannot be read. */
gboolean          muster_cli_club_night_read_result (char                 **words,
                                                     MusterClubVerdict     *verdict,
                                                     gboolean              *has_points,
                                                     gint64                *points);
/* A number of a round. @text: (nullable): 0. FALSE: said that it cannot be read. */
gboolean          muster_cli_club_night_read_round  (const char            *option,
                                                     const char            *text,
                                                     guint                 *round);
/* The id of a ruleset by its id or name in any case; any other text stays as it is. NULL: said why the
 * rulesets cannot be read. */
char             *muster_cli_club_night_dup_game    (const char            *text) G_GNUC_WARN_UNUSED_RESULT;

/* "evening-3" */
char             *muster_cli_club_night_dup_evening_id (const MusterEvening   *evening) G_GNUC_WARN_UNUSED_RESULT;
char             *muster_cli_club_night_dup_event_id   (const MusterTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

/* "result" and "points" of a pair. */
void              muster_cli_club_night_add_pair_result     (JsonBuilder           *builder,
                                                             const MusterRoundPair *pair);
/* A round of an evening, as `pair --json` prints it. */
void              muster_cli_club_night_add_evening_round   (JsonBuilder           *builder,
                                                             const MusterCliNight  *night,
                                                             guint                  round);
void              muster_cli_club_night_print_evening_round (const MusterCliNight  *night,
                                                             guint                  round);
/* For words about an evening; @library may be NULL. */
MusterEveningWords muster_cli_club_night_words              (const MusterCliNight  *night,
                                                             MusterLibrary         *library);
/* "2026-01-31" */
char             *muster_cli_club_night_dup_today           (void) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCliNight, muster_cli_club_night_clear)

G_END_DECLS
