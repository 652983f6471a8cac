/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Ratings as Mark E. Glickman, "Example of the Glicko-2 system", works them out. */

#define MUSTER_GLICKO_TAU 0.5
#define MUSTER_GLICKO_TOLERANCE 0.000001
#define MUSTER_GLICKO_RATING 1500.0
#define MUSTER_GLICKO_DEVIATION 350.0 /* also the highest that there is */
#define MUSTER_GLICKO_VOLATILITY 0.06

typedef struct
{
  double rating;
  double deviation;
  double volatility;
} MusterGlicko;

/**
 * MusterGlickoGame:
 * @opponent: as he was before the period
 * @score: 1, 0.5 or 0
 */
typedef struct
{
  MusterGlicko opponent;
  double score;
} MusterGlickoGame;

#define MUSTER_GLICKO_START \
  ((MusterGlicko) { MUSTER_GLICKO_RATING, MUSTER_GLICKO_DEVIATION, MUSTER_GLICKO_VOLATILITY })

/* After a period with these games, all of which count together; without any, only the deviation grows. */
MusterGlicko muster_glicko_after  (const MusterGlicko     *before,
                                   const MusterGlickoGame *games,
                                   guint                   n_games);
/* How likely the first is to win. */
double       muster_glicko_expect (const MusterGlicko     *player,
                                   const MusterGlicko     *opponent);

G_END_DECLS
