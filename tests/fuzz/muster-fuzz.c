/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

/**
 * muster_fuzz_get_library:
 *
 * The fuzzer gives a target nothing but bytes, and reading the rulesets for each of a million inputs
 * would be most of the work.
 *
 * Returns: (transfer none): the rulesets of the program, read once
 */
MusterLibrary *
muster_fuzz_get_library (void)
{
  static MusterLibrary *library = NULL;

  if (library == NULL)
    {
      g_autoptr (GError) error = NULL;

      library = muster_library_new (&error);
      g_assert_no_error (error);
    }

  return library;
}

/**
 * muster_fuzz_is_turn_of:
 * @which: one of the @n things that can be done with an input
 * @size: of the input
 *
 * The fuzzer tries nearly the same in another length soon enough, and gets through many times as much
 * where each input is good for one thing. What is replayed is good for all.
 */
gboolean
muster_fuzz_is_turn_of (guint which,
                        guint n,
                        gsize size)
{
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
  return size % n == which;
#else
  return TRUE;
#endif
}
