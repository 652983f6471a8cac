/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-figure-look.h"

/* Rulesets and packs name the arms; an unknown arm is drawn on foot. */
static const struct
{
  const char *word;
  MusterFigureLook figure;
} arms[] = {
  { "cavalry", MUSTER_FIGURE_HORSE },      { "light-cavalry", MUSTER_FIGURE_HORSE },
  { "rider", MUSTER_FIGURE_HORSE },        { "gun", MUSTER_FIGURE_GUN },
  { "crewed", MUSTER_FIGURE_GUN },         { "artillery", MUSTER_FIGURE_GUN },
  { "foot-artillery", MUSTER_FIGURE_GUN }, { "horse-artillery", MUSTER_FIGURE_GUN },
  { "transport", MUSTER_FIGURE_TRANSPORT }, { "commander", MUSTER_FIGURE_COMMANDER },
  { "general", MUSTER_FIGURE_COMMANDER },
};

MusterFigureLook
muster_figure_look_of_type (const MusterUnitType *type)
{
  if (g_strcmp0 (type->kind, "command") == 0)
    return MUSTER_FIGURE_COMMANDER;
  for (guint i = 0; i < G_N_ELEMENTS (arms); i++)
    if (g_strcmp0 (type->arm, arms[i].word) == 0)
      return arms[i].figure;
  return MUSTER_FIGURE_FOOT;
}
