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
 * The edits of a force since it was opened, for undo and redo. The history listens to the force, so
 * that code that edits a force need not know about it. Everything typed into one text is one step,
 * until something else is edited or muster_force_history_seal() is called. Everything between
 * muster_force_begin_group() and muster_force_end_group() is one step. The record of the force
 * (muster-force-record.h) is never undone.
 *
 * Properties: force (for good), can-undo, can-redo, undo-label ("Undo: Add Regular Infantry"; "" if
 * there is nothing to undo), redo-label. Signal `changed`: a step was made, extended, undone or
 * redone.
 */
MusterForceHistory *muster_force_history_new            (MusterForce        *force) G_GNUC_WARN_UNUSED_RESULT;

gboolean            muster_force_history_can_undo       (MusterForceHistory *self);
gboolean            muster_force_history_can_redo       (MusterForceHistory *self);
char               *muster_force_history_dup_undo_label (MusterForceHistory *self) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_force_history_dup_redo_label (MusterForceHistory *self) G_GNUC_WARN_UNUSED_RESULT;

gboolean            muster_force_history_undo           (MusterForceHistory *self);
gboolean            muster_force_history_redo           (MusterForceHistory *self);

/* Begins and ends a group of the force: muster_force_begin_group(), muster_force_end_group(). */
void                muster_force_history_begin          (MusterForceHistory *self,
                                                         const char         *label);
void                muster_force_history_end            (MusterForceHistory *self);

/* Undoes the last step and drops it, so that it cannot be redone. */
void                muster_force_history_take_back      (MusterForceHistory *self);

/* Whether the last step is a text into which the player may still be typing. */
gboolean            muster_force_history_is_typing      (MusterForceHistory *self);
/* Ends the current typing: what the player types from now on is a new step. */
void                muster_force_history_seal           (MusterForceHistory *self);

G_END_DECLS
