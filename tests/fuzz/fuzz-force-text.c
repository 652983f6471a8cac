/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/forces/muster-force-file.h"
#include "core/exchange/muster-force-list-reader.h"

/* A pasted list is refused as no text, or something comes of it; the force of what was understood can
 * always be written and read. */

#define N_BETWEEN_FILES 9 /* prime to the number of rulesets: each has its turn */

/* The fuzzer tries nearly the same in another length soon enough, and so gets through many times as much. */
static gboolean
is_turn_of (gsize size,
            guint which,
            guint n)
{
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
  return size % n == which;
#else
  return TRUE;
#endif
}

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
  g_autoptr (MusterForceReading) reading = muster_force_list_read (ruleset, text, length, "input", &error);
  g_autoptr (MusterForce) force = NULL;

  g_assert_true ((reading == NULL) == (error != NULL));
  if (reading == NULL)
    return;

  force = muster_force_reading_make_force (reading);
  g_assert_cmpuint (muster_force_get_n_units (force), ==, muster_force_reading_get_n_units (reading));
  g_assert_cmpint (muster_force_get_points (force), ==, muster_force_reading_count_points (reading));
  if (is_turn_of (length, 0, N_BETWEEN_FILES))
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

      if (is_turn_of (size, i, n_rulesets))
        check_list (ruleset, (const char *) data, size);
    }

  return 0;
}
