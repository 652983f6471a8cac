/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage.h"

#include "core/muster-i18n.h"
#include "store/db/muster-db-header.h"
#include "store/db/muster-owner-lock.h"
#include "store/db/muster-transaction.h"
#include "store/muster-files.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/images/muster-image-store-private.h"
#include "store/muster-settings-store-private.h"
#include "store/upkeep/muster-backup-private.h"
#include "store/upkeep/muster-migrations.h"
#include "store/upkeep/muster-salvage-index.h"
#include "store/upkeep/muster-salvage-private.h"
#include "store/upkeep/muster-schema-check.h"

#include <inttypes.h>
#include <errno.h>
#include <glib/gstdio.h>

/* Builds a new file from the remains of a damaged one. The new file has a temporary name until it
 * is complete. */

#define WAIT_MS 500

void
muster_salvage_free (MusterSalvage *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->path);
  g_clear_pointer (&self->losses, g_ptr_array_unref);
  g_free (self);
}

void
muster_salvage_add_loss (MusterSalvage *self,
                         const char    *format,
                         ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (self->losses, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

void
muster_salvage_take_loss (MusterSalvage *self,
                          char          *loss)
{
  g_ptr_array_add (self->losses, loss);
}

static gboolean
salvage_ledgers (MusterSalvage       *self,
                 MusterSalvageIndex  *index,
                 MusterSalvageFlags   flags,
                 MusterDb            *db,
                 GError             **error)
{
  for (guint i = 0; i < index->ledgers->len; i++)
    {
      MusterSalvageLedgers *ledgers = index->ledgers->pdata[i];

      if (!muster_salvage_ledgers_save (ledgers, self, index->carver, index->events, flags, db, error))
        return FALSE;
      if (ledgers->kind == &muster_battle_kind)
        {
          self->n_battles = ledgers->n_whole;
          self->n_cut_battles = ledgers->n_cut;
          self->n_unproved_battles = ledgers->n_unproved;
        }
      else if (ledgers->kind == &muster_campaign_kind)
        {
          self->n_campaigns = ledgers->n_whole;
          self->n_cut_campaigns = ledgers->n_cut;
          self->n_unproved_campaigns = ledgers->n_unproved;
        }
    }

  return TRUE;
}

/* The content proves itself by its digest. */
static gboolean
salvage_image (const MusterCarvedRow  *row,
               MusterDb               *db,
               GError                **error)
{
  const MusterCarvedValue *content = &row->values[3];
  g_autofree char *digest = muster_image_store_dup_digest (content->bytes, content->length);
  g_autofree char *kept = muster_carver_row_dup_text (row, 1);
  MusterImage image;

  if (g_strcmp0 (digest, kept) != 0 ||
      !muster_image_examine (content->bytes, content->length, &image, NULL))
    return TRUE;

  return muster_image_store_keep (db, content->bytes, content->length, digest, image.type, error);
}

static gboolean
salvage_images (MusterSalvage       *self,
                MusterSalvageIndex  *index,
                MusterDb            *db,
                GError             **error)
{
  gint64 n_images;

  for (guint i = 0; i < index->images->len; i++)
    {
      MusterCarvedRow row;

      if (muster_carver_read (index->carver, &g_array_index (index->images, MusterCarvedPlace, i),
                              &row) &&
          !salvage_image (&row, db, error))
        return FALSE;
    }

  if (!muster_db_query_int (db, "SELECT count (*) FROM image", &n_images, error))
    return FALSE;
  if (index->n_images > n_images)
    muster_salvage_add_loss (self, _("Portraits that could not be found: %" PRId64 "."),
                             index->n_images - n_images);

  return TRUE;
}

static gboolean
salvage_settings (MusterSalvage       *self,
                  MusterSalvageIndex  *index,
                  MusterDb            *db,
                  GError             **error)
{
  gint64 n_settings;

  for (guint i = 0; i < index->settings->len; i++)
    {
      const MusterFoundPair *pair = index->settings->pdata[i];

      if (!muster_settings_store_keep_raw (db, pair->key, pair->value, error))
        return FALSE;
    }

  if (!muster_db_query_int (db, "SELECT count (*) FROM setting", &n_settings, error))
    return FALSE;
  self->n_settings = (guint) n_settings;
  if (index->n_settings > n_settings)
    muster_salvage_add_loss (self, _("Settings that could not be found: %" PRId64 "."),
                             index->n_settings - n_settings);

  return TRUE;
}

static gboolean
fill_file (MusterSalvage       *self,
           MusterSalvageIndex  *index,
           MusterSalvageFlags   flags,
           const char          *path,
           GError             **error)
{
  guint newest = muster_migrations_newest (muster_migrations);
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_CREATE, newest, error);
  g_autoptr (MusterTransaction) transaction = NULL;

  if (db == NULL || !muster_migrations_run (db, muster_migrations, NULL, NULL, error))
    return FALSE;

  transaction = muster_transaction_begin (db, error);
  if (transaction == NULL || !salvage_ledgers (self, index, flags, db, error) ||
      !salvage_images (self, index, db, error) ||
      !salvage_settings (self, index, db, error) ||
      !muster_salvage_documents_save (&index->kept, self, db, error))
    return FALSE;

  return muster_transaction_commit (transaction, error);
}

/* If a transaction was interrupted, the file is consistent only together with its journal. This
 * function combines them in a copy. */
static char *
dup_source (const char *path,
            const char *scratch)
{
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  g_autofree char *scratch_journal = g_strconcat (scratch, "-journal", NULL);
  guint newest = muster_migrations_newest (muster_migrations);
  g_autoptr (MusterDb) db = NULL;

  if (!g_file_test (journal, G_FILE_TEST_IS_REGULAR) ||
      !muster_files_copy (path, scratch, NULL) ||
      !muster_files_copy (journal, scratch_journal, NULL))
    return g_strdup (path);

  /* Opening plays it back, if it belongs there at all. */
  db = muster_db_open (scratch, MUSTER_DB_DEFAULT, newest, NULL);

  return g_strdup (db != NULL && muster_db_exec (db, "PRAGMA user_version", NULL) ? scratch : path);
}

static void
remove_scratch (const char *scratch)
{
  g_autofree char *journal = g_strconcat (scratch, "-journal", NULL);

  g_unlink (scratch);
  g_unlink (journal);
}

static gboolean
check_found (const MusterSalvageIndex  *index,
             const char                *path,
             GError                   **error)
{
  g_autofree char *name = NULL;

  if (!muster_salvage_index_is_empty (index))
    return TRUE;

  name = g_filename_display_name (path);
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND,
               _("%s: Nothing of Muster’s was found in this file."), name);

  return FALSE;
}

/* Whether its tables are none that this version makes, as far as they can be read. */
static gboolean
has_other_tables (const char *path)
{
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_READ_ONLY | MUSTER_DB_NEWER,
                                            muster_migrations_newest (muster_migrations), NULL);
  gint64 n_tables;

  return db != NULL &&
         muster_db_query_int (db, "SELECT count (*) FROM sqlite_schema", &n_tables, NULL) &&
         !muster_schema_check_sound (db, NULL);
}

/* Whether its tables are those of an earlier version, as far as they can be read. */
static gboolean
is_earlier (const char *path)
{
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_READ_ONLY | MUSTER_DB_NEWER,
                                            muster_migrations_newest (muster_migrations), NULL);
  gint64 found;

  return db != NULL &&
         muster_db_query_int (db, "SELECT count (*) > 0 AND sum (name = 'document') = 0 FROM sqlite_schema",
                              &found, NULL) && found;
}

/* A later version may keep things that this one would drop without noticing. That it was one is a number,
 * which may be what was hit; its tables say so too. */
static gboolean
check_version (MusterSalvage  *self,
               const char     *path,
               GError        **error)
{
  guint8 bytes[MUSTER_DB_HEADER_SIZE] = { 0 };
  MusterDbHeader header;
  gsize length;

  if (!muster_files_read_head (path, bytes, sizeof bytes, &length, error))
    return FALSE;

  if (!muster_db_header_parse (&header, bytes, length) ||
      header.application_id != MUSTER_DB_APPLICATION_ID)
    return TRUE;
  if (header.user_version <= muster_migrations_newest (muster_migrations))
    return !is_earlier (path) ||
           muster_store_error_set_file (
             error, MUSTER_STORE_ERROR_FOREIGN, path,
             _("This file was written by an earlier version of Muster, which alone can salvage it."));
  if (has_other_tables (path))
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_TOO_NEW, path,
      _("This file was written by a later version of Muster, which alone can salvage it."));

  muster_salvage_add_loss (self, _("The file says that a later version of Muster has written it, which "
                                   "is not what it looks like."));

  return TRUE;
}

static gboolean
salvage_into (MusterSalvage       *self,
              const char          *path,
              const char          *part,
              MusterSalvageFlags   flags,
              GError             **error)
{
  g_autofree char *scratch = g_strconcat (self->path, ".scratch", NULL);
  g_autofree char *source = dup_source (path, scratch);
  g_auto (MusterSalvageIndex) index = { 0 };
  gboolean done = muster_salvage_index_init (&index, source, error) &&
                  check_found (&index, path, error) &&
                  fill_file (self, &index, flags, part, error) && muster_backup_verify (part, error);

  remove_scratch (scratch);
  done = done && muster_files_move (part, self->path, error);
  if (!done)
    remove_scratch (part);

  return done;
}

MusterSalvage *
muster_salvage_file (const char          *path,
                     const char          *target,
                     MusterSalvageFlags   flags,
                     gint64               now,
                     GError             **error)
{
  g_autoptr (MusterSalvage) self = g_new0 (MusterSalvage, 1);
  g_autoptr (MusterOwnerLock) lock = NULL;
  g_autofree char *part = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self->losses = g_ptr_array_new_with_free_func (g_free);
  if (target == NULL && !muster_backup_make_folder (path, error))
    return NULL;

  self->path = target != NULL ? g_strdup (target) : muster_backup_dup_name (path, now, "-salvaged");
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      muster_store_error_set_errno (error, EEXIST, self->path);
      return NULL;
    }

  lock = muster_owner_lock_take (path, FALSE, WAIT_MS, error);
  part = g_strconcat (self->path, ".part", NULL);
  if (lock == NULL || !check_version (self, path, error) ||
      !salvage_into (self, path, part, flags, error))
    return NULL;

  return g_steal_pointer (&self);
}
