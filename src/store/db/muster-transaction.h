/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/**
 * MusterTransaction:
 *
 * Changes that happen together or not at all. Freed without having been committed, it is undone. One that
 * begins within another is a part of it: what it has committed is undone with the whole. Whoever listens to a
 * store hears of the parts before the whole is certain, so that the others must be nobody's yet.
 */
typedef struct _MusterTransaction MusterTransaction;

MusterTransaction *muster_transaction_begin  (MusterDb           *db,
                                              GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* On success everything is on the disk. On failure nothing is there, or it will be undone. */
gboolean           muster_transaction_commit (MusterTransaction  *self,
                                              GError            **error);
void               muster_transaction_free   (MusterTransaction  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTransaction, muster_transaction_free)

G_END_DECLS
