/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-league.h"
#include "core/club/muster-round.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_TOURNAMENT_SWISS,
  MUSTER_TOURNAMENT_ROBIN,
} MusterTournamentSystem;

/* How the first round of the Swiss system is drawn up. */
typedef enum
{
  MUSTER_TOURNAMENT_LOT,
  MUSTER_TOURNAMENT_RATING,
  MUSTER_TOURNAMENT_HAND,
} MusterTournamentFirst;

/**
 * MusterTournamentBreak:
 * @MUSTER_TOURNAMENT_FOR: victory points
 * @MUSTER_TOURNAMENT_DIFFERENCE: victory points less those of the opponents
 * @MUSTER_TOURNAMENT_OPPONENTS: the points of those whom he met
 * @MUSTER_TOURNAMENT_MEDIAN: the same without one best and one worst
 * @MUSTER_TOURNAMENT_MET: what he won from those who tie with him
 * @MUSTER_TOURNAMENT_WINS: battles that he won
 *
 * What parts those who have as many points.
 */
typedef enum
{
  MUSTER_TOURNAMENT_FOR,
  MUSTER_TOURNAMENT_DIFFERENCE,
  MUSTER_TOURNAMENT_OPPONENTS,
  MUSTER_TOURNAMENT_MEDIAN,
  MUSTER_TOURNAMENT_MET,
  MUSTER_TOURNAMENT_WINS,
} MusterTournamentBreak;

#define MUSTER_TOURNAMENT_N_BREAKS 6
/* The number of rounds of a tournament that goes on until one is unbeaten. */
#define MUSTER_TOURNAMENT_UNBEATEN 0
/* The points that somebody may be given when he joins. */
#define MUSTER_TOURNAMENT_MAX_POINTS 1000000

/**
 * MusterTournamentJoin:
 * @after: how many rounds there were
 * @points: what he was given for those that he missed
 */
typedef struct
{
  guint after;
  int points;
} MusterTournamentJoin;

/**
 * MusterTournamentPlayer:
 * @force: what he leads, or ""
 * @lot: his lot, which stays when his name changes
 * @joins: (element-type MusterTournamentJoin)
 * @drops: (element-type guint): how many rounds there were each time when he dropped out
 */
typedef struct
{
  char *name;
  char *force;
  char *lot;
  GArray *joins;
  GArray *drops;
} MusterTournamentPlayer;

/**
 * MusterTournament:
 * @key: under which it is stored, or ""
 * @number: under which lists know it
 * @n_rounds: how many rounds there are to be, or %MUSTER_TOURNAMENT_UNBEATEN
 * @from, @to: days
 * @bye: what a bye is worth
 * @players: (element-type MusterTournamentPlayer): as they were named
 * @rounds: (element-type MusterRound): those that were drawn up
 *
 * An event of the club with rounds and standings.
 */
typedef struct
{
  char *key;
  gint64 number;
  char *name;
  MusterTournamentSystem system;
  guint n_rounds;
  char *from;
  char *to;
  char *ruleset;
  MusterClubScoring scoring;
  MusterTournamentBreak breaks[MUSTER_TOURNAMENT_N_BREAKS];
  guint n_breaks;
  MusterClubVerdict bye;
  MusterTournamentFirst first;
  gint64 seed;
  GPtrArray *players;
  GPtrArray *rounds;
} MusterTournament;

/* Makes a tournament with the usual settings. @date: its first and last day. */
MusterTournament       *muster_tournament_new         (const char              *name,
                                                       const char              *date) G_GNUC_WARN_UNUSED_RESULT;
MusterTournament       *muster_tournament_copy        (const MusterTournament  *self) G_GNUC_WARN_UNUSED_RESULT;
void                    muster_tournament_free        (MusterTournament        *self);

char                   *muster_tournament_json_write (const MusterTournament  *self) G_GNUC_WARN_UNUSED_RESULT;
MusterTournament       *muster_tournament_json_read  (const char              *key,
                                                      const char              *json,
                                                      GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a player before the first round. The seed must be set already. */
MusterTournamentPlayer *muster_tournament_add_player  (MusterTournament        *self,
                                                       const char              *name);
/* Returns NULL if nobody has that name. */
MusterTournamentPlayer *muster_tournament_find_player (const MusterTournament  *self,
                                                       const char              *name);
/* Returns the name that he has here, if it is another one of his; otherwise that of the member. */
const char             *muster_tournament_find_name   (const MusterTournament  *self,
                                                       const MusterClubNames   *names,
                                                       const char              *name);
/* Returns whether he has not dropped out. */
gboolean                muster_tournament_player_is_in (const MusterTournamentPlayer *self);
/* Gives somebody another name wherever it occurs. Returns whether it did. */
gboolean                muster_tournament_rename      (MusterTournament        *self,
                                                       const char              *name,
                                                       const char              *other);
/* Returns how many rounds there are unless somebody says otherwise. */
guint                   muster_tournament_count_rounds (MusterTournamentSystem  system,
                                                        guint                   n_players);

/* What is refused has the error %MUSTER_CORE_ERROR_REFUSED and changes nothing. From the next round
 * on. @points: for rounds that he missed. */
gboolean                muster_tournament_join            (MusterTournament        *self,
                                                           const char              *name,
                                                           int                      points,
                                                           GError                 **error);
gboolean                muster_tournament_drop            (MusterTournament        *self,
                                                           const char              *name,
                                                           GError                 **error);
/* Draws up the next round. @date: (nullable): otherwise the first day. @pairs: (nullable) (element-type
 * utf8): the names of attackers and defenders in turn, if it is given by hand. @rated: (nullable)
 * (element-type utf8): the names of the players from the highest rating, for a first round by
 * rating. */
gboolean                muster_tournament_draw            (MusterTournament        *self,
                                                           const char              *date,
                                                           GPtrArray               *pairs,
                                                           GPtrArray               *rated,
                                                           GError                 **error);
/* Takes the last round back, as long as it has no result. */
gboolean                muster_tournament_draw_undraw     (MusterTournament        *self,
                                                           GError                 **error);
/* (element-type utf8): lists the players from the highest rating on the day before @date; those
 * without a rating last, by name. */
GPtrArray              *muster_tournament_draw_list_rated (const MusterTournament  *self,
                                                           const MusterClubBook    *book,
                                                           const MusterClubNames   *names) G_GNUC_WARN_UNUSED_RESULT;
/* Returns why there is no next round, or NULL. */
char                   *muster_tournament_draw_dup_end    (const MusterTournament  *self) G_GNUC_WARN_UNUSED_RESULT;

/* Adds its results as the club counts them. */
void                    muster_tournament_add_results (const MusterTournament  *self,
                                                       GPtrArray               *results);

/* The words of documents and of the command line. */
const char             *muster_tournament_system_get_word (MusterTournamentSystem  system);
gboolean                muster_tournament_system_parse (const char             *word,
                                                       MusterTournamentSystem  *system);
const char             *muster_tournament_first_get_word (MusterTournamentFirst  first);
gboolean                muster_tournament_first_parse (const char              *word,
                                                       MusterTournamentFirst   *first);
const char             *muster_tournament_break_get_word (MusterTournamentBreak  by);
/* Reads a list of breaks. Returns what is wrong with it, or NULL. */
char                   *muster_tournament_breaks_parse (const char *const      *words,
                                                        MusterTournamentBreak  *breaks,
                                                        guint                  *n_breaks) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTournament, muster_tournament_free)

G_END_DECLS
