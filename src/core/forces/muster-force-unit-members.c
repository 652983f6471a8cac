/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-unit-members.h"

#include "core/muster-json-members.h"
#include "core/muster-text.h"
#include "core/rules/muster-setup.h"

/* Units of a force as a battle has them. The battle file is strict, so that only what it knows is
 * written: rank and name together are the leader's name there, and the player's own word for a
 * trait stays behind. */

static void
write_leader (MusterLeader *leader,
              JsonBuilder  *builder)
{
  g_autofree char *rank_and_name = muster_leader_dup_title (leader);
  g_autofree char *title = muster_text_cut (rank_and_name, MUSTER_MAX_NAME);
  int leadership = muster_leader_get_leadership (leader);
  const char *trait_id = muster_leader_get_trait_id (leader);

  if (*title == '\0' && leadership == 0 && *trait_id == '\0')
    return;

  json_builder_set_member_name (builder, "leader");
  json_builder_begin_object (builder);
  if (*title != '\0')
    muster_json_add_string (builder, "name", title);
  if (leadership > 0)
    muster_json_add_int (builder, "leadership", leadership);
  if (*trait_id != '\0')
    muster_json_add_string (builder, "trait", trait_id);
  json_builder_end_object (builder);
}

/**
 * muster_force_unit_write_members:
 * @id: what the battle calls it
 * @player_id: (nullable): who leads it
 * @numbered: the battle itself finds a name for a unit that is called as its type is
 * @builder: with the object of the unit open
 */
void
muster_force_unit_write_members (MusterForceUnit *unit,
                                 const char      *id,
                                 const char      *player_id,
                                 gboolean         numbered,
                                 JsonBuilder     *builder)
{
  const char *type_name = muster_force_unit_get_type_name (unit);
  const char *own_name = muster_force_unit_get_name (unit);
  const char *name = *own_name != '\0' ? own_name : type_name;
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  gboolean is_settled = type != NULL && type->min_models == type->max_models &&
                        muster_force_unit_get_models (unit) == type->models;

  muster_json_add_string (builder, "id", id);
  if (!numbered || !g_str_equal (name, type_name))
    muster_json_add_string (builder, "name", name);
  muster_json_add_string (builder, "type", muster_force_unit_get_type_id (unit));
  muster_json_add_strv (builder, "options", muster_force_unit_get_options (unit));
  if (muster_force_unit_get_models (unit) > 0 && !is_settled)
    muster_json_add_int (builder, "models", muster_force_unit_get_models (unit));
  if (player_id != NULL)
    muster_json_add_string (builder, "player", player_id);
  write_leader (muster_force_unit_get_leader (unit), builder);
}
