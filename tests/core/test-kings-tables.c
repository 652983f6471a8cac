/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-replay.h"
#include "core/muster-json.h"
#include "muster-test-find.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Mr Babbage's tables as data: what they say, and that a pack's own are rolled on. */

typedef struct
{
  int from;
  const char *word;
  int value;
  const char *table;
} Row;

/* K-SOLO-02, K-SOLO-03, K-SOLO-04 */
static const struct
{
  const char *name;
  const char *table;
  Row rows[6];
} tables[] = {
  { "K-SOLO-02/who appears where", "babbage-appear",
    { { 1, "none" }, { 3, "long", 1, "babbage-far" }, { 4, "short", 1, "babbage-near" },
      { 5, "long", 2, "babbage-pair" }, { 6, "speed", 1 } } },
  { "K-SOLO-02/on a three", "babbage-far", { { 1, "charger" }, { 4, "shooter" } } },
  { "K-SOLO-02/on a four", "babbage-near", { { 1, "charger" }, { 6, "shooter" } } },
  { "K-SOLO-02/on a five", "babbage-pair", { { 1, "charger" }, { 5, "shooter" }, { 6, "cavalry" } } },
  { "K-SOLO-02/from which side", "babbage-side",
    { { 1, "front" }, { 4, "left" }, { 5, "right" }, { 6, "rear" } } },
  { "K-SOLO-03/what they do", "babbage-act",
    { { 1, "slink" }, { 2, "caution" }, { 3, "advance" }, { 5, "charge" }, { 6, "charge", 6 } } },
  { "K-SOLO-04/whether they return", "babbage-return",
    { { 1, "gone" }, { 3, "wait" }, { 5, "later" }, { 6, "now" } } },
};

static MusterLibrary *
create_library (const char *pack)
{
  MusterLibrary *library = muster_test_library_new ();
  g_autofree char *text = NULL;

  if (pack == NULL)
    return library;

  text = g_strdup_printf ("{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', %s}", pack);
  g_strdelimit (text, "'", '"');
  muster_library_add_pack (library, "house", "house.json", text, strlen (text));
  g_assert_cmpstr (((MusterPack *) muster_library_get_packs (library)->pdata[0])->error, ==, NULL);

  return library;
}

static MusterCatalog *
get_catalog (MusterLibrary *library)
{
  return muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings"));
}

static void
test_table (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) library = create_library (NULL);
  const MusterRollTable *table = muster_catalog_find_table (get_catalog (library), tables[i].table);
  guint n = 0;

  for (const Row *row = tables[i].rows; row->word != NULL; row++, n++)
    {
      const MusterRollTableRow *found = g_ptr_array_index (table->rows, n);

      g_assert_cmpint (found->from, ==, row->from);
      g_assert_cmpstr (found->word, ==, row->word);
      g_assert_cmpint (found->value, ==, row->value);
      g_assert_cmpstr (found->table != NULL ? found->table->id : NULL, ==, row->table);
    }
  g_assert_cmpuint (table->rows->len, ==, n);
}

/* K-SOLO-06 */
static void
test_ten_standing_instructions (void)
{
  g_autoptr (MusterLibrary) library = create_library (NULL);

  g_assert_cmpuint (
    g_strv_length (muster_test_find_checklist (get_catalog (library), "babbage-regulars")->items), ==, 10);
  g_assert_cmpuint (
    g_strv_length (muster_test_find_checklist (get_catalog (library), "babbage-natives")->items), ==, 10);
}

#define SIDES "side blue automated=true\nr1 regular-infantry\n"
#define MOVE "move r1 | action 6 6\n"
#define RETURN_ALWAYS "'tables': [{'id': 'babbage-return', 'name': 'Back', " \
  "'modifiers': [{'id': 'first-time', 'name': 'First', 'value': -3}], " \
  "'rows': [{'from': -2, 'name': 'Back', 'word': 'now'}]}]"

/* A pack's table, a battle, and what holds then: a word of the state, or the roll that is asked for. */
static const struct
{
  const char *name;
  const char *pack;
  MusterKingsCase battle;
} houses[] = {
  { "K-SOLO-02/house natives come on a one",
    "'tables': [{'id': 'babbage-appear', 'name': 'A', "
    "'rows': [{'from': 1, 'name': 'Some', 'word': 'short', 'value': 2}]}]",
    { NULL, SIDES "b1 tribal-infantry\nb2 tribal-infantry\nb3 irregular-infantry",
      MOVE "babbage-appear r1 | appear 1 | side 1", "\"b2\": {\"strength\": 16, \"start\": 16, \"fate\": "
      "\"in-play\"" } },
  { "K-SOLO-02/house natives are of another sort",
    "'tables': [{'id': 'babbage-near', 'name': 'N', "
    "'rows': [{'from': 1, 'name': 'Horse', 'word': 'cavalry'}]}]",
    { NULL, SIDES "b1 tribal-infantry\nb2 tribal-cavalry",
      MOVE "babbage-appear r1 | appear 4 | type 1 | side 1",
      "\"b2\": {\"strength\": 10, \"start\": 10, \"fate\": \"in-play\"" } },
  { "K-SOLO-03/house natives charge for less",
    "'tables': [{'id': 'babbage-act', 'name': 'A', 'rows': ["
    "{'from': 1, 'name': 'Charge', 'word': 'charge', 'value': 3}]}]",
    { NULL, SIDES "b1 tribal-infantry reserve=false", "end-turn\nbabbage-act b1 | babbage 1",
      "\"move\": 11" } },
  { "K-SOLO-03/a house without modifiers",
    "'tables': [{'id': 'babbage-act', 'name': 'A', 'rows': ["
    "{'from': 1, 'name': 'Slink', 'word': 'slink'}, {'from': 2, 'name': 'Wait', 'word': 'caution'}]}]",
    { NULL, SIDES "b1 tribal-infantry reserve=false", "end-turn\nbabbage-act b1 outnumbered=true | babbage 2",
      "\"gone-to-ground\": 1" } },
  { "K-SOLO-04/house modifiers count", RETURN_ALWAYS,
    { NULL, SIDES "b1 tribal-infantry reserve=false\nb2 tribal-infantry reserve=false",
      "remove unit=b1 fate=destroyed\nbabbage-return b1 | return 1", "1, -3 = -2" } },
  { "K-SOLO-04/a crowd does not go on for ever", RETURN_ALWAYS,
    { NULL, SIDES "b1 tribal-infantry reserve=false\nb2 tribal-infantry reserve=false",
      "remove unit=b1 fate=destroyed\nbabbage-return b1 crowded=true | return 1", "in-play" } },
};

static void
test_house (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (MusterLibrary) library = create_library (houses[i].pack);
  g_autofree char *file = muster_kings_case_to_file (&houses[i].battle);
  g_autoptr (JsonNode) state = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  muster_replay_run (library, file, strlen (file), "battle", -1, &state, NULL, &error);
  g_assert_no_error (error);
  text = muster_json_print (state, FALSE);
  if (strstr (text, houses[i].battle.expected) == NULL)
    g_error ("no %s in %s", houses[i].battle.expected, text);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strconcat ("/kings/tables/", tables[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_table);
    }
  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      g_autofree char *path = g_strconcat ("/kings/tables/", houses[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_house);
    }
  g_test_add_func ("/kings/tables/K-SOLO-06/ten standing instructions", test_ten_standing_instructions);

  return g_test_run ();
}
