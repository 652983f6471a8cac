/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/**
 * MusterLabMeans:
 * @way: an element of the ruleset's table of ways
 * @distance: in the measure of the rules; 0 where it does not matter
 * @cover: the cover of the target: an index in the ruleset's covers
 *
 * How one unit may hurt another in one activation.
 */
typedef struct
{
  const MusterLabWay *way;
  int distance;
  int cover;
} MusterLabMeans;

/**
 * MusterLabFigure:
 * @MUSTER_LAB_LOSSES: the expected number of models that the target loses
 * @MUSTER_LAB_LOSSES_FOR_POINT: the same for each point that the unit costs
 * @MUSTER_LAB_DRIVEN_OFF: the chance that the target does not hold its place
 *
 * What a table of match-ups shows. Each is multiplied by the chance that the unit carries out the
 * order.
 */
typedef enum
{
  MUSTER_LAB_LOSSES,
  MUSTER_LAB_LOSSES_FOR_POINT,
  MUSTER_LAB_DRIVEN_OFF,
  MUSTER_LAB_N_FIGURES,
} MusterLabFigure;

/**
 * MusterLabMatch:
 *
 * Compares units with units, one activation at a time (V-MATCH-01). The numbers are exact, since
 * they come from the forecasts of the rules.
 */
typedef struct _MusterLabMatch MusterLabMatch;

MusterLabMatch    *muster_lab_match_new        (MusterSetup          *setup) G_GNUC_WARN_UNUSED_RESULT;
void               muster_lab_match_free       (MusterLabMatch       *self);

const MusterSetup *muster_lab_match_get_setup  (MusterLabMatch       *self);
const MusterState *muster_lab_match_get_state  (MusterLabMatch       *self);
/* Returns the indices of the units of a side that fight. */
GArray            *muster_lab_match_list_units (MusterLabMatch       *self,
                                                int                   side) G_GNUC_WARN_UNUSED_RESULT;
int                muster_lab_match_get_points (MusterLabMatch       *self,
                                                int                   unit);

/* (element-type MusterLabMeans): Lists the ways in which @unit can hurt @target. */
GArray            *muster_lab_match_list_means (MusterLabMatch       *self,
                                                int                   unit,
                                                int                   target) G_GNUC_WARN_UNUSED_RESULT;
gboolean           muster_lab_match_foresee    (MusterLabMatch       *self,
                                                int                   unit,
                                                int                   target,
                                                const MusterLabMeans *means,
                                                MusterForecast       *forecast);
/* Sets up the moment and the order whose outcome is foreseen. */
gboolean           muster_lab_match_pose       (MusterLabMatch       *self,
                                                int                   unit,
                                                int                   target,
                                                const MusterLabMeans *means,
                                                MusterState          *state,
                                                MusterOrder          *order);
double             muster_lab_match_get_figure (MusterLabMatch       *self,
                                                int                   unit,
                                                int                   target,
                                                const MusterForecast *forecast,
                                                MusterLabFigure       figure);
/* Finds the means by which the figure is highest against a target in the open. Returns FALSE if
 * there are none. */
gboolean           muster_lab_match_find_best  (MusterLabMatch       *self,
                                                int                   unit,
                                                int                   target,
                                                MusterLabFigure       figure,
                                                MusterLabMeans       *means,
                                                double               *value);

/* Returns words such as “Fire at 12" (in soft cover)”. */
char              *muster_lab_match_dup_means  (MusterLabMatch       *self,
                                                const MusterLabMeans *means) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLabMatch, muster_lab_match_free)

G_END_DECLS
