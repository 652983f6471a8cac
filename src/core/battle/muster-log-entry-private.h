/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-log-entry.h"

G_BEGIN_DECLS

/* What came of the entry, told by the battle as it folds it in. @turn: the one in which the order was
 * given. @roster: the units after it. */
void muster_log_entry_set_outcome (MusterLogEntry      *self,
                                   guint                index,
                                   int                  turn,
                                   const MusterOutcome *outcome,
                                   MusterRoster        *roster);

/* A bit for each side whose secrets the entry keeps from its readers now. */
void muster_log_entry_set_covered (MusterLogEntry      *self,
                                   guint                sides);

G_END_DECLS
