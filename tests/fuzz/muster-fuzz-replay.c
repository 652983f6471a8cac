/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"
#include "muster-test.h"

/* Gives a target every file of its corpus once. It needs no fuzzer, so that what was found once is
 * looked for in every test run. */

/* Far above what an input of the corpus takes, even under the sanitizers on a busy machine. */
#define MAX_SECONDS 10.0

static void
test_input_is_survived (gconstpointer data)
{
  const char *path = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  g_autofree guint8 *exact = NULL;
  gsize length = 0;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);

  /* A copy without the NUL that GLib adds, so that reading one byte too far is seen. */
  exact = g_malloc (MAX (length, 1));
  memcpy (exact, contents, length);
  g_test_timer_start ();
  g_assert_cmpint (LLVMFuzzerTestOneInput (exact, length), ==, 0);
  g_assert_cmpfloat (g_test_timer_elapsed (), <, MAX_SECONDS);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  muster_test_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);

  dir = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strdup_printf ("/fuzz/%s", name);

      g_test_add_data_func_full (test, g_build_filename (argv[1], name, NULL),
                                 test_input_is_survived, g_free);
    }

  return g_test_run ();
}
