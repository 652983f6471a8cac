/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/tour/muster-tour-table.h"

G_BEGIN_DECLS

/**
 * MusterTourView:
 * @unit: the one that looks, or -1
 * @nearest: the closest enemy, or -1
 * @distance: to it
 *
 * What a player of the tour sees when he thinks of a unit.
 */
typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  const MusterTourTable *table;
  int unit;
  int nearest;
  int distance;
} MusterTourView;

void     muster_tour_habits_view_init             (MusterTourView        *view,
                                                   const MusterSetup     *setup,
                                                   const MusterState     *state,
                                                   const MusterTourTable *table,
                                                   int                    unit);
gboolean muster_tour_habits_view_is_in_near_range (const MusterTourView  *view);

/* How much he likes an order now; 0: not at all. */
guint    muster_tour_habits_weigh          (const MusterTourView  *view,
                                            const char            *order);

G_END_DECLS
