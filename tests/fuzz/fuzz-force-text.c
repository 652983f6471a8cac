/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/forces/muster-force-file.h"
#include "core/exchange/muster-force-list-reader.h"

/* A pasted list is refused as no text, or something comes of it; the force of what was understood can
 * always be written and read. */

/* Prime to the number of rulesets, so that each has its turn; the second a multiple of the first. */
#define N_BETWEEN_FORCES 3
#define N_BETWEEN_FILES 9

static void
check_file (MusterForce *force)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *file = muster_force_file_write (force);
  g_autoptr (MusterForce) again =
    muster_force_file_read (muster_fuzz_get_library (), file, strlen (file), "again", &error);

  g_assert_no_error (error);
  g_assert_nonnull (again);
}

static void
check_list (MusterRuleset *ruleset,
            const char    *text,
            gsize          length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = muster_force_list_reader_read (ruleset, text, length, "input",
                                                                          &error);
  g_autoptr (MusterForce) force = NULL;

  g_assert_true ((reading == NULL) == (error != NULL));
  if (reading == NULL || !muster_fuzz_is_turn_of (0, N_BETWEEN_FORCES, length))
    return;

  force = muster_force_reading_make_force (reading);
  g_assert_cmpuint (muster_force_get_n_units (force), ==, muster_force_reading_get_n_units (reading));
  g_assert_cmpint (muster_force_get_points (force), ==, muster_force_reading_count_points (reading));
  if (muster_fuzz_is_turn_of (0, N_BETWEEN_FILES, length))
    check_file (force);
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
        check_list (ruleset, (const char *) data, size);
    }

  return 0;
}
