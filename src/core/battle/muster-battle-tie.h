/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterBattleTieUnit:
 * @id: its id in the battle
 * @unit: (nullable): its id in the campaign; %NULL: it is not a unit there
 * @leader: (nullable): the id of the leader who leads it, or who it is
 */
typedef struct
{
  char *id;
  char *unit;
  char *leader;
} MusterBattleTieUnit;

/**
 * MusterBattleTie:
 * @campaign: id of the campaign, or ""
 * @chapter: id of its chapter
 * @sides: (element-type utf8): the ids of the sides in the campaign, by their ids in the battle
 * @units: (element-type MusterBattleTieUnit):
 *
 * Ties a battle to a chapter of a campaign. It maps the ids of sides, units and leaders, so that
 * their names may differ.
 */
typedef struct
{
  char *campaign;
  char *chapter;
  GHashTable *sides;
  GPtrArray *units;
} MusterBattleTie;

MusterBattleTie *muster_battle_tie_new       (const char            *campaign,
                                              const char            *chapter) G_GNUC_WARN_UNUSED_RESULT;
void             muster_battle_tie_free      (MusterBattleTie       *self);
MusterBattleTie *muster_battle_tie_copy      (const MusterBattleTie *self) G_GNUC_WARN_UNUSED_RESULT;

void             muster_battle_tie_add_side  (MusterBattleTie       *self,
                                              const char            *id,
                                              const char            *side);
/* @unit, @leader: (nullable). */
void             muster_battle_tie_add_unit  (MusterBattleTie       *self,
                                              const char            *id,
                                              const char            *unit,
                                              const char            *leader);
const MusterBattleTieUnit *
                 muster_battle_tie_find_unit (const MusterBattleTie *self,
                                              const char            *id);

/* The member `campaign` of a battle file. */
MusterBattleTie *muster_battle_tie_read      (const MusterSpot      *spot) G_GNUC_WARN_UNUSED_RESULT;
void             muster_battle_tie_write     (const MusterBattleTie *self,
                                              JsonBuilder           *builder);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleTie, muster_battle_tie_free)

G_END_DECLS
