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

G_END_DECLS
