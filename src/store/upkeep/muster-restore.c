/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-backup-private.h"

#include "core/muster-i18n.h"
#include "store/db/muster-owner-lock.h"
#include "store/muster-files.h"

#include <errno.h>
#include <glib/gstdio.h>

/* Replaces a data file with a backup. At every moment either the old file or the new one has the
 * name. The old one is kept together with any journal beside it, because an attempt to repair it
 * needs both. */

#define WAIT_MS 500

static const char *const companions[] = { "-journal", "-wal", "-shm" };

/* Copies under a temporary name until the copy is complete. */
static gboolean
copy_whole (const char  *from,
            const char  *to,
            GError     **error)
{
  g_autofree char *part = g_strconcat (to, ".part", NULL);

  if (muster_files_copy (from, part, error) && muster_files_move (part, to, error))
    return TRUE;

  g_unlink (part);

  return FALSE;
}

/* Copies the file last, so that wherever the file exists, its journal does too. */
static gboolean
keep_aside (const char  *path,
            const char  *aside,
            GError     **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *from = g_strconcat (path, companions[i], NULL);
      g_autofree char *to = g_strconcat (aside, companions[i], NULL);

      if (g_file_test (from, G_FILE_TEST_EXISTS) && !copy_whole (from, to, error))
        return FALSE;
    }

  return copy_whole (path, aside, error);
}

/* A journal of the old file must never meet the new one. */
static gboolean
remove_companions (const char  *path,
                   GError     **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *companion = g_strconcat (path, companions[i], NULL);

      if (g_unlink (companion) != 0 && errno != ENOENT)
        return muster_store_error_set_errno (error, errno, companion);
    }

  return TRUE;
}

static gboolean
put_in_place (const char  *path,
              const char  *temporary,
              GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return remove_companions (path, error) && muster_files_sync (folder, error) &&
         muster_files_move (temporary, path, error);
}

gboolean
muster_restore_backup (const char  *path,
                       const char  *backup,
                       gint64       now,
                       char       **replaced,
                       GError     **error)
{
  g_autoptr (MusterOwnerLock) lock = NULL;
  g_autofree char *temporary = g_strconcat (path, ".restore", NULL);
  g_autofree char *aside = NULL;

  g_return_val_if_fail (path != NULL && backup != NULL, FALSE);

  if (replaced != NULL)
    *replaced = NULL;

  lock = muster_owner_lock_take (path, TRUE, WAIT_MS, error);
  if (lock == NULL || !muster_backup_make_folder (path, error))
    return FALSE;

  if (!muster_files_copy (backup, temporary, error) || !muster_backup_verify (temporary, error))
    {
      g_unlink (temporary);
      g_prefix_error (error, _("The backup was not restored: "));
      return FALSE;
    }

  aside = muster_backup_dup_name (path, now, "-replaced");
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_clear_pointer (&aside, g_free);
  if ((aside != NULL && !keep_aside (path, aside, error)) || !put_in_place (path, temporary, error))
    {
      g_unlink (temporary);
      return FALSE;
    }

  muster_owner_lock_settle (lock);
  if (replaced != NULL)
    *replaced = g_steal_pointer (&aside);

  return TRUE;
}
