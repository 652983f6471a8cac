/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-backup-folder.h"

#include "core/muster-i18n.h"
#include "store/muster-store.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* A small file beside the data stores the choice of folder, so that it is known even when the data
 * cannot be read, and to every program that makes backups. */
#define CHOICE ".backups"

static char *
dup_choice (const char *path)
{
  return g_strconcat (path, CHOICE, NULL);
}

char *
muster_backup_folder_dup_chosen (const char *path)
{
  g_autofree char *choice = NULL;
  g_autofree char *folder = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  choice = dup_choice (path);
  if (!g_file_get_contents (choice, &folder, &length, NULL))
    return NULL;
  if (length > 0 && folder[length - 1] == '\n')
    folder[length - 1] = '\0';

  return g_path_is_absolute (folder) ? g_steal_pointer (&folder) : NULL;
}

char *
muster_backup_folder_dup (const char *path)
{
  char *chosen = muster_backup_folder_dup_chosen (path);

  return chosen != NULL ? chosen : muster_store_dup_backups_path (path);
}

static gboolean
is_writable (const char *folder)
{
  return g_file_test (folder, G_FILE_TEST_IS_DIR) && g_access (folder, W_OK | X_OK) == 0;
}

gboolean
muster_backup_folder_is_ready (const char *path)
{
  g_autofree char *chosen = muster_backup_folder_dup_chosen (path);

  return chosen == NULL || is_writable (chosen);
}

static gboolean
refuse (GError     **error,
        int          number,
        const char  *folder)
{
  g_autofree char *shown = g_filename_display_name (folder);

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
               _("No backup can be written to %s (%s). Connect its drive, or choose another folder in the "
                 "preferences. The backups that are there are not lost."),
               shown, g_strerror (number));

  return FALSE;
}

/* Does not create parent folders: if a drive is not connected, they would be created on another
 * one. */
gboolean
muster_backup_folder_prepare (const char  *folder,
                              GError     **error)
{
  g_return_val_if_fail (folder != NULL, FALSE);

  if (g_mkdir (folder, 0700) != 0 && errno != EEXIST)
    return refuse (error, errno, folder);
  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return refuse (error, ENOTDIR, folder);
  if (!is_writable (folder))
    return refuse (error, EACCES, folder);

  return TRUE;
}

gboolean
muster_backup_folder_choose (const char  *path,
                             const char  *folder,
                             GError     **error)
{
  g_autofree char *choice = NULL;
  g_autofree char *usual = NULL;
  g_autofree char *full = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  choice = dup_choice (path);
  usual = muster_store_dup_backups_path (path);
  full = folder != NULL ? g_canonicalize_filename (folder, NULL) : NULL;
  if (full == NULL || g_str_equal (full, usual))
    {
      return g_unlink (choice) == 0 || errno == ENOENT ||
             muster_store_error_set_errno (error, errno, choice);
    }
  if (!muster_backup_folder_prepare (full, error))
    return FALSE;

  text = g_strconcat (full, "\n", NULL);

  return g_file_set_contents_full (choice, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                   error);
}
