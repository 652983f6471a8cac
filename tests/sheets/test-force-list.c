/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-list-reader.h"
#include "core/library/muster-library.h"
#include "muster-test-library.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/force/muster-force-list.h"
#include "tests/core/muster-test-random-force.h"

#include <string.h>

static MusterForce *
new_column (MusterLibrary *library)
{
  MusterForce *force = muster_force_new (muster_library_find_ruleset (library, "kings"));
  MusterCatalog *catalog = muster_force_get_catalog (force);
  g_autoptr (MusterForceUnit) first = muster_force_unit_new (catalog, "u1", "regular-infantry");
  g_autoptr (MusterForceUnit) second = muster_force_unit_new (catalog, "u2", "tribal-infantry");
  MusterLeader *leader = muster_force_unit_get_leader (first);

  muster_force_set_name (force, "Natal Column");
  muster_force_set_theatre (force, "South Africa");
  muster_force_set_budget (force, 24);
  muster_force_set_notes (force, "For *Saturday*.\nBring dice.");
  muster_force_unit_set_name (first, "1st [b] Company");
  muster_force_unit_set_options (first, (const char *const[]) { "sharpshooters", "elite", NULL });
  muster_force_unit_set_free_option (first, "elite");
  muster_force_unit_set_models (first, 10);
  muster_force_unit_set_notes (first, "rear guard");
  muster_leader_set_rank (leader, "Capt.");
  muster_leader_set_name (leader, "Hill");
  muster_leader_set_leadership (leader, 6);
  muster_leader_set_trait_id (leader, "brave");
  muster_leader_set_trait_name (leader, "Lion");
  muster_force_append (force, first);
  muster_force_append (force, second);

  return force;
}

static const char TEXT[] =
  "Natal Column\n"
  "============\n"
  "\n"
  "The Men Who Would Be Kings · South Africa · 11 of 24 points\n"
  "\n"
  "- “1st [b] Company”: Regular Infantry, Sharpshooters, Elite (free), 10 models (8 points)\n"
  "  Leader: Capt. Hill · Leadership 6+ · Brave “Lion”\n"
  "  Note: rear guard\n"
  "- Tribal Infantry (3 points)\n"
  "\n"
  "Notes\n"
  "-----\n"
  "\n"
  "For *Saturday*.\n"
  "Bring dice.\n";

static const char MARKDOWN[] =
  "# Natal Column\n"
  "\n"
  "The Men Who Would Be Kings · South Africa · 11 of 24 points\n"
  "\n"
  "- “1st \\[b\\] Company”: Regular Infantry, Sharpshooters, Elite (free), 10 models (8 points)\\\n"
  "  Leader: Capt. Hill · Leadership 6+ · Brave “Lion”\\\n"
  "  Note: rear guard\n"
  "- Tribal Infantry (3 points)\n"
  "\n"
  "## Notes\n"
  "\n"
  "For \\*Saturday\\*.\\\n"
  "Bring dice.\n";

static const char BBCODE[] =
  "[b]Natal Column[/b]\n"
  "\n"
  "The Men Who Would Be Kings · South Africa · 11 of 24 points\n"
  "\n"
  "[list]\n"
  "[*]“1st [\xe2\x81\xa0" "b] Company”: Regular Infantry, Sharpshooters, Elite (free), 10 models (8 points)\n"
  "Leader: Capt. Hill · Leadership 6+ · Brave “Lion”\n"
  "Note: rear guard\n"
  "[*]Tribal Infantry (3 points)\n"
  "[/list]\n"
  "\n"
  "[b]Notes[/b]\n"
  "\n"
  "For *Saturday*.\n"
  "Bring dice.\n";

static void
test_a_force_is_a_list_in_three_dialects (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterForce) force = new_column (library);
  g_autoptr (MusterDocument) document = muster_force_list_new (force);
  g_autofree char *text = muster_document_text_write (document, MUSTER_DOCUMENT_UNBROKEN);
  g_autofree char *markdown = muster_document_markdown_write (document);
  g_autofree char *bbcode = muster_document_bbcode_write (document);

  g_assert_cmpstr (text, ==, TEXT);
  g_assert_cmpstr (markdown, ==, MARKDOWN);
  g_assert_cmpstr (bbcode, ==, BBCODE);
}

static void
check_reading (MusterForce *force,
               char        *text)
{
  g_autofree char *owned = text;
  g_autofree char *before = muster_test_force_to_string (force, FALSE, TRUE);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading =
    muster_force_list_reader_read (muster_force_get_ruleset (force), text, strlen (text), "list", &error);
  g_autoptr (MusterForce) again = NULL;

  g_assert_no_error (error);
  again = muster_force_reading_make_force (reading);
  after = muster_test_force_to_string (again, FALSE, TRUE);
  if (!g_str_equal (before, after))
    g_test_message ("%s", text);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_LOST), ==, 0);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_DOUBTFUL), ==, 0);
}

static void
test_what_is_written_is_read_again (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      for (guint seed = 0; seed < muster_test_rounds (150, 5000); seed++)
        {
          g_autoptr (MusterForce) force = muster_test_random_force (ruleset, seed);
          g_autoptr (MusterDocument) document = muster_force_list_new (force);

          check_reading (force, muster_document_text_write (document, MUSTER_DOCUMENT_UNBROKEN));
          check_reading (force, muster_document_markdown_write (document));
          check_reading (force, muster_document_bbcode_write (document));
        }
    }
}

static void
test_starter_forces_are_read_again (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);
      GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));

      for (guint j = 0; j < starters->len; j++)
        {
          g_autoptr (MusterForce) force =
            muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, j));
          g_autoptr (MusterDocument) document = muster_force_list_new (force);

          check_reading (force, muster_document_text_write (document, MUSTER_DOCUMENT_UNBROKEN));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-list/a-force-is-a-list-in-three-dialects",
                   test_a_force_is_a_list_in_three_dialects);
  g_test_add_func ("/force-list/what-is-written-is-read-again", test_what_is_written_is_read_again);
  g_test_add_func ("/force-list/starter-forces-are-read-again", test_starter_forces_are_read_again);

  return g_test_run ();
}
