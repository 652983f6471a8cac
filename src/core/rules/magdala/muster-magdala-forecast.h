/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/magdala/muster-magdala-private.h"

G_BEGIN_DECLS

/* More dice than any unit throws in a volley. */
#define MAGDALA_FORESEEN_DICE 96

/**
 * MagdalaVolleyOdds:
 * @n: dice
 * @hits: chances of each number of hits, wherever they go
 * @direct: the same of hits on the target
 * @stray: of hits on the rocket's friends; a rocket that does not go astray is in none of them
 * @jams: that the gun jams
 */
typedef struct
{
  guint n;
  double hits[MAGDALA_FORESEEN_DICE + 1];
  double direct[MAGDALA_FORESEEN_DICE + 1];
  double stray[MAGDALA_FORESEEN_DICE + 1];
  double jams;
} MagdalaVolleyOdds;

/**
 * MagdalaFates:
 * @test_due: owes a test for fire
 * @spent: newly, and in play
 * @leader_lost: its General is killed
 * @wounded: its General is wounded, which he was not before
 *
 * Chances of what becomes of a unit.
 */
typedef struct
{
  double pinned;
  double test_due;
  double destroyed;
  double spent;
  double leader_lost;
  double wounded;
} MagdalaFates;

/* At least as many combats as sixty figures can fight. */
#define MAGDALA_FORESEEN_COMBATS 20

/**
 * MagdalaRound:
 * @combats: the chance that they kill so many of the attacker, and so many of the defender
 *
 * A round of melee before its dice.
 */
typedef struct
{
  MagdalaFight fight;
  double combats[MAGDALA_FORESEEN_COMBATS + 1][MAGDALA_FORESEEN_COMBATS + 1];
} MagdalaRound;

#define MAGDALA_FORECAST(name) \
  gboolean muster_magdala_forecast_##name (const MusterSetup *setup, \
                                           const MusterState *state, \
                                           const MusterOrder *order, \
                                           MusterForecast    *forecast)

MAGDALA_FORECAST (fire);
MAGDALA_FORECAST (move);
MAGDALA_FORECAST (charge);
MAGDALA_FORECAST (melee);
MAGDALA_FORECAST (morale);
MAGDALA_FORECAST (retest);
MAGDALA_FORECAST (reaction);
MAGDALA_FORECAST (clear_jam);
MAGDALA_FORECAST (build);

/* A state of its own to try things in. Its units are freed with it. */
void muster_magdala_forecast_sketch (const MusterState *state,
                                     MusterState       *sketch);

gboolean muster_magdala_forecast_volley     (const MusterState      *state,
                                             const MagdalaVolley    *volley,
                                             MagdalaVolleyOdds      *odds);
gboolean muster_magdala_forecast_round      (const MusterSetup      *setup,
                                             const MusterState      *state,
                                             const MusterOrder      *order,
                                             MagdalaRound           *round);
gboolean muster_magdala_forecast_assault    (const MusterSetup      *setup,
                                             const MusterState      *state,
                                             const MusterOrder      *order,
                                             int                     works,
                                             MusterForecast         *forecast);
double   muster_magdala_forecast_test       (const MusterSetup      *setup,
                                             const MusterState      *state,
                                             int                     unit,
                                             const MagdalaTest      *test,
                                             gboolean                reroll);
void     muster_magdala_forecast_risk       (const MusterSetup      *setup,
                                             const MusterState      *state,
                                             int                     unit,
                                             int                     hits,
                                             double                  chance,
                                             MagdalaFates           *fates);
void     muster_magdala_forecast_add_leader (MusterForecast         *forecast,
                                             const MusterSetup      *setup,
                                             const MusterState      *state,
                                             int                     unit,
                                             const MagdalaFates     *fates);
void     muster_magdala_forecast_add_firer  (MusterForecast         *forecast,
                                             const MusterSetup      *setup,
                                             const MusterState      *state,
                                             const MagdalaVolley    *volley,
                                             double                  jams,
                                             double                  fires);
void     muster_magdala_forecast_move_odds  (const MagdalaAllowance *allowance,
                                             double                 *odds);

G_END_DECLS
