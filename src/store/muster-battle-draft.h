/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-battle-header.h"
#include "store/muster-db.h"
#include "store/muster-hash.h"

G_BEGIN_DECLS

typedef struct
{
  char *payload;
  MusterHash state;
} MusterDraftEntry;

/**
 * MusterBattleDraft:
 * @uuid: (nullable): NULL for a new one
 * @created: seconds since 1970, or 0 for now
 * @document: the setup as the battle file has it
 * @state: digest of the state that it begins with
 * @entries: (element-type MusterDraftEntry): the log
 * @n_counting: how many of them count
 * @prepared: the document is a plan; there is no log
 * @winner: (nullable): name of the side that won
 * @score: (nullable): points by side, of a battle that is over
 * @scenario: (nullable): its id
 * @details: (nullable): what it has besides setup and log; see MusterBattleDetail
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
} MusterBattleDraft;

void     muster_battle_draft_init   (MusterBattleDraft  *self);
void     muster_battle_draft_clear  (MusterBattleDraft  *self);
void     muster_battle_draft_add    (MusterBattleDraft  *self,
                                     const char         *payload,
                                     const MusterHash   *state);

/* Adds its log to a battle without events, in the transaction of the caller; @header is to be written
 * after that. */
gboolean muster_battle_draft_insert_log (const MusterBattleDraft  *self,
                                         MusterBattleHeader       *header,
                                         MusterDb                 *db,
                                         GError                  **error);
/* Keeps it, in the transaction of the caller. @head: (nullable). */
gboolean muster_battle_draft_insert (MusterBattleDraft  *self,
                                     MusterDb           *db,
                                     gint64             *id,
                                     MusterHash         *head,
                                     GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterBattleDraft, muster_battle_draft_clear)

G_END_DECLS
