/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/setup/muster-setup-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_SIDE_GROUP (muster_setup_side_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupSideGroup, muster_setup_side_group, MUSTER, SETUP_SIDE_GROUP,
                      AdwPreferencesGroup)

/* A side: what it does, its forces and what is to be said of them, who plays it, and its units. @choices:
 * MusterSetupForce. */
GtkWidget *muster_setup_side_group_new (MusterSetupSession *session,
                                        MusterPlanSide     *side,
                                        GListModel         *choices) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
