/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib.h>

#include "core/dice/muster-random.h"

/* Seeds are recorded with battles: these numbers must never change. They are those of the published
 * reference code of the two algorithms. */
static void
test_sequence_is_fixed (void)
{
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (0x15780b2e0c2ec716), G_GUINT64_CONSTANT (0x6104d9866d113a7e),
    G_GUINT64_CONSTANT (0xae17533239e499a1), G_GUINT64_CONSTANT (0xecb8ad4703b360a1),
  };
  static const guint dice[] = { 4, 4, 1, 4, 1, 6, 4, 5, 5, 3, 2, 4, 3, 1, 2, 2, 1, 3, 5, 3, 3, 6, 6, 2 };
  MusterRandom random;

  muster_random_init (&random, 42);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (muster_random_next (&random), ==, expected[i]);

  muster_random_init (&random, 1879);
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    g_assert_cmpuint (muster_random_die (&random, 6), ==, dice[i]);
}

static void
test_dice_are_fair (void)
{
  guint counts[6] = { 0 };
  const guint n = 600000;
  MusterRandom random;
  double chi_squared = 0;

  muster_random_init (&random, 7);
  for (guint i = 0; i < n; i++)
    {
      guint face = muster_random_die (&random, 6);

      g_assert_cmpuint (face, >=, 1);
      g_assert_cmpuint (face, <=, 6);
      counts[face - 1]++;
    }

  for (guint i = 0; i < 6; i++)
    chi_squared += (counts[i] - n / 6.0) * (counts[i] - n / 6.0) / (n / 6.0);
  /* Five degrees of freedom: above this once in a thousand seeds, and the seed is fixed. */
  g_assert_cmpfloat (chi_squared, <, 20.5);
}

static void
test_bounds_are_kept (void)
{
  MusterRandom random;

  muster_random_init (&random, 3);
  for (guint bound = 1; bound < 2000; bound++)
    g_assert_cmpuint (muster_random_below (&random, bound), <, bound);
  g_assert_cmpuint (muster_random_below (&random, 1), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/the sequence of a seed is fixed", test_sequence_is_fixed);
  g_test_add_func ("/random/dice are fair", test_dice_are_fair);
  g_test_add_func ("/random/bounds are kept", test_bounds_are_kept);

  return g_test_run ();
}
