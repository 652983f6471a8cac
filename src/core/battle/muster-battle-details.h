/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-tie.h"

G_BEGIN_DECLS

#define MUSTER_DESPATCH_MAX_LENGTH 65536

/**
 * MusterBattleDetails:
 * @despatch: (nullable): the despatch as somebody has edited it; %NULL: as it is written from the log
 * @despatch_log: (nullable): the SHA-256 of the log when that was done, in hexadecimal digits; %NULL:
 *   not known
 * @tie: (nullable): how it belongs to a campaign
 * @colours: (nullable): the id of the colour that was chosen for a side, by the side's id
 *
 * What a battle has besides its setup and its log: members of the battle file of which no rule knows.
 */
typedef struct
{
  char *despatch;
  char *despatch_log;
  MusterBattleTie *tie;
  GHashTable *colours;
} MusterBattleDetails;

void      muster_battle_details_clear    (MusterBattleDetails        *self);
void      muster_battle_details_copy     (MusterBattleDetails        *self,
                                          const MusterBattleDetails  *other);

/* @colour: (nullable): the id of one; %NULL: what its name says, or the next that is free */
void      muster_battle_details_set_colour (MusterBattleDetails      *self,
                                            const char               *side,
                                            const char               *colour);
const char *muster_battle_details_get_colour (const MusterBattleDetails *self,
                                              const char               *side);

/* From the members of @document, of which others may have read others. */
gboolean  muster_battle_details_read     (MusterBattleDetails        *self,
                                          const MusterSpot           *document);
void      muster_battle_details_write    (const MusterBattleDetails  *self,
                                          JsonBuilder                *builder);

/* As a document of their own, as journals keep them; "{}" if there are none. */
gboolean  muster_battle_details_parse    (MusterBattleDetails        *self,
                                          const char                 *text,
                                          const char                 *origin,
                                          GError                    **error);
char     *muster_battle_details_to_json  (const MusterBattleDetails  *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterBattleDetails, muster_battle_details_clear)

G_END_DECLS
