/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/careers/muster-career-totals.h"
#include "core/careers/muster-careers.h"
#include "muster-bench.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"

#include <stdlib.h>
#include <string.h>

/* The first page of a career after many battles, beside one after ten in the same run: what is read of the
 * log before anything is shown, and what the page says of it. The rest is read while somebody looks at it,
 * and is measured by the entry.
 *
 * bench-careers [BATTLES] */

#define N_BATTLES 300
#define N_SHORT 10
#define N_UNITS 6
#define N_ROUNDS 9
#define MAX_RATIO 2.0
#define PAGE 20

/* A campaign that went its way through all of its chapters. */
static MusterCampaign *
play (MusterLibrary *library,
      guint          n_chapters)
{
  g_autofree char *text = muster_test_campaigns_invent (6, n_chapters, N_UNITS);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = muster_campaign_file_read (library, text, strlen (text), "bench", NULL, &error);
  MusterRandom random;

  g_assert_no_error (error);
  muster_random_init (&random, 6);
  while (muster_test_campaigns_go_on (campaign, &random))
    continue;
  return campaign;
}

/* What a page says first: the newest events of somebody who has any, and what they come to. */
static guint
show_page (MusterCareers *careers)
{
  GListModel *units = muster_careers_get_units (careers);
  guint n_words = 0;

  for (guint i = 0; i < g_list_model_get_n_items (units) && n_words == 0; i++)
    {
      g_autoptr (MusterCareer) career = g_list_model_get_item (units, i);
      GPtrArray *events = muster_career_get_events (career);
      MusterCareerTotals totals;
      g_autofree char *summary = NULL;

      for (guint k = events->len; k > 0 && events->len - k < PAGE; k--)
        {
          g_autofree char *text = muster_career_words_event_to_text (g_ptr_array_index (events, k - 1));

          n_words += text != NULL;
        }
      muster_career_totals_sum (careers, career, &totals);
      summary = muster_career_totals_to_text (&totals);
    }
  return n_words;
}

/* Seconds until the page is there, and until everything is read. */
static double
measure (MusterCampaign *campaign,
         double         *all)
{
  double best = G_MAXDOUBLE;

  *all = G_MAXDOUBLE;
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      double begin = muster_bench_now ();
      g_autoptr (MusterCareers) careers = muster_careers_new (campaign);

      muster_careers_read_more (careers);
      g_assert_cmpuint (show_page (careers), >, 0);
      best = MIN (best, muster_bench_now () - begin);
      muster_careers_read_all (careers);
      *all = MIN (*all, muster_bench_now () - begin);
    }
  return best;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  guint n_battles = argc > 1 ? (guint) atoi (argv[1]) : N_BATTLES;
  g_autoptr (MusterCampaign) long_one = play (library, n_battles);
  g_autoptr (MusterCampaign) short_one = play (library, N_SHORT);
  double long_all, short_all;
  double long_page = measure (long_one, &long_all);
  double short_page = measure (short_one, &short_all);
  double ratio = long_page / short_page;
  double each = (long_all / muster_ledger_get_length (long_one)) /
                (short_all / muster_ledger_get_length (short_one));

  g_print ("a career’s first page after %u chapters (%u entries): %.2f ms; after %d (%u): %.2f ms; "
           "%.2f times as long\n",
           n_battles, muster_ledger_get_length (long_one), 1000 * long_page, N_SHORT,
           muster_ledger_get_length (short_one), 1000 * short_page, ratio);
  g_print ("all of it: %.2f ms and %.2f ms; an entry takes %.2f times as long\n", 1000 * long_all,
           1000 * short_all, each);
  if (ratio > MAX_RATIO)
    {
      g_printerr ("The first page takes more than %.1f times as long after a long campaign.\n", MAX_RATIO);
      return EXIT_FAILURE;
    }
  return EXIT_SUCCESS;
}
