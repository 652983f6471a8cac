/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-replay.h"
#include "core/muster-json.h"
#include "core/rules/hexcard/muster-hexcard-private.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* What stands before the first deal and beside the rules: figures, sample forces, packs, offers and
 * limits. */

static char *
build_battle (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = muster_json_parse (text, strlen (text), "case", &error);

  g_assert_no_error (error);
  return muster_test_build_battle (json_node_get_object (node), "hexcard");
}

static MusterBattle *
replay (MusterLibrary  *library,
        const char     *text,
        GError        **error)
{
  g_autofree char *battle_file = build_battle (text);
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (MusterBattle) battle = NULL;

  if (muster_replay_run (library, battle_file, strlen (battle_file), "case", -1, &result, &battle,
                         error) != MUSTER_REPLAY_DONE)
    return NULL;
  return g_steal_pointer (&battle);
}

static const struct
{
  const char *id;
  const char *units;
} FORCES[] = {
  { "frontier-column",
    "commander, 2 infantry good magazine-rifles, infantry average single-shot-rifles, "
    "cavalry good single-shot-rifles, machine-gun good, mountain-gun average rifled" },
  { "frontier-tribes", "commander, 4 infantry good single-shot-rifles, 2 infantry poor muskets" },
  { "nile-host",
    "commander, 2 infantry average single-shot-rifles, 4 infantry very-poor hand-weapons, "
    "cavalry poor hand-weapons, field-gun poor smooth-bore" },
  { "impi", "commander, 2 infantry poor muskets, 6 infantry very-poor hand-weapons" },
  { "garrison", "commander, infantry average single-shot-rifles, infantry poor single-shot-rifles, "
                "infantry very-poor muskets, field-gun average rifled, horse-transport average, "
                "heavy-gun poor smooth-bore" },
  { "motor-column", "commander, 2 infantry good magazine-rifles, 2 motor-transport average, "
                    "machine-gun good, medium-gun average rifled, motor-transport average" },
};

static char *
describe_force (const MusterStarterForce *force)
{
  g_autoptr (GString) string = g_string_new (NULL);

  for (guint i = 0; i < force->units->len; i++)
    {
      const MusterStarterUnit *unit = g_ptr_array_index (force->units, i);

      g_string_append (string, i > 0 ? ", " : "");
      if (unit->count > 1)
        g_string_append_printf (string, "%u ", unit->count);
      g_string_append (string, unit->type->id);
      for (guint j = 0; j < unit->n_options; j++)
        g_string_append_printf (string, " %s", unit->options[j]->id);
    }
  return g_string_free (g_steal_pointer (&string), FALSE);
}

static void
test_forces (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterCatalog *catalog =
    muster_ruleset_get_catalog (muster_library_find_ruleset (library, "hexcard"));
  GPtrArray *forces = muster_catalog_get_starter_forces (catalog);

  g_assert_cmpuint (forces->len, ==, G_N_ELEMENTS (FORCES));
  for (guint i = 0; i < forces->len; i++)
    {
      const MusterStarterForce *force = g_ptr_array_index (forces, i);
      g_autofree char *units = describe_force (force);

      g_assert_cmpstr (force->id, ==, FORCES[i].id);
      g_assert_cmpstr (units, ==, FORCES[i].units);
    }
}

/* Orders that may be given, by unit, after a log. */
static const struct
{
  const char *name;
  const char *battle;
  const char *unit;
  const char *orders;
} OFFERS[] = {
  { "infantry before the first deal",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': []}", "r1", "attach split merge" },
  { "a commander before the deal",
    "{'red': ['rc commander'], 'blue': ['b1 infantry'], 'log': []}", "rc", "attach" },
  { "a commander with a unit",
    "{'red': ['r1 infantry', 'rc commander'], 'blue': ['b1 infantry'], 'log': ['attach rc to=r1']}",
    "rc", "attach detach" },
  { "cavalry before the deal",
    "{'red': ['r1 cavalry'], 'blue': ['b1 infantry'], 'log': []}", "r1", "split merge" },
  { "no unit before the deal",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': []}", NULL,
    "deal set remove award note end-battle" },
  { "active infantry",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': ['deal / deal AH 2H']}", "r1",
    "move embark fire assault done" },
  { "infantry whose turn it is not",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': ['deal / deal AH 2H']}", "b1", "" },
  { "an active towed gun",
    "{'red': ['g1 heavy-gun', 't1 horse-transport'], 'blue': ['b1 infantry'],"
    " 'log': ['attach g1 to=t1', 'deal / deal AH 2H']}", "g1", "limber fire done" },
  { "an active limbered gun",
    "{'red': ['g1 heavy-gun', 't1 horse-transport'], 'blue': ['b1 infantry'],"
    " 'log': ['attach g1 to=t1 limbered=yes', 'deal / deal AH 2H']}", "g1", "move unlimber done" },
  { "infantry aboard",
    "{'red': ['r1 infantry', 't1 motor-transport'], 'blue': ['b1 infantry'],"
    " 'log': ['attach r1 to=t1', 'deal / deal AH 2H 3H']}", "r1", "disembark done" },
  { "infantry with spears after its move",
    "{'red': ['r1 infantry hand-weapons'], 'blue': ['b1 infantry'],"
    " 'log': ['deal / deal AH 2H', 'move r1 hexes=1']}", "r1", "assault done" },
  { "no unit when all have acted",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'],"
    " 'log': ['deal / deal AH 2H', 'done r1', 'done b1']}", NULL,
    "end-turn set remove award note end-battle" },
  { "no unit after the end",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': ['end-battle']}", NULL, "note" },
  { "a unit out of play",
    "{'red': ['r1 infantry'], 'blue': ['b1 infantry'], 'log': ['remove unit=r1 fate=routed']}",
    "r1", "" },
};

static void
test_offers (gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = g_strdelimit (g_strdup (OFFERS[index].battle), "'", '"');
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = replay (library, text, &error);
  g_autoptr (GString) legal = g_string_new (NULL);
  g_autoptr (GArray) offers = NULL;
  const MusterState *state;

  g_assert_no_error (error);
  state = muster_battle_get_state (battle);
  offers = muster_ruleset_list_orders (muster_battle_get_setup (battle), state,
                                       OFFERS[index].unit != NULL
                                         ? muster_state_find_unit (state, OFFERS[index].unit)
                                         : -1);
  for (guint i = 0; i < offers->len; i++)
    {
      const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);

      if (offer->legal)
        g_string_append_printf (legal, "%s%s", legal->len > 0 ? " " : "",
                                muster_hexcard_orders[offer->verb].id);
      else
        g_assert_nonnull (offer->reason.phrase);
    }
  g_assert_cmpstr (legal->str, ==, OFFERS[index].orders);
}

#define PACK(body) \
  "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"hexcard\"," \
  " \"pack\": {\"name\": \"Club\"}, " body "}"

static const char CAMELS[] =
  PACK ("\"types\": [{\"id\": \"camel-corps\", \"name\": \"Camel corps\", \"kind\": \"fighting\","
        " \"arm\": \"cavalry\", \"models\": 6, \"min_models\": 1, \"max_models\": 6,"
        " \"weapon\": \"magazine-rifles\","
        " \"stats\": {\"move\": 3, \"full\": 2, \"reduced\": 1}}]");

/* A pack's figures are played as they are, and a type that does not say its quality is average. */
static void
test_pack (void)
{
  static const char text[] =
    "{\"red\": [\"c1 camel-corps\"], \"blue\": [\"b1 infantry\"], \"log\": [\"deal / deal AH 2H\","
    " \"move c1 hexes=3\", \"fire c1 target=b1 range=4 / hit 1 1 1\","
    " \"set unit=c1 field=disrupted value=1\", \"done c1\", \"done b1\","
    " \"end-turn / cohesion AC\"]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;

  muster_library_add_pack (library, "club", "club.json", CAMELS, strlen (CAMELS));
  battle = replay (library, text, &error);
  g_assert_no_error (error);
  g_assert_cmpint (muster_battle_get_state (battle)->turn, ==, 2);
  g_assert_cmpint (muster_battle_get_state (battle)->units[0].markers[HEXCARD_DISRUPTED], ==, 0);
}

/* A scenario of a pack has the objectives that these rules count, or no battle is made of it. */
static void
test_pack_scenario (void)
{
  static const char pack[] =
    PACK ("\"scenarios\": [{\"id\": \"raid\", \"name\": \"Raid\", \"objectives\":"
          " [{\"id\": \"point\", \"name\": \"Points\"}]}]");
  static const char text[] =
    "{\"red\": [], \"blue\": [], \"setup\": {\"scenario\": {\"id\": \"raid\"}}, \"log\": []}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;

  muster_library_add_pack (library, "club", "club.json", pack, strlen (pack));
  battle = replay (library, text, &error);
  g_assert_null (battle);
  g_assert_nonnull (strstr (error->message, "$.scenario"));
  g_assert_nonnull (strstr (error->message, "enemy-commander"));
}

static void
test_most_units (void)
{
  static const char full[] = "{\"red\": [\"r1..r499 infantry\"], \"blue\": [\"b1 infantry\"],"
                             " \"log\": [\"split r1 figures=1 part=more\"]}";
  static const char room[] = "{\"red\": [\"r1..r498 infantry\"], \"blue\": [\"b1 infantry\"],"
                             " \"log\": [\"split r1 figures=1 part=more\"]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) none = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GError) error = NULL;

  battle = replay (library, room, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_battle_get_state (battle)->n_units, ==, MUSTER_MAX_UNITS);

  none = replay (library, full, &error);
  g_assert_null (none);
  g_assert_nonnull (strstr (error->message, "500 units"));
}

static void
test_most_points (void)
{
  static const char most[] =
    "{\"red\": [], \"blue\": [], \"log\": [\"award side=red objective=point count=10000\","
    " \"award side=red objective=point count=10000\","
    " \"award side=red objective=point count=10000\"]}";
  static const char more[] =
    "{\"red\": [], \"blue\": [], \"log\": [\"award side=red objective=point count=-10000\","
    " \"award side=red objective=point count=-10000\","
    " \"award side=red objective=point count=-10000\","
    " \"award side=red objective=point count=-1\"]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) none = NULL;
  g_autoptr (GError) error = NULL;

  battle = replay (library, most, &error);
  g_assert_no_error (error);
  g_assert_cmpint (muster_ruleset_get_score (muster_battle_get_setup (battle),
                                             muster_battle_get_state (battle), 0), ==, 30000);
  none = replay (library, more, &error);
  g_assert_null (none);
  g_assert_nonnull (strstr (error->message, "$.log[3]"));
}

/* Views show the card that a unit acts on and whom it is with beside its markers. */
static void
test_unit_item (void)
{
  static const char text[] =
    "{\"red\": [\"r1 infantry\", \"rc commander\"], \"blue\": [\"b1 infantry\"], \"log\":"
    " [\"attach rc to=r1\", \"deal / deal 4D KS AH\", \"set unit=rc field=disrupted value=1\"]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle = replay (library, text, &error);

  g_assert_no_error (error);
  muster_assert_model (muster_battle_get_units (battle), "markers-text",
                       "4♦ 4♦, with Infantry, Disrupted A♥");
}

/* What is read is written as it was, parts, links and all. */
static void
test_round_trip (void)
{
  static const char text[] =
    "{\"red\": [\"r1 infantry good\", \"rc commander\", \"t1 motor-transport\"],"
    " \"blue\": [\"b1 infantry models=3\"], \"log\": [\"split r1 figures=2 part=r2\","
    " \"attach r2 to=t1\", \"attach rc to=r1\", \"set unit=rc field=with value=null\","
    " \"deal / deal AH KS 2H 3H 4H\","
    " \"fire r1 target=b1 range=1 cover=cover / hit 6 1 / cover 5H\"]}";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterBattle) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *other_digest = NULL;

  battle = replay (library, text, &error);
  g_assert_no_error (error);
  first = muster_battle_file_write (battle);
  again = muster_battle_file_read (library, first, strlen (first), "again", &error);
  g_assert_no_error (error);
  second = muster_battle_file_write (again);
  g_assert_cmpstr (first, ==, second);

  digest = muster_ledger_dup_state_digest (battle);
  other_digest = muster_ledger_dup_state_digest (again);
  g_assert_cmpstr (digest, ==, other_digest);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/hexcard/setup/the sample forces are those of the rules", test_forces);
  for (gsize i = 0; i < G_N_ELEMENTS (OFFERS); i++)
    {
      g_autofree char *path = g_strconcat ("/hexcard/offers/", OFFERS[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_offers);
    }
  g_test_add_func ("/hexcard/setup/a pack brings a type of its own", test_pack);
  g_test_add_func ("/hexcard/setup/a scenario without the objectives is refused",
                   test_pack_scenario);
  g_test_add_func ("/hexcard/setup/five hundred units and no more", test_most_units);
  g_test_add_func ("/hexcard/setup/points have a limit both ways", test_most_points);
  g_test_add_func ("/hexcard/setup/a unit shows its card and whom it is with", test_unit_item);
  g_test_add_func ("/hexcard/setup/a battle is written as it was read", test_round_trip);

  return g_test_run ();
}
