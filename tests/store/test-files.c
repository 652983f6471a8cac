/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "core/library/muster-library.h"
#include "muster-test-rules.h"
#include "store/muster-files.h"
#include "store/muster-packs.h"
#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-salvage.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void
test_reading_is_bounded (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "file");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  muster_store_test_put (path, "a\0bc", 4);
  text = muster_files_read (path, 4, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (text, length + 1, "a\0bc\0", 5);
  g_assert_null (muster_files_read (path, 3, &length, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
}

/* What a file would get that is opened now. */
static int
find_free_descriptor (void)
{
  int fd = dup (STDERR_FILENO);

  g_assert_cmpint (fd, >=, 0);
  close (fd);

  return fd;
}

static void
test_nothing_stays_open (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "file");
  g_autofree char *copy = muster_test_dir_build (dir, "copy");
  g_autofree char *elsewhere = muster_test_dir_build (dir, "no/such/folder");
  g_autofree char *text = NULL;
  const char *folder = muster_test_dir_get_path (dir);
  int before;

  muster_store_test_put (path, "four", 4);
  before = find_free_descriptor ();
  text = muster_files_read (path, 4, NULL, NULL);
  g_assert_cmpstr (text, ==, "four");
  g_assert_null (muster_files_read (path, 3, NULL, NULL));
  g_assert_null (muster_files_read (folder, 3, NULL, NULL));
  g_assert_true (muster_files_copy (path, copy, NULL));
  g_assert_false (muster_files_copy (path, elsewhere, NULL));
  g_assert_false (muster_files_copy (path, folder, NULL));
  g_assert_false (muster_files_copy (folder, copy, NULL));
  g_assert_true (muster_files_sync (folder, NULL));
  g_assert_false (muster_files_write (elsewhere, "x", 1, NULL));
  g_assert_cmpint (find_free_descriptor (), ==, before);
}

static void
test_only_ordinary_files_are_read (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *pipe_path = muster_test_dir_build (dir, "pipe");
  g_autofree char *missing = muster_test_dir_build (dir, "missing");
  const struct
  {
    const char *path;
    MusterStoreError code;
  } rows[] = {
    { muster_test_dir_get_path (dir), MUSTER_STORE_ERROR_IO },
    { pipe_path, MUSTER_STORE_ERROR_IO },
    { "/dev/zero", MUSTER_STORE_ERROR_IO },
    { missing, MUSTER_STORE_ERROR_NOT_FOUND },
  };

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (muster_files_read (rows[i].path, 100, NULL, &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, MUSTER_STORE_ERROR, (int) rows[i].code);
    }
}

static void
test_writing_is_whole_or_not_at_all (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "file");
  g_autofree char *elsewhere = muster_test_dir_build (dir, "no/such/folder");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = NULL;
  gsize length = 1;

  g_assert_true (muster_files_write (path, "first", -1, &error));
  g_assert_true (muster_files_write (path, "second", 6, &error));
  g_assert_true (muster_files_write (path, "x", 0, &error));
  text = muster_files_read (path, 10, &length, &error);
  g_assert_cmpuint (length, ==, 0);
  g_assert_false (muster_files_write (elsewhere, "x", 1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);

  folder = g_dir_open (muster_test_dir_get_path (dir), 0, NULL);
  g_assert_cmpstr (g_dir_read_name (folder), ==, "file");
  g_assert_null (g_dir_read_name (folder));
}

/* Whatever the umask is, and also where a file stood that others could read. */
static void
test_what_is_written_is_private (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "file");
  mode_t before = umask (0);
  GStatBuf info;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (muster_files_write (path, "text", -1, NULL));
      g_assert_cmpint (g_stat (path, &info), ==, 0);
      g_assert_cmpint (info.st_mode & 0777, ==, 0600);
      g_assert_cmpint (g_chmod (path, 0644), ==, 0);
    }
  umask (before);
}

static void
assert_private (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

/* The data and every copy of it, whatever the umask is, also where somebody opened it to others. */
static void
test_data_is_private (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autofree char *salvaged = muster_test_dir_build (dir, "salvaged.db");
  g_autofree char *backup = NULL;
  mode_t before = umask (0);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (GError) error = NULL;

  assert_private (path);
  g_assert_cmpint (muster_store_test_create (store, "Ford", 2), >, 0);
  backup = muster_store_back_up (store, 1769860800, &error);
  g_assert_no_error (error);
  assert_private (backup);
  g_clear_object (&store);
  salvage = muster_salvage_file (path, salvaged, 0, 1769860800, &error);
  g_assert_no_error (error);
  assert_private (salvaged);

  g_assert_cmpint (g_chmod (path, 0664), ==, 0);
  store = muster_store_test_open (dir);
  assert_private (path);
  umask (before);
}

/* Nothing that is to be handed on may take the place of what is kept. */
static void
test_a_document_never_replaces_the_data (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *data = muster_store_test_dup_path (dir);
  g_autofree char *other = muster_test_dir_build (dir, "report.txt");
  g_autofree char *long_text = g_strnfill (4096, 'x');
  g_autofree char *text = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_object_unref (muster_store_test_open (dir));
  before = muster_store_test_read (data);
  g_assert_false (muster_files_write (data, "words", -1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_UNSAFE);
  g_clear_error (&error);
  after = muster_store_test_read (data);
  g_assert_true (g_bytes_equal (before, after));

  /* As long as a data file, but none. */
  g_assert_true (muster_files_write (other, long_text, -1, &error));
  g_assert_true (muster_files_write (other, "words", -1, &error));
  g_assert_no_error (error);
  text = muster_files_read (other, 10, NULL, &error);
  g_assert_cmpstr (text, ==, "words");
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

static void
test_beside_the_main_loop (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "file");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GAsyncResult *result = NULL;
  gsize length = 0;

  muster_files_write_async (path, "words", -1, NULL, done_cb, &result);
  g_assert_true (muster_test_wait_until (is_done, &result, MUSTER_TEST_PATIENCE));
  g_assert_true (muster_files_write_finish (result, &error));
  g_clear_object (&result);

  muster_files_read_async (path, 100, NULL, done_cb, &result);
  g_assert_true (muster_test_wait_until (is_done, &result, MUSTER_TEST_PATIENCE));
  text = muster_files_read_finish (result, &length, &error);
  g_assert_cmpstr (text, ==, "words");
  g_assert_cmpuint (length, ==, 5);
  g_clear_object (&result);

  muster_files_read_async (path, 2, NULL, done_cb, &result);
  g_assert_true (muster_test_wait_until (is_done, &result, MUSTER_TEST_PATIENCE));
  g_assert_null (muster_files_read_finish (result, &length, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_object (&result);
}

static void
test_packs_are_read_in_the_order_of_their_names (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  const char *folder = muster_test_dir_get_path (dir);
  g_autoptr (MusterLibrary) library = muster_test_rules_new_library ();
  const char *names[] = { "20-b.json", "10-a.json", "not-a-pack.txt", ".hidden.json" };
  g_autofree char *broken = muster_test_dir_build (dir, "30-c.json");
  g_autofree char *large = muster_test_dir_build (dir, "40-d.json");
  g_autofree char *nowhere = muster_test_dir_build (dir, "nowhere");
  GPtrArray *packs = muster_library_get_packs (library);
  g_autofree char *ballast = g_strnfill (MUSTER_PACK_MAX_SIZE + 1, ' ');

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = muster_test_dir_build (dir, names[i]);

      muster_store_test_put (path, "{}", 2);
    }
  g_assert_cmpint (mkfifo (broken, 0600), ==, 0);
  muster_store_test_put (large, ballast, MUSTER_PACK_MAX_SIZE + 1);

  muster_packs_load (library, nowhere);
  g_assert_cmpuint (packs->len, ==, 0);
  muster_packs_load (library, folder);
  g_assert_cmpuint (packs->len, ==, 4);
  for (guint i = 0; i < packs->len; i++)
    {
      const char *expected[] = { "10-a", "20-b", "30-c", "40-d" };
      const MusterPack *pack = packs->pdata[i];

      g_assert_cmpstr (pack->name, ==, expected[i]);
      g_assert_nonnull (pack->error);
      g_assert_true (g_str_has_prefix (pack->origin, folder));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/files/reading-is-bounded", test_reading_is_bounded);
  g_test_add_func ("/files/nothing-stays-open", test_nothing_stays_open);
  g_test_add_func ("/files/what-is-written-is-private", test_what_is_written_is_private);
  g_test_add_func ("/files/data-is-private", test_data_is_private);
  g_test_add_func ("/files/only-ordinary-files-are-read", test_only_ordinary_files_are_read);
  g_test_add_func ("/files/writing-is-whole-or-not-at-all", test_writing_is_whole_or_not_at_all);
  g_test_add_func ("/files/a-document-never-replaces-the-data", test_a_document_never_replaces_the_data);
  g_test_add_func ("/files/beside-the-main-loop", test_beside_the_main_loop);
  g_test_add_func ("/files/packs-are-read-in-the-order-of-their-names",
                   test_packs_are_read_in_the_order_of_their_names);

  return g_test_run ();
}
