/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/db/muster-transaction.h"
#include "store/forces/muster-force-record.h"
#include "store/upkeep/muster-hash-check.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#define MEMORY "/dev/shm"

#define DOCUMENT                                                                                   \
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"%s\","     \
  " \"table\": {\"length\": 72, \"width\": 48}, \"sides\": []}"

void
muster_store_test_init (int    *argc,
                        char ***argv)
{
  if (g_access (MEMORY, R_OK | W_OK | X_OK) == 0)
    g_setenv ("TMPDIR", MEMORY, TRUE);

  muster_test_init (argc, argv);
}

char *
muster_store_test_dup_path (MusterTestDir *dir)
{
  return muster_test_dir_build (dir, "muster.db");
}

MusterStore *
muster_store_test_open (MusterTestDir *dir)
{
  g_autofree char *path = muster_store_test_dup_path (dir);
  g_autoptr (GError) error = NULL;
  MusterStore *store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);

  g_assert_no_error (error);

  return store;
}

char *
muster_store_test_dup_entry (guint i)
{
  return g_strdup_printf ("{\"order\":\"fire\",\"unit\":\"r%u\",\"params\":{\"target\":\"b%u\","
                          "\"range\":\"short\",\"cover\":\"none\"},\"rolls\":[{\"for\":\"hit\","
                          "\"dice\":[%u,5,1,2,6,3,1,1,2,4,4,%u]}]}",
                          i % 7, i % 5, i % 6 + 1, i / 6 % 6 + 1);
}

char *
muster_store_test_dup_digest (guint n)
{
  g_autofree char *text = g_strdup_printf ("the state behind %u entries", n);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static void
get_state (guint       n,
           MusterHash *state)
{
  g_autofree char *digest = muster_store_test_dup_digest (n);

  g_assert_true (muster_hash_from_hex (state, digest));
}

gboolean
muster_store_test_load (MusterLedgerChain  *chain,
                        MusterStore        *store,
                        gint64              id,
                        GError            **error)
{
  return muster_ledger_chain_load (chain, &muster_battle_kind, muster_store_get_db (store), id, error);
}

static gint64
create (MusterLedgerStore *store,
        const char        *title,
        guint              n_entries)
{
  g_auto (MusterLedgerDraft) draft = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_ledger_draft_init (&draft, muster_ledger_store_get_kind (store));
  draft.ruleset = g_strdup ("kings");
  draft.title = g_strdup (title);
  draft.subject = g_strdup ("Column – Tribes");
  draft.date = g_strdup ("1879-03-12");
  draft.document = g_strdup_printf (DOCUMENT, title);
  get_state (0, &draft.state);
  for (guint i = 0; i < n_entries; i++)
    {
      g_autofree char *entry = muster_store_test_dup_entry (i);
      MusterHash state;

      get_state (i + 1, &state);
      muster_ledger_draft_add (&draft, entry, &state);
    }

  muster_ledger_store_keep (store, &draft, &id, NULL, &error);
  g_assert_no_error (error);

  return id;
}

gint64
muster_store_test_create (MusterStore *store,
                          const char  *title,
                          guint        n_entries)
{
  return create (muster_store_get_battles (store), title, n_entries);
}

MusterJournal *
muster_store_test_write (MusterStore *store,
                         gint64       id)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autoptr (GError) error = NULL;

  muster_store_test_load (&chain, store, id, &error);
  g_assert_no_error (error);

  return muster_ledger_journal_new (muster_store_get_battles (store), id, &chain.header.head);
}

gboolean
muster_store_test_append (MusterJournal  *journal,
                          guint           i,
                          GError        **error)
{
  g_autofree char *entry = muster_store_test_dup_entry (i);
  g_autofree char *digest = muster_store_test_dup_digest (i + 1);
  MusterJournalEntry kept = { entry, digest };

  return muster_journal_append (journal, i, &kept, 1, NULL, error);
}

static void
undo_some (MusterStore *store,
           gint64       id,
           guint        n)
{
  g_autoptr (MusterJournal) journal = muster_store_test_write (store, id);
  g_autofree char *digest = muster_store_test_dup_digest (n);
  g_autoptr (GError) error = NULL;

  muster_journal_seek (journal, n, digest, NULL, &error);
  g_assert_no_error (error);
}

/* Twice, as somebody does who finds another word. */
static void
edit_despatch (MusterStore *store,
               gint64       id)
{
  static const char *const texts[] = { "{\"despatch\": \"Sir,\\n\\nall is lost.\"}",
                                       "{\"despatch\": \"Sir,\\n\\nall is well.\"}" };
  g_autoptr (MusterJournal) journal = muster_store_test_write (store, id);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    muster_journal_keep_details (journal, texts[i], &error);
  g_assert_no_error (error);
}

static void
add_unit (GString    *document,
          guint       i,
          const char *portrait)
{
  g_string_append_printf (document, "%s{\"id\":\"u%u\",\"name\":\"%u. Company\","
                          "\"type\":\"regular-infantry\",\"options\":[\"elite\"],\"models\":12",
                          i > 0 ? "," : "", i, i + 1);
  if (i % 2 == 0)
    g_string_append (document, ",\"leader\":{\"name\":\"leader 0\",\"rank\":\"leader 1\",\"leadership\":6,"
                               "\"trait\":\"leader 2\",\"trait_name\":\"leader 3\",\"notes\":\"leader 4\"");
  if (i == 0 && *portrait != '\0')
    g_string_append_printf (document, ",\"portrait\":\"%s\"", portrait);
  g_string_append (document, i % 2 == 0 ? "}}" : "}");
}

static char *
dup_document (const char *name,
              guint       n_units,
              const char *portrait)
{
  GString *document = g_string_new (NULL);

  g_string_append_printf (document, "{\"format\":\"muster-force\",\"version\":1,\"ruleset\":\"kings\","
                          "\"name\":\"%s\",\"theatre\":\"Natal\",\"notes\":\"Some notes.\",\"units\":[",
                          name);
  for (guint i = 0; i < n_units; i++)
    add_unit (document, i, portrait);
  g_string_append (document, "]");
  if (n_units % 2 == 0)
    g_string_append (document, ",\"variants\":[{\"id\":\"v1\",\"name\":\"Patrol\",\"budget\":18,"
                               "\"units\":[\"u1\"]}]");
  g_string_append (document, "}");

  return g_string_free (document, FALSE);
}

static void
create_force (MusterStore *store,
              guint        n_units,
              const char  *portrait)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterTransaction) transaction =
    muster_transaction_begin (muster_store_get_db (store), &error);
  g_auto (MusterForceRecord) force = { 0 };

  force.uuid = g_uuid_string_random ();
  force.summary.name = g_strdup_printf ("Force of %u", n_units);
  force.summary.document = dup_document (force.summary.name, n_units, portrait);
  g_assert_true (muster_force_record_save (&force, muster_store_get_documents (store), &error));
  g_assert_true (muster_transaction_commit (transaction, &error));
}

/* A picture of one dot. A chunk that decoders pass over makes it as long as is wanted. */
GBytes *
muster_store_test_new_picture (gsize length)
{
  static const guint8 head[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3a, 0x7e, 0x9b,
    0x55, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x68, 0x00, 0x00, 0x00,
    0x82, 0x00, 0x81, 0x77, 0xcd, 0x72, 0xb6
  };
  static const guint8 end[] = {
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82
  };
  gsize n_filled = length - sizeof head - 12 - sizeof end;
  guint8 *bytes = g_malloc (length);
  guint8 *chunk = bytes + sizeof head;
  guint32 crc = G_MAXUINT32;

  g_assert_cmpuint (length, >=, sizeof head + 12 + sizeof end);
  memcpy (bytes, head, sizeof head);
  for (guint i = 0; i < 4; i++)
    chunk[i] = (guint8) (n_filled >> (24 - 8 * i));
  memcpy (chunk + 4, "muSt", 4);
  for (gsize i = 0; i < n_filled; i++)
    chunk[8 + i] = (guint8) (i * 2654435761u >> 24);
  for (gsize i = 4; i < 8 + n_filled; i++)
    {
      crc ^= chunk[i];
      for (guint bit = 0; bit < 8; bit++)
        crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
  for (guint i = 0; i < 4; i++)
    chunk[8 + n_filled + i] = (guint8) (~crc >> (24 - 8 * i));
  memcpy (chunk + 12 + n_filled, end, sizeof end);

  return g_bytes_new_take (bytes, length);
}

char *
muster_store_test_make_file (MusterTestDir *dir,
                             guint          n_battles)
{
  g_autoptr (MusterStore) store = muster_store_test_open (dir);
  MusterSettingsStore *settings = muster_store_get_settings (store);
  g_autoptr (GBytes) picture = muster_store_test_new_picture (6000);
  g_autofree char *portrait = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_battles; i++)
    {
      g_autofree char *title = g_strdup_printf ("Battle %u", i);
      gint64 id = muster_store_test_create (store, title, 3 + i * 7 % 40);

      if (i % 3 == 0)
        undo_some (store, id, 2);
      if (i % 3 == 1)
        edit_despatch (store, id);
    }

  for (guint i = 0; i < n_battles / 4; i++)
    {
      g_autofree char *title = g_strdup_printf ("Campaign %u", i);
      MusterLedgerStore *campaigns = muster_store_get_campaigns (store);
      gint64 id = create (campaigns, title, 2 + i * 5 % 30);
      g_autoptr (MusterJournal) journal = muster_ledger_journal_new (campaigns, id, &(MusterHash) { 0 });

      if (i % 2 == 1)
        muster_journal_keep_details (journal, "{\"note\": 1}", &error);
      g_assert_no_error (error);
    }

  if (n_battles / 3 > 1)
    muster_image_store_put (muster_store_get_images (store), picture, &portrait, &error);
  g_assert_no_error (error);
  /* The first force has none, as one of the first schema. */
  for (guint i = 0; i < n_battles / 3; i++)
    create_force (store, 1 + i, i == 0 ? "" : portrait);

  muster_settings_store_set_text (settings, "club", "The Thursday Club", &error);
  g_assert_no_error (error);
  muster_settings_store_set_text (settings, "members", "12", &error);
  g_assert_no_error (error);

  return muster_store_test_dup_path (dir);
}

static void
dump_value (GString      *text,
            sqlite3_stmt *stmt,
            int           column)
{
  const guint8 *bytes;
  int n_bytes;

  g_string_append_printf (text, "|%d:", sqlite3_column_type (stmt, column));
  bytes = sqlite3_column_blob (stmt, column);
  n_bytes = sqlite3_column_bytes (stmt, column);
  for (int i = 0; i < n_bytes; i++)
    {
      g_string_append_c (text, "0123456789abcdef"[bytes[i] >> 4]);
      g_string_append_c (text, "0123456789abcdef"[bytes[i] & 15]);
    }
}

static gboolean
dump_table (GString    *text,
            sqlite3    *handle,
            const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s ORDER BY 1, 2", table);
  sqlite3_stmt *stmt = NULL;
  int result = sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL);

  while (result == SQLITE_OK && (result = sqlite3_step (stmt)) == SQLITE_ROW)
    {
      g_string_append (text, table);
      for (int i = 0; i < sqlite3_column_count (stmt); i++)
        dump_value (text, stmt, i);
      g_string_append_c (text, '\n');
      result = SQLITE_OK;
    }
  sqlite3_finalize (stmt);

  return result == SQLITE_DONE;
}

void
muster_store_test_exec (const char *path,
                        const char *sql)
{
  sqlite3 *handle = NULL;
  char *problem = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_exec (handle, sql, NULL, NULL, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  sqlite3_close (handle);
}

char *
muster_store_test_make_version (MusterTestDir *dir,
                                guint          version)
{
  g_autofree char *name = g_strdup_printf ("%03u.sql", version);
  g_autofree char *fixture = g_test_build_filename (G_TEST_DIST, "store", "fixtures", name, NULL);
  g_autoptr (GBytes) sql = muster_store_test_read (fixture);
  g_autofree char *text = g_strndup (g_bytes_get_data (sql, NULL), g_bytes_get_size (sql));
  char *path = muster_store_test_dup_path (dir);

  muster_store_test_exec (path, text);

  return path;
}

char *
muster_store_test_dump (const char *path)
{
  static const char *const tables[] = { "meta", "tally", "setting", "battle", "battle_setup",
                                        "battle_detail", "event", "image", "campaign",
                                        "campaign_setup",
                                        "campaign_event", "campaign_detail", "change", "version",
                                        "document" };
  GString *text = g_string_new (NULL);
  sqlite3 *handle = NULL;
  gboolean done = sqlite3_open_v2 (path, &handle, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK;

  for (guint i = 0; done && i < G_N_ELEMENTS (tables); i++)
    done = dump_table (text, handle, tables[i]);
  sqlite3_close (handle);

  return g_string_free (text, !done);
}

GBytes *
muster_store_test_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  gsize length = 0;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

/* Not by a temporary file: a second name or another inode is not what these tests are about. */
void
muster_store_test_put (const char *path,
                       const void *bytes,
                       gsize       length)
{
  FILE *file = g_fopen (path, "wb");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (bytes, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

GRand *
muster_store_test_rand (const char *name)
{
  g_test_message ("%s", name);

  return g_rand_new_with_seed (muster_test_seed (g_str_hash (name)));
}

void
muster_store_test_assert_noticed (MusterDb          *db,
                                  const char *const *changes,
                                  guint              n_changes)
{
  for (guint i = 0; i < n_changes; i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", changes[i]);
      g_assert_true (muster_db_exec (db, "BEGIN", &error));
      muster_db_exec (db, changes[i], &error);
      g_assert_no_error (error);
      g_assert_false (muster_hash_check_sound (db, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
      g_assert_true (muster_db_exec (db, "ROLLBACK", NULL));
      g_assert_true (muster_hash_check_sound (db, NULL));
    }
}
