/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-random.h"
#include "core/rules/muster-order.h"
#include "core/rules/muster-state.h"

G_BEGIN_DECLS

/**
 * MusterSoloMemory:
 * @turn, @side: the player turn that @given is about
 * @last_verb, @last_unit: the order that was given last, or -1
 * @prompt_verb, @prompt_unit: the last one that others may have to answer, or -1
 * @given: by unit, a bit for each order that it was given in this player turn
 * @answered: by unit, whether it has answered
 *
 * What a player of chance remembers. A plain value.
 */
typedef struct
{
  int turn;
  int side;
  int last_verb;
  int last_unit;
  int prompt_verb;
  int prompt_unit;
  guint32 given[MUSTER_MAX_UNITS];
  guint8 answered[MUSTER_MAX_UNITS];
} MusterSoloMemory;

/**
 * MusterSoloRules:
 *
 * How those play a ruleset who know only how its orders describe themselves, where that alone would not
 * do: what must be done first, what nothing else bounds, and values that no throw of chance would hit.
 */
typedef struct
{
  /* (nullable): what must be done before anything else. FALSE: nothing. */
  gboolean (*find_duty) (const MusterSetup      *setup,
                         const MusterState      *state,
                         guint                  *verb,
                         int                    *unit);
  /* (nullable): is the order, of which verb and unit are known, one to give now? */
  gboolean (*gives)     (const MusterSetup      *setup,
                         const MusterState      *state,
                         const MusterOrder      *order,
                         const MusterSoloMemory *memory);
  /* (nullable): @memory follows what came of the order that was given last. */
  void     (*follow)    (const MusterSetup      *setup,
                         const MusterState      *state,
                         MusterSoloMemory       *memory);
  /* (nullable): makes an order whose fields chance has filled one that can be carried out. */
  void     (*tidy)      (const MusterSetup      *setup,
                         const MusterState      *state,
                         const MusterSoloMemory *memory,
                         MusterOrder            *order);
} MusterSoloRules;

void muster_solo_memory_init   (MusterSoloMemory  *self);
/* Before an order is chosen in @state, and when one was. */
void muster_solo_memory_follow (MusterSoloMemory  *self,
                                const MusterState *state);
void muster_solo_memory_note   (MusterSoloMemory  *self,
                                const MusterOrder *order);

G_END_DECLS
