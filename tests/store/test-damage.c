/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-store-test.h"

#include "store/upkeep/muster-carver.h"
#include "store/upkeep/muster-check.h"
#include "store/upkeep/muster-salvage.h"

#include <glib/gstdio.h>
#include <string.h>

/* A failing disk: bytes that flip, files that are cut, sectors of zeros, pages in the wrong
 * place. Whatever it does to a row must be told, nothing may crash or hang, and every battle
 * and campaign that was not hit comes out again. */

#define PAGE 4096
#define SECTOR 512

/* Of the tables of battles and of campaigns, which differ in what stands in their ninth column. */
#define N_COLUMNS 23
#define N_LEDGERS 25

typedef struct
{
  MusterTestDir *dir;
  char *path;
  guint8 *bytes;
  gsize length;
  char *dump;
  GHashTable *battles; /* uuid to what a battle or a campaign comes to */
  GHashTable *pages; /* page and uuid, as a text */
  guint n_changed;
  guint n_told;
  guint n_expected;
  guint n_salvaged;
} Damage;

typedef void (*Harm) (guint8 *bytes,
                      gsize  *length,
                      GRand  *rand,
                      GArray *pages);

static void
flip_byte (guint8 *bytes,
           gsize  *length,
           GRand  *rand,
           GArray *pages)
{
  gsize offset = (gsize) g_rand_int_range (rand, 0, (int) *length);
  guint page = (guint) (offset / PAGE) + 1;

  bytes[offset] ^= (guint8) g_rand_int_range (rand, 1, 256);
  g_array_append_val (pages, page);
}

static void
cut (guint8 *bytes,
     gsize  *length,
     GRand  *rand,
     GArray *pages)
{
  gsize before = *length;

  *length = (gsize) g_rand_int_range (rand, 1, (int) *length);
  for (guint page = (guint) (*length / PAGE) + 1; page <= (before + PAGE - 1) / PAGE; page++)
    g_array_append_val (pages, page);
}

static void
zero_sector (guint8 *bytes,
             gsize  *length,
             GRand  *rand,
             GArray *pages)
{
  gsize offset = (gsize) g_rand_int_range (rand, 0, (int) (*length / SECTOR)) * SECTOR;
  guint page = (guint) (offset / PAGE) + 1;

  memset (bytes + offset, 0, SECTOR);
  g_array_append_val (pages, page);
}

static void
swap_pages (guint8 *bytes,
            gsize  *length,
            GRand  *rand,
            GArray *pages)
{
  int n_pages = (int) (*length / PAGE);
  int a = g_rand_int_range (rand, 0, n_pages);
  int b = (a + g_rand_int_range (rand, 1, n_pages)) % n_pages;
  g_autofree guint8 *held = g_memdup2 (bytes + a * PAGE, PAGE);

  memcpy (bytes + a * PAGE, bytes + b * PAGE, PAGE);
  memcpy (bytes + b * PAGE, held, PAGE);
  /* Rows on swapped pages are all there; only the way to them is not. The first page is another
   * matter. */
  if (a == 0 || b == 0)
    for (guint page = 1; page <= (guint) n_pages; page++)
      g_array_append_val (pages, page);
}

/* What a battle comes to: the head of its chain covers the rest. */
static GHashTable *
list_battles (const char *path)
{
  GHashTable *battles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  sqlite3 *handle = NULL;
  sqlite3_stmt *stmt = NULL;

  g_assert_cmpint (sqlite3_open_v2 (path, &handle, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle,
                                       "SELECT uuid, title || hex (head) || status || archived"
                                       " FROM battle UNION ALL"
                                       " SELECT uuid, title || hex (head) || status || archived"
                                       " FROM campaign", -1, &stmt, NULL), ==, SQLITE_OK);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_hash_table_insert (battles, g_strdup ((const char *) sqlite3_column_text (stmt, 0)),
                         g_strdup ((const char *) sqlite3_column_text (stmt, 1)));
  sqlite3_finalize (stmt);
  sqlite3_close (handle);

  return battles;
}

typedef struct
{
  GHashTable *uuids[2]; /* id to uuid, of battles and of campaigns */
  GHashTable *pages;
} Map;

static void
map_header_cb (const MusterCarvedRow   *row,
               const MusterCarvedPlace *place,
               gpointer                 data)
{
  Map *map = data;

  if (row->in_table && row->n_values == N_COLUMNS)
    g_hash_table_insert (map->uuids[row->values[8].type == MUSTER_CARVED_TEXT],
                         GINT_TO_POINTER ((int) row->rowid), muster_carver_row_dup_text (row, 1));
}

static void
map_row_cb (const MusterCarvedRow   *row,
            const MusterCarvedPlace *place,
            gpointer                 data)
{
  Map *map = data;
  gint64 id = row->in_table ? row->rowid : row->values[0].number;
  gboolean is_battle = (row->in_table && (row->n_values == N_COLUMNS || row->n_values == 6)) ||
                       (!row->in_table && row->n_values == 9);

  /* Most rows do not say of which kind they are. */
  for (guint i = 0; is_battle && i < G_N_ELEMENTS (map->uuids); i++)
    {
      const char *uuid = g_hash_table_lookup (map->uuids[i], GINT_TO_POINTER ((int) id));

      if (uuid != NULL)
        g_hash_table_add (map->pages, g_strdup_printf ("%u %s", place->page, uuid));
    }
}

static GHashTable *
map_pages (const char *path)
{
  Map map = { { g_hash_table_new_full (NULL, NULL, NULL, g_free),
                g_hash_table_new_full (NULL, NULL, NULL, g_free) },
              g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  g_autoptr (MusterCarver) carver = muster_carver_new (path, NULL);

  muster_carver_visit (carver, map_header_cb, &map);
  muster_carver_visit (carver, map_row_cb, &map);
  g_hash_table_unref (map.uuids[0]);
  g_hash_table_unref (map.uuids[1]);

  return map.pages;
}

static void
damage_init (Damage *damage)
{
  g_autofree char *original = NULL;

  memset (damage, 0, sizeof *damage);
  damage->dir = muster_test_dir_new ();
  original = muster_store_test_make_file (damage->dir, 20);
  damage->path = muster_test_dir_build (damage->dir, "damaged.db");
  g_assert_true (g_file_get_contents (original, (char **) &damage->bytes, &damage->length, NULL));
  damage->dump = muster_store_test_dump (original);
  damage->battles = list_battles (original);
  damage->pages = map_pages (original);
  g_assert_nonnull (damage->dump);
  g_assert_cmpuint (g_hash_table_size (damage->battles), ==, N_LEDGERS);
}

static void
damage_clear (Damage *damage)
{
  muster_test_dir_free (damage->dir);
  g_free (damage->path);
  g_free (damage->bytes);
  g_free (damage->dump);
  g_hash_table_unref (damage->battles);
  g_hash_table_unref (damage->pages);
}

static gboolean
is_told (Damage *damage)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = muster_store_open (damage->path, MUSTER_STORE_READ_ONLY, &error);
  g_autoptr (MusterCheck) check = NULL;

  if (store == NULL)
    {
      g_assert_nonnull (error);
      return TRUE;
    }

  check = muster_store_check (store, NULL, &error);
  g_assert_no_error (error);

  return !muster_check_is_sound (check);
}

static gboolean
was_hit (Damage     *damage,
         GArray     *pages,
         const char *uuid)
{
  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u %s", g_array_index (pages, guint, i), uuid);

      if (g_hash_table_contains (damage->pages, key))
        return TRUE;
    }

  return FALSE;
}

static void
count_salvaged (Damage        *damage,
                GArray        *pages,
                MusterSalvage *salvage)
{
  g_autoptr (GHashTable) battles = salvage != NULL ? list_battles (salvage->path) : NULL;
  GHashTableIter iter;
  gpointer uuid, value;

  g_hash_table_iter_init (&iter, damage->battles);
  while (g_hash_table_iter_next (&iter, &uuid, &value))
    {
      if (was_hit (damage, pages, uuid))
        continue;
      damage->n_expected++;
      if (battles != NULL && g_strcmp0 (g_hash_table_lookup (battles, uuid), value) == 0)
        damage->n_salvaged++;
    }
}

static void
try_salvage (Damage *damage,
             GArray *pages)
{
  g_autofree char *target = muster_test_dir_build (damage->dir, "salvaged.db");
  g_autofree char *lock = g_strconcat (target, ".lock", NULL);
  g_autoptr (GBytes) before = muster_store_test_read (damage->path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSalvage) salvage =
    muster_salvage_file (damage->path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);

  /* A file may well be cut to nothing. */
  if (salvage == NULL)
    g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  count_salvaged (damage, pages, salvage);
  after = muster_store_test_read (damage->path);
  g_assert_true (g_bytes_equal (before, after));
  g_unlink (target);
  g_unlink (lock);
}

static void
try_once (Damage *damage,
          Harm    harm,
          GRand  *rand,
          guint   round)
{
  g_autofree guint8 *bytes = g_memdup2 (damage->bytes, damage->length);
  g_autoptr (GArray) pages = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *dump = NULL;
  gint64 start = g_get_monotonic_time ();
  gsize length = damage->length;
  gboolean told;

  harm (bytes, &length, rand, pages);
  muster_store_test_put (damage->path, bytes, length);
  dump = muster_store_test_dump (damage->path);
  told = is_told (damage);
  damage->n_told += told;

  if (g_strcmp0 (dump, damage->dump) != 0)
    {
      damage->n_changed++;
      if (!told)
        g_test_message ("round %u: a change was not told", round);
      g_assert_true (told);
    }
  if (round % 5 == 0)
    try_salvage (damage, pages);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
}

static void
run (const char *name,
     Harm        harm,
     guint       n_rounds)
{
  g_autoptr (GRand) rand = muster_store_test_rand (name);
  Damage damage;

  damage_init (&damage);
  for (guint round = 0; round < n_rounds; round++)
    try_once (&damage, harm, rand, round);

  g_test_message ("%s: %u rounds, rows changed in %u and told in all of them (%u told); "
                  "%u of %u battles and campaigns that were not hit salvaged",
                  name, n_rounds, damage.n_changed, damage.n_told, damage.n_salvaged,
                  damage.n_expected);
  /* Else the harm does nothing, and the test proves nothing. */
  g_assert_cmpuint (damage.n_changed, >, n_rounds / 3);
  g_assert_cmpuint (damage.n_salvaged * 100, >=, damage.n_expected * 99);
  damage_clear (&damage);
}

static void
test_flipped_bytes_are_told (void)
{
  run ("flips", flip_byte, muster_test_rounds (300, 10000));
}

static void
test_cut_files_are_told (void)
{
  run ("cuts", cut, muster_test_rounds (60, 1000));
}

static void
test_zeroed_sectors_are_told (void)
{
  run ("zeroed sectors", zero_sector, muster_test_rounds (60, 1000));
}

static void
test_swapped_pages_are_told (void)
{
  run ("swapped pages", swap_pages, muster_test_rounds (60, 1000));
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  g_test_add_func ("/damage/flipped-bytes-are-told", test_flipped_bytes_are_told);
  g_test_add_func ("/damage/cut-files-are-told", test_cut_files_are_told);
  g_test_add_func ("/damage/zeroed-sectors-are-told", test_zeroed_sectors_are_told);
  g_test_add_func ("/damage/swapped-pages-are-told", test_swapped_pages_are_told);

  return g_test_run ();
}
