/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-proposal.h"
#include "core/battle/muster-battle-tie.h"
#include "core/battle/muster-occasion.h"

G_BEGIN_DECLS

#define MUSTER_DESPATCH_MAX_LENGTH 65536

/**
 * MusterBattleDetails:
 * @despatch: (nullable): the despatch as a player has edited it; %NULL: nobody has
 * @despatch_log: (nullable): the SHA-256 of the log at that time, in hexadecimal digits; %NULL: not
 *   known
 * @tie: (nullable): the chapter of a campaign that the battle belongs to
 * @colours: (nullable): the id of the colour that was chosen for a side, by the side's id
 * @occasion: when and what for it was played
 * @is_agreed: whether the other player must agree to a correction of an earlier entry
 * @proposal: (nullable): such a correction, which waits for him
 *
 * What a battle has besides its setup and its log. These members of the battle file do not affect
 * the rules.
 */
typedef struct
{
  char *despatch;
  char *despatch_log;
  MusterBattleTie *tie;
  GHashTable *colours;
  MusterOccasion occasion;
  gboolean is_agreed;
  MusterBattleProposal *proposal;
} MusterBattleDetails;

void      muster_battle_details_clear    (MusterBattleDetails        *self);
void      muster_battle_details_copy     (MusterBattleDetails        *self,
                                          const MusterBattleDetails  *other);

/* @colour: (nullable): the id of a colour; with %NULL the side gets the colour that its name
 * suggests, or the next free one */
void      muster_battle_details_set_colour (MusterBattleDetails      *self,
                                            const char               *side,
                                            const char               *colour);
const char *muster_battle_details_get_colour (const MusterBattleDetails *self,
                                              const char               *side);

/* Reads its own members of @document and ignores the others, which other readers handle. */
gboolean  muster_battle_details_read     (MusterBattleDetails        *self,
                                          const MusterSpot           *document);
void      muster_battle_details_write    (const MusterBattleDetails  *self,
                                          JsonBuilder                *builder);

/* The details as a document of their own, as journals keep them; "{}" if there are none. The
 * occasion is not among them: it is part of how the battle began. */
gboolean  muster_battle_details_parse    (MusterBattleDetails        *self,
                                          const char                 *text,
                                          const char                 *origin,
                                          GError                    **error);
char     *muster_battle_details_to_json  (const MusterBattleDetails  *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterBattleDetails, muster_battle_details_clear)

G_END_DECLS
