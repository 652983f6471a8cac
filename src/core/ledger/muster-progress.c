/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-progress.h"

gboolean
muster_progress_step (const MusterProgress  *self,
                      guint64                done,
                      guint64                total,
                      GError               **error)
{
  if (self == NULL)
    return TRUE;
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (self->tell != NULL)
    self->tell (total > 0 ? (double) done / (double) total : 1.0, self->data);
  return TRUE;
}
