/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"
#include "core/forces/muster-force-history.h"
#include "core/library/muster-library.h"
#include "muster-bench.h"

/* From the switch of an option to the points and findings of the force, with a history that listens and
 * three variants: a force of 200 units against one of 10. The findings are of every unit, so that 20 times is
 * what it may cost. Target: within 25 times, and under 4 milliseconds, a quarter of a frame. Then undo of
 * the same. */

#define ROUNDS 200

typedef struct
{
  double changed;
  double checked;
  double undone;
} Times;

static MusterForce *
new_force (MusterRuleset *ruleset,
           guint          n_units)
{
  static const char *const types[] = { "regular-infantry", "irregular-infantry", "tribal-infantry",
                                       "regular-cavalry", "tribal-cavalry" };
  MusterForce *force = muster_force_new (ruleset);

  muster_force_set_budget (force, 24);
  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, types[i % G_N_ELEMENTS (types)]);

      muster_force_append (force, unit);
    }
  for (int budget = 18; budget <= 30; budget += 6)
    muster_force_add_variant (force, NULL, budget);

  return force;
}

static void
switch_option (MusterForceUnit *unit,
               gboolean         on)
{
  if (on)
    muster_force_unit_add_option (unit, "elite");
  else
    muster_force_unit_set_options (unit, NULL);
}

static Times
measure (MusterRuleset *ruleset,
         guint          n_units)
{
  g_autoptr (MusterForce) force = new_force (ruleset, n_units);
  g_autoptr (MusterForceHistory) history = muster_force_history_new (force);
  MusterForceUnit *unit = muster_force_get_unit (force, 0);
  Times times = { 0 };

  for (guint i = 0; i < ROUNDS; i++)
    {
      int before = muster_force_get_points (force);
      double start = muster_bench_now ();
      double changed;

      switch_option (unit, i % 2 == 0);
      changed = muster_bench_now ();
      g_assert_cmpint (muster_force_get_points (force), !=, before);
      {
        g_autoptr (GPtrArray) findings = muster_force_check (force, NULL);

        g_assert_cmpuint (findings->len, >, 0);
      }
      times.changed += changed - start;
      times.checked += muster_bench_now () - start;
    }
  for (guint i = 0; i < ROUNDS; i++)
    {
      double start = muster_bench_now ();

      g_assert_true (muster_force_history_undo (history));
      times.undone += muster_bench_now () - start;
    }

  return (Times) { times.changed / ROUNDS, times.checked / ROUNDS, times.undone / ROUNDS };
}

static void
print (const char *what,
       double      small,
       double      large)
{
  g_print ("%-34s %9.1f us %9.1f us  %5.1f times\n", what, small * 1e6, large * 1e6, large / small);
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);
  MusterRuleset *ruleset;
  Times small, large;

  g_assert_no_error (error);
  ruleset = muster_library_find_ruleset (library, "kings");
  small = measure (ruleset, 10);
  large = measure (ruleset, 200);

  g_print ("%-34s %12s %12s\n", "", "10 units", "200 units");
  print ("switch an option: points, history", small.changed, large.changed);
  print ("and all findings", small.checked, large.checked);
  print ("undo it", small.undone, large.undone);
  g_print ("targets: within 25 times (%s), under 4 ms (%s)\n",
           large.checked < 25 * small.checked ? "kept" : "missed", large.checked < 0.004 ? "kept" : "missed");

  return 0;
}
