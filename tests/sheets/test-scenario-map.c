/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/map/muster-map-painting.h"
#include "sheets/map/muster-map-words.h"
#include "sheets/muster-scenario-sheet.h"
#include "tests/sheets/muster-test-scenario.h"

/* Maps as they are painted, and as they are told. */

#define SIZE 600

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
  muster_map_painter_paint (map, style, width, height, &brush);
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
test_a_map_is_to_scale (MusterTestScenario *fixture,
                        gconstpointer       data)
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
      muster_scenario_sheet_init_map (&map, fixture->plan);
      muster_map_painter_get_frame (&map, &muster_map_style_paper, cases[i].surface_width,
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
test_a_map_fills_the_width_it_is_given (MusterTestScenario *fixture,
                                        gconstpointer       data)
{
  MusterMap map;
  MusterMapFrame frame;
  double height;

  muster_scenario_sheet_init_map (&map, fixture->plan);
  height = muster_map_painter_get_height (&map, &muster_map_style_light, SIZE);
  muster_map_painter_get_frame (&map, &muster_map_style_light, SIZE, height, &frame);
  g_assert_cmpfloat (frame.x, <, 40);
  g_assert_cmpfloat_with_epsilon (frame.x, frame.y, 0.01);
}

static void
test_what_is_whose_is_to_be_seen (MusterTestScenario *fixture,
                                  gconstpointer       data)
{
  cairo_surface_t *surface;
  MusterMap map;
  MusterMapFrame frame;
  guint32 attacker, defender, outside;

  /* The attacker on the left, along the upper half of that edge; the defender opposite. */
  muster_test_scenario_choose (fixture, "A");
  muster_scenario_sheet_init_map (&map, fixture->plan);
  surface = paint (&map, &muster_map_style_light, SIZE, 420);
  muster_map_painter_get_frame (&map, &muster_map_style_light, SIZE, 420, &frame);
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
test_areas_are_hatched_where_they_are (MusterTestScenario *fixture,
                                       gconstpointer       data)
{
  cairo_surface_t *surface;
  MusterMap map;
  MusterMapFrame frame;

  muster_test_scenario_choose (fixture, "F");
  muster_scenario_sheet_init_map (&map, fixture->plan);
  surface = paint (&map, &muster_map_style_paper, SIZE, 420);
  muster_map_painter_get_frame (&map, &muster_map_style_paper, SIZE, 420, &frame);
  /* The defender's zone is the right quarter; to the left of the middle there is only an arrow. */
  g_assert_cmpuint (count_inked (surface, &frame, 0.8, 0.98), >,
                    3 * count_inked (surface, &frame, 0.2, 0.38));
  cairo_surface_destroy (surface);
}

/* All but lines that are nobody's and have no name. */
static guint
count_said (GPtrArray *shapes)
{
  guint n = 0;

  for (guint i = 0; i < shapes->len; i++)
    {
      const MusterMapShape *shape = shapes->pdata[i];

      n += *shape->label != '\0' || shape->attacker != shape->defender ||
           (shape->kind != MUSTER_MAP_LINE && shape->kind != MUSTER_MAP_ARROW);
    }
  return n;
}

static void
test_every_map_is_painted_and_said (MusterTestScenario *fixture,
                                    gconstpointer       data)
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
      muster_scenario_sheet_init_map (&map, fixture->plan);
      g_assert_true (muster_map_painter_has_shapes (&map));
      lines = muster_map_words_list (&map);
      g_assert_cmpuint (g_strv_length (lines), ==, count_said (scenario->map));
      words = muster_map_words_dup (&map);
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
test_a_map_says_where_things_are (MusterTestScenario *fixture,
                                  gconstpointer       data)
{
  g_auto (GStrv) lines = NULL;
  MusterMap map;

  muster_test_scenario_choose (fixture, "C");
  muster_scenario_sheet_init_map (&map, fixture->plan);
  lines = muster_map_words_list (&map);
  g_assert_cmpstr (lines[0], ==,
                   "Defender, one move: within 8\" of a point in the middle");
  g_assert_cmpstr (lines[1], ==, "Attacker: the right edge, 6\" deep");
  g_assert_cmpstr (lines[2], ==, "Defender: the left edge");
}

static gboolean
overlap (const cairo_rectangle_t *one,
         const cairo_rectangle_t *other)
{
  return one->x < other->x + other->width - 0.01 && other->x < one->x + one->width - 0.01 &&
         one->y < other->y + other->height - 0.01 && other->y < one->y + one->height - 0.01;
}

/* Whatever the table, the paper and the scenario, no words stand on others; where there is room, as on
 * paper, none are left out. */
static void
test_labels_never_collide (MusterTestScenario *fixture,
                           gconstpointer       data)
{
  static const int widths[] = { 240, 330, 480, 720 };
  const int length = muster_battle_plan_get_table_length (fixture->plan);
  const int depth = muster_battle_plan_get_table_width (fixture->plan);
  const int tables[][2] = {
    { length, depth }, { depth, depth }, { length * 4 / 3, depth }, { depth, length },
  };
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_battle_plan_get_catalog (fixture->plan));

  for (guint i = 0; i < scenarios->len * G_N_ELEMENTS (tables) * G_N_ELEMENTS (widths); i++)
    {
      const MusterScenario *scenario =
        scenarios->pdata[i / G_N_ELEMENTS (tables) / G_N_ELEMENTS (widths)];
      const int *table = tables[i / G_N_ELEMENTS (widths) % G_N_ELEMENTS (tables)];
      int width = widths[i % G_N_ELEMENTS (widths)];
      g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_t));
      cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      guint n_labels = 0;
      MusterMapPainting painting;
      MusterBrush brush;
      MusterMap map;

      muster_brush_init (&brush, cr);
      muster_battle_plan_set_scenario (fixture->plan, scenario);
      muster_scenario_sheet_init_map (&map, fixture->plan);
      map.length = table[0];
      map.width = table[1];
      painting = (MusterMapPainting) { .map = &map, .style = &muster_map_style_paper, .brush = &brush,
                                       .cr = cr, .unit = muster_map_style_paper.font_size, .taken = taken };
      muster_map_painter_paint_all (&painting, width,
                                    ceil (muster_map_painter_get_height (&map, &muster_map_style_paper,
                                                                         width)));
      for (guint k = 0; k < scenario->map->len; k++)
        n_labels += *((const MusterMapShape *) scenario->map->pdata[k])->label != '\0';
      if (width >= 480 && taken->len < n_labels)
        g_error ("%s, %d × %d, %d wide: %u of %u labels", scenario->id, table[0], table[1], width,
                 taken->len, n_labels);
      for (guint k = 0; k < taken->len; k++)
        for (guint m = 0; m < k; m++)
          if (overlap (&g_array_index (taken, cairo_rectangle_t, k),
                       &g_array_index (taken, cairo_rectangle_t, m)))
            g_error ("%s, %d × %d, %d wide: two labels on each other", scenario->id, table[0], table[1],
                     width);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* Whoever attacks is first asked for; the sides may stand in any order. */
static void
test_a_map_has_the_colours_of_the_sides (MusterTestScenario *fixture,
                                         gconstpointer       data)
{
  MusterMapStyle style = muster_map_style_light;
  MusterPlanSide *side = muster_battle_plan_get_side (fixture->plan, 0);

  muster_plan_side_set_role (side, MUSTER_ROLE_DEFENDER);
  muster_plan_side_set_role (muster_battle_plan_get_side (fixture->plan, 1), MUSTER_ROLE_ATTACKER);
  muster_plan_side_set_colour (side, "blue");
  muster_plan_side_set_colour (muster_battle_plan_get_side (fixture->plan, 1), "red");
  muster_scenario_sheet_set_map_style (&style, fixture->plan, FALSE);
  g_assert_cmpfloat (style.attacker.red, >, style.attacker.blue);
  g_assert_cmpfloat (style.defender.blue, >, style.defender.red);
  /* Brighter on a dark ground. */
  muster_scenario_sheet_set_map_style (&style, fixture->plan, TRUE);
  g_assert_cmpfloat (style.attacker.red, >, 0.9);
}

#define ADD(name, ruleset, function)                                                              \
  g_test_add ("/scenario-map/" ruleset "/" name, MusterTestScenario, ruleset,                     \
              muster_test_scenario_set_up, function, muster_test_scenario_tear_down)

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
  ADD ("labels-never-collide", "kings", test_labels_never_collide);
  ADD ("labels-never-collide", "hexcard", test_labels_never_collide);
  ADD ("labels-never-collide", "magdala", test_labels_never_collide);
  ADD ("labels-never-collide", "toysoldier", test_labels_never_collide);
  ADD ("a-map-has-the-colours-of-the-sides", "kings", test_a_map_has_the_colours_of_the_sides);

  return g_test_run ();
}
