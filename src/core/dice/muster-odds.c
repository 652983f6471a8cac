/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/dice/muster-odds.h"

/**
 * muster_odds_face_at_least:
 *
 * Returns: the chance that one die shows @needed or more
 */
double
muster_odds_face_at_least (int   needed,
                           guint sides)
{
  int good = (int) sides + 1 - needed;

  return CLAMP (good, 0, (int) sides) / (double) sides;
}

/**
 * muster_odds_two_dice_exactly:
 *
 * Returns: the chance that two six-sided dice make @total
 */
double
muster_odds_two_dice_exactly (int total)
{
  if (total < 2 || total > 12)
    return 0.0;
  return (6 - ABS (total - 7)) / 36.0;
}

/**
 * muster_odds_two_dice_at_least:
 *
 * Returns: the chance that two six-sided dice make @needed or more
 */
double
muster_odds_two_dice_at_least (int needed)
{
  static const double chances[] = { 36 / 36.0, 35 / 36.0, 33 / 36.0, 30 / 36.0, 26 / 36.0, 21 / 36.0,
                                    15 / 36.0, 10 / 36.0, 6 / 36.0,  3 / 36.0,  1 / 36.0 };

  if (needed > 12)
    return 0.0;
  return chances[MAX (needed, 2) - 2];
}

/**
 * muster_odds_count:
 * @odds: (out): room for @n_dice + 1 chances
 * @chance: the chance that one die is a success
 *
 * Works out the chances of 0 to @n_dice successes.
 */
void
muster_odds_count (double *odds,
                   guint   n_dice,
                   double  chance)
{
  g_return_if_fail (n_dice < MUSTER_ODDS_MAX);

  odds[0] = 1.0;
  for (guint i = 1; i <= n_dice; i++)
    {
      odds[i] = odds[i - 1] * chance;
      for (guint k = i - 1; k > 0; k--)
        odds[k] = odds[k] * (1.0 - chance) + odds[k - 1] * chance;
      odds[0] *= 1.0 - chance;
    }
}

/**
 * muster_odds_divide:
 * @n: (inout): the highest result
 * @divisor: how many of the old results make one of the new
 * @limit: the new result is never more than this
 *
 * Replaces each result by the number of full groups of @divisor in it, at most @limit. Remainders
 * are lost.
 */
void
muster_odds_divide (double *odds,
                    guint  *n,
                    guint   divisor,
                    guint   limit)
{
  guint highest = MIN (*n / divisor, limit);

  for (guint k = 0; k <= *n; k++)
    {
      guint result = MIN (k / divisor, limit);
      double chance = odds[k];

      odds[k] = 0.0;
      odds[result] += chance;
    }
  *n = highest;
}

double
muster_odds_expect (const double *odds,
                    guint         n)
{
  double sum = 0.0;

  for (guint k = 1; k <= n; k++)
    sum += k * odds[k];
  return sum;
}
