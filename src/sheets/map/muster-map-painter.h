/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"
#include "sheets/document/muster-brush.h"

G_BEGIN_DECLS

/**
 * MusterMap:
 * @length: of the table, in @measure
 * @width: of the table
 * @measure: (nullable): what stands behind a number: an inch mark; %NULL: nothing
 *
 * The deployment map of a scenario on a certain table. A plain value; nothing in it is owned.
 */
typedef struct
{
  const MusterScenario *scenario;
  int length;
  int width;
  const char *measure;
} MusterMap;

/**
 * MusterMapStyle:
 * @font_size: of labels, in units of the surface
 * @is_plain: black lines and hatching alone, for printers
 *
 * How a map looks. What belongs to whom is told by hatching and words too, never by colour alone.
 */
typedef struct
{
  MusterColor ground;
  MusterColor ink;
  MusterColor attacker;
  MusterColor defender;
  double font_size;
  gboolean is_plain;
} MusterMapStyle;

/**
 * MusterMapFrame:
 * @x: of the upper left corner of the table
 * @scale: units of the surface for one of the table
 *
 * Where the table is on a surface.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  double scale;
} MusterMapFrame;

extern const MusterMapStyle muster_map_style_paper;
extern const MusterMapStyle muster_map_style_light;
extern const MusterMapStyle muster_map_style_dark;

/* Whether there is anything to draw. */
gboolean muster_map_painter_has_shapes (const MusterMap      *map);
/* How high the map is when it is so wide; it is then drawn to scale, with its margins. */
double   muster_map_painter_get_height (const MusterMap      *map,
                                        const MusterMapStyle *style,
                                        double                width);
void     muster_map_painter_get_frame  (const MusterMap      *map,
                                        const MusterMapStyle *style,
                                        double                width,
                                        double                height,
                                        MusterMapFrame       *frame);
void     muster_map_painter_paint      (const MusterMap      *map,
                                        const MusterMapStyle *style,
                                        double                width,
                                        double                height,
                                        MusterBrush          *brush);

G_END_DECLS
