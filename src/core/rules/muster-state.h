/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/dice/muster-deck.h"
#include "core/rules/muster-setup.h"

G_BEGIN_DECLS

#define MUSTER_MAX_MARKERS 28
#define MUSTER_UNIT_OWN 8
#define MUSTER_STATE_OWN 32

/* In every ruleset, the first fate is to be in play. */
#define MUSTER_FATE_IN_PLAY 0

#define MUSTER_WINNER_NONE (-1)
#define MUSTER_WINNER_DRAW (-2)

/**
 * MusterUnitState:
 * @fate: index in the ruleset's table of fates; 0 is in play
 * @leader: index in the ruleset's table of leader statuses; 0 is none
 * @leadership: the leader's own value, before what the rules add
 * @with: index of the unit it is with, or -1
 * @did: the order by which it has acted, in the ruleset's table and counted from 1; 0: none that says so
 * @failed: it was given that order and failed to carry it out
 * @markers: in the order of the ruleset's table
 * @own: what only the ruleset knows
 */
typedef struct
{
  const MusterUnitDef *def;
  gint16 strength;
  gint16 start;
  guint8 fate;
  guint8 acted;
  guint8 leader;
  gint8 leadership;
  gint16 with;
  guint8 did;
  guint8 failed;
  MusterCard card;
  gint16 markers[MUSTER_MAX_MARKERS];
  gint32 own[MUSTER_UNIT_OWN];
} MusterUnitState;

/**
 * MusterState:
 * @active_side: index of the side to act, or -1
 * @phase: index in the ruleset's table of phases
 * @known: a bit for each objective that this battle has
 * @switched: a bit for each optional rule that was switched on or off since the battle began
 *
 * A moment of a battle: a plain value. Units are only ever added, so a unit's index is its name for the
 * whole battle. Copy with muster_state_assign(), which reuses what the target has allocated.
 */
typedef struct
{
  gint16 turn;
  gint8 active_side;
  gint8 winner;
  guint8 over;
  guint8 phase;
  guint16 n_units;
  guint16 n_allocated;
  guint32 known;
  guint64 switched;
  gint16 objectives[MUSTER_MAX_SIDES][MUSTER_MAX_OBJECTIVES];
  gint16 player_objectives[MUSTER_MAX_PLAYERS][MUSTER_MAX_OBJECTIVES];
  gint32 own[MUSTER_STATE_OWN];
  MusterDeck deck;
  MusterUnitState *units;
} MusterState;

/**
 * MusterRoster:
 *
 * The units of a state without what happens to them: for looking up the names that numbers stand
 * for, long after the state is gone. Shared by the entries of a log.
 */
typedef GPtrArray MusterRoster; /* const MusterUnitDef */

void             muster_state_init        (MusterState         *state);
void             muster_state_clear       (MusterState         *state);
void             muster_state_assign      (MusterState         *state,
                                           const MusterState   *source);

int              muster_state_add_unit    (MusterState         *state,
                                           const MusterUnitDef *def);
int              muster_state_find_unit   (const MusterState   *state,
                                           const char          *id);
MusterRoster    *muster_state_share_roster (const MusterState  *state,
                                            MusterRoster       *known) G_GNUC_WARN_UNUSED_RESULT;
int              muster_state_get_player_score (const MusterSetup *setup,
                                                const MusterState *state,
                                                int                player);
guint            muster_state_count_in_play (const MusterState *state,
                                             int                side);

static inline gboolean
muster_state_is_in_play (const MusterState *state,
                         int                unit)
{
  return unit >= 0 && unit < state->n_units && state->units[unit].fate == MUSTER_FATE_IN_PLAY;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterState, muster_state_clear)

G_END_DECLS
