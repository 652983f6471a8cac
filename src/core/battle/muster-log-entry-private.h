/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-log-entry.h"

G_BEGIN_DECLS

/* Sets the outcome of the entry; the battle calls this when it carries out the entry. @turn: the
 * turn in which the order was given. @roster: the units after the order. */
void muster_log_entry_set_outcome (MusterLogEntry      *self,
                                   guint                index,
                                   int                  turn,
                                   const MusterOutcome *outcome,
                                   MusterRoster        *roster);

/* @sides: a bit for each side whose secrets the entry hides now. */
void muster_log_entry_set_covered (MusterLogEntry      *self,
                                   guint                sides);

G_END_DECLS
