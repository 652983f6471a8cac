/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-library.h"
#include "core/rules/kings/muster-kings.h"
#include "muster-test-find.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

#define HEAD "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"kings\""

static void
add_pack (MusterLibrary *library,
          const char    *text)
{
  muster_library_add_pack (library, "file", "file.json", text, strlen (text));
}

static const MusterPack *
get_pack (MusterLibrary *library,
          guint          index)
{
  g_assert_cmpuint (index, <, muster_library_get_packs (library)->len);

  return g_ptr_array_index (muster_library_get_packs (library), index);
}

static MusterCatalog *
get_catalog (MusterLibrary *library)
{
  return muster_ruleset_get_catalog (muster_library_find_ruleset (library, "kings"));
}

static void
test_built_in_rulesets_are_read (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  g_assert_nonnull (muster_library_find_ruleset (library, "kings"));
  g_assert_null (muster_library_find_ruleset (library, "chess"));
  g_assert_cmpuint (muster_library_get_packs (library)->len, ==, 0);
  for (guint i = 0; i < g_list_model_get_n_items (muster_library_get_rulesets (library)); i++)
    {
      g_autoptr (MusterRuleset) ruleset =
        g_list_model_get_item (muster_library_get_rulesets (library), i);
      MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
      const char *id = muster_ruleset_get_id (ruleset);

      g_assert_true (muster_library_find_ruleset (library, id) == ruleset);
      g_assert_cmpstr (muster_catalog_get_ruleset_id (catalog), ==, id);
      g_assert_cmpuint (muster_catalog_get_types (catalog)->len, >, 0);
      g_assert_cmpuint (muster_catalog_get_scenarios (catalog)->len, >, 0);
    }
}

static void
test_a_ruleset_without_figures_is_an_error (void)
{
  static const MusterRules chess = { .id = "chess", .name = "Chess" };
  static const MusterRules *const list[] = { &chess, NULL };
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_library_new_for_rules (list, &error));
  g_assert_error (error, G_RESOURCE_ERROR, G_RESOURCE_ERROR_NOT_FOUND);
}

/* The words of the rules and of the figures belong together. */
static void
test_figures_that_do_not_fit_the_rules_are_an_error (void)
{
  static const char *const no_words[] = { NULL };
  MusterRules rules = muster_kings_rules;
  const MusterRules *list[] = { &rules, NULL };
  g_autoptr (GError) error = NULL;

  rules.rule_words = no_words;
  g_assert_null (muster_library_new_for_rules (list, &error));
  g_assert_cmpstr (error->message, ==,
                   "kings/10-units.json: $.weapons[0].rules[0]: “rifle” is not a rule that Muster knows");
}

/* A file that is forgotten in the list of the resource would simply not be there. */
static void
test_every_file_of_the_rulesets_is_built_in (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", NULL);
  g_autofree char *list = g_build_filename (folder, "rulesets.gresource.xml", NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  g_assert_true (g_file_get_contents (list, &xml, NULL, NULL));
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GDir) ruleset = g_dir_open (path, 0, NULL);
      const char *file;

      while (ruleset != NULL && (file = g_dir_read_name (ruleset)) != NULL)
        {
          g_autofree char *line = g_strdup_printf ("<file>%s/%s</file>", name, file);

          g_assert_nonnull (strstr (xml, line));
          n_files++;
        }
    }

  g_assert_cmpuint (n_files, >, 0);
}

static void
test_the_sample_pack_adds_and_replaces (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples",
                                                 "house-pack.json", NULL);
  g_autofree char *text = NULL;
  MusterCatalog *catalog = get_catalog (library);
  const MusterUnitType *infantry = muster_catalog_find_type (catalog, "regular-infantry");
  const MusterStarterForce *hunt;
  const MusterPack *pack;
  MusterProfile profile;
  gsize length;
  int points = 0;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  muster_library_add_pack (library, "house-pack", path, text, length);

  pack = get_pack (library, 0);
  g_assert_cmpstr (pack->error, ==, NULL);
  g_assert_cmpstr (pack->name, ==, "House rules of the Thursday club");
  g_assert_cmpstr (pack->author, ==, "The Thursday club");
  g_assert_nonnull (pack->note);
  g_assert_cmpstr (pack->origin, ==, path);
  g_assert_cmpstr (pack->ruleset_id, ==, "kings");

  muster_unit_type_get_profile (
    infantry, (const MusterOption *[]) { muster_catalog_find_option (catalog, "drummer-boys") }, 1,
    NULL, &profile);
  g_assert_cmpint (profile.stats[0], ==, 7);
  g_assert_cmpstr (muster_catalog_find_type (catalog, "hunting-party")->pack, ==, pack->name);
  g_assert_cmpstr (muster_catalog_find_trait (catalog, "ugly")->name, ==, "Photogenic");
  g_assert_cmpint (muster_catalog_find_trait (catalog, "ugly")->leadership, ==, 6);
  g_assert_cmpuint (muster_catalog_get_traits (catalog)->len, ==, 36);
  g_assert_cmpuint (muster_catalog_find_scenario (catalog, "club-1")->objectives->len, ==, 3);

  hunt = muster_test_find_starter (catalog, "club-hunters");
  for (guint i = 0; i < hunt->units->len; i++)
    {
      const MusterStarterUnit *unit = g_ptr_array_index (hunt->units, i);

      points += (int) unit->count
                * muster_unit_type_get_cost (unit->type, unit->options, unit->n_options);
    }
  g_assert_cmpint (points, ==, 23);
}

/* The page about packs shows the sample as it is. */
static void
test_the_page_about_packs_shows_the_sample (void)
{
  g_autofree char *page_path = g_test_build_filename (G_TEST_DIST, "..", "docs", "packs.md", NULL);
  g_autofree char *sample_path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples",
                                                        "house-pack.json", NULL);
  g_autofree char *page = NULL;
  g_autofree char *sample = NULL;

  g_assert_true (g_file_get_contents (page_path, &page, NULL, NULL));
  g_assert_true (g_file_get_contents (sample_path, &sample, NULL, NULL));
  g_assert_nonnull (strstr (page, sample));
}

static const struct
{
  const char *text;
  const char *name;
  const char *ruleset;
  const char *error;
} broken[] = {
  { "", "file", NULL, "file.json: line 1, column 1: expected a value, found the end" },
  { "{\"format\": \"muster-catalog\",}", "file", NULL,
    "file.json: line 1, column 29: expected a name in quotation marks, found “}”" },
  { "{\"format\": \"muster-force\"}", "file", NULL,
    "file.json: $.format: expected “muster-catalog”, found “muster-force”" },
  { "{\"format\": \"muster-catalog\", \"version\": 9, \"ruleset\": \"kings\"}", "file", NULL,
    "file.json: $.version: made for a later version of Muster (9; this one reads 1)" },
  { "{\"format\": \"muster-catalog\", \"version\": 1, \"ruleset\": \"chess\", \"pack\": {\"name\": \"C\"}}",
    "C", "chess", "file.json: $.ruleset: there is no ruleset “chess”" },
  { HEAD ", \"pack\": {\"name\": \"P\", \"colour\": 1}}", "file", "kings",
    "file.json: $.pack.colour: unknown member; expected one of name, author, note" },
  { HEAD ", \"pack\": {\"name\": \"P\"}, \"traits\": [{\"id\": \"x\"}]}", "P", "kings",
    "file.json: $.traits[0].name: this member is missing" },
  { HEAD ", \"traits\": [{\"id\": \"x\", \"name\": \"X\", \"effects\": [{\"rules\": [\"magic\"]}]}]}", "file",
    "kings", "file.json: $.traits[0].effects[0].rules[0]: “magic” is not a rule that Muster knows" },
  { HEAD ", \"scenarios\": [{\"id\": \"x\", \"name\": \"X\", \"settings\": [\"snow\"]}]}", "file", "kings",
    "file.json: $.scenarios[0].settings[0]: expected one of turn-limit, first, objectives, "
    "defender-ammunition, whites, turn-order, found “snow”" },
};

static void
test_broken_packs_are_listed_and_skipped (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  guint n_traits = muster_catalog_get_traits (get_catalog (library))->len;

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      const MusterPack *pack;

      add_pack (library, broken[i].text);
      pack = get_pack (library, i);
      g_assert_cmpstr (pack->error, ==, broken[i].error);
      g_assert_cmpstr (pack->name, ==, broken[i].name);
      g_assert_cmpstr (pack->ruleset_id, ==, broken[i].ruleset);
    }

  /* The next one is as welcome as ever. */
  add_pack (library, HEAD ", \"traits\": [{\"id\": \"x\", \"name\": \"X\"}]}");
  g_assert_cmpstr (get_pack (library, G_N_ELEMENTS (broken))->error, ==, NULL);
  g_assert_cmpstr (get_pack (library, G_N_ELEMENTS (broken))->name, ==, "file");
  g_assert_cmpuint (muster_catalog_get_traits (get_catalog (library))->len, ==, n_traits + 1);
}

static void
test_a_pack_that_could_not_be_read_is_listed (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  muster_library_add_broken_pack (library, "mine", "/somewhere/mine.json", "no permission");
  g_assert_cmpstr (get_pack (library, 0)->name, ==, "mine");
  g_assert_cmpstr (get_pack (library, 0)->origin, ==, "/somewhere/mine.json");
  g_assert_cmpstr (get_pack (library, 0)->error, ==, "no permission");
  g_assert_null (get_pack (library, 0)->ruleset_id);
}

static void
test_a_pack_has_four_mebibytes_at_most (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GString) text = g_string_new (HEAD "}");

  while (text->len < MUSTER_CATALOG_MAX_SIZE)
    g_string_append_c (text, ' ');
  muster_library_add_pack (library, "a", "a.json", text->str, text->len);
  g_assert_cmpstr (get_pack (library, 0)->error, ==, NULL);

  g_string_append_c (text, ' ');
  muster_library_add_pack (library, "a", "a.json", text->str, text->len);
  g_assert_cmpstr (get_pack (library, 1)->error, ==, "a.json: larger than 4 MiB");
}

/* Files are read on workers, each of which asks for its ruleset. */
static gpointer
ask_cb (gpointer data)
{
  static const char *const ids[] = { "kings", "hexcard", "toysoldier", "magdala" };
  MusterLibrary *library = data;
  guint n_wrong = 0;

  for (guint i = 0; i < 20000; i++)
    {
      const char *id = ids[i % G_N_ELEMENTS (ids)];
      const char *none[] = { NULL };
      MusterRuleset *ruleset = muster_library_find_ruleset (library, id);
      MusterRuleset *edition =
        i % 100 == 0 ? muster_library_editions_get_edition (library, id, none, NULL) : ruleset;

      n_wrong += ruleset == NULL || !g_str_equal (muster_ruleset_get_id (ruleset), id) ||
                 !g_str_equal (muster_ruleset_get_id (edition), id);
    }

  return GUINT_TO_POINTER (n_wrong);
}

static void
test_threads_may_look_things_up (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GThread *threads[4];

  add_pack (library, HEAD ", \"traits\": [{\"id\": \"x\", \"name\": \"X\"}]}");
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("asks", ask_cb, library);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_cmpuint (GPOINTER_TO_UINT (g_thread_join (threads[i])), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/library/built-in-rulesets-are-read", test_built_in_rulesets_are_read);
  g_test_add_func ("/library/a-ruleset-without-figures-is-an-error",
                   test_a_ruleset_without_figures_is_an_error);
  g_test_add_func ("/library/figures-that-do-not-fit-the-rules-are-an-error",
                   test_figures_that_do_not_fit_the_rules_are_an_error);
  g_test_add_func ("/library/every-file-of-the-rulesets-is-built-in",
                   test_every_file_of_the_rulesets_is_built_in);
  g_test_add_func ("/library/the-sample-pack-adds-and-replaces", test_the_sample_pack_adds_and_replaces);
  g_test_add_func ("/library/the-page-about-packs-shows-the-sample",
                   test_the_page_about_packs_shows_the_sample);
  g_test_add_func ("/library/broken-packs-are-listed-and-skipped",
                   test_broken_packs_are_listed_and_skipped);
  g_test_add_func ("/library/a-pack-that-could-not-be-read-is-listed",
                   test_a_pack_that_could_not_be_read_is_listed);
  g_test_add_func ("/library/a-pack-has-four-mebibytes-at-most", test_a_pack_has_four_mebibytes_at_most);
  g_test_add_func ("/library/threads-may-look-things-up", test_threads_may_look_things_up);

  return g_test_run ();
}
