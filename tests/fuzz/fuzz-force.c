/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/forces/muster-force-file.h"

/* A force file is refused with a reason, or it is read whole; then what is written of it reads as
 * the same force again. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterForce) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  force = muster_force_file_read (library, (const char *) data, size, "input", &error);
  g_assert_true ((force == NULL) == (error != NULL));
  if (force == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  first = muster_force_file_write (force);
  again = muster_force_file_read (library, first, strlen (first), "again", &error);
  g_assert_no_error (error);
  second = muster_force_file_write (again);
  g_assert_cmpstr (first, ==, second);

  return 0;
}
