/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterOwnerLock:
 *
 * One program at a time owns a file: the window for as long as it is open, a command for as long
 * as it runs. Several may read together. The lock is on a small file beside the data (so that the
 * file itself may be replaced under it), ends with the process whatever becomes of it, and names
 * its owner.
 */
typedef struct _MusterOwnerLock MusterOwnerLock;

MusterOwnerLock *muster_owner_lock_take        (const char       *path,
                                                gboolean          to_write,
                                                guint             wait_ms,
                                                GError          **error) G_GNUC_WARN_UNUSED_RESULT;
/* The owner before this one did not come to close the file. */
gboolean         muster_owner_lock_was_unclean (MusterOwnerLock  *self);
void             muster_owner_lock_settle      (MusterOwnerLock  *self);
void             muster_owner_lock_release     (MusterOwnerLock  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOwnerLock, muster_owner_lock_release)

G_END_DECLS
