/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/upkeep/muster-carver.h"

#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

/* Whatever SQLite writes to its pages is found there as SQLite itself reads it: numbers of every width,
 * and rows that fill a page, or many, to the last byte and beyond. */

/* Of a row with an id, and of one without. */
#define WITH_ID    "id %" G_GINT64_FORMAT
#define WITHOUT_ID "no id"

static const gint64 NUMBERS[] = {
  0, 1, -1, 2, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 8388607, 8388608, -8388608, -8388609,
  G_MAXINT32, G_MAXINT32 + G_GINT64_CONSTANT (1), G_MININT32, G_MININT32 - G_GINT64_CONSTANT (1),
  G_GINT64_CONSTANT (140737488355327), G_GINT64_CONSTANT (140737488355328),
  G_GINT64_CONSTANT (-140737488355328), G_GINT64_CONSTANT (-140737488355329), G_MAXINT64, G_MININT64,
};

typedef struct
{
  const char *name;
  guint page_size;
  guint n_lengths;   /* of blobs, from 0 on */
  guint step;        /* from each to the next */
} Case;

static const Case cases[] = {
  { "small pages", 512, 1700, 1 },
  { "usual pages", 4096, 9000, 3 },
  { "large pages", 65536, 70000, 97 },
};

typedef struct
{
  MusterCarver *again; /* reads each row a second time */
  GHashTable *rows;    /* each as a line */
} Found;

static void
exec (sqlite3    *handle,
      const char *sql)
{
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

static void
insert (sqlite3    *handle,
        const char *sql,
        gint64      key,
        gint64      number,
        guint       length)
{
  g_autofree guint8 *bytes = g_malloc (length + 1);
  sqlite3_stmt *stmt = NULL;

  for (guint i = 0; i < length; i++)
    bytes[i] = (guint8) (i * 2654435761u >> 24 ^ length);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  sqlite3_bind_int64 (stmt, 1, key);
  sqlite3_bind_int64 (stmt, 2, number);
  sqlite3_bind_blob (stmt, 3, bytes, (int) length, SQLITE_STATIC);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_DONE);
  sqlite3_finalize (stmt);
}

static void
fill (sqlite3    *handle,
      const Case *test)
{
  exec (handle, "CREATE TABLE first (id INTEGER PRIMARY KEY, number, bytes);"
                "CREATE TABLE second (key, number, bytes, PRIMARY KEY (key, number)) WITHOUT ROWID;"
                "CREATE TABLE other (id INTEGER PRIMARY KEY, real, text, none);"
                "INSERT INTO other VALUES (1, 0.5, 'Ähren', NULL), (2, -1e300, '', NULL);"
                "CREATE TABLE tiny (id INTEGER PRIMARY KEY);"
                "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
                " INSERT INTO tiny SELECT i FROM n;"
                "BEGIN");
  for (guint i = 0; i < G_N_ELEMENTS (NUMBERS); i++)
    insert (handle, "INSERT INTO first VALUES (?1, ?2, ?3)", NUMBERS[i], NUMBERS[i], 3);
  for (guint i = 0; i < test->n_lengths; i += test->step)
    {
      gint64 number = NUMBERS[i % G_N_ELEMENTS (NUMBERS)];

      insert (handle, "INSERT OR IGNORE INTO first VALUES (?1 + 100000, ?2, ?3)", i, number, i);
      insert (handle, "INSERT INTO second VALUES (?1, ?2, ?3)", i * 7919 % 1009, number ^ i, i);
    }
  exec (handle, "COMMIT");
}

static void
add_bytes (GString    *line,
           char        type,
           const void *bytes,
           gsize       length)
{
  g_autofree char *digest = g_compute_checksum_for_data (G_CHECKSUM_MD5, length > 0 ? bytes : "", length);

  g_string_append_printf (line, " %c%" G_GSIZE_FORMAT " %s", type, length, digest);
}

static char *
dup_line (const MusterCarvedRow *row)
{
  GString *line = g_string_new (NULL);

  if (row->in_table)
    g_string_append_printf (line, WITH_ID, row->rowid);
  else
    g_string_append (line, WITHOUT_ID);
  for (guint i = 0; i < row->n_values; i++)
    {
      const MusterCarvedValue *value = &row->values[i];

      if (value->type == MUSTER_CARVED_INT)
        g_string_append_printf (line, " %" G_GINT64_FORMAT, value->number);
      else if (value->type == MUSTER_CARVED_TEXT || value->type == MUSTER_CARVED_BLOB)
        add_bytes (line, value->type == MUSTER_CARVED_TEXT ? 't' : 'b', value->bytes, value->length);
      else
        g_string_append (line, value->type == MUSTER_CARVED_REAL ? " real" : " null");
    }

  return g_string_free (line, FALSE);
}

static void
visit_cb (const MusterCarvedRow   *row,
          const MusterCarvedPlace *place,
          gpointer                 data)
{
  Found *found = data;
  char *line = dup_line (row);
  g_autofree char *again = NULL;
  MusterCarvedRow same;

  g_assert_true (muster_carver_read (found->again, place, &same));
  again = dup_line (&same);
  g_assert_cmpstr (again, ==, line);
  g_assert_true (g_hash_table_add (found->rows, line));
}

static char *
dup_line_of_statement (sqlite3_stmt *stmt,
                       gboolean      has_id)
{
  GString *line = g_string_new (NULL);

  if (has_id)
    g_string_append_printf (line, WITH_ID " null", (gint64) sqlite3_column_int64 (stmt, 0));
  else
    g_string_append (line, WITHOUT_ID);
  for (int i = has_id ? 1 : 0; i < sqlite3_column_count (stmt); i++)
    {
      int type = sqlite3_column_type (stmt, i);
      const void *bytes = type == SQLITE_INTEGER ? NULL : sqlite3_column_blob (stmt, i);

      if (type == SQLITE_INTEGER)
        g_string_append_printf (line, " %" G_GINT64_FORMAT, (gint64) sqlite3_column_int64 (stmt, i));
      else if (type == SQLITE_TEXT || type == SQLITE_BLOB)
        add_bytes (line, type == SQLITE_TEXT ? 't' : 'b', bytes, (gsize) sqlite3_column_bytes (stmt, i));
      else
        g_string_append (line, type == SQLITE_FLOAT ? " real" : " null");
    }

  return g_string_free (line, FALSE);
}

/* Takes away what is found. */
static void
assert_has (GHashTable *rows,
            sqlite3    *handle,
            const char *table,
            gboolean    has_id)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", table);
  sqlite3_stmt *stmt = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    {
      g_autofree char *line = dup_line_of_statement (stmt, has_id);

      if (!g_hash_table_remove (rows, line))
        g_error ("%s: %s", table, line);
    }
  sqlite3_finalize (stmt);
}

static void
find_rows (const char *path,
           Found      *found)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCarver) carver = muster_carver_new (path, &error);

  g_assert_no_error (error);
  found->again = muster_carver_new (path, &error);
  g_assert_no_error (error);
  found->rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  muster_carver_visit (carver, visit_cb, found);
  muster_carver_free (found->again);
}

static void
test_finds_what_is_there (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "rows.db");
  g_autofree char *size = g_strdup_printf ("PRAGMA page_size = %u", test->page_size);
  sqlite3 *handle = NULL;
  Found found = { NULL };

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  exec (handle, size);
  fill (handle, test);
  find_rows (path, &found);
  g_test_message ("%u rows", g_hash_table_size (found.rows));
  assert_has (found.rows, handle, "first", TRUE);
  assert_has (found.rows, handle, "second", FALSE);
  assert_has (found.rows, handle, "other", TRUE);
  assert_has (found.rows, handle, "tiny", TRUE);
  g_assert_cmpuint (g_hash_table_size (found.rows), ==, 0);
  g_hash_table_unref (found.rows);
  sqlite3_close (handle);
}

/* Of a row with 5000 bytes the last ones stand on a page of their own, the third. Its first one is here: */
#define ROW (4096 + 0xc67)

typedef struct
{
  const char *name;
  guint offset;
  guint8 before;
  guint8 after;
  guint cut;
  gboolean is_found;
} Harm;

static const Harm harms[] = {
  { "none", 4096, 0x0d, 0x0d, 0, TRUE },
  { "end of the file, where nothing stands", 4096, 0x0d, 0x0d, 3000, TRUE },
  { "all of the last page", 4096, 0x0d, 0x0d, 4096, FALSE },
  { "size of pages", 16, 0x10, 0x02, 0, TRUE },
  { "number of pages", 31, 3, 7, 0, TRUE },
  { "number and size of pages", 16, 0x10, 0x00, 1, TRUE },
  { "kind of the page", 4096, 0x0d, 0x05, 0, FALSE },
  { "number of rows", 4096 + 4, 1, 0, 0, FALSE },
  { "more rows than there are", 4096 + 3, 0, 0xff, 0, TRUE },
  { "where the row is", 4096 + 8, 0x0c, 0xff, 0, FALSE },
  { "length of the row", ROW + 1, 0x0e, 0x0f, 0, FALSE },
  { "length of its head", ROW + 3, 5, 6, 0, FALSE },
  { "a type that there is not", ROW + 4, 0, 10, 0, FALSE },
  { "another type that there is not", ROW + 4, 0, 11, 0, FALSE },
  { "a number instead of nothing", ROW + 4, 0, 8, 0, TRUE },
  { "where it goes on: nowhere", 8191, 3, 0, 0, FALSE },
  { "where it goes on: behind the end", 8191, 3, 4, 0, FALSE },
};

static void
make_long (const char *path)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  exec (handle, "PRAGMA page_size = 4096; CREATE TABLE long (id INTEGER PRIMARY KEY, number, bytes)");
  insert (handle, "INSERT INTO long VALUES (?1, ?2, ?3)", 1, 5, 5000);
  sqlite3_close (handle);
}

static void
test_harm (gconstpointer data)
{
  const Harm *harm = data;
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "long.db");
  g_autofree char *bytes = NULL;
  gsize length;
  Found found = { NULL };

  make_long (path);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, ==, 3 * 4096);
  g_assert_cmpuint ((guint8) bytes[harm->offset], ==, harm->before);
  bytes[harm->offset] = (char) harm->after;
  g_assert_true (g_file_set_contents (path, bytes, (gssize) (length - harm->cut), NULL));
  find_rows (path, &found);
  g_assert_cmpuint (g_hash_table_size (found.rows), ==, harm->is_found ? 1 : 0);
  g_hash_table_unref (found.rows);
}

/* What is missing reads as nothing, and not as what was read before. */
static void
test_last_page_is_cut_off (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "short.db");
  sqlite3 *handle = NULL;
  Found found = { NULL };

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  exec (handle, "PRAGMA page_size = 4096; CREATE TABLE short (id INTEGER PRIMARY KEY, number, bytes)");
  for (gint64 i = 1; i <= 5; i++)
    insert (handle, "INSERT INTO short VALUES (?1, ?2, ?3)", i, 5, 100);
  sqlite3_close (handle);
  g_assert_cmpint (truncate (path, 2 * 4096 - 50), ==, 0);
  find_rows (path, &found);
  g_assert_cmpuint (g_hash_table_size (found.rows), ==, 5);
  g_hash_table_unref (found.rows);
}

static void
make_wide (const char *path,
           guint       n_columns)
{
  g_autoptr (GString) sql = g_string_new ("CREATE TABLE wide (c0");
  sqlite3 *handle = NULL;

  for (guint i = 1; i < n_columns; i++)
    g_string_append_printf (sql, ", c%u", i);
  g_string_append (sql, "); INSERT INTO wide (c0) VALUES (5)");
  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  exec (handle, sql->str);
  sqlite3_close (handle);
}

static void
test_wider_rows_are_nobodys (void)
{
  for (guint n = MUSTER_CARVER_MAX_COLUMNS; n <= MUSTER_CARVER_MAX_COLUMNS + 1; n++)
    {
      g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
      g_autofree char *path = muster_test_dir_build (dir, "wide.db");
      Found found = { NULL };

      make_wide (path, n);
      find_rows (path, &found);
      g_assert_cmpuint (g_hash_table_size (found.rows), ==, n == MUSTER_CARVER_MAX_COLUMNS ? 1 : 0);
      g_hash_table_unref (found.rows);
    }
}

static void
test_types_tell_rows_apart (void)
{
  static const struct
  {
    MusterCarvedType type;
    const char *bytes;
    gsize length;
    const char *fits; /* of all the letters there are */
  } values[] = {
    { MUSTER_CARVED_NULL, NULL, 0, "n" },
    { MUSTER_CARVED_INT, NULL, 0, "i" },
    { MUSTER_CARVED_REAL, NULL, 0, "" },
    { MUSTER_CARVED_TEXT, "Ähren", 6, "t" },
    { MUSTER_CARVED_TEXT, "", 0, "t" },
    { MUSTER_CARVED_TEXT, "\xff", 1, "" },
    { MUSTER_CARVED_TEXT, "a\0b", 3, "" },
    { MUSTER_CARVED_BLOB, "a\0b", 3, "b" },
    { MUSTER_CARVED_BLOB, "0123456789012345678901234567890", 31, "b" },
    { MUSTER_CARVED_BLOB, "01234567890123456789012345678901", 32, "bh" },
    { MUSTER_CARVED_BLOB, "012345678901234567890123456789012", 33, "b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    for (const char *letter = "nitbhx"; *letter != '\0'; letter++)
      {
        MusterCarvedRow row = { .in_table = TRUE, .n_values = 2 };
        const char types[] = { 'n', *letter, '\0' };
        gboolean fits = strchr (values[i].fits, *letter) != NULL;

        row.values[1] = (MusterCarvedValue) { values[i].type, 0, (const guint8 *) values[i].bytes,
                                              values[i].length };
        g_assert_cmpint (muster_carver_row_fits (&row, TRUE, types), ==, fits);
        g_assert_false (muster_carver_row_fits (&row, FALSE, types));
        g_assert_false (muster_carver_row_fits (&row, TRUE, "n"));
        g_assert_false (muster_carver_row_fits (&row, TRUE, "i"));
      }
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  muster_test_add_all ("/carver/finds-what-is-there", cases, test_finds_what_is_there);
  muster_test_add_all ("/carver/harm", harms, test_harm);
  g_test_add_func ("/carver/last-page-is-cut-off", test_last_page_is_cut_off);
  g_test_add_func ("/carver/wider-rows-are-nobodys", test_wider_rows_are_nobodys);
  g_test_add_func ("/carver/types-tell-rows-apart", test_types_tell_rows_apart);

  return g_test_run ();
}
