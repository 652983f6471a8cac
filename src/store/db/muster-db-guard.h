/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db-header.h"

G_BEGIN_DECLS

/**
 * MusterDbGuard:
 * @path: absolute, without symbolic links in the names of its folders
 * @exists: the file is there, and is not empty
 *
 * Whether a file is one that may be opened, and still is the one that was.
 */
typedef struct
{
  char *path;
  gboolean exists;
  guint64 device;
  guint64 inode;
} MusterDbGuard;

gboolean muster_db_guard_init             (MusterDbGuard         *self,
                                           const char            *path,
                                           gboolean               to_write,
                                           GError               **error);
void     muster_db_guard_clear            (MusterDbGuard         *self);

/* That no journal beside the file would spoil it. @hot: a transaction was cut off and will be
 * undone. */
gboolean muster_db_guard_check_companions (MusterDbGuard         *self,
                                           const MusterDbHeader  *header,
                                           gboolean              *hot,
                                           GError               **error);

/* Remembers which file was opened; later, that it still stands under its name and under no
 * other. */
gboolean muster_db_guard_remember         (MusterDbGuard         *self,
                                           GError               **error);
gboolean muster_db_guard_check_identity   (MusterDbGuard         *self,
                                           GError               **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterDbGuard, muster_db_guard_clear)

G_END_DECLS
