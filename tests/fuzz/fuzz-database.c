/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/battle/muster-samples.h"
#include "core/forces/muster-force-file.h"
#include "store/muster-store.h"
#include "store/upkeep/muster-check.h"
#include "store/upkeep/muster-salvage.h"
#include "muster-test-store.h"

#include <glib/gstdio.h>
#include <stdlib.h>

/* A data file in which bytes have been changed: three say where, one how many, then the bytes. It is
 * refused, or everything that can be asked of it is answered; what is missing is told, and salvage
 * never makes a file that is not sound. */

#define FORCE "{\"format\": \"muster-force\", \"version\": 1, \"ruleset\": \"kings\", \"name\": \"Guard\"," \
              " \"units\": [{\"id\": \"u1\", \"name\": \"First\", \"type\": \"regular-infantry\"}]}"

static char *folder;
static char *path;
static char *sound;
static gsize length;

static void
clean_up (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_unlink (file);
    }
  g_rmdir (folder);
  g_free (folder);
  g_free (path);
  g_free (sound);
}

static void
make_file (void)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  const MusterSample *samples = muster_samples_list ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterForce) force = NULL;

  folder = g_strdup ("/dev/shm/muster-fuzz-XXXXXX");
  if (g_mkdtemp (folder) == NULL)
    {
      g_free (folder);
      folder = g_dir_make_tmp ("muster-fuzz-XXXXXX", NULL);
    }
  path = g_build_filename (folder, "muster.db", NULL);
  store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);
  g_assert_no_error (error);
  for (guint i = 0; samples[i].id != NULL; i++)
    {
      g_autoptr (GBytes) bytes = muster_sample_load (&samples[i]);
      gint64 id;

      muster_test_import_battle (muster_store_get_battles (store), library,
                                 g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "sample",
                                 &id, &error);
      g_assert_no_error (error);
    }
  force = muster_force_file_read (library, FORCE, strlen (FORCE), "force", &error);
  g_assert_true (muster_force_store_rules_save (muster_store_get_forces (store), force, &error));
  muster_store_close (store);
  g_assert_true (g_file_get_contents (path, &sound, &length, &error));
  atexit (clean_up);
}

static void
look_at_rows (MusterStoreList *list)
{
  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    g_object_unref (g_list_model_get_item (G_LIST_MODEL (list), i));
}

static void
ask (MusterStore *store)
{
  MusterLibrary *library = muster_fuzz_get_library ();
  g_autoptr (MusterStoreList) battles = muster_ledger_store_list (muster_store_get_battles (store));
  g_autoptr (MusterStoreList) forces = muster_force_store_list (muster_store_get_forces (store));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCheck) check = NULL;

  look_at_rows (battles);
  look_at_rows (forces);
  for (gint64 id = 1; id <= 2; id++)
    {
      g_autoptr (MusterBattle) battle =
        muster_battle_store_open (muster_store_get_battles (store), id, library, 0, NULL);
      g_autoptr (MusterForce) force =
        muster_force_store_rules_open (muster_store_get_forces (store), id, library, NULL);
    }

  check = muster_store_check (store, library, &error);
  g_assert_no_error (error);
  /* What a list has met, a check finds too. */
  g_assert_true (muster_store_get_damage (store) == NULL || !muster_check_is_sound (check));
}

static void
salvage (void)
{
  g_autofree char *target = g_build_filename (folder, "salvaged.db", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSalvage) salvage =
    muster_salvage_file (path, target, MUSTER_SALVAGE_UNPROVED, 1, &error);

  g_assert_true ((salvage == NULL) == (error != NULL));
  g_unlink (target);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *bytes = NULL;
  g_autoptr (MusterStore) store = NULL;

  if (folder == NULL)
    make_file ();

  bytes = g_memdup2 (sound, length);
  for (gsize i = 0; i + 4 < size; i += 4 + data[i + 3])
    {
      gsize place = ((gsize) data[i] << 16 | (gsize) data[i + 1] << 8 | data[i + 2]) % length;
      gsize n = MIN (MIN ((gsize) data[i + 3], size - i - 4), length - place);

      memcpy (bytes + place, data + i + 4, n);
    }
  g_assert_true (g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600,
                                           NULL));

  store = muster_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING | MUSTER_STORE_NO_WAIT,
                             NULL);
  if (store != NULL)
    {
      ask (store);
      muster_store_close (store);
    }
  salvage ();

  return 0;
}
