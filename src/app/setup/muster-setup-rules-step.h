/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/setup/muster-setup-session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_RULES_STEP (muster_setup_rules_step_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupRulesStep, muster_setup_rules_step, MUSTER, SETUP_RULES_STEP, AdwBin)

/* The table, the settings of the scenario, optional rules, and the house packs that are in force. */
GtkWidget *muster_setup_rules_step_new (MusterSetupSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
