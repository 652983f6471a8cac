/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/toysoldier/muster-toy-private.h"

G_BEGIN_DECLS

/**
 * ToyCount:
 *
 * Chances of each number of successes from 0 to @n.
 */
typedef struct
{
  guint n;
  double odds[MUSTER_FORECAST_RESULTS];
} ToyCount;

/**
 * ToyToll:
 * @casualties: chances of each number of them
 * @routed: chance that it routs by them
 * @officer, @ensign, @either: chances that they fall
 *
 * What an attack does to one unit.
 */
typedef struct
{
  int unit;
  guint n_leader_dice;
  ToyCount casualties;
  double routed;
  double officer;
  double ensign;
  double either;
} ToyToll;

gboolean muster_toy_foresight_throw         (const ToyThrow    *thrown,
                                             ToyCount          *count);
double   muster_toy_foresight_test          (guint              n_dice,
                                             ToyColour          colour);
void     muster_toy_foresight_toll_init     (ToyToll           *toll,
                                             const MusterState *state,
                                             int                unit,
                                             guint              n_leader_dice);
gboolean muster_toy_foresight_toll_add      (ToyToll           *toll,
                                             const MusterSetup *setup,
                                             const MusterState *state,
                                             int                casualties,
                                             double             chance);
void     muster_toy_foresight_toll_tell     (const ToyToll     *toll,
                                             const MusterState *state,
                                             MusterForecast    *forecast);
double   muster_toy_foresight_collapse      (const MusterSetup *setup,
                                             const MusterState *state,
                                             int                unit);
void     muster_toy_foresight_tell_collapse (const MusterState *state,
                                             int                side,
                                             double             chance,
                                             MusterForecast    *forecast);

gboolean muster_toy_forecast_fire       (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);
gboolean muster_toy_forecast_melee      (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);
gboolean muster_toy_forecast_draw       (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);
gboolean muster_toy_forecast_start_turn (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);
gboolean muster_toy_forecast_risk       (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);
gboolean muster_toy_forecast_remove     (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);

G_END_DECLS
