/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-history.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_SESSION (muster_force_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceSession, muster_force_session, MUSTER, FORCE_SESSION, GObject)

/**
 * MusterForceSession:
 *
 * A force of the store while somebody edits it. Every edit is saved as it is made; what is typed, at the
 * latest a second later. When saving fails, that is said and tried again until it works. A store that can
 * only be read refuses edits: they are taken back at once.
 *
 * Properties: store, force (both for good), is-saved (nothing waits to be saved), trouble
 * (why the last try failed and what to do, or "").
 */
MusterForceSession *muster_force_session_new          (MusterStore         *store,
                                                       MusterForce         *force) G_GNUC_WARN_UNUSED_RESULT;
MusterForceSession *muster_force_session_open         (MusterStore         *store,
                                                       gint64               id,
                                                       MusterLibrary       *library,
                                                       GError             **error) G_GNUC_WARN_UNUSED_RESULT;

MusterStore        *muster_force_session_get_store    (MusterForceSession  *self);
MusterForce        *muster_force_session_get_force    (MusterForceSession  *self);
MusterForceHistory *muster_force_session_get_history  (MusterForceSession  *self);
gboolean            muster_force_session_can_edit     (MusterForceSession  *self);
const char         *muster_force_session_get_trouble  (MusterForceSession  *self);

/* Saves pending changes. Call this before you drop the last reference, so that you can report a
 * failure. */
gboolean            muster_force_session_save         (MusterForceSession  *self,
                                                       GError             **error);

G_END_DECLS
