/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/forces/muster-force-words.h"
#include "app/models/muster-desk.h"
#include "app/models/muster-row-words.h"
#include "core/battle/muster-battle-file.h"
#include "core/forces/muster-force-file.h"
#include "muster-test-app.h"
#include "sheets/muster-battle-report.h"

/* What a window makes of a file that a failing disk has had: nothing dies of it, everything that is
 * whole can be used, and nothing is missing without a word. */

#define N_BATTLES 3
#define N_FORCES 2
#define SECTOR 512

static const char FORCE[] =
  "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"kings\", \"name\": \"Guard\","
  " \"units\": [{\"id\": \"u1\", \"name\": \"First\", \"type\": \"regular-infantry\","
  " \"models\": 12, \"leader\": {\"name\": \"Hill\", \"leadership\": 7}}]}";

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  char *path;
  char *bytes;
  gsize length;
  guint n_refused;
  guint n_told;
} Fixture;

static void
add_force (Fixture     *fixture,
           MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force =
    muster_force_file_read (fixture->library, FORCE, strlen (FORCE), "force", &error);

  g_assert_no_error (error);
  g_assert_true (muster_force_store_save (muster_store_get_forces (store), force, &error));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (MusterStore) store = NULL;

  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->path = muster_test_dir_build (fixture->dir, "muster.db");
  store = muster_test_app_new_store (fixture->dir);
  for (guint i = 0; i < N_BATTLES; i++)
    muster_test_app_add_sample (store, fixture->library, "skirmish-at-the-ford", NULL);
  for (guint i = 0; i < N_FORCES; i++)
    add_force (fixture, store);
  muster_store_close (store);
  g_assert_true (g_file_get_contents (fixture->path, &fixture->bytes, &fixture->length, NULL));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
  g_clear_pointer (&fixture->path, g_free);
  g_clear_pointer (&fixture->bytes, g_free);
  muster_test_dir_free (fixture->dir);
}

static void
use_battle (Fixture         *fixture,
            MusterStore     *store,
            MusterLedgerRow *row)
{
  g_autofree char *summary = muster_row_words_summary (row, fixture->library, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_store_open (muster_store_get_battles (store), muster_ledger_row_get_id (row),
                              fixture->library, MUSTER_LEDGER_OPEN_ANYWAY, &error);
  g_autoptr (MusterDocument) report = NULL;
  g_autofree char *file = NULL;

  g_assert_cmpstr (summary, !=, "");
  g_assert_true ((battle == NULL) == (error != NULL));
  if (battle == NULL)
    {
      muster_store_note_error (store, error);
      return;
    }
  g_assert_false (muster_ledger_row_get_damaged (row));
  report = muster_battle_report_new (battle, NULL, NULL);
  file = muster_battle_file_write (battle);
}

static guint
use_battles (Fixture     *fixture,
             MusterStore *store)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (muster_store_get_battles (store));
  g_autoptr (GHashTable) sound = g_hash_table_new (NULL, NULL);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      use_battle (fixture, store, row);
      if (!muster_ledger_row_get_damaged (row))
        g_hash_table_add (sound, GINT_TO_POINTER ((int) muster_ledger_row_get_id (row)));
    }
  return g_hash_table_size (sound);
}

static guint
use_forces (Fixture     *fixture,
            MusterStore *store)
{
  g_autoptr (MusterStoreList) list = muster_force_store_list (muster_store_get_forces (store));
  g_autoptr (GHashTable) sound = g_hash_table_new (NULL, NULL);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *summary = muster_force_words_sum_up_row (row, fixture->library, 0);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterForce) force =
        muster_force_store_open (muster_store_get_forces (store), muster_force_row_get_id (row),
                                 fixture->library, &error);

      g_assert_true ((force == NULL) == (error != NULL));
      g_assert_true (force != NULL || muster_force_row_get_damaged (row));
      if (!muster_force_row_get_damaged (row))
        g_hash_table_add (sound, GINT_TO_POINTER ((int) muster_force_row_get_id (row)));
    }
  return g_hash_table_size (sound);
}

static void
try_file (Fixture    *fixture,
          const char *bytes,
          gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterDesk) desk = NULL;
  g_autofree char *note = NULL;
  gboolean is_empty;
  guint n_sound;

  g_assert_true (g_file_set_contents (fixture->path, bytes, (gssize) length, &error));
  store = muster_store_open (fixture->path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING, &error);
  if (store == NULL)
    {
      g_assert_nonnull (error);
      fixture->n_refused++;
      return;
    }

  desk = muster_desk_new (store, fixture->library);
  n_sound = use_battles (fixture, store) + use_forces (fixture, store);
  g_object_get (desk, "current-note", &note, "is-empty", &is_empty, NULL);
  if (n_sound < N_BATTLES + N_FORCES)
    {
      g_assert_nonnull (muster_store_get_damage (store));
      g_assert_false (is_empty);
      fixture->n_told++;
    }
}

static void
test_flipped_bytes (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  guint n_rounds = muster_test_rounds (800, 5000);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autofree char *bytes = g_memdup2 (fixture->bytes, fixture->length);
      gsize place = (gsize) g_rand_int_range (rand, 0, (int) fixture->length);

      bytes[place] ^= (char) g_rand_int_range (rand, 1, 256);
      try_file (fixture, bytes, fixture->length);
    }
  g_test_message ("%u rounds, %u refused, %u told", n_rounds, fixture->n_refused, fixture->n_told);
  g_assert_cmpuint (fixture->n_told, >, 0);
}

static void
test_zeroed_sectors (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  guint n_rounds = muster_test_rounds (100, 1000);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autofree char *bytes = g_memdup2 (fixture->bytes, fixture->length);
      gsize sector = (gsize) g_rand_int_range (rand, 0, (int) (fixture->length / SECTOR));

      memset (bytes + sector * SECTOR, 0, SECTOR);
      try_file (fixture, bytes, fixture->length);
    }
  g_assert_cmpuint (fixture->n_told, >, 0);
}

static void
test_cut_files (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (18);
  guint n_rounds = muster_test_rounds (50, 1000);

  for (guint i = 0; i < n_rounds; i++)
    try_file (fixture, fixture->bytes,
              (gsize) g_rand_int_range (rand, 1, (int) fixture->length));
  g_assert_cmpuint (fixture->n_refused + fixture->n_told, >, 0);
}

#define ADD(name, function) \
  g_test_add ("/damage/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("flipped-bytes", test_flipped_bytes);
  ADD ("zeroed-sectors", test_zeroed_sectors);
  ADD ("cut-files", test_cut_files);

  return g_test_run ();
}
