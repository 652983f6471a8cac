/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-csv.h"
#include "core/muster-csv-scan.h"
#include "muster-test-club.h"

/* Tables to the letter: what is read comes out again. */

/* The records of a table as a text: "2:a|b" for the cells a and b of the record that begins in line 2. */
static char *
dup_records (const char *csv)
{
  g_auto (MusterCsvScan) scan = { 0 };
  GString *text = g_string_new (NULL);

  muster_csv_scan_init (&scan, csv, strlen (csv));
  while (muster_csv_scan_next (&scan))
    {
      g_string_append_printf (text, "%s%u:", text->len > 0 ? " " : "", scan.line);
      for (guint i = 0; i < muster_csv_scan_get_n_cells (&scan); i++)
        g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", muster_csv_scan_get_cell (&scan, i));
      if (scan.fault != MUSTER_CSV_SOUND)
        g_string_append_printf (text, "!%d", scan.fault);
    }

  return g_string_free (text, FALSE);
}

static const struct
{
  const char *csv;
  const char *records;
} tables[] = {
  { "", "" },
  { "\n\r\n\n", "" },
  { "a,b", "1:a|b" },
  { "a,b\n", "1:a|b" },
  { "a,b\r\nc,d\r\n", "1:a|b 2:c|d" },
  { "\xef\xbb\xbf" "a\n", "1:a" },
  { "\n\na\n\nb", "3:a 5:b" },
  { ",\n", "1:|" },
  { "\"\"\n", "1:" },
  { " a , b ", "1: a | b " },
  { "a;b\tc", "1:a;b\tc" },
  { "\"a,b\",c", "1:a,b|c" },
  { "\"a\"\"b\"", "1:a\"b" },
  { "\"a\nb\"\nc", "1:a\nb 3:c" },
  { "\"a\r\nb\"\r\nc", "1:a\r\nb 3:c" },
  /* A CR by itself ends no line. */
  { "a\rb\nc\r", "1:a\rb 2:c\r" },
  { "a\"b,c\nd", "1:a\"b|c!1 2:d" },
  { "\"a\"b,c\nd", "1:ab|c!2 2:d" },
  { "a,\"b\nc", "1:a|b\nc!3" },
};

static void
test_cells_are_taken_as_they_stand (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *records = dup_records (tables[i].csv);

      g_assert_cmpstr (records, ==, tables[i].records);
    }
}

static void
test_quotes_stand_only_where_needed (void)
{
  const char *cells[][2] = {
    { "", "" }, { "a b", "a b" }, { " a ", " a " }, { "a;b\t", "a;b\t" },
    { "a,b", "\"a,b\"" }, { "\"", "\"\"\"\"" }, { "a\nb", "\"a\nb\"" }, { "a\rb", "\"a\rb\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (GString) csv = g_string_new (NULL);

      muster_csv_append_exact (csv, cells[i][0]);
      g_assert_cmpstr (csv->str, ==, cells[i][1]);
    }
}

static void
test_formulas_are_told_by_their_first_character (void)
{
  const char *formulas[] = { "=1", "+1", "-1", "@a", "\ta", "\ra", "＝1", "＋1", "－1", "＠a", "  =1",
                             "\xc2\xa0=1", "\n=1", "\v\f=1", "\xc2\x85=1", "\u2028\u2029 @1", "\ufeff+1",
                             "\n\r" };
  const char *others[] = { "", " ", "a=1", "'=1", "'t Hooft", "1-2", "\n", "\n1=1", "#1" };

  for (guint i = 0; i < G_N_ELEMENTS (formulas); i++)
    {
      g_autofree char *guarded = g_strconcat ("'", formulas[i], NULL);

      g_assert_true (muster_csv_is_formula (formulas[i]));
      g_assert_cmpstr (muster_csv_skip_guard (guarded), ==, formulas[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (muster_csv_is_formula (others[i]));
  g_assert_cmpstr (muster_csv_skip_guard ("'t Hooft"), ==, "'t Hooft");
  /* One is taken off, and only one. */
  g_assert_cmpstr (muster_csv_skip_guard ("''=1"), ==, "''=1");
}

static void
test_a_result_is_written_and_read_again (void)
{
  const MusterClubHead head = { "b,1", "2026-02-28", "kings", "=ford", "the \"Hall\"", "" };
  const MusterClubLine lines[] = {
    { "'t Hooft", "-Red", "+Column", "two\r\nlines", -350, TRUE, 0, MUSTER_CLUB_LOSS,
      MUSTER_CLUB_ATTACKER },
    { "Zoë", "Blue", "", "", 700, TRUE, 0, MUSTER_CLUB_WIN, MUSTER_CLUB_NO_ROLE },
  };
  g_autoptr (MusterClubResult) result = muster_club_result_new (&head, lines, G_N_ELEMENTS (lines));
  g_autoptr (GString) csv = g_string_new (NULL);
  g_autoptr (MusterClubResult) again = NULL;

  muster_club_csv_append_result (csv, result, FALSE);
  g_assert_cmpstr (csv->str, ==,
                   "\"b,1\",2026-02-28,'t Hooft,'-Red,loss,-3.5,attacker,'+Column,kings,'=ford,\"the "
                   "\"\"Hall\"\"\",,\"two\r\nlines\"\r\n"
                   "\"b,1\",2026-02-28,Zoë,Blue,win,7,,,kings,'=ford,\"the \"\"Hall\"\"\",,\r\n");
  again = muster_club_csv_read_result (csv->str, csv->len);
  g_assert_true (muster_club_result_equal (result, again));
}

static void
test_what_is_no_result_is_not_read (void)
{
  const char *others[] = {
    "",
    "b,2026-01-01,Ann,A,win,,,,,,,\r\n",
    "b,2026-01-01,Ann,A,win,,,,,,,,\r\n",
    "b,2026-01-01,Ann,A,win,,,,,,,,\r\nb,2026-01-01,Ann,B,loss,,,,,,,,\r\n",
    "b,2026-01-01,Ann,A,win,,,,,,,,\r\nb,2026-01-01,Ben,B,lost,,,,,,,,\r\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_null (muster_club_csv_read_result (others[i], strlen (others[i])));
}

/* An apostrophe that a table would lose is none of a result's either, wherever it came from. */
static void
test_a_guard_is_no_part_of_a_text (void)
{
  const MusterClubHead head = { "'=b", "2026-01-01", "", "", "", "" };
  const MusterClubLine line = { .player = "'@ann", .side = "bye", .force = "'", .notes = "'t" };
  g_autoptr (MusterClubResult) result = muster_club_result_new (&head, &line, 1);

  g_assert_cmpstr (result->head.battle, ==, "=b");
  g_assert_cmpstr (result->lines[0].player, ==, "@ann");
  g_assert_cmpstr (result->lines[0].force, ==, "'");
  g_assert_cmpstr (result->lines[0].notes, ==, "'t");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club/csv/cells-are-taken-as-they-stand", test_cells_are_taken_as_they_stand);
  g_test_add_func ("/club/csv/quotes-stand-only-where-needed", test_quotes_stand_only_where_needed);
  g_test_add_func ("/club/csv/formulas-are-told-by-their-first-character",
                   test_formulas_are_told_by_their_first_character);
  g_test_add_func ("/club/csv/a-result-is-written-and-read-again", test_a_result_is_written_and_read_again);
  g_test_add_func ("/club/csv/what-is-no-result-is-not-read", test_what_is_no_result_is_not_read);
  g_test_add_func ("/club/csv/a-guard-is-no-part-of-a-text", test_a_guard_is_no_part_of_a_text);

  return g_test_run ();
}
