/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-header.h"
#include "store/muster-ledger-row.h"

G_BEGIN_DECLS

/* @header: (transfer full): the row takes its contents and leaves it empty. */
MusterLedgerRow *muster_ledger_row_new_take (MusterLedgerHeader *header,
                                             gboolean            damaged) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
