/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force.h"

/* What is done with single optional rules, all of it by muster_force_set_optional_rules(). */

/**
 * muster_force_has_optional_rule:
 *
 * Returns: whether it is decided that the rule is on
 */
gboolean
muster_force_has_optional_rule (MusterForce *self,
                                const char  *rule_id)
{
  const char *const *rules = muster_force_get_optional_rules (self);

  g_return_val_if_fail (rule_id != NULL, FALSE);

  return rules != NULL && g_strv_contains (rules, rule_id);
}

/**
 * muster_force_set_optional_rule:
 *
 * Turns one optional rule on or off. If it was not decided yet which are on, it is now.
 */
void
muster_force_set_optional_rule (MusterForce *self,
                                const char  *rule_id,
                                gboolean     on)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) rules = NULL;
  const char *const *before = muster_force_get_optional_rules (self);

  g_return_if_fail (rule_id != NULL);

  for (guint i = 0; before != NULL && before[i] != NULL; i++)
    {
      if (on || g_strcmp0 (before[i], rule_id) != 0)
        g_strv_builder_add (builder, before[i]);
    }
  if (on)
    g_strv_builder_add (builder, rule_id);
  rules = g_strv_builder_end (builder);
  muster_force_set_optional_rules (self, (const char *const *) rules);
}
