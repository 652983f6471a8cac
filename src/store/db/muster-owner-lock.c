/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-owner-lock.h"

#include "core/muster-i18n.h"
#include "store/muster-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* This file does not use SQLite's locking_mode=EXCLUSIVE, because that would shut out the program's
 * own workers (backup, check), would not tell another program who has the file, and would leave a
 * journal beside the file all the time. With this lock a second program never even looks at a
 * journal that is in use. SQLite's own locks remain below it for programs that do not know of it.
 *
 * Nobody ever removes the lock file: a program that waits has it open, and would then own a file
 * that nobody else sees. */

#define ENDING  ".lock"
#define CLOSED  "closed\n"
#define PAUSE_US (20 * 1000)

struct _MusterOwnerLock
{
  int fd;
  gboolean to_write;
  gboolean was_unclean;
  gboolean settled;
};

static char *
read_note (int fd)
{
  char note[256];
  gssize n = pread (fd, note, sizeof note - 1, 0);

  note[MAX (n, 0)] = '\0';

  return g_strchomp (g_utf8_make_valid (note, -1));
}

static gboolean
write_note (int         fd,
            const char *note)
{
  gsize length = strlen (note);

  return ftruncate (fd, 0) == 0 && pwrite (fd, note, length, 0) == (gssize) length;
}

static gboolean
wait_for (int      fd,
          gboolean to_write,
          guint    wait_ms)
{
  int operation = (to_write ? LOCK_EX : LOCK_SH) | LOCK_NB;
  gint64 end = g_get_monotonic_time () + (gint64) wait_ms * 1000;

  while (flock (fd, operation) != 0)
    {
      /* This file system has no locks, so rely on SQLite's own. */
      if (errno != EWOULDBLOCK && errno != EINTR)
        return TRUE;
      if (g_get_monotonic_time () >= end)
        return FALSE;
      g_usleep (PAUSE_US);
    }

  return TRUE;
}

/**
 * muster_owner_lock_take:
 * @path: the file to own, which need not exist
 * @wait_ms: how long to wait for another owner, in milliseconds
 *
 * Returns: (transfer full) (nullable): %NULL with %MUSTER_STORE_ERROR_BUSY if the other owner stays
 */
MusterOwnerLock *
muster_owner_lock_take (const char  *path,
                        gboolean     to_write,
                        guint        wait_ms,
                        GError     **error)
{
  g_autofree char *lock_path = g_strconcat (path, ENDING, NULL);
  g_autoptr (MusterOwnerLock) self = g_new0 (MusterOwnerLock, 1);
  int fd = g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

  /* Without write permission, a reader can still open the lock file for reading. */
  if (fd < 0 && !to_write)
    fd = g_open (lock_path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW, 0);
  self->fd = fd;

  if (self->fd < 0 && to_write)
    {
      muster_store_error_set_errno (error, errno, lock_path);
      return NULL;
    }

  if (self->fd >= 0 && !wait_for (self->fd, to_write, wait_ms))
    {
      g_autofree char *name = g_filename_display_name (path);
      g_autofree char *note = read_note (self->fd);
      const char *owner = strchr (note, ' ');

      if (owner != NULL)
        /* TRANSLATORS: a file, and the program that has it open, such as "muster, process 1234". */
        g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY,
                     _("%s is open in another program (%s). Close it there and try again."),
                     name, owner + 1);
      else
        g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY,
                     _("%s is open in another program. Close it there and try again."), name);

      return NULL;
    }

  self->to_write = to_write;
  if (to_write)
    {
      g_autofree char *before = read_note (self->fd);
      const char *program = g_get_prgname ();
      g_autofree char *note = g_strdup_printf ("open %s, process %ld\n",
                                               program != NULL ? program : "muster", (long) getpid ());

      /* Writes a note before the file is touched, so that after a crash the next owner knows that it must
       * check the file. */
      self->was_unclean = g_str_has_prefix (before, "open");
      if (write_note (self->fd, note))
        fsync (self->fd);
    }

  return g_steal_pointer (&self);
}

gboolean
muster_owner_lock_was_unclean (MusterOwnerLock *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->was_unclean;
}

/**
 * muster_owner_lock_settle:
 *
 * Records that the file was checked after an unclean end and is undamaged. Until then the next
 * owner still learns of the unclean end.
 */
void
muster_owner_lock_settle (MusterOwnerLock *self)
{
  g_return_if_fail (self != NULL);

  self->settled = TRUE;
}

void
muster_owner_lock_release (MusterOwnerLock *self)
{
  g_return_if_fail (self != NULL);

  if (self->to_write && (self->settled || !self->was_unclean))
    write_note (self->fd, CLOSED);
  if (self->fd >= 0)
    g_close (self->fd, NULL);

  g_free (self);
}
