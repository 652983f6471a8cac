/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-links.h"

#include "core/forces/muster-force-levy.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

static const MusterLevyRules *
get_rules (MusterForce *force)
{
  const MusterLevyRules *rules = muster_ruleset_get_rules (muster_force_get_ruleset (force))->levy;

  return rules != NULL && rules->link_order != NULL ? rules : NULL;
}

/**
 * muster_force_links_get_with:
 *
 * Returns: (transfer none) (nullable): the other unit
 */
MusterForceUnit *
muster_force_links_get_with (MusterForce     *force,
                             MusterForceUnit *unit)
{
  const char *with;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  with = muster_force_unit_get_with (unit);

  return *with != '\0' ? muster_force_find_unit (force, with, NULL) : NULL;
}

/**
 * muster_force_links_list_allowed:
 *
 * Returns: (transfer full) (element-type MusterForceUnit): the units, in the order of the force,
 *   which owns them
 */
GPtrArray *
muster_force_links_list_allowed (MusterForce     *force,
                                 MusterForceUnit *unit)
{
  GPtrArray *allowed = g_ptr_array_new ();
  const MusterLevyRules *rules;
  g_autoptr (MusterForceLevy) owner = NULL;
  const MusterLevy *levy;
  int index;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), allowed);

  rules = get_rules (force);
  if (rules == NULL)
    return allowed;

  owner = muster_force_levy_new (muster_force_get_whole (force), NULL);
  levy = muster_force_levy_get (owner);
  index = muster_force_levy_find (owner, unit);
  for (guint i = 0; index >= 0 && i < levy->n_units; i++)
    if ((int) i != index && rules->judge_link (levy, (guint) index, i) == NULL)
      g_ptr_array_add (allowed, muster_force_levy_get_unit (owner, (int) i));

  return allowed;
}

static void
add_name (GString         *names,
          MusterForceUnit *unit)
{
  const char *name = muster_force_unit_get_name (unit);

  muster_enumeration_add (names, *name != '\0' ? name : muster_force_unit_get_type_name (unit));
}

/**
 * muster_force_links_dup_names:
 *
 * Returns: (transfer full) (nullable): "Gun team, Colonel"
 */
char *
muster_force_links_dup_names (MusterForce     *force,
                              MusterForceUnit *unit)
{
  g_autoptr (GString) names = g_string_new (NULL);
  MusterForceUnit *with;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), NULL);

  with = muster_force_links_get_with (force, unit);
  if (with != NULL)
    add_name (names, with);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *other = muster_force_get_unit (force, i);

      if (muster_force_links_get_with (force, other) == unit)
        add_name (names, other);
    }

  return names->len > 0 ? g_strdup (names->str) : NULL;
}

/* "links": {"u5": "u6"}: the battery u5 begins a battle with the team u6. */
void
muster_force_links_read (const MusterSpot *spot,
                         MusterForce      *force)
{
  MusterSpot member;

  for (guint i = 0; muster_spot_nth_member (spot, i, &member); i++)
    {
      MusterForceUnit *unit = muster_force_find_unit (force, member.member, NULL);
      const char *with;

      if (unit == NULL)
        {
          muster_spot_fail (&member, _("no unit has the id “%s”"), member.member);
          return;
        }
      if (!muster_spot_read_id (&member, &with))
        return;
      if (muster_force_find_unit (force, with, NULL) == NULL)
        {
          muster_spot_fail (&member, _("no unit has the id “%s”"), with);
          return;
        }
      muster_force_unit_set_with (unit, with);
    }
}

gboolean
muster_force_links_has_any (MusterForce *force)
{
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    if (muster_force_links_get_with (force, muster_force_get_unit (force, i)) != NULL)
      return TRUE;
  return FALSE;
}

void
muster_force_links_write (MusterForce *force,
                          JsonBuilder *builder)
{
  if (!muster_force_links_has_any (force))
    return;

  json_builder_set_member_name (builder, "links");
  json_builder_begin_object (builder);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (force, i);

      /* A link to a unit that is no longer in the force is not written. */
      if (muster_force_links_get_with (force, unit) == NULL)
        continue;
      muster_json_add_string (builder, muster_force_unit_get_id (unit),
                              muster_force_unit_get_with (unit));
    }
  json_builder_end_object (builder);
}
