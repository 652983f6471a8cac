/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLedgerStore *battles;
  MusterStoreList *list;
  gint64 ids[4];
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const char *titles[] = { "Ford", "Ähren", "Kraal & <b>", "Rorke" };

  fixture->dir = muster_test_dir_new ();
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->battles = muster_store_get_battles (fixture->store);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    fixture->ids[i] = muster_store_test_create (fixture->store, titles[i], i);
  fixture->list = muster_ledger_store_list (fixture->battles);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->list);
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
assert_titles (Fixture    *fixture,
               const char *expected)
{
  muster_assert_model (fixture->list, "title", expected);
}

static void
test_last_used_comes_first (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (G_LIST_MODEL (fixture->list));
  g_autoptr (GError) error = NULL;

  assert_titles (fixture, "Rorke Kraal & <b> Ähren Ford");
  muster_assert_model (fixture->list, "length", "3 2 1 0");

  {
    g_autoptr (MusterJournal) journal = muster_store_test_write (fixture->store, fixture->ids[1]);

    g_assert_true (muster_store_test_append (journal, 1, &error));
    g_signal_emit_by_name (fixture->battles, "changed", fixture->ids[1]);
    assert_titles (fixture, "Ähren Rorke Kraal & <b> Ford");
    muster_assert_changes (changes, "0-3+3");

    g_assert_true (muster_store_test_append (journal, 2, &error));
    g_signal_emit_by_name (fixture->battles, "changed", fixture->ids[1]);
    muster_assert_changes (changes, "0-1+1");
  }

  muster_assert_model (fixture->list, "length", "3 3 2 0");
}

static void
test_list_follows_the_store (Fixture       *fixture,
                             gconstpointer  data)
{
  g_autoptr (MusterTestChanges) changes = muster_test_changes_new (G_LIST_MODEL (fixture->list));
  g_autoptr (GError) error = NULL;

  muster_store_test_create (fixture->store, "New", 1);
  muster_assert_changes (changes, "0+1");
  g_assert_true (muster_ledger_store_set_title (fixture->battles, fixture->ids[0], "Drift", &error));
  muster_assert_changes (changes, "4-1+1");
  assert_titles (fixture, "New Rorke Kraal & <b> Ähren Drift");
  g_assert_true (muster_ledger_store_archive (fixture->battles, fixture->ids[2], TRUE, &error));
  muster_assert_changes (changes, "2-1");
  g_assert_true (muster_ledger_store_remove (fixture->battles, fixture->ids[3], &error));
  muster_assert_changes (changes, "1-1");
  g_assert_true (muster_ledger_store_archive (fixture->battles, fixture->ids[2], FALSE, &error));
  muster_assert_changes (changes, "1+1");
  assert_titles (fixture, "New Kraal & <b> Ähren Drift");
  g_assert_no_error (error);
}

static void
test_search_finds_words_in_any_case (Fixture       *fixture,
                                     gconstpointer  data)
{
  static const struct
  {
    const char *search;
    const char *expected;
  } rows[] = {
    { "ROR", "Rorke" },
    { "äH", "Ähren" },
    { "A\xcc\x88hren", "Ähren" },
    { "  fo   tribes ", "Ford" },
    { "& <b>", "Kraal & <b>" },
    { "100%", "" },
    { "column", "Rorke Kraal & <b> Ähren Ford" },
    { "", "Rorke Kraal & <b> Ähren Ford" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].search);
      muster_store_list_set_search (fixture->list, rows[i].search);
      assert_titles (fixture, rows[i].expected);
    }
}

static void
test_filters_work_together (Fixture       *fixture,
                            gconstpointer  data)
{
  g_assert_true (muster_ledger_store_archive (fixture->battles, fixture->ids[0], TRUE, NULL));
  muster_store_list_set_show (fixture->list, MUSTER_SHOW_ARCHIVED);
  assert_titles (fixture, "Ford");
  muster_store_list_set_show (fixture->list, MUSTER_SHOW_ALL);
  assert_titles (fixture, "Rorke Kraal & <b> Ähren Ford");
  muster_store_list_set_ruleset (fixture->list, "hexcard");
  assert_titles (fixture, "");
  muster_store_list_set_ruleset (fixture->list, "kings");
  muster_store_list_set_search (fixture->list, "r");
  assert_titles (fixture, "Rorke Kraal & <b> Ähren Ford");
  muster_store_list_set_search (fixture->list, "ford");
  muster_store_list_set_show (fixture->list, MUSTER_SHOW_CURRENT);
  assert_titles (fixture, "");
}

static void
test_rows_are_read_when_asked_for (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (GObject) first = NULL;
  g_autoptr (GObject) again = NULL;
  g_autoptr (GObject) last = NULL;

  for (guint i = 0; i < 300; i++)
    muster_store_test_create (store, "Many", 0);

  list = muster_ledger_store_list (muster_store_get_battles (store));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 300);
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  again = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_true (first == again);

  for (guint i = 0; i < 300; i++)
    {
      g_clear_object (&last);
      last = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_assert_cmpint (muster_ledger_row_get_id (MUSTER_LEDGER_ROW (last)), ==, 300 - i);
    }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), 300));
}

static void
count_cb (GListModel *list,
          guint       position,
          guint       n_removed,
          guint       n_added,
          gpointer    data)
{
  ++*(guint *) data;
}

/* The file is read when somebody looks, however often the list is told before what it is to show. */
static void
test_a_list_is_read_when_looked_at (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));
  guint n_told = 0;

  g_signal_connect (list, "items-changed", G_CALLBACK (count_cb), &n_told);
  muster_store_test_create (store, "Ford", 0);
  muster_store_test_create (store, "Kraal", 0);
  muster_store_list_set_search (list, "ford");
  g_assert_cmpuint (n_told, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  muster_store_test_create (store, "Another ford", 0);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
}

static void
add (const char *path,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/store-list/last-used-comes-first", test_last_used_comes_first);
  add ("/store-list/list-follows-the-store", test_list_follows_the_store);
  add ("/store-list/search-finds-words-in-any-case", test_search_finds_words_in_any_case);
  add ("/store-list/filters-work-together", test_filters_work_together);
  g_test_add_func ("/store-list/rows-are-read-when-asked-for", test_rows_are_read_when_asked_for);
  g_test_add_func ("/store-list/a-list-is-read-when-looked-at", test_a_list_is_read_when_looked_at);

  return g_test_run ();
}
