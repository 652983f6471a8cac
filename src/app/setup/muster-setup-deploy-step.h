/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/setup/muster-setup-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_DEPLOY_STEP (muster_setup_deploy_step_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupDeployStep, muster_setup_deploy_step, MUSTER, SETUP_DEPLOY_STEP, AdwBin)

/* What the battle is called, the map, and what is still to be done on the table. */
GtkWidget *muster_setup_deploy_step_new (MusterSetupSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
