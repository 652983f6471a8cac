/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "sheets/theatre/muster-theatre-painter.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_THEATRE_AREA (muster_theatre_area_get_type ())
G_DECLARE_FINAL_TYPE (MusterTheatreArea, muster_theatre_area, MUSTER, THEATRE_AREA, GtkWidget)

/**
 * MusterTheatreArea:
 *
 * The map of a campaign to point at. The arrow keys go along the links from the place that is chosen.
 *
 * Signals: `chosen` (int): a place was pointed at or gone to; `activated` (int): Enter was pressed on
 * it, or it was clicked once more; `stack` (int): the counter of these forces was clicked; `dragged`
 * (int, int): somebody drew from one place to another; `pointed` (int, int): a point of the map where
 * nothing is was clicked; `moved` (int, int, int): with Shift, a place was drawn to a point.
 */
GtkWidget           *muster_theatre_area_new          (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows another map. Takes @theatre; its chosen place is the one that is chosen. */
void                 muster_theatre_area_take_theatre (MusterTheatreArea *self,
                                                       MusterTheatre     *theatre);
const MusterTheatre *muster_theatre_area_get_theatre  (MusterTheatreArea *self);
/* As when a place is pointed at. */
void                 muster_theatre_area_choose       (MusterTheatreArea *self,
                                                       int                place);
/* 1: as large as there is room. */
void                 muster_theatre_area_set_zoom     (MusterTheatreArea *self,
                                                       double             zoom);

G_END_DECLS
