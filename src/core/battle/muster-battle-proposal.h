/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterBattleProposal:
 * @side: the id of the side that proposes
 * @index: index of the entry that is to be corrected
 * @digest: the SHA-256 of the log up to that entry, in hexadecimal digits: where it is another one, the log
 *   has changed since
 * @entry: (nullable): the entry that replaces it, as a battle file has it; %NULL: it is taken out
 *
 * A correction of an earlier entry that waits for the other player.
 */
typedef struct
{
  char *side;
  guint index;
  char *digest;
  char *entry;
} MusterBattleProposal;

MusterBattleProposal *muster_battle_proposal_copy  (const MusterBattleProposal *self) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_battle_proposal_free  (MusterBattleProposal       *self);

/* NULL: it is not valid, and the error of @spot is set. */
MusterBattleProposal *muster_battle_proposal_read  (const MusterSpot           *spot) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_battle_proposal_write (const MusterBattleProposal *self,
                                                    JsonBuilder                *builder);

gboolean              muster_log_digest_read       (const MusterSpot           *spot,
                                                    const char                **digest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleProposal, muster_battle_proposal_free)

G_END_DECLS
