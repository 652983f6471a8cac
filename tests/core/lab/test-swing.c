/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-random-player.h"
#include "core/lab/muster-lab-swing.h"
#include "muster-test-lab.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <math.h>

/* How a battle swung (V-BATTLE-04). */

static MusterBattle *
new_fought (MusterSetup *setup,
            guint64      seed)
{
  MusterBattle *battle = muster_battle_new (setup);
  const MusterPolicy *bold = muster_lab_battle_find_policy (setup, "bold");
  MusterLabGround ground;
  g_autoptr (MusterLabBattle) loud = NULL;

  muster_lab_battle_ground_init (&ground, setup);
  loud = muster_lab_battle_new (setup, &ground, bold, bold);
  muster_lab_battle_set_loud (loud, TRUE);
  muster_lab_battle_set_watch (loud, muster_test_lab_record_cb, battle);
  muster_lab_battle_fight (loud, seed);
  return battle;
}

/* Whatever the rules allow, in whatever order: nobody keeps to what a policy would do. */
static MusterBattle *
new_random (MusterSetup *setup,
            guint        n_orders)
{
  MusterBattle *battle = muster_battle_new (setup);
  MusterRandom random;
  MusterRandomPlayer player = { .random = &random };

  muster_random_init (&random, 11);
  for (guint i = 0; i < n_orders && !muster_battle_get_state (battle)->over; i++)
    {
      g_auto (MusterOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };
      g_auto (MusterTape) rolls = { 0 };
      g_auto (MusterOutcome) outcome = { 0 };
      g_autoptr (GError) error = NULL;

      if (!muster_random_player_choose (&player, setup, muster_battle_get_state (battle), &order))
        break;
      muster_tape_init (&tape);
      tape.generator = &random;
      muster_outcome_init (&outcome);
      muster_battle_try (battle, &order, &tape, &outcome);
      if (outcome.kind != MUSTER_OUTCOME_DONE)
        continue;
      muster_tape_init (&rolls);
      muster_tape_copy (&rolls, &tape);
      g_assert_true (muster_battle_record (battle, &order, &rolls, &error));
      g_assert_no_error (error);
    }
  return battle;
}

static MusterLabSwing *
find_swing (MusterBattle *battle,
            guint         n_battles,
            guint         n_workers)
{
  const MusterPolicy *steady = muster_lab_battle_find_policy (muster_battle_get_setup (battle), "steady");
  g_autoptr (GError) error = NULL;
  MusterLabSwing *swing = muster_lab_swing_new (battle, &error);

  g_assert_no_error (error);
  g_assert_true (muster_lab_swing_fight (swing, steady, steady, n_battles, 4, n_workers, NULL, &error));
  g_assert_no_error (error);
  return swing;
}

static void
check (MusterBattle   *battle,
       MusterLabSwing *swing,
       guint           n_battles)
{
  GArray *standings = muster_lab_swing_get_standings (swing);
  GArray *moments = muster_lab_swing_get_moments (swing);
  guint length = g_list_model_get_n_items (muster_ledger_get_log (battle));

  g_assert_cmpuint (standings->len, >=, 2);
  g_assert_cmpint (g_array_index (standings, MusterLabStanding, 0).turn, ==, 0);
  for (guint i = 0; i < standings->len; i++)
    {
      const MusterLabStanding *standing = &g_array_index (standings, MusterLabStanding, i);

      g_assert_cmpuint (standing->won[0] + standing->won[1] + standing->drawn, ==, standing->n);
      g_assert_cmpuint (standing->n, ==, n_battles);
      if (i > 0)
        g_assert_cmpuint (standing->n_entries, >, (standing - 1)->n_entries);
    }
  g_assert_cmpuint (g_array_index (standings, MusterLabStanding, standings->len - 1).n_entries, ==, length);
  g_assert_cmpuint (moments->len, <=, MUSTER_LAB_SWING_MOMENTS);
  for (guint i = 0; i < moments->len; i++)
    {
      const MusterLabMoment *moment = &g_array_index (moments, MusterLabMoment, i);

      g_assert_cmpuint (moment->entry, <, length);
      g_assert_cmpfloat (fabs (moment->change), <=, i == 0 ? 1.0 : fabs ((moment - 1)->change));
    }
}

/* V-BATTLE-04: the curve ends where the battle ended, and is the same on any number of processors. */
static void
test_ends_where_it_ended (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, army->ruleset, army->types, army->types);
  g_autoptr (MusterBattle) battle = new_fought (setup, 3);
  g_autoptr (MusterLabSwing) alone = find_swing (battle, 6, 1);
  g_autoptr (MusterLabSwing) shared = find_swing (battle, 6, 3);
  GArray *standings = muster_lab_swing_get_standings (alone);
  GArray *others = muster_lab_swing_get_standings (shared);
  const MusterLabStanding *last = &g_array_index (standings, MusterLabStanding, standings->len - 1);
  int winner = muster_battle_get_state (battle)->winner;

  check (battle, alone, 6);
  g_assert_cmpuint (winner == 0 || winner == 1 ? last->won[winner] : last->drawn, ==, last->n);
  g_assert_cmpmem (standings->data, standings->len * sizeof *last, others->data, others->len * sizeof *last);
  g_assert_cmpuint (muster_lab_swing_get_moments (alone)->len, ==,
                    muster_lab_swing_get_moments (shared)->len);
}

/* Policies can go on from wherever players have got to. */
static void
test_goes_on_from_anything (gconstpointer data)
{
  const MusterTestArmy *army = data;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup = muster_test_lab_setup (library, army->ruleset, army->types, army->types);
  g_autoptr (MusterBattle) battle = new_random (setup, muster_test_rounds (120, 1500));
  g_autoptr (MusterLabSwing) swing = find_swing (battle, 4, 1);

  check (battle, swing, 4);
}

static void
test_cancel (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterSetup) setup =
    muster_test_lab_setup (library, "kings", "tribal-infantry", "tribal-infantry");
  g_autoptr (MusterBattle) battle = new_fought (setup, 5);
  const MusterPolicy *bold = muster_lab_battle_find_policy (setup, "bold");
  g_autoptr (MusterLabSwing) swing = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  swing = muster_lab_swing_new (battle, &error);
  g_assert_no_error (error);
  g_cancellable_cancel (cancellable);
  g_assert_false (muster_lab_swing_fight (swing, bold, bold, 1000000, 1, 1, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  muster_test_add_all ("/lab/swing/V-BATTLE-04/ends-where-it-ended", muster_test_armies,
                       test_ends_where_it_ended);
  muster_test_add_all ("/lab/swing/V-BATTLE-04/goes-on-from-anything", muster_test_armies,
                       test_goes_on_from_anything);
  g_test_add_func ("/lab/swing/V-BATTLE-04/cancel", test_cancel);

  return g_test_run ();
}
