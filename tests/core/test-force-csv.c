/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-force-csv.h"
#include "core/library/muster-library.h"
#include "core/muster-core-error.h"
#include "core/muster-csv.h"
#include "muster-test-library.h"
#include "tests/core/muster-test-random-force.h"

#include <string.h>

/* Cells with bars between, rows with slashes. */
static char *
show_table (const char  *text,
            GError     **error)
{
  g_autoptr (GPtrArray) rows = muster_csv_read (text, strlen (text), "t.csv", error);
  GString *shown = g_string_new (NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const MusterCsvRow *row = g_ptr_array_index (rows, i);

      g_string_append_printf (shown, "%s%u:", i > 0 ? "/" : "", row->number);
      for (guint j = 0; j < row->cells->len; j++)
        g_string_append_printf (shown, "%s%s", j > 0 ? "|" : "",
                                (const char *) g_ptr_array_index (row->cells, j));
    }

  return g_string_free (shown, FALSE);
}

static void
test_tables_are_read_as_programs_write_them (void)
{
  static const struct
  {
    const char *text;
    const char *shown;
  } cases[] = {
    { "a,b\nc,d\n", "1:a|b/2:c|d" },
    { "a,b\r\nc,d", "1:a|b/2:c|d" },
    { "\xef\xbb\xbf" "a;b\nc,;d\n", "1:a|b/2:c,|d" },
    { "a\tb\nc;,\td", "1:a|b/2:c;,|d" },
    { "sep=;\r\na,;b", "1:a,|b" },
    { "a,\"b\"\"c\",\"d,e\r\nf\"\ng,,", "1:a|b\"c|d,e\nf/2:g||" },
    { "a,b\n\n , \nc,d", "1:a|b/4:c|d" },
    { "a,'=x\n'b,''c", "1:a|=x/2:'b|'c" },
    { "\"a;;\",b", "1:a;;|b" },
    { "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *shown = show_table (cases[i].text, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (shown, ==, cases[i].shown);
    }
}

static void
test_errors_name_row_and_column (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  static const struct
  {
    const char *text;
    const char *message;
  } cases[] = {
    { "type,unit\na,\"b", "t.csv: row 2, column 2: the quotation mark is never closed" },
    { "type,unit\n\"a\"b,c",
      "t.csv: row 2, column 1: expected the end of the cell after its quotation mark" },
    { "unit,models\na,b", "t.csv: row 1: there is no column “type”" },
    { "type,Type\na,b", "t.csv: row 1, column 2: there is a column “Type” already" },
    { "\n\n", "t.csv: there is nothing in it" },
    { "type,\xff", "t.csv: not a text in UTF-8; spreadsheets can save as “CSV UTF-8”" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForceReading) reading =
        muster_force_csv_reader_read (muster_library_find_ruleset (library, "kings"), cases[i].text,
                                      strlen (cases[i].text), "t.csv", &error);

      g_assert_null (reading);
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_too_much_is_refused (void)
{
  g_autofree char *large = g_strnfill (MUSTER_CSV_MAX_SIZE + 1, 'a');
  g_autofree char *wide = g_strnfill (MUSTER_CSV_MAX_COLUMNS, ',');
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_csv_read (large, strlen (large), "t.csv", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE);
  g_clear_error (&error);
  g_assert_null (muster_csv_read (wide, strlen (wide), "t.csv", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX);
  g_clear_error (&error);
  for (guint i = 0; i <= MUSTER_CSV_MAX_ROWS; i++)
    g_string_append (rows, "a,b\n");
  g_assert_null (muster_csv_read (rows->str, rows->len, "t.csv", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE);
}

/* What a spreadsheet would run gets an apostrophe, and comes back without it. */
static void
test_no_text_is_a_formula (void)
{
  static const char *const texts[] = {
    "=1+2", "+1", "-1", "@x", "\tx", "\rx", " =x", "\xc2\xa0=x", "a\n=x", "＝x", "＋x", "－x", "＠x", "'=x",
    "'", "''", "'tis", "plain", "a=b", "",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GString) csv = g_string_new ("a,b\r\n");
      g_autoptr (GPtrArray) rows = NULL;
      g_autoptr (GError) error = NULL;
      const MusterCsvRow *row;
      const char *cell;

      muster_csv_append_text (csv, "x");
      muster_csv_append_text (csv, texts[i]);
      muster_csv_end_row (csv);
      cell = strchr (csv->str + 5, ',') + 1;
      cell += *cell == '"';
      if (*texts[i] != '\0')
        g_assert_null (strchr ("=+-@\t\r", *cell));
      rows = muster_csv_read (csv->str, csv->len, "t.csv", &error);
      g_assert_no_error (error);
      row = g_ptr_array_index (rows, 1);
      g_assert_cmpstr (g_ptr_array_index (row->cells, 1), ==, texts[i]);
    }
}

static void
test_random_tables_are_read_again (void)
{
  static const char *const PARTS[] = { "a", ",", ";", "\"", "\n", " ", "'", "=", "é", "\t", "" };
  MusterRandom random;

  muster_random_init (&random, 4);
  for (guint round = 0; round < muster_test_rounds (500, 10000); round++)
    {
      g_autoptr (GString) csv = g_string_new (NULL);
      g_autoptr (GPtrArray) written = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) rows = NULL;
      g_autoptr (GError) error = NULL;

      for (guint i = 0; i < 12; i++)
        {
          g_autoptr (GString) cell = g_string_new (i % 3 == 0 ? "x" : "");

          for (guint j = muster_random_below (&random, 5); j > 0; j--)
            g_string_append (cell, MUSTER_TEST_PICK (&random, PARTS));
          muster_csv_append_text (csv, cell->str);
          g_ptr_array_add (written, g_strdup (cell->str));
          if (i % 3 == 2)
            muster_csv_end_row (csv);
        }
      rows = muster_csv_read (csv->str, csv->len, "t.csv", &error);
      g_assert_no_error (error);
      g_assert_cmpuint (rows->len, ==, 4);
      for (guint i = 0; i < 12; i++)
        {
          const MusterCsvRow *row = g_ptr_array_index (rows, i / 3);

          g_assert_cmpstr (g_ptr_array_index (row->cells, i % 3), ==, g_ptr_array_index (written, i));
        }
    }
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
      if (muster_reading_line_get_unit (line) != NULL)
        g_string_append_printf (text, "%s\n", summary);
      if (*remarks != '\0')
        g_string_append_printf (text, "%s\n", remarks);
    }

  return g_string_free (text, FALSE);
}

static void
test_a_table_by_hand_is_understood (void)
{
  static const char TABLE[] =
    "Qty;Name;Troop type;Options;Men;Cost;Leader;Ld;Trait;Colour\n"
    "2;;Tribal Infantry;Veteran, Fierce;;10;;;;red\n"
    ";Gunners;Machine Gun;;many;6;Hill;6+;brave\n"
    ";;Veteran Tribal Cavalry;;;9;;;;\n"
    ";;Wargs;;;;;;;\n"
    ";;Regular Infantry;Bows,Elitte,wings;;;;0;nice;\n";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading =
    muster_force_csv_reader_read (muster_library_find_ruleset (library, "kings"), TABLE, strlen (TABLE),
                                  "t.csv",
                                  &error);
  g_autofree char *shown = NULL;

  g_assert_no_error (error);
  shown = show_reading (reading);
  g_assert_cmpstr (shown, ==,
                   "row 1: no column “Colour” is known; it is left out\n"
                   "2 × Tribal Infantry, Veteran, Fierce\n"
                   "Gunners: Crewed Weapon, Machine Gun\n"
                   "row 3, column “models”: expected a whole number from 0 to 999, found “many”\n"
                   "Tribal Cavalry, Veteran\n"
                   "9 points are stated, but 4 were counted\n"
                   "row 5, column “type”: “Wargs” is not known\n"
                   "Regular Infantry, Bows, Elite\n"
                   "row 6, column “options”: “Bows” is not an option of Regular Infantry\n"
                   "row 6, column “options”: “Elitte” was read as “Elite”\n"
                   "row 6, column “options”: “wings” is not known\n"
                   "row 6, column “leadership”: expected a whole number from 1 to 99, found “0”\n"
                   "row 6, column “trait”: “nice” is not known\n");
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
          g_autofree char *csv = muster_force_csv_writer_write (force);
          g_autofree char *before = muster_test_force_to_string (force, TRUE, TRUE);
          g_autofree char *after = NULL;
          g_autofree char *named = NULL;
          g_autoptr (GError) error = NULL;
          g_autoptr (MusterForceReading) reading =
            muster_force_csv_reader_read (ruleset, csv, strlen (csv), "t.csv", &error);
          g_autoptr (MusterForce) again = NULL;

          g_assert_no_error (error);
          again = muster_force_reading_make_force (reading);
          after = muster_test_force_to_string (again, TRUE, TRUE);
          if (!g_str_equal (before, after))
            g_test_message ("%s", csv);
          g_assert_cmpstr (after, ==, before);
          g_assert_cmpuint (muster_force_reading_count (reading, MUSTER_READING_DOUBTFUL), ==, 0);
          g_assert_true (muster_force_csv_reader_recognise (csv, strlen (csv), &named));
          g_assert_cmpstr (named, ==, muster_ruleset_get_id (ruleset));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/force-csv/tables-are-read-as-programs-write-them",
                   test_tables_are_read_as_programs_write_them);
  g_test_add_func ("/force-csv/errors-name-row-and-column", test_errors_name_row_and_column);
  g_test_add_func ("/force-csv/too-much-is-refused", test_too_much_is_refused);
  g_test_add_func ("/force-csv/no-text-is-a-formula", test_no_text_is_a_formula);
  g_test_add_func ("/force-csv/random-tables-are-read-again", test_random_tables_are_read_again);
  g_test_add_func ("/force-csv/a-table-by-hand-is-understood", test_a_table_by_hand_is_understood);
  g_test_add_func ("/force-csv/what-is-written-is-read-again", test_what_is_written_is_read_again);

  return g_test_run ();
}
