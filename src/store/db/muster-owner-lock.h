/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterOwnerLock:
 *
 * Makes sure that only one program at a time owns a data file: the window while it is open, a
 * command while it runs. Several programs may read together. The lock is on a small file beside the
 * data file, so that the data file itself can be replaced meanwhile. It ends with the process, even
 * after a crash, and names its owner.
 */
typedef struct _MusterOwnerLock MusterOwnerLock;

MusterOwnerLock *muster_owner_lock_take        (const char       *path,
                                                gboolean          to_write,
                                                guint             wait_ms,
                                                GError          **error) G_GNUC_WARN_UNUSED_RESULT;
/* Returns whether the previous owner ended without closing the file. */
gboolean         muster_owner_lock_was_unclean (MusterOwnerLock  *self);
void             muster_owner_lock_settle      (MusterOwnerLock  *self);
void             muster_owner_lock_release     (MusterOwnerLock  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOwnerLock, muster_owner_lock_release)

G_END_DECLS
