/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/lab/muster-lab-battle.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_LAB_DUEL_TURNS 12
#define MUSTER_LAB_DUEL_BATTLES 10000

/**
 * MusterLabDuelAct:
 * @MUSTER_LAB_DUEL_SHOOT: shoots whenever it can
 * @MUSTER_LAB_DUEL_CLOSE: goes up to the other and attacks
 * @MUSTER_LAB_DUEL_HOLD: does what the rules make it do, and nothing else
 */
typedef enum
{
  MUSTER_LAB_DUEL_SHOOT,
  MUSTER_LAB_DUEL_CLOSE,
  MUSTER_LAB_DUEL_HOLD,
  MUSTER_LAB_DUEL_N_ACTS,
} MusterLabDuelAct;

/**
 * MusterLabDuel:
 * @setup: of two units and those whom they need to act: muster_lab_duel_make_setup()
 * @units: the duellists, one of each side
 * @covers: indices in the ruleset's covers
 * @n_turns: from 1 to %MUSTER_LAB_DUEL_TURNS
 * @seed, @n_battles: for when it is simulated
 * @only_simulate: even if it could be worked out
 *
 * Two units that fight each other for some turns (V-MATCH-03).
 */
typedef struct
{
  const MusterSetup *setup;
  int units[2];
  MusterLabDuelAct acts[2];
  int covers[2];
  int distance;
  guint n_turns;
  guint64 seed;
  guint n_battles;
  gboolean only_simulate;
} MusterLabDuel;

/**
 * MusterLabDuelTurn:
 * @strength: models on the table that are expected at the end of the turn, by duellist
 * @in_play: the chance that it is still in play then
 */
typedef struct
{
  double strength[2];
  double in_play[2];
} MusterLabDuelTurn;

#define MUSTER_LAB_DUEL_STRENGTHS 128
#define MUSTER_LAB_DUEL_FATES 16

/**
 * MusterLabDuelResult:
 * @exact: worked out as a Markov chain; otherwise by @n_battles simulated battles
 * @n_steps: orders with their dice that were looked at for it
 * @strengths: by duellist, the chance of each strength at the end
 * @fates: likewise of each fate
 * @stands: the chance that at the end both are in play, only the first, only the second, and neither
 */
typedef struct
{
  gboolean exact;
  guint n_battles;
  guint n_steps;
  guint n_turns;
  MusterLabDuelTurn turns[MUSTER_LAB_DUEL_TURNS];
  double strengths[2][MUSTER_LAB_DUEL_STRENGTHS];
  double fates[2][MUSTER_LAB_DUEL_FATES];
  double stands[4];
} MusterLabDuelResult;

extern const char *const muster_lab_duel_acts[];

/* Returns a setup in which nobody is left of @setup but @unit, @target and those who must be there for
 * them to act. @units: (out): the two, by side. */
MusterSetup *muster_lab_duel_make_setup (MusterLibrary       *library,
                                         MusterSetup         *setup,
                                         int                  unit,
                                         int                  target,
                                         int                 *units,
                                         GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* Exactly where that takes at most 64 MB and about a second, otherwise by simulation. Blocks. */
void         muster_lab_duel_fight      (const MusterLabDuel *duel,
                                         MusterLabDuelResult *result);

G_END_DECLS
