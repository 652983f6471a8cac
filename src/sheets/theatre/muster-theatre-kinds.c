/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-kinds.h"

#include <string.h>

#include "core/muster-i18n.h"

/* @words: what people write for it, the id first. */
static const struct
{
  const char *words[12];
  const char *label;
} TERRAINS[MUSTER_N_TERRAINS] = {
  [MUSTER_TERRAIN_OPEN] = { { "open", "plain", "field", "well" }, N_ ("Open country") },
  [MUSTER_TERRAIN_TOWN]
  = { { "town", "village", "city", "kraal", "farm", "mission", "port", "station", "camp" },
      N_ ("Town or village") },
  [MUSTER_TERRAIN_FORT] = { { "fort", "castle", "post", "redoubt", "palace" }, N_ ("Fort") },
  [MUSTER_TERRAIN_FORD] = { { "ford", "drift", "bridge", "ferry", "river", "crossing", "landing" },
                            N_ ("Ford or bridge") },
  [MUSTER_TERRAIN_HILL]
  = { { "hill", "ridge", "heights", "mountain", "peak", "kopje", "range", "spur" }, N_ ("Hill") },
  [MUSTER_TERRAIN_PASS] = { { "pass", "gap", "defile", "nek", "gorge" }, N_ ("Pass") },
  [MUSTER_TERRAIN_WOOD] = { { "wood", "forest", "bush", "jungle", "grove" }, N_ ("Wood") },
  [MUSTER_TERRAIN_MARSH] = { { "marsh", "swamp", "bog", "vlei", "delta" }, N_ ("Marsh") },
};

static const struct
{
  const char *words[8];
  const char *label;
} WAYS[MUSTER_N_WAYS] = {
  [MUSTER_WAY_ROAD] = { { "road", "highway", "street" }, N_("Road") },
  [MUSTER_WAY_TRACK] = { { "track", "path", "trail" }, N_("Track") },
  [MUSTER_WAY_RIVER] = { { "river", "water", "sea", "lake", "boat", "canal" }, N_("By water") },
  [MUSTER_WAY_RAIL] = { { "rail", "railway", "train" }, N_("Railway") },
};

/* Whether one of the words of @kind is one of @words. */
static gboolean
says (char              **kind,
      const char *const  *words,
      guint               n)
{
  for (guint i = 0; i < n && words[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) kind, words[i]))
      return TRUE;
  return FALSE;
}

static char **
split (const char *kind)
{
  g_autofree char *small = g_utf8_strdown (kind, -1);

  return g_strsplit_set (small, " -,/", -1);
}

MusterTerrain
muster_theatre_kinds_terrain_read (const char *kind)
{
  g_auto (GStrv) words = kind != NULL ? split (kind) : NULL;

  for (guint i = 0; words != NULL && i < MUSTER_N_TERRAINS; i++)
    if (says (words, TERRAINS[i].words, G_N_ELEMENTS (TERRAINS[i].words)))
      return (MusterTerrain) i;
  return MUSTER_TERRAIN_OPEN;
}

MusterWay
muster_theatre_kinds_way_read (const char *kind)
{
  g_auto (GStrv) words = kind != NULL ? split (kind) : NULL;

  for (guint i = 0; words != NULL && i < MUSTER_N_WAYS; i++)
    if (says (words, WAYS[i].words, G_N_ELEMENTS (WAYS[i].words)))
      return (MusterWay) i;
  return MUSTER_WAY_TRACK;
}

const char *
muster_theatre_kinds_terrain_get_id (MusterTerrain self)
{
  return TERRAINS[self].words[0];
}

const char *
muster_theatre_kinds_terrain_get_label (MusterTerrain self)
{
  return _(TERRAINS[self].label);
}

const char *
muster_theatre_kinds_way_get_id (MusterWay self)
{
  return WAYS[self].words[0];
}

const char *
muster_theatre_kinds_way_get_label (MusterWay self)
{
  return _(WAYS[self].label);
}
