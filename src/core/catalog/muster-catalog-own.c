/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog-own.h"

#include "core/muster-i18n.h"

/* What paper needs to know of a catalog beyond what the rules do. */

#define USUAL_BOXES 6
#define MAX_BOXES 40

const char *
muster_own_get_words (void)
{
  /* Translators: below a sheet; the sign stands behind what is meant. */
  return _("† Muster’s own: the rulebook says nothing of it.");
}

gboolean
muster_reference_is_own (const MusterReference *self)
{
  return g_str_has_prefix (self->id, "own-");
}

gboolean
muster_scenario_is_own (const MusterScenario *self)
{
  return muster_catalog_get_scenario_number (self, "own", 0) != 0;
}

static guint
count_boxes (const MusterScenario          *self,
             const char                    *prefix,
             const MusterScenarioObjective *objective,
             int                            usual)
{
  g_autofree char *name = g_strconcat (prefix, objective->id, NULL);

  return (guint) CLAMP (muster_catalog_get_scenario_number (self, name, usual), 0, MAX_BOXES);
}

guint
muster_scenario_get_boxes (const MusterScenario          *self,
                           const MusterScenarioObjective *objective)
{
  return count_boxes (self, "boxes-", objective, USUAL_BOXES);
}

guint
muster_scenario_get_ticks (const MusterScenario          *self,
                           const MusterScenarioObjective *objective,
                           gboolean                       is_attacker)
{
  return count_boxes (self, is_attacker ? "attacker-" : "defender-", objective, 0);
}
