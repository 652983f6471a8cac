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
