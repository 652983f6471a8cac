/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/**
 * MusterBackup:
 * @time: when it was made, in seconds since 1970, as its name says
 *
 * A copy of a file as it was. Backups are in the folder `backups` beside the file, or where somebody wants
 * them (muster-backup-folder.h).
 */
typedef struct
{
  char *path;
  gint64 time;
} MusterBackup;

/* Those of the file @path, the newest first; empty if there are none. The file itself need not
 * be there. */
GPtrArray *muster_backup_list       (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
/* The newest that is whole, which takes reading it. MUSTER_STORE_ERROR_NOT_FOUND if there is
 * none. */
char      *muster_backup_find_good  (const char  *path,
                                     gint64       now,
                                     GError     **error) G_GNUC_WARN_UNUSED_RESULT;
/* That a backup, or any file of Muster's that nobody has open, is whole. */
gboolean   muster_backup_verify     (const char  *path,
                                     GError     **error);

/* Puts @backup in the place of the file @path, which nobody may have open. The backup is
 * verified first, and what was there is kept: @replaced: (out) (nullable): where, or NULL if
 * there was nothing. */
gboolean   muster_restore_backup    (const char  *path,
                                     const char  *backup,
                                     gint64       now,
                                     char       **replaced,
                                     GError     **error);

void       muster_backup_free       (MusterBackup *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBackup, muster_backup_free)

G_END_DECLS
