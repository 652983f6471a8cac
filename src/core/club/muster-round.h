/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-names.h"
#include "core/club/muster-club-result.h"
#include "core/muster-json-value.h"
#include "core/muster-spot.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Limits of a document; no club comes near them. */
#define MUSTER_ROUND_MAX_PEOPLE 1000
#define MUSTER_ROUND_MAX_ROUNDS 1000

/**
 * MusterRoundPair:
 * @table: from 1; no other pair of the round has it
 * @game: the id of a ruleset, any other game, or ""
 * @scenario: the id of one of its scenarios, or ""
 * @battle: the UUID of the battle that was begun from the pair, or ""
 * @is_fixed: whether drawing up the round anew leaves it alone
 * @is_fought: whether the result comes from @battle and was not entered on the pair
 * @verdict: the attacker's, if @has_result
 * @points: the attacker's and the defender's, if @has_points
 */
typedef struct
{
  guint table;
  char *attacker;
  char *defender;
  char *game;
  char *scenario;
  char *battle;
  gboolean is_fixed;
  gboolean is_begun;
  gboolean has_result;
  gboolean has_points;
  gboolean is_fought;
  MusterClubVerdict verdict;
  gint64 points[2];
} MusterRoundPair;

/**
 * MusterRound:
 * @date: the day, or "" for that of the evening
 * @game: what all pairs were drawn up for, or ""
 * @pairs: (element-type MusterRoundPair): by table
 * @bye: who sits out, or ""
 *
 * A round of an evening or of a tournament.
 */
typedef struct
{
  char *date;
  char *game;
  GPtrArray *pairs;
  char *bye;
} MusterRound;

MusterRound      *muster_round_new          (const char             *game) G_GNUC_WARN_UNUSED_RESULT;
void              muster_round_free         (MusterRound            *self);
MusterRoundPair  *muster_round_pair_new     (const char             *attacker,
                                             const char             *defender,
                                             const char             *game) G_GNUC_WARN_UNUSED_RESULT;

/* Writes and reads a round as part of a document. Errors name the place. */
void              muster_round_json_write (const MusterRound      *self,
                                           JsonBuilder            *builder);
/* Returns: (nullable): NULL with an error of @spot */
MusterRound      *muster_round_json_read  (const MusterSpot       *spot) G_GNUC_WARN_UNUSED_RESULT;

/* Returns his pair, or NULL. */
MusterRoundPair  *muster_round_find         (const MusterRound      *self,
                                             const char             *name);
/* Returns the pair at a table, or NULL. */
MusterRoundPair  *muster_round_find_at      (const MusterRound      *self,
                                             guint                   table);
/* Returns the lowest number of a table that is free. */
guint             muster_round_find_table   (const MusterRound      *self);
/* Sorts the pairs by table. */
void              muster_round_sort         (MusterRound            *self);
/* Returns whether two, by the names of members, have met: they are a pair that has begun or has a
 * result. */
gboolean          muster_round_has_met      (const MusterRound      *self,
                                             const MusterClubNames  *names,
                                             const char             *one,
                                             const char             *other);
/* Gives somebody another name wherever it occurs. Returns whether it did. */
gboolean          muster_round_rename       (MusterRound            *self,
                                             const char             *name,
                                             const char             *other);

/* Returns whether nobody may be taken out of the pair any more. */
gboolean          muster_round_pair_is_settled (const MusterRoundPair *self);
/* Returns how it ended for the other side. */
MusterClubVerdict muster_round_turn_verdict  (MusterClubVerdict       verdict);

/* Finds his pair of a round. @rounds: (element-type MusterRound). @number: from 1, or 0 for the last
 * round. NULL: the error is %MUSTER_CORE_ERROR_REFUSED. */
MusterRoundPair  *muster_rounds_find_pair   (GPtrArray              *rounds,
                                             guint                   number,
                                             const char             *name,
                                             GError                **error);
/* @verdict: of @name. @points: (nullable): of @name and of @opponent. A second result replaces the
 * first. */
gboolean          muster_rounds_set_result  (GPtrArray              *rounds,
                                             guint                   number,
                                             const char             *name,
                                             const char             *opponent,
                                             MusterClubVerdict       verdict,
                                             const gint64           *points,
                                             GError                **error);
/* Takes the result away again. */
gboolean          muster_rounds_unset_result (GPtrArray             *rounds,
                                              guint                  number,
                                              const char            *name,
                                              GError               **error);

/* Adds the results of a round as the club counts them, byes included. @head: what all of them have;
 * its battle is what their ids begin with, its day holds where the round has none, and its ruleset
 * where a pair has no game. @force: (nullable): returns what somebody leads. */
void              muster_round_results_add  (const MusterRound      *self,
                                             guint                   number,
                                             const MusterClubHead   *head,
                                             const char           *(*force) (const char *name, gpointer data),
                                             gpointer                data,
                                             GPtrArray              *results);
/* Lets pairs whose battle is a result have that result. @results: (element-type utf8
 * MusterClubResult): by battle. */
void              muster_round_results_take (MusterRound            *self,
                                             GHashTable             *results);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRound, muster_round_free)

G_END_DECLS
