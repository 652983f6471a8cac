/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-state.h"

G_BEGIN_DECLS

/* What a unit is called in texts: its name, and behind it the badge of its side where another side has a unit
 * of the same name: "Battalion 1 (E)". */
char *muster_unit_name_in_state  (const MusterSetup  *setup,
                                  const MusterState  *state,
                                  int                 unit) G_GNUC_WARN_UNUSED_RESULT;
char *muster_unit_name_in_roster (const MusterSetup  *setup,
                                  const MusterRoster *roster,
                                  int                 unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
