/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-import.h"
#include "core/muster-core-error.h"
#include "core/muster-xml.h"
#include "core/muster-zip.h"
#include "muster-test.h"

#include <string.h>

/* Rosters of other programs, and whatever else is handed to the importer. */

#define HEAD "<roster name='Column' gameSystemName='The Men Who Would Be Kings' xmlns='x'>" \
             "<costs><cost name=' pts' value='13.0'/><cost name='PL' value='99'/></costs>" \
             "<costLimits><costLimit name='pts' value='24.0'/></costLimits><forces>" \
             "<force name='Patrol' catalogueName='Natal'><rules><rule id='a' name='b'/></rules><selections>"
#define FOOT "</selections></force></forces></roster>"

static MusterForceReading *
import (const char         *text,
        gsize               length,
        const char         *ruleset,
        MusterForceFormat  *format,
        GError            **error)
{
  g_autoptr (MusterLibrary) library = muster_library_new (NULL);

  return muster_force_import (library, text, length, "file", ruleset, format, error);
}

static char *
show_reading (MusterForceReading *reading)
{
  GListModel *lines = muster_force_reading_get_lines (reading);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);
      g_autofree char *remarks = NULL;
      g_autofree char *summary = muster_reading_line_dup_summary (line);

      g_object_get (line, "remarks", &remarks, NULL);
      if (muster_reading_line_get_kind (line) == MUSTER_READING_HEAD && *remarks == '\0')
        continue;
      g_string_append_printf (text, "%s%s", summary, *remarks != '\0' ? " !" : "\n");
      if (*remarks != '\0')
        g_string_append_printf (text, "%s\n", g_strdelimit (remarks, "\n", '!'));
    }

  return g_string_free (text, FALSE);
}

static void
test_rosters_are_read_by_their_names (void)
{
  static const struct
  {
    const char *selections;
    const char *shown;
  } cases[] = {
    { "<selection name='Regular Infantry' number='2' type='unit'><costs><cost name='pts' value='13'/></costs>"
      "</selection>",
      "2 × Regular Infantry !13 points are stated, but 12 were counted\n" },
    { "<selection name='Tribal Infantry' customName='Impi' number='1' type='unit'><selections>"
      "<selection name='Warrior' number='14' type='model'><selections>"
      "<selection name='Veteran' number='1' type='upgrade'/></selections></selection>"
      "<selection name='Banner' number='1' type='upgrade'/></selections></selection>",
      "Impi: Tribal Infantry, Veteran !“Banner” was not understood\n" },
    { "<selection name='Veteran Tribal Infantrys' type='unit'/>", "Tribal Infantry, Veteran\n" },
    { "<selection name='Regulra Infantry' type='unit'/>",
      "Regular Infantry !“Regulra Infantry” was read as “Regular Infantry”\n" },
    { "<selection name='Paladin Squad' type='unit'/><selection type='unit'/>",
      " !no unit type of this name is known\n !no unit type of this name is known\n" },
    { "<selection name='Regular Infantry'><selections><selection name='Bows'/></selections></selection>",
      "Regular Infantry, Bows !“Bows” is not an option of Regular Infantry\n" },
    { "<selection name='Regular Infantry'><selections><selection type='model' number='5000'/></selections>"
      "</selection>",
      "Regular Infantry !no unit has 5000 models\n" },
    { "<selection name='Regular Infantry'><costs><cost name='pts' value='nan'/>"
      "<cost name='pts' value='1e99'/><cost name='points' value='6'/></costs></selection>",
      "Regular Infantry\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, cases[i].selections, FOOT, NULL);
      g_autoptr (GError) error = NULL;
      MusterForceFormat format;
      g_autoptr (MusterForceReading) reading = import (text, strlen (text), NULL, &format, &error);
      g_autofree char *shown = NULL;
      MusterForce *head;

      g_assert_no_error (error);
      shown = show_reading (reading);
      /* What all of it costs is no concern of these. */
      g_assert_nonnull (g_str_has_suffix (shown, cases[i].shown) ? shown : NULL);
      head = muster_force_reading_get_head (reading);
      g_assert_cmpstr (muster_force_get_name (head), ==, "Column");
      g_assert_cmpstr (muster_force_get_theatre (head), ==, "Natal");
      g_assert_cmpint (muster_force_get_budget (head), ==, 24);
      g_assert_null (muster_force_get_optional_rules (head));
      g_assert_cmpint ((int) format, ==, MUSTER_FORCE_FORMAT_ROS);
    }
}

static void
test_forces_within_forces_are_read (void)
{
  static const char TEXT[] =
    "<?xml version='1.0'?><!-- a comment --><bs:roster xmlns:bs='x'><forces><force><selections>"
    "<selection name='Regular Infantry'/></selections><forces><force><selections>"
    "<selection name='Regular Cavalry'/></selections></force></forces></force></forces></bs:roster>";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = import (TEXT, strlen (TEXT), NULL, NULL, &error);
  g_autoptr (MusterForce) force = NULL;

  g_assert_no_error (error);
  force = muster_force_reading_make_force (reading);
  muster_assert_model (muster_force_get_units (force), "type-id", "regular-infantry regular-cavalry");
  g_assert_cmpstr (muster_force_get_ruleset_id (force), ==, "kings");
}

static void
check_error (const char      *text,
             gsize            length,
             MusterCoreError  code,
             const char      *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = import (text, length, NULL, NULL, &error);

  g_assert_null (reading);
  g_assert_error (error, MUSTER_CORE_ERROR, (int) code);
  if (strstr (error->message, words) == NULL)
    g_error ("%s", error->message);
}

static void
test_bad_documents_are_refused (void)
{
  static const char LAUGHS[] =
    "<?xml version='1.0'?><!DOCTYPE roster [<!ENTITY a 'aaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]>"
    "<roster name='&b;'/>";
  static const char FOREIGN[] = "<?xml version='1.0'?><!DOCTYPE roster SYSTEM 'file:///etc/passwd'><roster/>";
  static const char *const texts[] = { "<?xml version='1.0'?><roster><a></roster>", "<?xml", "<roster",
                                       "<roster/><roster/>", "<roster name='&x;'/>",
                                       "<?xml version='1.0'?>" };
  g_autoptr (GString) deep = g_string_new ("<roster>");
  g_autoptr (GString) many = g_string_new ("<roster>");

  check_error (LAUGHS, strlen (LAUGHS), MUSTER_CORE_ERROR_INVALID, "DOCTYPE");
  check_error (FOREIGN, strlen (FOREIGN), MUSTER_CORE_ERROR_INVALID, "DOCTYPE");
  check_error ("<?xml?><gameSystem/>", 20, MUSTER_CORE_ERROR_INVALID,
               "expected a roster, found an element “gameSystem”");
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    check_error (texts[i], strlen (texts[i]), MUSTER_CORE_ERROR_SYNTAX, "file: ");
  check_error ("<roster name='\xff'/>", 18, MUSTER_CORE_ERROR_SYNTAX, "UTF-8");

  for (guint i = 0; i < MUSTER_XML_MAX_DEPTH; i++)
    g_string_append (deep, "<selections>");
  check_error (deep->str, deep->len, MUSTER_CORE_ERROR_TOO_LARGE, "nested deeper than 64");
  for (guint i = 0; i < MUSTER_XML_MAX_ELEMENTS; i++)
    g_string_append (many, "<a/>");
  check_error (many->str, many->len, MUSTER_CORE_ERROR_TOO_LARGE, "more than 200000 elements");
}

static GBytes *
pack (const char *name,
      const char *text,
      gsize       length)
{
  g_autoptr (GError) error = NULL;
  GBytes *zip = muster_zip_write (name, text, length, &error);

  g_assert_no_error (error);

  return zip;
}

static void
check_zip_error (GBytes          *zip,
                 MusterCoreError  code,
                 const char      *words)
{
  check_error (g_bytes_get_data (zip, NULL), g_bytes_get_size (zip), code, words);
}

static void
test_bad_archives_are_refused (void)
{
  g_autoptr (MusterLibrary) library = muster_library_new (NULL);
  gsize n_bomb = MUSTER_XML_MAX_SIZE + 1;
  g_autofree char *zeros = g_malloc0 (n_bomb);
  g_autoptr (GBytes) bomb = pack ("bomb.ros", zeros, n_bomb);
  g_autoptr (GBytes) other = pack ("readme.txt", "hello", 5);
  g_autoptr (GBytes) no_roster = pack ("a.ros", "hello", 5);
  g_autoptr (GBytes) good = pack ("../../etc/a.ros", "<roster/>", 9);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = NULL;
  gsize length;
  const char *data = g_bytes_get_data (good, &length);

  g_assert_cmpuint (g_bytes_get_size (bomb), <, n_bomb / 100);
  check_zip_error (bomb, MUSTER_CORE_ERROR_TOO_LARGE, "more than 100 times as large when unpacked");
  check_zip_error (other, MUSTER_CORE_ERROR_INVALID, "no “.ros” file");
  check_zip_error (no_roster, MUSTER_CORE_ERROR_SYNTAX, "file: ");
  check_error ("PK\003\004", 4, MUSTER_CORE_ERROR_SYNTAX, "zip archive");

  /* Nothing is ever unpacked to where a name leads. */
  reading = import (data, length, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_force_reading_get_n_units (reading), ==, 0);

  /* Cut off anywhere, it is refused or read, and nothing else. */
  for (gsize n = 0; n < length; n++)
    {
      g_autofree char *part = g_memdup2 (data, n + 1);
      g_autoptr (MusterForceReading) rest =
        muster_force_import (library, part, n, "file", NULL, NULL, NULL);

      g_assert_true (rest == NULL || n < 4 || muster_force_reading_get_n_units (rest) == 0);
    }
}

static void
test_the_format_is_seen_by_what_is_in_it (void)
{
  static const struct
  {
    const char *text;
    MusterForceFormat format;
  } cases[] = {
    { " \n{\"format\"", MUSTER_FORCE_FORMAT_JSON },
    { "\xef\xbb\xbf<?xml version='1.0'?>", MUSTER_FORCE_FORMAT_ROS },
    { "<roster>", MUSTER_FORCE_FORMAT_ROS },
    { "PK\003\004", MUSTER_FORCE_FORMAT_ROSZ },
    { "type,name\nregular-infantry,x", MUSTER_FORCE_FORMAT_CSV },
    { "Unit type;Points", MUSTER_FORCE_FORMAT_CSV },
    { "Regular Infantry, Elite", MUSTER_FORCE_FORMAT_TEXT },
    { "<3 my army", MUSTER_FORCE_FORMAT_TEXT },
    { "", MUSTER_FORCE_FORMAT_TEXT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint ((int) muster_force_import_detect (cases[i].text, strlen (cases[i].text)), ==,
                     (int) cases[i].format);
}

static void
test_the_ruleset_is_found (void)
{
  static const struct
  {
    const char *text;
    const char *wanted;
    const char *found;
  } cases[] = {
    { "Column\nHexcard\nInfantry", NULL, "hexcard" },
    { "Column, TMWWBK, 24 points\nRegular Infantry", NULL, "kings" },
    /* Its own names outweigh a line that only another knows. */
    { "Regular Infantry\nTribal Cavalry\nTribal Infantry\nInfantry\nqwertz", NULL, "kings" },
    { "Infantry\nCavalry\nField gun", NULL, "hexcard" },
    { "Rules: Hexcard\nInfantry", NULL, "hexcard" },
    { "2 x Good Infantry\nHorse transport\nMachine gun", NULL, "hexcard" },
    { "2 x Elite Regular Infantry", NULL, "kings" },
    { "2 x Elite Regular Infantry", "hexcard", "hexcard" },
    { "type,unit\nhorse-transport,x", NULL, "hexcard" },
    { "type,ruleset\ninfantry,kings", NULL, "kings" },
    { "<roster gameSystemName='Hexcard'/>", NULL, "hexcard" },
    { "<roster gameSystemId='muster::hexcard'/>", NULL, "hexcard" },
    { "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"hexcard\", \"units\": []}", NULL,
      "hexcard" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForceReading) reading =
        import (cases[i].text, strlen (cases[i].text), cases[i].wanted, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (muster_ruleset_get_id (muster_force_reading_get_ruleset (reading)), ==,
                       cases[i].found);
    }
}

static void
test_a_wrong_ruleset_is_refused (void)
{
  static const char OWN[] =
    "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"kings\", \"units\": []}";
  g_autoptr (GError) error = NULL;

  g_assert_null (import (OWN, strlen (OWN), "hexcard", NULL, &error));
  g_assert_cmpstr (error->message, ==, "file: a force of the ruleset “kings”, not “hexcard”");
  g_clear_error (&error);
  g_assert_null (import ("x", 1, "chess", NULL, &error));
  g_assert_cmpstr (error->message, ==, "the ruleset “chess” is not known");
}

/* The very names decide, and then the points. */
static void
test_exact_names_choose_the_rules (void)
{
  static const char text[] =
    "<roster name='Column' gameSystemName='Something else' xmlns='x'><forces><force name='Patrol'>"
    "<selections>"
    "<selection name='Regular Infantry' number='1' type='unit'><selections>"
    "<selection name='Elite' number='1' type='upgrade'/></selections>"
    "<costs><cost name='pts' value='7'/></costs></selection></selections></force></forces></roster>";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = import (text, strlen (text), NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (muster_ruleset_get_id (muster_force_reading_get_ruleset (reading)), ==, "kings");
}

/* What is not understood goes to the notes, or becomes what somebody says it is. */
static void
test_lines_are_given_a_type (void)
{
  static const char text[] = "Regular Infantry\nFlying Machine\nSea Monster\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = import (text, strlen (text), "kings", NULL, &error);
  GListModel *lines = muster_force_reading_get_lines (reading);
  g_autoptr (MusterForce) force = NULL;
  g_autofree char *lost = NULL;
  guint n_given = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_LOST), ==, 2);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (MusterReadingLine) line = g_list_model_get_item (lines, i);

      if (!g_str_equal (muster_reading_line_get_text (line), "Flying Machine"))
        continue;
      g_assert_false (muster_force_reading_make_give_type (reading, line, "no-such-type"));
      g_assert_true (muster_force_reading_make_give_type (reading, line, "crewed-weapon"));
      g_assert_false (muster_force_reading_make_give_type (reading, line, "crewed-weapon"));
      n_given++;
    }
  g_assert_cmpuint (n_given, ==, 1);
  g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_LOST), ==, 1);

  force = muster_force_reading_make_force (reading);
  g_assert_cmpuint (muster_force_get_n_units (force), ==, 2);
  g_assert_cmpstr (muster_force_unit_get_type_id (muster_force_get_unit (force, 1)), ==, "crewed-weapon");
  g_assert_cmpstr (muster_force_unit_get_notes (muster_force_get_unit (force, 1)), ==, "Flying Machine");
  lost = muster_force_reading_make_dup_lost (reading);
  g_assert_cmpstr (lost, ==, "Not understood: Sea Monster");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/import/exact-names-choose-the-rules", test_exact_names_choose_the_rules);
  g_test_add_func ("/import/lines-are-given-a-type", test_lines_are_given_a_type);
  g_test_add_func ("/force-battlescribe/rosters-are-read-by-their-names",
                   test_rosters_are_read_by_their_names);
  g_test_add_func ("/force-battlescribe/forces-within-forces-are-read", test_forces_within_forces_are_read);
  g_test_add_func ("/force-battlescribe/bad-documents-are-refused", test_bad_documents_are_refused);
  g_test_add_func ("/force-battlescribe/bad-archives-are-refused", test_bad_archives_are_refused);
  g_test_add_func ("/force-import/the-format-is-seen-by-what-is-in-it",
                   test_the_format_is_seen_by_what_is_in_it);
  g_test_add_func ("/force-import/the-ruleset-is-found", test_the_ruleset_is_found);
  g_test_add_func ("/force-import/a-wrong-ruleset-is-refused", test_a_wrong_ruleset_is_refused);

  return g_test_run ();
}
