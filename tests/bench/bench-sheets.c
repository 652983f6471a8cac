/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-library.h"
#include "muster-bench.h"
#include "muster-test.h"
#include "sheets/force/muster-force-sheet.h"
#include "sheets/page/muster-pdf.h"

/* The PDF of a roster and of cards, of 10 and of 200 units: the time of each, and how much more a unit costs
 * in the larger force, which should be nothing. */

#define N_ROUNDS 7

static MusterForce *
create_force (MusterRuleset *ruleset,
              guint          n_units)
{
  MusterForce *force = muster_force_new (ruleset);
  GPtrArray *types = muster_catalog_get_types (muster_ruleset_get_catalog (ruleset));

  muster_force_set_name (force, "The whole army");
  for (guint i = 0; i < n_units; i++)
    {
      const MusterUnitType *type = g_ptr_array_index (types, i % types->len);
      g_autofree char *id = g_strdup_printf ("u%u", i);
      g_autofree char *name = g_strdup_printf ("%u. Company of the line", i + 1);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, type->id);

      muster_force_unit_set_name (unit, name);
      g_object_set (muster_force_unit_get_leader (unit), "rank", "Capt.", "name", "Hill",
                    "leadership", 6, "trait-id", "steady", NULL);
      muster_force_append (force, unit);
    }

  return force;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

static double
measure (MusterForce     *force,
         MusterSheetKind  kind,
         gsize           *size)
{
  double seconds[N_ROUNDS];

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      double begin = muster_bench_now ();
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (GBytes) pdf = NULL;
      g_autoptr (GError) error = NULL;
      MusterSheetOptions options;

      muster_sheet_options_init (&options);
      document = muster_force_sheet_new (muster_force_get_whole (force), kind, &options);
      pdf = muster_pdf_write_document (document, &options.paper, &error);
      g_assert_no_error (error);
      *size = g_bytes_get_size (pdf);
      seconds[i] = muster_bench_now () - begin;
    }
  qsort (seconds, N_ROUNDS, sizeof *seconds, compare_doubles);

  return seconds[N_ROUNDS / 2];
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_library_new (&error);
  MusterRuleset *ruleset;
  g_autoptr (MusterForce) small = NULL;
  g_autoptr (MusterForce) large = NULL;

  g_assert_no_error (error);
  ruleset = muster_library_find_ruleset (library, "kings");
  small = create_force (ruleset, 10);
  large = create_force (ruleset, 200);
  g_print ("PDF of 10 and of 200 units; processor time, median of %d\n", N_ROUNDS);
  for (MusterSheetKind kind = MUSTER_SHEET_ROSTER; kind <= MUSTER_SHEET_LEADERS; kind++)
    {
      gsize size;
      double few = measure (small, kind, &size);
      double many = measure (large, kind, &size);

      g_print ("%-10s %8.1f ms  %8.1f ms  %6.2f times as long a unit  %6.0f kB\n",
               muster_sheet_options_kind_get_id (kind), few * 1000, many * 1000, many / 20 / few,
               (double) size / 1000);
    }

  return 0;
}
