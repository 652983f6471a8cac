/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/theatre/muster-theatre-painter.h"

G_BEGIN_DECLS

/* For the files that paint the map of a campaign. */

#define MUSTER_THEATRE_MARK 0.85   /* the radius of a place, in sizes of the type */
#define MUSTER_THEATRE_COUNTER 3.0 /* the width of a counter */
#define MUSTER_THEATRE_HEIGHT 2.0  /* its height */
#define MUSTER_THEATRE_RING 1.35   /* the radius of the ring round the chosen place */
#define MUSTER_THEATRE_SMALL 0.8   /* the size of the names of forces */

typedef struct
{
  const MusterTheatrePlan *plan;
  const MusterTheatre *theatre;
  const MusterTheatreStyle *style;
  MusterBrush *brush;
  cairo_t *cr; /* of the brush */
  double unit; /* the size of the type */
} MusterTheatrePainting;

typedef struct
{
  double x;
  double y;
} MusterTheatrePoint;

/* A way between two places: a curve with one control point. */
typedef struct
{
  MusterTheatrePoint from;
  MusterTheatrePoint bend;
  MusterTheatrePoint to;
} MusterTheatreCurve;

/* Numbers that look like chance and are the same every time: 0 ≤ x < 1. */
double             muster_theatre_chance    (guint                        seed,
                                             guint                        number);
MusterTheatrePoint muster_theatre_get_point (const MusterTheatrePlan     *plan,
                                             int                          place);
MusterTheatreCurve muster_theatre_get_curve (const MusterTheatrePlan     *plan,
                                             int                          from,
                                             int                          to);
MusterTheatrePoint muster_theatre_curve_at  (const MusterTheatreCurve    *curve,
                                             double                       t);
MusterColor        muster_theatre_get_color (const MusterTheatreStyle    *style,
                                             const MusterTheatre         *theatre,
                                             int                          side);

void muster_theatre_ground_paint         (const MusterTheatrePainting *self);
void muster_theatre_rivers_paint         (const MusterTheatrePainting *self);
void muster_theatre_ways_paint_links     (const MusterTheatrePainting *self);
void muster_theatre_ways_paint_marches   (const MusterTheatrePainting *self);
/* A ring round the place that is chosen. */
void muster_theatre_marks_paint_chosen   (const MusterTheatrePainting *self);
void muster_theatre_marks_paint_places   (const MusterTheatrePainting *self);
void muster_theatre_stacks_paint         (const MusterTheatrePainting *self);
void muster_theatre_marks_paint_meetings (const MusterTheatrePainting *self);
void muster_theatre_paint_legend         (const MusterTheatrePainting *self);
/* A line of a kind from one point to another, as on the map. */
void muster_theatre_ways_paint           (const MusterTheatrePainting *self,
                                          const MusterTheatreCurve    *curve,
                                          MusterWay                    way,
                                          gboolean                     closed);
void muster_theatre_ways_paint_arrow     (const MusterTheatrePainting *self,
                                          const MusterTheatreCurve    *curve,
                                          const MusterColor           *color,
                                          gboolean                     is_done,
                                          gboolean                     has_head);
void muster_theatre_marks_paint          (const MusterTheatrePainting *self,
                                          double                       x,
                                          double                       y,
                                          int                          owner,
                                          gboolean                     is_depot);
void muster_theatre_marks_paint_swords   (const MusterTheatrePainting *self,
                                          double                       x,
                                          double                       y);
/* One line of words, its middle at the point, with a light shadow that lifts it from the ground. */
void muster_theatre_marks_write          (const MusterTheatrePainting *self,
                                          const char                  *words,
                                          double                       size,
                                          const MusterColor           *color,
                                          const cairo_rectangle_t     *at);
/* Where a meeting is marked. Returns FALSE if nowhere. */
gboolean muster_theatre_marks_find_meeting (const MusterTheatrePlan   *plan,
                                            guint                      meeting,
                                            MusterTheatrePoint        *at);
/* Finds room for all words and counters of the plan. */
void muster_theatre_room_plan_arrange    (MusterTheatrePlan           *plan,
                                          MusterBrush                 *brush,
                                          GHashTable                  *sizes);
/* The name of a place with its points: "The kraal ★2". */
char *muster_theatre_room_dup_label      (const MusterTheatrePlace    *place) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
