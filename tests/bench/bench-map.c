/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "app/campaign/muster-theatre-area.h"
#include "core/campaign/muster-campaign-file.h"
#include "muster-bench.h"
#include "muster-test-library.h"

/* The largest map that there can be, 64 forces of 8 sides on 200 places: what a turn takes until it is
 * resolved, and from then until the map is on the screen. Fails where the processor needs more than 2 ms
 * for the one, or more than a frame of the screen lasts for the other or for going to the next place with an
 * arrow key. Beside them stand a frame in which the country is painted too, and one in which nothing is
 * new. */

#define N_PLACES 200
#define N_COLUMNS 20
#define N_FORCES 64
#define N_SIDES 8
#define PACE 2
#define N_ROUNDS 25
#define MAX_TURN 0.002
#define MAX_FRAME (1.0 / 60)
#define WIDTH 1280
#define HEIGHT 700

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

/* Tries it, so that the next round begins with the same. @after: (out): how it stands then. */
static gboolean
resolve (MusterCampaign      *campaign,
         MusterCampaignState *after)
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
      muster_campaign_state_assign (after, &outcome.state);
    }
  return tell ("a turn of 64 forces on 200 places", times, MAX_TURN);
}

typedef struct
{
  GtkWidget *window;
  MusterTheatreArea *area;
  gboolean is_painted;
} Screen;

static void
after_paint_cb (Screen *self)
{
  self->is_painted = TRUE;
}

/* Returns: the time until the next frame is painted */
static double
wait_for_frame (Screen *self,
                double  start)
{
  self->is_painted = FALSE;
  while (!self->is_painted)
    g_main_context_iteration (NULL, TRUE);
  return muster_bench_now () - start;
}

static double
show (Screen                    *self,
      MusterCampaign            *campaign,
      const MusterCampaignState *state,
      int                        chosen)
{
  double start = muster_bench_now ();
  MusterTheatre *theatre =
    muster_theatre_new (muster_campaign_get_setup (campaign), state, MUSTER_CAMPAIGN_MASTER);

  theatre->chosen = chosen;
  muster_theatre_area_take_theatre (self->area, theatre);
  return wait_for_frame (self, start);
}

static void
set_up (Screen *self)
{
  self->window = gtk_window_new ();
  self->area = MUSTER_THEATRE_AREA (muster_theatre_area_new ());
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->area));
  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->area)))
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (self->window), "after-paint",
                            G_CALLBACK (after_paint_cb), self);
}

/* Frames follow from the campaign as it stands before and after the turn, by turns. */
static gboolean
paint (MusterCampaign            *campaign,
       const MusterCampaignState *after)
{
  const MusterCampaignState *states[] = { muster_campaign_get_present (campaign), after };
  double whole[N_ROUNDS], turns[N_ROUNDS], choices[N_ROUNDS], nothing[N_ROUNDS];
  Screen self = { 0 };
  gboolean good;

  set_up (&self);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      double start;

      gtk_widget_set_margin_end (GTK_WIDGET (self.area), (int) (i % 2));
      whole[i] = show (&self, campaign, states[0], -1);
      turns[i] = show (&self, campaign, states[1], -1);
      start = muster_bench_now ();
      muster_theatre_area_choose (self.area, (int) i);
      choices[i] = wait_for_frame (&self, start);
      start = muster_bench_now ();
      gtk_widget_queue_draw (self.window);
      nothing[i] = wait_for_frame (&self, start);
    }
  gtk_window_destroy (GTK_WINDOW (self.window));

  tell ("a frame in which nothing is new", nothing, MAX_FRAME);
  tell ("the whole map, at another size", whole, MAX_FRAME);
  good = tell ("the map after a turn", turns, MAX_FRAME);
  return tell ("another place is chosen", choices, MAX_FRAME) && good;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterCampaign) campaign = begin ();
  g_auto (MusterCampaignState) after = { 0 };
  gboolean good = resolve (campaign, &after);

  adw_init ();
  return paint (campaign, &after) && good ? EXIT_SUCCESS : EXIT_FAILURE;
}
