/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib.h>
#include <math.h>

#include "core/dice/muster-odds.h"

#define assert_close(a, b) g_assert_cmpfloat (fabs ((a) - (b)), <, 1e-12)

static void
test_single_dice (void)
{
  assert_close (muster_odds_face_at_least (5, 6), 2 / 6.0);
  assert_close (muster_odds_face_at_least (1, 6), 1.0);
  assert_close (muster_odds_face_at_least (-3, 6), 1.0);
  assert_close (muster_odds_face_at_least (6, 6), 1 / 6.0);
  assert_close (muster_odds_face_at_least (7, 6), 0.0);
}

static void
test_two_dice_by_enumeration (void)
{
  for (int needed = -1; needed <= 14; needed++)
    {
      int at_least = 0, exactly = 0;

      for (int a = 1; a <= 6; a++)
        for (int b = 1; b <= 6; b++)
          {
            at_least += a + b >= needed;
            exactly += a + b == needed;
          }
      assert_close (muster_odds_two_dice_at_least (needed), at_least / 36.0);
      assert_close (muster_odds_two_dice_exactly (needed), exactly / 36.0);
    }
}

static void
test_counts_by_enumeration (void)
{
  double odds[6];
  guint counts[6] = { 0 };

  for (guint roll = 0; roll < 7776; roll++)
    {
      guint hits = 0;

      for (guint i = 0, rest = roll; i < 5; i++, rest /= 6)
        hits += rest % 6 + 1 >= 5;
      counts[hits]++;
    }
  muster_odds_count (odds, 5, muster_odds_face_at_least (5, 6));
  for (guint k = 0; k <= 5; k++)
    assert_close (odds[k], counts[k] / 7776.0);
}

static void
test_certain_and_impossible_dice (void)
{
  double odds[8];

  muster_odds_count (odds, 7, 1.0);
  assert_close (odds[7], 1.0);
  muster_odds_count (odds, 7, 0.0);
  assert_close (odds[0], 1.0);
  muster_odds_count (odds, 0, 0.5);
  assert_close (odds[0], 1.0);
}

/* Twelve dice at 5+, two hits a casualty, then two dice less casualties plus one against six: a
 * figure that two other programs agree on. */
static void
test_fire_and_pinning (void)
{
  double odds[13];
  guint n = 12;
  double pinned = 0.0;

  muster_odds_count (odds, 12, muster_odds_face_at_least (5, 6));
  muster_odds_divide (odds, &n, 2, 12);
  g_assert_cmpuint (n, ==, 6);
  for (guint k = 0; k <= n; k++)
    pinned += odds[k] * (1.0 - muster_odds_two_dice_at_least (5 + (int) k));
  assert_close (pinned, 2476715 / 6377292.0);
}

static void
test_limits_gather_what_is_beyond (void)
{
  double odds[] = { 0.1, 0.2, 0.3, 0.4 };
  guint n = 3;

  muster_odds_divide (odds, &n, 1, 2);
  g_assert_cmpuint (n, ==, 2);
  assert_close (odds[2], 0.7);
  assert_close (muster_odds_expect (odds, n), 0.2 + 1.4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/odds/single dice", test_single_dice);
  g_test_add_func ("/odds/two dice by enumeration", test_two_dice_by_enumeration);
  g_test_add_func ("/odds/counts by enumeration", test_counts_by_enumeration);
  g_test_add_func ("/odds/certain and impossible dice", test_certain_and_impossible_dice);
  g_test_add_func ("/odds/fire and pinning", test_fire_and_pinning);
  g_test_add_func ("/odds/limits gather what is beyond", test_limits_gather_what_is_beyond);

  return g_test_run ();
}
