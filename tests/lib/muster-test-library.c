/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-library.h"

MusterLibrary *
muster_test_library_new (void)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_new (&error);

  g_assert_no_error (error);

  return library;
}
