/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-unit.h"

/* What is done with single options, all of it by muster_force_unit_set_options(). */

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

void
muster_force_unit_remove_option (MusterForceUnit *self,
                                 const char      *option_id)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) options = NULL;
  const char *const *ids;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));
  g_return_if_fail (option_id != NULL);

  builder = g_strv_builder_new ();
  ids = muster_force_unit_get_options (self);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (g_strcmp0 (ids[i], option_id) != 0)
        g_strv_builder_add (builder, ids[i]);
    }
  options = g_strv_builder_end (builder);
  muster_force_unit_set_options (self, (const char *const *) options);
}
