/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-side.h"

#include "core/muster-json-members.h"
#include "core/muster-text.h"
#include "core/rules/muster-setup.h"

/* A force as a side of a battle. The battle file is strict, so that only what it knows is
 * written: rank and name together are the leader's name there, and the player's own word for a
 * trait stays behind. */

static void
write_players (const MusterForceSide *side,
               JsonBuilder           *builder)
{
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  if (side->player_id != NULL)
    {
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", side->player_id);
      muster_json_add_string (builder, "name",
                              side->player_name != NULL ? side->player_name : side->player_id);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

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
 * @builder: with the object of the unit open
 */
void
muster_force_unit_write_members (MusterForceUnit *unit,
                                 const char      *id,
                                 const char      *player_id,
                                 JsonBuilder     *builder)
{
  const char *name = muster_force_unit_get_name (unit);
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  gboolean is_settled = type != NULL && type->min_models == type->max_models &&
                        muster_force_unit_get_models (unit) == type->models;

  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "name",
                          *name != '\0' ? name : muster_force_unit_get_type_name (unit));
  muster_json_add_string (builder, "type", muster_force_unit_get_type_id (unit));
  muster_json_add_strv (builder, "options", muster_force_unit_get_options (unit));
  if (muster_force_unit_get_models (unit) > 0 && !is_settled)
    muster_json_add_int (builder, "models", muster_force_unit_get_models (unit));
  if (player_id != NULL)
    muster_json_add_string (builder, "player", player_id);
  write_leader (muster_force_unit_get_leader (unit), builder);
}

/* What a battle calls the unit when its force is @side. */
static char *
dup_unit_id (const MusterForceSide *side,
             MusterForceUnit       *unit)
{
  g_return_val_if_fail (side != NULL && side->id != NULL, NULL);
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), NULL);

  return g_strconcat (side->id, "-", muster_force_unit_get_id (unit), NULL);
}

static void
write_unit (MusterForceUnit       *unit,
            const MusterForceSide *side,
            JsonBuilder           *builder)
{
  g_autofree char *id = dup_unit_id (side, unit);

  json_builder_begin_object (builder);
  muster_force_unit_write_members (unit, id, side->player_id, builder);
  json_builder_end_object (builder);
}

/**
 * muster_force_write_side:
 * @builder: stands in the list `sides`
 *
 * Writes the units that take part down as a side. A variant in which the checks find errors may give a side
 * that the battle file's reader refuses.
 */
void
muster_force_write_side (MusterForceVariant    *variant,
                         const MusterForceSide *side,
                         JsonBuilder           *builder)
{
  MusterForce *force;
  const char *name;
  guint n_units;

  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (variant));
  force = muster_force_variant_get_force (variant);
  g_return_if_fail (force != NULL);
  g_return_if_fail (side != NULL && side->id != NULL);
  g_return_if_fail (JSON_IS_BUILDER (builder));

  name = side->name != NULL ? side->name : muster_force_get_name (force);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", side->id);
  muster_json_add_string (builder, "name", *name != '\0' ? name : side->id);
  if (side->role != NULL)
    muster_json_add_string (builder, "role", side->role);
  write_players (side, builder);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  n_units = muster_force_variant_get_n_units (variant);
  for (guint i = 0; i < n_units; i++)
    write_unit (muster_force_variant_get_unit (variant, i), side, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}
