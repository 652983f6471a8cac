/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"

#include <stdlib.h>
#include <string.h>

/* Folding a long campaign, an entry at a time, beside a short one in the same run; and what is shown of
  both when
 * they are open: the last state, and one from the middle.
 *
 * bench-campaign [ENTRIES] */

#define N_ENTRIES 5000
#define N_CHAPTERS 200
#define N_UNITS 30
#define MAX_RATIO 4.0

static MusterCampaign *
read_text (MusterLibrary *library,
           const char    *text)
{
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = muster_campaign_file_read (library, text, strlen (text), "bench", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

/* A campaign that went its way, and went on with notes when its way was at its end. */
static char *
play (MusterLibrary *library,
      guint          n_chapters,
      guint          n_entries)
{
  g_autofree char *text = muster_test_campaigns_invent (6, n_chapters, N_UNITS);
  g_autoptr (MusterCampaign) campaign = read_text (library, text);
  MusterRandom random;

  muster_random_init (&random, 6);
  while (muster_campaign_get_length (campaign) < n_entries)
    if (!muster_test_campaigns_go_on (campaign, &random))
      muster_test_campaigns_step (campaign, &random);
  return muster_campaign_file_write (campaign);
}

/* Milliseconds to fold the text, in the best of some rounds. */
static double
measure (MusterLibrary *library,
         const char    *text,
         double        *look,
         guint         *n_entries)
{
  double best = G_MAXDOUBLE;

  *look = G_MAXDOUBLE;
  for (guint i = 0; i < 5; i++)
    {
      gint64 begin = g_get_monotonic_time ();
      g_autoptr (MusterCampaign) campaign = read_text (library, text);
      gint64 read = g_get_monotonic_time ();

      *n_entries = muster_campaign_get_length (campaign);
      muster_campaign_look (campaign, *n_entries / 2);
      muster_campaign_look (campaign, *n_entries);
      best = MIN (best, (double) (read - begin) / 1000);
      *look = MIN (*look, (double) (g_get_monotonic_time () - read) / 1000);
    }
  return best;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  guint n_entries = argc > 1 ? (guint) atoi (argv[1]) : N_ENTRIES;
  g_autofree char *long_text = play (library, N_CHAPTERS, n_entries);
  g_autofree char *short_text = play (library, 10, n_entries / 20);
  guint n_long, n_short;
  double long_look, short_look;
  double long_time = measure (library, long_text, &long_look, &n_long);
  double short_time = measure (library, short_text, &short_look, &n_short);
  double ratio = (long_time / n_long) / (short_time / n_short);

  g_print ("%u entries folded in %.1f ms, %.1f µs each; %u in %.1f ms, %.1f µs each: %.2f times as long\n",
    n_long,
           long_time, 1000 * long_time / n_long, n_short, short_time, 1000 * short_time / n_short, ratio);
  g_print ("the middle and the end shown in %.2f ms; of the short one in %.2f ms: %.2f times as long\n",
           long_look, short_look, long_look / short_look);
  if (ratio > MAX_RATIO)
    {
      g_printerr ("An entry of a long campaign takes more than %.1f times as long as one of a short one.\n",
                  MAX_RATIO);
      return EXIT_FAILURE;
    }
  return EXIT_SUCCESS;
}
