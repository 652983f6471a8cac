/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "core/forces/muster-force-file.h"
#include "core/plans/muster-battle-plan.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-force-sheet.h"
#include "sheets/muster-scenario-sheet.h"
#include "sheets/reference/muster-reference-sheet.h"

/* The sheets against the books, fact by fact. Each file of facts/ is the comparison of one ruleset: what a
 * sheet must say, or must not, and the section of the book that says so. Whoever changes a sheet finds here
 * what readers with the book in hand will miss. */

static MusterLibrary *library;

/* Words alone: how a sheet is set, and which of them are strong, makes no difference. */
static char *
dup_words (const char *text)
{
  GString *words = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (*p == '*')
      continue;
    else if (!g_ascii_isspace (*p))
      g_string_append_c (words, *p);
    else if (words->len > 0 && words->str[words->len - 1] != ' ')
      g_string_append_c (words, ' ');

  return g_string_free (words, FALSE);
}

/* Returns: (nullable): the optional rules that are in force; %NULL: nobody has said */
static char **
list_rules (JsonObject *sheet)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *rules;

  if (!json_object_has_member (sheet, "rules"))
    return NULL;
  rules = json_object_get_array_member (sheet, "rules");
  for (guint i = 0; i < json_array_get_length (rules); i++)
    g_strv_builder_add (builder, json_array_get_string_element (rules, i));

  return g_strv_builder_end (builder);
}

/* A force of this one unit. */
static MusterDocument *
new_card (const char *ruleset_id,
          JsonObject *sheet)
{
  g_autofree char *unit = json_to_string (json_object_get_member (sheet, "unit"), FALSE);
  g_autofree char *rules = json_object_has_member (sheet, "rules")
                             ? json_to_string (json_object_get_member (sheet, "rules"), FALSE)
                             : g_strdup ("[]");
  /* What the unit says follows its id. */
  g_autofree char *text = g_strdup_printf (
    "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"%s\", \"name\": \"Column\","
    " \"optional_rules\": %s, \"units\": [{\"id\": \"a\", \"name\": \"Us\", %s]}",
    ruleset_id, rules, unit + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = muster_force_file_read (library, text, strlen (text), "facts", &error);
  MusterSheetOptions options;

  g_assert_no_error (error);
  muster_sheet_options_init (&options);

  return muster_force_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_CARDS, &options);
}

static MusterDocument *
new_scenario (MusterRuleset *ruleset,
              const char    *id)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);
  const MusterScenario *scenario = muster_catalog_find_scenario (muster_battle_plan_get_catalog (plan), id);

  g_assert_nonnull (scenario);
  muster_battle_plan_set_scenario (plan, scenario);

  return muster_scenario_sheet_new (plan);
}

static MusterDocument *
new_sheet (const char *ruleset_id,
           JsonObject *sheet)
{
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  g_auto (GStrv) rules = list_rules (sheet);
  MusterSheetOptions options;

  if (json_object_has_member (sheet, "scenario"))
    return new_scenario (ruleset, json_object_get_string_member (sheet, "scenario"));
  if (json_object_has_member (sheet, "unit"))
    return new_card (ruleset_id, sheet);
  muster_sheet_options_init (&options);

  return muster_reference_sheet_new (ruleset, (const char *const *) rules, &options);
}

/* Returns whether all of it is there, and says what is not. */
static gboolean
check_sheet (const char *ruleset_id,
             JsonObject *sheet)
{
  g_autoptr (MusterDocument) document = new_sheet (ruleset_id, sheet);
  g_autofree char *text = muster_document_markdown_write (document);
  g_autofree char *words = dup_words (text);
  JsonArray *facts = json_object_get_array_member (sheet, "facts");
  gboolean is_complete = TRUE;

  g_assert_cmpuint (json_array_get_length (facts), >, 0);
  for (guint i = 0; i < json_array_get_length (facts); i++)
    {
      JsonObject *fact = json_array_get_object_element (facts, i);
      const char *says = json_object_get_string_member_with_default (fact, "says", NULL);
      const char *not = json_object_get_string_member_with_default (fact, "not", NULL);

      g_assert_true ((says != NULL) != (not != NULL));
      g_assert_nonnull (json_object_get_string_member (fact, "book"));
      if ((says != NULL) == (strstr (words, says != NULL ? says : not) != NULL))
        continue;
      is_complete = FALSE;
      g_printerr ("%s: “%s” %s (%s)\n", muster_document_get_title (document), says != NULL ? says : not,
                  says != NULL ? "is missing" : "is there", json_object_get_string_member (fact, "book"));
    }
  if (!is_complete)
    g_printerr ("What the sheet says: %s\n", words);

  return is_complete;
}

static void
test_facts (gconstpointer data)
{
  const char *ruleset_id = data;
  g_autofree char *name = g_strconcat (ruleset_id, ".json", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "sheets", "facts", name, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *list;
  gboolean is_complete = TRUE;

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  list = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "sheets");
  for (guint i = 0; i < json_array_get_length (list); i++)
    is_complete = check_sheet (ruleset_id, json_array_get_object_element (list, i)) && is_complete;
  g_assert_true (is_complete);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_data_func ("/facts/kings", "kings", test_facts);
  g_test_add_data_func ("/facts/hexcard", "hexcard", test_facts);
  g_test_add_data_func ("/facts/magdala", "magdala", test_facts);
  g_test_add_data_func ("/facts/toysoldier", "toysoldier", test_facts);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
