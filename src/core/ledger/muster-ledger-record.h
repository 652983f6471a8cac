/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-ledger.h"

G_BEGIN_DECLS

/* No real log comes near this length. The limit keeps a hostile file from occupying the program for
 * ever. */
#define MUSTER_LEDGER_MAX_ENTRIES 200000

/* Carries out the orders of a JSON array, whose elements are entries as a file has them, one after
 * the other: all of them or none. Returns FALSE and sets the error of @entries if one is refused;
 * the ledger is then unchanged. */
gboolean muster_ledger_record_all (gpointer          ledger,
                                   const MusterSpot *entries);

G_END_DECLS
