/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-totals.h"

#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force.h"
#include "core/muster-i18n.h"

#define SEPARATOR " · "

const MusterTotal *
muster_force_variant_get_totals (MusterForceVariant *variant,
                                 int                *numbers)
{
  g_autoptr (MusterForceLevy) levy = NULL;
  const MusterLevyRules *rules;
  MusterForce *force;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), NULL);

  force = muster_force_variant_get_force (variant);
  rules = force != NULL ? muster_ruleset_get_rules (muster_force_get_ruleset (force))->levy
          : NULL;
  if (rules == NULL || rules->totals == NULL)
    return NULL;

  levy = muster_force_levy_new (variant, NULL);
  rules->add_up (muster_force_levy_get (levy), numbers);
  return rules->totals;
}

char *
muster_force_variant_dup_totals (MusterForceVariant *variant)
{
  int numbers[MUSTER_FORCE_MAX_TOTALS] = { 0 };
  const MusterTotal *totals = muster_force_variant_get_totals (variant, numbers);
  GString *text = g_string_new (NULL);

  for (guint i = 0; totals != NULL && totals[i].id != NULL; i++)
    if (numbers[i] != 0)
      g_string_append_printf (text, "%s%s %d", text->len > 0 ? SEPARATOR : "", _(totals[i].label),
                              numbers[i]);
  return g_string_free (text, FALSE);
}
