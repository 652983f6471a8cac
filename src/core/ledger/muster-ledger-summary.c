/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-ledger-summary.h"

void
muster_ledger_summary_clear (MusterLedgerSummary *self)
{
  g_free (self->date);
  g_free (self->scene);
  g_free (self->winner);
  g_free (self->score);
  *self = (MusterLedgerSummary) { 0 };
}
