/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-row-words.h"
#include "app/models/muster-words.h"
#include "muster-test-app.h"

#define DAY (24 * 60 * 60)

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static MusterLedgerRow *
add_row (Fixture    *fixture,
         const char *title)
{
  g_autoptr (GError) error = NULL;
  gint64 id =
    muster_test_app_add_sample (fixture->store, fixture->library, "skirmish-at-the-ford", title);
  MusterLedgerRow *row =
    muster_ledger_store_dup_row (muster_store_get_battles (fixture->store), id, &error);

  g_assert_no_error (error);
  return row;
}

static void
test_a_row_says_what_it_is (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterLedgerRow) row = add_row (fixture, NULL);
  gint64 used = muster_ledger_row_get_updated (row);
  g_autofree char *note = muster_row_words_note (row, fixture->library);
  g_autofree char *today = muster_row_words_when (used, used);
  g_autofree char *exactly = muster_row_words_when_exactly (used, used);
  g_autofree char *yesterday = muster_row_words_when (used, used + DAY);
  g_autofree char *later = muster_row_words_when (used, used + 30 * DAY);

  /* No line begins with a dot. */
  g_assert_cmpstr (note, ==,
                   "The Men Who Would Be Kings\302\240· Pitched battle\302\240· 1879-03-12\302\240"
                   "· not begun");
  g_assert_cmpstr (today, ==, "today");
  g_assert_true (g_regex_match_simple ("^today, [0-2][0-9]:[0-5][0-9]$", exactly, 0, 0));
  g_assert_cmpstr (yesterday, ==, "yesterday");
  g_assert_cmpstr (later, !=, "");
  g_assert_cmpstr (later, !=, "yesterday");
}

static void
test_titles_get_a_number (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (MusterStoreList) battles =
    muster_ledger_store_list (muster_store_get_battles (fixture->store));
  g_autoptr (MusterLedgerRow) row = add_row (fixture, "A <3 B");
  g_autoptr (MusterLedgerRow) second = add_row (fixture, "A <3 B (2)");
  g_autofree char *other = muster_row_words_make_unique (battles, "title", "Horse & Musket", 0);
  g_autofree char *same = muster_row_words_make_unique (battles, "title", "A <3 B", 0);
  g_autofree char *own =
    muster_row_words_make_unique (battles, "title", "A <3 B", muster_ledger_row_get_id (row));

  g_assert_cmpstr (other, ==, "Horse & Musket");
  g_assert_cmpstr (same, ==, "A <3 B (3)");
  g_assert_cmpstr (own, ==, "A <3 B");
}

static void
test_titles_become_file_names (void)
{
  static const struct
  {
    const char *title;
    const char *name;
  } cases[] = {
    { "Skirmish at the ford", "Skirmish at the ford.muster-battle" },
    { "a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j.muster-battle" },
    { "..", "-..muster-battle" },
    { "  ", "Battle.muster-battle" },
    { "Überfall", "Überfall.muster-battle" },
  };
  g_autofree char *longest = g_strnfill (300, 'x');
  g_autofree char *name = muster_row_words_file_name (longest, "Battle", ".muster-battle");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *file_name =
        muster_row_words_file_name (cases[i].title, "Battle", ".muster-battle");

      g_assert_cmpstr (file_name, ==, cases[i].name);
    }
  g_assert_cmpuint (strlen (name), <, 200);
}

static void
test_chances_are_not_rounded_to_certainty (void)
{
  static const struct
  {
    double chance;
    const char *words;
  } cases[] = {
    { 0.0, "0 %" },     { 0.001, "under 1 %" }, { 0.8333, "83 %" },
    { 0.999, "over 99 %" }, { 1.0, "100 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = muster_words_for_chance (cases[i].chance);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add ("/row-words/a-row-says-what-it-is", Fixture, NULL, set_up,
              test_a_row_says_what_it_is, tear_down);
  g_test_add ("/row-words/titles-get-a-number", Fixture, NULL, set_up, test_titles_get_a_number,
              tear_down);
  g_test_add_func ("/row-words/titles-become-file-names", test_titles_become_file_names);
  g_test_add_func ("/row-words/chances-are-not-rounded-to-certainty",
                   test_chances_are_not_rounded_to_certainty);

  return g_test_run ();
}
