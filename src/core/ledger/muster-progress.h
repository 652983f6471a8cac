/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * MusterProgress:
 * @cancellable: (nullable): lets the user stop the work
 * @tell: (nullable): receives the share that is done, from 0 to 1, in the thread that does the work
 *
 * How long work reports its progress and learns that it must stop. The caller owns it.
 */
typedef struct
{
  GCancellable *cancellable;
  void        (*tell) (double share, gpointer data);
  gpointer      data;
} MusterProgress;

/* Reports that @done of @total parts are done. @self: (nullable). Returns FALSE, with
 * G_IO_ERROR_CANCELLED, when the work must stop. */
gboolean muster_progress_step (const MusterProgress  *self,
                               guint64                done,
                               guint64                total,
                               GError               **error);

G_END_DECLS
