/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-forecast.h"

#include <string.h>

/**
 * muster_forecast_reset:
 * @chance: that the order is carried out
 *
 * Empties @self, without touching what is not yet said.
 */
void
muster_forecast_reset (MusterForecast *self,
                       double          chance)
{
  self->chance = chance;
  self->n_chances = 0;
  self->n_spreads = 0;
}

void
muster_forecast_add_chance (MusterForecast *self,
                            const char     *id,
                            const char     *label,
                            int             unit,
                            double          chance)
{
  g_return_if_fail (self->n_chances < MUSTER_FORECAST_CHANCES);

  self->chances[self->n_chances++] =
    (MusterForecastChance) { .id = id, .label = label, .unit = unit, .chance = chance };
}

/**
 * muster_forecast_add_spread:
 * @highest: the highest possible result, below %MUSTER_FORECAST_RESULTS
 *
 * Returns: the new spread, its odds all 0, to be filled
 */
MusterForecastSpread *
muster_forecast_add_spread (MusterForecast *self,
                            const char     *id,
                            const char     *label,
                            int             unit,
                            guint           highest)
{
  MusterForecastSpread *spread = &self->spreads[self->n_spreads];

  g_return_val_if_fail (self->n_spreads < MUSTER_FORECAST_SPREADS, NULL);
  g_return_val_if_fail (highest < MUSTER_FORECAST_RESULTS, NULL);

  self->n_spreads++;
  spread->id = id;
  spread->label = label;
  spread->unit = unit;
  spread->highest = highest;
  memset (spread->odds, 0, (highest + 1) * sizeof *spread->odds);
  return spread;
}
