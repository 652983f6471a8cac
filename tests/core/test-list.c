/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-list.h"
#include "core/plans/muster-plan-player.h"
#include "muster-test.h"

/* Players stand for whatever a list may hold: they have a name. Each letter of a word is one. */

static GPtrArray *
list_players (const char *letters)
{
  GPtrArray *players = g_ptr_array_new_with_free_func (g_object_unref);

  for (; *letters != '\0'; letters++)
    {
      const char name[] = { *letters, '\0' };

      g_ptr_array_add (players, muster_plan_player_new (name, name));
    }

  return players;
}

static GListStore *
new_list (const char *letters)
{
  g_autoptr (GPtrArray) players = list_players (letters);
  GListStore *list = g_list_store_new (MUSTER_TYPE_PLAN_PLAYER);

  g_list_store_splice (list, 0, 0, players->pdata, players->len);

  return list;
}

static gboolean
is_called (gconstpointer player,
           gconstpointer name)
{
  return g_str_equal (muster_plan_player_get_name ((MusterPlanPlayer *) player), name);
}

static gboolean
have_same_name (gconstpointer a,
                gconstpointer b)
{
  return is_called (a, muster_plan_player_get_name ((MusterPlanPlayer *) b));
}

static void
test_items_are_lent (void)
{
  g_autoptr (GListStore) list = new_list ("ab");
  MusterPlanPlayer *player = muster_list_peek (G_LIST_MODEL (list), 1);

  g_assert_cmpstr (muster_plan_player_get_name (player), ==, "b");
  g_assert_cmpuint (G_OBJECT (player)->ref_count, ==, 1);
  g_assert_null (muster_list_peek (G_LIST_MODEL (list), 2));
}

static void
test_the_first_that_is_wanted_is_found (void)
{
  g_autoptr (GListStore) list = new_list ("abcb");
  guint position = 9;

  g_assert_true (muster_list_find (G_LIST_MODEL (list), is_called, "b", &position) ==
                 muster_list_peek (G_LIST_MODEL (list), 1));
  g_assert_cmpuint (position, ==, 1);
  g_assert_null (muster_list_find (G_LIST_MODEL (list), is_called, "d", &position));
  g_assert_cmpuint (position, ==, 1);
  g_assert_nonnull (muster_list_find (G_LIST_MODEL (list), is_called, "c", NULL));
}

static void
test_moving_touches_what_lies_between (void)
{
  static const struct
  {
    guint from, to;
    const char *part;
  } cases[] = {
    { 0, 3, "bcda" },
    { 3, 1, "dbc" },
    { 1, 2, "cb" },
    { 2, 2, "c" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GListStore) list = new_list ("abcde");
      g_autoptr (GPtrArray) part =
        muster_list_copy_moved (G_LIST_MODEL (list), cases[i].from, cases[i].to);
      g_autoptr (GString) letters = g_string_new (NULL);

      for (guint j = 0; j < part->len; j++)
        g_string_append (letters, muster_plan_player_get_name (part->pdata[j]));
      g_assert_cmpstr (letters->str, ==, cases[i].part);
    }
}

static void
test_a_list_changes_no_more_than_what_differs (void)
{
  static const struct
  {
    const char *before, *after, *model, *changes;
  } cases[] = {
    { "", "", "", "" },
    { "abc", "abc", "a b c", "" },
    { "", "ab", "a b", "0+2" },
    { "ab", "", "", "0-2" },
    { "abc", "abxc", "a b x c", "2+1" },
    { "abxc", "abc", "a b c", "2-1" },
    { "abc", "axc", "a x c", "1-1+1" },
    { "aaa", "aa", "a a", "2-1" },
    { "abcd", "acbd", "a c b d", "1-2+2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GListStore) list = new_list (cases[i].before);
      g_autoptr (GPtrArray) items = list_players (cases[i].after);
      g_autoptr (MusterTestChanges) changes = muster_test_changes_new (G_LIST_MODEL (list));

      g_assert_true (muster_list_become (list, items, have_same_name) == (*cases[i].changes != '\0'));
      muster_assert_model (list, "name", cases[i].model);
      muster_assert_changes (changes, cases[i].changes);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/list/items-are-lent", test_items_are_lent);
  g_test_add_func ("/list/the-first-that-is-wanted-is-found", test_the_first_that_is_wanted_is_found);
  g_test_add_func ("/list/moving-touches-what-lies-between", test_moving_touches_what_lies_between);
  g_test_add_func ("/list/a-list-changes-no-more-than-what-differs",
                   test_a_list_changes_no_more_than_what_differs);

  return g_test_run ();
}
