/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/forces/muster-force-unit-view.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEADER_GROUP (muster_leader_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterLeaderGroup, muster_leader_group, MUSTER, LEADER_GROUP,
                      AdwPreferencesGroup)

/**
 * MusterLeaderGroup:
 *
 * The Leader of the unit that is edited: portrait, name, rank, Leadership and trait. What takes more than a
 * key is asked of the page by its actions: `force.roll-leader`, `force.type-leader`, `force.name-leader`,
 * `force.choose-portrait`, `force.remove-portrait`.
 *
 * Properties: view (nullable).
 */
void muster_leader_group_set_view (MusterLeaderGroup   *self,
                                   MusterForceUnitView *view);

/* Sets the store of portraits. */
void muster_leader_group_set_images (MusterLeaderGroup *self,
                                     MusterImageStore  *images);

G_END_DECLS
