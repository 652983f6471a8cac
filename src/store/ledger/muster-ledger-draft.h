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
 * @uuid: (nullable): NULL for a new one
 * @created: seconds since 1970, or 0 for now
 * @subject: (nullable): the sides, for the list
 * @document: the setup as its file has it
 * @state: digest of the state that it begins with
 * @entries: (element-type MusterLedgerDraftEntry): the log
 * @n_counting: how many of them count
 * @prepared: the document is a plan; there is no log
 * @summary: what the list says of the state that it leads to
 * @details: (nullable): what it has besides setup and log; see MusterLedgerDetail
 *
 * A whole ledger that is not in the file yet. Private to the store.
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

/* Adds its log to a ledger without events, in the transaction of the caller; @header is to be written
 * after that. */
gboolean muster_ledger_draft_insert_log (const MusterLedgerDraft  *self,
                                         MusterLedgerHeader       *header,
                                         MusterDb                 *db,
                                         GError                  **error);
/* Keeps it, in the transaction of the caller. @head: (nullable). */
gboolean muster_ledger_draft_insert     (MusterLedgerDraft        *self,
                                         MusterDb                 *db,
                                         gint64                   *id,
                                         MusterHash               *head,
                                         GError                  **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerDraft, muster_ledger_draft_clear)

G_END_DECLS
