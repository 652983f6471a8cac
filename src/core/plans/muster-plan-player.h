/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_PLAYER (muster_plan_player_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanPlayer, muster_plan_player, MUSTER, PLAN_PLAYER, MusterObject)

/**
 * MusterPlanPlayer:
 *
 * A player who leads units of a side. Properties: id (for good), name.
 */
MusterPlanPlayer *muster_plan_player_new      (const char       *id,
                                               const char       *name) G_GNUC_WARN_UNUSED_RESULT;

const char       *muster_plan_player_get_id   (MusterPlanPlayer *self);
const char       *muster_plan_player_get_name (MusterPlanPlayer *self);
void              muster_plan_player_set_name (MusterPlanPlayer *self,
                                               const char       *name);

G_END_DECLS
