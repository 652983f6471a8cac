/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lab/muster-lab-run.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterLabEven:
 * @side: the side that needs more; -1 if the battle is even as it is
 * @found: whether copies of its own units can make the battle even
 * @more: what the copies cost, in points, or in models if the rules have no points
 * @low, @high: the range of costs in which the intervals of both shares overlap
 * @in_models: whether costs are in models, since the rules have no points
 */
typedef struct
{
  int side;
  gboolean found;
  int more;
  int low;
  int high;
  gboolean in_models;
} MusterLabEven;

/* Returns a copy of @setup in which the two sides have changed roles (@swap) and @side has
 * @n_more units more: copies of its own, the cheapest first. @cost: (out): what the copies cost. */
MusterSetup *muster_lab_even_vary_setup (MusterLibrary      *library,
                                         MusterSetup        *setup,
                                         gboolean            swap,
                                         int                 side,
                                         guint               n_more,
                                         int                *cost,
                                         GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* Finds by bisection what would make the battle even. Each try is a run as large as @run. */
gboolean     muster_lab_even_find       (MusterLibrary      *library,
                                         MusterSetup        *setup,
                                         const MusterLabRun *run,
                                         MusterLabEven      *even,
                                         GCancellable       *cancellable,
                                         GError            **error);

G_END_DECLS
