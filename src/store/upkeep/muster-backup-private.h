/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/db/muster-db.h"
#include "store/upkeep/muster-backup.h"

G_BEGIN_DECLS

/* Copies the file of @db as it is now, verifies the copy, and only then gives it its name. Older
 * backups are thinned. @folder: (nullable): where to; %NULL: beside the file. @gentle: lets another
 * connection of this program write between the parts of the copy. */
char     *muster_backup_make       (MusterDb      *db,
                                    const char    *folder,
                                    gint64         now,
                                    gboolean       gentle,
                                    GCancellable  *cancellable,
                                    GError       **error) G_GNUC_WARN_UNUSED_RESULT;
/* Only the copy, under a name of the caller's. */
gboolean  muster_backup_copy       (MusterDb      *db,
                                    const char    *to,
                                    gboolean       gentle,
                                    GCancellable  *cancellable,
                                    GError       **error);

/* A name in the folder of the backups beside @path that nothing has yet:
 * "muster-20260131T120000Z-replaced.db". */
char     *muster_backup_dup_name   (const char  *path,
                                    gint64       now,
                                    const char  *suffix) G_GNUC_WARN_UNUSED_RESULT;
gboolean  muster_backup_make_folder (const char *path,
                                     GError    **error);

G_END_DECLS
