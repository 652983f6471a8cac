/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_FORCE (muster_setup_force_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupForce, muster_setup_force, MUSTER, SETUP_FORCE, GObject)

/**
 * MusterSetupForce:
 *
 * A force to choose from: one of the player's own, a variant of one, or a starter force. Properties: label,
 * detail (theatre or heading, and points). The force itself is made when it is chosen.
 */
const char  *muster_setup_force_get_label  (MusterSetupForce  *self);
const char  *muster_setup_force_get_detail (MusterSetupForce  *self);
/* What stands there before anything is chosen; there is no force to load. */
MusterSetupForce *muster_setup_force_new_prompt (const char   *label) G_GNUC_WARN_UNUSED_RESULT;
gboolean     muster_setup_force_is_prompt  (MusterSetupForce  *self);
/* A copy, which belongs to whoever asked. */
MusterForce *muster_setup_force_load       (MusterSetupForce  *self,
                                            GError           **error) G_GNUC_WARN_UNUSED_RESULT;

/* All of them of a ruleset, the player's own first and the one used last first of all. */
GListModel  *muster_setup_forces_new       (MusterStore       *store,
                                            MusterLibrary     *library,
                                            MusterRuleset     *ruleset) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
