/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "muster-test-catalog.h"
#include "muster-test.h"

/* What is planned of a scenario: its dice, tactical values and deployment map. */

static const char good[] =
  "'scenarios': [{'id': 'ford', 'name': 'The ford', 'dice': [[1, 3, 5], [6]],"
  "               'tactical': {'irregular': 2, 'gun': -1},"
  "               'map': [{'shape': 'zone', 'for': 'attacker', 'at': [0, 250], 'to': [500, 750],"
  "                        'label': 'The hill'},"
  "                       {'shape': 'circle', 'for': 'defender', 'at': [500, 500], 'radius': 18},"
  "                       {'shape': 'edge', 'at': [0, 0], 'to': [0, 500]},"
  "                       {'shape': 'edge', 'at': [1000, 0], 'to': [1000, 1000], 'depth': 6},"
  "                       {'shape': 'edge', 'at': [0, 0], 'to': [500, 0], 'depth': 6},"
  "                       {'shape': 'edge', 'at': [0, 1000], 'to': [500, 1000], 'depth': 99},"
  "                       {'shape': 'line', 'at': [333, 0], 'to': [333, 1000]},"
  "                       {'shape': 'marker', 'at': [500, 500], 'label': 'Flag'},"
  "                       {'shape': 'arrow', 'at': [100, 500], 'to': [900, 500]},"
  "                       {'shape': 'label', 'at': [500, 900], 'label': 'Sea'}]}]";

static MusterCatalog *
create_catalog (void)
{
  MusterCatalog *catalog = muster_test_catalog_new ();
  g_autoptr (GError) error = NULL;

  muster_test_catalog_add (catalog, good, NULL, &error);
  g_assert_no_error (error);

  return catalog;
}

static void
test_dice_and_tactical_values_are_read (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  const MusterScenario *ford = muster_catalog_find_scenario (catalog, "ford");
  const MusterScenario *assault = muster_catalog_find_scenario (catalog, "A");
  const MusterTacticalValue *values = (const MusterTacticalValue *) (gpointer) ford->tactical->data;

  g_assert_cmpuint (ford->faces[0], ==, 1 << 1 | 1 << 3 | 1 << 5);
  g_assert_cmpuint (ford->faces[1], ==, 1 << 6);
  g_assert_cmpuint (ford->tactical->len, ==, 2);
  g_assert_cmpstr (values[0].units, ==, "irregular");
  g_assert_cmpint (values[0].value, ==, 2);
  g_assert_cmpstr (values[1].units, ==, "gun");
  g_assert_cmpint (values[1].value, ==, -1);

  g_assert_cmpuint (assault->faces[0], ==, 0);
  g_assert_cmpuint (assault->tactical->len, ==, 0);
  g_assert_cmpuint (assault->map->len, ==, 0);
}

/* Shapes on a table of 72" by 48", in inches. */
static void
test_shapes_find_their_place_on_the_table (void)
{
  static const struct
  {
    MusterMapShapeKind kind;
    const char *label;
    gboolean attacker;
    gboolean defender;
    double place[4];
    double radius;
    gboolean is_area;
  } shapes[] = {
    { MUSTER_MAP_ZONE, "The hill", TRUE, FALSE, { 0, 12, 36, 36 }, 0, TRUE },
    { MUSTER_MAP_CIRCLE, "", FALSE, TRUE, { 36, 24, 36, 24 }, 18, FALSE },
    { MUSTER_MAP_EDGE, "", TRUE, TRUE, { 0, 0, 0, 24 }, 0, FALSE },
    { MUSTER_MAP_EDGE, "", TRUE, TRUE, { 66, 0, 72, 48 }, 0, TRUE },
    { MUSTER_MAP_EDGE, "", TRUE, TRUE, { 0, 0, 36, 6 }, 0, TRUE },
    { MUSTER_MAP_EDGE, "", TRUE, TRUE, { 0, 0, 36, 48 }, 0, TRUE },
    { MUSTER_MAP_LINE, "", TRUE, TRUE, { 23.976, 0, 23.976, 48 }, 0, FALSE },
    { MUSTER_MAP_MARKER, "Flag", TRUE, TRUE, { 36, 24, 36, 24 }, 0, FALSE },
    { MUSTER_MAP_ARROW, "", TRUE, TRUE, { 7.2, 24, 64.8, 24 }, 0, FALSE },
    { MUSTER_MAP_LABEL, "Sea", TRUE, TRUE, { 36, 43.2, 36, 43.2 }, 0, FALSE },
  };
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  GPtrArray *map = muster_catalog_find_scenario (catalog, "ford")->map;

  g_assert_cmpuint (map->len, ==, G_N_ELEMENTS (shapes));
  for (guint i = 0; i < map->len; i++)
    {
      const MusterMapShape *shape = g_ptr_array_index (map, i);
      MusterMapPlace place;

      muster_map_shape_place (shape, 72, 48, &place);
      g_assert_cmpint (shape->kind, ==, shapes[i].kind);
      g_assert_cmpstr (shape->label, ==, shapes[i].label);
      g_assert_cmpint (shape->attacker, ==, shapes[i].attacker);
      g_assert_cmpint (shape->defender, ==, shapes[i].defender);
      g_assert_cmpfloat_with_epsilon (place.x, shapes[i].place[0], 1e-9);
      g_assert_cmpfloat_with_epsilon (place.y, shapes[i].place[1], 1e-9);
      g_assert_cmpfloat_with_epsilon (place.to_x, shapes[i].place[2], 1e-9);
      g_assert_cmpfloat_with_epsilon (place.to_y, shapes[i].place[3], 1e-9);
      g_assert_cmpfloat_with_epsilon (place.radius, shapes[i].radius, 1e-9);
      g_assert_cmpint (place.is_area, ==, shapes[i].is_area);
    }
}

#define SCENARIO "'scenarios': [{'id': 's', 'name': 'S'"
#define MAP SCENARIO ", 'map': "

static const struct
{
  const char *members;
  const char *message;
} wrong[] = {
  { SCENARIO ", 'dice': 5}]", "$.scenarios[0].dice: expected a list, found 5" },
  { SCENARIO ", 'dice': [[1]]}]", "$.scenarios[0].dice: expected two dice, found 1" },
  { SCENARIO ", 'dice': [1, 2]}]", "$.scenarios[0].dice[0]: expected a list, found 1" },
  { SCENARIO ", 'dice': [[1], []]}]", "$.scenarios[0].dice[1]: expected at least one number" },
  { SCENARIO ", 'dice': [[0], [1]]}]",
    "$.scenarios[0].dice[0][0]: expected a whole number from 1 to 6, found 0" },
  { SCENARIO ", 'dice': [[1], [7]]}]",
    "$.scenarios[0].dice[1][0]: expected a whole number from 1 to 6, found 7" },
  { SCENARIO ", 'dice': [[5], [5, 6]]}]", "$.scenarios[0].dice: some of these dice give “ford” already" },
  { SCENARIO ", 'dice': [[2], [2]]}, {'id': 'q', 'name': 'Q', 'dice': [[2, 4], [1, 2]]}]",
    "$.scenarios[0].dice: some of these dice give “q” already" },
  { SCENARIO ", 'tactical': []}]", "$.scenarios[0].tactical: expected an object, found a list" },
  { SCENARIO ", 'tactical': {'dragons': 1}}]",
    "$.scenarios[0].tactical.dragons: there are no units of this kind or arm" },
  { SCENARIO ", 'tactical': {'gun': 100}}]",
    "$.scenarios[0].tactical.gun: expected a whole number from -99 to 99, found 100" },
  { SCENARIO ", 'ground': []}]", "$.scenarios[0].ground: expected an object, found a list" },
  { SCENARIO ", 'ground': {'along': 'height'}}]",
    "$.scenarios[0].ground.along: the rules know no “height” here" },
  { SCENARIO ", 'ground': {'attacker': -1}}]",
    "$.scenarios[0].ground.attacker: expected a whole number from 0 to 500, found -1" },
  { SCENARIO ", 'ground': {'defender': 501}}]",
    "$.scenarios[0].ground.defender: expected a whole number from 0 to 500, found 501" },
  { SCENARIO ", 'ground': {'cover': 'fog'}}]", "$.scenarios[0].ground.cover: the rules know no “fog” here" },
  { SCENARIO ", 'ground': {'rough': 1}}]", "$.scenarios[0].ground.rough: expected true or false, found 1" },
  { SCENARIO ", 'ground': {'hills': 2}}]",
    "$.scenarios[0].ground.hills: unknown member; expected one of along, attacker, defender, cover, rough" },
  { MAP "{}}]", "$.scenarios[0].map: expected a list, found an object" },
  { MAP "[5]}]", "$.scenarios[0].map[0]: expected an object, found 5" },
  { MAP "[{}]}]", "$.scenarios[0].map[0].shape: this member is missing" },
  { MAP "[{'shape': 'star'}]}]",
    "$.scenarios[0].map[0].shape: expected one of zone, circle, edge, line, marker, arrow, label, found "
    "“star”" },
  { MAP "[{'shape': 'circle', 'at': [5, 5], 'depth': 5}]}]",
    "$.scenarios[0].map[0].depth: unknown member; expected one of shape, for, label, at, radius" },
  { MAP "[{'shape': 'circle', 'at': [5, 5]}]}]", "$.scenarios[0].map[0].radius: this member is missing" },
  { MAP "[{'shape': 'circle', 'at': [5, 5], 'radius': 0}]}]",
    "$.scenarios[0].map[0].radius: expected a whole number from 1 to 99, found 0" },
  { MAP "[{'shape': 'zone', 'at': [5, 5]}]}]", "$.scenarios[0].map[0].to: this member is missing" },
  { MAP "[{'shape': 'zone', 'at': [5], 'to': [5, 5]}]}]",
    "$.scenarios[0].map[0].at: expected two numbers, along the table and across it, found 1" },
  { MAP "[{'shape': 'line', 'at': [5, 5], 'to': [5, 1001]}]}]",
    "$.scenarios[0].map[0].to[1]: expected a whole number from 0 to 1000, found 1001" },
  { MAP "[{'shape': 'marker', 'at': [5, 5]}]}]", "$.scenarios[0].map[0].label: this member is missing" },
  { MAP "[{'shape': 'arrow', 'at': [5, 5], 'to': [6, 5], 'for': 'red'}]}]",
    "$.scenarios[0].map[0].for: expected “both”, “attacker” or “defender”, found “red”" },
  { MAP "[{'shape': 'edge', 'at': [5, 0], 'to': [5, 1000]}]}]",
    "$.scenarios[0].map[0]: an edge runs along one side of the table" },
  { MAP "[{'shape': 'edge', 'at': [0, 0], 'to': [1000, 1000]}]}]",
    "$.scenarios[0].map[0]: an edge runs along one side of the table" },
};

static void
test_wrong_plans_are_refused_with_their_place (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (MusterCatalog) catalog = create_catalog ();

      muster_test_catalog_assert_refused (catalog, wrong[i].members, "mine", wrong[i].message);
    }
}

/* A pack may take the dice of a scenario that it replaces. */
static void
test_a_replaced_scenario_gives_its_dice_away (void)
{
  g_autoptr (MusterCatalog) catalog = create_catalog ();
  g_autoptr (GError) error = NULL;

  muster_test_catalog_add (catalog,
                           "'scenarios': [{'id': 'ford', 'name': 'Another ford'},"
                           "              {'id': 'pass', 'name': 'The pass', 'dice': [[1], [6]]}]",
                           "mine", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_catalog_find_scenario (catalog, "ford")->faces[0], ==, 0);
  g_assert_cmpuint (muster_catalog_find_scenario (catalog, "pass")->faces[1], ==, 1 << 6);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/catalog-plans/dice-and-tactical-values-are-read",
                   test_dice_and_tactical_values_are_read);
  g_test_add_func ("/catalog-plans/shapes-find-their-place-on-the-table",
                   test_shapes_find_their_place_on_the_table);
  g_test_add_func ("/catalog-plans/wrong-plans-are-refused-with-their-place",
                   test_wrong_plans_are_refused_with_their_place);
  g_test_add_func ("/catalog-plans/a-replaced-scenario-gives-its-dice-away",
                   test_a_replaced_scenario_gives_its_dice_away);

  return g_test_run ();
}
