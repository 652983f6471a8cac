/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/**
 * MusterTransaction:
 *
 * A group of changes that happen together or not at all. Freeing a transaction that was not
 * committed undoes it. A transaction that begins within another is a part of it: undoing the outer
 * one also undoes what the inner one committed. Listeners of a store hear of an inner transaction
 * before the outer one is certain, so nobody may listen to a store that is used within one.
 */
typedef struct _MusterTransaction MusterTransaction;

MusterTransaction *muster_transaction_begin  (MusterDb           *db,
                                              GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* On success everything is on the disk. On failure nothing is, or SQLite will undo it when it opens
 * the file again. */
gboolean           muster_transaction_commit (MusterTransaction  *self,
                                              GError            **error);
void               muster_transaction_free   (MusterTransaction  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTransaction, muster_transaction_free)

/**
 * MusterSnapshot:
 *
 * While it is held, everything that is read belongs together, although another program or a worker goes on
 * writing. It keeps their commits waiting, so hold it for what is compared with each other, and no longer.
 */
typedef struct _MusterSnapshot MusterSnapshot;

/* (nullable): NULL if the file cannot be read now; then what is read next says why. */
MusterSnapshot    *muster_snapshot_begin     (MusterDb           *db) G_GNUC_WARN_UNUSED_RESULT;
void               muster_snapshot_free      (MusterSnapshot     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSnapshot, muster_snapshot_free)

G_END_DECLS
