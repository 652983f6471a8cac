/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_HISTORY (muster_force_history_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceHistory, muster_force_history, MUSTER, FORCE_HISTORY, MusterObject)

/**
 * MusterForceHistory:
 *
 * Everything that was edited in a force since it was opened, to be undone and redone. It listens to the
 * force; whoever edits need not know of it. What is typed into one text is one step, until something else is
 * edited or muster_force_history_seal() says that the player is done with it; and everything between
 * muster_force_begin_group() and muster_force_end_group() is one step. What is on record
 * (muster-force-record.h) is not undone.
 *
 * Properties: force (for good), can-undo, can-redo, undo-label ("Undo: Add Regular Infantry"; "" if there is
 * nothing to undo), redo-label. Signal `changed`: a step was made, undone or redone.
 */
MusterForceHistory *muster_force_history_new            (MusterForce        *force) G_GNUC_WARN_UNUSED_RESULT;

gboolean            muster_force_history_can_undo       (MusterForceHistory *self);
gboolean            muster_force_history_can_redo       (MusterForceHistory *self);
char               *muster_force_history_dup_undo_label (MusterForceHistory *self) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_force_history_dup_redo_label (MusterForceHistory *self) G_GNUC_WARN_UNUSED_RESULT;

gboolean            muster_force_history_undo           (MusterForceHistory *self);
gboolean            muster_force_history_redo           (MusterForceHistory *self);

/* muster_force_begin_group() and muster_force_end_group() of the force. */
void                muster_force_history_begin          (MusterForceHistory *self,
                                                         const char         *label);
void                muster_force_history_end            (MusterForceHistory *self);

/* Undoes the last step and forgets it. */
void                muster_force_history_take_back      (MusterForceHistory *self);

/* Whether the last step is a text that the player may still be typing. */
gboolean            muster_force_history_is_typing      (MusterForceHistory *self);
/* What is typed from now on is another step. */
void                muster_force_history_seal           (MusterForceHistory *self);

G_END_DECLS
