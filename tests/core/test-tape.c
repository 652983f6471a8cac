/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib.h>

#include "core/dice/muster-roll-check.h"

static void
test_rolls_keep_their_faces (void)
{
  static const guint8 first[] = { 5, 5, 1 };
  static const guint8 second[] = { 6 };
  g_auto (MusterTape) tape = { 0 };
  const MusterRoll *roll;

  muster_tape_init (&tape);
  muster_tape_add (&tape, 3, FALSE, MUSTER_ROLL_TYPED, first, 3);
  muster_tape_add (&tape, 4, FALSE, MUSTER_ROLL_ROLLED, second, 1);
  g_assert_cmpuint (muster_tape_get_length (&tape), ==, 2);

  roll = muster_tape_get_roll (&tape, 0);
  g_assert_cmpuint (roll->purpose, ==, 3);
  g_assert_cmpint (roll->origin, ==, MUSTER_ROLL_TYPED);
  g_assert_cmpmem (muster_tape_get_faces (&tape, roll), roll->n, first, 3);
  roll = muster_tape_get_roll (&tape, 1);
  g_assert_cmpint (roll->origin, ==, MUSTER_ROLL_ROLLED);
  g_assert_cmpmem (muster_tape_get_faces (&tape, roll), roll->n, second, 1);
}

static void
test_a_reroll_counts_instead (void)
{
  static const guint8 first[] = { 1, 2 };
  static const guint8 again[] = { 6, 5 };
  g_auto (MusterTape) tape = { 0 };
  const MusterRoll *roll;

  muster_tape_init (&tape);
  muster_tape_add (&tape, 0, FALSE, MUSTER_ROLL_TYPED, first, 2);
  muster_tape_set_reroll (&tape, 0, again, 2, 7);
  roll = muster_tape_get_roll (&tape, 0);
  g_assert_cmpmem (muster_tape_get_faces (&tape, roll), 2, again, 2);
  g_assert_cmpmem (muster_tape_get_first_faces (&tape, roll), 2, first, 2);
  g_assert_cmpint (roll->by, ==, 7);
}

static void
test_a_copy_is_apart (void)
{
  static const guint8 faces[] = { 3 };
  MusterRandom random;
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterTape) copy = { 0 };

  muster_tape_init (&tape);
  muster_tape_init (&copy);
  tape.generator = &random;
  muster_tape_add (&tape, 0, FALSE, MUSTER_ROLL_TYPED, faces, 1);
  muster_tape_copy (&copy, &tape);
  muster_tape_reset (&tape);

  g_assert_cmpuint (muster_tape_get_length (&tape), ==, 0);
  g_assert_cmpuint (muster_tape_get_length (&copy), ==, 1);
  g_assert_null (copy.generator);
  g_assert_nonnull (tape.generator);
}

static void
test_an_empty_tape_holds_nothing (void)
{
  static const guint8 faces[] = { 3 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterTape) copy = { 0 };

  muster_tape_init (&tape);
  muster_tape_init (&copy);
  muster_tape_reset (&tape);
  muster_tape_truncate (&tape, 0);
  g_assert_cmpuint (muster_tape_get_length (&tape), ==, 0);
  muster_tape_add (&copy, 0, FALSE, MUSTER_ROLL_TYPED, faces, 1);
  muster_tape_copy (&copy, &tape);
  g_assert_cmpuint (muster_tape_get_length (&copy), ==, 0);
  muster_tape_add (&copy, 1, FALSE, MUSTER_ROLL_TYPED, faces, 1);
  g_assert_cmpuint (muster_tape_get_first_faces (&copy, muster_tape_get_roll (&copy, 0))[0], ==, 3);
}

static void
test_a_tape_can_be_cut (void)
{
  static const guint8 faces[] = { 3 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  for (guint i = 0; i < 3; i++)
    muster_tape_add (&tape, i, FALSE, MUSTER_ROLL_TYPED, faces, 1);
  muster_tape_truncate (&tape, 1);
  g_assert_cmpuint (muster_tape_get_length (&tape), ==, 1);
  muster_tape_truncate (&tape, 5);
  g_assert_cmpuint (muster_tape_get_length (&tape), ==, 1);
}

static void
test_a_roll_is_the_one_asked_for (void)
{
  static const struct
  {
    MusterRollWanted wanted;
    MusterRollFault fault;
    guint8 face;
  } cases[] = {
    { { 4, 3, 6 }, MUSTER_ROLL_FITS, 0 },
    { { 5, 3, 6 }, MUSTER_ROLL_OTHER_PURPOSE, 0 },
    { { 4, 3, 0 }, MUSTER_ROLL_OTHER_KIND, 0 },
    { { 4, 2, 6 }, MUSTER_ROLL_OTHER_COUNT, 0 },
    { { 4, 3, 5 }, MUSTER_ROLL_OTHER_FACE, 6 },
  };
  static const guint8 faces[] = { 1, 6, 2 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  g_assert_cmpint (muster_roll_check_tape (&tape, 0, &cases[0].wanted, NULL), ==, MUSTER_ROLL_MISSING);
  g_assert_cmpint (muster_roll_check_tape (&tape, 0, NULL, NULL), ==, MUSTER_ROLL_FITS);
  muster_tape_add (&tape, 4, FALSE, MUSTER_ROLL_TYPED, faces, 3);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint8 face = 0;

      g_assert_cmpint (muster_roll_check_tape (&tape, 0, &cases[i].wanted, &face), ==, cases[i].fault);
      g_assert_cmpuint (face, ==, cases[i].face);
    }
  g_assert_cmpint (muster_roll_check_tape (&tape, 0, NULL, NULL), ==, MUSTER_ROLL_LEFT_OVER);
}

/* Neither dice that were rolled again nor those that took their place can show what no die shows. */
static void
test_rerolls_have_possible_faces (void)
{
  static const guint8 good[] = { 6 }, bad[] = { 7 };
  const MusterRollWanted wanted = { 0, 1, 6 };

  for (guint i = 0; i < 4; i++)
    {
      g_auto (MusterTape) tape = { 0 };
      guint8 face = 0;

      muster_tape_init (&tape);
      muster_tape_add (&tape, 0, FALSE, MUSTER_ROLL_TYPED, i & 1 ? bad : good, 1);
      muster_tape_set_reroll (&tape, 0, i & 2 ? bad : good, 1, 0);
      g_assert_cmpint (muster_roll_check_tape (&tape, 0, &wanted, &face), ==,
                       i == 0 ? MUSTER_ROLL_FITS : MUSTER_ROLL_OTHER_FACE);
      g_assert_cmpint (face, ==, i == 0 ? 0 : 7);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tape/rolls keep their faces", test_rolls_keep_their_faces);
  g_test_add_func ("/tape/a reroll counts instead", test_a_reroll_counts_instead);
  g_test_add_func ("/tape/a copy is apart", test_a_copy_is_apart);
  g_test_add_func ("/tape/an empty tape holds nothing", test_an_empty_tape_holds_nothing);
  g_test_add_func ("/tape/a tape can be cut", test_a_tape_can_be_cut);
  g_test_add_func ("/tape/a roll is the one asked for", test_a_roll_is_the_one_asked_for);
  g_test_add_func ("/tape/rerolls have possible faces", test_rerolls_have_possible_faces);

  return g_test_run ();
}
