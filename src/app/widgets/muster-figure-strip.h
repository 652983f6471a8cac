/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/catalog/muster-figure-look.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FIGURE_STRIP (muster_figure_strip_get_type ())
G_DECLARE_FINAL_TYPE (MusterFigureStrip, muster_figure_strip, MUSTER, FIGURE_STRIP, GtkWidget)

/**
 * MusterFigureStrip:
 *
 * The figures of a unit as a row of small soldiers: those that stand, then those that have fallen.
 * When there is no room for soldiers it becomes a bar. A picture only: the numbers stand beside it.
 *
 * Properties: strength, start.
 */

void muster_figure_strip_set_figure  (MusterFigureStrip *self,
                                      MusterFigureLook       figure);

G_END_DECLS
