/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"

G_BEGIN_DECLS

/* Battles as a kind of ledger. Private to the store. */
extern const MusterLedgerKind muster_battle_kind;

G_END_DECLS
