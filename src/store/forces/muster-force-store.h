/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/library/muster-library.h"
#include "store/forces/muster-force-row.h"
#include "store/muster-record-store.h"
#include "store/muster-store-error.h"
#include "store/muster-store-list.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_STORE (muster_force_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceStore, muster_force_store, MUSTER, FORCE_STORE,
                      MusterRecordStore)

/**
 * MusterForceStore:
 *
 * The forces of a file. A force is kept whole: muster_force_store_rules_save() is one transaction over
 * the force, its units and their leaders. Signals `added`, `changed` and `removed`, each with the
 * id of a row.
 *
 * muster_force_get_id() of a stored force is its uuid, which stays the same in every copy of the
 * file; the number in lists is of this file only.
 */

/* Keeps the force as it is now. One without an id gets one and is added; otherwise it takes the
 * place of what was kept. */
gboolean         muster_force_store_rules_save (MusterForceStore  *self,
                                                MusterForce       *force,
                                                GError           **error);
MusterForce     *muster_force_store_rules_open (MusterForceStore  *self,
                                                gint64             id,
                                                MusterLibrary     *library,
                                                GError           **error) G_GNUC_WARN_UNUSED_RESULT;

MusterStoreList *muster_force_store_list     (MusterForceStore  *self) G_GNUC_WARN_UNUSED_RESULT;
MusterForceRow  *muster_force_store_dup_row  (MusterForceStore  *self,
                                              gint64             id,
                                              GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* The row of the force with this uuid, or 0. */
gint64           muster_force_store_find     (MusterForceStore  *self,
                                              const char        *uuid);

/* FALSE: there is no such force. */
gboolean         muster_force_store_get_archived (MusterForceStore *self,
                                                  gint64            id,
                                                  gboolean         *archived);
gboolean         muster_force_store_archive  (MusterForceStore  *self,
                                              gint64             id,
                                              gboolean           archived,
                                              GError           **error);
gboolean         muster_force_store_remove   (MusterForceStore  *self,
                                              gint64             id,
                                              GError           **error);

G_END_DECLS
