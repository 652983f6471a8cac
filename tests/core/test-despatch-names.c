/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/despatch/muster-despatch-why.h"
#include "core/despatch/muster-despatch.h"
#include "muster-test-despatch.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* How a despatch tells units of one name apart, and what it says of a side that lost all of them. */

#define N_NAMES 12 /* of the same battle: others have other sentences */

/* @number: of the day, by which its sentences differ from those of others; @scouts: what the file says of the
 * units of the first side; @n_routed: how many of them ran. Returns the despatch of that battle. */
static char *
write_rout (MusterLibrary     *library,
            guint              number,
            const char *const *scouts,
            guint              n_scouts,
            guint              n_routed)
{
  g_autoptr (GString) file = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattleResult) result = NULL;
  g_autoptr (MusterDespatch) despatch = NULL;

  g_string_append_printf (file,
                          "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\","
                          " \"title\": \"Day %u\", \"sides\": [{\"id\": \"a\", \"name\": \"Red Column\","
                          " \"units\": [", number);
  for (guint i = 0; i < n_scouts; i++)
    g_string_append_printf (file, "%s{\"id\": \"a%u\", \"type\": \"tribal-infantry\", %s}", i > 0 ? "," : "",
                            i + 1, scouts[i]);
  g_string_append (file, "]}, {\"id\": \"b\", \"name\": \"Blue Column\", \"units\": [{\"id\": \"b1\","
                         " \"name\": \"Guards\", \"type\": \"tribal-infantry\"}]}], \"log\": [");
  for (guint i = 0; i < n_routed; i++)
    g_string_append_printf (file, "%s{\"order\": \"remove\", \"params\": {\"unit\": \"a%u\","
                                  " \"fate\": \"routed\"}}", i > 0 ? "," : "", i + 1);
  g_string_append (file, "]}");
  battle = muster_battle_file_read (library, file->str, file->len, "case", &error);
  g_assert_no_error (error);
  muster_test_check_despatch (battle);
  result = muster_battle_result_new (battle);
  despatch = muster_despatch_new (result);
  return muster_despatch_to_text (despatch);
}

/* Not “one whole unit of one”: who lost all has lost the only one, or every one. */
static void
test_all_units_lost_are_all (void)
{
  static const char *const scouts[] = { "\"name\": \"Scouts\"", "\"name\": \"Spears\"",
                                        "\"name\": \"Bows\"" };
  static const struct
  {
    guint n;
    guint n_routed;
    const char *one;
    const char *other;
  } cases[] = {
    { 1, 1, "but one unit and lost it", "he only unit of" },
    { 2, 1, "ne whole unit of two", "ne whole unit of two" },
    { 3, 2, "wo whole units of three", "wo whole units of three" },
    { 3, 3, "ll three units of the Red Column are gone", "lost all three units" },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < N_NAMES; k++)
      {
        g_autofree char *text = write_rout (library, k, scouts, cases[i].n, cases[i].n_routed);

        g_test_message ("%s", text);
        g_assert_true (strstr (text, cases[i].one) != NULL || strstr (text, cases[i].other) != NULL);
        g_assert_false (g_regex_match_simple ("\\bunits? of one\\b", text, 0, 0));
      }
}

/* Units of one name on one side have numbers, unless leaders tell them apart. */
static void
test_twins_have_numbers (void)
{
  static const char *const alike[] = { "\"name\": \"Scouts\"", "\"name\": \"Scouts\"",
                                       "\"name\": \"Spears\"" };
  static const char *const numbered[] = { "\"name\": \"2nd Scouts\"", "\"name\": \"2nd Scouts\"" };
  static const char *const led[] = {
    "\"name\": \"Scouts\", \"leader\": {\"name\": \"Capt. Hill\", \"leadership\": 7}",
    "\"name\": \"Scouts\", \"leader\": {\"name\": \"Capt. Dale\", \"leadership\": 7}",
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < N_NAMES; i++)
    {
      g_autofree char *text = write_rout (library, i, alike, 3, 3);
      g_autofree char *behind = write_rout (library, i, numbered, 2, 2);
      g_autofree char *officers = write_rout (library, i, led, 2, 2);

      g_test_message ("%s\n%s", text, officers);
      g_assert_nonnull (strstr (text, "he first Scouts"));
      g_assert_nonnull (strstr (text, "he second Scouts"));
      g_assert_nonnull (strstr (text, "he Spears"));
      g_assert_null (strstr (text, "third Spears"));
      g_assert_nonnull (strstr (behind, "he 2nd Scouts (the first)"));
      g_assert_nonnull (strstr (behind, "he 2nd Scouts (the second)"));
      g_assert_nonnull (strstr (officers, "Scouts (Capt. Hill)"));
      g_assert_nonnull (strstr (officers, "Scouts (Capt. Dale)"));
      g_assert_null (strstr (officers, "first Scouts"));
    }
}

/* Why it ended is English for one unit, too. */
static void
test_why_it_ended_counts_to_one (void)
{
  static const char *const whys[] = {
    "Beja exhausted: units lost 1 of 1, the limit being 50%",
    "Beja broken: units lost 1 of 1, more than 50%",
    "Units left of Beja: 1 of 2; beaten at 1",
    "Units that Beja brought away: 1",
    "1 turn without defending casualties",
    "Beja has held the place for 1 turn",
  };

  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    {
      g_autofree char *told = muster_despatch_why_dup (whys[i], GETTEXT_PACKAGE);

      g_assert_nonnull (told);
      g_assert_false (g_regex_match_simple ("(?<!of )\\b(1|one) (units|turns|were)\\b|"
                                            "of (1|one) (fighting )?units", told, 0, 0));
    }
}

/* T-COLLAPSE-04, K-SCN-05: the form for many is read as well, whatever its number. */
static void
test_why_it_ended_counts_on (void)
{
  g_autofree char *held = muster_despatch_why_dup ("Beja has held the place for 4 turns", GETTEXT_PACKAGE);
  g_autofree char *bloodless = muster_despatch_why_dup ("12 turns in a row without defending casualties",
                                                         GETTEXT_PACKAGE);

  g_assert_cmpstr (held, ==, "it ended when Beja had held the place for four turns");
  g_assert_nonnull (strstr (bloodless, "for twelve turns together"));
  g_assert_null (muster_despatch_why_dup ("Beja has held the place for good turns", GETTEXT_PACKAGE));
}

/* T-BATTLE-07: whose advance corps is gone has lost by it. */
static void
test_the_advance_corps_is_of_who_lost_it (void)
{
  g_autofree char *told =
    muster_despatch_why_dup ("Rebels: nothing is left of the advance corps, and the main army is not here",
                             GETTEXT_PACKAGE);

  g_assert_nonnull (strstr (told, "the advance corps of Rebels before the main army"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/despatch/all-units-lost-are-all", test_all_units_lost_are_all);
  g_test_add_func ("/despatch/twins-have-numbers", test_twins_have_numbers);
  g_test_add_func ("/despatch/why-it-ended-counts-to-one", test_why_it_ended_counts_to_one);
  g_test_add_func ("/despatch/why-it-ended-counts-on", test_why_it_ended_counts_on);
  g_test_add_func ("/despatch/T-BATTLE-07/the-advance-corps-is-of-who-lost-it",
                   test_the_advance_corps_is_of_who_lost_it);

  return g_test_run ();
}
