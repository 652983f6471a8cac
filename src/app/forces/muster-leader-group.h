/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/muster-force-unit-view.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEADER_GROUP (muster_leader_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterLeaderGroup, muster_leader_group, MUSTER, LEADER_GROUP,
                      AdwPreferencesGroup)

/**
 * MusterLeaderGroup:
 *
 * The Leader of the unit that is edited: name, rank, Leadership and trait. Rolling is asked of the page by
 * the actions `force.roll-leader` and `force.type-leader`.
 *
 * Properties: view (nullable).
 */
void muster_leader_group_set_view (MusterLeaderGroup   *self,
                                   MusterForceUnitView *view);

G_END_DECLS
