/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_RESULTS_VIEW (muster_club_results_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubResultsView, muster_club_results_view, MUSTER, CLUB_RESULTS_VIEW, GtkWidget)

/**
 * MusterClubResultsView:
 *
 * A list of results, the newest first. One that was typed in or imported opens to be put right, one of a
 * battle that was fought here opens that battle.
 */

/* @model: (nullable): of MusterClubResultItem */
void muster_club_results_view_set_model (MusterClubResultsView *self,
                                         GListModel            *model);

G_END_DECLS
