/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-import.h"
#include "core/forces/muster-force-record.h"
#include "core/muster-xml.h"
#include "core/muster-zip.h"
#include "muster-test-library.h"
#include "sheets/force/muster-force-export.h"
#include "tests/core/muster-test-random-force.h"

#include <string.h>

/* Every force of every ruleset through every format and back: what the format can carry is kept, and
 * what it is is seen by what is in it. */

/* What comes back. */
static const struct
{
  gboolean ids;
  gboolean variants;
  MusterForceFormat seen_as;
} CARRIES[MUSTER_N_FORCE_FORMATS] = {
  [MUSTER_FORCE_FORMAT_TEXT] = { FALSE, TRUE, MUSTER_FORCE_FORMAT_TEXT },
  [MUSTER_FORCE_FORMAT_MARKDOWN] = { FALSE, TRUE, MUSTER_FORCE_FORMAT_TEXT },
  [MUSTER_FORCE_FORMAT_BBCODE] = { FALSE, TRUE, MUSTER_FORCE_FORMAT_TEXT },
  [MUSTER_FORCE_FORMAT_CSV] = { TRUE, TRUE, MUSTER_FORCE_FORMAT_CSV },
  [MUSTER_FORCE_FORMAT_JSON] = { TRUE, TRUE, MUSTER_FORCE_FORMAT_JSON },
  [MUSTER_FORCE_FORMAT_ROS] = { TRUE, FALSE, MUSTER_FORCE_FORMAT_ROS },
  [MUSTER_FORCE_FORMAT_ROSZ] = { TRUE, FALSE, MUSTER_FORCE_FORMAT_ROSZ },
};

static void
check_format (MusterLibrary     *library,
              MusterForce       *force,
              MusterForceFormat  format)
{
  gboolean ids = CARRIES[format].ids;
  gboolean variants = CARRIES[format].variants;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_force_export (force, format, &error);
  g_autofree char *before = muster_test_force_to_string (force, ids, variants);
  g_autofree char *after = NULL;
  g_autoptr (MusterForceReading) reading = NULL;
  g_autoptr (MusterForce) again = NULL;
  MusterForceFormat seen_as;

  g_assert_no_error (error);
  reading = muster_force_import (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "file",
                                 NULL,
                                 &seen_as, &error);
  g_assert_no_error (error);
  again = muster_force_reading_make_force (reading);
  after = muster_test_force_to_string (again, ids, variants);
  if (!g_str_equal (after, before) && format != MUSTER_FORCE_FORMAT_ROSZ)
    g_test_message ("%.*s", (int) g_bytes_get_size (bytes), (const char *) g_bytes_get_data (bytes, NULL));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint ((int) seen_as, ==, (int) CARRIES[format].seen_as);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_LOST), ==, 0);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_DOUBTFUL), ==, 0);
  if (muster_force_get_optional_rules (force) != NULL)
    g_assert_cmpstrv (muster_force_get_optional_rules (again), muster_force_get_optional_rules (force));
  else
    g_assert_null (muster_force_get_optional_rules (again));
}

static void
test_every_format_keeps_what_it_can_carry (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      for (guint seed = 0; seed < muster_test_rounds (60, 3000); seed++)
        {
          g_autoptr (MusterForce) force = muster_test_random_force (ruleset, 100000 + seed);

          for (guint format = 0; format < MUSTER_N_FORCE_FORMATS; format++)
            check_format (library, force, (MusterForceFormat) format);
        }
    }
}

/* Whatever does not come back is said beforehand, and nothing else. */
static void
test_what_a_format_cannot_carry_is_said (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  g_autoptr (MusterForce) force = muster_force_new (ruleset);
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "regular-infantry");
  g_autofree char *roster_loss = NULL;
  g_autofree char *text_loss = NULL;

  muster_force_append (force, unit);
  for (guint format = 0; format < MUSTER_N_FORCE_FORMATS; format++)
    g_assert_null (muster_force_export_dup_loss (force, (MusterForceFormat) format));

  muster_force_add_variant (force, "Patrol", 12);
  muster_leader_set_portrait (muster_force_unit_get_leader (unit), "a-picture");
  roster_loss = muster_force_export_dup_loss (force, MUSTER_FORCE_FORMAT_ROS);
  g_assert_cmpstr (roster_loss, ==,
                   "The format “BattleScribe roster” has no room for: portraits, variants");
  text_loss = muster_force_export_dup_loss (force, MUSTER_FORCE_FORMAT_TEXT);
  g_assert_cmpstr (text_loss, ==, "The format “Plain text” has no room for: portraits");
}

/* What somebody has who reads what was written. */
static MusterForce *
take_through (MusterLibrary     *library,
              MusterForce       *force,
              MusterForceFormat  format)
{
  g_autoptr (GBytes) bytes = muster_force_export (force, format, NULL);
  g_autoptr (MusterForceReading) reading =
    muster_force_import (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "file", NULL,
                         NULL, NULL);

  return muster_force_reading_make_force (reading);
}

/* Of a force with all that there can be, what comes back is what was there, but for what was said. */
static void
test_colour_and_rolls_are_said_to_be_lost (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");

  for (MusterForceFormat format = 0; format < MUSTER_N_FORCE_FORMATS; format++)
    {
      g_autoptr (MusterForce) force = muster_force_new (ruleset);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "regular-infantry");
      g_autoptr (MusterForce) again = NULL;
      g_autofree char *loss = NULL;

      muster_force_append (force, unit);
      muster_force_set_colour (force, "red");
      muster_force_write_leader (force, unit, 6, "brave", "agreed");
      loss = muster_force_export_dup_loss (force, format);
      again = take_through (library, force, format);
      g_assert_cmpint (loss != NULL && strstr (loss, "the colour, how Leaders were rolled") != NULL, ==,
                       muster_force_get_colour (again) == NULL);
      g_assert_cmpint (loss != NULL, ==, g_list_model_get_n_items (muster_force_get_record (again)) == 0);
      g_assert_cmpint (loss != NULL, ==, format != MUSTER_FORCE_FORMAT_JSON);
    }
}

/* What comes back of it is there, or was said to be lost. */
static void
test_locks_and_names_of_no_trait_are_kept_or_said_to_be_lost (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");

  for (MusterForceFormat format = 0; format < MUSTER_N_FORCE_FORMATS; format++)
    {
      g_autoptr (MusterForce) force = muster_force_new (ruleset);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_ruleset_get_catalog (ruleset), "u1", "regular-infantry");
      MusterLeader *leader = muster_force_unit_get_leader (unit);
      g_autoptr (MusterForce) again = NULL;
      g_autofree char *loss = NULL;

      muster_leader_set_name (leader, "Hill");
      muster_leader_set_name_locked (leader, TRUE);
      muster_leader_set_trait_name (leader, "Lion");
      muster_force_append (force, unit);
      loss = muster_force_export_dup_loss (force, format);
      again = take_through (library, force, format);
      leader = muster_force_unit_get_leader (muster_force_get_unit (again, 0));
      g_assert_cmpstr (muster_leader_get_name (leader), ==, "Hill");
      g_assert_cmpint (loss != NULL && strstr (loss, "which Leaders keep their names") != NULL, ==,
                       !muster_leader_get_name_locked (leader));
      g_assert_cmpint (loss != NULL && strstr (loss, "names of traits without a trait") != NULL, ==,
                       *muster_leader_get_trait_name (leader) == '\0');
    }
}

static const char ROSTER[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  "<roster id=\"roster\" name=\"A &#38; B\" battleScribeVersion=\"2.03\" gameSystemId=\"muster::kings\" "
  "gameSystemName=\"The Men Who Would Be Kings\" gameSystemRevision=\"1\" "
  "xmlns=\"http://www.battlescribe.net/schema/rosterSchema\">"
  "<costs><cost name=\"pts\" typeId=\"points\" value=\"7.0\"></cost></costs>\n"
  "<costLimits><costLimit name=\"pts\" typeId=\"points\" value=\"24.0\"></costLimit></costLimits>\n"
  "<forces>\n"
  "<force id=\"force\" name=\"Natal\" entryId=\"muster::kings::force\" catalogueId=\"muster::kings\" "
  "catalogueRevision=\"1\" catalogueName=\"Natal\"><selections>\n"
  "<selection id=\"u1\" name=\"Regular Infantry\" customName=\"1st\" "
  "entryId=\"muster::kings::regular-infantry\" number=\"1\" type=\"unit\"><customNotes>tired</customNotes>\n"
  "<profiles>\n"
  "<profile id=\"u1::profile\" name=\"1st\" hidden=\"false\" typeId=\"unit\" typeName=\"Unit\">"
  "<characteristics>\n"
  "<characteristic name=\"Models\" typeId=\"models\">10</characteristic>\n"
  "<characteristic name=\"Speed\" typeId=\"speed\">6&#34;</characteristic>\n"
  "<characteristic name=\"Firing\" typeId=\"firing\">5+</characteristic>\n"
  "<characteristic name=\"Fighting\" typeId=\"fighting\">5+</characteristic>\n"
  "<characteristic name=\"Discipline\" typeId=\"discipline\">+2</characteristic>\n"
  "</characteristics>\n"
  "</profile>\n"
  "<profile id=\"u1::weapon\" name=\"Modern rifle\" hidden=\"false\" typeId=\"weapon\" typeName=\"Weapon\">"
  "<characteristics>\n"
  "<characteristic name=\"Short range\" typeId=\"short\">12&#34;</characteristic>\n"
  "<characteristic name=\"Long range\" typeId=\"long\">24&#34;</characteristic>\n"
  "<characteristic name=\"Dice a model\" typeId=\"dice\">1</characteristic>\n"
  "</characteristics>\n"
  "</profile>\n"
  "</profiles>\n"
  "<selections>\n"
  "<selection id=\"u1::models\" name=\"Regular Infantry\" entryId=\"muster::kings::models\" number=\"10\" "
  "type=\"model\"></selection>\n"
  "<selection id=\"u1::elite\" name=\"Elite\" entryId=\"muster::kings::elite\" number=\"1\" type=\"upgrade\">"
  "<rules><rule id=\"u1::elite::rule\" name=\"Elite\" hidden=\"false\">"
  "<description>The best of their kind.</description>\n"
  "</rule>\n"
  "</rules>\n"
  "<costs><cost name=\"pts\" typeId=\"points\" value=\"1.0\"></cost></costs>\n"
  "</selection>\n"
  "</selections>\n"
  "<costs><cost name=\"pts\" typeId=\"points\" value=\"6.0\"></cost></costs>\n"
  "<categories><category id=\"u1::category\" name=\"infantry\" entryId=\"muster::kings::infantry\" "
  "primary=\"true\"></category></categories>\n"
  "</selection>\n"
  "</selections>\n"
  "</force>\n"
  "</forces>\n"
  "</roster>\n";

static MusterForce *
new_force (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterForce *force = muster_force_new (muster_library_find_ruleset (library, "kings"));
  g_autoptr (MusterForceUnit) unit =
    muster_force_unit_new (muster_force_get_catalog (force), "u1", "regular-infantry");

  muster_force_set_name (force, "A & B");
  muster_force_set_theatre (force, "Natal");
  muster_force_set_budget (force, 24);
  muster_force_unit_set_name (unit, "1st");
  muster_force_unit_add_option (unit, "elite");
  muster_force_unit_set_models (unit, 10);
  muster_force_unit_set_notes (unit, "tired");
  muster_force_append (force, unit);

  return force;
}

static void
test_a_roster_has_what_programs_look_for (void)
{
  g_autoptr (MusterForce) force = new_force ();
  g_autofree char *roster = muster_force_export_text (force, MUSTER_FORCE_FORMAT_ROS);

  g_assert_cmpstr (roster, ==, ROSTER);
}

static void
test_the_same_force_is_packed_the_same (void)
{
  g_autoptr (MusterForce) force = new_force ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) first = muster_force_export (force, MUSTER_FORCE_FORMAT_ROSZ, &error);
  g_autoptr (GBytes) second = muster_force_export (force, MUSTER_FORCE_FORMAT_ROSZ, &error);
  g_autoptr (GBytes) unpacked = NULL;

  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (first, second));
  g_assert_cmpuint (g_bytes_get_size (first), <, strlen (ROSTER));
  unpacked = muster_zip_read (g_bytes_get_data (first, NULL), g_bytes_get_size (first), ".ros", 100000, "zip",
                              &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (unpacked, NULL), g_bytes_get_size (unpacked), ROSTER, strlen (ROSTER));
}

static void
test_formats_are_found_by_name (void)
{
  for (guint i = 0; i < MUSTER_N_FORCE_FORMATS; i++)
    {
      MusterForceFormat format = (MusterForceFormat) i;
      g_autofree char *name = g_strconcat ("Column", muster_force_format_get_ending (format), NULL);

      g_assert_cmpint ((int) muster_force_format_find (muster_force_format_get_id (format)), ==, (int) i);
      g_assert_cmpint ((int) muster_force_format_of_name (name), ==, (int) i);
      g_assert_cmpstr (muster_force_format_get_name (format), !=, "");
    }
  g_assert_cmpint ((int) muster_force_format_of_name ("A.ROSZ"), ==, MUSTER_FORCE_FORMAT_ROSZ);
  g_assert_cmpint ((int) muster_force_format_of_name ("a.json"), ==, MUSTER_FORCE_FORMAT_JSON);
  g_assert_cmpint ((int) muster_force_format_of_name ("a.odt"), ==, MUSTER_N_FORCE_FORMATS);
  g_assert_cmpint ((int) muster_force_format_find ("odt"), ==, MUSTER_N_FORCE_FORMATS);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-export/every-format-keeps-what-it-can-carry",
                   test_every_format_keeps_what_it_can_carry);
  g_test_add_func ("/force-export/what-a-format-cannot-carry-is-said",
                   test_what_a_format_cannot_carry_is_said);
  g_test_add_func ("/force-export/colour-and-rolls-are-said-to-be-lost",
                   test_colour_and_rolls_are_said_to_be_lost);
  g_test_add_func ("/force-export/locks-and-names-of-no-trait-are-kept-or-said-to-be-lost",
                   test_locks_and_names_of_no_trait_are_kept_or_said_to_be_lost);
  g_test_add_func ("/force-export/a-roster-has-what-programs-look-for",
                   test_a_roster_has_what_programs_look_for);
  g_test_add_func ("/force-export/the-same-force-is-packed-the-same", test_the_same_force_is_packed_the_same);
  g_test_add_func ("/force-export/formats-are-found-by-name", test_formats_are_found_by_name);

  return g_test_run ();
}
