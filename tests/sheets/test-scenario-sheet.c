/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/map/muster-map-words.h"
#include "sheets/muster-scenario-sheet.h"
#include "sheets/page/muster-pdf.h"
#include "tests/core/muster-test-packs.h"
#include "tests/sheets/muster-test-scenario.h"

static void
assert_says (const char        *text,
             const char *const *needles)
{
  for (guint i = 0; needles[i] != NULL; i++)
    if (strstr (text, needles[i]) == NULL)
      g_error ("“%s” is not in: %s", needles[i], text);
}

static void
test_the_sheet_says_all_of_it (MusterTestScenario *fixture,
                               gconstpointer       data)
{
  static const char *const needles[] = {
    "Just Passing By", "The Men Who Would Be Kings", "Set-up", "Attacker", "Defender",
    "First off the table over half strength", "Ann", "Beja", "the left edge", NULL,
  };
  g_autoptr (MusterDocument) sheet = NULL;
  g_autofree char *html = NULL;
  g_autofree char *markdown = NULL;
  g_autofree char *text = NULL;

  muster_test_scenario_choose (fixture, "A");
  muster_plan_side_add_player (muster_battle_plan_get_side (fixture->plan, 0), NULL, "Ann");
  sheet = muster_scenario_sheet_new (fixture->plan);
  html = muster_document_html_write (sheet, NULL);
  markdown = muster_document_markdown_write (sheet);
  text = muster_document_text_write (sheet, 80);
  assert_says (html, needles);
  assert_says (markdown, needles);
  assert_says (text, needles);
}

/* What a map in a page consists of. */
typedef struct
{
  guint n_paths;
  guint n_words;
  guint n_named; /* has a role, a title and a description */
  double width;
  double height;
  GString *texts;
} Drawn;

static void
drawn_start_cb (GMarkupParseContext  *context,
                const char           *element,
                const char          **names,
                const char          **values,
                gpointer              data,
                GError              **error)
{
  Drawn *drawn = data;
  const char *parent = NULL;

  if (g_markup_parse_context_get_element_stack (context)->next != NULL)
    parent = g_markup_parse_context_get_element_stack (context)->next->data;
  drawn->n_paths += g_str_equal (element, "path");
  drawn->n_words += g_str_equal (element, "text");
  drawn->n_named += g_str_equal (element, "desc") && g_strcmp0 (parent, "svg") == 0;
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_assert_cmpstr (names[i], !=, "style");
      g_assert_cmpstr (names[i], !=, "href");
      g_assert_cmpint (strncmp (names[i], "on", 2), !=, 0);
      if (g_str_equal (names[i], "viewBox"))
        g_assert_cmpint (sscanf (values[i], "0 0 %lf %lf", &drawn->width, &drawn->height), ==, 2);
      if (g_str_equal (names[i], "role"))
        g_assert_cmpstr (values[i], ==, "img");
    }
}

static void
drawn_text_cb (GMarkupParseContext  *context,
               const char           *text,
               gsize                 length,
               gpointer              data,
               GError              **error)
{
  Drawn *drawn = data;

  if (g_str_equal (g_markup_parse_context_get_element (context), "text"))
    g_string_append_printf (drawn->texts, "%.*s\n", (int) length, text);
}

static void
read_drawn (const char *html,
            Drawn      *drawn)
{
  static const GMarkupParser parser = { .start_element = drawn_start_cb, .text = drawn_text_cb };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, drawn, NULL);
  g_autoptr (GError) error = NULL;

  drawn->texts = g_string_new (NULL);
  g_markup_parse_context_parse (context, html, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
}

static void
test_every_map_stands_in_the_page (MusterTestScenario *fixture,
                                   gconstpointer       data)
{
  GPtrArray *scenarios =
    muster_catalog_get_scenarios (muster_battle_plan_get_catalog (fixture->plan));
  const char *folder = g_getenv ("MUSTER_TEST_PICTURES");

  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = scenarios->pdata[i];
      g_autoptr (MusterDocument) sheet = NULL;
      g_autofree char *html = NULL;
      g_autofree char *again = NULL;
      Drawn drawn = { 0 };
      MusterMap map;

      muster_battle_plan_set_scenario (fixture->plan, scenario);
      muster_scenario_sheet_init_map (&map, fixture->plan);
      sheet = muster_scenario_sheet_new (fixture->plan);
      html = muster_document_html_write (sheet, NULL);
      again = muster_document_html_write (sheet, NULL);
      g_assert_cmpstr (html, ==, again);
      read_drawn (html, &drawn);
      g_assert_cmpuint (drawn.n_named, ==, 1);
      g_assert_cmpuint (drawn.n_paths, >, 2);
      /* To scale: what is left of its height and width beside the margins. */
      g_assert_cmpfloat (drawn.height, >=,
                         muster_map_painter_get_height (&map, &muster_map_style_paper, drawn.width));
      g_assert_cmpfloat (drawn.height, <=,
                         muster_map_painter_get_height (&map, &muster_map_style_paper, drawn.width) + 1);
      for (guint j = 0; j < scenario->map->len; j++)
        {
          const MusterMapShape *shape = scenario->map->pdata[j];

          g_assert_nonnull (strstr (drawn.texts->str, shape->label));
        }
      if (folder != NULL)
        {
          g_autofree char *name = g_strdup_printf ("%s/sheet-%s-%s.html", folder,
                                                   (const char *) data, scenario->id);

          g_file_set_contents (name, html, -1, NULL);
        }
      g_string_free (drawn.texts, TRUE);
    }
}

/* A page draws what paper shows: the same path, point for point. */
static void
test_a_page_draws_what_the_painter_paints (MusterTestScenario *fixture,
                                           gconstpointer       data)
{
  g_autoptr (MusterDocument) sheet = NULL;
  g_autofree char *html = NULL;
  g_autofree char *band = NULL;
  MusterMapFrame frame;
  MusterMap map;
  int height;

  muster_test_scenario_choose (fixture, "C");
  sheet = muster_scenario_sheet_new (fixture->plan);
  html = muster_document_html_write (sheet, NULL);
  muster_scenario_sheet_init_map (&map, fixture->plan);
  height = (int) ceil (muster_map_painter_get_height (&map, &muster_map_style_paper, 480));
  muster_map_painter_get_frame (&map, &muster_map_style_paper, 480, height, &frame);
  /* Whole numbers of the path, up to its first corner. */
  band = g_strdup_printf ("<path d=\"M%.5g %.5gL%.5g", frame.x, round (frame.y * 100) / 100,
                          frame.x + frame.width);
  g_assert_nonnull (strstr (html, band));
  g_assert_nonnull (strstr (html, ">Defender, one move</text>"));
  g_assert_nonnull (strstr (html, " stroke-dasharray="));
  g_assert_nonnull (strstr (html, " transform=\"rotate(-90 "));
  g_assert_nonnull (strstr (html, "<title id=\"drawing-1\">Map of a table of 72 × 48&quot;</title>"));
}

static char *
read_pdf (const char *path)
{
  const char *argv[] = { "pdftotext", "-layout", path, "-", NULL };
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, NULL, NULL,
                     &error))
    return NULL;
  return text;
}

static void
test_the_sheet_is_printed (MusterTestScenario *fixture,
                           gconstpointer       data)
{
  static const char *const needles[] = { "(attacker, ", "(defender, ", "Set-up", "Attacker",
                                         "Defender", NULL };
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "sheet.pdf");
  const char *folder = g_getenv ("MUSTER_TEST_PICTURES");
  g_autoptr (MusterDocument) sheet = muster_scenario_sheet_new (fixture->plan);
  MusterPaper paper;
  g_autoptr (GBytes) pdf = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  muster_paper_init (&paper);
  /* Nothing of the plan may be needed any more. */
  g_clear_object (&fixture->plan);
  pdf = muster_pdf_write_document (sheet, &paper, &error);
  g_assert_no_error (error);
  g_file_set_contents (path, g_bytes_get_data (pdf, NULL), (gssize) g_bytes_get_size (pdf), &error);
  g_assert_no_error (error);
  if (folder != NULL)
    {
      g_autofree char *copy = g_strdup_printf ("%s/sheet-%s.pdf", folder, (const char *) data);

      g_file_set_contents (copy, g_bytes_get_data (pdf, NULL), (gssize) g_bytes_get_size (pdf), NULL);
    }
  text = read_pdf (path);
  if (text == NULL)
    {
      g_test_skip ("pdftotext is not there");
      return;
    }
  assert_says (text, needles);
  /* Boxes of the check-list are drawn; those of the score stand in its rows. */
  g_assert_false (g_regex_match_simple ("^☐ +[[:alpha:]]", text, G_REGEX_MULTILINE, 0));
}

/* A box is its mark: there is no bullet beside it. */
static void
test_what_is_to_be_set_up_has_boxes (MusterTestScenario *fixture,
                                     gconstpointer       data)
{
  g_autoptr (MusterDocument) sheet = muster_scenario_sheet_new (fixture->plan);
  char **items = muster_battle_plan_get_scenario (fixture->plan)->checklist;
  g_autofree char *html = muster_document_html_write (sheet, NULL);
  g_autofree char *markdown = muster_document_markdown_write (sheet);
  g_autofree char *bbcode = muster_document_bbcode_write (sheet);
  g_autofree char *text = muster_document_text_write (sheet, 200);

  g_assert_nonnull (items[0]);
  g_assert_nonnull (strstr (html, "<ul class=\"checks\">\n<li"));
  g_assert_true (g_regex_match_simple ("\n- \\[ \\] \\w", markdown, 0, 0));
  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("\n☐ %s\n", items[i]);

      g_assert_nonnull (strstr (text, line));
      g_assert_nonnull (strstr (bbcode, line));
    }
}

static void
test_the_sheet_names_the_house_packs (MusterTestScenario *fixture,
                                      gconstpointer       data)
{
  g_autoptr (MusterDocument) with = NULL;
  g_autoptr (MusterDocument) without = NULL;
  g_autofree char *named = NULL;
  g_autofree char *unnamed = NULL;

  g_clear_object (&fixture->plan);
  g_clear_object (&fixture->library);
  fixture->library = muster_test_new_library_with_packs ();
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, data));
  with = muster_scenario_sheet_new (fixture->plan);
  named = muster_document_markdown_write (with);
  g_assert_nonnull (strstr (named, "House packs"));
  g_assert_nonnull (strstr (named, "Our house"));
  g_assert_nonnull (strstr (named, "second"));

  muster_battle_plan_set_packs (fixture->plan, (const char *const[]) { NULL });
  without = muster_scenario_sheet_new (fixture->plan);
  unnamed = muster_document_markdown_write (without);
  g_assert_null (strstr (unnamed, "House packs"));
}

/* Sixty units that have a long name now and then. */
static MusterForce *
new_large_force (MusterRuleset *ruleset)
{
  MusterForce *force = muster_force_new (ruleset);
  GPtrArray *types = muster_catalog_get_types (muster_force_get_catalog (force));

  for (guint i = 0; i < 60; i++)
    {
      const MusterUnitType *type = types->pdata[i % types->len];
      g_autofree char *id = g_strdup_printf ("u%u", i);
      g_autofree char *name = g_strdup_printf (
        i % 7 == 0 ? "Unit %u of the Grand Field Force and of the Shan States" : "Unit %u", i);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, type->id);

      muster_force_unit_set_name (unit, name);
      muster_force_append (force, unit);
    }
  return force;
}

/* Every word is on the paper, within its margins. */
static void
check_boxes (const char        *path,
             const MusterPaper *paper)
{
  const char *argv[] = { "pdftotext", "-bbox", path, "-", NULL };
  g_autoptr (GRegex) regex =
    g_regex_new ("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">", 0,
                 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text,
                               NULL, NULL, NULL));
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      double box[4];

      for (int i = 0; i < 4; i++)
        {
          g_autofree char *number = g_match_info_fetch (match, i + 1);

          box[i] = g_ascii_strtod (number, NULL);
        }
      g_assert_cmpfloat (box[0], >, paper->margin - 2);
      g_assert_cmpfloat (box[1], >, paper->margin - 4);
      g_assert_cmpfloat (box[2], <, muster_paper_get_width (paper) - paper->margin + 2);
      g_assert_cmpfloat (box[3], <, muster_paper_get_height (paper) - paper->margin + 4);
      n++;
    }
  g_assert_cmpuint (n, >, 200);
}

static void
test_sixty_units_a_side_fit_on_paper (MusterTestScenario *fixture,
                                      gconstpointer       data)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "sheet.pdf");
  const char *folder = g_getenv ("MUSTER_TEST_PICTURES");
  g_autofree char *pdftotext = g_find_program_in_path ("pdftotext");

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterForce) force =
        new_large_force (muster_battle_plan_get_ruleset (fixture->plan));

      muster_plan_side_replace_force (muster_battle_plan_get_side (fixture->plan, i), 0, force);
    }
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (MusterDocument) sheet = muster_scenario_sheet_new (fixture->plan);
      g_autofree char *kept = g_strdup_printf ("%s/sixty-%s-%u.pdf", folder != NULL ? folder : "",
                                               (const char *) data, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) pdf = NULL;
      MusterPaper paper;

      muster_paper_init (&paper);
      paper.size = i % 2 == 0 ? MUSTER_PAPER_A4 : MUSTER_PAPER_LETTER;
      paper.large_type = i > 1;
      pdf = muster_pdf_write_document (sheet, &paper, &error);
      g_assert_no_error (error);
      g_file_set_contents (folder != NULL ? kept : path, g_bytes_get_data (pdf, NULL),
                           (gssize) g_bytes_get_size (pdf), &error);
      g_assert_no_error (error);
      if (pdftotext != NULL)
        check_boxes (folder != NULL ? kept : path, &paper);
    }
  if (pdftotext == NULL)
    g_test_skip ("pdftotext is not there");
}

#define ADD(name, ruleset, function)                                                              \
  g_test_add ("/scenario-sheet/" ruleset "/" name, MusterTestScenario, ruleset,                   \
              muster_test_scenario_set_up, function, muster_test_scenario_tear_down)

static void
assert_length (MusterBattlePlan *plan,
               const char       *expected)
{
  g_autofree char *length = muster_scenario_sheet_dup_length (plan);

  if (expected == NULL)
    g_assert_null (strstr (length, "goes first"));
  else
    g_assert_true (g_str_has_suffix (length, expected));
}

/* M-TURN-01, M-SCN-06: the roles alone do not say it. */
static void
test_who_begins_is_named (void)
{
  static const struct
  {
    const char *ruleset;
    const char *settings;
    const char *roles[2];
    const char *expected; /* NULL: cards decide */
  } cases[] = {
    { "magdala", "", { "attacker", "defender" }, ". Column goes first." },
    { "magdala", "\"first-side\": \"b\"", { "attacker", "defender" }, ". Tribes goes first." },
    { "magdala", "", { "defender", "attacker" }, ". Column goes first." },
    { "magdala", "\"first-side\": \"b\"", { "defender", "attacker" }, ". Tribes goes first." },
    { "hexcard", "", { "attacker", "defender" }, NULL },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *file = g_strdup_printf (
        "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"%s\","
        " \"scenario\": {\"settings\": {%s}}, \"sides\": ["
        "{\"id\": \"a\", \"name\": \"Column\", \"role\": \"%s\", \"units\": []},"
        "{\"id\": \"b\", \"name\": \"Tribes\", \"role\": \"%s\", \"units\": []}]}",
        cases[i].ruleset, cases[i].settings, cases[i].roles[0], cases[i].roles[1]);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, file, strlen (file), "case", &error);
      g_autoptr (MusterBattlePlan) plan = NULL;

      g_assert_no_error (error);
      plan = muster_plan_new_from_battle (library, battle);
      assert_length (plan, cases[i].expected);
    }
}

/* Sides without a name go by their roles. */
static void
test_who_begins_goes_by_his_role (MusterTestScenario *fixture,
                                  gconstpointer       data)
{
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (
    fixture->library, muster_library_find_ruleset (fixture->library, data));

  assert_length (plan, ". The attacker goes first.");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("the-sheet-says-all-of-it", "kings", test_the_sheet_says_all_of_it);
  ADD ("the-sheet-names-the-house-packs", "kings", test_the_sheet_names_the_house_packs);
  ADD ("every-map-stands-in-the-page", "kings", test_every_map_stands_in_the_page);
  ADD ("every-map-stands-in-the-page", "hexcard", test_every_map_stands_in_the_page);
  ADD ("a-page-draws-what-the-painter-paints", "kings", test_a_page_draws_what_the_painter_paints);
  ADD ("the-sheet-is-printed", "kings", test_the_sheet_is_printed);
  ADD ("the-sheet-is-printed", "hexcard", test_the_sheet_is_printed);
  ADD ("what-is-to-be-set-up-has-boxes", "kings", test_what_is_to_be_set_up_has_boxes);
  ADD ("sixty-units-a-side-fit-on-paper", "kings", test_sixty_units_a_side_fit_on_paper);
  ADD ("sixty-units-a-side-fit-on-paper", "hexcard", test_sixty_units_a_side_fit_on_paper);
  ADD ("who-begins-goes-by-his-role", "kings", test_who_begins_goes_by_his_role);
  g_test_add_func ("/scenario-sheet/who-begins-is-named", test_who_begins_is_named);

  return g_test_run ();
}
