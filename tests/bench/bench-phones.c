/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/phones/muster-battle-phones.h"
#include "app/muster-application.h"
#include "app/muster-resources.h"
#include "app/window/muster-window.h"
#include "muster-bench.h"
#include "muster-test-kings.h"
#include "muster-test-phone.h"
#include "muster-test-store.h"
#include "muster-test.h"

#include <stdlib.h>
#include <string.h>

/* W-SHAPE-03: are the frames of the window longer while phones are served? Orders are given in a battle with
 * many units and twelve players. Of each the longest frame is taken, and the longest that the window does
 * something else at a stretch: what seats see is worked out between frames, and a frame that is due then is
 * late by that.
 *
 * bench-phones [ROUNDS] */

#define N_ROUNDS 12
#define SEATS_A_SIDE 6
#define PHONES_A_SEAT 3

typedef struct
{
  MusterWindow *window;
  MusterPhones *phones;
  gboolean painted;
} Bench;

typedef struct
{
  double frame;  /* milliseconds */
  double between;
} Longest;

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  bench->painted = TRUE;
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

static char *
write_battle (guint n_units)
{
  g_autoptr (GString) setup = g_string_new ("side red players=");
  MusterKingsCase battle = { 0 };

  for (guint i = 0; i < SEATS_A_SIDE; i++)
    g_string_append_printf (setup, "%sr-player-%u", i > 0 ? "," : "", i);
  g_string_append (setup, "\nside blue players=");
  for (guint i = 0; i < SEATS_A_SIDE; i++)
    g_string_append_printf (setup, "%sb-player-%u", i > 0 ? "," : "", i);
  for (guint i = 1; i <= n_units; i++)
    g_string_append_printf (setup, "\nr%u regular-infantry\nb%u tribal-infantry", i, i);
  battle.setup = setup->str;
  return muster_kings_case_to_file (&battle);
}

/* Until nothing is left to do, with what was longest. */
static Longest
settle (Bench *bench)
{
  Longest longest = { 0 };

  do
    {
      double start = muster_bench_thread_now ();
      double taken;

      bench->painted = FALSE;
      g_main_context_iteration (NULL, FALSE);
      taken = (muster_bench_thread_now () - start) * 1000.0;
      if (bench->painted)
        longest.frame = MAX (longest.frame, taken);
      else
        longest.between = MAX (longest.between, taken);
      if (!g_main_context_pending (NULL))
        g_usleep (20000);
    }
  while (g_main_context_pending (NULL));
  return longest;
}

static void
give_order (Bench *bench,
            guint  unit)
{
  MusterBattleSession *session = muster_window_get_session (bench->window);
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_unit (session, (int) unit);
  g_assert_true (muster_battle_session_choose_id (session, "stand-to"));
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
}

static Longest
measure (Bench *bench,
         guint  n_rounds)
{
  MusterBattleTimeline *timeline =
    muster_battle_session_get_timeline (muster_window_get_session (bench->window));
  g_autofree double *frames = g_new (double, n_rounds);
  g_autofree double *between = g_new (double, n_rounds);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_rounds; i++)
    {
      Longest longest;

      settle (bench);
      give_order (bench, 0);
      longest = settle (bench);
      frames[i] = longest.frame;
      between[i] = longest.between;
      g_assert_true (muster_battle_timeline_undo (timeline, &error));
      g_assert_no_error (error);
    }
  return (Longest) { get_median (frames, n_rounds), get_median (between, n_rounds) };
}

static gboolean
is_open (gpointer data)
{
  return muster_phones_get_address (data) != NULL;
}

/* Everybody looks: three phones at each seat. */
static void
look (Bench     *bench,
      GPtrArray *streams)
{
  GListModel *seats = muster_phones_get_seats (bench->phones);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_phones_open (bench->phones, "127.0.0.1", &error));
  g_assert_no_error (error);
  g_assert_true (muster_test_wait_until (is_open, bench->phones, MUSTER_TEST_PATIENCE));
  for (guint i = 0; i < g_list_model_get_n_items (seats) * PHONES_A_SEAT; i++)
    {
      g_autoptr (MusterPhonesSeat) seat = g_list_model_get_item (seats, i / PHONES_A_SEAT);
      g_auto (MusterTestPhone) phone = { 0 };

      g_assert_cmpuint (muster_test_phone_join (&phone, muster_phones_seat_get_link (seat)), ==, 204);
      g_ptr_array_add (streams, muster_test_phone_look (&phone));
    }
}

static void
compare_battles (Bench *bench,
                 guint  n_units,
                 guint  n_rounds)
{
  g_autoptr (GPtrArray) streams = g_ptr_array_new_with_free_func (g_object_unref);
  Longest without, with;

  bench->phones = muster_battle_phones_new (muster_window_get_session (bench->window));
  without = measure (bench, n_rounds);
  look (bench, streams);
  with = measure (bench, n_rounds);
  g_print ("%2u units a side, %2u phones: longest frame %6.2f ms without, %6.2f ms with them, %4.2f of it; "
           "between frames %6.2f ms without, %6.2f ms with them\n",
           n_units, streams->len, without.frame, with.frame, with.frame / without.frame, without.between,
           with.between);
  muster_phones_close (bench->phones);
  g_clear_object (&bench->phones);
}

int
main (int   argc,
      char *argv[])
{
  static const guint sizes[] = { 6, 12, 30 };
  guint n_rounds = argc == 2 ? (guint) atoi (argv[1]) : N_ROUNDS;
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "muster.db");
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_new (&error);
  MusterStore *store;
  g_autoptr (MusterApplication) application = NULL;
  gint64 ids[G_N_ELEMENTS (sizes)];
  Bench bench = { 0 };

  g_assert_no_error (error);
  if (!gtk_init_check ())
    {
      g_print ("There is no display.\n");
      return 77;
    }
  store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *text = write_battle (sizes[i]);

      muster_test_import_battle (muster_store_get_battles (store), library, text, strlen (text), "bench",
                                 &ids[i], &error);
      g_assert_no_error (error);
    }
  muster_store_close (store);
  g_object_unref (store);
  g_object_unref (library);

  muster_resources_register ();
  application = muster_application_new (path, G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (application));
  bench.window = MUSTER_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (bench.window)), "after-paint",
                    G_CALLBACK (after_paint_cb), &bench);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      muster_window_open_battle (bench.window, ids[i]);
      settle (&bench);
      compare_battles (&bench, sizes[i], n_rounds);
    }

  gtk_window_destroy (GTK_WINDOW (bench.window));
  muster_test_dir_free (dir);
  return 0;
}
