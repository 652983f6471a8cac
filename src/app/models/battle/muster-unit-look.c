/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-unit-look.h"

/* The markers of rulesets that say whether riders are mounted. */
static const struct
{
  const char *marker;
  gboolean mounted;
} saddles[] = {
  { "mounted", TRUE },
  { "dismounted", FALSE },
};

static gboolean
is_dismounted (MusterRuleset         *ruleset,
               const MusterUnitState *unit)
{
  const MusterMarker *markers = muster_ruleset_get_rules (ruleset)->markers;

  for (guint i = 0; markers[i].id != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (saddles); j++)
      if (g_str_equal (markers[i].id, saddles[j].marker) &&
          (markers[i].arm == NULL || g_strcmp0 (markers[i].arm, unit->def->type->arm) == 0))
        return (unit->markers[i] != 0) != saddles[j].mounted;
  return FALSE;
}

MusterFigureLook
muster_unit_look_get (MusterRuleset         *ruleset,
                      const MusterUnitState *unit)
{
  MusterFigureLook look = muster_figure_look_of_type (unit->def->type);

  return look == MUSTER_FIGURE_HORSE && is_dismounted (ruleset, unit) ? MUSTER_FIGURE_FOOT : look;
}
