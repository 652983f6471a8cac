/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-glicko.h"

#include <math.h>

/* The names of variables and the steps are those of the paper. */

#define SCALE 173.7178

typedef struct
{
  double phi;
  double v;
  double delta;
  double a;
} Step5;

static double
g (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
}

static double
expect (double mu,
        double mu_j,
        double phi_j)
{
  return 1 / (1 + exp (-g (phi_j) * (mu - mu_j)));
}

static double
get_mu (const MusterGlicko *self)
{
  return (self->rating - MUSTER_GLICKO_RATING) / SCALE;
}

static double
get_phi (const MusterGlicko *self)
{
  return self->deviation / SCALE;
}

static double
f (const Step5 *step,
   double       x)
{
  double e = exp (x);
  double sum = step->phi * step->phi + step->v + e;

  return e * (step->delta * step->delta - sum) / (2 * sum * sum) -
         (x - step->a) / (MUSTER_GLICKO_TAU * MUSTER_GLICKO_TAU);
}

static double
find_lower_bound (const Step5 *step)
{
  double excess = step->delta * step->delta - step->phi * step->phi - step->v;
  double k = 1;

  if (excess > 0)
    return log (excess);
  while (f (step, step->a - k * MUSTER_GLICKO_TAU) < 0)
    k++;

  return step->a - k * MUSTER_GLICKO_TAU;
}

static double
limit_deviation (double phi)
{
  return MIN (phi * SCALE, MUSTER_GLICKO_DEVIATION);
}

MusterGlicko
muster_glicko_after (const MusterGlicko     *before,
                     const MusterGlickoGame *games,
                     guint                   n_games)
{
  double mu = get_mu (before), phi = get_phi (before);
  double information = 0, improvement = 0;
  MusterGlicko after = *before;
  double phi_star;
  Step5 step;
  double A;
  double B;
  double f_A;
  double f_B;

  if (n_games == 0)
    {
      after.deviation = limit_deviation (sqrt (phi * phi + before->volatility * before->volatility));
      return after;
    }

  for (guint i = 0; i < n_games; i++)
    {
      double weight = g (get_phi (&games[i].opponent));
      double expected = expect (mu, get_mu (&games[i].opponent), get_phi (&games[i].opponent));

      information += weight * weight * expected * (1 - expected);
      improvement += weight * (games[i].score - expected);
    }

  step = (Step5) { phi, 1 / information, improvement / information,
                   log (before->volatility * before->volatility) };

  /* Step 5 computes the new volatility. */
  A = step.a;
  B = find_lower_bound (&step);
  f_A = f (&step, A);
  f_B = f (&step, B);
  while (fabs (B - A) > MUSTER_GLICKO_TOLERANCE)
    {
      double C = A + (A - B) * f_A / (f_B - f_A);
      double f_C = f (&step, C);

      if (f_C * f_B <= 0)
        {
          A = B;
          f_A = f_B;
        }
      else
        f_A /= 2;
      B = C;
      f_B = f_C;
    }
  after.volatility = exp (A / 2);

  phi_star = sqrt (phi * phi + after.volatility * after.volatility);
  phi = 1 / sqrt (1 / (phi_star * phi_star) + information);
  after.rating = SCALE * (mu + phi * phi * improvement) + MUSTER_GLICKO_RATING;
  after.deviation = limit_deviation (phi);

  /* Thousands of very unlikely games in one period can make the numbers overflow; the old rating
   * is kept then. */
  return isfinite (after.rating) && isfinite (after.deviation) && isfinite (after.volatility) ? after
                                                                                              : *before;
}

double
muster_glicko_expect (const MusterGlicko *player,
                      const MusterGlicko *opponent)
{
  double phi = sqrt (get_phi (player) * get_phi (player) + get_phi (opponent) * get_phi (opponent));

  return expect (get_mu (player), get_mu (opponent), phi);
}
