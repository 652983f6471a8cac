/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/* The columns of the table of results, which has one line for each player in each battle. They
 * are written in this order and may be read in any order. That of places is left out if no battle
 * has any. */
typedef enum
{
  MUSTER_CLUB_COLUMN_BATTLE,
  MUSTER_CLUB_COLUMN_DATE,
  MUSTER_CLUB_COLUMN_PLAYER,
  MUSTER_CLUB_COLUMN_SIDE,
  MUSTER_CLUB_COLUMN_RESULT,
  MUSTER_CLUB_COLUMN_RANK,
  MUSTER_CLUB_COLUMN_POINTS,
  MUSTER_CLUB_COLUMN_ROLE,
  MUSTER_CLUB_COLUMN_FORCE,
  MUSTER_CLUB_COLUMN_RULESET,
  MUSTER_CLUB_COLUMN_SCENARIO,
  MUSTER_CLUB_COLUMN_PLACE,
  MUSTER_CLUB_COLUMN_CAMPAIGN,
  MUSTER_CLUB_COLUMN_NOTES,
  MUSTER_CLUB_N_COLUMNS
} MusterClubColumn;

/* The first columns, without which a table cannot be read. */
#define MUSTER_CLUB_N_NEEDED 5

/**
 * MusterClubCells:
 *
 * The texts of one line of a table, by column. They are "" for columns that the table does not
 * have.
 */
typedef struct
{
  const char *cells[MUSTER_CLUB_N_COLUMNS];
} MusterClubCells;

const char *muster_club_column_get_name (MusterClubColumn       column);
/* Returns the column, or MUSTER_CLUB_N_COLUMNS if there is none of that name. */
MusterClubColumn muster_club_column_find (const char           *name);

/* Reads the cells of a line. Returns NULL if it understood all of them, otherwise what is wrong.
 * @head and @line point to the texts of @cells. */
char       *muster_club_cells_read      (const MusterClubCells *cells,
                                         MusterClubHead        *head,
                                         MusterClubLine        *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
