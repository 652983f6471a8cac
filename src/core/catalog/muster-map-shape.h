/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Places on a map are thousandths of the table's length from the left and of its width from the top. */
#define MUSTER_MAP_SIZE 1000

/**
 * MusterMapShapeKind:
 * @MUSTER_MAP_ZONE: a rectangle
 * @MUSTER_MAP_CIRCLE: all within some inches of a place
 * @MUSTER_MAP_EDGE: a stretch of the table's edge, perhaps some inches deep
 * @MUSTER_MAP_LINE: a line that parts the table
 * @MUSTER_MAP_MARKER: something that stands on the table
 * @MUSTER_MAP_ARROW: where somebody wants to go
 * @MUSTER_MAP_LABEL: words and nothing else
 */
typedef enum
{
  MUSTER_MAP_ZONE,
  MUSTER_MAP_CIRCLE,
  MUSTER_MAP_EDGE,
  MUSTER_MAP_LINE,
  MUSTER_MAP_MARKER,
  MUSTER_MAP_ARROW,
  MUSTER_MAP_LABEL,
} MusterMapShapeKind;

/**
 * MusterMapShape:
 * @attacker: the attacker's; one that is neither's is both's
 * @at: x and y
 * @to: x and y of the other end; as @at where it has none
 * @inches: radius of a circle, depth of an edge; else 0
 * @label: what stands beside it, translatable; may be empty
 *
 * A part of a scenario's deployment map.
 */
typedef struct
{
  MusterMapShapeKind kind;
  gboolean attacker;
  gboolean defender;
  int at[2];
  int to[2];
  int inches;
  char *label;
} MusterMapShape;

/**
 * MusterMapPlace:
 * @x: of its left or first end
 * @to_x: of its right or other end
 * @radius: of a circle; else 0
 * @is_area: an edge with a depth, which is a rectangle like a zone
 *
 * Where a shape is on a table, in inches from its upper left corner.
 */
typedef struct
{
  double x;
  double y;
  double to_x;
  double to_y;
  double radius;
  gboolean is_area;
} MusterMapPlace;

void muster_map_shape_free  (MusterMapShape       *self);

void muster_map_shape_place (const MusterMapShape *self,
                             int                   length,
                             int                   width,
                             MusterMapPlace       *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterMapShape, muster_map_shape_free)

G_END_DECLS
