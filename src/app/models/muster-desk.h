/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/muster-object.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DESK (muster_desk_get_type ())
G_DECLARE_FINAL_TYPE (MusterDesk, muster_desk, MUSTER, DESK, MusterObject)

/**
 * MusterDesk:
 *
 * What lies on the desk: the battle in progress, the others that go on, those that are prepared, the ones
 * used last, and the campaigns that go on.
 *
 * Properties: store, library (construct only), is-empty, has-current, current-title, current-note.
 */
MusterDesk    *muster_desk_new            (MusterStore   *store,
                                           MusterLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

MusterStore   *muster_desk_get_store      (MusterDesk    *self);
MusterLibrary *muster_desk_get_library    (MusterDesk    *self);
gint64         muster_desk_get_current_id (MusterDesk    *self);
GListModel    *muster_desk_get_underway   (MusterDesk    *self);
GListModel    *muster_desk_get_prepared   (MusterDesk    *self);
GListModel    *muster_desk_get_recent     (MusterDesk    *self);
GListModel    *muster_desk_get_campaigns  (MusterDesk    *self);
GListModel    *muster_desk_get_forces     (MusterDesk    *self);

G_END_DECLS
