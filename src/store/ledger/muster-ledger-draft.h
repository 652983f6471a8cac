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
 * @document: the setup as the battle file has it
 * @state: digest of the state that it begins with
 * @entries: (element-type MusterLedgerDraftEntry): the log
 * @n_counting: how many of them count
 * @prepared: the document is a plan; there is no log
 * @winner: (nullable): name of the side that won
 * @score: (nullable): points by side, of a battle that is over
 * @scenario: (nullable): its id
 * @details: (nullable): what it has besides setup and log; see MusterLedgerDetail
 *
 * A whole battle that is not in the file yet. Private to the store.
 */
typedef struct
{
  char *uuid;
  gint64 created;
  char *ruleset;
  char *title;
  char *subject;
  char *date;
  gboolean over;
  gboolean prepared;
  int turn;
  char *winner;
  char *score;
  char *scenario;
  char *details;
  gboolean archived;
  char *document;
  MusterHash state;
  GArray *entries;
  guint n_counting;
} MusterLedgerDraft;

void     muster_ledger_draft_init   (MusterLedgerDraft  *self);
void     muster_ledger_draft_clear  (MusterLedgerDraft  *self);
void     muster_ledger_draft_add    (MusterLedgerDraft  *self,
                                     const char         *payload,
                                     const MusterHash   *state);

/* Adds its log to a battle without events, in the transaction of the caller; @header is to be written
 * after that. */
gboolean muster_ledger_draft_insert_log (const MusterLedgerDraft  *self,
                                         MusterLedgerHeader       *header,
                                         MusterDb                 *db,
                                         GError                  **error);
/* Keeps it, in the transaction of the caller. @head: (nullable). */
gboolean muster_ledger_draft_insert (MusterLedgerDraft  *self,
                                     MusterDb           *db,
                                     gint64             *id,
                                     MusterHash         *head,
                                     GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLedgerDraft, muster_ledger_draft_clear)

G_END_DECLS
