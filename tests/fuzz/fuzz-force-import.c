/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/forces/muster-force-file.h"
#include "core/exchange/muster-force-import.h"

/* Whatever is handed to the importer, be it a roster, an archive, a table or a text: it is refused with a
 * reason, or the force of what was understood can be written and read. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForceReading) reading = NULL;
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterForce) again = NULL;
  g_autofree char *file = NULL;

  reading = muster_force_import (library, data, size, "input", NULL, NULL, &error);
  g_assert_true ((reading == NULL) == (error != NULL));
  if (reading == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  force = muster_force_reading_make_force (reading);
  g_assert_cmpuint (muster_force_get_n_units (force), ==, muster_force_reading_get_n_units (reading));
  file = muster_force_file_write (force);
  again = muster_force_file_read (library, file, strlen (file), "again", &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);

  return 0;
}
