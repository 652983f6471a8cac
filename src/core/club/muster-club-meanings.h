/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-days.h"
#include "core/club/muster-club-sheet.h"

G_BEGIN_DECLS

/* What the columns of a table mean (N-IMPORT-02, N-IMPORT-03, N-IMPORT-10 to 12). */

/* Of each player: up to FORCE. */
typedef enum
{
  MUSTER_CLUB_MEANS_PLAYER,
  MUSTER_CLUB_MEANS_SIDE,
  MUSTER_CLUB_MEANS_RESULT,
  MUSTER_CLUB_MEANS_RANK,
  MUSTER_CLUB_MEANS_POINTS,
  MUSTER_CLUB_MEANS_ROLE,
  MUSTER_CLUB_MEANS_FORCE,
  MUSTER_CLUB_MEANS_BATTLE,
  MUSTER_CLUB_MEANS_DATE,
  MUSTER_CLUB_MEANS_RULESET,
  MUSTER_CLUB_MEANS_SCENARIO,
  MUSTER_CLUB_MEANS_PLACE,
  MUSTER_CLUB_MEANS_CAMPAIGN,
  MUSTER_CLUB_MEANS_NOTES,
  MUSTER_CLUB_MEANS_OPPONENT,
  MUSTER_CLUB_MEANS_WINNER,
  MUSTER_CLUB_MEANS_NONE,
} MusterClubMeans;

/* How many players a line can have. */
#define MUSTER_CLUB_MAX_SEATS 12

/**
 * MusterClubMeaning:
 * @seat: the number of the player, from 1; 0 if it has none
 */
typedef struct
{
  MusterClubMeans means;
  guint seat;
} MusterClubMeaning;

typedef enum
{
  MUSTER_CLUB_LAYOUT_UNKNOWN,
  MUSTER_CLUB_LAYOUT_PLAYER, /* one line a player */
  MUSTER_CLUB_LAYOUT_BATTLE, /* one line a battle */
} MusterClubLayout;

/**
 * MusterClubSettings:
 * @layout: UNKNOWN to find out
 * @order: N_ORDERS to find out
 * @map: (nullable) (element-type utf8 utf8): columns, by their letter or heading, and what they mean
 *
 * What somebody has settled.
 */
typedef struct
{
  MusterClubLayout layout;
  MusterClubOrder order;
  GHashTable *map;
} MusterClubSettings;

/**
 * MusterClubMeanings:
 * @n_columns: how many columns the table has
 * @header: the row of the headings, or -1
 * @first: the first row of what they stand above
 * @columns: by column
 *
 * How a table is read.
 */
typedef struct
{
  guint n_columns;
  int header;
  guint first;
  MusterClubMeaning *columns;
  MusterClubLayout layout;
  MusterClubOrder order;
  gboolean layout_in_doubt;
  gboolean order_in_doubt;
} MusterClubMeanings;

/* NULL: a column or meaning of the settings is not known; the error says which. */
MusterClubMeanings *muster_club_meanings_new  (const MusterClubSheet     *sheet,
                                               const MusterClubSettings  *settings,
                                               const MusterClubReader    *reader,
                                               GError                   **error) G_GNUC_WARN_UNUSED_RESULT;
void                muster_club_meanings_free (MusterClubMeanings        *self);
/* The column with this meaning, or -1. A meaning without a seat is that of the first where a line is a
 * battle, and its opponent is the second player. */
int                 muster_club_meanings_find (const MusterClubMeanings  *self,
                                               MusterClubMeans            means,
                                               guint                      seat);

/* "player2", "notes"; NULL for none. */
char               *muster_club_meanings_dup_word        (const MusterClubMeaning *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean            muster_club_meanings_parse           (const char              *word,
                                                          MusterClubMeaning       *meaning);
/* "player", "battle"; NULL if it is not known. */
const char         *muster_club_meanings_layout_get_word (MusterClubLayout         layout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubMeanings, muster_club_meanings_free)

G_END_DECLS
