/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterTourTable:
 *
 * The engine knows no positions: it asks the players. The players of the tour need a table to look
 * at, and this is the simplest that makes their answers agree: each unit has a lane, and a place
 * between the two edges. Distances are in what the ruleset counts, inches or hexes.
 */
typedef struct _MusterTourTable MusterTourTable;

MusterTourTable *muster_tour_table_new          (const MusterSetup     *setup,
                                                 const MusterState     *state) G_GNUC_WARN_UNUSED_RESULT;
void             muster_tour_table_free         (MusterTourTable       *self);

/* The closest enemy in play, or -1. */
int              muster_tour_table_find_nearest (const MusterTourTable *self,
                                                 const MusterState     *state,
                                                 int                    unit);
int              muster_tour_table_get_distance (const MusterTourTable *self,
                                                 int                    unit,
                                                 int                    other);
/* 0 in the open, then more the better it is. */
int              muster_tour_table_get_cover    (const MusterTourTable *self,
                                                 int                    unit);

/* How far a unit goes, shoots well, and shoots at all. 0: not. */
int              muster_tour_table_get_reach    (const MusterTourTable *self,
                                                 const MusterState     *state,
                                                 int                    unit);
int              muster_tour_table_get_near_range (const MusterTourTable *self,
                                                   const MusterState     *state,
                                                   int                    unit);
int              muster_tour_table_get_far_range  (const MusterTourTable *self,
                                                   const MusterState     *state,
                                                   int                    unit);

/* Moves what the order has moved. */
void             muster_tour_table_follow       (MusterTourTable       *self,
                                                 const MusterOrder     *order,
                                                 const MusterOutcome   *outcome);
/* A unit that has gone back over its own edge, or -1. */
int              muster_tour_table_find_lost    (const MusterTourTable *self,
                                                 const MusterState     *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTourTable, muster_tour_table_free)

G_END_DECLS
