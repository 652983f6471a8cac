/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/upkeep/muster-carver.h"
#include "store/upkeep/muster-salvage.h"

G_BEGIN_DECLS

/**
 * MusterSalvageLedgers:
 * @headers: (element-type MusterLedgerHeader): whether they fit their hashes or not
 * @sound_headers: those that do, by uuid
 * @origins: (element-type MusterFoundOrigin): only those that fit
 * @doubtful_origins: (element-type MusterFoundOrigin): whatever else looks like one, of any kind
 * @details: (element-type utf8 MusterLedgerDetail): by uuid, the last of those that fit
 * @n_expected: how many there should be, or -1
 * @n_whole: how many were saved as they were
 * @n_cut: how many were saved without their end, or without their heading
 * @n_unproved: of how many the beginning is proved by nothing
 *
 * What a damaged file still holds of one kind of ledger. Private to the store.
 */
typedef struct
{
  const MusterLedgerKind *kind;
  GPtrArray *headers;
  GHashTable *sound_headers;
  GPtrArray *origins;
  GPtrArray *doubtful_origins;
  GHashTable *details;
  gint64 n_expected;
  gint64 n_expected_details;
  guint n_details;
  guint n_whole;
  guint n_cut;
  guint n_unproved;
} MusterSalvageLedgers;

MusterSalvageLedgers *muster_salvage_ledgers_new   (const MusterLedgerKind *kind) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_salvage_ledgers_free  (MusterSalvageLedgers  *self);

/* Whether a row may be an event, of whatever kind. */
gboolean              muster_salvage_ledgers_is_event (const MusterCarvedRow *row);
/* Whether the row is one of this kind; if it is, it is kept. */
gboolean              muster_salvage_ledgers_take     (MusterSalvageLedgers  *self,
                                                       const MusterCarvedRow *row);

/* In the transaction of the caller. @events: (element-type MusterFoundPart): sorted; of all kinds. */
gboolean              muster_salvage_ledgers_save  (MusterSalvageLedgers  *self,
                                                    MusterSalvage         *salvage,
                                                    MusterCarver          *carver,
                                                    GArray                *events,
                                                    MusterSalvageFlags     flags,
                                                    MusterDb              *db,
                                                    GError               **error);

G_END_DECLS
