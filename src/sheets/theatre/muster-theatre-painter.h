/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-brush.h"
#include "sheets/theatre/muster-theatre.h"

G_BEGIN_DECLS

/**
 * MusterTheatreStyle:
 * @font_size: of labels, in units of the surface; every other length follows from it
 * @margin: what the surface is round the map
 * @is_plain: black lines and hatching alone, for printers
 * @is_dark: whether the darker surface has the colours of sides for dark backgrounds
 * @has_legend: whether a line below the map says what is what
 */
typedef struct
{
  MusterColor ground;
  MusterColor margin;
  MusterColor ink;
  MusterColor water;
  MusterColor relief;
  MusterColor wood;
  MusterColor accent;
  MusterColor warning;
  double font_size;
  gboolean is_plain;
  gboolean is_dark;
  gboolean has_legend;
} MusterTheatreStyle;

extern const MusterTheatreStyle muster_theatre_style_paper;
extern const MusterTheatreStyle muster_theatre_style_light;
extern const MusterTheatreStyle muster_theatre_style_dark;

/**
 * MusterTheatreSpot:
 * @at: where it stands on the surface; without width where there was no room
 * @size: of its letters
 */
typedef struct
{
  cairo_rectangle_t at;
  double size;
} MusterTheatreSpot;

/**
 * MusterTheatrePlan:
 * @theatre, @style: borrowed; both must live as long as the plan
 * @x, @y: the upper left corner of the map on the surface
 * @scale: units of the surface for one of the map
 * @labels: (element-type MusterTheatreSpot): the name of each place
 * @stacks: (element-type MusterTheatreSpot): the counter of each stack, with its name
 *
 * Where everything stands when the map is drawn at a certain size. No two spots overlap.
 */
typedef struct
{
  const MusterTheatre *theatre;
  const MusterTheatreStyle *style;
  double width;
  double height;
  double x;
  double y;
  double scale;
  double unit;
  GArray *labels;
  GArray *stacks;
} MusterTheatrePlan;

/* How high the map is when it is so wide, to scale. */
double             muster_theatre_get_height  (const MusterTheatre      *theatre,
                                               const MusterTheatreStyle *style,
                                               double                    width);
/* @sizes: (nullable): keeps how large words are, for the next plan of the same map. Its keys are freed with
 * g_free(), and so are its values. */
MusterTheatrePlan *muster_theatre_plan_new    (const MusterTheatre      *theatre,
                                               const MusterTheatreStyle *style,
                                               double                    width,
                                               double                    height,
                                               GHashTable               *sizes) G_GNUC_WARN_UNUSED_RESULT;
void               muster_theatre_plan_free   (MusterTheatrePlan        *self);
/* All of it: the country, the ring round the place that is chosen, and the pieces. */
void               muster_theatre_plan_paint         (const MusterTheatrePlan *self,
                                                      MusterBrush             *brush);
/* What a turn leaves as it is: the picture, or ground and rivers, and the ways. It follows from the
 * country of the theatre (muster_theatre_has_same_country ()), the style, and where the map stands. */
void               muster_theatre_plan_paint_country (const MusterTheatrePlan *self,
                                                      MusterBrush             *brush);
void               muster_theatre_plan_paint_chosen  (const MusterTheatrePlan *self,
                                                      MusterBrush             *brush);
/* What stands on the country: marches, places, forces, meetings and the legend. */
void               muster_theatre_plan_paint_pieces  (const MusterTheatrePlan *self,
                                                      MusterBrush             *brush);
/* What the ring covers; FALSE where no place is chosen. */
gboolean           muster_theatre_plan_get_chosen    (const MusterTheatrePlan *self,
                                                      cairo_rectangle_t       *at);

/* The stack or the place at a point of the surface, or -1. */
int                muster_theatre_plan_find_stack (const MusterTheatrePlan *self,
                                                   double                   x,
                                                   double                   y);
int                muster_theatre_plan_find_place (const MusterTheatrePlan *self,
                                                   double                   x,
                                                   double                   y);
/* Where a point of the surface is on the map, kept on it. */
void               muster_theatre_plan_get_point  (const MusterTheatrePlan *self,
                                                   double                   x,
                                                   double                   y,
                                                   int                     *map_x,
                                                   int                     *map_y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTheatrePlan, muster_theatre_plan_free)

G_END_DECLS
