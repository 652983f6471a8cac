/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEAGUE_ROW (muster_league_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterLeagueRow, muster_league_row, MUSTER, LEAGUE_ROW, GtkWidget)

/**
 * MusterLeagueRow:
 *
 * A line of the league in columns. Where there is no room for all of them, what matters least is left out,
 * in every row alike; a screen reader hears the whole.
 */
GtkWidget *muster_league_row_new     (void) G_GNUC_WARN_UNUSED_RESULT;

/* @row: (nullable): the heads of the columns */
void       muster_league_row_set_row (MusterLeagueRow *self,
                                      MusterClubRow   *row);

G_END_DECLS
