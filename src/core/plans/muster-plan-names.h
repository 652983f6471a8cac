/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-names.h"
#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* Names the leaders who have no name, by the theatre of their force. Does nothing under rules that
 * do not roll for Leaders. */
void muster_plan_name_leaders (MusterBattlePlan *plan,
                               MusterNames      *names,
                               MusterRandom     *random);

G_END_DECLS
