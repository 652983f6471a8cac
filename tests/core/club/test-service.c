/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-result.h"
#include "core/club/muster-club-service.h"
#include "muster-test-battles.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

static const char *
get_player (MusterBattle *battle,
            int           side)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);

  for (guint i = 0; i < setup->n_players; i++)
    {
      if (setup->players[i].side == side)
        return setup->players[i].name;
    }
  g_assert_not_reached ();
}

/* The dice are those of his side; two battles have twice as many, and the chance is of all of them. */
static void
test_luck_is_of_all_battles (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 7, 400);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const char *names[] = { "Nobody", get_player (battle, 0), NULL };
  g_autoptr (MusterClubService) service = muster_club_service_new (names);
  g_autofree char *luck = NULL;
  MusterLuckSum once, twice;

  muster_club_service_add (service, battle);
  muster_club_service_sum (service, &once);
  g_assert_cmpuint (once.n, >, 0);
  g_assert_cmpuint (once.n, ==, result->sides[0].luck.n);
  g_assert_cmpuint (once.n_good, ==, result->sides[0].luck.n_good);
  g_assert_cmpfloat_with_epsilon (once.at_least, result->sides[0].luck.at_least, 1e-9);
  muster_club_service_add (service, battle);
  muster_club_service_sum (service, &twice);
  g_assert_cmpuint (twice.n, ==, 2 * once.n);
  luck = muster_club_service_dup_luck (service);
  g_assert_nonnull (strstr (luck, "in 2 battles"));
}

static void
test_leaders_are_added_up (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 7, 400);
  const char *names[] = { get_player (battle, 1), NULL };
  g_autoptr (MusterClubService) service = muster_club_service_new (names);
  GPtrArray *leaders;

  muster_club_service_add (service, battle);
  muster_club_service_add (service, battle);
  leaders = muster_club_service_get_leaders (service);
  g_assert_cmpuint (leaders->len, >, 0);
  for (guint i = 0; i < leaders->len; i++)
    {
      g_autofree char *words = muster_club_service_leader_dup_words (leaders->pdata[i]);
      const MusterCareerTotals *totals = &((MusterClubLeader *) leaders->pdata[i])->totals;

      g_assert_cmpuint (totals->battles % 2, ==, 0);
      g_assert_cmpuint (totals->won + totals->drawn + totals->lost, ==, totals->battles);
      g_assert_nonnull (strstr (words, " battles: "));
    }
}

static void
test_others_are_left_out (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = muster_test_battles_fight (library, "kings", 7, 400);
  const char *names[] = { "Nobody", NULL };
  g_autoptr (MusterClubService) service = muster_club_service_new (names);
  g_autofree char *luck = NULL;

  muster_club_service_add (service, battle);
  luck = muster_club_service_dup_luck (service);
  g_assert_cmpstr (luck, ==, "");
  g_assert_cmpuint (muster_club_service_get_leaders (service)->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club/service/luck-is-of-all-battles", test_luck_is_of_all_battles);
  g_test_add_func ("/club/service/leaders-are-added-up", test_leaders_are_added_up);
  g_test_add_func ("/club/service/others-are-left-out", test_others_are_left_out);

  return g_test_run ();
}
