/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/**
 * MusterForceSide:
 * @id: the side's id in the battle
 * @name: (nullable): what the battle calls it; %NULL: the force's name
 * @role: (nullable): `attacker`, `defender`, or %NULL for the ruleset's default
 * @player_id: (nullable): who leads all of it
 * @player_name: (nullable): the player's name; %NULL: the id
 *
 * What a battle needs to know of a side besides its force.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *role;
  const char *player_id;
  const char *player_name;
} MusterForceSide;

/* Writes a variant of a force as one entry of `sides` of a battle file. Unit ids are put behind the id of
 * the side: two forces may well use the same ones, and a battle may not. */
void  muster_force_write_side  (MusterForceVariant    *variant,
                                const MusterForceSide *side,
                                JsonBuilder           *builder);
/* A unit of `sides`, for whoever puts a side together himself. */
void  muster_force_unit_write_members (MusterForceUnit *unit,
                                       const char      *id,
                                       const char      *player_id,
                                       JsonBuilder     *builder);

G_END_DECLS
