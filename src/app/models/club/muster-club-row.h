/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-tables.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CLUB_ROW_PLACE,
  MUSTER_CLUB_ROW_NAME,
  MUSTER_CLUB_ROW_BATTLES,
  MUSTER_CLUB_ROW_WON,
  MUSTER_CLUB_ROW_DRAWN,
  MUSTER_CLUB_ROW_LOST,
  MUSTER_CLUB_ROW_DIFFERENCE,
  MUSTER_CLUB_ROW_POINTS,
  MUSTER_CLUB_ROW_RATING,
  MUSTER_CLUB_ROW_FORM,
  MUSTER_CLUB_ROW_N_CELLS
} MusterClubRowCell;

#define MUSTER_TYPE_CLUB_ROW (muster_club_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubRow, muster_club_row, MUSTER, CLUB_ROW, GObject)

/**
 * MusterClubRow:
 *
 * A line of the league in words. A picture of it, which does not change.
 *
 * Properties: name, summary (all of it in a sentence, for a screen reader).
 */
MusterClubRow           *muster_club_row_new         (const MusterClubTables *tables,
                                                      guint                   line) G_GNUC_WARN_UNUSED_RESULT;

const char              *muster_club_row_get_cell    (MusterClubRow          *self,
                                                      MusterClubRowCell       cell);
const char              *muster_club_row_get_why     (MusterClubRow          *self);
const char              *muster_club_row_get_summary (MusterClubRow          *self);

/* The heading of a column, and its full name. */
const char              *muster_club_row_get_title   (MusterClubRowCell       cell);
const char              *muster_club_row_get_word    (MusterClubRowCell       cell);

G_END_DECLS
