/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-document-output.h"
#include "sheets/muster-roster-sheet.h"
#include "tests/core/muster-test-force.h"

static MusterForce *
create_force (MusterRuleset *ruleset)
{
  MusterForce *force = muster_force_new (ruleset);
  MusterForceUnit *unit;

  g_object_set (force, "name", "Column", "theatre", "Natal", "budget", 24, "notes", "Dry powder.",
                NULL);
  unit = muster_test_force_add (force, "a", "archers");
  muster_force_unit_set_name (unit, "1st <b>company</b>");
  muster_force_unit_add_option (unit, "brave");
  muster_force_unit_set_notes (unit, "Tired");
  g_object_set (muster_force_unit_get_leader (unit), "rank", "Capt.", "name", "Hill",
                "leadership", 6, "trait-id", "bold", NULL);
  unit = muster_test_force_add (force, "b", "battery");
  muster_leader_set_trait_id (muster_force_unit_get_leader (unit), "grim");
  muster_test_force_add (force, "c", "dragons");

  return force;
}

static void
test_sheet_shows_the_force (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = create_force (ruleset);
  g_autoptr (MusterDocument) document = muster_roster_sheet_new (force);
  g_autofree char *markdown = muster_document_to_markdown (document);

  g_assert_cmpstr (markdown, ==,
                   "# Column\n"
                   "\n"
                   "Rules of the test · Natal · 14 of 24 points\n"
                   "\n"
                   "| Unit | Type | Models | Speed | Nerve | Weapon | Leader | Points |\n"
                   "| --- | --- | --: | :-: | :-: | --- | --- | --: |\n"
                   "| 1st \\<b\\>company\\</b\\> | Archers<br>Brave | 12 | 6 | +2 | Bow "
                   "| Capt. Hill<br>6 · Bold | 6 |\n"
                   "| Battery | Battery | 4 | 6 | +3 | Bow | Grim | 8 |\n"
                   "| dragons | dragons | 1 | – | – | – |  | 0 |\n"
                   "| **Total** |  | **17** |  |  |  |  | **14** |\n"
                   "\n"
                   "## Notes\n"
                   "\n"
                   "Dry powder.\n"
                   "\n"
                   "- 1st \\<b\\>company\\</b\\>: Tired\n"
                   "\n"
                   "## What the checks found\n"
                   "\n"
                   "- dragons: the unit type “dragons” is not known; is a pack missing?\n"
                   "\n"
                   "*14 of 24 points*\n");
}

static void
test_sheet_of_an_empty_force (void)
{
  g_autoptr (MusterRuleset) ruleset = muster_test_force_ruleset ();
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (MusterDocument) document = muster_roster_sheet_new (force);

  g_assert_cmpstr (muster_document_get_title (document), ==, "A force");
  g_assert_cmpstr (muster_document_get_subtitle (document), ==, "Rules of the test · 0 points");
  /* The table with its total, and neither notes nor findings. */
  g_assert_cmpuint (muster_document_get_blocks (document)->len, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/roster-sheet/sheet-shows-the-force", test_sheet_shows_the_force);
  g_test_add_func ("/roster-sheet/sheet-of-an-empty-force", test_sheet_of_an_empty_force);

  return g_test_run ();
}
