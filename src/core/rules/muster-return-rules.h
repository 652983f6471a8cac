/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-state.h"

G_BEGIN_DECLS

/**
 * MusterReturnRules:
 *
 * What a campaign must ask a ruleset about what a battle left, where fates and figures do not say it. All
 * of it is optional.
 */
typedef struct
{
  /* Whether a unit that the battle began with took part; otherwise all did that are not in reserve. */
  gboolean (*has_fought) (const MusterSetup *setup,
                          const MusterState *state,
                          int                unit);
  /* How many of its own the unit began with; otherwise as many as it had at the start. */
  int      (*get_start)  (const MusterSetup *setup,
                          const MusterState *state,
                          int                unit);
  /* How many of its own are left of a unit, those in its parts and with others included. */
  int      (*get_left)   (const MusterSetup *setup,
                          const MusterState *state,
                          int                unit);
  /* Whether it is gone for good; otherwise its fate says so. */
  gboolean (*is_gone)    (const MusterSetup *setup,
                          const MusterState *state,
                          int                unit);
  /* Whether the officer, or the unit that is one of a force's staff, is lost. */
  gboolean (*is_leader_lost) (const MusterSetup *setup,
                              const MusterState *state,
                              int                unit);
} MusterReturnRules;

G_END_DECLS
