/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "muster-shim-vfs.h"

G_BEGIN_DECLS

/* What the whole program does to the files of one folder, be it by SQLite, by GLib or by itself: a test that
 * is linked with this has the calls of the C library go by it. Names are those below the folder. */
void       muster_disk_log_start (const char *folder);
/* The program was told that it is done. */
void       muster_disk_log_ack   (void);
/* (transfer full) (element-type MusterShimOp): what was done since. */
GPtrArray *muster_disk_log_take  (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
