/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-samples.h"
#include "muster-test-library.h"
#include "muster-test.h"

static void
test_can_be_fought (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  const MusterSample *samples = muster_samples_list ();
  guint n = 0;

  for (; samples[n].id != NULL; n++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle = muster_sample_new_battle (&samples[n], library, &error);
      const MusterSetup *setup;

      g_assert_no_error (error);
      setup = muster_battle_get_setup (battle);
      g_assert_cmpstr (muster_ruleset_get_id (setup->ruleset), ==, samples[n].ruleset_id);
      /* What a list shows is what the battle is called. */
      g_assert_cmpstr (setup->title, ==, samples[n].name);
      g_assert_cmpint (setup->n_sides, ==, 2);
      g_assert_false (muster_battle_get_state (battle)->over);
      for (guint side = 0; side < setup->n_sides; side++)
        g_assert_cmpint (g_list_model_get_n_items (muster_battle_get_side_units (battle, side)), >=, 4);
      for (guint i = 0; i < setup->units->len; i++)
        {
          const MusterUnitDef *unit = g_ptr_array_index (setup->units, i);

          g_assert_cmpstr (unit->name, !=, unit->type->name);
        }
    }
  g_assert_cmpint (n, >=, 2);
}

static void
test_are_found_by_their_id (void)
{
  const MusterSample *samples = muster_samples_list ();

  for (guint i = 0; samples[i].id != NULL; i++)
    {
      g_autofree char *file_name = g_strconcat (samples[i].id, ".muster-battle", NULL);

      g_assert_true (muster_samples_find (samples[i].id) == &samples[i]);
      g_assert_cmpstr (samples[i].file_name, ==, file_name);
      g_assert_cmpint (strlen (samples[i].summary), >, 20);
    }
  g_assert_null (muster_samples_find ("no-such-battle"));
}

static void
test_are_battles_of_their_own (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  const MusterSample *sample = muster_samples_list ();
  g_autoptr (MusterBattle) one = muster_sample_new_battle (sample, library, NULL);
  g_autoptr (MusterBattle) two = muster_sample_new_battle (sample, library, NULL);

  g_assert_true (one != two);
  g_assert_true (muster_battle_get_setup (one) != muster_battle_get_setup (two));
}

/* A battle that is written and read again is the same one. */
static void
test_survive_being_written (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  const MusterSample *samples = muster_samples_list ();

  for (guint i = 0; samples[i].id != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle = muster_sample_new_battle (&samples[i], library, NULL);
      g_autofree char *text = muster_battle_file_write (battle);
      g_autoptr (MusterBattle) again =
        muster_battle_file_read (library, text, strlen (text), "again", &error);
      g_autofree char *once_more = NULL;

      g_assert_no_error (error);
      once_more = muster_battle_file_write (again);
      g_assert_cmpstr (once_more, ==, text);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/samples/can-be-fought", test_can_be_fought);
  g_test_add_func ("/samples/are-found-by-their-id", test_are_found_by_their_id);
  g_test_add_func ("/samples/are-battles-of-their-own", test_are_battles_of_their_own);
  g_test_add_func ("/samples/survive-being-written", test_survive_being_written);

  return g_test_run ();
}
