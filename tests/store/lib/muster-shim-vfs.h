/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterShimOp:
 * @MUSTER_SHIM_CREATE: a file has been made; @is_journal: its first sync also syncs the folder
 * @MUSTER_SHIM_RENAME: a file has another name, in the place of what had it; only muster-disk-log.h knows it
 * @MUSTER_SHIM_SYNC_FOLDER: what was made, renamed and removed in that folder stays; as above
 * @MUSTER_SHIM_ACK: the program was told that @number changes are kept
 *
 * What was done to the disk, as the power model needs to know it.
 */
typedef enum
{
  MUSTER_SHIM_CREATE,
  MUSTER_SHIM_WRITE,
  MUSTER_SHIM_TRUNCATE,
  MUSTER_SHIM_SYNC,
  MUSTER_SHIM_DELETE,
  MUSTER_SHIM_RENAME,
  MUSTER_SHIM_SYNC_FOLDER,
  MUSTER_SHIM_ACK,
} MusterShimKind;

typedef struct
{
  MusterShimKind kind;
  char *name; /* without the folder */
  char *to;   /* of a renaming */
  gint64 offset; /* of a write; size of a truncation; number of an ack */
  GBytes *bytes;
  gboolean flag; /* create: a journal; delete: the folder was synced */
} MusterShimOp;

/* SQLite's way to the disk, with somebody in between: it can write down what is done, refuse, and
 * run out of space. It is the default for every connection that is opened while it is installed. */
void       muster_shim_vfs_install      (void);
void       muster_shim_vfs_uninstall    (void);

/* Writing down, from now on. (transfer full) (element-type MusterShimOp): what was done since. */
void       muster_shim_vfs_start_log    (void);
void       muster_shim_vfs_ack          (gint64   number);
GPtrArray *muster_shim_vfs_take_log     (void) G_GNUC_WARN_UNUSED_RESULT;

/* Call number @nth from now on fails, and with @stays all after it. 0: none fails. */
void       muster_shim_vfs_fail         (guint    nth,
                                         gboolean stays);
/* Whether that has come to pass. */
gboolean   muster_shim_vfs_has_failed   (void);

/* Called with SQLITE_LOCK_NONE once a connection has let go of a file, and with another level before it
 * asks for that. NULL: nobody. */
typedef void (*MusterShimLockFunc) (const char *path,
                                    int         level,
                                    gpointer    data);

void       muster_shim_vfs_watch_locks  (MusterShimLockFunc func,
                                         gpointer           data);

/* Bytes that files may still grow, all together; -1: no end. */
void       muster_shim_vfs_set_space    (gint64   n_bytes);

G_END_DECLS
