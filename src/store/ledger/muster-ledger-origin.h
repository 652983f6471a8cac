/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-header.h"

G_BEGIN_DECLS

/**
 * MusterLedgerOrigin:
 * @document: the setup, as its file has it; if the ledger is only prepared, the plan
 * @state: digest of the first state
 *
 * The beginning of a ledger, which is also the first link of its chain of hashes. Private to the
 * store.
 */
typedef struct
{
  char *uuid;
  gint64 created;
  char *document;
  MusterHash state;
  MusterHash hash;
} MusterLedgerOrigin;

void     muster_ledger_origin_clear        (MusterLedgerOrigin        *self);
void     muster_ledger_origin_compute_hash (const MusterLedgerOrigin  *self,
                                            const MusterLedgerKind    *kind,
                                            MusterHash                *hash);

/* The first returns the bytes that the hash covers; the second reads an origin from such bytes and
 * computes its hash. Returns FALSE if they are no origin of this kind. */
GBytes  *muster_ledger_origin_to_bytes     (const MusterLedgerOrigin  *self,
                                            const MusterLedgerKind    *kind) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_ledger_origin_from_bytes   (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            GBytes                    *bytes);

/* Builds a new header from the origin, even if the origin is damaged. @header: empty. */
void     muster_ledger_origin_describe     (const MusterLedgerOrigin  *self,
                                            const MusterLedgerKind    *kind,
                                            MusterLedgerHeader        *header);

/* The document without some of its members. @members: (array zero-terminated=1). */
char    *muster_ledger_origin_dup_without  (const MusterLedgerOrigin  *self,
                                            const char *const         *members) G_GNUC_WARN_UNUSED_RESULT;

/* The names of the packs that the ledger is played with. */
char   **muster_ledger_origin_list_packs   (const MusterLedgerOrigin  *self) G_GNUC_WARN_UNUSED_RESULT;

/* Leaves the origin empty if there is no row. It does not verify the hash. */
gboolean muster_ledger_origin_load         (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
/* Both compute the hash before they write. */
gboolean muster_ledger_origin_insert       (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);
gboolean muster_ledger_origin_update       (MusterLedgerOrigin        *self,
                                            const MusterLedgerKind    *kind,
                                            MusterDb                  *db,
                                            gint64                     id,
                                            GError                   **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerOrigin, muster_ledger_origin_clear)

G_END_DECLS
