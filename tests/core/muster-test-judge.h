/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-check.h"

G_BEGIN_DECLS

/* What speaks against an option of a unit: everywhere, or else by its ruleset among all units of the
 * force. */
static inline MusterFinding *
muster_test_force_judge_option (MusterForce       *force,
                                MusterForceUnit   *unit,
                                const char        *option_id,
                                const char *const *rules)
{
  const MusterOption *option = muster_catalog_find_option (muster_force_get_catalog (force), option_id);
  g_autoptr (MusterForceLevy) levy = muster_force_levy_new (muster_force_get_whole (force), rules);
  g_autoptr (MusterFinding) finding = muster_force_unit_judge_option (
    unit, option_id, rules != NULL ? rules : muster_force_get_optional_rules (force));
  MusterFinding *own;

  if (finding != NULL && muster_finding_get_severity (finding) == MUSTER_SEVERITY_ERROR)
    return g_steal_pointer (&finding);

  own = muster_force_levy_judge_option (levy, force, unit, option);
  return own != NULL ? own : g_steal_pointer (&finding);
}

G_END_DECLS
