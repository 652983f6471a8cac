/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/lab/muster-lab-study.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LAB_MATCHES (muster_lab_matches_get_type ())
G_DECLARE_FINAL_TYPE (MusterLabMatches, muster_lab_matches, MUSTER, LAB_MATCHES, MusterPanel)

/**
 * MusterLabMatches:
 *
 * The table of match-ups: the units of one side down, those of the other across, one figure a cell. A cell
 * opens the exact distribution of every way in which the two can hurt each other.
 */

void            muster_lab_matches_set_study  (MusterLabMatches *self,
                                               MusterLabStudy   *study);
/* Which figure is shown. */
MusterLabFigure muster_lab_matches_get_figure (MusterLabMatches *self);

G_END_DECLS
