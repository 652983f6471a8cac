/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* What a unit is, line by line: its values, its weapon, its options, its leader and what his trait does. */
char **muster_unit_details_list (MusterBattle *battle,
                                 int           unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
