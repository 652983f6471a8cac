/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "table/muster-table-confine.h"

/* W-SHAPE-01: whoever breaks into the program that serves phones does not reach the data file. */

static void
assert_denied (int result)
{
  g_assert_cmpint (result, ==, -1);
  g_assert_cmpint (errno, ==, EACCES);
}

static void
try_everything (const char *path)
{
  g_autofree char *other = g_strconcat (path, "-other", NULL);
  char *const command[] = { (char *) "/bin/true", NULL };
  char *const environment[] = { NULL };
  int already = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  char byte;

  g_assert_cmpint (already, >=, 0);
  if (!muster_table_confine ())
    {
      g_unlink (path);
      g_print ("this system cannot confine a program\n");
      return;
    }
  assert_denied (g_open (path, O_RDONLY | O_CLOEXEC, 0));
  assert_denied (g_open (path, O_WRONLY | O_CLOEXEC, 0));
  assert_denied (g_open (other, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  assert_denied (g_unlink (path));
  assert_denied (g_rename (path, other));
  assert_denied (g_mkdir (other, 0700));
  assert_denied (execve (command[0], command, environment));
  /* What is open stays open, and what the system installs is read. */
  g_assert_cmpint (read (already, &byte, 1), ==, 1);
  close (already);
  already = g_open ("/usr/share", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  g_assert_cmpint (already, >=, 0);
  close (already);
  g_print ("all of it is denied\n");
}

static void
test_the_data_file_is_out_of_reach (void)
{
  const char *path = g_getenv ("MUSTER_TEST_CONFINE");
  g_autofree char *made = NULL;
  int file;

  if (g_test_subprocess ())
    {
      try_everything (path);
      return;
    }
  file = g_file_open_tmp ("confine-XXXXXX", &made, NULL);
  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (write (file, "data", 4), ==, 4);
  close (file);
  g_setenv ("MUSTER_TEST_CONFINE", made, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  if (g_file_test (made, G_FILE_TEST_EXISTS))
    {
      g_test_trap_assert_stdout ("*all of it is denied*");
      g_unlink (made);
    }
  else
    g_test_skip ("this system cannot confine a program");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table/W-SHAPE-01/the-data-file-is-out-of-reach", test_the_data_file_is_out_of_reach);

  return g_test_run ();
}
