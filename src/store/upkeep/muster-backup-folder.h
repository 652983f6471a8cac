/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "store/muster-store-error.h"

G_BEGIN_DECLS

/* Where the backups of a file are made: in the folder `backups` beside it, unless somebody has chosen
 * another. Those in both are known. What is put aside when a file is restored, salvaged or brought up to
 * date stays beside it. */

/* Where the next backup of the file @path is made. */
char     *muster_backup_folder_dup        (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): the one that was chosen; %NULL: the usual one. */
char     *muster_backup_folder_dup_chosen (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
/* @folder: (nullable): %NULL: the usual one again. It is made if it is not there. Backups that there are
 * stay where they are. */
gboolean  muster_backup_folder_choose     (const char  *path,
                                           const char  *folder,
                                           GError     **error);

/* Whether the one that was chosen, if any was, is there and can be written to. */
gboolean  muster_backup_folder_is_ready   (const char  *path);
/* Makes the folder if only it is missing; an error says what to do. */
gboolean  muster_backup_folder_prepare    (const char  *folder,
                                           GError     **error);

G_END_DECLS
