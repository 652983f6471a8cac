/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-plan-setup.h"

G_BEGIN_DECLS

static inline MusterSetup *
muster_test_plan_make_setup (MusterBattlePlan *plan)
{
  g_autoptr (GError) error = NULL;
  MusterSetup *setup = muster_plan_make_setup (plan, NULL, &error);

  g_assert_no_error (error);

  return setup;
}

G_END_DECLS
