/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_STORE_ERROR (muster_store_error_quark ())

/**
 * MusterStoreError:
 * @MUSTER_STORE_ERROR_FAILED: any other error
 * @MUSTER_STORE_ERROR_CONSTRAINT: the data file refuses a value, or somebody else has changed the
 *   battle
 * @MUSTER_STORE_ERROR_BUSY: another program has the file open
 * @MUSTER_STORE_ERROR_CORRUPT: the file is damaged: offer salvage or the newest good backup
 * @MUSTER_STORE_ERROR_FOREIGN: not a file of Muster's, or no longer recognisable as one
 * @MUSTER_STORE_ERROR_TOO_NEW: a later version of Muster wrote the file, so it is left alone
 * @MUSTER_STORE_ERROR_READ_ONLY: the file can be read but not written
 * @MUSTER_STORE_ERROR_FULL: the disk is full; nothing is lost, and writing works again once there
 *   is space
 * @MUSTER_STORE_ERROR_IO: the disk or the permissions do not allow it
 * @MUSTER_STORE_ERROR_NOT_FOUND: no such file, battle, force or backup
 * @MUSTER_STORE_ERROR_UNSAFE: writing could lose data: the file was replaced, has a second name,
 *   or stands beside a journal that is not its own
 * @MUSTER_STORE_ERROR_DIFFERS: a battle is undamaged but no longer leads to the state that was
 *   recorded
 * @MUSTER_STORE_ERROR_CONFLICT: somebody has changed a document since the version on which the
 *   change is based
 *
 * Messages are whole sentences in the reader's language.
 */
typedef enum
{
  MUSTER_STORE_ERROR_FAILED,
  MUSTER_STORE_ERROR_CONSTRAINT,
  MUSTER_STORE_ERROR_BUSY,
  MUSTER_STORE_ERROR_CORRUPT,
  MUSTER_STORE_ERROR_FOREIGN,
  MUSTER_STORE_ERROR_TOO_NEW,
  MUSTER_STORE_ERROR_READ_ONLY,
  MUSTER_STORE_ERROR_FULL,
  MUSTER_STORE_ERROR_IO,
  MUSTER_STORE_ERROR_NOT_FOUND,
  MUSTER_STORE_ERROR_UNSAFE,
  MUSTER_STORE_ERROR_DIFFERS,
  MUSTER_STORE_ERROR_CONFLICT,
} MusterStoreError;

GQuark           muster_store_error_quark      (void);

/* "PATH: SENTENCE". Always returns FALSE. */
gboolean         muster_store_error_set_file   (GError     **error,
                                                MusterStoreError code,
                                                const char  *path,
                                                const char  *sentence);
/* "PATH: what the system says", with the code that fits. Always returns FALSE. */
gboolean         muster_store_error_set_errno  (GError     **error,
                                                int          number,
                                                const char  *path);

G_END_DECLS
