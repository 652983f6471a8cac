/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db-header.h"

G_BEGIN_DECLS

/**
 * MusterDbGuard:
 * @path: absolute, without symbolic links in the names of its folders
 * @exists: whether the file exists and is not empty
 *
 * Checks whether a file may be opened, and later whether its name still belongs to the file that
 * was opened.
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

/* Checks that no journal beside the file would damage it. @hot: whether a transaction was
 * interrupted and SQLite will undo it. */
gboolean muster_db_guard_check_companions (MusterDbGuard         *self,
                                           const MusterDbHeader  *header,
                                           gboolean              *hot,
                                           GError               **error);

/* The first remembers which file was opened; the second checks that this file still has its name
 * and no other. */
gboolean muster_db_guard_remember         (MusterDbGuard         *self,
                                           GError               **error);
gboolean muster_db_guard_check_identity   (MusterDbGuard         *self,
                                           GError               **error);

/* Lets nobody but the owner read the data, whatever the umask and the folder say; SQLite gives journals the
 * mode of their file. @may_create: an empty file is made if there is none. */
gboolean muster_db_guard_keep_private    (const char            *path,
                                          gboolean               may_create,
                                          GError               **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterDbGuard, muster_db_guard_clear)

G_END_DECLS
