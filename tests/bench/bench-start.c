/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-application.h"
#include "app/muster-resources.h"
#include "muster-test.h"
#include "muster-test-store.h"

#include <stdlib.h>
#include <string.h>

/* From the start of the process to the first frame: Muster, with a hundred battles in its file, and
 * a program that opens an empty window of libadwaita's, by turns. The program starts itself for both, and
 * ends without closing its file: each start is one after an unclean end.
 *
 * bench-start [ROUNDS [BATTLES]] */

#define N_ROUNDS 15
#define N_BATTLES 100
#define MUSTER "--muster"
#define BARE "--bare"

/* What the parent tells the child: when it was started, in microseconds of the clock of both. */
#define STARTED "MUSTER_BENCH_STARTED"

static void
after_paint_cb (GdkFrameClock *clock,
                gpointer       data)
{
  gint64 started = g_ascii_strtoll (g_getenv (STARTED), NULL, 10);

  g_print ("%" G_GINT64_FORMAT "\n", g_get_monotonic_time () - started);
  exit (EXIT_SUCCESS);
}

static void
realize_cb (GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (after_paint_cb), NULL);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWidget      *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
}

static void
activate_bare_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 720);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run_child (gboolean    is_bare,
           const char *path)
{
  g_autoptr (GApplication) application = NULL;

  muster_resources_register ();
  if (is_bare)
    {
      application = G_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
      g_signal_connect (application, "activate", G_CALLBACK (activate_bare_cb), NULL);
    }
  else
    application = G_APPLICATION (muster_application_new (path, G_APPLICATION_NON_UNIQUE));

  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  return g_application_run (application, 0, NULL);
}

static double
time_child (const char *which,
            const char *path)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *started = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  g_autoptr (GSubprocess) child = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, STARTED, started, TRUE);
  child = g_subprocess_launcher_spawn (launcher, &error, "/proc/self/exe", which, path, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (child, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (child), ==, 0);
  return (double) g_ascii_strtoll (output, NULL, 10) / 1000.0;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0.0 ? -1 : difference > 0.0;
}

static double
get_median (double *times,
            guint   n)
{
  qsort (times, n, sizeof *times, compare);
  return times[n / 2];
}

static void
fill_store (const char *path,
            guint       n_battles)
{
  static const char text[] =
    "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"A battle\","
    " \"sides\": ["
    "{\"id\": \"red\", \"units\": [{\"id\": \"r1\", \"type\": \"regular-infantry\"}]},"
    "{\"id\": \"blue\", \"units\": [{\"id\": \"b1\", \"type\": \"tribal-infantry\"}]}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_battles; i++)
    {
      gint64 id;

      muster_test_import_battle (muster_store_get_battles (store), library, text, strlen (text),
                                 "bench", &id, &error);
      g_assert_no_error (error);
    }
  muster_store_close (store);
}

int
main (int   argc,
      char *argv[])
{
  guint n_rounds = argc >= 2 ? (guint) atoi (argv[1]) : N_ROUNDS;
  guint n_battles = argc == 3 ? (guint) atoi (argv[2]) : N_BATTLES;
  g_autofree double *muster = g_new (double, n_rounds);
  g_autofree double *bare = g_new (double, n_rounds);
  MusterTestDir *dir;
  g_autofree char *path = NULL;
  double muster_median, bare_median;

  if (argc == 3 && g_str_has_prefix (argv[1], "--"))
    return run_child (strcmp (argv[1], BARE) == 0, argv[2]);
  if (!gtk_init_check ())
    {
      g_print ("There is no display.\n");
      return 77;
    }

  dir = muster_test_dir_new ();
  path = muster_test_dir_build (dir, "muster.db");
  fill_store (path, n_battles);
  time_child (BARE, path);
  time_child (MUSTER, path);
  for (guint i = 0; i < n_rounds; i++)
    {
      bare[i] = time_child (BARE, path);
      muster[i] = time_child (MUSTER, path);
    }
  muster_test_dir_free (dir);

  muster_median = get_median (muster, n_rounds);
  bare_median = get_median (bare, n_rounds);
  g_print ("start to first frame with %u battles after an unclean end, median of %u: Muster %.0f ms, a bare "
           "window %.0f ms: %.0f ms more, %.2f times\n",
           n_battles, n_rounds, muster_median, bare_median, muster_median - bare_median,
           muster_median / bare_median);
  return EXIT_SUCCESS;
}
