/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_RESULTS_VIEW (muster_club_results_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubResultsView, muster_club_results_view, MUSTER, CLUB_RESULTS_VIEW, MusterPanel)

/**
 * MusterClubResultsView:
 *
 * A list of results, the newest first. One that was typed in or imported opens to be put right, one of a
 * battle that was fought here opens that battle.
 */

/* @model: (nullable): of MusterClubResultItem
 * @max: how many are shown at first */
void     muster_club_results_view_set_model (MusterClubResultsView *self,
                                             GListModel            *model,
                                             guint                  max);
gboolean muster_club_results_view_has_more  (MusterClubResultsView *self);
void     muster_club_results_view_show_all  (MusterClubResultsView *self);

G_END_DECLS
