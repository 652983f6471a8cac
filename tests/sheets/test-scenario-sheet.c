/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/plans/muster-plan-rolls.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/map/muster-map-words.h"
#include "sheets/page/muster-pdf.h"
#include "sheets/muster-scenario-sheet.h"
#include "tests/core/muster-test-packs.h"

#define SIZE 600

typedef struct
{
  MusterLibrary *library;
  MusterBattlePlan *plan;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_library_new ();
  fixture->plan =
    muster_battle_plan_new (fixture->library, muster_library_find_ruleset (fixture->library, data));
  muster_battle_plan_fill_sides (fixture->plan);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->plan);
  g_clear_object (&fixture->library);
}

static void
choose (Fixture    *fixture,
        const char *scenario)
{
  muster_battle_plan_set_scenario (
    fixture->plan,
    muster_catalog_find_scenario (muster_battle_plan_get_catalog (fixture->plan), scenario));
}

static cairo_surface_t *
paint (const MusterMap      *map,
       const MusterMapStyle *style,
       int                   width,
       int                   height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  MusterBrush brush;

  muster_brush_init (&brush, cr);
  muster_map_paint (map, style, width, height, &brush);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           double           x,
           double           y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  const guint32 *row =
    (const guint32 *) (gconstpointer) (data + cairo_image_surface_get_stride (surface) * (int) y);

  return row[(int) x];
}

static void
test_a_map_is_to_scale (Fixture       *fixture,
                        gconstpointer  data)
{
  static const struct
  {
    int length;
    int width;
    double surface_width;
    double surface_height;
  } cases[] = {
    { 72, 48, 600, 400 }, { 48, 48, 600, 400 }, { 96, 48, 300, 900 }, { 10, 90, 300, 300 },
    { 72, 48, 40, 40 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      MusterMap map;
      MusterMapFrame frame;

      muster_battle_plan_set_table (fixture->plan, cases[i].length, cases[i].width);
      muster_map_init_for_plan (&map, fixture->plan);
      muster_map_get_frame (&map, &muster_map_style_paper, cases[i].surface_width,
                            cases[i].surface_height, &frame);
      g_assert_cmpfloat_with_epsilon (frame.width / cases[i].length, frame.height / cases[i].width,
                                      1e-6);
      g_assert_cmpfloat_with_epsilon (frame.scale * cases[i].length, frame.width, 1e-6);
      g_assert_cmpfloat (frame.width, <=, cases[i].surface_width);
      g_assert_cmpfloat (frame.height, <=, cases[i].surface_height);
      g_assert_cmpfloat_with_epsilon (frame.x * 2 + frame.width, cases[i].surface_width, 1e-6);
    }
}

static void
test_a_map_fills_the_width_it_is_given (Fixture       *fixture,
                                        gconstpointer  data)
{
  MusterMap map;
  MusterMapFrame frame;
  double height;

  muster_map_init_for_plan (&map, fixture->plan);
  height = muster_map_get_height (&map, &muster_map_style_light, SIZE);
  muster_map_get_frame (&map, &muster_map_style_light, SIZE, height, &frame);
  g_assert_cmpfloat (frame.x, <, 40);
  g_assert_cmpfloat_with_epsilon (frame.x, frame.y, 0.01);
}

static void
test_what_is_whose_is_to_be_seen (Fixture       *fixture,
                                  gconstpointer  data)
{
  cairo_surface_t *surface;
  MusterMap map;
  MusterMapFrame frame;
  guint32 attacker, defender, outside;

  /* The attacker on the left, along the upper half of that edge; the defender opposite. */
  choose (fixture, "A");
  muster_map_init_for_plan (&map, fixture->plan);
  surface = paint (&map, &muster_map_style_light, SIZE, 420);
  muster_map_get_frame (&map, &muster_map_style_light, SIZE, 420, &frame);
  attacker = get_pixel (surface, frame.x - 3, frame.y + frame.height * 0.25);
  defender = get_pixel (surface, frame.x + frame.width + 3, frame.y + frame.height * 0.75);
  outside = get_pixel (surface, frame.x - 3, frame.y + frame.height * 0.75);
  g_assert_cmphex (attacker, !=, 0);
  g_assert_cmphex (defender, !=, 0);
  g_assert_cmphex (attacker, !=, defender);
  g_assert_cmphex (outside, ==, 0);
  cairo_surface_destroy (surface);
}

static guint
count_inked (cairo_surface_t      *surface,
             const MusterMapFrame *frame,
             double                from,
             double                to)
{
  guint n = 0;

  for (int y = (int) frame->y + 4; y < (int) (frame->y + frame->height) - 4; y++)
    for (int x = (int) (frame->x + from * frame->width); x < (int) (frame->x + to * frame->width); x++)
      n += (get_pixel (surface, x, y) & 0xff) < 0xc0;
  return n;
}

static void
test_areas_are_hatched_where_they_are (Fixture       *fixture,
                                       gconstpointer  data)
{
  cairo_surface_t *surface;
  MusterMap map;
  MusterMapFrame frame;

  choose (fixture, "F");
  muster_map_init_for_plan (&map, fixture->plan);
  surface = paint (&map, &muster_map_style_paper, SIZE, 420);
  muster_map_get_frame (&map, &muster_map_style_paper, SIZE, 420, &frame);
  /* The defender's zone is the right quarter; to the left of the middle there is only an arrow. */
  g_assert_cmpuint (count_inked (surface, &frame, 0.8, 0.98), >,
                    3 * count_inked (surface, &frame, 0.2, 0.38));
  cairo_surface_destroy (surface);
}

static void
test_every_map_is_painted_and_said (Fixture       *fixture,
                                    gconstpointer  data)
{
  static const MusterMapStyle *const styles[] = { &muster_map_style_paper, &muster_map_style_light,
                                                  &muster_map_style_dark };
  GPtrArray *scenarios =
    muster_catalog_get_scenarios (muster_battle_plan_get_catalog (fixture->plan));
  const char *folder = g_getenv ("MUSTER_TEST_PICTURES");

  for (guint i = 0; i < scenarios->len; i++)
    {
      const MusterScenario *scenario = scenarios->pdata[i];
      g_auto (GStrv) lines = NULL;
      g_autofree char *words = NULL;
      MusterMap map;

      muster_battle_plan_set_scenario (fixture->plan, scenario);
      muster_map_init_for_plan (&map, fixture->plan);
      g_assert_true (muster_map_has_shapes (&map));
      lines = muster_map_list_words (&map);
      g_assert_cmpuint (g_strv_length (lines), ==, scenario->map->len);
      words = muster_map_dup_words (&map);
      g_assert_nonnull (strstr (words, "Map of a table of"));
      for (guint j = 0; j < G_N_ELEMENTS (styles); j++)
        {
          cairo_surface_t *surface = paint (&map, styles[j], SIZE, 420);
          g_autofree char *name = g_strdup_printf ("%s/map-%s-%s-%u.png", folder != NULL ? folder : "",
                                                   (const char *) data, scenario->id, j);

          if (folder != NULL)
            cairo_surface_write_to_png (surface, name);
          cairo_surface_destroy (surface);
        }
    }
}

static void
test_a_map_says_where_things_are (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_auto (GStrv) lines = NULL;
  MusterMap map;

  choose (fixture, "C");
  muster_map_init_for_plan (&map, fixture->plan);
  lines = muster_map_list_words (&map);
  g_assert_cmpstr (lines[0], ==,
                   "Defender, one move: within 8\" of the point 36\" from the left and 24\" from the top");
  g_assert_cmpstr (lines[1], ==, "Attacker: the right edge, 6\" deep");
  g_assert_cmpstr (lines[2], ==, "Defender: the left edge");
}

/* Whoever attacks is first asked for; the sides may stand in any order. */
static void
test_a_map_has_the_colours_of_the_sides (Fixture       *fixture,
                                         gconstpointer  data)
{
  MusterMapStyle style = muster_map_style_light;
  MusterPlanSide *side = muster_battle_plan_get_side (fixture->plan, 0);

  muster_plan_side_set_role (side, MUSTER_ROLE_DEFENDER);
  muster_plan_side_set_role (muster_battle_plan_get_side (fixture->plan, 1), MUSTER_ROLE_ATTACKER);
  muster_plan_side_set_colour (side, "blue");
  muster_plan_side_set_colour (muster_battle_plan_get_side (fixture->plan, 1), "red");
  muster_map_style_follow_plan (&style, fixture->plan, FALSE);
  g_assert_cmpfloat (style.attacker.red, >, style.attacker.blue);
  g_assert_cmpfloat (style.defender.blue, >, style.defender.red);
  /* Brighter on a dark ground. */
  muster_map_style_follow_plan (&style, fixture->plan, TRUE);
  g_assert_cmpfloat (style.attacker.red, >, 0.9);
}

static void
assert_says (const char        *text,
             const char *const *needles)
{
  for (guint i = 0; needles[i] != NULL; i++)
    if (strstr (text, needles[i]) == NULL)
      g_error ("“%s” is not in: %s", needles[i], text);
}

static void
test_the_sheet_says_all_of_it (Fixture       *fixture,
                               gconstpointer  data)
{
  static const char *const needles[] = {
    "Just Passing By", "The Men Who Would Be Kings", "Set-up", "Attacker", "Defender",
    "First off the table over half strength", "Ann", "Beja", "the left edge", NULL,
  };
  g_autoptr (MusterDocument) sheet = NULL;
  g_autofree char *html = NULL;
  g_autofree char *markdown = NULL;
  g_autofree char *text = NULL;

  choose (fixture, "A");
  muster_plan_side_add_player (muster_battle_plan_get_side (fixture->plan, 0), NULL, "Ann");
  sheet = muster_scenario_sheet_new (fixture->plan);
  html = muster_document_to_html (sheet, NULL);
  markdown = muster_document_to_markdown (sheet);
  text = muster_document_to_text (sheet, 80);
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
test_every_map_stands_in_the_page (Fixture       *fixture,
                                   gconstpointer  data)
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
      muster_map_init_for_plan (&map, fixture->plan);
      sheet = muster_scenario_sheet_new (fixture->plan);
      html = muster_document_to_html (sheet, NULL);
      again = muster_document_to_html (sheet, NULL);
      g_assert_cmpstr (html, ==, again);
      read_drawn (html, &drawn);
      g_assert_cmpuint (drawn.n_named, ==, 1);
      g_assert_cmpuint (drawn.n_paths, >, 2);
      /* To scale: what is left of its height and width beside the margins. */
      g_assert_cmpfloat (drawn.height, >=,
                         muster_map_get_height (&map, &muster_map_style_paper, drawn.width));
      g_assert_cmpfloat (drawn.height, <=,
                         muster_map_get_height (&map, &muster_map_style_paper, drawn.width) + 1);
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
test_a_page_draws_what_the_painter_paints (Fixture       *fixture,
                                           gconstpointer  data)
{
  g_autoptr (MusterDocument) sheet = NULL;
  g_autofree char *html = NULL;
  g_autofree char *band = NULL;
  MusterMapFrame frame;
  MusterMap map;
  int height;

  choose (fixture, "C");
  sheet = muster_scenario_sheet_new (fixture->plan);
  html = muster_document_to_html (sheet, NULL);
  muster_map_init_for_plan (&map, fixture->plan);
  height = (int) ceil (muster_map_get_height (&map, &muster_map_style_paper, 480));
  muster_map_get_frame (&map, &muster_map_style_paper, 480, height, &frame);
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
test_the_sheet_is_printed (Fixture       *fixture,
                           gconstpointer  data)
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
  pdf = muster_document_to_pdf (sheet, &paper, &error);
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
  /* Boxes are drawn. */
  g_assert_null (strstr (text, "☐"));
}

/* A box is its mark: there is no bullet beside it. */
static void
test_what_is_to_be_set_up_has_boxes (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (MusterDocument) sheet = muster_scenario_sheet_new (fixture->plan);
  char **items = muster_battle_plan_get_scenario (fixture->plan)->checklist;
  g_autofree char *html = muster_document_to_html (sheet, NULL);
  g_autofree char *markdown = muster_document_to_markdown (sheet);
  g_autofree char *bbcode = muster_document_to_bbcode (sheet);
  g_autofree char *text = muster_document_to_text (sheet, 200);

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
test_the_sheet_names_the_house_packs (Fixture       *fixture,
                                      gconstpointer  data)
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
  named = muster_document_to_markdown (with);
  g_assert_nonnull (strstr (named, "House packs"));
  g_assert_nonnull (strstr (named, "Our house"));
  g_assert_nonnull (strstr (named, "second"));

  muster_battle_plan_set_packs (fixture->plan, (const char *const[]) { NULL });
  without = muster_scenario_sheet_new (fixture->plan);
  unnamed = muster_document_to_markdown (without);
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
test_sixty_units_a_side_fit_on_paper (Fixture       *fixture,
                                      gconstpointer  data)
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
      pdf = muster_document_to_pdf (sheet, &paper, &error);
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
  g_test_add ("/scenario-sheet/" ruleset "/" name, Fixture, ruleset, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("a-map-is-to-scale", "kings", test_a_map_is_to_scale);
  ADD ("a-map-fills-the-width-it-is-given", "kings", test_a_map_fills_the_width_it_is_given);
  ADD ("what-is-whose-is-to-be-seen", "kings", test_what_is_whose_is_to_be_seen);
  ADD ("areas-are-hatched-where-they-are", "kings", test_areas_are_hatched_where_they_are);
  ADD ("every-map-is-painted-and-said", "kings", test_every_map_is_painted_and_said);
  ADD ("every-map-is-painted-and-said", "hexcard", test_every_map_is_painted_and_said);
  ADD ("a-map-says-where-things-are", "kings", test_a_map_says_where_things_are);
  ADD ("a-map-has-the-colours-of-the-sides", "kings", test_a_map_has_the_colours_of_the_sides);
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

  return g_test_run ();
}
