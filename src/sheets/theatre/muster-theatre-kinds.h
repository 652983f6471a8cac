/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterTerrain:
 * @MUSTER_TERRAIN_FORD: a river runs through it
 * @MUSTER_TERRAIN_PASS: hills stand on both sides of its ways
 *
 * What a place looks like when Muster draws the map.
 */
typedef enum
{
  MUSTER_TERRAIN_OPEN,
  MUSTER_TERRAIN_TOWN,
  MUSTER_TERRAIN_FORT,
  MUSTER_TERRAIN_FORD,
  MUSTER_TERRAIN_HILL,
  MUSTER_TERRAIN_PASS,
  MUSTER_TERRAIN_WOOD,
  MUSTER_TERRAIN_MARSH,
  MUSTER_N_TERRAINS,
} MusterTerrain;

/* What a link looks like. */
typedef enum
{
  MUSTER_WAY_ROAD,
  MUSTER_WAY_TRACK,
  MUSTER_WAY_RIVER,
  MUSTER_WAY_RAIL,
  MUSTER_N_WAYS,
} MusterWay;

/* Files have the kind as a text that people write as they like. The drawing knows the usual English words;
 * any other is an open place, or a track. @kind: (nullable). */
MusterTerrain muster_theatre_kinds_terrain_read      (const char    *kind);
MusterWay     muster_theatre_kinds_way_read          (const char    *kind);
/* The word for a file, and the one for readers. */
const char   *muster_theatre_kinds_terrain_get_id    (MusterTerrain  self);
const char   *muster_theatre_kinds_terrain_get_label (MusterTerrain  self);
const char   *muster_theatre_kinds_way_get_id        (MusterWay      self);
const char   *muster_theatre_kinds_way_get_label     (MusterWay      self);

G_END_DECLS
