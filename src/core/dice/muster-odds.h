/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Exact chances of dice, worked out and never sampled. A distribution is an array of chances, in
 * which element k is the chance of the result k. No function here allocates memory. */

/* The number of dice that a distribution can hold. */
#define MUSTER_ODDS_MAX 512

double muster_odds_face_at_least (int           needed,
                                  guint         sides);
double muster_odds_two_dice_at_least (int       needed);
double muster_odds_two_dice_exactly (int        total);

void   muster_odds_count         (double       *odds,
                                  guint         n_dice,
                                  double        chance);
void   muster_odds_divide        (double       *odds,
                                  guint        *n,
                                  guint         divisor,
                                  guint         limit);
double muster_odds_expect        (const double *odds,
                                  guint         n);

G_END_DECLS
