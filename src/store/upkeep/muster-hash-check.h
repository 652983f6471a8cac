/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/* Told of each thing that does not fit its hash. @battle_id: the battle that it is about, or 0. */
typedef void (*MusterHashFault) (const GError *fault,
                                 gint64        battle_id,
                                 gpointer      data);

/* Told of each battle that does, for whoever wants to look further. */
typedef void (*MusterHashSound) (MusterLedgerChain *chain,
                                 gpointer           data);

/* Follows every chain and recomputes every hash of the file. What cannot be read is told like what
 * does not fit; FALSE means only that it was cancelled. @look, @cancellable: (nullable). */
gboolean muster_hash_check_run   (MusterDb         *db,
                                  MusterHashFault   tell,
                                  MusterHashSound   look,
                                  gpointer          data,
                                  GCancellable     *cancellable,
                                  GError          **error);
/* The same as a yes or no; an error is the first fault. */
gboolean muster_hash_check_sound (MusterDb         *db,
                                  GError          **error);

G_END_DECLS
