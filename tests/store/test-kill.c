/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-db-check.h"
#include "store/upkeep/muster-hash-check.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A program that records is killed at any moment. It tells each order that was acknowledged
 * through a pipe; all of them must be in the file. Several programs also record at once, taking
 * turns. */

#define KILLS_A_FILE 50
#define CHILD "--child"

/* In the child: opens the file, goes on with its first battle, and tells each order. Ends after
 * @n_orders, or never. */
static int
be_child (const char *path,
          int         fd,
          guint       n_orders)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (MusterJournal) journal = NULL;

  if (store == NULL ||
      !muster_store_test_load (&chain, store, 1, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  journal = muster_ledger_journal_new (muster_store_get_battles (store), 1, &chain.header.head);
  for (guint i = 0; i < n_orders; i++)
    {
      guint place = (guint) chain.header.n_entries + i;
      gint64 seq = chain.header.n_events + 1 + i;

      if (!muster_store_test_append (journal, place, &error))
        {
          g_printerr ("%s\n", error->message);
          return 3;
        }
      if (write (fd, &seq, sizeof seq) != sizeof seq)
        return 4;
    }

  return 0;
}

static GPid
spawn_child (const char *path,
             guint       n_orders,
             int        *fd)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *number = g_strdup_printf ("%u", n_orders);
  const char *argv[] = { self, CHILD, path, number, NULL };
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                            NULL, fd, NULL, &error);
  g_assert_no_error (error);

  return pid;
}

/* The last order that was told, or 0. */
static gint64
read_last (int      fd,
           gboolean until_first)
{
  gint64 last = 0;
  gint64 seq;

  while (read (fd, &seq, sizeof seq) == sizeof seq)
    {
      g_assert_true (last == 0 || seq == last + 1);
      last = seq;
      if (until_first)
        break;
    }

  return last;
}

static void
wait_for (GPid     pid,
          gboolean killed)
{
  int status;

  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  if (killed)
    g_assert_true (WIFSIGNALED (status));
  else
    g_assert_cmpint (WIFEXITED (status) ? WEXITSTATUS (status) : -1, ==, 0);
}

static gint64
check_file (const char *path,
            gint64      n_acked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_auto (MusterLedgerChain) chain = { 0 };

  g_assert_no_error (error);
  g_assert_true (muster_db_check_quickly (muster_store_get_db (store), &error));
  muster_store_test_load (&chain, store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (chain.header.n_events, >=, n_acked);

  return chain.header.n_events;
}

/* Kills whoever records, again and again, and looks whether all that was told is there. */
static void
kill_again_and_again (guint  n_kills,
                      GRand *rand)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 1);
  gint64 n_acked = 0;
  gint64 n_kept = 0;

  for (guint i = 0; i < n_kills; i++)
    {
      int fd;
      GPid pid = spawn_child (path, G_MAXUINT, &fd);
      gint64 first = read_last (fd, TRUE);
      gint64 last;

      g_usleep ((gulong) g_rand_int_range (rand, 0, 25000));
      g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
      last = read_last (fd, FALSE);
      wait_for (pid, TRUE);
      close (fd);

      /* Every other time the next child recovers, not this program. */
      n_acked = MAX (n_acked, MAX (first, last));
      if (i % 2 == 1)
        n_kept = check_file (path, n_acked);
    }

  n_kept = check_file (path, n_acked);
  g_test_message ("%u kills, %" G_GINT64_FORMAT " orders acknowledged, %" G_GINT64_FORMAT " kept",
                  n_kills, n_acked, n_kept);
  g_assert_cmpint (n_acked, >, n_kills);
}

static void
test_killed_at_any_moment (void)
{
  guint n_kills = muster_test_is_release () ? 10000 : muster_test_rounds (60, 1000);
  g_autoptr (GRand) rand = muster_store_test_rand ("kill");

  /* Each time the whole file is looked at, so it must not grow for ever. */
  for (guint left = n_kills; left > 0; left -= MIN (left, KILLS_A_FILE))
    kill_again_and_again (MIN (left, KILLS_A_FILE), rand);
}

static void
test_two_programs_take_turns (void)
{
  guint n_turns = muster_test_rounds (15, 200);
  guint n_orders = muster_test_rounds (10, 50);
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 1);
  gint64 n_before = check_file (path, 0);

  for (guint i = 0; i < n_turns; i++)
    {
      GPid pids[2];
      int fds[2];

      for (guint n = 0; n < 2; n++)
        pids[n] = spawn_child (path, n_orders, &fds[n]);
      for (guint n = 0; n < 2; n++)
        {
          read_last (fds[n], FALSE);
          wait_for (pids[n], FALSE);
          close (fds[n]);
        }
    }

  g_assert_cmpint (check_file (path, 0), ==, n_before + (gint64) n_turns * n_orders * 2);
}

static void
test_second_program_is_told_who_has_the_file (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 1);
  int fd;
  GPid pid = spawn_child (path, G_MAXUINT, &fd);
  g_autofree char *number = g_strdup_printf ("%d", (int) pid);
  g_autoptr (GError) error = NULL;

  read_last (fd, TRUE);
  g_assert_null (muster_store_open (path, MUSTER_STORE_NO_WAIT, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, number));

  kill (pid, SIGKILL);
  wait_for (pid, TRUE);
  close (fd);
  check_file (path, 1);
}

/* While another program records, every look shows a whole file that has not gone back. */
static void
test_reading_beside_a_writer (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 1);
  int fd;
  GPid pid = spawn_child (path, G_MAXUINT, &fd);
  gint64 n_before = 0;

  read_last (fd, TRUE);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterStore) store =
        muster_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING, &error);
      g_auto (MusterLedgerChain) chain = { 0 };

      g_assert_no_error (error);
      g_assert_null (muster_store_get_damage (store));
      g_assert_true (muster_store_test_load (&chain, store, 1, &error));
      g_assert_no_error (error);
      g_assert_cmpint (chain.header.n_events, >=, n_before);
      n_before = chain.header.n_events;
    }
  g_assert_cmpint (n_before, >, 0);

  kill (pid, SIGKILL);
  wait_for (pid, TRUE);
  close (fd);
}

static void
test_many_may_read (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) first = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
  g_autoptr (MusterStore) second = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);

  g_assert_no_error (error);
  g_assert_null (muster_store_open (path, MUSTER_STORE_NO_WAIT, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY);
  g_clear_error (&error);
  g_clear_object (&first);
  g_clear_object (&second);
  first = muster_store_open (path, MUSTER_STORE_NO_WAIT, &error);
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 4 && strcmp (argv[1], CHILD) == 0)
    return be_child (argv[2], STDOUT_FILENO, (guint) g_ascii_strtoull (argv[3], NULL, 10));

  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/kill/killed-at-any-moment", test_killed_at_any_moment);
  g_test_add_func ("/kill/two-programs-take-turns", test_two_programs_take_turns);
  g_test_add_func ("/kill/second-program-is-told-who-has-the-file",
                   test_second_program_is_told_who_has_the_file);
  g_test_add_func ("/kill/reading-beside-a-writer", test_reading_beside_a_writer);
  g_test_add_func ("/kill/many-may-read", test_many_may_read);

  return g_test_run ();
}
