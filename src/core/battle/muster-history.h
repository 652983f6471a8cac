/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-log-entry.h"

G_BEGIN_DECLS

/* How many entries lie between two kept states: what a jump has to fold at most. */
#define MUSTER_HISTORY_STRIDE 64

/**
 * MusterHistory:
 *
 * A log and the states along it. Any state of it is at most a few entries away from a kept one, so that going
 * back and forth in a long battle takes no time. Knows nothing of journals and views.
 */
typedef struct _MusterHistory MusterHistory;

MusterHistory  *muster_history_new        (MusterSetup         *setup) G_GNUC_WARN_UNUSED_RESULT;
void            muster_history_free       (MusterHistory       *self);

guint           muster_history_get_length (const MusterHistory *self);
MusterLogEntry *muster_history_get_entry  (const MusterHistory *self,
                                           guint                index);

/* Cuts the log to @length entries and adds one that led from the state there to @outcome. */
void            muster_history_cut        (MusterHistory       *self,
                                           guint                length);
void            muster_history_add        (MusterHistory       *self,
                                           MusterLogEntry      *entry,
                                           int                  turn,
                                           const MusterOutcome *outcome);

/* The state after @length entries. Returns FALSE for the state at the start, which nothing led to. */
gboolean        muster_history_recall     (MusterHistory       *self,
                                           guint                length,
                                           MusterOutcome       *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHistory, muster_history_free)

G_END_DECLS
