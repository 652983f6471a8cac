/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/db/muster-hash.h"
#include "store/ledger/muster-ledger-header.h"

G_BEGIN_DECLS

typedef struct
{
  char *payload;
  MusterHash state;
} MusterLedgerDraftEntry;

/**
 * MusterLedgerDraft:
 * @uuid: (nullable): NULL to make a new one
 * @created: seconds since 1970, or 0 for now
 * @subject: (nullable): the names of the sides, for the list
 * @document: the setup as its file has it
 * @state: digest of the first state
 * @entries: (element-type MusterLedgerDraftEntry): the log
 * @n_counting: how many of them count
 * @prepared: whether the document is a plan; there is then no log
 * @summary: what a list shows of the last state
 * @details: (nullable): see MusterLedgerDetail
 *
 * A whole ledger that the data file does not contain yet. Private to the store.
 */
struct _MusterLedgerDraft
{
  const MusterLedgerKind *kind;
  char *uuid;
  gint64 created;
  char *ruleset;
  char *title;
  char *subject;
  char *date;
  gboolean prepared;
  MusterLedgerSummary summary;
  char *details;
  gboolean archived;
  char *document;
  MusterHash state;
  GArray *entries;
  guint n_counting;
};

void     muster_ledger_draft_init       (MusterLedgerDraft        *self,
                                         const MusterLedgerKind   *kind);
void     muster_ledger_draft_clear      (MusterLedgerDraft        *self);
void     muster_ledger_draft_add        (MusterLedgerDraft        *self,
                                         const char               *payload,
                                         const MusterHash         *state);

/* Adds the log of the draft to a ledger without events, within the caller's transaction. The caller
 * writes @header afterwards. */
gboolean muster_ledger_draft_insert_log (const MusterLedgerDraft  *self,
                                         MusterLedgerHeader       *header,
                                         MusterDb                 *db,
                                         GError                  **error);
/* Stores the draft within the caller's transaction. @head: (nullable). */
gboolean muster_ledger_draft_insert     (MusterLedgerDraft        *self,
                                         MusterDb                 *db,
                                         gint64                   *id,
                                         MusterHash               *head,
                                         GError                  **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerDraft, muster_ledger_draft_clear)

G_END_DECLS
