/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/exchange/muster-force-csv.h"

/* A table is refused with a reason, or something comes of it; then what is written of that reads as the same
 * force again. */

static void
check_table (MusterRuleset *ruleset,
             const char    *text,
             gsize          length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = muster_force_csv_reader_read (ruleset, text, length, "input",
                                                                         &error);
  g_autoptr (MusterForceReading) reread = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterForce) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_true ((reading == NULL) == (error != NULL));
  if (reading == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return;
    }

  force = muster_force_reading_make_force (reading);
  first = muster_force_csv_writer_write (force);
  reread = muster_force_csv_reader_read (ruleset, first, strlen (first), "again", &error);
  g_assert_no_error (error);
  again = muster_force_reading_make_force (reread);
  second = muster_force_csv_writer_write (again);
  g_assert_cmpstr (first, ==, second);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  GListModel *rulesets = muster_library_get_rulesets (muster_fuzz_get_library ());
  guint n_rulesets = g_list_model_get_n_items (rulesets);

  for (guint i = 0; i < n_rulesets; i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      if (muster_fuzz_is_turn_of (i, n_rulesets, size))
        check_table (ruleset, (const char *) data, size);
    }

  return 0;
}
