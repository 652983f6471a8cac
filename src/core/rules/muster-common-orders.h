/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-order.h"

G_BEGIN_DECLS

/* What is the same in the orders that every ruleset has. */

/* The fates that an umpire can give; a ruleset's own table of fates has them in this order, after
 * being in play. */
extern const MusterChoice muster_common_removals[];

extern const MusterField muster_common_remove_fields[]; /* unit, fate */
extern const MusterField muster_common_note_fields[];   /* text */
extern const MusterField muster_common_end_battle_fields[]; /* reason */

G_END_DECLS
