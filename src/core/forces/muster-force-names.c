/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-names.h"

#include "core/muster-i18n.h"

static GHashTable *
list_used (MusterForce *force)
{
  GHashTable *used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_units = muster_force_get_n_units (force);

  for (guint i = 0; i < n_units; i++)
    {
      MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, i));

      g_hash_table_add (used, g_strdup (muster_leader_get_name (leader)));
    }

  return used;
}

/* A name that was given out in this run stays taken, even if another one has replaced it. */
static void
name_leader (MusterLeader        *leader,
             const MusterCulture *culture,
             MusterRandom        *random,
             GHashTable          *used)
{
  char *name = muster_culture_dup_name (culture, random, used);

  g_hash_table_add (used, name);
  if (*muster_leader_get_rank (leader) == '\0')
    muster_leader_set_rank (leader, muster_culture_get_rank (culture, random));
  muster_leader_set_name (leader, name);
}

const MusterCulture *
muster_force_choose_culture (MusterForce *force,
                             MusterNames *names)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  return muster_names_choose (names, muster_force_get_theatre (force), muster_force_get_name (force));
}

void
muster_force_name_leader (MusterForce         *force,
                          MusterForceUnit     *unit,
                          const MusterCulture *culture,
                          MusterRandom        *random)
{
  g_autoptr (GHashTable) used = list_used (force);

  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));

  muster_force_begin_group (force, _("Name a leader"));
  name_leader (muster_force_unit_get_leader (unit), culture, random, used);
  muster_force_end_group (force);
}

void
muster_force_name_leaders (MusterForce         *force,
                           const MusterCulture *culture,
                           MusterRandom        *random)
{
  g_autoptr (GHashTable) used = list_used (force);
  guint n_units = muster_force_get_n_units (force);

  muster_force_begin_group (force, _("Name all leaders"));
  for (guint i = 0; i < n_units; i++)
    {
      MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, i));

      if (!muster_leader_get_name_locked (leader))
        name_leader (leader, culture, random, used);
    }
  muster_force_end_group (force);
}
