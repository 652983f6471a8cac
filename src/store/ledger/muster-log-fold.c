/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-log-fold.h"

void
muster_log_fold_init (MusterLogFold *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_free);
  self->n_counting = 0;
}

void
muster_log_fold_clear (MusterLogFold *self)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
}

gboolean
muster_log_fold_apply (MusterLogFold           *self,
                       const MusterLedgerEvent *event)
{
  if (event->place < 0 || event->place > self->entries->len)
    return FALSE;

  if (event->kind == MUSTER_LEDGER_ORDER)
    {
      g_ptr_array_set_size (self->entries, (int) event->place);
      g_ptr_array_add (self->entries, g_strdup (event->payload));
      self->n_counting = self->entries->len;
    }
  else
    {
      self->n_counting = (guint) event->place;
    }

  return TRUE;
}
