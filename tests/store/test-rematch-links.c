/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-rematch-links.h"
#include "muster-store-test.h"
#include "store/upkeep/muster-hash-check.h"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  gint64 ids[3];
  char *uuids[3];
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  for (guint i = 0; i < 3; i++)
    {
      const MusterPlanRecord plan = { "kings", "Ford", "A – B", "", "open", "{}" };
      MusterLedgerStore *battles = muster_store_get_battles (fixture->store);
      g_autoptr (MusterLedgerRow) row = NULL;

      g_assert_true (muster_ledger_store_plans_save (battles, &plan, &fixture->ids[i], &error));
      row = muster_ledger_store_dup_row (battles, fixture->ids[i], &error);
      g_assert_no_error (error);
      fixture->uuids[i] = g_strdup (muster_ledger_row_get_uuid (row));
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), &error));
  g_assert_no_error (error);
  for (guint i = 0; i < 3; i++)
    g_free (fixture->uuids[i]);
  g_object_unref (fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
keep (Fixture *fixture,
      guint    battle,
      guint    other)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_rematch_links_keep (fixture->store, fixture->uuids[battle], fixture->uuids[other],
                                            &error));
  g_assert_no_error (error);
}

/* By number, from 1; 0: nobody's */
static void
assert_links (Fixture *fixture,
              guint    first,
              guint    second,
              guint    third)
{
  const guint expected[] = { first, second, third };

  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (muster_rematch_links_find (fixture->store, fixture->uuids[i]), ==,
                     expected[i] > 0 ? fixture->ids[expected[i] - 1] : 0);
}

static void
test_links_go_both_ways (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  assert_links (fixture, 0, 0, 0);
  keep (fixture, 0, 1);
  assert_links (fixture, 2, 1, 0);
  g_clear_object (&fixture->store);
  fixture->store = muster_store_test_open (fixture->dir);
  assert_links (fixture, 2, 1, 0);

  g_assert_true (muster_rematch_links_remove (fixture->store, fixture->uuids[1], &error));
  g_assert_no_error (error);
  assert_links (fixture, 0, 0, 0);
  g_assert_true (muster_rematch_links_remove (fixture->store, fixture->uuids[1], &error));
}

static void
test_a_battle_has_one_rematch (Fixture       *fixture,
                               gconstpointer  data)
{
  keep (fixture, 0, 1);
  keep (fixture, 2, 0);
  assert_links (fixture, 3, 0, 1);
  keep (fixture, 2, 0);
  assert_links (fixture, 3, 0, 1);
}

static void
test_a_battle_that_is_gone_is_not_linked (Fixture       *fixture,
                                          gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  keep (fixture, 0, 1);
  g_assert_true (
    muster_ledger_store_remove (muster_store_get_battles (fixture->store), fixture->ids[1], &error));
  g_assert_no_error (error);
  g_assert_cmpint (muster_rematch_links_find (fixture->store, fixture->uuids[0]), ==, 0);
  keep (fixture, 0, 2);
  g_assert_cmpint (muster_rematch_links_find (fixture->store, fixture->uuids[0]), ==, fixture->ids[2]);
}

/* Whoever prepares a rematch has not taken anything from the first battle yet. */
static void
test_what_is_planned_is_no_link (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (muster_rematch_links_find_planned (fixture->store, fixture->uuids[1]), ==, 0);
  g_assert_true (
    muster_rematch_links_plan (fixture->store, fixture->uuids[1], fixture->uuids[0], &error));
  g_assert_no_error (error);
  assert_links (fixture, 0, 0, 0);
  g_assert_cmpint (muster_rematch_links_find_planned (fixture->store, fixture->uuids[1]), ==,
                   fixture->ids[0]);

  keep (fixture, 0, 2);
  assert_links (fixture, 3, 0, 1);
  /* Taking it back leaves the others alone. */
  g_assert_true (muster_rematch_links_remove (fixture->store, fixture->uuids[1], &error));
  assert_links (fixture, 3, 0, 1);
  g_assert_cmpint (muster_rematch_links_find_planned (fixture->store, fixture->uuids[1]), ==, 0);
}

#define ADD(name, function) \
  g_test_add ("/rematch-links/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("links-go-both-ways", test_links_go_both_ways);
  ADD ("a-battle-has-one-rematch", test_a_battle_has_one_rematch);
  ADD ("a-battle-that-is-gone-is-not-linked", test_a_battle_that_is_gone_is_not_linked);
  ADD ("what-is-planned-is-no-link", test_what_is_planned_is_no_link);

  return g_test_run ();
}
