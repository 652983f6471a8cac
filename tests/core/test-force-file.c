/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-file.h"
#include "core/forces/muster-force-unit-members.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-core-error.h"
#include "tests/core/muster-test-force.h"

static const char WHOLE[] =
  "{\n"
  "  \"format\": \"muster-force\",\n"
  "  \"version\": 1,\n"
  "  \"ruleset\": \"test\",\n"
  "  \"name\": \"Horse & <b>Musket</b>\",\n"
  "  \"theatre\": \"Natal\",\n"
  "  \"budget\": 24,\n"
  "  \"notes\": \"Two\\nlines\",\n"
  "  \"called\": \"the horse and musket / the horse\",\n"
  "  \"units\": [\n"
  "    {\n"
  "      \"id\": \"u1\",\n"
  "      \"name\": \"1st company\",\n"
  "      \"type\": \"archers\",\n"
  "      \"options\": [\n"
  "        \"brave\",\n"
  "        {\n"
  "          \"free\": \"wings\"\n"
  "        }\n"
  "      ],\n"
  "      \"models\": 11,\n"
  "      \"notes\": \"Tired\",\n"
  "      \"called\": \"the old 1st / the Tired\",\n"
  "      \"leader\": {\n"
  "        \"name\": \"Hill\",\n"
  "        \"rank\": \"Capt.\",\n"
  "        \"leadership\": 6,\n"
  "        \"trait\": \"grim\",\n"
  "        \"trait_name\": \"Sour\",\n"
  "        \"notes\": \"One eye\",\n"
  "        \"portrait\": \"0f\",\n"
  "        \"name_locked\": true\n"
  "      }\n"
  "    },\n"
  "    {\n"
  "      \"id\": \"u2\",\n"
  "      \"name\": \"\",\n"
  "      \"type\": \"dragons\",\n"
  "      \"models\": 0\n"
  "    }\n"
  "  ],\n"
  "  \"optional_rules\": [\"fog\", \"moon\"],\n"
  "  \"variants\": [\n"
  "    {\n"
  "      \"id\": \"v1\",\n"
  "      \"name\": \"Patrol\",\n"
  "      \"budget\": 18,\n"
  "      \"units\": [\"u1\"]\n"
  "    },\n"
  "    {\n"
  "      \"id\": \"v2\",\n"
  "      \"name\": \"\",\n"
  "      \"units\": []\n"
  "    }\n"
  "  ],\n"
  "  \"record\": [\n"
  "    {\n"
  "      \"what\": \"rolled\",\n"
  "      \"when\": \"2026-01-31T12:00:00Z\",\n"
  "      \"unit\": \"u9\",\n"
  "      \"unit_name\": \"Gone since\",\n"
  "      \"leader\": \"Capt. Hill\",\n"
  "      \"leadership\": 6,\n"
  "      \"trait\": \"grim\"\n"
  "    },\n"
  "    {\n"
  "      \"what\": \"renamed\",\n"
  "      \"unit\": \"u1\",\n"
  "      \"trait\": \"grim\",\n"
  "      \"trait_name\": \"Sour\"\n"
  "    }\n"
  "  ]\n"
  "}\n";

/* A good document around the part under test, and what is said of it. */
typedef struct
{
  const char *document;
  const char *error;
} Case;

#define HEAD "{'format': 'muster-force', 'version': 1, 'ruleset': 'test'"
#define UNIT HEAD ", 'units': [{'id': 'a', 'type': 'archers'"
#define VARIANT UNIT "}], 'variants': [{'id': 'v'"
#define EVENT UNIT "}], 'record': [{"
#define LEADER UNIT ", 'leader': {"

static const Case WRONG[] = {
  { "[]", "$: expected an object, found a list" },
  { "{}", "$.format: this member is missing" },
  { "{'format': 7}", "$.format: expected a text, found 7" },
  { "{'format': 'muster-battle'}", "$.format: expected “muster-force”, found “muster-battle”" },
  { "{'format': 'muster-force'}", "$.version: this member is missing" },
  { "{'format': 'muster-force', 'version': 0}",
    "$.version: expected a whole number from 1 to 2147483647, found 0" },
  { "{'format': 'muster-force', 'version': 2, 'news': 1}",
    "$.version: written by a later version of Muster (2; this one reads 1)" },
  { "{'format': 'muster-force', 'version': 1}", "$.ruleset: this member is missing" },
  { "{'format': 'muster-force', 'version': 1, 'ruleset': 'chess'}",
    "$.ruleset: the ruleset “chess” is not known" },
  { HEAD "}", "$.units: this member is missing" },
  { HEAD ", 'flag': 'red', 'units': []}", "$.flag: unknown member; expected one of format, "
    "version, ruleset, name, theatre, colour, budget, optional_rules, notes, called, units, variants, "
    "record, links" },
  { HEAD ", 'colour': 3, 'units': []}", "$.colour: expected an id of 1 to 64 bytes without blanks, found 3" },
  { HEAD ", 'colour': 'pink', 'units': []}", "$.colour: there is no colour “pink”; there are: red, "
    "blue, green, yellow, purple, orange, teal, grey" },
  { HEAD ", 'name': 3, 'units': []}", "$.name: expected a text, found 3" },
  { HEAD ", 'theatre': [], 'units': []}", "$.theatre: expected a text, found a list" },
  { HEAD ", 'budget': -1, 'units': []}",
    "$.budget: expected a whole number from 0 to 99999, found -1" },
  { HEAD ", 'budget': 2.5, 'units': []}",
    "$.budget: expected a whole number from 0 to 99999, found 2.5" },
  { HEAD ", 'notes': null, 'units': []}", "$.notes: expected a text, found null" },
  { HEAD ", 'units': {}}", "$.units: expected a list, found an object" },
  { HEAD ", 'units': [1]}", "$.units[0]: expected an object, found 1" },
  { HEAD ", 'units': [{'type': 'archers'}]}", "$.units[0].id: this member is missing" },
  { HEAD ", 'units': [{'id': 'a'}]}", "$.units[0].type: this member is missing" },
  { HEAD ", 'units': [{'id': 'a b', 'type': 'archers'}]}",
    "$.units[0].id: expected an id of 1 to 64 bytes without blanks, found “a b”" },
  { HEAD ", 'units': [{'id': '123456789012345678901234567890123', 'type': 'archers'}]}",
    "$.units[0].id: expected at most 32 bytes, found 33" },
  { HEAD ", 'units': [{'id': 'a', 'type': ''}]}",
    "$.units[0].type: expected an id of 1 to 64 bytes without blanks, found “”" },
  { HEAD ", 'units': [{'id': 'a', 'type': 'archers'}, {'id': 'a', 'type': 'archers'}]}",
    "$.units[1].id: another unit has the id “a” already" },
  { UNIT ", 'points': 4}]}", "$.units[0].points: unknown member; expected one of id, name, type, "
    "options, models, notes, called, leader" },
  { UNIT ", 'name': true}]}", "$.units[0].name: expected a text, found true" },
  { UNIT ", 'models': 1000}]}",
    "$.units[0].models: expected a whole number from 0 to 999, found 1000" },
  { UNIT ", 'notes': 1}]}", "$.units[0].notes: expected a text, found 1" },
  { UNIT ", 'options': 'brave'}]}", "$.units[0].options: expected a list, found “brave”" },
  { UNIT ", 'options': [1]}]}",
    "$.units[0].options[0]: expected an id of 1 to 64 bytes without blanks, found 1" },
  { UNIT ", 'options': [{}]}]}", "$.units[0].options[0].free: this member is missing" },
  { UNIT ", 'options': [{'free': 5}]}]}",
    "$.units[0].options[0].free: expected an id of 1 to 64 bytes without blanks, found 5" },
  { UNIT ", 'options': [{'id': 'brave'}]}]}",
    "$.units[0].options[0].id: unknown member; expected one of free" },
  { UNIT ", 'options': [{'free': 'brave'}, {'free': 'hidden'}]}]}",
    "$.units[0].options[1]: only one option can be free, and “brave” already is" },
  { UNIT ", 'options': ['brave', {'free': 'brave'}]}]}",
    "$.units[0].options[1]: the option “brave” appears twice" },
  { UNIT ", 'options': ['brave', 'brave']}]}",
    "$.units[0].options[1]: the option “brave” appears twice" },
  { UNIT ", 'leader': 'Hill'}]}", "$.units[0].leader: expected an object, found “Hill”" },
  { LEADER "'age': 40}}]}", "$.units[0].leader.age: unknown member; expected one of name, rank, "
    "leadership, trait, trait_name, notes, portrait, name_locked" },
  { LEADER "'name': 1}}]}", "$.units[0].leader.name: expected a text, found 1" },
  { LEADER "'rank': 1}}]}", "$.units[0].leader.rank: expected a text, found 1" },
  { LEADER "'leadership': 0}}]}",
    "$.units[0].leader.leadership: expected a whole number from 1 to 99, found 0" },
  { LEADER "'trait': ''}}]}",
    "$.units[0].leader.trait: expected an id of 1 to 64 bytes without blanks, found “”" },
  { LEADER "'trait_name': 1}}]}", "$.units[0].leader.trait_name: expected a text, found 1" },
  { LEADER "'portrait': 1}}]}",
    "$.units[0].leader.portrait: expected an id of 1 to 64 bytes without blanks, found 1" },
  { LEADER "'name_locked': 1}}]}", "$.units[0].leader.name_locked: expected true or false, found 1" },
  { LEADER "'notes': 1}}]}", "$.units[0].leader.notes: expected a text, found 1" },
  { UNIT "}], 'optional_rules': 'fog'}", "$.optional_rules: expected a list, found “fog”" },
  { UNIT "}], 'optional_rules': [1]}",
    "$.optional_rules[0]: expected an id of 1 to 64 bytes without blanks, found 1" },
  { UNIT "}], 'optional_rules': ['fog', 'fog']}",
    "$.optional_rules[1]: the optional rule “fog” appears twice" },
  { UNIT "}], 'record': {}}", "$.record: expected a list, found an object" },
  { EVENT "'unit': 'a'}]}", "$.record[0].what: this member is missing" },
  { EVENT "'what': 'eaten', 'unit': 'a'}]}",
    "$.record[0].what: “eaten” is not a kind of record" },
  { EVENT "'what': 'rolled'}]}", "$.record[0].unit: this member is missing" },
  { EVENT "'what': 'rolled', 'unit': 'a', 'when': 'today'}]}",
    "$.record[0].when: expected a time such as 2026-01-31T12:00:00Z, found “today”" },
  { EVENT "'what': 'rolled', 'unit': 'a', 'leadership': 0}]}",
    "$.record[0].leadership: expected a whole number from 1 to 99, found 0" },
  { EVENT "'what': 'rolled', 'unit': 'a', 'leader': 1}]}",
    "$.record[0].leader: expected a text, found 1" },
  { EVENT "'what': 'rolled', 'unit': 'a', 'dice': 1}]}", "$.record[0].dice: expected a text, found 1" },
  { EVENT "'what': 'rolled', 'unit': 'a', 'thrown': 1}]}",
    "$.record[0].thrown: expected true or false, found 1" },
  { EVENT "'what': 'rolled', 'unit': 'a', 'cards': 1}]}",
    "$.record[0].cards: unknown member; expected one of what, when, unit, unit_name, leader, leadership, "
    "trait, trait_name, dice, thrown, reason" },
  { UNIT "}], 'variants': {}}", "$.variants: expected a list, found an object" },
  { UNIT "}], 'variants': [{'units': []}]}", "$.variants[0].id: this member is missing" },
  { UNIT "}], 'variants': [{'id': '', 'units': []}]}",
    "$.variants[0].id: expected an id of 1 to 64 bytes without blanks, found “”" },
  { VARIANT "}]}", "$.variants[0].units: this member is missing" },
  { VARIANT ", 'units': ['a', 'b']}]}", "$.variants[0].units[1]: no unit has the id “b”" },
  { VARIANT ", 'units': ['a', 'a']}]}", "$.variants[0].units[1]: the unit “a” appears twice" },
  { VARIANT ", 'units': [], 'name': 1}]}", "$.variants[0].name: expected a text, found 1" },
  { VARIANT ", 'units': [], 'budget': -1}]}",
    "$.variants[0].budget: expected a whole number from 0 to 99999, found -1" },
  { VARIANT ", 'units': [], 'size': 1}]}",
    "$.variants[0].size: unknown member; expected one of id, name, budget, units" },
  { VARIANT ", 'units': []}, {'id': 'v', 'units': []}]}",
    "$.variants[1].id: another variant has the id “v” already" },
};

static MusterForce *
read_text (const char  *text,
           GError     **error)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterLibrary) library = muster_test_force_library (ruleset);

  return muster_force_file_read (library, text, strlen (text), "column.json", error);
}

static MusterForce *
read_quoted (const char  *quoted,
             GError     **error)
{
  g_autofree char *text = g_strdelimit (g_strdup (quoted), "'", '"');

  return read_text (text, error);
}

static void
test_what_is_read_is_written_again (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = read_text (WHOLE, &error);
  g_autofree char *text = NULL;
  MusterForceUnit *unit;
  MusterLeader *leader;

  g_assert_no_error (error);
  g_assert_cmpstr (muster_force_get_name (force), ==, "Horse & <b>Musket</b>");
  g_assert_cmpstr (muster_force_get_notes (force), ==, "Two\nlines");
  g_assert_cmpint (muster_force_get_budget (force), ==, 24);
  unit = muster_force_get_unit (force, 0);
  leader = muster_force_unit_get_leader (unit);
  g_assert_cmpint (muster_force_unit_get_models (unit), ==, 11);
  g_assert_cmpint (muster_leader_get_leadership (leader), ==, 6);
  g_assert_cmpstr (muster_leader_get_trait_label (leader), ==, "Sour");

  text = muster_force_file_write (force);
  g_assert_cmpstr (text, ==, WHOLE);
}

static void
test_what_is_not_said_has_a_default (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = read_quoted (UNIT "}]}", &error);
  g_autofree char *text = NULL;
  MusterForceUnit *unit;

  g_assert_no_error (error);
  g_assert_cmpstr (muster_force_get_name (force), ==, "");
  g_assert_cmpint (muster_force_get_budget (force), ==, 0);
  unit = muster_force_get_unit (force, 0);
  g_assert_cmpstr (muster_force_unit_get_name (unit), ==, "Archers");
  g_assert_cmpint (muster_force_unit_get_models (unit), ==, 12);
  g_assert_true (muster_leader_is_empty (muster_force_unit_get_leader (unit)));

  text = muster_force_file_write (force);
  g_assert_cmpstr (text, ==,
                   "{\n"
                   "  \"format\": \"muster-force\",\n"
                   "  \"version\": 1,\n"
                   "  \"ruleset\": \"test\",\n"
                   "  \"name\": \"\",\n"
                   "  \"units\": [\n"
                   "    {\n"
                   "      \"id\": \"a\",\n"
                   "      \"name\": \"Archers\",\n"
                   "      \"type\": \"archers\",\n"
                   "      \"models\": 12\n"
                   "    }\n"
                   "  ]\n"
                   "}\n");
}

static void
test_errors_name_the_place (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (WRONG); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForce) force = read_quoted (WRONG[i].document, &error);
      g_autofree char *expected = g_strconcat ("column.json: ", WRONG[i].error, NULL);

      g_assert_null (force);
      g_assert_true (error->domain == MUSTER_CORE_ERROR);
      g_assert_cmpstr (error->message, ==, expected);
    }
}

static void
test_newer_file_is_told_apart (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = read_quoted ("{'format': 'muster-force', 'version': 9}", &error);

  g_assert_null (force);
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEWER);
}

static void
test_broken_text_is_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = read_text ("{\"format\": ", &error);

  g_assert_null (force);
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
}

/* Documents just within and just beyond each bound. */
static char *
create_large (guint n_units,
              guint n_options,
              guint name_length)
{
  GString *text = g_string_new (HEAD ", 'units': [");

  for (guint i = 0; i < n_units; i++)
    g_string_append_printf (text, "%s{'id': 'u%u', 'type': 'archers'}", i > 0 ? "," : "", i);
  g_string_append_printf (text, "%s{'id': 'last', 'type': 'archers', 'name': '",
                          n_units > 0 ? "," : "");
  for (guint i = 0; i < name_length; i++)
    g_string_append_c (text, 'n');
  g_string_append (text, "', 'options': [");
  for (guint i = 0; i < n_options; i++)
    g_string_append_printf (text, "%s'o%u'", i > 0 ? "," : "", i);
  g_string_append (text, "]}]}");

  return g_string_free (text, FALSE);
}

static void
test_sizes_are_bounded (void)
{
  static const struct
  {
    guint n_units;
    guint n_options;
    guint name_length;
    const char *error;
  } cases[] = {
    { MUSTER_FORCE_MAX_UNITS - 1, MUSTER_FORCE_MAX_OPTIONS, MUSTER_FORCE_MAX_NAME, NULL },
    { MUSTER_FORCE_MAX_UNITS, 0, 0, "$.units: expected at most 500 entries, found 501" },
    { 0, MUSTER_FORCE_MAX_OPTIONS + 1, 0,
      "$.units[0].options: expected at most 32 entries, found 33" },
    { 0, 0, MUSTER_FORCE_MAX_NAME + 1, "$.units[0].name: expected at most 200 bytes, found 201" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = create_large (cases[i].n_units, cases[i].n_options,
                                            cases[i].name_length);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForce) force = read_quoted (text, &error);

      if (cases[i].error != NULL)
        {
          g_assert_null (force);
          g_assert_true (g_str_has_suffix (error->message, cases[i].error));
        }
      else
        {
          g_assert_no_error (error);
          g_assert_cmpuint (muster_force_get_n_units (force), ==, cases[i].n_units + 1);
        }
    }
}

/* Whatever the setters have taken must come back from the file. */
static void
test_any_model_can_be_read_again (void)
{
  static const char *const texts[] = {
    "", "plain", "Horse & Musket", "<script>alert('x')</script>", "a|b*c_d`e", "\"quoted\" \\ back",
    "שלום", "tab\tand\nnewline", "\x01\x1f", "\xe2\x80\xae turned", "\xff\xfe",
  };
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterLibrary) library = muster_test_force_library (ruleset);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < muster_test_rounds (200, 20000); i++)
    {
      g_autoptr (MusterForce) force = muster_force_new (ruleset);
      g_autoptr (MusterForce) again = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autofree char *rewritten = NULL;
      guint n_units = (guint) g_rand_int_range (random, 0, 6);

#define SOME texts[g_rand_int_range (random, 0, G_N_ELEMENTS (texts))]
      g_object_set (force, "name", SOME, "theatre", SOME, "notes", SOME,
                    "colour", i % 2 == 0 ? NULL : i % 4 == 1 ? "teal" : "red",
                    "budget", g_rand_int_range (random, 0, MUSTER_FORCE_MAX_BUDGET + 1), NULL);
      for (guint j = 0; j < n_units; j++)
        {
          g_autofree char *id = muster_force_dup_unused_id (force);
          MusterForceUnit *unit = muster_test_force_add (force, id, j % 2 ? "archers" : "dragons");

          g_object_set (unit, "name", SOME, "notes", SOME,
                        "models", g_rand_int_range (random, 0, MUSTER_FORCE_MAX_MODELS + 1), NULL);
          if (g_rand_boolean (random))
            muster_force_unit_add_option (unit, "brave");
          g_object_set (muster_force_unit_get_leader (unit), "name", SOME, "rank", SOME,
                        "leadership", g_rand_int_range (random, 0, 12),
                        "trait-id", g_rand_boolean (random) ? "grim" : "",
                        "trait-name", SOME, "notes", SOME, NULL);
        }
#undef SOME
      text = muster_force_file_write (force);
      again = muster_force_file_read (library, text, strlen (text), "again", &error);
      g_assert_no_error (error);
      rewritten = muster_force_file_write (again);
      g_assert_cmpstr (rewritten, ==, text);
    }
}

static void
test_units_go_to_battle (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = read_text (WHOLE, &error);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    {
      json_builder_begin_object (builder);
      muster_force_unit_write_members (muster_force_get_unit (force, i), i == 0 ? "red-1" : "red-2",
                                       i == 0 ? "p1" : NULL, FALSE, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  node = json_builder_get_root (builder);
  text = g_strdelimit (muster_json_print (node, FALSE), "\"", '\'');
  g_assert_cmpstr (text, ==,
                   "[{'id': 'red-1', 'name': '1st company', 'called': 'the old 1st / the Tired', "
                   "'type': 'archers', "
                   "'options': ['brave', 'wings'], 'models': 11, 'player': 'p1', "
                   "'leader': {'name': 'Capt. Hill', 'leadership': 6, 'trait': 'grim'}}, "
                   "{'id': 'red-2', 'name': 'dragons', 'type': 'dragons', 'options': []}]");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-file/what-is-read-is-written-again", test_what_is_read_is_written_again);
  g_test_add_func ("/force-file/what-is-not-said-has-a-default",
                   test_what_is_not_said_has_a_default);
  g_test_add_func ("/force-file/errors-name-the-place", test_errors_name_the_place);
  g_test_add_func ("/force-file/newer-file-is-told-apart", test_newer_file_is_told_apart);
  g_test_add_func ("/force-file/broken-text-is-refused", test_broken_text_is_refused);
  g_test_add_func ("/force-file/sizes-are-bounded", test_sizes_are_bounded);
  g_test_add_func ("/force-file/any-model-can-be-read-again", test_any_model_can_be_read_again);
  g_test_add_func ("/force-file/units-go-to-battle", test_units_go_to_battle);

  return g_test_run ();
}
