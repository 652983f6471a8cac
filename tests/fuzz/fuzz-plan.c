/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/plans/muster-plan-file.h"
#include "core/plans/muster-plan-setup.h"

/* A battle that is only prepared is refused with a reason, or it is read; then what is written of it
 * reads as the same preparation again, and it can begin or says why not. */

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan =
    muster_plan_read (library, (const char *) data, size, "input", &error);
  g_autoptr (MusterBattlePlan) again = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_true ((plan == NULL) == (error != NULL));
  if (plan == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  first = muster_plan_write (plan);
  again = muster_plan_read (library, first, strlen (first), "again", &error);
  g_assert_no_error (error);
  second = muster_plan_write (again);
  g_assert_cmpstr (first, ==, second);

  setup = muster_plan_make_setup (plan, NULL, &error);
  g_assert_true ((setup == NULL) == (error != NULL));

  return 0;
}
