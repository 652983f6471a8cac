/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "core/muster-json.h"
#include "store/db/muster-transaction.h"
#include "store/forces/muster-force-record.h"
#include "store/upkeep/muster-backup.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-migrations.h"
#include "store/upkeep/muster-salvage.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <string.h>

/* What each release has written must come to the newest schema with everything that was in it. */

static char *
dump_schema (MusterStore *store)
{
  g_autoptr (MusterStmt) stmt =
    muster_stmt_new (muster_store_get_db (store),
                     "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name", NULL);
  GString *text = g_string_new (NULL);
  gboolean row;

  while (muster_stmt_step (stmt, &row, NULL) && row)
    g_string_append_printf (text, "%s\n", muster_stmt_get_text (stmt, 0, NULL));

  return g_string_free (text, FALSE);
}

static void
test_every_version_comes_to_the_newest (void)
{
  g_autoptr (MusterTestDir) fresh_dir = muster_test_dir_new ();
  g_autoptr (MusterStore) fresh = muster_store_test_open (fresh_dir);
  g_autofree char *expected = dump_schema (fresh);

  for (guint version = 1; version <= muster_migrations_newest (muster_migrations); version++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_version (dir, version);
      g_autofree char *schema = NULL;
      g_autoptr (MusterStore) store = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("schema %u", version);
      store = muster_store_test_open (dir);
      schema = dump_schema (store);
      g_assert_cmpstr (schema, ==, expected);
      g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
      g_assert_no_error (error);
      g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), >=, 6);
      g_assert_cmpuint (muster_test_count_forces (muster_store_get_forces (store)), ==, 2);
      g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_campaigns (store)), ==, version >= 7);
    }
}

/* What the second force of every fixture comes to. */
static char *
dup_old_force (guint version)
{
  return g_strdup_printf (
    "{\"format\":\"muster-force\",\"version\":1,\"ruleset\":\"kings\",\"name\":\"Force of 2\","
    "\"theatre\":\"Natal\",\"notes\":\"Some notes.\",\"units\":["
    "{\"id\":\"u0\",\"name\":\"1. Company\",\"type\":\"regular-infantry\",\"options\":[\"elite\"],"
    "\"models\":12,\"leader\":{\"name\":\"leader 0\",\"rank\":\"leader 1\",\"leadership\":6,"
    "\"trait\":\"leader 2\",\"trait_name\":\"leader 3\",\"notes\":\"leader 4\"%s}},"
    "{\"id\":\"u1\",\"name\":\"2. Company\",\"type\":\"regular-infantry\",\"options\":[\"elite\"],"
    "\"models\":12}]%s}",
    version < 4 ? "" : ",\"portrait\":\"777553701a060b7b7615e372593debabaadafe1c867f0875210bb3c7c0ddd4ff\"",
    version < 2 ? "" : ",\"variants\":[{\"id\":\"v1\",\"name\":\"Patrol\",\"budget\":18,"
                       "\"units\":[\"u1\"]}]");
}

/* The same whatever stands between its tokens. */
static char *
dup_printed (const char *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = muster_json_parse (document, strlen (document), "document", &error);

  g_assert_no_error (error);

  return muster_json_print (node, FALSE);
}

static void
assert_force (MusterStore *store,
              gint64       id,
              const char  *document)
{
  g_auto (MusterForceRecord) record = { 0 };
  g_autofree char *expected = dup_printed (document);
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  muster_force_record_load (&record, muster_store_get_db (store), id, &error);
  g_assert_no_error (error);
  found = dup_printed (record.document);
  g_assert_cmpstr (found, ==, expected);
}

/* Reads a force and keeps it again, as somebody does who edits it. */
static void
save_force (MusterStore *store,
            gint64       id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (muster_store_get_db (store), &error);
  g_auto (MusterForceRecord) record = { 0 };

  muster_force_record_load (&record, muster_store_get_db (store), id, &error);
  g_assert_no_error (error);
  g_assert_true (muster_force_record_save (&record, muster_store_get_db (store), &error));
  g_assert_true (muster_transaction_commit (transaction, &error));
}

static void
test_forces_of_every_version_become_documents (void)
{
  for (guint version = 1; version <= muster_migrations_newest (muster_migrations); version++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_version (dir, version);
      g_autofree char *document = dup_old_force (version);
      g_autoptr (MusterStore) store = muster_store_test_open (dir);
      g_autoptr (GError) error = NULL;
      gint64 n_rows = -1;

      g_test_message ("schema %u", version);
      assert_force (store, 2, document);
      save_force (store, 2);
      assert_force (store, 2, document);
      g_assert_true (muster_db_query_int (muster_store_get_db (store),
                                          "SELECT (SELECT count (*) FROM force_unit WHERE force_id = 2)"
                                          " + (SELECT count (*) FROM force_leader WHERE force_id = 2)"
                                          " + (SELECT count (*) FROM force_detail WHERE force_id = 2)",
                                          &n_rows, &error));
      g_assert_cmpint (n_rows, ==, 0);
      g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
      g_assert_no_error (error);
    }
}

static void
test_forces_of_every_version_are_salvaged (void)
{
  for (guint version = 1; version <= muster_migrations_newest (muster_migrations); version++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_version (dir, version);
      g_autofree char *target = muster_test_dir_build (dir, "salvaged.db");
      g_autofree char *document = dup_old_force (version);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterSalvage) salvage =
        muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);
      g_autoptr (MusterStore) store = NULL;

      g_test_message ("schema %u", version);
      g_assert_no_error (error);
      g_assert_cmpuint (salvage->n_forces, ==, 2);
      g_assert_cmpuint (salvage->n_doubtful_forces, ==, 0);
      store = muster_store_open (target, MUSTER_STORE_EXISTING, &error);
      g_assert_no_error (error);
      assert_force (store, 2, document);
    }
}

static void
test_opening_again_changes_nothing (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (GBytes) before = muster_store_test_read (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (MusterStore) store = muster_store_test_open (dir);

  g_clear_object (&store);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
}

/* Muster's own, before what a later version may add. */
#define KNOWN \
  { 1, 1, "/io/github/muster/Muster/store/schema/001-first.sql", NULL }, \
  { 2, 2, "/io/github/muster/Muster/store/schema/002-force-detail.sql", NULL }, \
  { 3, 3, "/io/github/muster/Muster/store/schema/003-prepared.sql", NULL }, \
  { 4, 4, "/io/github/muster/Muster/store/schema/004-portraits.sql", NULL }, \
  { 5, 5, "/io/github/muster/Muster/store/schema/005-battle-detail.sql", NULL }, \
  { 6, 6, "/io/github/muster/Muster/store/schema/006-club.sql", NULL }, \
  { 7, 7, "/io/github/muster/Muster/store/schema/007-campaigns.sql", NULL }, \
  { 8, 8, "/io/github/muster/Muster/store/schema/008-force-document.sql", NULL }
#define N_KNOWN 8

static const MusterMigration later[] = {
  KNOWN,
  { N_KNOWN + 1, N_KNOWN, NULL,
    "ALTER TABLE battle ADD COLUMN weather TEXT; CREATE TABLE club (id INTEGER) STRICT" },
  { N_KNOWN + 2, N_KNOWN + 2, NULL, "DROP TABLE setting" },
  { 0 },
};

static const MusterMigration broken[] = {
  KNOWN,
  { N_KNOWN + 1, N_KNOWN, NULL, "CREATE TABLE club (id INTEGER) STRICT" },
  { N_KNOWN + 2, N_KNOWN, NULL, "DELETE FROM battle; CREATE TABLE club (id INTEGER) STRICT" },
  { 0 },
};

static const MusterMigration loosening[] = {
  KNOWN,
  { N_KNOWN + 1, N_KNOWN, NULL, "DELETE FROM battle" },
  { 0 },
};

static gboolean
count_cb (MusterDb  *db,
          gpointer   data,
          GError   **error)
{
  guint *n_calls = data;

  (*n_calls)++;

  return TRUE;
}

static gboolean
refuse_cb (MusterDb  *db,
           gpointer   data,
           GError   **error)
{
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FULL, "no space");

  return FALSE;
}

static void
test_steps_are_taken_once_and_prepared_for (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (GError) error = NULL;
  guint n_calls = 0;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_DEFAULT, N_KNOWN + 2, &error);
      gint64 version = 0;

      g_assert_true (muster_migrations_run (db, later, count_cb, &n_calls, &error));
      g_assert_no_error (error);
      g_assert_true (muster_db_query_int (db, "PRAGMA user_version", &version, &error));
      g_assert_cmpint (version, ==, N_KNOWN + 2);
      g_assert_true (muster_db_query_int (db, "PRAGMA foreign_keys", &version, &error));
      g_assert_cmpint (version, ==, 1);
      g_assert_cmpuint (n_calls, ==, 1);
    }
}

static void
test_step_that_fails_is_undone (void)
{
  const MusterMigration *const failing[] = { broken, loosening };
  const gint64 versions[] = { N_KNOWN + 1, N_KNOWN };

  for (guint i = 0; i < G_N_ELEMENTS (failing); i++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_file (dir, 3);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_DEFAULT, N_KNOWN + 2, &error);
      gint64 value = 0;

      g_assert_false (muster_migrations_run (db, failing[i], NULL, NULL, &error));
      g_assert_nonnull (error);
      g_assert_true (muster_db_query_int (db, "PRAGMA user_version", &value, NULL));
      g_assert_cmpint (value, ==, versions[i]);
      g_assert_true (muster_db_query_int (db, "SELECT count (*) FROM battle", &value, NULL));
      g_assert_cmpint (value, ==, 3);
      g_assert_true (muster_hash_check_sound (db, NULL));
    }
}

static void
test_without_a_backup_nothing_is_changed (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (GBytes) before = muster_store_test_read (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_DEFAULT, N_KNOWN + 2, &error);

  g_assert_false (muster_migrations_run (db, later, refuse_cb, NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FULL);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
}

/* Where the header of a file says which version of the data it holds. */
static guint
read_version (const char *path)
{
  g_autoptr (GBytes) file = muster_store_test_read (path);

  return ((const guint8 *) g_bytes_get_data (file, NULL))[63];
}

static void
test_a_store_keeps_what_was_before (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, 1);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (GPtrArray) backups = muster_backup_list (path);

  g_assert_cmpuint (backups->len, ==, 1);
  g_assert_cmpuint (read_version (((MusterBackup *) backups->pdata[0])->path), ==, 1);
  g_assert_cmpuint (read_version (path), ==, N_KNOWN);
}

static void
test_a_store_that_cannot_keep_it_changes_nothing (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, 1);
  g_autofree char *folder = muster_test_dir_build (dir, "backups");
  g_autoptr (GBytes) before = muster_store_test_read (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  g_assert_null (muster_store_open (path, MUSTER_STORE_DEFAULT, &error));
  g_assert_nonnull (error);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
}

/* What a later version leaves, for this one. */
static char *
make_newer (MusterTestDir *dir,
            gboolean       readable)
{
  char *path = muster_store_test_make_file (dir, 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_DEFAULT, N_KNOWN + 2, &error);
  MusterMigration migrations[G_N_ELEMENTS (later)];

  memcpy (migrations, later, sizeof later);
  if (readable)
    migrations[N_KNOWN + 1] = (MusterMigration) { 0 };
  g_assert_true (muster_migrations_run (db, migrations, NULL, NULL, &error));

  return path;
}

static void
test_newer_file_is_refused_untouched (void)
{
  for (guint readable = 0; readable < 2; readable++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = make_newer (dir, readable);
      g_autofree char *journal = g_strconcat (path, "-journal", NULL);
      g_autoptr (GBytes) before = muster_store_test_read (path);
      g_autoptr (GBytes) after = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterStore) store = NULL;

      g_assert_null (muster_store_open (path, MUSTER_STORE_DEFAULT, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_TOO_NEW);
      g_clear_error (&error);

      store = muster_store_open (path, MUSTER_STORE_READ_ONLY, &error);
      if (readable)
        {
          g_assert_no_error (error);
          g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 3);
        }
      else
        {
          g_assert_null (store);
          g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_TOO_NEW);
        }
      g_clear_object (&store);

      after = muster_store_test_read (path);
      g_assert_true (g_bytes_equal (before, after));
      g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/migrations/every-version-comes-to-the-newest",
                   test_every_version_comes_to_the_newest);
  g_test_add_func ("/migrations/forces-of-every-version-become-documents",
                   test_forces_of_every_version_become_documents);
  g_test_add_func ("/migrations/forces-of-every-version-are-salvaged",
                   test_forces_of_every_version_are_salvaged);
  g_test_add_func ("/migrations/opening-again-changes-nothing", test_opening_again_changes_nothing);
  g_test_add_func ("/migrations/steps-are-taken-once-and-prepared-for",
                   test_steps_are_taken_once_and_prepared_for);
  g_test_add_func ("/migrations/step-that-fails-is-undone", test_step_that_fails_is_undone);
  g_test_add_func ("/migrations/without-a-backup-nothing-is-changed",
                   test_without_a_backup_nothing_is_changed);
  g_test_add_func ("/migrations/a-store-keeps-what-was-before", test_a_store_keeps_what_was_before);
  g_test_add_func ("/migrations/a-store-that-cannot-keep-it-changes-nothing",
                   test_a_store_that_cannot_keep_it_changes_nothing);
  g_test_add_func ("/migrations/newer-file-is-refused-untouched",
                   test_newer_file_is_refused_untouched);

  return g_test_run ();
}
