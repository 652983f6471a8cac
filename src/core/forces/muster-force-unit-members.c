/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-unit-members.h"

#include "core/muster-json-members.h"
#include "core/muster-text.h"
#include "core/rules/muster-setup.h"

/* Writes units of a force as a battle file has them. The battle file is strict, so only members
 * that it knows are written: rank and name become the leader's name, and the player's own name for
 * a trait is left out. */

/**
 * muster_force_unit_write_members:
 * @id: the id of the unit in the battle
 * @player_id: (nullable): who leads it
 * @numbered: whether the battle itself numbers units whose name is that of their type
 * @builder: the object of the unit must be open
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
  MusterLeader *leader;
  g_autofree char *rank_and_name = NULL;
  g_autofree char *title = NULL;
  int leadership;
  const char *trait_id;

  muster_json_add_string (builder, "id", id);
  if (!numbered || !g_str_equal (name, type_name))
    muster_json_add_string (builder, "name", name);
  muster_json_add_text (builder, "called", muster_force_unit_get_called (unit));
  muster_json_add_string (builder, "type", muster_force_unit_get_type_id (unit));
  muster_json_add_strv (builder, "options", muster_force_unit_get_options (unit));
  if (muster_force_unit_get_models (unit) > 0 && !is_settled)
    muster_json_add_int (builder, "models", muster_force_unit_get_models (unit));
  if (player_id != NULL)
    muster_json_add_string (builder, "player", player_id);
  leader = muster_force_unit_get_leader (unit);
  rank_and_name = muster_leader_dup_title (leader);
  title = muster_text_cut (rank_and_name, MUSTER_MAX_NAME);
  leadership = muster_leader_get_leadership (leader);
  trait_id = muster_leader_get_trait_id (leader);
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
