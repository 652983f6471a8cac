/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "muster-bench.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"

#include <stdlib.h>
#include <string.h>

/* A campaign of many chapters and a long log beside one of ten chapters in the same run: folding it, by the
 * entry; opening it, which is to put what was folded before somebody, with the first rows of each list; and
 * looking back, at a state from the middle and at the last.
 *
 * bench-campaign [ENTRIES] */

#define N_ENTRIES 5000
#define N_CHAPTERS 200
#define N_UNITS 30
#define MAX_UNITS 480
#define N_ROUNDS 7
#define N_ROWS 20
#define MAX_RATIO 2.0

static MusterCampaign *
read_text (MusterLibrary *library,
           const char    *text)
{
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = muster_campaign_file_read (library, text, strlen (text), "bench", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static void
give (MusterCampaign     *campaign,
      MusterCampaignVerb  verb,
      const char         *text)
{
  g_autoptr (JsonNode) params = json_from_string (text, NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, verb, params);
  muster_campaign_record (campaign, &order, &tape, &error);
  g_assert_no_error (error);
}

/* One more unit now and then, until there are as many as there may be. */
static void
grow (MusterCampaign *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  guint n = muster_ledger_get_length (campaign);
  int n_units = muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS);
  const MusterCampaignUnitDef *like = muster_campaign_state_get_unit_def (state, 0);
  g_autofree char *raise = g_strdup_printf (
    "{\"force\": \"%s\", \"unit\": {\"id\": \"late-%u\", \"name\": \"Late %u\", \"type\": \"%s\"}}",
    muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, like->force)->id, n, n, like->type->id);
  if (n % 10 == 0 && n_units < MAX_UNITS)
    give (campaign, MUSTER_CAMPAIGN_ORDER_RAISE, raise);
  else
    give (campaign, MUSTER_CAMPAIGN_ORDER_NOTE, "{\"text\": \"It rained all day.\"}");
}

/* A campaign that went its way, and whose forces grew when its way was at its end: more chapters, more units
 * and a longer log. */
static char *
play (MusterLibrary *library,
      guint          n_chapters,
      guint          n_entries)
{
  g_autofree char *text = muster_test_campaigns_invent (6, n_chapters, N_UNITS);
  g_autoptr (MusterCampaign) campaign = read_text (library, text);
  MusterRandom random;

  muster_random_init (&random, 6);
  while (muster_ledger_get_length (campaign) < n_entries)
    if (!muster_test_campaigns_go_on (campaign, &random))
      grow (campaign);
  return muster_campaign_file_write (campaign);
}

/* Seconds, each the best of some rounds. */
typedef struct
{
  guint n_entries;
  double fold;
  double open;
  double look;
} Times;

/* What a page shows first of a list. */
static guint
show_rows (GListModel *list,
           const char *property)
{
  guint n = MIN (N_ROWS, g_list_model_get_n_items (list));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, g_list_model_get_n_items (list) - 1 - i);
      g_autofree char *text = NULL;

      g_object_get (item, property, &text, NULL);
      g_assert_nonnull (text);
    }
  return n;
}

static guint
show_page (MusterCampaign *campaign)
{
  guint n_rows = 0;

  muster_ledger_finish_loading (campaign);
  n_rows += show_rows (muster_campaign_get_duties (campaign), "text");
  return n_rows + show_rows (muster_ledger_get_log (campaign), "title");
}

static Times
measure (MusterLibrary *library,
         const char    *text)
{
  Times best = { 0, G_MAXDOUBLE, G_MAXDOUBLE, G_MAXDOUBLE };

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      double begin = muster_bench_now ();
      g_autoptr (MusterCampaign) campaign = read_text (library, text);
      double read = muster_bench_now ();
      double shown;

      g_assert_cmpuint (show_page (campaign), >, 0);
      shown = muster_bench_now ();
      best.n_entries = muster_ledger_get_length (campaign);
      muster_ledger_look (campaign, best.n_entries / 2);
      muster_ledger_look (campaign, best.n_entries);
      best.fold = MIN (best.fold, (read - begin) / best.n_entries);
      best.open = MIN (best.open, shown - read);
      best.look = MIN (best.look, muster_bench_now () - shown);
    }
  return best;
}

static gboolean
compare (const char *what,
         double      long_time,
         double      short_time)
{
  double ratio = long_time / short_time;

  g_print ("%s: %.1f µs; of the short one %.1f µs: %.2f times as long\n", what, 1e6 * long_time,
           1e6 * short_time, ratio);
  if (ratio > MAX_RATIO)
    g_printerr ("%s: more than %.1f times as long as of a short campaign.\n", what, MAX_RATIO);
  return ratio <= MAX_RATIO;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  guint n_entries = argc > 1 ? (guint) atoi (argv[1]) : N_ENTRIES;
  g_autofree char *long_text = play (library, N_CHAPTERS, n_entries);
  g_autofree char *short_text = play (library, 10, n_entries / 20);
  Times long_times = measure (library, long_text);
  Times short_times = measure (library, short_text);
  gboolean good;

  g_print ("%u entries, and %u\n", long_times.n_entries, short_times.n_entries);
  good = compare ("an entry folded", long_times.fold, short_times.fold);
  good = compare ("opened, with what is shown first", long_times.open, short_times.open) && good;
  good = compare ("the middle and the end shown", long_times.look, short_times.look) && good;
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
