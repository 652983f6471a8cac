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

/* W-SHAPE-03: how long after the window has painted it do 40 phones have a new state, and are the frames of
 * the window longer while phones are served? Orders are given in a battle with many units and twelve
 * players. Of each the longest frame is taken, and the longest that the window does something else at a
 * stretch: what seats see is worked out between frames, and a frame that is due then is late by that.
 *
 * Where other programs have the processor, what is measured is how long they let this one wait; “chrt -f 10”
 * before the command leaves that out.
 *
 * bench-phones [ROUNDS] */

#define N_ROUNDS 20
/* As many as a battle may have: with the side that has none, and spectators, there are seats for 42
 * phones. */
#define N_PLAYERS 12
#define N_PHONES 40
/* Nothing happens any more when the main loop has had nothing to do so often, half a millisecond apart. Time
 * alone says nothing where other programs have the processor. */
#define QUIET 40

typedef struct
{
  GSocketConnection *stream;
  GString *heard; /* since the last whole event */
  gboolean has_it;
} Phone;

typedef struct
{
  MusterWindow *window;
  MusterPhones *phones;
  gboolean painted;
  gint64 shown; /* when the first frame was painted after an order, or 0 */
} Bench;

/* Waits on a thread of its own until all phones have what they wait for. */
typedef struct
{
  GPtrArray *phones;
  const char *wanted;
  gint64 had; /* when the last of them had it */
  gint is_done;
} Watch;

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
  if (bench->shown == 0)
    bench->shown = g_get_monotonic_time ();
}

static void
phone_free (gpointer data)
{
  Phone *self = data;

  g_object_unref (self->stream);
  g_string_free (self->heard, TRUE);
  g_free (self);
}

/* Does one of the events that have arrived whole say it? */
static void
hear (Phone      *self,
      const char *wanted)
{
  char buffer[65536];
  GSocket *socket = g_socket_connection_get_socket (self->stream);
  gssize n = g_socket_receive (socket, buffer, sizeof buffer, NULL, NULL);
  const char *end;

  g_assert_cmpint (n, >, 0);
  g_string_append_len (self->heard, buffer, n);
  while ((end = strstr (self->heard->str, "\n\n")) != NULL)
    {
      self->has_it |= g_strstr_len (self->heard->str, end - self->heard->str, wanted) != NULL;
      g_string_erase (self->heard, 0, end + 2 - self->heard->str);
    }
}

static gpointer
watch_thread (gpointer data)
{
  Watch *watch = data;
  guint n = watch->phones->len;
  g_autofree GPollFD *fds = g_new0 (GPollFD, n);
  guint n_left = n;

  for (guint i = 0; i < n; i++)
    {
      Phone *phone = watch->phones->pdata[i];

      fds[i].fd = g_socket_get_fd (g_socket_connection_get_socket (phone->stream));
      fds[i].events = G_IO_IN;
      phone->has_it = FALSE;
    }
  while (n_left > 0)
    {
      g_poll (fds, n, -1);
      for (guint i = 0; i < n; i++)
        {
          Phone *phone = watch->phones->pdata[i];
          gboolean had_it = phone->has_it;

          if (fds[i].revents != 0)
            hear (phone, watch->wanted);
          n_left -= phone->has_it && !had_it;
        }
    }
  watch->had = g_get_monotonic_time ();
  g_atomic_int_set (&watch->is_done, TRUE);
  return NULL;
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

  for (guint i = 0; i < N_PLAYERS; i++)
    g_string_append_printf (setup, "%splayer-%u", i > 0 ? "," : "", i);
  g_string_append (setup, "\nside blue");
  for (guint i = 1; i <= n_units; i++)
    g_string_append_printf (setup, "\nr%u regular-infantry\nb%u tribal-infantry", i, i);
  battle.setup = setup->str;
  return muster_kings_case_to_file (&battle);
}

/* Until nothing is left to do and all phones have what they wait for, with what was longest. @watch:
 * (nullable) */
static Longest
settle (Bench *bench,
        Watch *watch)
{
  Longest longest = { 0 };
  guint n_quiet = 0;

  while (n_quiet < QUIET || (watch != NULL && !g_atomic_int_get (&watch->is_done)))
    {
      double start = muster_bench_thread_now ();
      double taken;

      bench->painted = FALSE;
      if (g_main_context_iteration (NULL, FALSE))
        n_quiet = 0;
      else
        {
          n_quiet++;
          g_usleep (500);
        }
      taken = (muster_bench_thread_now () - start) * 1000.0;
      if (bench->painted)
        longest.frame = MAX (longest.frame, taken);
      else
        longest.between = MAX (longest.between, taken);
    }
  return longest;
}

static void
give_order (Bench *bench,
            guint  unit)
{
  MusterBattleSession *session = muster_window_pages_get_session (bench->window);
  g_autoptr (GError) error = NULL;

  muster_battle_session_set_unit (session, (int) unit);
  g_assert_true (muster_battle_session_choose_id (session, "stand-to"));
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
}

/* @late: (nullable): how long after it is shown the last phone has each state, in milliseconds. */
static Longest
measure (Bench     *bench,
         guint      n_rounds,
         GPtrArray *phones,
         double    *late)
{
  MusterBattleTimeline *timeline =
    muster_battle_session_get_timeline (muster_window_pages_get_session (bench->window));
  g_autofree double *frames = g_new (double, n_rounds);
  g_autofree double *between = g_new (double, n_rounds);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_rounds; i++)
    {
      Watch watch = { phones, "\"line\": 1,", 0, FALSE };
      g_autoptr (GThread) thread = NULL;
      Longest longest;

      settle (bench, NULL);
      thread = g_thread_new ("phones", watch_thread, &watch);
      bench->shown = 0;
      give_order (bench, 0);
      longest = settle (bench, &watch);
      g_thread_join (g_steal_pointer (&thread));
      frames[i] = longest.frame;
      between[i] = longest.between;
      if (late != NULL)
        late[i] = (double) (watch.had - bench->shown) / 1000.0;
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

/* Everybody looks: three phones at each seat, or two. */
static void
look (Bench     *bench,
      GPtrArray *phones)
{
  GListModel *seats = muster_phones_get_seats (bench->phones);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_phones_open (bench->phones, "127.0.0.1", &error));
  g_assert_no_error (error);
  g_assert_true (muster_test_wait_until (is_open, bench->phones, MUSTER_TEST_PATIENCE));
  for (guint i = 0; i < N_PHONES; i++)
    {
      g_autoptr (MusterPhonesSeat) seat = g_list_model_get_item (seats, i % g_list_model_get_n_items (seats));
      g_auto (MusterTestPhone) phone = { 0 };
      Phone *looking = g_new0 (Phone, 1);

      g_assert_cmpuint (muster_test_phone_join (&phone, muster_phones_seat_get_link (seat)), ==, 204);
      looking->stream = G_SOCKET_CONNECTION (muster_test_phone_look (&phone));
      looking->heard = g_string_new (NULL);
      g_ptr_array_add (phones, looking);
    }
}

static void
compare_battles (Bench *bench,
                 guint  n_units,
                 guint  n_rounds)
{
  g_autoptr (GPtrArray) phones = g_ptr_array_new_with_free_func (phone_free);
  g_autofree double *late = g_new (double, n_rounds);
  Longest without, with;
  double median;

  bench->phones = muster_battle_phones_new (muster_window_pages_get_session (bench->window));
  without = measure (bench, n_rounds, phones, NULL);
  look (bench, phones);
  with = measure (bench, n_rounds, phones, late);
  median = get_median (late, n_rounds);
  g_print ("%2u units a side, %2u phones: the last has a state %3.0f ms after the window (median of %u), "
           "%3.0f ms (the slowest); longest frame %6.2f ms without, %6.2f ms with them, %4.2f of it; between "
           "frames %6.2f ms without, %6.2f ms with them\n",
           n_units, phones->len, median, n_rounds, late[n_rounds - 1], without.frame, with.frame,
           with.frame / without.frame, without.between, with.between);
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
      muster_window_battles_open (bench.window, ids[i]);
      settle (&bench, NULL);
      compare_battles (&bench, sizes[i], n_rounds);
    }

  gtk_window_destroy (GTK_WINDOW (bench.window));
  muster_test_dir_free (dir);
  return 0;
}
