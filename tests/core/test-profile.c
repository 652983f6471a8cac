/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/catalog/muster-catalog.h"
#include "muster-test.h"

static MusterProfile
make_profile (gint16 first)
{
  MusterProfile profile = { .stats = { first } };

  for (guint i = 1; i < MUSTER_MAX_STATS; i++)
    profile.stats[i] = MUSTER_STAT_NONE;

  return profile;
}

static void
test_numbers_are_set_or_added (void)
{
  static const struct
  {
    gint16 before;
    gboolean add;
    int number;
    gint16 after;
  } steps[] = {
    { 5, FALSE, 4, 4 },
    { 5, FALSE, -2, -2 },
    { 5, TRUE, 2, 7 },
    { 5, TRUE, -6, -1 },
    { MUSTER_STAT_NONE, FALSE, 3, 3 },
    { MUSTER_STAT_NONE, TRUE, 3, MUSTER_STAT_NONE },
    { G_MAXINT16 - 1, TRUE, 999, G_MAXINT16 },
    { MUSTER_STAT_NONE + 2, TRUE, -999, MUSTER_STAT_NONE + 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      MusterProfile profile = make_profile (steps[i].before);
      MusterEffect effect = { .stat = 0, .add = steps[i].add, .number = steps[i].number };

      muster_profile_apply (&profile, &effect, 1);
      g_assert_cmpint (profile.stats[0], ==, steps[i].after);
      g_assert_cmpint (profile.stats[1], ==, MUSTER_STAT_NONE);
    }
}

static void
test_effects_follow_each_other (void)
{
  MusterWeapon axe = { .id = (char *) "axe" };
  MusterWeapon bow = { .id = (char *) "bow" };
  MusterProfile profile = make_profile (1);
  const MusterEffect effects[] = {
    { .stat = 0, .number = 5 },
    { .stat = 0, .add = TRUE, .number = 1 },
    { .stat = -1, .weapon = &axe },
    { .stat = -1, .weapon = &bow },
    { .stat = -1, .rules = 1 << 3 },
    { .stat = -1, .rules = 1 << 5 },
  };

  profile.rules = 1;
  muster_profile_apply (&profile, effects, G_N_ELEMENTS (effects));
  g_assert_cmpint (profile.stats[0], ==, 6);
  g_assert_true (profile.weapon == &bow);
  g_assert_cmpuint (profile.rules, ==, 1 | 1 << 3 | 1 << 5);
}

static void
test_nothing_changes_without_effects (void)
{
  MusterWeapon axe = { .id = (char *) "axe" };
  MusterProfile profile = make_profile (3);

  profile.weapon = &axe;
  muster_profile_apply (&profile, NULL, 0);
  g_assert_cmpint (profile.stats[0], ==, 3);
  g_assert_true (profile.weapon == &axe);
  g_assert_cmpuint (profile.rules, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/profile/numbers-are-set-or-added", test_numbers_are_set_or_added);
  g_test_add_func ("/profile/effects-follow-each-other", test_effects_follow_each_other);
  g_test_add_func ("/profile/nothing-changes-without-effects", test_nothing_changes_without_effects);

  return g_test_run ();
}
