/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "addresses.h"
#include "app/models/muster-help.h"
#include "muster-test-dir.h"
#include "muster-test.h"

#include <glib/gstdio.h>

/* Every page of the window has a page in the manual, and that page is found where it is. */

static void
test_each_page_has_its_own (void)
{
  static const struct
  {
    const char *window_page;
    const char *part;
    const char *page;
  } cases[] = {
    { "battle", NULL, "battle" },        { "plan", NULL, "prepare" },
    { "force", NULL, "force" },          { "campaign", "overview", "campaign" },
    { "campaign", "map", "map" },        { "club", "league", "club" },
    { "club", "evening", "evening" },    { "club", NULL, "club" },
    { "reference", NULL, "rules" },      { "hub", NULL, "hub" },
    { "battle", "map", "battle" },       { "desk", NULL, "index" },
    { "no such", NULL, "index" },        { NULL, NULL, "index" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *page = muster_help_find_page (cases[i].window_page, cases[i].part);
      g_autofree char *name = g_strconcat (page, ".page", NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", name, NULL);

      g_assert_cmpstr (page, ==, cases[i].page);
      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_error ("There is no %s", path);
    }
}

static void
test_other_windows_have_theirs (void)
{
  g_assert_cmpstr (muster_help_find_window ("MusterLabWindow"), ==, "lab");
  g_assert_cmpstr (muster_help_find_window ("MusterPrintPreview"), ==, "paper");
  g_assert_null (muster_help_find_window ("AdwMessageDialog"));
}

/* A program for manuals is asked only for a manual that is installed; without one the plain pages are
 * opened. */
static void
test_without_a_reader_the_plain_pages_are_opened (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "force.html");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *expected = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *plain = NULL;
  g_autofree char *read = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *sandboxed = NULL;

  g_assert_true (g_file_set_contents (path, "<p>", -1, NULL));
  plain = muster_help_choose_uri ("force", folder, FALSE);
  g_assert_cmpstr (plain, ==, expected);
  read = muster_help_choose_uri ("force", folder, TRUE);
  g_assert_cmpstr (read, ==, "help:muster/force");
  missing = muster_help_choose_uri ("battle", folder, TRUE);
  g_assert_cmpstr (missing, ==, HELP_ADDRESS "battle.html");
  sandboxed = muster_help_choose_uri ("force", NULL, TRUE);
  g_assert_cmpstr (sandboxed, ==, HELP_ADDRESS "force.html");
}

static void
test_a_build_folder_has_its_manual (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "force.html");
  g_autofree char *expected = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *there = NULL;
  g_autofree char *elsewhere = NULL;

  g_assert_true (g_file_set_contents (path, "<p>", -1, NULL));
  g_setenv ("MUSTER_HELP", folder, TRUE);
  there = muster_help_dup_uri ("force");
  elsewhere = muster_help_dup_uri ("battle");
  g_unsetenv ("MUSTER_HELP");

  g_assert_cmpstr (there, ==, expected);
  /* What is not there is looked for among what is installed, and at last on the web. */
  g_assert_cmpstr (elsewhere, !=, expected);
  g_assert_true (g_str_has_suffix (elsewhere, "battle.html") ||
                 g_str_equal (elsewhere, "help:muster/battle"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/help/each-page-has-its-own", test_each_page_has_its_own);
  g_test_add_func ("/help/other-windows-have-theirs", test_other_windows_have_theirs);
  g_test_add_func ("/help/without-a-reader-the-plain-pages-are-opened",
                   test_without_a_reader_the_plain_pages_are_opened);
  g_test_add_func ("/help/a-build-folder-has-its-manual", test_a_build_folder_has_its_manual);

  return g_test_run ();
}
