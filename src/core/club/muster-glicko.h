/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Ratings as in Mark E. Glickman, "Example of the Glicko-2 system". */

#define MUSTER_GLICKO_TAU 0.5
#define MUSTER_GLICKO_TOLERANCE 0.000001
#define MUSTER_GLICKO_RATING 1500.0
#define MUSTER_GLICKO_DEVIATION 350.0 /* also the maximum */
#define MUSTER_GLICKO_VOLATILITY 0.06

typedef struct
{
  double rating;
  double deviation;
  double volatility;
} MusterGlicko;

/**
 * MusterGlickoGame:
 * @opponent: the opponent's rating before the period
 * @score: 1, 0.5 or 0
 */
typedef struct
{
  MusterGlicko opponent;
  double score;
} MusterGlickoGame;

#define MUSTER_GLICKO_START \
  ((MusterGlicko) { MUSTER_GLICKO_RATING, MUSTER_GLICKO_DEVIATION, MUSTER_GLICKO_VOLATILITY })

/* Returns the rating after a period with these games, which all count together. Without games
 * only the deviation grows. */
MusterGlicko muster_glicko_after  (const MusterGlicko     *before,
                                   const MusterGlickoGame *games,
                                   guint                   n_games);
/* Returns the chance that the first player wins. */
double       muster_glicko_expect (const MusterGlicko     *player,
                                   const MusterGlicko     *opponent);

G_END_DECLS
