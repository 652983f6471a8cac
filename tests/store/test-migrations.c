/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "core/club/muster-club-csv.h"
#include "core/forces/muster-force-file.h"
#include "muster-test-library.h"
#include "store/muster-campaign-links-private.h"
#include "store/muster-campaign-presets.h"
#include "store/muster-rematch-links.h"
#include "store/upkeep/muster-backup.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-migrations.h"
#include "store/upkeep/muster-salvage.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <string.h>

/* What the version before has written must come to the newest schema with everything that was in it. */

#define OLD_VERSION 8

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

/* Opens what the version before has written, and makes sure that it is sound and like a new file. */
static MusterStore *
open_old (MusterTestDir *dir)
{
  g_autoptr (MusterTestDir) fresh_dir = muster_test_dir_new ();
  g_autoptr (MusterStore) fresh = muster_store_test_open (fresh_dir);
  MusterStore *store = muster_store_test_open (dir);
  g_autofree char *expected = dump_schema (fresh);
  g_autofree char *schema = dump_schema (store);

  g_assert_cmpstr (schema, ==, expected);

  return store;
}

static void
test_the_version_before_comes_to_the_newest (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (MusterStore) store = open_old (dir);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 6);
  g_assert_cmpuint (muster_test_count_forces (muster_store_get_forces (store)), ==, 3);
  g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_campaigns (store)), ==, 1);
}

static void
test_the_club_comes_over (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (MusterStore) store = open_old (dir);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (store), &error);
  g_autoptr (MusterClubBook) book = NULL;
  g_autofree char *csv = NULL;
  const MusterClubMember *member;

  g_assert_no_error (error);
  g_assert_cmpuint (club->n_damaged, ==, 0);
  book = muster_club_book_new (club->results, club->names);
  csv = muster_club_csv_write (book);
  g_assert_true (g_str_has_prefix (csv,
    "battle,date,player,side,result,points,role,force,ruleset,scenario,place,campaign,notes\r\n"
    "spring-1,2026-03-12,Ann,Column,win,7,,,,,Hall,,\"close, to the end\"\r\n"
    "spring-1,2026-03-12,Ben,Tribes,loss,4,,,,,Hall,,\r\n"
    "spring-2,2026-03-19,Benny,bye,win,,,,,,,,\r\n"
    "spring-3,2026-04-02,Carl,Column,draw,5,,,,,Hall,,\r\n"
    "spring-3,2026-04-02,Ann,Tribes,draw,5,,,,,Hall,,\r\n"));
  g_assert_cmpuint (g_hash_table_size (club->members), ==, 3);
  member = g_hash_table_lookup (club->members, "Ben");
  g_assert_true (g_uuid_string_is_valid (member->key));
  g_assert_cmpstr (member->nickname, ==, "Big Ben");
  g_assert_cmpstr (member->since, ==, "2019-09-01");
  g_assert_false (member->is_active);
  member = g_hash_table_lookup (club->members, "Carl");
  g_assert_true (member->is_gone);
  member = g_hash_table_lookup (club->members, "Ann");
  g_assert_cmpstr (member->notes, ==, "Brings “tea”.");
  g_assert_cmpuint (strlen (member->picture), ==, 64);
  g_assert_cmpstr (g_hash_table_lookup (club->merges, "Benny"), ==, "Ben");
}

static void
test_forces_come_over (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (MusterStore) store = open_old (dir);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterStoreList) list = muster_force_store_list (muster_store_get_forces (store));
  g_autoptr (MusterForce) force = NULL;
  g_autoptr (MusterForce) added = NULL;
  g_autoptr (MusterForceRow) row = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  muster_assert_model (list, "title", "Force of 1 Natal Column Force of 2");
  muster_assert_model (list, "id", "1 3 2");
  row = muster_force_store_dup_row (muster_store_get_forces (store), 3, &error);
  g_assert_no_error (error);
  g_assert_true (muster_force_row_get_archived (row));
  g_assert_cmpint (muster_force_row_get_points (row), ==, 9);
  g_assert_cmpint (muster_force_row_get_budget (row), ==, 24);
  g_assert_cmpint (muster_force_row_get_updated (row), ==, 1794968173);
  g_assert_cmpstr (muster_force_row_get_colour (row), ==, "red");
  force = muster_force_store_rules_open (muster_store_get_forces (store), 3, library, &error);
  g_assert_no_error (error);
  text = muster_force_file_write (force);
  g_assert_nonnull (strstr (text, "\"1st Company\""));
  added = muster_force_new (muster_force_get_ruleset (force));
  g_assert_true (muster_force_store_rules_save (muster_store_get_forces (store), added, &error));
  g_assert_cmpint (muster_force_store_find (muster_store_get_forces (store), muster_force_get_id (added)), ==,
                   4);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (store), &error));
}

static void
test_links_and_presets_come_over (void)
{
  static const char first[] = "ab607899-88f1-4282-afd8-cfe4bf728d53";
  static const char campaign[] = "9d0288aa-900a-42a0-a7ca-dbed3601d98d";
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (MusterStore) store = open_old (dir);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GPtrArray) programs = muster_campaign_presets_list (library);
  g_autoptr (GPtrArray) presets = muster_campaign_presets_load (library, muster_store_get_documents (store));
  g_auto (GStrv) link = muster_campaign_links_dup_chapter (store, first);
  g_autofree char *force = NULL;
  g_autofree char *club = NULL;
  gint64 n_settings = 0;

  g_assert_cmpint (muster_campaign_links_find_battle (store, campaign, "kraal"), ==, 2);
  g_assert_cmpstr (link[0], ==, campaign);
  g_assert_cmpstr (link[1], ==, "kraal");
  g_assert_cmpint (muster_rematch_links_find (store, first), ==, 5);
  g_assert_true (muster_campaign_links_read_force (muster_store_get_documents (store), campaign, "f1", &force,
                                                   NULL));
  g_assert_cmpstr (force, ==, "831d7c7d-6078-44cf-bfe4-3672001ce6ec");
  g_assert_cmpuint (presets->len, ==, programs->len + 1);
  g_assert_cmpstr (((MusterCampaignPreset *) presets->pdata[programs->len])->name, ==, "Our rules");
  club = muster_settings_store_dup_text (muster_store_get_settings (store), "club");
  g_assert_cmpstr (club, ==, "The Thursday Club");
  g_assert_true (muster_db_query_int (muster_store_get_db (store), "SELECT count (*) FROM setting",
                                      &n_settings, NULL));
  g_assert_cmpint (n_settings, ==, 3);
}

/* Whatever else is damaged: the file can be used, and the check tells. */
static void
test_damage_of_the_rest_comes_over (void)
{
  static const char *const CHANGES[] = {
    "UPDATE force SET points = 99 WHERE id = 3",
    "UPDATE force_document SET document = '{}' WHERE force_id = 3",
    "UPDATE setting SET value = '\"x\"' WHERE key LIKE 'battle-chapter/%'",
    "UPDATE setting SET value = '\"[]\"' WHERE key = 'campaign-presets'",
    "UPDATE setting SET value = '\"x\"' WHERE key = 'club'",
  };

  for (guint i = 0; i < G_N_ELEMENTS (CHANGES); i++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
      g_autoptr (MusterStore) store = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", CHANGES[i]);
      muster_store_test_exec (path, CHANGES[i]);
      store = open_old (dir);
      g_assert_cmpuint (muster_test_count_ledgers (muster_store_get_battles (store)), ==, 6);
      g_assert_cmpuint (muster_test_count_forces (muster_store_get_forces (store)), ==, 3);
      g_assert_false (muster_hash_check_sound (muster_store_get_db (store), &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
    }
}

static void
test_forces_in_rows_are_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_test_exec (path, "DELETE FROM force_document WHERE force_id = 1");
  before = muster_store_test_read (path);
  g_assert_null (muster_store_open (path, MUSTER_STORE_EXISTING, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
}

/* A row that is damaged is still damaged afterwards, and all others are there. */
static void
test_damage_comes_over (void)
{
  static const char *const CHANGES[] = {
    "UPDATE club_result SET lines = replace (lines, 'Ann', 'Amy') WHERE id = 1",
    "UPDATE club_member SET document = '{}' WHERE id = 1",
    "UPDATE club_merge SET member = 'Carl'",
  };

  for (guint i = 0; i < G_N_ELEMENTS (CHANGES); i++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
      g_autoptr (MusterStore) store = NULL;
      g_autoptr (MusterClubContent) club = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", CHANGES[i]);
      muster_store_test_exec (path, CHANGES[i]);
      store = open_old (dir);
      club = muster_club_store_load (muster_store_get_club (store), &error);
      g_assert_no_error (error);
      g_assert_cmpuint (club->n_damaged, ==, 1);
      g_assert_cmpuint (club->results->len + g_hash_table_size (club->members) +
                          g_hash_table_size (club->merges),
                        ==, 7);
      g_assert_false (muster_hash_check_sound (muster_store_get_db (store), &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
    }
}

static void
test_older_versions_are_refused (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_test_exec (path, "PRAGMA user_version = 7");
  before = muster_store_test_read (path);
  g_assert_null (muster_store_open (path, MUSTER_STORE_EXISTING, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN);
  after = muster_store_test_read (path);
  g_assert_true (g_bytes_equal (before, after));
}

static void
test_only_the_version_before_salvages_its_files (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autofree char *target = muster_test_dir_build (dir, "salvaged.db");
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FOREIGN);
  g_assert_false (g_file_test (target, G_FILE_TEST_EXISTS));
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
#define KNOWN { 0, N_KNOWN, N_KNOWN, "/io/github/muster/Muster/store/schema/schema.sql", NULL }
#define N_KNOWN 9

static const MusterMigration later[] = {
  KNOWN,
  { N_KNOWN, N_KNOWN + 1, N_KNOWN, NULL,
    "ALTER TABLE battle ADD COLUMN weather TEXT; CREATE TABLE club (id INTEGER) STRICT" },
  { N_KNOWN + 1, N_KNOWN + 2, N_KNOWN + 2, NULL, "DROP TABLE setting" },
  { 0 },
};

static const MusterMigration broken[] = {
  KNOWN,
  { N_KNOWN, N_KNOWN + 1, N_KNOWN, NULL, "CREATE TABLE club (id INTEGER) STRICT" },
  { N_KNOWN + 1, N_KNOWN + 2, N_KNOWN, NULL, "DELETE FROM battle; CREATE TABLE club (id INTEGER) STRICT" },
  { 0 },
};

static const MusterMigration loosening[] = {
  KNOWN,
  { N_KNOWN, N_KNOWN + 1, N_KNOWN, NULL, "DELETE FROM battle" },
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
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  g_autoptr (GPtrArray) backups = muster_backup_list (path);

  g_assert_cmpuint (backups->len, ==, 1);
  g_assert_cmpuint (read_version (((MusterBackup *) backups->pdata[0])->path), ==, OLD_VERSION);
  g_assert_cmpuint (read_version (path), ==, N_KNOWN);
}

static void
test_a_store_that_cannot_keep_it_changes_nothing (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_store_test_make_version (dir, OLD_VERSION);
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
    migrations[2] = (MusterMigration) { 0 };
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

  g_test_add_func ("/migrations/the-version-before-comes-to-the-newest",
                   test_the_version_before_comes_to_the_newest);
  g_test_add_func ("/migrations/the-club-comes-over", test_the_club_comes_over);
  g_test_add_func ("/migrations/forces-come-over", test_forces_come_over);
  g_test_add_func ("/migrations/links-and-presets-come-over", test_links_and_presets_come_over);
  g_test_add_func ("/migrations/damage-of-the-rest-comes-over", test_damage_of_the_rest_comes_over);
  g_test_add_func ("/migrations/forces-in-rows-are-refused", test_forces_in_rows_are_refused);
  g_test_add_func ("/migrations/damage-comes-over", test_damage_comes_over);
  g_test_add_func ("/migrations/older-versions-are-refused", test_older_versions_are_refused);
  g_test_add_func ("/migrations/only-the-version-before-salvages-its-files",
                   test_only_the_version_before_salvages_its_files);
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
