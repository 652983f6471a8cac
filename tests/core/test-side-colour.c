/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-side-colour.h"
#include "muster-test.h"

#include <math.h>

static char *
list_colours (const char *const *names,
              const char *const *chosen)
{
  guint n_sides = g_strv_length ((char **) names);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n_sides; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? " " : "",
                            muster_side_colours_get (names, chosen, n_sides, i)->id);
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
assert_colours (const char *const *names,
                const char *const *chosen,
                const char        *expected)
{
  g_autofree char *list = list_colours (names, chosen);

  g_assert_cmpstr (list, ==, expected);
}

static void
test_sides_have_colours_of_their_own (void)
{
  assert_colours ((const char *const[]) { "Column", "Tribes", NULL }, NULL, "red blue");
  assert_colours ((const char *const[]) { "A", "B", "C", "D", NULL }, NULL, "red blue green yellow");
}

static void
test_a_name_says_its_colour (void)
{
  assert_colours ((const char *const[]) { "Blue", "Red", NULL }, NULL, "blue red");
  assert_colours ((const char *const[]) { "Column", "The Red Team", NULL }, NULL, "blue red");
  assert_colours ((const char *const[]) { "Redcoats", "Greens", NULL }, NULL, "red green");
  assert_colours ((const char *const[]) { "Redoubt", "Hundred", NULL }, NULL, "red blue");
  assert_colours ((const char *const[]) { "Redoubt", "Red", NULL }, NULL, "blue red");
  assert_colours ((const char *const[]) { "Black Watch", "Gold", NULL }, NULL, "grey yellow");
  /* The second of two reds is another. */
  assert_colours ((const char *const[]) { "Red", "Scarlet", NULL }, NULL, "red blue");
}

/* Of two sides that bring the same colour the first has it; what is chosen goes before both. */
static void
test_sides_bring_colours_along (void)
{
  const char *none[] = { NULL, NULL, NULL };
  const char *second[] = { NULL, "teal", NULL };

  muster_side_colours_settle (none, (const char *const[]) { "teal", "teal", "red" }, 3);
  g_assert_cmpstr (none[0], ==, "teal");
  g_assert_null (none[1]);
  g_assert_cmpstr (none[2], ==, "red");

  muster_side_colours_settle (second, (const char *const[]) { "teal", "grey", NULL }, 3);
  g_assert_null (second[0]);
  g_assert_cmpstr (second[1], ==, "teal");
  g_assert_null (second[2]);
}

static void
test_what_is_chosen_comes_first (void)
{
  assert_colours ((const char *const[]) { "Red", "Tribes", NULL },
                  (const char *const[]) { NULL, "red" }, "blue red");
  assert_colours ((const char *const[]) { "Red", "Tribes", NULL },
                  (const char *const[]) { "teal", NULL }, "teal red");
  assert_colours ((const char *const[]) { "Column", "Tribes", NULL },
                  (const char *const[]) { "red", "red" }, "red red");
  assert_colours ((const char *const[]) { "Column", "Tribes", NULL },
                  (const char *const[]) { "no such colour", NULL }, "red blue");
}

static void
test_more_sides_than_colours (void)
{
  const char *const names[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL };

  assert_colours (names, NULL, "red blue green yellow purple orange teal grey red blue");
}

/* The relative luminance, by which contrast is measured. */
static double
get_light (guint32 rgb)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double light = 0.0;

  for (guint i = 0; i < 3; i++)
    {
      double part = ((rgb >> (16 - 8 * i)) & 0xff) / 255.0;

      light += weights[i] * (part <= 0.03928 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
    }
  return light;
}

static void
test_letters_can_be_read_on_them (void)
{
  guint n_colours;
  const MusterSideColour *colours = muster_side_colours_list (&n_colours);

  for (guint i = 0; i < n_colours; i++)
    {
      g_assert_cmpfloat (1.05 / (get_light (colours[i].light) + 0.05), >=, 4.5);
      g_assert_cmpfloat ((get_light (colours[i].dark) + 0.05) / 0.05, >=, 7.0);
      g_assert_true (muster_side_colours_find (colours[i].id) == &colours[i]);
    }
  g_assert_null (muster_side_colours_find ("mauve"));
  g_assert_null (muster_side_colours_find (NULL));
}

static void
assert_badges (const char *const *names,
               const char        *expected)
{
  guint n_sides = g_strv_length ((char **) names);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n_sides; i++)
    {
      g_autofree char *badge = muster_side_colour_badge (names, n_sides, i);

      g_string_append_printf (list, "%s%s", i > 0 ? " " : "", badge);
    }
  g_assert_cmpstr (list->str, ==, expected);
}

static void
test_badges_tell_sides_apart (void)
{
  assert_badges ((const char *const[]) { "Field Force", "Valley Clans", NULL }, "F V");
  assert_badges ((const char *const[]) { "the Column", "Tribes", NULL }, "C T");
  assert_badges ((const char *const[]) { "Column", "Clans", NULL }, "Co Cl");
  assert_badges ((const char *const[]) { "Red 1", "Red 2", NULL }, "1 2");
  assert_badges ((const char *const[]) { "élan", "", NULL }, "É 2");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/side-colour/brought-along", test_sides_bring_colours_along);
  g_test_add_func ("/side-colour/sides-have-colours-of-their-own", test_sides_have_colours_of_their_own);
  g_test_add_func ("/side-colour/a-name-says-its-colour", test_a_name_says_its_colour);
  g_test_add_func ("/side-colour/what-is-chosen-comes-first", test_what_is_chosen_comes_first);
  g_test_add_func ("/side-colour/more-sides-than-colours", test_more_sides_than_colours);
  g_test_add_func ("/side-colour/letters-can-be-read-on-them", test_letters_can_be_read_on_them);
  g_test_add_func ("/side-colour/badges-tell-sides-apart", test_badges_tell_sides_apart);

  return g_test_run ();
}
