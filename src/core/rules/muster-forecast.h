/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_FORECAST_CHANCES 64
#define MUSTER_FORECAST_SPREADS 8
#define MUSTER_FORECAST_RESULTS 128

/**
 * MusterForecastChance:
 * @id: what may happen, such as `pinned`
 * @label: the same for a player; translatable
 * @unit: index of the unit that it would happen to, or -1
 */
typedef struct
{
  const char *id;
  const char *label;
  int unit;
  double chance;
} MusterForecastChance;

/**
 * MusterForecastSpread:
 * @id: what is counted, such as `casualties`
 * @unit: index of the unit that it is counted of, or -1
 * @highest: the highest result that is possible
 * @odds: the chance of each result from 0
 */
typedef struct
{
  const char *id;
  const char *label;
  int unit;
  guint highest;
  double odds[MUSTER_FORECAST_RESULTS];
} MusterForecastSpread;

/**
 * MusterForecast:
 * @chance: that the order is carried out
 * @chances: what may come of it, given that it is carried out
 * @spreads: how much may come of it, likewise
 *
 * What to expect of an order, worked out exactly from the rules and never sampled. A plain value.
 */
typedef struct
{
  double chance;
  guint n_chances;
  guint n_spreads;
  MusterForecastChance chances[MUSTER_FORECAST_CHANCES];
  MusterForecastSpread spreads[MUSTER_FORECAST_SPREADS];
} MusterForecast;

void                  muster_forecast_reset      (MusterForecast       *self,
                                                  double                chance);
void                  muster_forecast_add_chance (MusterForecast       *self,
                                                  const char           *id,
                                                  const char           *label,
                                                  int                   unit,
                                                  double                chance);
MusterForecastSpread *muster_forecast_add_spread (MusterForecast       *self,
                                                  const char           *id,
                                                  const char           *label,
                                                  int                   unit,
                                                  guint                 highest);


G_END_DECLS
