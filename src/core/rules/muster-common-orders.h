/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/* What is the same in the orders that every ruleset has. */

/* The fates that an umpire can give; a ruleset's own table of fates has them in this order, after
 * being in play. */
extern const MusterChoice muster_common_removals[];

/* Why an umpire decided so: the last field of what he can change. */
#define MUSTER_COMMON_REASON { "reason", N_("Reason"), MUSTER_FIELD_TEXT }

extern const MusterField muster_common_remove_fields[]; /* unit, fate, reason */
extern const MusterField muster_common_note_fields[];   /* text, at: the line of the log, from 1 */
extern const MusterField muster_common_end_battle_fields[]; /* reason */

void muster_common_step_reason (MusterResolution *self);

G_END_DECLS
