/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-private.h"

#include "core/forces/muster-force-text.h"

/* The optional rules that the force was built with. What units cost depends on them. */

/**
 * muster_force_get_optional_rules:
 *
 * Returns: (transfer none) (nullable): ids of the optional rules that the force was built with; %NULL: that
 *   is not decided yet
 */
const char *const *
muster_force_get_optional_rules (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return (const char *const *) self->optional_rules;
}

void
muster_force_set_optional_rules (MusterForce       *self,
                                 const char *const *rules)
{
  g_auto (GStrv) clean = NULL;

  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (rules != NULL)
    clean = muster_force_text_clean_ids (rules, MUSTER_FORCE_MAX_RULES);
  if (clean == NULL ? self->optional_rules == NULL
                    : self->optional_rules != NULL &&
                        g_strv_equal ((const char *const *) clean,
                                      (const char *const *) self->optional_rules))
    return;

  g_strfreev (self->optional_rules);
  self->optional_rules = g_steal_pointer (&clean);
  muster_force_update_prices (self);
  g_object_notify (G_OBJECT (self), "optional-rules");
  muster_force_tell_change (self);
}

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
