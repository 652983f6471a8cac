/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

/**
 * MusterFigureLook:
 * @MUSTER_FIGURE_GUN: a gun and those who serve it
 *
 * What the figures of a unit look like from across the table.
 */
typedef enum
{
  MUSTER_FIGURE_FOOT,
  MUSTER_FIGURE_HORSE,
  MUSTER_FIGURE_GUN,
  MUSTER_FIGURE_TRANSPORT,
  MUSTER_FIGURE_COMMANDER,
  MUSTER_N_FIGURES,
} MusterFigureLook;

/* By what the catalog says of the arm and the kind of a type. */
MusterFigureLook muster_figure_look_of_type (const MusterUnitType *type);

G_END_DECLS
