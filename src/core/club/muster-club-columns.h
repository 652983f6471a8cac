/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/* The table of results: one line for each player in each battle. The columns in the order in which they are
 * written; they may be read in any. */
typedef enum
{
  MUSTER_CLUB_COLUMN_BATTLE,
  MUSTER_CLUB_COLUMN_DATE,
  MUSTER_CLUB_COLUMN_PLAYER,
  MUSTER_CLUB_COLUMN_SIDE,
  MUSTER_CLUB_COLUMN_RESULT,
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

/* Those that must be there. */
#define MUSTER_CLUB_N_NEEDED 5

/**
 * MusterClubCells:
 *
 * A line as it stands in a table, by column. Columns that the table lacks are "".
 */
typedef struct
{
  const char *cells[MUSTER_CLUB_N_COLUMNS];
} MusterClubCells;

const char *muster_club_column_get_name (MusterClubColumn       column);
/* Returns: the column, or MUSTER_CLUB_N_COLUMNS */
MusterClubColumn muster_club_column_find (const char           *name);

/* What the cells say. NULL: all of it was understood; otherwise what was not. The texts stay those of
 * @cells. */
char       *muster_club_cells_read      (const MusterClubCells *cells,
                                         MusterClubHead        *head,
                                         MusterClubLine        *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
