/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-event.h"

G_BEGIN_DECLS

/**
 * MusterLogFold:
 * @entries: (element-type utf8): the log, with the entries that can be redone
 * @n_counting: how many of them count
 *
 * The log that the events of a ledger produce. An order at place i cuts the log to i entries and
 * adds one; a seek says how many entries count, and the others stay until the next order.
 */
typedef struct
{
  GPtrArray *entries;
  guint n_counting;
} MusterLogFold;

void     muster_log_fold_init  (MusterLogFold     *self);
void     muster_log_fold_clear (MusterLogFold     *self);

/* Returns FALSE if the event cannot follow this log. */
gboolean muster_log_fold_apply (MusterLogFold     *self,
                                const MusterLedgerEvent *event);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLogFold, muster_log_fold_clear)

G_END_DECLS
