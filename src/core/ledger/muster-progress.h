/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * MusterProgress:
 * @cancellable: (nullable): whoever waits may give up
 * @tell: (nullable): told how much is done, from 0 to 1; in the thread of the work
 *
 * What whoever waits for long work wants of it. Lives with the caller.
 */
typedef struct
{
  GCancellable *cancellable;
  void        (*tell) (double share, gpointer data);
  gpointer      data;
} MusterProgress;

/* Says that @done of @total parts are there. @self: (nullable). Returns FALSE, with G_IO_ERROR_CANCELLED,
 * when the work is to end. */
gboolean muster_progress_step (const MusterProgress  *self,
                               guint64                done,
                               guint64                total,
                               GError               **error);

G_END_DECLS
