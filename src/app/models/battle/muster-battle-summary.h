/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The outcome of the last order of the shown state in one line: "Black Shields: 3 figures lost,
 * pinned 1". */
char *muster_battle_summary_dup       (MusterBattle   *battle,
                                       MusterLogEntry *entry) G_GNUC_WARN_UNUSED_RESULT;
/* The same for any entry; NULL if there is nothing to add to the order. */
char *muster_battle_summary_dup_entry (MusterBattle   *battle,
                                       MusterLogEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
