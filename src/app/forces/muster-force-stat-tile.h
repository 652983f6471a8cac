/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/forces/muster-force-stat.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_STAT_TILE (muster_force_stat_tile_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceStatTile, muster_force_stat_tile, MUSTER, FORCE_STAT_TILE, MusterPanel)

/**
 * MusterForceStatTile:
 *
 * One value of a profile. A changed one says what it was and where the change comes from.
 *
 * Properties: stat (construct only).
 */
GtkWidget *muster_force_stat_tile_new (MusterForceStat *stat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
