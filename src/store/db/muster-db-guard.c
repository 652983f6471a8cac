/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-db-guard.h"

#include "core/muster-i18n.h"
#include "store/db/muster-rollback-journal.h"
#include "store/muster-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Checks the ways in which SQLite loses data although nothing is wrong with SQLite
 * (https://www.sqlite.org/howtocorrupt.html): a file with two names, so that SQLite does not find
 * the journal of one under the other; a file that somebody replaces while it is open; a journal
 * that belongs to another file. The checks open nothing but the journal, because closing a second
 * descriptor of the file itself would drop the locks of SQLite. */

#define JOURNAL_ENDING "-journal"
#define WAL_ENDING     "-wal"

static char *
canonicalize (const char  *path,
              GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  char *real = realpath (folder, NULL);
  char *canonical;

  if (real == NULL)
    {
      muster_store_error_set_errno (error, errno, folder);
      return NULL;
    }

  canonical = g_build_filename (real, name, NULL);
  free (real);

  return canonical;
}

static gboolean
check_kind (const char      *path,
            const GStatBuf  *info,
            gboolean         to_write,
            GError         **error)
{
  if (S_ISLNK (info->st_mode))
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_IO, path,
      _("This is a symbolic link. Muster opens its file only by its own name."));
  if (S_ISDIR (info->st_mode))
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_IO, path,
      _("This is a folder, not a file."));
  if (!S_ISREG (info->st_mode))
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_IO, path,
      _("This is not an ordinary file."));
  if (to_write && info->st_nlink > 1)
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_UNSAFE, path,
      _("The file has a second name (a hard link). Writing to it could lose data; "
        "copy it instead of linking it, and remove the other name."));

  return TRUE;
}

static gboolean
check_name (const char  *path,
            GError     **error)
{
  g_autofree char *name = g_path_get_basename (path);

  /* The name of the journal must fit the file system too. */
  if (strlen (name) + strlen (JOURNAL_ENDING) > NAME_MAX)
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_IO, path,
      _("The name of the file is too long to keep a journal beside it."));

  return TRUE;
}

gboolean
muster_db_guard_init (MusterDbGuard  *self,
                      const char     *path,
                      gboolean        to_write,
                      GError        **error)
{
  GStatBuf info;

  memset (self, 0, sizeof *self);

  self->path = canonicalize (path, error);
  if (self->path == NULL || (to_write && !check_name (self->path, error)))
    return FALSE;

  if (g_lstat (self->path, &info) != 0)
    return errno == ENOENT || muster_store_error_set_errno (error, errno, self->path);

  if (!check_kind (self->path, &info, to_write, error))
    return FALSE;

  self->exists = info.st_size > 0;

  return TRUE;
}

void
muster_db_guard_clear (MusterDbGuard *self)
{
  g_clear_pointer (&self->path, g_free);
}

gboolean
muster_db_guard_check_companions (MusterDbGuard         *self,
                                  const MusterDbHeader  *header,
                                  gboolean              *hot,
                                  GError               **error)
{
  g_autofree char *journal = g_strconcat (self->path, JOURNAL_ENDING, NULL);
  g_autofree char *wal = g_strconcat (self->path, WAL_ENDING, NULL);
  MusterJournalVerdict verdict;
  GStatBuf info;

  *hot = FALSE;

  if (g_lstat (wal, &info) == 0 && info.st_size > 0)
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_UNSAFE, wal,
      _("This log was left by another program; Muster never writes one. Its content would be "
        "mixed into the file, so the file is not opened."));

  if (!muster_rollback_journal_judge (journal, header, &verdict, error))
    return FALSE;

  if (verdict == MUSTER_JOURNAL_STRANGE)
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_UNSAFE, journal,
      _("This journal does not belong to the file beside it. Playing it back would destroy the "
        "file, so the file is not opened."));

  *hot = verdict == MUSTER_JOURNAL_OWN;

  return TRUE;
}

gboolean
muster_db_guard_remember (MusterDbGuard  *self,
                          GError        **error)
{
  GStatBuf info;

  if (g_lstat (self->path, &info) != 0)
    return muster_store_error_set_errno (error, errno, self->path);

  self->device = info.st_dev;
  self->inode = info.st_ino;

  return TRUE;
}

gboolean
muster_db_guard_check_identity (MusterDbGuard  *self,
                                GError        **error)
{
  GStatBuf info;

  if (g_lstat (self->path, &info) != 0 || info.st_dev != self->device || info.st_ino != self->inode)
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_UNSAFE, self->path,
      _("The file was moved, replaced or removed while it was open. Nothing more is written; "
        "close Muster and see to the file."));
  if (info.st_nlink > 1)
    return muster_store_error_set_file (
      error, MUSTER_STORE_ERROR_UNSAFE, self->path,
      _("The file was given a second name (a hard link) while it was open. Nothing is written "
        "until that name is removed."));

  return TRUE;
}

gboolean
muster_db_guard_keep_private (const char  *path,
                              gboolean     may_create,
                              GError     **error)
{
  GStatBuf info;
  int fd;

  /* A file that is there is not opened for this: closing it would drop SQLite's locks. */
  if (g_lstat (path, &info) == 0)
    {
      if (S_ISREG (info.st_mode) && (info.st_mode & S_IWUSR) && (info.st_mode & (S_IRWXG | S_IRWXO)))
        g_chmod (path, (int) (info.st_mode & S_IRWXU));
      return TRUE;
    }
  if (!may_create)
    return TRUE;

  fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0)
    return muster_store_error_set_errno (error, errno, path);
  fchmod (fd, S_IRUSR | S_IWUSR);
  g_close (fd, NULL);

  return TRUE;
}
