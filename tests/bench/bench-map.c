/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "muster-bench.h"
#include "muster-test-library.h"
#include "sheets/theatre/muster-theatre-painter.h"

#include <cairo.h>
#include <stdlib.h>
#include <string.h>

/* The largest map that there can be: a turn of 64 forces of 8 sides on 200 places is resolved, and the map is
 * laid out and painted anew, as the window does it. Fails where a turn takes more than 2 ms of the processor.
 * What a painting takes is told beside a frame of the screen. */

#define N_PLACES 200
#define N_COLUMNS 20
#define N_FORCES 64
#define N_SIDES 8
#define PACE 2
#define N_ROUNDS 25
#define MAX_TURN 0.002
#define MAX_FRAME (1.0 / 60)
#define WIDTH 1280
#define HEIGHT 800

static void
append_places (GString *text)
{
  g_string_append (text, "\"map\": {\"size\": [2000, 1000], \"places\": [");
  for (int i = 0; i < N_PLACES; i++)
    g_string_append_printf (text,
                            "%s{\"id\": \"p%d\", \"name\": \"Place %d\", \"at\": [%d, %d], "
                            "\"value\": %d, \"kind\": \"%s\"}",
                            i > 0 ? ", " : "", i, i, 50 + i % N_COLUMNS * 100, 50 + i / N_COLUMNS * 100,
                            i % 5,
                            i % 7 == 0 ? "hill" : i % 11 == 0 ? "ford" : i % 5 == 0 ? "town" : "post");
  g_string_append (text, "], \"links\": [");
  for (int i = 0; i < N_PLACES; i++)
    {
      if (i % N_COLUMNS < N_COLUMNS - 1)
        g_string_append_printf (text, "%s{\"between\": [\"p%d\", \"p%d\"], \"kind\": \"road\"}",
                                i > 0 ? ", " : "", i, i + 1);
      if (i + N_COLUMNS < N_PLACES)
        g_string_append_printf (text, ", {\"between\": [\"p%d\", \"p%d\"], \"kind\": \"track\"}", i,
                                i + N_COLUMNS);
    }
  g_string_append (text, "]}, ");
}

/* Each force in a place of its own, with a march to the right and back. */
static void
append_forces (GString *text)
{
  g_string_append (text, "\"forces\": [");
  for (int i = 0; i < N_FORCES; i++)
    g_string_append_printf (text, "%s{\"id\": \"f%d\", \"name\": \"Force %d\", \"ruleset\": \"kings\", "
                            "\"side\": \"s%d\", \"place\": \"p%d\", \"units\": [{\"id\": \"u%d\", "
                            "\"name\": \"U\", \"type\": \"regular-infantry\", \"options\": [], "
                            "\"models\": 12}]}",
                            i > 0 ? ", " : "", i, i, i % N_SIDES, i * 3, i);
  g_string_append (text, "], \"log\": [");
  for (int i = 0; i < N_FORCES; i++)
    {
      g_string_append_printf (text, "%s{\"order\": \"march\", \"params\": {\"force\": \"f%d\", \"path\": [",
                              i > 0 ? ", " : "", i);
      for (int k = 0; k < PACE; k++)
        {
          int here = i * 3 % N_COLUMNS < N_COLUMNS - 1 ? i * 3 + 1 : i * 3 - 1;

          g_string_append_printf (text, "%s\"p%d\"", k > 0 ? ", " : "", k % 2 == 0 ? here : i * 3);
        }
      g_string_append (text, "]}}");
    }
  g_string_append (text, "]}");
}

static MusterCampaign *
begin (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GString) text = g_string_new ("{\"format\": \"muster-campaign\", \"version\": 1, "
                                           "\"title\": \"Bench\", \"start\": \"1879-01-11\", "
                                           "\"plan\": \"free\", \"sides\": [");
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign;

  for (int i = 0; i < N_SIDES; i++)
    g_string_append_printf (text, "%s{\"id\": \"s%d\", \"name\": \"Side %d\"}", i > 0 ? ", " : "", i, i);
  g_string_append_printf (text, "], \"chapters\": [{\"id\": \"c\", \"title\": \"C\"}], \"rules\": {\"map\": "
                          "{\"pace\": %d, \"capture\": \"pass\", \"score\": \"turn\", \"supply\": \"depot\", "
                          "\"hidden\": true}}, ", PACE);
  append_places (text);
  append_forces (text);
  campaign = muster_campaign_file_read (library, text->str, text->len, "bench", NULL, &error);
  g_assert_no_error (error);

  return campaign;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return one < other ? -1 : one > other;
}

static gboolean
tell (const char *what,
      double     *times,
      double      most)
{
  qsort (times, N_ROUNDS, sizeof *times, compare_times);
  g_print ("%s: %.2f ms (%.2f)\n", what, times[N_ROUNDS / 2] * 1e3, most * 1e3);

  return times[N_ROUNDS / 2] <= most;
}

static gboolean
resolve (MusterCampaign *campaign)
{
  g_autoptr (JsonNode) params = json_from_string ("{}", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  double times[N_ROUNDS];

  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_RESOLVE, params);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_auto (MusterCampaignOutcome) outcome = { 0 };
      g_auto (MusterTape) tape = { 0 };
      double start = muster_bench_now ();

      muster_tape_init (&tape);
      muster_campaign_outcome_init (&outcome);
      muster_campaign_try (campaign, &order, &tape, &outcome);
      times[i] = muster_bench_now () - start;
      g_assert_cmpint (outcome.base.kind, ==, MUSTER_OUTCOME_DONE);
    }
  return tell ("a turn of 64 forces on 200 places", times, MAX_TURN);
}

static void
paint (MusterCampaign *campaign)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  double times[N_ROUNDS];

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      cairo_t *cr = cairo_create (surface);
      double start = muster_bench_now ();
      g_autoptr (MusterTheatre) theatre =
        muster_theatre_new (muster_campaign_get_setup (campaign), muster_campaign_get_present (campaign),
                            MUSTER_CAMPAIGN_MASTER);
      g_autoptr (MusterTheatrePlan) plan =
        muster_theatre_plan_new (theatre, &muster_theatre_style_light, WIDTH, HEIGHT);
      MusterBrush brush;

      muster_brush_init (&brush, cr);
      muster_theatre_plan_paint (plan, &brush);
      cairo_surface_flush (surface);
      times[i] = muster_bench_now () - start;
      cairo_destroy (cr);
    }
  cairo_surface_destroy (surface);

  tell ("its map, laid out and painted", times, MAX_FRAME);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterCampaign) campaign = begin ();
  gboolean good = resolve (campaign);

  paint (campaign);
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
