/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-library.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* The scenarios and starter forces of the ruleset kings against those of its book. */

static MusterLibrary *library;

static MusterCatalog *
get_catalog (void)
{
  return muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings"));
}

/* K-SCN: points, who goes first, objectives as "id attacker/defender", * where it counts itself. */
static const struct
{
  const char *id;
  int points[2];
  gboolean defender_first;
  const char *objectives;
} scenarios[] = {
  { "A", { 24, 24 }, FALSE,
    "first-off 4/4* full-off 2/2* half-off 1/1* enemy-unit 1/1* enemy-leader 1/1*" },
  { "B", { 24, 24 }, FALSE, "building-destroyed 3/-* enemy-unit -/2* building-intact -/2*" },
  { "C", { 24, 18 }, FALSE, "farm-held 2/2 enemy-gave-up 1/1 enemy-unit 1/1*" },
  { "D", { 24, 24 }, TRUE, "area-scouted -/3 enemy-unit -/1* area-unscouted 2/-* enemy-unit 2/-*" },
  { "E", { 24, 24 }, TRUE, "escaped-strong -/3* escaped-weak -/1* enemy-unit 2/-*" },
  { "F", { 24, 18 }, FALSE, "objective-held 5/5 enemy-unit 1/1*" },
  { "G", { 24, 18 }, FALSE, "survivor -/2* enemy-unit -/2* enemy-unit 3/-* melted-away 1/-*" },
  { "H", { 24, 24 }, FALSE,
    "not-overrun -/4* enemy-unit -/2* overrun 2/- escort-unit 2/-* relief-unit 1/-*" },
  { "open", { 0, 0 }, FALSE, "enemy-unit 1/1*" },
};

static char *
describe_worth (gboolean counts,
                int      worth)
{
  return counts ? g_strdup_printf ("%d", worth) : g_strdup ("-");
}

static void
test_scenarios_are_worth_what_the_book_says (void)
{
  g_assert_cmpuint (muster_catalog_get_scenarios (get_catalog ())->len, ==, G_N_ELEMENTS (scenarios));
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      const MusterScenario *scenario = muster_catalog_find_scenario (get_catalog (), scenarios[i].id);
      g_autoptr (GString) text = g_string_new (NULL);

      g_assert_cmpint (scenario->attacker_points, ==, scenarios[i].points[0]);
      g_assert_cmpint (scenario->defender_points, ==, scenarios[i].points[1]);
      g_assert_cmpint (scenario->defender_first, ==, scenarios[i].defender_first);
      g_assert_cmpuint (g_strv_length (scenario->checklist), >=, 3);
      for (guint j = 0; j < scenario->objectives->len; j++)
        {
          const MusterScenarioObjective *objective = g_ptr_array_index (scenario->objectives, j);
          g_autofree char *attacker = describe_worth (objective->attacker, objective->worth);
          g_autofree char *defender = describe_worth (objective->defender, objective->worth);

          g_string_append_printf (text, "%s%s %s/%s%s", j > 0 ? " " : "", objective->id, attacker,
                                  defender, objective->automatic ? "*" : "");
        }
      g_assert_cmpstr (text->str, ==, scenarios[i].objectives);
    }
}

static void
test_scenarios_end_when_the_book_says (void)
{
  static const struct
  {
    const char *id;
    const char *number;
    int value;
  } numbers[] = {
    { "A", "turn-limit", 0 },       { "B", "turn-limit", 12 }, { "C", "turn-limit", 0 },
    { "F", "turn-limit", 12 },      { "G", "turn-limit", 10 }, { "H", "turn-limit", 0 },
    { "C", "bloodless-limit", 5 },  { "B", "buildings", 5 },   { "B", "structure-points", 10 },
    { "D", "sites", 6 },            { "H", "relief-turn", 2 }, { "H", "escort-min", 6 },
    { "H", "escort-max", 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpint (muster_catalog_get_scenario_number (muster_catalog_find_scenario (get_catalog (),
                                                                                       numbers[i].id),
                                                         numbers[i].number, 0),
                     ==, numbers[i].value);
}

/* K-FORCE-05: in the order of the book; a number again is an alternative. The book misprints the foot of list
 * 20 as 36. Mounted infantry is counted as foot. */
static const struct
{
  int number;
  int points;
  int foot;
  int mounted;
  int guns;
} forces[] = {
  { 1, 24, 64, 10, 0 },  { 2, 24, 36, 8, 0 },   { 3, 24, 36, 0, 0 },   { 4, 24, 48, 16, 0 },
  { 5, 24, 56, 20, 1 },  { 6, 24, 36, 0, 0 },   { 7, 24, 52, 8, 0 },   { 7, 24, 36, 8, 0 },
  { 7, 23, 36, 8, 0 },   { 8, 24, 96, 0, 0 },   { 9, 24, 72, 0, 0 },   { 10, 24, 36, 0, 1 },
  { 11, 24, 84, 0, 0 },  { 12, 24, 112, 0, 0 }, { 13, 24, 36, 0, 0 },  { 14, 24, 60, 8, 0 },
  { 15, 24, 36, 28, 0 }, { 16, 24, 84, 0, 0 },  { 17, 24, 52, 0, 1 },  { 18, 24, 56, 8, 1 },
  { 19, 24, 36, 8, 0 },  { 20, 24, 40, 8, 0 },  { 20, 24, 40, 0, 1 },  { 21, 24, 56, 8, 1 },
  { 22, 24, 36, 8, 0 },  { 22, 24, 36, 0, 1 },  { 23, 24, 68, 20, 0 }, { 24, 24, 24, 16, 1 },
  { 25, 24, 36, 0, 0 },  { 26, 24, 44, 30, 0 }, { 27, 24, 0, 32, 0 },  { 28, 24, 48, 8, 0 },
  { 29, 24, 36, 8, 0 },  { 30, 24, 92, 10, 0 },
};

static void
test_starter_forces_add_up (void)
{
  GPtrArray *found = muster_catalog_get_starter_forces (get_catalog ());

  g_assert_cmpuint (found->len, ==, G_N_ELEMENTS (forces));
  for (guint i = 0; i < found->len; i++)
    {
      const MusterStarterForce *force = g_ptr_array_index (found, i);
      int points = 0;
      int foot = 0;
      int mounted = 0;
      int guns = 0;

      g_test_message ("%d %s", force->number, force->id);
      for (guint j = 0; j < force->units->len; j++)
        {
          const MusterStarterUnit *unit = g_ptr_array_index (force->units, j);
          int cost = muster_unit_type_get_cost (unit->type, unit->options, unit->n_options);
          int count = (int) unit->count;

          /* K-OPTION-02 */
          g_assert_cmpint (cost, >=, 2);
          g_assert_cmpint (cost, <=, 9);
          points += count * cost;
          if (g_str_equal (unit->type->arm, "infantry"))
            foot += count * unit->type->models;
          else if (g_str_equal (unit->type->arm, "cavalry"))
            mounted += count * unit->type->models;
          else
            guns += count;
        }

      g_assert_cmpint (force->number, ==, forces[i].number);
      g_assert_cmpint (points, ==, forces[i].points);
      g_assert_cmpint (foot, ==, forces[i].foot);
      g_assert_cmpint (mounted, ==, forces[i].mounted);
      g_assert_cmpint (guns, ==, forces[i].guns);
      g_assert_nonnull (force->theatre);
    }
}

static void
test_starter_forces_stand_in_eight_theatres_and_a_finale (void)
{
  GPtrArray *found = muster_catalog_get_starter_forces (get_catalog ());
  g_autoptr (GHashTable) theatres = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < found->len; i++)
    g_hash_table_add (theatres, ((const MusterStarterForce *) g_ptr_array_index (found, i))->theatre);

  g_assert_cmpuint (g_hash_table_size (theatres), ==, 9);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/kings-games/scenarios-are-worth-what-the-book-says",
                   test_scenarios_are_worth_what_the_book_says);
  g_test_add_func ("/kings-games/scenarios-end-when-the-book-says",
                   test_scenarios_end_when_the_book_says);
  g_test_add_func ("/kings/force/K-FORCE-05-starter-forces-add-up", test_starter_forces_add_up);
  g_test_add_func ("/kings/force/K-FORCE-05-starter-forces-stand-in-eight-theatres-and-a-finale",
                   test_starter_forces_stand_in_eight_theatres_and_a_finale);

  result = g_test_run ();
  g_object_unref (library);

  return result;
}
