/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-unit-private.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-text.h"

/* The options of a unit. One of them may cost nothing. */

const char *const *
muster_force_unit_get_options (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return (const char *const *) self->options;
}

/**
 * muster_force_unit_set_options:
 * @options: (nullable): ids, in the order in which they are shown; duplicates are dropped
 *
 * If the option that costs nothing is no longer among them, the unit has no such option any more.
 */
void
muster_force_unit_set_options (MusterForceUnit   *self,
                               const char *const *options)
{
  g_auto (GStrv) clean = NULL;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  clean = muster_force_text_clean_ids (options, MUSTER_FORCE_MAX_OPTIONS);
  if (g_strv_equal ((const char *const *) clean, (const char *const *) self->options))
    return;

  g_strfreev (self->options);
  self->options = g_steal_pointer (&clean);
  if (*self->free_option == '\0' || muster_force_unit_has_option (self, self->free_option))
    {
      muster_force_unit_tell_change (self, "options", "options-text", "cost", NULL);
      return;
    }

  muster_text_set (&self->free_option, "", MUSTER_FORCE_MAX_ID);
  muster_force_unit_tell_change (self, "options", "options-text", "free-option", "cost", NULL);
}

/**
 * muster_force_unit_get_free_option:
 *
 * Returns: the id of the option that costs nothing, or ""
 */
const char *
muster_force_unit_get_free_option (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->free_option;
}

/**
 * muster_force_unit_set_free_option:
 * @option_id: (nullable): one of the unit's options; with any other id or %NULL the unit pays for
 *   all of them
 *
 * Sets which option costs nothing. The ruleset decides whether the unit may have one.
 */
void
muster_force_unit_set_free_option (MusterForceUnit *self,
                                   const char      *option_id)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  if (muster_text_set (&self->free_option, option_id, MUSTER_FORCE_MAX_ID))
    muster_force_unit_tell_change (self, "free-option", "cost", NULL);
}

gboolean
muster_force_unit_has_option (MusterForceUnit *self,
                              const char      *option_id)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), FALSE);
  g_return_val_if_fail (option_id != NULL, FALSE);

  return g_strv_contains (muster_force_unit_get_options (self), option_id);
}

/**
 * muster_force_unit_add_option:
 *
 * Adds an option behind the others, whether it is allowed or not: see
 * muster_force_unit_judge_option().
 */
void
muster_force_unit_add_option (MusterForceUnit *self,
                              const char      *option_id)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) options = NULL;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));
  g_return_if_fail (option_id != NULL);

  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **) muster_force_unit_get_options (self));
  g_strv_builder_add (builder, option_id);
  options = g_strv_builder_end (builder);
  muster_force_unit_set_options (self, (const char *const *) options);
}
