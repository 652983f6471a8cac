/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/battle/muster-samples.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-ledger-exchange.h"
#include "store/muster-ledger-store-private.h"
#include "store/upkeep/muster-migrations.h"
#include "muster-test-store.h"

#include <string.h>

/* The rows of a hub, each behind two bytes that say how long it is; behind a star they are those of a battle,
 * and what follows says where they are changed: three bytes say where, one how many, then the bytes. Whoever
 * answers for a hub may write whatever he likes and hash it properly: a battle that is taken can be read to
 * its last row, and of one that is not nothing is kept. */

static MusterDb *db;
static GByteArray *sound; /* the rows of a battle */

static void
clean_up (void)
{
  g_byte_array_unref (sound);
  muster_db_unref (db);
}

/* Without the hash of the row before, with which an event begins. */
static void
keep_rows (MusterLedgerStore *battles,
           gint64             id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) links = muster_ledger_exchange_read (battles, id, 0, &error);

  g_assert_no_error (error);
  sound = g_byte_array_new ();
  for (guint i = 0; i < links->len; i++)
    {
      gsize length;
      const guint8 *bytes = g_bytes_get_data (g_array_index (links, MusterLedgerLink, i).bytes, &length);
      gsize skipped = i > 0 ? sizeof (MusterHash) : 0;
      const guint8 head[2] = { (guint8) (length - skipped), (guint8) ((length - skipped) >> 8) };

      g_assert_cmpuint (length - skipped, <=, G_MAXUINT16);
      g_byte_array_append (sound, head, sizeof head);
      g_byte_array_append (sound, bytes + skipped, (guint) (length - skipped));
    }
}

static void
open_db (void)
{
  const MusterSample *samples = muster_samples_list ();
  g_autoptr (GBytes) sample = muster_sample_load (&samples[0]);
  g_autoptr (MusterLedgerStore) battles = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  db = muster_db_open_memory (&error);
  g_assert_no_error (error);
  g_assert_true (muster_migrations_run (db, muster_migrations, NULL, NULL, &error));
  battles = muster_ledger_store_new (db, &muster_battle_kind);
  muster_test_import_battle (battles, muster_fuzz_get_library (), g_bytes_get_data (sample, NULL),
                             g_bytes_get_size (sample), "sample", &id, &error);
  g_assert_no_error (error);
  keep_rows (battles, id);
  g_assert_true (muster_ledger_store_remove (battles, id, &error));
  atexit (clean_up);
}

/* The rows of the battle, with what the input changes of them. */
static GByteArray *
change_rows (const guint8 *data,
             gsize         size)
{
  GByteArray *rows = g_byte_array_sized_new (sound->len);

  g_byte_array_append (rows, sound->data, sound->len);
  while (size >= 4)
    {
      gsize place = ((gsize) data[0] | (gsize) data[1] << 8 | (gsize) data[2] << 16) % rows->len;
      gsize length = MIN (MIN (data[3], size - 4), rows->len - place);

      memcpy (rows->data + place, data + 4, length);
      data += 4 + length;
      size -= 4 + length;
    }

  return rows;
}

/* Each follows from the one before, as rows do that somebody has taken care of. */
static GArray *
read_links (const guint8 *data,
            gsize         size)
{
  GArray *links = muster_ledger_exchange_link_array_new ();

  while (size >= 2)
    {
      gsize length = MIN ((gsize) data[0] | (gsize) data[1] << 8, size - 2);
      g_autoptr (GByteArray) bytes = g_byte_array_new ();
      MusterLedgerLink link = { 0 };
      gsize digest_length = sizeof link.hash.bytes;
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

      if (links->len > 0)
        g_byte_array_append (bytes, g_array_index (links, MusterLedgerLink, links->len - 1).hash.bytes,
                             sizeof link.hash.bytes);
      g_byte_array_append (bytes, data + 2, (guint) length);
      g_checksum_update (checksum, bytes->data, bytes->len);
      g_checksum_get_digest (checksum, link.hash.bytes, &digest_length);
      link.bytes = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
      g_array_append_val (links, link);
      data += 2 + length;
      size -= 2 + length;
    }

  return links;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GByteArray) rows = NULL;
  g_autoptr (GArray) links = NULL;
  const MusterLedgerLink *first;
  g_autoptr (MusterLedgerStore) battles = NULL;
  g_autoptr (GArray) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *uuid = NULL;
  g_autofree char *title = NULL;
  gint64 id = 0;

  if (db == NULL)
    open_db ();
  if (size > 0 && *data == '*')
    rows = change_rows (data + 1, size - 1);
  links = rows != NULL ? read_links (rows->data, rows->len) : read_links (data, size);
  if (links->len == 0)
    return 0;

  first = (const MusterLedgerLink *) (gpointer) links->data;
  battles = muster_ledger_store_new (db, &muster_battle_kind);
  if (muster_ledger_exchange_read_origin (battles, first, &uuid, &title))
    {
      g_auto (GStrv) packs = muster_ledger_exchange_list_packs (battles, first);

      g_assert_nonnull (packs);
    }
  if (muster_ledger_exchange_add (battles, first, links->len, muster_fuzz_get_library (), &id, &error))
    {
      kept = muster_ledger_exchange_read (battles, id, 0, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (kept->len, ==, links->len);
      g_assert_true (muster_ledger_store_remove (battles, id, &error));
    }
  else
    {
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpint (muster_ledger_store_find (battles, uuid != NULL ? uuid : ""), ==, 0);
    }

  return 0;
}
