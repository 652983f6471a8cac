/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-private.h"

#include "core/forces/muster-force-text.h"

/* The optional rules that the force was built with. They affect what units cost. */

/**
 * muster_force_get_optional_rules:
 *
 * Returns: (transfer none) (nullable): ids of the optional rules that the force was built with;
 *   %NULL: not decided yet
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
