/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* Lists the facts about a unit: its values, its weapon, its options, its leader and the effect of
 * his trait. */
char **muster_unit_details_list (MusterBattle *battle,
                                 int           unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
