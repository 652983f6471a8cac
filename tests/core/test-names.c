/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-history.h"
#include "core/forces/muster-force-names.h"
#include "muster-test-library.h"
#include "tests/core/muster-test-force.h"

static MusterNames *
new_names (void)
{
  g_autoptr (GError) error = NULL;
  MusterNames *names = muster_names_new (&error);

  g_assert_no_error (error);

  return names;
}

static const MusterCulture *
find_culture (MusterNames *names,
              const char  *id)
{
  GPtrArray *cultures = muster_names_get_cultures (names);

  for (guint i = 0; i < cultures->len; i++)
    {
      const MusterCulture *culture = g_ptr_array_index (cultures, i);

      if (g_str_equal (culture->id, id))
        return culture;
    }
  g_assert_not_reached ();
}

static void
assert_each_once (char *const *list)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autofree char *stripped = g_strstrip (g_strdup (list[i]));

      g_assert_true (g_hash_table_add (seen, list[i]));
      g_assert_cmpstr (stripped, ==, list[i]);
    }
}

static void
test_lists_are_long_enough (void)
{
  g_autoptr (MusterNames) names = new_names ();
  GPtrArray *cultures = muster_names_get_cultures (names);

  g_assert_cmpuint (cultures->len, >=, 15);
  for (guint i = 0; i < cultures->len; i++)
    {
      const MusterCulture *culture = g_ptr_array_index (cultures, i);

      g_test_message ("%s", culture->id);
      g_assert_cmpuint (g_strv_length (culture->given), >=, 20);
      g_assert_cmpuint (g_strv_length (culture->surnames), >=, 30);
      g_assert_cmpuint (g_strv_length (culture->ranks), >=, 3);
      assert_each_once (culture->given);
      assert_each_once (culture->surnames);
    }
}

static void
test_culture_fits_the_force (void)
{
  static const struct
  {
    const char *theatre;
    const char *force;
    const char *culture;
  } cases[] = {
    { "Anglo-Egyptian War and the Sudan", "Beja", "sudanese" },
    { "Anglo-Egyptian War and the Sudan", "British in the Sudan", "british" },
    { "Anglo-Egyptian War and the Sudan", "Camel Corps, 1884–85", "british" },
    { "Anglo-Egyptian War and the Sudan", "Egyptian", "egyptian" },
    { "Anglo-Egyptian War and the Sudan", "River Arab", "sudanese" },
    { "Anglo-Egyptian War and the Sudan", "My second force", "british" },
    { "Anglo-Zulu War and the First Boer War", "Boer", "boer" },
    { "Anglo-Zulu War and the First Boer War", "Zulu", "zulu" },
    { "Darkest Africa", "Tribesmen", "east-african" },
    { "French Africa", "Arabic", "maghrebi" },
    { "French Africa", "French Armée d'Afrique", "french" },
    { "French Africa", "Dahomey", "fon" },
    { "Italian Invasion of Ethiopia, 1896", "Italian", "italian" },
    { "Italian Invasion of Ethiopia, 1896", "Ethiopian", "ethiopian" },
    { "North West Frontier and the Great Game", "Khalsa army with a gun, 1840s", "sikh" },
    { "North West Frontier and the Great Game", "Pathan, 1879", "afghan" },
    { "North West Frontier and the Great Game", "Russians of the Great Game", "russian" },
    { "The Old West", "Apache", "apache" },
    { "The Old West", "Plains tribes", "plains" },
    { "The Old West", "US cavalry", "american" },
    { "The Pig War Gone Hot", "American", "american" },
    { "Sudan", "Nile host", "sudanese" },
    { "Zululand", "Impi", "zulu" },
    { "North West Frontier, 1890s", "Frontier tribes", "afghan" },
    { "Barsoom", "Musketeers", "generic" },
    { "", "", "generic" },
    { NULL, NULL, "generic" },
  };
  g_autoptr (MusterNames) names = new_names ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s, %s", cases[i].theatre, cases[i].force);
      g_assert_cmpstr (muster_names_choose (names, cases[i].theatre, cases[i].force)->id, ==,
                       cases[i].culture);
    }
}

/* Every starter force has names of its own: the generic ones are for what nobody foresaw. */
static void
test_every_starter_force_has_a_culture (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterNames) names = new_names ();
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

      for (guint j = 0; j < starters->len; j++)
        {
          g_autoptr (MusterForce) force =
            muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, j));

          g_test_message ("%s, %s", muster_force_get_theatre (force), muster_force_get_name (force));
          g_assert_cmpstr (muster_force_choose_culture (force, names)->id, !=, "generic");
        }
    }
}

static void
test_seed_gives_the_same_names (void)
{
  g_autoptr (MusterNames) names = new_names ();
  const MusterCulture *culture = find_culture (names, "british");
  MusterRandom first, second;

  muster_random_init (&first, 7);
  muster_random_init (&second, 7);
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *one = muster_culture_dup_name (culture, &first, NULL);
      g_autofree char *other = muster_culture_dup_name (culture, &second, NULL);

      g_assert_cmpstr (one, ==, other);
    }
}

static void
test_no_name_is_given_twice (void)
{
  static const char document[] =
    "{\"format\": \"muster-names\", \"version\": 1, \"cultures\": [{\"id\": \"few\", \"name\": \"Few\","
    " \"words\": [], \"ranks\": [\"Capt.\"], \"given\": [\"A\", \"B\"], \"surnames\": [\"X\", \"Y\"]}]}";
  g_autoptr (MusterNames) names = new_names ();
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) error = NULL;
  MusterRandom random;

  g_assert_true (muster_names_add (names, document, strlen (document), "few", &error));
  muster_random_init (&random, 7);
  for (guint i = 0; i < 9; i++)
    g_assert_true (g_hash_table_add (used, muster_culture_dup_name (find_culture (names, "few"),
                                                                    &random, used)));
  g_assert_true (g_hash_table_contains (used, "A X"));
  g_assert_true (g_hash_table_contains (used, "B Y 2"));
}

static void
test_all_leaders_are_named_but_the_locked (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (MusterForceHistory) history = NULL;
  g_autoptr (MusterNames) names = new_names ();
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const MusterCulture *culture = find_culture (names, "boer");
  MusterRandom random;
  MusterLeader *kept;
  MusterLeader *typed;

  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);

      muster_test_force_add (force, id, "archers");
    }
  kept = muster_force_unit_get_leader (muster_force_get_unit (force, 3));
  typed = muster_force_unit_get_leader (muster_force_get_unit (force, 4));
  muster_leader_set_name (kept, "Old Bess");
  muster_leader_set_name_locked (kept, TRUE);
  muster_leader_set_name (typed, "Not locked");
  muster_leader_set_rank (typed, "Corporal");
  history = muster_force_history_new (force);

  muster_random_init (&random, 7);
  muster_force_name_leaders (force, culture, &random);
  g_assert_cmpstr (muster_leader_get_name (kept), ==, "Old Bess");
  g_assert_cmpstr (muster_leader_get_rank (kept), ==, "");
  g_assert_cmpstr (muster_leader_get_name (typed), !=, "Not locked");
  g_assert_cmpstr (muster_leader_get_rank (typed), ==, "Corporal");
  for (guint i = 0; i < 60; i++)
    {
      MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, i));

      g_assert_true (g_hash_table_add (used, g_strdup (muster_leader_get_name (leader))));
    }

  muster_force_name_leader (force, muster_force_get_unit (force, 3), culture, &random);
  g_assert_cmpstr (muster_leader_get_name (kept), !=, "Old Bess");
  g_assert_false (g_hash_table_contains (used, muster_leader_get_name (kept)));

  /* Each is one step. */
  muster_force_history_undo (history);
  g_assert_cmpstr (muster_leader_get_name (kept), ==, "Old Bess");
  muster_force_history_undo (history);
  g_assert_cmpstr (muster_leader_get_name (typed), ==, "Not locked");
  g_assert_false (muster_force_history_can_undo (history));
}

#define HEAD "{'format': 'muster-names', 'version': 1, 'cultures': ["
#define CULTURE HEAD "{'id': 'a', 'name': 'A', 'words': [], 'ranks': ['R'], 'given': ['G']"

static void
test_documents_are_strict (void)
{
  static const struct
  {
    const char *document;
    const char *error;
  } cases[] = {
    { "{}", "$.format: this member is missing" },
    { "{'format': 'x'}", "$.format: expected “muster-names”, found “x”" },
    { "{'format': 'muster-names', 'version': 2}",
      "$.version: expected a whole number from 1 to 1, found 2" },
    { HEAD "], 'more': 1}", "$.more: unknown member; expected one of format, version, cultures, theatres" },
    { HEAD "{}]}", "$.cultures[0].id: this member is missing" },
    { CULTURE "}]}", "$.cultures[0].surnames: this member is missing" },
    { CULTURE ", 'surnames': []}]}", "$.cultures[0].surnames: expected at least 1, found 0" },
    { CULTURE ", 'surnames': ['']}]}", "$.cultures[0].surnames[0]: a name cannot be empty" },
    { CULTURE ", 'surnames': ['S'], 'age': 1}]}",
      "$.cultures[0].age: unknown member; expected one of id, name, words, ranks, given, surnames" },
    { CULTURE ", 'surnames': ['S']}], 'theatres': [{'words': ['x'], 'culture': 'b'}]}",
      "$.theatres[0].culture: there are no names of “b”" },
    { CULTURE ", 'surnames': ['S']}], 'theatres': [{'words': [], 'culture': 'a'}]}",
      "$.theatres[0].words: expected at least 1, found 0" },
    { CULTURE ", 'surnames': ['S']}], 'theatres': [{'words': ['natal'], 'culture': 'british'}]}", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterNames) names = new_names ();
      g_autofree char *text = g_strdelimit (g_strdup (cases[i].document), "'", '"');
      g_autoptr (GError) error = NULL;
      guint n_before = muster_names_get_cultures (names)->len;
      gboolean added = muster_names_add (names, text, strlen (text), "club", &error);

      g_assert_cmpint (added, ==, cases[i].error == NULL);
      g_assert_cmpuint (muster_names_get_cultures (names)->len, ==, n_before + (added ? 1 : 0));
      if (cases[i].error != NULL)
        {
          g_autofree char *expected = g_strconcat ("club: ", cases[i].error, NULL);

          g_assert_cmpstr (error->message, ==, expected);
        }
    }
}

static void
test_later_documents_take_the_place (void)
{
  static const char document[] =
    "{\"format\": \"muster-names\", \"version\": 1, \"cultures\": [{\"id\": \"british\", \"name\": \"Ours\","
    " \"words\": [], \"ranks\": [\"Capt.\"], \"given\": [\"A\"], \"surnames\": [\"X\"]}],"
    " \"theatres\": [{\"words\": [\"mars\"], \"culture\": \"british\"}]}";
  g_autoptr (MusterNames) names = new_names ();
  g_autoptr (GError) error = NULL;
  guint n_before = muster_names_get_cultures (names)->len;

  g_assert_true (muster_names_add (names, document, strlen (document), "ours", &error));
  g_assert_cmpuint (muster_names_get_cultures (names)->len, ==, n_before);
  g_assert_cmpstr (muster_names_choose (names, "Canals of Mars", "")->name, ==, "Ours");
  g_assert_cmpstr (muster_names_choose (names, "The Pig War Gone Hot", "")->name, ==, "Ours");
}

static MusterLibrary *
new_library_with_names (const char *cultures)
{
  g_autofree char *text = g_strdup_printf (
    "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', 'cultures': [%s]}", cultures);
  MusterLibrary *library = muster_test_library_new ();

  g_strdelimit (text, "'", '"');
  muster_library_add_pack (library, "club", "club.json", text, strlen (text));

  return library;
}

static const MusterPack *
get_pack (MusterLibrary *library)
{
  return g_ptr_array_index (muster_library_get_packs (library), 0);
}

#define OURS "'name': 'Ours', 'ranks': ['Mr'], 'given': ['Al'], 'surnames': ['Ash']"

/* What a player has written fits before what the program brings; a battle without the pack has none. */
static void
test_names_of_packs_come_first (void)
{
  g_autoptr (MusterLibrary) library = new_library_with_names (
    "{'id': 'club', 'words': ['zulu', '-'], 'theatres': ['clubhouse'], " OURS "},"
    "{'id': 'french', " OURS "}");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterNames) own = new_names ();
  g_autoptr (MusterNames) names = NULL;
  g_autoptr (MusterNames) without = NULL;
  static const char *const none[] = { NULL };

  g_assert_cmpstr (get_pack (library)->error, ==, NULL);
  names = muster_names_new_for (
    muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings")), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_names_get_cultures (names)->len, ==,
                    muster_names_get_cultures (own)->len + 1);
  g_assert_cmpstr (muster_names_choose (names, "", "Zulu host")->id, ==, "club");
  g_assert_cmpstr (muster_names_choose (names, "The Clubhouse", "Waiters")->id, ==, "club");
  g_assert_cmpstr (muster_names_choose (names, "", "Foreign legion")->id, !=, "club");
  g_assert_cmpstr (find_culture (names, "french")->given[0], ==, "Al");
  g_assert_cmpstr (muster_names_choose (names, "Nowhere", "Nobody")->id, ==, "generic");

  without = muster_names_new_for (
    muster_ruleset_get_catalog (muster_library_editions_get_edition (library, "kings", none, NULL)), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (muster_names_choose (without, "", "Zulu host")->id, ==, "zulu");
  g_assert_cmpstr (find_culture (without, "french")->given[0], !=, "Al");
}

static void
test_names_of_packs_are_strict (void)
{
  static const struct
  {
    const char *cultures;
    const char *error;
  } cases[] = {
    { "{'id': 'club', " OURS "}", NULL },
    { "{'id': 'The Club', " OURS "}", "$.cultures[0].id: " },
    { "{'id': 'club', " OURS "}, {'id': 'club', " OURS "}",
      "$.cultures[1].id: “club” appears twice in this document" },
    { "{'id': 'club', 'age': 1, " OURS "}", "$.cultures[0].age: unknown member" },
    { "{'id': 'club', 'summary': 'x', " OURS "}", "$.cultures[0].summary: unknown member" },
    { "{'id': 'club', 'name': 'Ours', 'ranks': ['Mr'], 'given': ['Al'], 'surnames': []}",
      "$.cultures[0].surnames: expected at least 1, found 0" },
    { "{'id': 'club', 'name': 'Ours', 'ranks': ['Mr'], 'given': ['Al']}",
      "$.cultures[0].surnames: this member is missing" },
    { "{'id': 'club', 'name': 'Ours', 'ranks': [7], 'given': ['Al'], 'surnames': ['Ash']}",
      "$.cultures[0].ranks[0]: " },
    { "{'id': 'club', 'name': 'Ours', 'ranks': ['Mr'], 'given': ['A\\nl'], 'surnames': ['Ash']}",
      "$.cultures[0].given[0]: expected a text on one line" },
    { "{'id': 'club', 'words': [''], " OURS "}", "$.cultures[0].words[0]: a name cannot be empty" },
    { "{'id': 'club', 'theatres': 'x', " OURS "}", "$.cultures[0].theatres: " },
    { "7", "$.cultures[0]: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterLibrary) library = new_library_with_names (cases[i].cultures);
      g_autofree char *expected = g_strconcat ("club.json: ", cases[i].error, NULL);

      if (cases[i].error == NULL)
        g_assert_cmpstr (get_pack (library)->error, ==, NULL);
      else if (get_pack (library)->error == NULL ||
               !g_str_has_prefix (get_pack (library)->error, expected))
        g_assert_cmpstr (get_pack (library)->error, ==, expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/names/lists-are-long-enough", test_lists_are_long_enough);
  g_test_add_func ("/names/culture-fits-the-force", test_culture_fits_the_force);
  g_test_add_func ("/names/every-starter-force-has-a-culture", test_every_starter_force_has_a_culture);
  g_test_add_func ("/names/seed-gives-the-same-names", test_seed_gives_the_same_names);
  g_test_add_func ("/names/no-name-is-given-twice", test_no_name_is_given_twice);
  g_test_add_func ("/names/all-leaders-are-named-but-the-locked",
                   test_all_leaders_are_named_but_the_locked);
  g_test_add_func ("/names/documents-are-strict", test_documents_are_strict);
  g_test_add_func ("/names/later-documents-take-the-place", test_later_documents_take_the_place);

  g_test_add_func ("/names/names-of-packs-come-first", test_names_of_packs_come_first);
  g_test_add_func ("/names/names-of-packs-are-strict", test_names_of_packs_are_strict);

  return g_test_run ();
}
