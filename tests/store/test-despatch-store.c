/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"
#include "store/muster-hash-check.h"

static gint64
find_first (MusterStore *store)
{
  g_autoptr (MusterStoreList) list =
    muster_battle_store_list (muster_store_get_battles (store));
  g_autoptr (MusterBattleRow) row = g_list_model_get_item (G_LIST_MODEL (list), 0);

  g_assert_nonnull (row);

  return muster_battle_row_get_id (row);
}

static void
expect (MusterStore *store,
        gint64       id,
        const char  *expected)
{
  g_autofree char *text =
    muster_battle_store_dup_despatch (muster_store_get_battles (store), id);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_edited_text_is_kept_until_it_is_reverted (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  MusterBattleStore *battles = muster_store_get_battles (store);
  gint64 id = find_first (store);
  g_autoptr (GError) error = NULL;

  expect (store, id, NULL);
  g_assert_true (muster_battle_store_set_despatch (battles, id, "Sir,\n\n“all” <well> 🐘", &error));
  g_assert_true (muster_battle_store_set_despatch (battles, id, "Sir,\n\nall well", &error));
  g_assert_no_error (error);
  expect (store, id, "Sir,\n\nall well");
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));

  g_clear_object (&store);
  store = muster_store_test_open (dir);
  expect (store, id, "Sir,\n\nall well");
  battles = muster_store_get_battles (store);
  g_assert_true (muster_battle_store_set_despatch (battles, id, NULL, &error));
  g_assert_true (muster_battle_store_set_despatch (battles, id, NULL, &error));
  expect (store, id, NULL);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
}

static void
test_it_goes_with_its_battle (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  MusterBattleStore *battles = muster_store_get_battles (store);
  gint64 id = find_first (store);
  g_autoptr (GError) error = NULL;
  gint64 n = -1;

  g_assert_true (muster_battle_store_set_despatch (battles, id, "Sir,", &error));
  g_assert_true (muster_battle_store_remove (battles, id, &error));
  g_assert_no_error (error);
  expect (store, id, NULL);
  g_assert_true (muster_db_query_int (muster_store_get_db (store),
                                      "SELECT count (*) FROM setting WHERE key LIKE 'despatch/%'",
                                      &n, &error));
  g_assert_cmpint (n, ==, 0);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
}

static void
test_what_cannot_be_is_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  MusterBattleStore *battles = muster_store_get_battles (store);
  gint64 id = find_first (store);
  g_autofree char *novel = g_strnfill (MUSTER_DESPATCH_MAX_LENGTH + 1, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_false (muster_battle_store_set_despatch (battles, 4711, "Sir,", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (muster_battle_store_set_despatch (battles, id, novel, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  expect (store, id, NULL);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/despatch-store/edited-text-is-kept-until-it-is-reverted",
                   test_edited_text_is_kept_until_it_is_reverted);
  g_test_add_func ("/despatch-store/it-goes-with-its-battle", test_it_goes_with_its_battle);
  g_test_add_func ("/despatch-store/what-cannot-be-is-refused", test_what_cannot_be_is_refused);

  return g_test_run ();
}
