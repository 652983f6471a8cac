/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-links.h"

#include "core/muster-i18n.h"

/* "links": {"u5": "u6"}: the battery u5 begins a battle with the team u6. */
void
muster_force_links_read (const MusterSpot *spot,
                         MusterForce      *force)
{
  g_autoptr (GList) members = NULL;

  if (!muster_spot_is_object (spot))
    return;

  members = json_object_get_members (json_node_get_object (spot->node));
  for (GList *l = members; l != NULL; l = l->next)
    {
      const char *id = l->data;
      MusterForceUnit *unit = muster_force_find_unit (force, id, NULL);
      MusterSpot member;
      const char *with;

      muster_spot_member (spot, id, &member);
      if (unit == NULL)
        {
          muster_spot_fail (&member, _("no unit has the id “%s”"), id);
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

/* Links to units that have left the force are not written. */
static gboolean
is_linked (MusterForce     *force,
           MusterForceUnit *unit)
{
  const char *with = muster_force_unit_get_with (unit);

  return *with != '\0' && muster_force_find_unit (force, with, NULL) != NULL;
}

gboolean
muster_force_links_has_any (MusterForce *force)
{
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    if (is_linked (force, muster_force_get_unit (force, i)))
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

      if (!is_linked (force, unit))
        continue;
      json_builder_set_member_name (builder, muster_force_unit_get_id (unit));
      json_builder_add_string_value (builder, muster_force_unit_get_with (unit));
    }
  json_builder_end_object (builder);
}
