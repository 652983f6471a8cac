/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-private.h"

#include "core/muster-i18n.h"
#include "store/club/muster-club-store-private.h"
#include "store/db/muster-db-check.h"
#include "store/db/muster-db-guard.h"
#include "store/db/muster-owner-lock.h"
#include "store/db/muster-store-values.h"
#include "store/documents/muster-documents-private.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/muster-files.h"
#include "store/forces/muster-force-store-private.h"
#include "store/images/muster-image-store-private.h"
#include "store/muster-ledger-store-private.h"
#include "store/muster-settings-store-private.h"
#include "store/muster-store-beside.h"
#include "store/muster-store-jobs-private.h"
#include "store/upkeep/muster-backup-folder.h"
#include "store/upkeep/muster-backup-private.h"
#include "store/upkeep/muster-migrations.h"

#include <errno.h>
#include <glib/gstdio.h>

/* Opens a data file and owns its parts. The lock outlives the connection on both ends: the store
 * takes it before it looks at the file and releases it after it has closed the file. */

#define WAIT_MS 5000

struct _MusterStore
{
  GObject parent_instance;

  MusterOwnerLock *lock;
  MusterDb *db;
  char *path;
  gboolean read_only;
  gboolean needs_check;
  MusterLedgerStore *battles;
  MusterLedgerStore *campaigns;
  MusterDocuments *documents;
  MusterClubStore *club;
  MusterForceStore *forces;
  MusterImageStore *images;
  MusterSettingsStore *settings;
};

G_DEFINE_FINAL_TYPE (MusterStore, muster_store, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_DAMAGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_mkdir_with_parents (folder, 0700) == 0 ||
         muster_store_error_set_errno (error, errno, folder);
}

/* Sets the error for a file that is gone or empty. @there: the file exists and is empty. */
static gboolean
refuse_lost (MusterStore  *self,
             gboolean      there,
             gboolean      has_backups,
             GError      **error)
{
  const char *sentence;

  if (!has_backups)
    sentence = there ? _("The file is empty, and the folder of its backups is not there.")
                     : _("The file is gone, and the folder of its backups is not there.");
  else
    sentence = there ? _("The file is empty, but there are backups of it.")
                     : _("The file is gone, but there are backups of it.");

  return muster_store_error_set_file (error, there ? MUSTER_STORE_ERROR_CORRUPT
                                                   : MUSTER_STORE_ERROR_NOT_FOUND,
                                      self->path, sentence);
}

/* Refuses to create a new file if the old one was in use and is now gone or empty. */
static gboolean
check_not_lost (MusterStore       *self,
                MusterStoreFlags   flags,
                GError           **error)
{
  g_autoptr (GPtrArray) backups = NULL;
  GStatBuf info;
  gboolean there = g_lstat (self->path, &info) == 0;

  if ((there && info.st_size > 0) || (flags & MUSTER_STORE_AFRESH))
    return TRUE;

  backups = muster_backup_list (self->path);
  if (backups->len == 0 && muster_backup_folder_is_ready (self->path))
    return TRUE;

  return refuse_lost (self, there, backups->len > 0, error);
}

/* Refuses a path that cannot be a data file before anything is created beside it. */
static gboolean
check_path (MusterStore  *self,
            GError      **error)
{
  g_auto (MusterDbGuard) guard = { 0 };

  return muster_db_guard_init (&guard, self->path, !self->read_only, error);
}

static gboolean
take_lock (MusterStore       *self,
           MusterStoreFlags   flags,
           GError           **error)
{
  g_autoptr (GError) problem = NULL;

  self->lock = muster_owner_lock_take (self->path, !self->read_only,
                                       self->read_only || flags & MUSTER_STORE_NO_WAIT ? 0 : WAIT_MS,
                                       &problem);
  if (self->lock != NULL)
    return TRUE;

  /* Somebody writes, and looks after the file and its journal. Whoever only reads needs no more than the
   * locks of SQLite. */
  if (self->read_only && g_error_matches (problem, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&problem));

  return FALSE;
}

/* Renames a journal whose data file is gone: SQLite would play it back into the next file of that
 * name and destroy it. */
static void
set_orphans_aside (const char *path)
{
  const char *endings[] = { "-journal", "-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *orphan = g_strconcat (path, endings[i], NULL);
      g_autofree char *aside = g_strconcat (orphan, ".orphan", NULL);

      g_rename (orphan, aside);
    }
}

static gboolean
fill_new_file (const char  *path,
               GError     **error)
{
  guint newest = muster_migrations_newest (muster_migrations);
  g_autoptr (MusterDb) db = muster_db_open (path, MUSTER_DB_CREATE, newest, error);

  return db != NULL && muster_migrations_run (db, muster_migrations, NULL, NULL, error);
}

/* Creates the file under another name and renames it when it is complete, so that an existing file
 * can always be opened. */
static gboolean
create_file (MusterStore  *self,
             GError      **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *part = g_strconcat (self->path, ".new", NULL);
  g_autofree char *part_journal = g_strconcat (part, "-journal", NULL);
  GStatBuf info;

  if (g_lstat (self->path, &info) == 0 && info.st_size > 0)
    return TRUE;

  g_unlink (part);
  g_unlink (part_journal);
  if (!fill_new_file (part, error))
    {
      g_unlink (part);
      g_unlink (part_journal);
      return FALSE;
    }

  set_orphans_aside (self->path);
  if (g_rename (part, self->path) != 0)
    return muster_store_error_set_errno (error, errno, self->path);

  return muster_files_sync (folder, error);
}

/* Undoes a change that was cut off, as SQLite does for whoever may write, so that somebody who only reads
 * sees a whole file. */
static gboolean
play_back (MusterStore   *self,
           MusterDbFlags  flags,
           guint          newest)
{
  g_autoptr (MusterDb) writer = muster_db_open (self->path, flags & ~MUSTER_DB_READ_ONLY, newest, NULL);

  return writer != NULL;
}

static gboolean
open_db (MusterStore       *self,
         MusterStoreFlags   flags,
         GError           **error)
{
  guint newest = muster_migrations_newest (muster_migrations);
  MusterDbFlags db_flags = MUSTER_DB_DEFAULT;
  g_autoptr (GError) fault = NULL;

  if (self->read_only)
    db_flags |= MUSTER_DB_READ_ONLY | MUSTER_DB_NEWER | (self->lock == NULL ? MUSTER_DB_BESIDE : 0);
  else if (!(flags & MUSTER_STORE_EXISTING) && !create_file (self, error))
    return FALSE;

  self->db = muster_db_open (self->path, db_flags, newest, &fault);
  if (g_error_matches (fault, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY) &&
      play_back (self, db_flags, newest))
    {
      g_clear_error (&fault);
      self->db = muster_db_open (self->path, db_flags, newest, &fault);
    }
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));

  return self->db != NULL;
}

static gboolean
back_up_before_migration (MusterDb  *db,
                          gpointer   data,
                          GError   **error)
{
  g_autofree char *backup = muster_backup_make (db, NULL, muster_store_now (), FALSE, NULL, error);

  return backup != NULL;
}

static gboolean
check_readable (MusterStore  *self,
                GError      **error)
{
  guint newest = muster_migrations_newest (muster_migrations);
  gint64 version;

  if (!muster_migrations_can_read (self->db, newest, error) ||
      !muster_db_query_int (self->db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version >= newest)
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY,
                       _("This file was written by an earlier version of Muster and must be opened once "
                         "for writing to be brought up to date."));

  return FALSE;
}

static gboolean
make_ready (MusterStore       *self,
            MusterStoreFlags   flags,
            GError           **error)
{
  if (self->read_only)
    return check_readable (self, error);

  /* After a crash or a power failure the file should be undamaged; a quick check makes sure. */
  self->needs_check = muster_owner_lock_was_unclean (self->lock) || muster_db_was_recovered (self->db);
  if (self->needs_check && !(flags & MUSTER_STORE_CHECK_LATER))
    {
      if (!muster_db_check_quickly (self->db, error))
        return FALSE;
      self->needs_check = FALSE;
    }
  if (!self->needs_check)
    muster_owner_lock_settle (self->lock);

  return muster_migrations_run (self->db, muster_migrations, back_up_before_migration, NULL, error) &&
         muster_image_store_collect (self->db, error);
}

static void
damaged_cb (gpointer data)
{
  g_object_notify_by_pspec (G_OBJECT (data), properties[PROP_DAMAGE]);
}

/* A damaged row is noticed when it is read, but a row that is gone is not, so look for those
 * here. */
static void
look_for_losses (MusterStore *self)
{
  g_auto (GStrv) losses = muster_store_list_losses (self);

  if (losses[0] != NULL)
    muster_db_note_damage (self->db, losses[0]);
  muster_db_watch_damage (self->db, damaged_cb, self);
}

static void
muster_store_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_DAMAGE:
      g_value_set_string (value, muster_store_get_damage (MUSTER_STORE (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_store_dispose (GObject *object)
{
  muster_store_close (MUSTER_STORE (object));

  G_OBJECT_CLASS (muster_store_parent_class)->dispose (object);
}

static void
muster_store_finalize (GObject *object)
{
  MusterStore *self = MUSTER_STORE (object);

  g_clear_object (&self->battles);
  g_clear_object (&self->campaigns);
  g_clear_object (&self->club);
  g_clear_object (&self->documents);
  g_clear_object (&self->forces);
  g_clear_object (&self->images);
  g_clear_object (&self->settings);
  if (self->db != NULL)
    muster_db_watch_damage (self->db, NULL, NULL);
  g_clear_pointer (&self->db, muster_db_unref);
  g_free (self->path);

  G_OBJECT_CLASS (muster_store_parent_class)->finalize (object);
}

static void
muster_store_class_init (MusterStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = muster_store_get_property;
  object_class->dispose = muster_store_dispose;
  object_class->finalize = muster_store_finalize;

  properties[PROP_DAMAGE] = g_param_spec_string ("damage", NULL, NULL, NULL,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_store_init (MusterStore *self)
{
}

static void
add_contents (MusterStore *self)
{
  self->battles = muster_ledger_store_new (self->db, &muster_battle_kind);
  self->campaigns = muster_ledger_store_new (self->db, &muster_campaign_kind);
  self->documents = muster_documents_new (self->db);
  self->club = muster_club_store_new (self->documents);
  self->forces = muster_force_store_new (self->documents);
  self->images = muster_image_store_new (self->db);
  self->settings = muster_settings_store_new (self->db);
}

/**
 * muster_store_open:
 * @path: of the file
 *
 * Returns: (transfer full) (nullable): the store
 */
MusterStore *
muster_store_open (const char        *path,
                   MusterStoreFlags   flags,
                   GError           **error)
{
  g_autoptr (MusterStore) self = NULL;
  gboolean may_create = !(flags & (MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING));

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (MUSTER_TYPE_STORE, NULL);
  self->path = g_canonicalize_filename (path, NULL);
  self->read_only = (flags & MUSTER_STORE_READ_ONLY) != 0;

  if ((may_create && (!make_folder (self->path, error) || !check_not_lost (self, flags, error))) ||
      !check_path (self, error) || !take_lock (self, flags, error) ||
      !open_db (self, flags, error) || !make_ready (self, flags, error))
    return NULL;

  add_contents (self);
  look_for_losses (self);

  return g_steal_pointer (&self);
}

MusterStore *
muster_store_open_beside_owner (const char  *path,
                                GError     **error)
{
  g_autoptr (MusterStore) self = g_object_new (MUSTER_TYPE_STORE, NULL);

  self->path = g_strdup (path);
  self->db = muster_store_open_beside (path, MUSTER_DB_DEFAULT, error);
  if (self->db == NULL)
    return NULL;
  add_contents (self);

  return g_steal_pointer (&self);
}

void
muster_store_close (MusterStore *self)
{
  g_return_if_fail (MUSTER_IS_STORE (self));

  if (self->db != NULL)
    muster_db_close (self->db);
  g_clear_pointer (&self->lock, muster_owner_lock_release);
}

const char *
muster_store_get_path (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->path;
}

void
muster_store_note_error (MusterStore  *self,
                         const GError *error)
{
  g_return_if_fail (MUSTER_IS_STORE (self));

  if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT))
    muster_db_note_damage (self->db, error->message);
}

GBytes *
muster_store_dup_image (MusterStore *self,
                        const char  *id)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return muster_image_store_get (self->images, id, NULL, NULL);
}

const char *
muster_store_get_damage (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return muster_db_get_damage (self->db);
}

gboolean
muster_store_is_read_only (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), FALSE);

  return self->read_only;
}

gboolean
muster_store_needs_check (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), FALSE);

  return self->needs_check;
}

void
muster_store_set_checked (MusterStore *self)
{
  self->needs_check = FALSE;
  if (self->lock != NULL)
    muster_owner_lock_settle (self->lock);
}

MusterDb *
muster_store_get_db (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->db;
}

MusterLedgerStore *
muster_store_get_battles (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->battles;
}

MusterLedgerStore *
muster_store_get_campaigns (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->campaigns;
}

MusterDocuments *
muster_store_get_documents (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->documents;
}

MusterClubStore *
muster_store_get_club (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->club;
}

MusterForceStore *
muster_store_get_forces (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->forces;
}

MusterImageStore *
muster_store_get_images (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->images;
}

MusterSettingsStore *
muster_store_get_settings (MusterStore *self)
{
  g_return_val_if_fail (MUSTER_IS_STORE (self), NULL);

  return self->settings;
}

char *
muster_store_dup_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "muster", "muster.db", NULL);
}

char *
muster_store_dup_backups_path (const char *path)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_path_get_dirname (path);

  return g_build_filename (folder, "backups", NULL);
}
