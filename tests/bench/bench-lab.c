/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/lab/muster-lab-run.h"
#include "muster-bench.h"

#include <stdlib.h>
#include <string.h>

/* Battles of eight units a side that two steady policies fight: how many a second on one processor, and how
 * many times as long they take as the same dice thrown and added up with nothing around them. Target: 50,000
 * a second for `kings`, 20,000 for the others, and at most 8 times the bare dice.
 *
 * bench-lab [BATTLES [RULESET]] */

#define BATTLES 2000

static const struct
{
  const char *ruleset;
  const char *types[9];
} armies[] = {
  { "kings", { "tribal-infantry", "regular-infantry", "crewed-weapon", "irregular-infantry",
               "regular-infantry", "tribal-cavalry", "regular-cavalry", "irregular-cavalry" } },
  { "magdala", { "regular-infantry", "native-foot", "native-foot", "regular-cavalry", "field-gun",
                 "kommando", "native-cavalry", "machine-gun" } },
  { "toysoldier", { "general", "infantry", "infantry", "infantry", "skirmishers", "cavalry",
                    "foot-artillery", "infantry", "cavalry" } },
  { "hexcard", { "commander", "infantry", "infantry", "infantry", "cavalry", "machine-gun", "field-gun",
                 "infantry", "cavalry" } },
};

static guint64 n_faces;

static void
watch_cb (const MusterState   *before,
          const MusterOrder   *order,
          const MusterTape    *tape,
          const MusterOutcome *outcome,
          gpointer             data)
{
  n_faces += outcome->n_faces;
}

static MusterSetup *
new_setup (MusterLibrary     *library,
           const char        *ruleset,
           const char *const *types)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  MusterSetup *setup;

  g_string_append_printf (text, "{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"%s\",\"sides\":[",
                          ruleset);
  for (guint side = 0; side < 2; side++)
    {
      g_string_append_printf (text, "%s{\"id\":\"s%u\",\"units\":[", side > 0 ? "," : "", side);
      for (guint i = 0; i < 9 && types[i] != NULL; i++)
        g_string_append_printf (text, "%s{\"id\":\"u%u%u\",\"type\":\"%s\"}", i > 0 ? "," : "", side, i,
                                types[i]);
      g_string_append (text, "]}");
    }
  g_string_append (text, "],\"log\":[]}");
  setup = muster_battle_file_read_setup (library, text->str, text->len, "bench", &error);
  g_assert_no_error (error);
  return setup;
}

/* The bare dice and sums: the same number of dice, in rolls of @size, each of which is added up and its hits
 * counted. */
static double
time_dice (guint64 n,
           guint   size)
{
  MusterRandom random;
  volatile guint64 result = 0;
  guint8 faces[64];
  double start = muster_bench_now ();

  muster_random_init (&random, 1);
  for (guint64 thrown = 0; thrown < n; thrown += size)
    {
      guint sum = 0, hits = 0;

      for (guint i = 0; i < size; i++)
        faces[i] = (guint8) muster_random_die (&random, 6);
      for (guint i = 0; i < size; i++)
        {
          sum += faces[i];
          hits += faces[i] >= 5;
        }
      result += sum + hits;
    }
  return muster_bench_now () - start;
}

/* How long a whole run takes by the clock. @n_workers: 0 for one a processor. */
static double
time_workers (const MusterSetup  *setup,
              const MusterPolicy *policy,
              guint               n,
              guint               n_workers)
{
  MusterLabRun run = { .setup = setup, .policies = { policy, policy }, .seed = 1, .n_battles = n,
                       .n_workers = n_workers };
  g_auto (MusterLabTally) tally = { 0 };
  g_autoptr (GError) error = NULL;
  double start = muster_bench_now ();

  muster_lab_battle_ground_init (&run.ground, setup);
  muster_lab_run_fight (&run, &tally, NULL, &error);
  g_assert_no_error (error);
  return muster_bench_now () - start;
}

int
main (int   argc,
      char *argv[])
{
  guint n = argc >= 2 ? (guint) atoi (argv[1]) : BATTLES;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autoptr (MusterSetup) setup = new_setup (library, armies[i].ruleset, armies[i].types);
      const MusterPolicy *steady = muster_lab_battle_find_policy (setup, "steady");
      g_autoptr (MusterLabBattle) battle = NULL;
      MusterLabGround ground;
      guint64 n_orders = 0;
      double start, seconds, bare, speed_up;

      if (argc == 3 && !g_str_equal (argv[2], armies[i].ruleset))
        continue;
      muster_lab_battle_ground_init (&ground, setup);
      battle = muster_lab_battle_new (setup, &ground, steady, steady);
      n_faces = 0;
      muster_lab_battle_set_watch (battle, watch_cb, NULL);
      start = muster_bench_thread_now ();
      for (guint k = 0; k < n; k++)
        {
          muster_lab_battle_fight (battle, k);
          n_orders += muster_lab_battle_get_n_orders (battle);
        }
      seconds = muster_bench_thread_now () - start;
      bare = time_dice (n_faces, 4);
      speed_up = time_workers (setup, steady, n, 1) / time_workers (setup, steady, n, 0);
      g_print ("%-12s %8.0f battles a second  %6.1f orders  %6.1f dice  %5.1f times the bare dice  "
               "%4.2f times as fast on %u processors\n",
               armies[i].ruleset, n / seconds, (double) n_orders / n, (double) n_faces / n, seconds / bare,
               speed_up, g_get_num_processors ());
    }
  return 0;
}
