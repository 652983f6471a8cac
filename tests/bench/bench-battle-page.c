/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-application.h"
#include "app/muster-resources.h"
#include "app/window/muster-window.h"
#include "muster-bench.h"
#include "muster-test-kings.h"
#include "muster-test.h"
#include "muster-test-store.h"

#include <stdlib.h>
#include <string.h>

/* What a player waits for in the battle page, until the frame that shows it is painted: from choosing an
 * order to its forecast, from the last die to the new state (with its commit), and until a battle is open.
 * Each in a small battle, in one of sixty units a side, and in one with a log of five thousand entries. And
 * the longest that the window does nothing else while the file of such a battle is opened.
 *
 * bench-battle-page [ROUNDS] */

#define N_ROUNDS 15
#define LONG_LOG 5000

typedef struct
{
  MusterWindow *window;
  MusterLibrary *library;
  MusterStore *store;
  gboolean painted;
} Bench;

typedef struct
{
  const char *name;
  guint n_units;
  guint n_entries;
  gint64 id;
  double times[4]; /* milliseconds: forecast, result, opening, longest while a file is opened */
} Battle;

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  bench->painted = TRUE;
}

/* Two frames: what the first one brings about while it is laid out comes with the second. */
static void
wait_for_frame (Bench *bench)
{
  for (guint i = 0; i < 2; i++)
    {
      bench->painted = FALSE;
      gtk_widget_queue_draw (GTK_WIDGET (bench->window));
      while (!bench->painted)
        g_main_context_iteration (NULL, TRUE);
    }
}

static void
settle (Bench *bench)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  wait_for_frame (bench);
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
write_battle (const Battle *battle)
{
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  MusterKingsCase battle_case = { 0 };

  for (guint i = 1; i <= battle->n_units; i++)
    g_string_append_printf (setup, "%sr%u regular-infantry\nb%u tribal-infantry", i > 1 ? "\n" : "",
                            i, i);
  for (guint i = 0; i < battle->n_entries; i++)
    g_string_append_printf (log, "%send-turn", i > 0 ? "\n" : "");
  battle_case.setup = setup->str;
  battle_case.log = battle->n_entries > 0 ? log->str : NULL;
  return muster_kings_case_to_file (&battle_case);
}

static void
add_battle (Bench  *bench,
            Battle *battle)
{
  g_autofree char *text = write_battle (battle);
  g_autoptr (GError) error = NULL;

  muster_test_import_battle (muster_store_get_battles (bench->store), bench->library, text,
                             strlen (text), "bench", &battle->id, &error);
  g_assert_no_error (error);
}

static double
time_opening (Bench  *bench,
              Battle *battle)
{
  double start;

  muster_window_show_page (bench->window, "desk");
  settle (bench);
  start = muster_bench_now ();
  muster_window_battles_open (bench->window, battle->id);
  wait_for_frame (bench);
  return (muster_bench_now () - start) * 1000.0;
}

static gboolean
is_open (Bench        *bench,
         const Battle *battle)
{
  MusterBattleSession *session = muster_window_pages_get_session (bench->window);

  return session != NULL &&
         muster_ledger_get_length (muster_battle_session_get_battle (session)) == battle->n_entries;
}

static double
time_file (Bench         *bench,
           const Battle  *battle,
           MusterTestDir *dir)
{
  g_autofree char *path = muster_test_dir_build (dir, "bench.muster-battle");
  g_autofree char *text = write_battle (battle);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  double longest = 0.0;
  gboolean is_begun = FALSE;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_ptr_array_add (files, g_file_new_for_path (path));
  muster_window_show_page (bench->window, "desk");
  settle (bench);
  while (!is_open (bench, battle) || g_main_context_pending (NULL))
    {
      double start = muster_bench_thread_now ();

      if (!is_begun)
        muster_window_files_open (bench->window, g_steal_pointer (&files));
      else
        g_main_context_iteration (NULL, TRUE);
      is_begun = TRUE;
      longest = MAX (longest, muster_bench_thread_now () - start);
    }
  return longest * 1000.0;
}

static MusterOrderForm *
begin_shot (Bench *bench)
{
  MusterBattleSession *session = muster_window_pages_get_session (bench->window);
  MusterBattle *battle = muster_battle_session_get_battle (session);
  const MusterState *state = muster_battle_get_state (battle);

  muster_battle_session_set_unit (session, muster_state_find_unit (state, "r1"));
  g_assert_true (muster_battle_session_choose_id (session, "fire"));
  g_assert_true (muster_battle_session_point_at (session, muster_state_find_unit (state, "b1")));
  return muster_battle_session_get_form (session);
}

static double
time_forecast (Bench *bench)
{
  double start, end;

  settle (bench);
  start = muster_bench_now ();
  begin_shot (bench);
  wait_for_frame (bench);
  end = muster_bench_now ();
  muster_battle_session_set_unit (muster_window_pages_get_session (bench->window), -1);
  return (end - start) * 1000.0;
}

static double
time_result (Bench *bench)
{
  MusterBattleSession *session = muster_window_pages_get_session (bench->window);
  MusterBattleTimeline *timeline = muster_battle_session_get_timeline (session);
  MusterOrderForm *form = begin_shot (bench);
  MusterDiceTray *tray = muster_order_dice_get_tray (muster_order_form_get_dice (form));
  g_autoptr (GError) error = NULL;
  double start, end;

  for (guint i = 0; i < 11; i++)
    g_assert_true (muster_dice_tray_type (tray, '1'));
  settle (bench);
  start = muster_bench_now ();
  g_assert_true (muster_dice_tray_type (tray, '1'));
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  wait_for_frame (bench);
  end = muster_bench_now ();
  g_assert_true (muster_battle_timeline_undo (timeline, &error));
  muster_battle_session_set_unit (session, -1);
  return (end - start) * 1000.0;
}

static void
measure (Bench  *bench,
         Battle *battle,
         guint   n_rounds)
{
  g_autofree double *opening = g_new (double, n_rounds);
  g_autofree double *forecast = g_new (double, n_rounds);
  g_autofree double *result = g_new (double, n_rounds);

  for (guint i = 0; i < n_rounds; i++)
    {
      opening[i] = time_opening (bench, battle);
      forecast[i] = time_forecast (bench);
      result[i] = time_result (bench);
    }
  battle->times[0] = get_median (forecast, n_rounds);
  battle->times[1] = get_median (result, n_rounds);
  battle->times[2] = get_median (opening, n_rounds);
}

static void
print_ratios (const Battle *battles,
              guint         n_battles)
{
  static const char *const names[] = { "an order to its forecast", "the last die to the state",
                                       "opening the battle", "longest, opening a file" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint k = 0; k < n_battles; k++)
      g_print ("%-28s %-14s %8.2f ms  %5.2f of the small battle\n", names[i], battles[k].name,
               battles[k].times[i], battles[k].times[i] / battles[0].times[i]);
}

int
main (int   argc,
      char *argv[])
{
  guint n_rounds = argc == 2 ? (guint) atoi (argv[1]) : N_ROUNDS;
  Battle battles[] = {
    { "small", 5, 10 }, { "60 a side", 60, 10 }, { "5,000 entries", 5, LONG_LOG },
  };
  MusterTestDir *dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "muster.db");
  g_autoptr (GError) error = NULL;
  Bench bench = { .library = muster_library_new (&error) };
  g_autoptr (MusterApplication) application = NULL;

  g_assert_no_error (error);
  if (!gtk_init_check ())
    {
      g_print ("There is no display.\n");
      return 77;
    }
  bench.store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    add_battle (&bench, &battles[i]);
  muster_store_close (bench.store);
  g_clear_object (&bench.store);

  muster_resources_register ();
  application = muster_application_new (path, G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (application));
  bench.window =
    MUSTER_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (bench.window)), "after-paint",
                    G_CALLBACK (after_paint_cb), &bench);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      measure (&bench, &battles[i], n_rounds);
      battles[i].times[3] = time_file (&bench, &battles[i], dir);
    }
  print_ratios (battles, G_N_ELEMENTS (battles));

  gtk_window_destroy (GTK_WINDOW (bench.window));
  g_clear_object (&bench.library);
  muster_test_dir_free (dir);
  return 0;
}
