/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-file.h"
#include "sheets/muster-battle-report.h"
#include "sheets/page/muster-pages.h"
#include "sheets/document/muster-document-output.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test-rules.h"
#include "tests/sheets/muster-test-document.h"

#include <string.h>

static const char BEGUN[] =
  "Trial\n"
  "=====\n"
  "\n"
  "Battle report\n"
  "\n"
  "Result    Not over yet, 2 : 0\n"
  "Turns     1\n"
  "Rules     Test rules\n"
  "Scenario  Field\n"
  "\n"
  "Score\n"
  "-----\n"
  "\n"
  "Objective       Column       Host\n"
  "-----------  ---------  ---------\n"
  "Enemy units  1 × 2 = 2  0 × 2 = 0\n"
  "Total                2          0\n"
  "\n"
  "Player  Side    Points\n"
  "------  ------  ------\n"
  "Ann     Column       2\n"
  "\n"
  "[C] Column (attacker, red)\n"
  "--------------------------\n"
  "\n"
  "Unit  Type  Left  Now      Leader\n"
  "----  ----  ----  -------  -----------\n"
  "1st   Foot   4/4  in play  Hill · Calm\n"
  "2nd   Foot   4/4  in play\n"
  "\n"
  "[H] Host (defender, blue)\n"
  "-------------------------\n"
  "\n"
  "Unit    Type  Left  Now\n"
  "------  ----  ----  ----------------\n"
  "Spears  Foot   2/4  in play (Worn 1)\n"
  "Bows    Foot   0/4  destroyed\n"
  "\n"
  "Course of the battle\n"
  "--------------------\n"
  "\n"
  "Turn 1\n"
  "......\n"
  "\n"
  "[C] 1st: Strike\n"
  "\n"
  "- 1st on Spears, 5 5 1 2: 2 of 4 hit (+2)\n"
  "\n"
  "Spears falls back 4\"\n"
  "\n"
  "[C] 2nd: Strike\n"
  "\n"
  "- 2nd on Bows, 6 6 6 6: 4 of 4 hit (+4)\n";

static const char TURN[] =
  "{\"order\": \"end-turn\"}, {\"order\": \"end-turn\"},"
  "{\"order\": \"note\", \"params\": {\"text\": \"<b>Rain</b> & fog\"}}";

static MusterBattle *
begin_battle (void)
{
  MusterBattle *battle = muster_test_rules_new_battle ("");
  g_autoptr (GError) error = NULL;

  muster_test_rules_strike (battle, 0, 2, "5512", 2, &error);
  g_assert_no_error (error);
  muster_test_rules_strike (battle, 1, 3, "6666", 0, &error);
  g_assert_no_error (error);

  return battle;
}

static char *
write_report (MusterBattle *battle)
{
  g_autoptr (MusterDocument) document = muster_battle_report_new (battle, NULL, NULL);

  return muster_document_text_write (document, 78);
}

static void
test_report_tells_what_happened (void)
{
  g_autoptr (MusterBattle) battle = begin_battle ();
  g_autofree char *report = write_report (battle);

  g_assert_cmpstr (report, ==, BEGUN);
}

static void
test_report_without_its_course (void)
{
  g_autoptr (MusterBattle) battle = begin_battle ();
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterPages) pages = NULL;
  g_autofree char *report = NULL;
  g_autofree char *bbcode = NULL;
  MusterSheetOptions options;

  muster_sheet_options_init (&options);
  options.course = FALSE;
  document = muster_battle_report_new (battle, NULL, &options);
  report = muster_document_text_write (document, 78);
  g_assert_nonnull (strstr (report, "Not over yet"));
  g_assert_null (strstr (report, "Course of the battle"));
  g_assert_null (strstr (report, "1st: Strike"));
  bbcode = muster_document_bbcode_write (document);
  g_assert_nonnull (strstr (bbcode, "Not over yet"));
  pages = muster_pages_new (document, &options.paper);
  g_assert_cmpuint (muster_pages_get_n_pages (pages), <=, 2);
}

static void
test_report_of_a_past_moment_ends_there (void)
{
  g_autoptr (MusterBattle) battle = begin_battle ();
  g_autofree char *report = NULL;

  g_assert_true (muster_ledger_look (battle, 1));
  report = write_report (battle);
  g_assert_nonnull (strstr (report, "Not over yet, 0 : 0"));
  g_assert_nonnull (strstr (report, "1st: Strike"));
  g_assert_null (strstr (report, "2nd: Strike"));
}

static void
test_report_before_the_first_order_has_no_course (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle ("");
  g_autofree char *report = write_report (battle);

  g_assert_null (strstr (report, "Course of the battle"));
}

static guint
count (const char *text,
       const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;

  return n;
}

static void
test_report_goes_turn_by_turn_to_the_result (void)
{
  g_autofree char *log = g_strconcat (TURN, ", {\"order\": \"end-battle\"}", NULL);
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle (log);
  g_autofree char *report = write_report (battle);
  g_auto (GStrv) turns = g_strsplit (report, "\nTurn ", -1);

  g_assert_cmpuint (count (report, "A draw, 0 : 0"), ==, 1);
  g_assert_cmpuint (count (report, "In the end"), ==, 2);
  g_assert_cmpuint (g_strv_length (turns), ==, 3);
  g_assert_cmpuint (count (turns[1], "End turn"), ==, 2);
  g_assert_true (g_str_has_prefix (turns[2], "2\n"));
  g_assert_cmpuint (count (turns[2], "<b>Rain</b> & fog"), ==, 1);
}

static void
test_award_by_another_name_is_listed (void)
{
  g_autoptr (MusterBattle) battle = muster_test_rules_new_battle (
    "{\"order\": \"award\", \"params\": {\"player\": \"p1\", \"objective\": \"the-flag\", "
    "\"count\": 3}}");
  g_autofree char *report = write_report (battle);

  g_assert_nonnull (strstr (report, "the-flag     3 × 1 = 3  0 × 1 = 0\n"));
  g_assert_nonnull (strstr (report, "Total                3          0\n"));
  g_assert_nonnull (strstr (report, "Ann     Column       3\n"));
}

/* With a ruleset of the program's own: all that a setup can say, and somebody who wins. */
static void
test_report_names_the_winner_and_the_setting (void)
{
  static const char text[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\","
    " \"title\": \"At the ford\", \"date\": \"1879-03-12\","
    " \"table\": {\"length\": 72, \"width\": 48},"
    " \"optional_rules\": [\"theatre-options\", \"climate\"],"
    " \"sides\": ["
    "  {\"id\": \"red\", \"name\": \"Column\","
    "   \"units\": [{\"id\": \"r1\", \"name\": \"1st\", \"type\": \"regular-infantry\"}]},"
    "  {\"id\": \"blue\", \"name\": \"Host\","
    "   \"units\": [{\"id\": \"b1\", \"name\": \"Spears\", \"type\": \"tribal-infantry\"}]}],"
    " \"log\": [{\"order\": \"award\", \"params\": {\"side\": \"blue\","
    "             \"objective\": \"enemy-unit\", \"count\": 2}},"
    "            {\"order\": \"end-battle\", \"params\": {\"reason\": \"dark\"}}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autofree char *report = NULL;

  battle = muster_battle_file_read (library, text, strlen (text), "ford", &error);
  g_assert_no_error (error);
  report = write_report (battle);
  g_assert_cmpuint (count (report, "Result          Host won, 2 : 0\n"), ==, 1);
  g_assert_cmpuint (count (report, "Table           72 × 48\"\n"), ==, 1);
  g_assert_cmpuint (count (report, "Date            1879-03-12\n"), ==, 1);
  g_assert_cmpuint (count (report, "Optional rules  "), ==, 1);
  /* Of leaders without a name there is nothing to say. */
  g_assert_cmpuint (count (report, "Leader"), ==, 0);
}

static MusterBattle *
read_kings (MusterLibrary *library,
            const char    *setup,
            const char    *log)
{
  MusterKingsCase test = { .setup = setup, .log = log };
  g_autofree char *file = muster_kings_case_to_file (&test);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_file_read (library, file, strlen (file), "case", &error);

  g_assert_no_error (error);

  return battle;
}

static void
test_report_has_casualties_deeds_luck_and_despatch (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle =
    read_kings (library, "r1 regular-infantry x12 L6 *steady\nb1 tribal-infantry x2 L6 *steady",
                "fire r1 target=b1 range=short cover=none | hit 6 6 6 1 1 1 1 1 1 1 1 1\n"
                "end-turn\nend-turn");
  g_autoptr (MusterDocument) document = muster_battle_report_new (battle, NULL, NULL);
  g_autofree char *text = muster_document_text_write (document, 100);
  g_autofree char *html = muster_document_html_write (document, NULL);
  g_autofree char *markdown = muster_document_markdown_write (document);
  const char *const headings[] = { "Despatch", "Roll of casualties", "What the leaders did", "Luck" };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      g_assert_cmpuint (count (text, headings[i]), ==, 1);
      g_assert_cmpuint (count (html, headings[i]), ==, 1);
      g_assert_cmpuint (count (markdown, headings[i]), ==, 1);
    }
  g_assert_nonnull (strstr (text, "Destroyed, turn 1"));
  /* Deeds are a table: what somebody did has its column, what nobody did has none. */
  g_assert_nonnull (strstr (markdown, "| Leader | Unit | In the end | Fired | Felled |"));
  g_assert_nonnull (strstr (markdown, "| In command | 1 | 2 |"));
  g_assert_null (strstr (markdown, "| Rallied |"));
  g_assert_null (strstr (markdown, "Has been attacked"));
  /* The despatch and its moments come first, the log comes last and is small. */
  g_assert_true (strstr (markdown, "What decided the day") < strstr (markdown, "## Despatch"));
  g_assert_true (strstr (markdown, "## Despatch") < strstr (markdown, "## Score"));
  g_assert_nonnull (strstr (html, "<ul class=\"fine\">"));
  g_assert_false (g_regex_match_simple ("^(- |\\| Why \\| )[a-z]", markdown, G_REGEX_MULTILINE, 0));
  g_assert_nonnull (strstr (text, "3 of 12, with 4.0 expected"));
}

static void
test_report_has_the_despatch_as_it_was_edited (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = read_kings (library, NULL, "end-battle");
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterDocument) later = NULL;
  g_autofree char *html = NULL;
  g_autofree char *text = NULL;
  g_autofree char *later_text = NULL;

  muster_battle_set_despatch (battle, "Dear <b>mother</b>,\n\nwe are well.\n", &error);
  g_assert_no_error (error);
  document = muster_battle_report_new (battle, NULL, NULL);
  html = muster_document_html_write (document, NULL);
  text = muster_document_text_write (document, 80);
  g_assert_null (strstr (text, "The log has changed"));
  muster_ledger_seek (battle, 0, &error);
  later = muster_battle_report_new (battle, NULL, NULL);
  later_text = muster_document_text_write (later, 80);
  g_assert_nonnull (strstr (later_text, "The log has changed since this despatch was edited."));
  g_assert_nonnull (strstr (text, "Dear <b>mother</b>,\n\nwe are well."));
  g_assert_nonnull (strstr (html, "Dear &lt;b&gt;mother"));
}

/* Long battles give long reports, and no output may choke on one. */
static void
test_report_of_a_long_battle (void)
{
  guint n = muster_test_rounds (1000, 5000);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterDocument) document = NULL;
  g_autofree char *markdown = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (log, "%s{\"order\": \"note\", \"params\": {\"text\": \"entry %u;\"}}",
                            i > 0 ? ", " : "", i);
  battle = muster_test_rules_new_battle (log->str);
  document = muster_battle_report_new (battle, NULL, NULL);
  markdown = muster_document_markdown_write (document);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *entry = g_strdup_printf ("entry %u;", i);

      g_assert_nonnull (strstr (markdown, entry));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/battle-report/report-tells-what-happened", test_report_tells_what_happened);
  g_test_add_func ("/battle-report/without-its-course", test_report_without_its_course);
  g_test_add_func ("/battle-report/report-of-a-past-moment-ends-there",
                   test_report_of_a_past_moment_ends_there);
  g_test_add_func ("/battle-report/report-before-the-first-order-has-no-course",
                   test_report_before_the_first_order_has_no_course);
  g_test_add_func ("/battle-report/report-goes-turn-by-turn-to-the-result",
                   test_report_goes_turn_by_turn_to_the_result);
  g_test_add_func ("/battle-report/report-has-casualties-deeds-luck-and-despatch",
                   test_report_has_casualties_deeds_luck_and_despatch);
  g_test_add_func ("/battle-report/report-has-the-despatch-as-it-was-edited",
                   test_report_has_the_despatch_as_it_was_edited);
  g_test_add_func ("/battle-report/award-by-another-name-is-listed",
                   test_award_by_another_name_is_listed);
  g_test_add_func ("/battle-report/report-names-the-winner-and-the-setting",
                   test_report_names_the_winner_and_the_setting);
  g_test_add_func ("/battle-report/report-of-a-long-battle", test_report_of_a_long_battle);

  return g_test_run ();
}
