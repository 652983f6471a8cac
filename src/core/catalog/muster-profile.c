/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-profile.h"

static void
apply_number (gint16             *stat,
              const MusterEffect *effect)
{
  int number = effect->number;

  if (effect->add)
    {
      /* A stat that a unit does not have cannot be increased. */
      if (*stat == MUSTER_STAT_NONE)
        return;
      number += *stat;
    }

  *stat = (gint16) CLAMP (number, MUSTER_STAT_NONE + 1, G_MAXINT16);
}

/**
 * muster_profile_apply:
 *
 * Changes @profile by all of @effects, one after the other.
 */
void
muster_profile_apply (MusterProfile      *profile,
                      const MusterEffect *effects,
                      guint               n_effects)
{
  g_return_if_fail (profile != NULL);

  for (guint i = 0; i < n_effects; i++)
    {
      if (effects[i].stat >= 0)
        apply_number (&profile->stats[effects[i].stat], &effects[i]);
      if (effects[i].weapon != NULL)
        profile->weapon = effects[i].weapon;
      profile->rules |= effects[i].rules;
    }
}
