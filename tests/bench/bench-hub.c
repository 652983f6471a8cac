/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-hub.h"

#include <stdlib.h>

/* An order that is recorded while a thread exchanges with a hub, and in turns with it one that is recorded
 * in a data file that has joined none. By the clock: waiting is what it is about. with-hub.py starts the
 * server.
 *
 * bench-hub [ORDERS] */

#define N_ORDERS 600
#define N_ROUNDS 3
#define MAX_MEDIAN 1.05
/* In microseconds, between two orders: quicker than anybody is, and slow enough to let the thread work. */
#define PAUSE 15000

typedef struct
{
  Desk desk;
  MusterBattle *battle;
  GArray *times; /* in microseconds */
} Side;

static void
add_order (Side *side)
{
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 begin, time;

  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (muster_battle_get_ruleset (side->battle))->orders,
                     muster_test_app_find_verb (side->battle, "note"), -1);
  muster_order_set_text (&order, 0, "tea");
  begin = g_get_monotonic_time ();
  muster_battle_record (side->battle, &order, &tape, &error);
  time = g_get_monotonic_time () - begin;
  g_assert_no_error (error);
  g_array_append_val (side->times, time);
}

static void
open_side (Side *side)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  open_desk (&side->desk);
  id = add_battle (side->desk.store);
  side->desk.kind = dup_uuid (side->desk.store, id);
  side->battle = muster_battle_store_open (muster_store_get_battles (side->desk.store), id, library, 0,
                                           &error);
  g_assert_no_error (error);
  side->times = g_array_new (FALSE, FALSE, sizeof (gint64));
}

static void
close_side (Side *side)
{
  g_clear_object (&side->battle);
  g_free ((char *) side->desk.kind);
  close_desk (&side->desk);
  g_array_unref (side->times);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = *(const gint64 *) a, second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

static double
get_quantile (Side   *side,
              double  part)
{
  g_array_sort (side->times, compare_times);

  return (double) g_array_index (side->times, gint64, (guint) (part * (side->times->len - 1))) / 1000;
}

static void
work_for (gint64 microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

static gboolean
has_sent_all (gpointer data)
{
  Side *side = data;
  const MusterHubItem *item = muster_hub_centre_find (side->desk.centre, "battle", side->desk.kind);

  return item != NULL && item->mark->n == (gint64) side->times->len + 1;
}

static gboolean
run_round (guint n_orders)
{
  Side connected = { 0 }, alone = { 0 };
  double median;

  open_side (&connected);
  open_side (&alone);
  ask_to_join (&connected.desk, get_hub (), "Here");
  wait (is_up_to_date, &connected.desk);
  muster_hub_centre_ask_for (connected.desk.centre, MUSTER_HUB_WORK_SHARE, "battle", connected.desk.kind);
  wait (has_sent_all, &connected);
  for (guint i = 0; i < n_orders; i++)
    {
      add_order (i % 2 == 0 ? &connected : &alone);
      add_order (i % 2 == 0 ? &alone : &connected);
      work_for (PAUSE);
    }
  wait (has_sent_all, &connected);
  median = get_quantile (&connected, 0.5) / get_quantile (&alone, 0.5);
  g_print ("%u orders: recorded while connected in %.2f ms (p99 %.2f), without a hub in %.2f ms (p99 %.2f):"
           " %.3f times\n",
           n_orders, get_quantile (&connected, 0.5), get_quantile (&connected, 0.99),
           get_quantile (&alone, 0.5), get_quantile (&alone, 0.99), median);
  close_side (&connected);
  close_side (&alone);

  return median <= MAX_MEDIAN;
}

/* A machine that is busy with something else may spoil a round, but hardly all of them. */
int
main (int   argc,
      char *argv[])
{
  guint n_orders = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : N_ORDERS;
  g_autofree char *here = g_get_current_dir ();
  gboolean done = FALSE;

  /* Temporary files are in memory on many systems, and then nothing is waited for. */
  g_setenv ("TMPDIR", here, TRUE);
  hubs = g_strsplit (g_getenv ("MUSTER_TEST_HUBS"), "\n", -1);
  library = muster_test_library_new ();
  for (guint i = 0; i < N_ROUNDS && !done; i++)
    done = run_round (n_orders);
  g_object_unref (library);
  g_strfreev (hubs);
  if (!done)
    g_printerr ("Recording while connected takes more than %.2f times of recording without a hub.\n",
                MAX_MEDIAN);

  return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
