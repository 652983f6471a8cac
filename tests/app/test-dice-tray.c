/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/dice/muster-dice-seed.h"
#include "app/models/dice/muster-dice-tray.h"
#include "muster-test-app.h"

static void
assert_tray (MusterDiceTray *tray,
             const char     *text,
             guint           cursor)
{
  g_autofree char *shown = NULL;

  g_object_get (tray, "text", &shown, NULL);
  g_assert_cmpstr (shown, ==, text);
  g_assert_cmpuint (muster_dice_tray_get_cursor (tray), ==, cursor);
}

static void
type (MusterDiceTray *tray,
      const char     *keys)
{
  for (; *keys != '\0'; keys++)
    g_assert_true (muster_dice_tray_type (tray, *keys));
}

static void
test_digits_jump_on (void)
{
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();

  muster_dice_tray_ask (tray, 3, 6, 5);
  assert_tray (tray, "_ _ _", 0);
  type (tray, "51");
  assert_tray (tray, "5 1 _", 2);
  g_assert_false (muster_dice_tray_is_full (tray));
  type (tray, "6");
  assert_tray (tray, "5 1 6", 3);
  g_assert_true (muster_dice_tray_is_full (tray));
  g_assert_false (muster_dice_tray_type (tray, '2'));
}

static void
test_backspace_goes_back (void)
{
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();

  muster_dice_tray_ask (tray, 2, 6, 0);
  g_assert_false (muster_dice_tray_erase (tray));
  type (tray, "34");
  g_assert_true (muster_dice_tray_erase (tray));
  assert_tray (tray, "3 _", 1);
  type (tray, "6");
  assert_tray (tray, "3 6", 2);
}

static void
test_other_keys_say_nothing (void)
{
  static const char keys[] = "0789xH -+";
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();

  muster_dice_tray_ask (tray, 2, 6, 0);
  for (guint i = 0; keys[i] != '\0'; i++)
    g_assert_false (muster_dice_tray_type (tray, keys[i]));
  assert_tray (tray, "_ _", 0);
}

static void
test_a_die_can_be_changed_in_place (void)
{
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();

  muster_dice_tray_ask (tray, 3, 6, 0);
  type (tray, "12");
  muster_dice_tray_set_cursor (tray, 0);
  type (tray, "4");
  assert_tray (tray, "4 2 _", 2);
}

static void
test_what_counts_is_counted (void)
{
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();

  muster_dice_tray_ask (tray, 5, 6, 5);
  type (tray, "5164");
  g_assert_cmpuint (muster_dice_tray_get_n_counting (tray), ==, 2);
  g_assert_true (muster_dice_tray_counts (tray, 0));
  g_assert_false (muster_dice_tray_counts (tray, 1));
  g_assert_false (muster_dice_tray_counts (tray, 4));
}

static void
test_cards_take_two_keys (void)
{
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();
  MusterCard card;

  muster_dice_tray_ask (tray, 3, 0, 0);
  g_assert_true (muster_dice_tray_is_cards (tray));
  type (tray, "4");
  assert_tray (tray, "4 _ _", 0);
  g_assert_false (muster_dice_tray_type (tray, '4'));
  type (tray, "h");
  assert_tray (tray, "4H _ _", 1);
  type (tray, "10s");
  assert_tray (tray, "4H TS _", 2);
  type (tray, "a");
  g_assert_true (muster_dice_tray_erase (tray));
  assert_tray (tray, "4H TS _", 2);
  type (tray, "Kd");
  assert_tray (tray, "4H TS KD", 3);
  g_assert_true (muster_card_parse ("TS", &card));
  g_assert_cmpuint (muster_dice_tray_get_faces (tray)[1], ==, card);
}

static void
test_origin_tells_who_rolled (void)
{
  static const guint8 faces[] = { 2, 3 };
  g_autoptr (MusterDiceTray) tray = muster_dice_tray_new ();

  muster_dice_tray_ask (tray, 2, 6, 0);
  type (tray, "11");
  g_assert_cmpint (muster_dice_tray_get_origin (tray), ==, MUSTER_ROLL_TYPED);
  muster_dice_tray_ask (tray, 2, 6, 0);
  muster_dice_tray_put (tray, faces, MUSTER_ROLL_ROLLED);
  g_assert_cmpint (muster_dice_tray_get_origin (tray), ==, MUSTER_ROLL_ROLLED);
  muster_dice_tray_erase (tray);
  type (tray, "6");
  g_assert_cmpint (muster_dice_tray_get_origin (tray), ==, MUSTER_ROLL_OVERRIDDEN);
}

/* The same in each run, where a seed was given; and not twice the same. */
static void
test_seeds_differ_and_can_be_repeated (void)
{
  MusterRandom first, second, free, other;

  if (g_test_subprocess ())
    {
      g_setenv ("MUSTER_SEED", "42", TRUE);
      muster_dice_seed (&first);
      muster_dice_seed (&second);
      muster_random_init (&other, 42);
      g_assert_cmpmem (&first, sizeof first, &other, sizeof other);
      muster_random_init (&other, 43);
      g_assert_cmpmem (&second, sizeof second, &other, sizeof other);

      g_unsetenv ("MUSTER_SEED");
      muster_dice_seed (&free);
      muster_dice_seed (&other);
      g_assert_cmpint (memcmp (&free, &other, sizeof free), !=, 0);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/dice-tray/digits-jump-on", test_digits_jump_on);
  g_test_add_func ("/dice-tray/backspace-goes-back", test_backspace_goes_back);
  g_test_add_func ("/dice-tray/other-keys-say-nothing", test_other_keys_say_nothing);
  g_test_add_func ("/dice-tray/a-die-can-be-changed-in-place", test_a_die_can_be_changed_in_place);
  g_test_add_func ("/dice-tray/what-counts-is-counted", test_what_counts_is_counted);
  g_test_add_func ("/dice-tray/cards-take-two-keys", test_cards_take_two_keys);
  g_test_add_func ("/dice-tray/origin-tells-who-rolled", test_origin_tells_who_rolled);
  g_test_add_func ("/dice-seed/seeds-differ-and-can-be-repeated", test_seeds_differ_and_can_be_repeated);

  return g_test_run ();
}
