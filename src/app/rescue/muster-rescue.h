/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * MusterRescue:
 * @MUSTER_RESCUE_BACKUP: puts the newest good backup in the place of the file
 * @MUSTER_RESCUE_CHOSEN: puts a certain backup there; of data that is whole, too
 * @MUSTER_RESCUE_SALVAGE: puts a file there that has everything that can still be read
 *
 * What can be done about a data file that does not open. The file that was there is kept.
 */
typedef enum
{
  MUSTER_RESCUE_BACKUP,
  MUSTER_RESCUE_CHOSEN,
  MUSTER_RESCUE_SALVAGE,
} MusterRescue;

void  muster_rescue_async       (const char           *path,
                                 MusterRescue          way,
                                 const char           *backup,
                                 GAsyncReadyCallback   callback,
                                 gpointer              data);
char *muster_rescue_finish      (GAsyncResult         *result,
                                 GError              **error) G_GNUC_WARN_UNUSED_RESULT;
char *muster_rescue_dup_failure (const GError         *error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
