/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE

#include "config.h"

#include "muster-disk-log.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* These take the place of those of the C library for everything in this program, since the names of a
 * program come before those of its libraries. Nothing is done otherwise than it would be; it is only written
 * down. */

#define N_FILES 1024

static struct
{
  GPtrArray *log; /* (nullable): while somebody wants to know */
  char *folder;
  char *names[N_FILES]; /* by file descriptor: below the folder; NULL: elsewhere */
} disk;

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

static void
free_op (gpointer data)
{
  MusterShimOp *op = data;

  g_free (op->name);
  g_free (op->to);
  g_clear_pointer (&op->bytes, g_bytes_unref);
  g_free (op);
}

static MusterShimOp *
add_op (MusterShimKind  kind,
        const char     *name)
{
  MusterShimOp *op = g_new0 (MusterShimOp, 1);

  op->kind = kind;
  op->name = g_strdup (name);
  g_ptr_array_add (disk.log, op);

  return op;
}

/* Returns: (nullable): what stands behind the folder; "" for the folder itself */
static const char *
get_name (const char *path)
{
  gsize length = disk.log != NULL ? strlen (disk.folder) : 0;

  if (disk.log == NULL || strncmp (path, disk.folder, length) != 0)
    return NULL;
  if (path[length] == '\0')
    return path + length;

  return path[length] == '/' ? path + length + 1 : NULL;
}

static const char *
get_open_name (int fd)
{
  return disk.log != NULL && fd >= 0 && fd < N_FILES ? disk.names[fd] : NULL;
}

static void
note_open (int         fd,
           const char *path,
           int         flags,
           gboolean    was_there)
{
  const char *name = get_name (path);

  if (fd < 0 || fd >= N_FILES)
    return;
  g_clear_pointer (&disk.names[fd], g_free);
  if (name == NULL)
    return;
  disk.names[fd] = g_strdup (name);
  if ((flags & O_CREAT) && !was_there)
    add_op (MUSTER_SHIM_CREATE, name);
  else if (flags & O_TRUNC)
    add_op (MUSTER_SHIM_TRUNCATE, name);
}

int
open (const char *path,
      int         flags,
      ...)
{
  gboolean was_there = access (path, F_OK) == 0;
  mode_t mode = 0;
  va_list arguments;
  int fd;

  va_start (arguments, flags);
  if (flags & (O_CREAT | O_TMPFILE))
    mode = va_arg (arguments, mode_t);
  va_end (arguments);
  fd = REAL (open) (path, flags, mode);
  note_open (fd, path, flags, was_there);

  return fd;
}

int
open64 (const char *path,
        int         flags,
        ...)
{
  gboolean was_there = access (path, F_OK) == 0;
  mode_t mode = 0;
  va_list arguments;
  int fd;

  va_start (arguments, flags);
  if (flags & (O_CREAT | O_TMPFILE))
    mode = va_arg (arguments, mode_t);
  va_end (arguments);
  fd = REAL (open64) (path, flags, mode);
  note_open (fd, path, flags, was_there);

  return fd;
}

int
close (int fd)
{
  if (fd >= 0 && fd < N_FILES)
    g_clear_pointer (&disk.names[fd], g_free);

  return REAL (close) (fd);
}

static void
note_write (int         fd,
            const void *bytes,
            ssize_t     n,
            gint64      offset)
{
  const char *name = get_open_name (fd);
  MusterShimOp *op;

  if (name == NULL || n <= 0)
    return;
  op = add_op (MUSTER_SHIM_WRITE, name);
  op->offset = offset;
  op->bytes = g_bytes_new (bytes, (gsize) n);
}

ssize_t
write (int         fd,
       const void *bytes,
       size_t      n)
{
  gint64 offset = get_open_name (fd) != NULL ? lseek64 (fd, 0, SEEK_CUR) : 0;
  ssize_t done = REAL (write) (fd, bytes, n);

  note_write (fd, bytes, done, offset);

  return done;
}

ssize_t
pwrite (int         fd,
        const void *bytes,
        size_t      n,
        off_t       offset)
{
  ssize_t done = REAL (pwrite) (fd, bytes, n, offset);

  note_write (fd, bytes, done, offset);

  return done;
}

ssize_t
pwrite64 (int         fd,
          const void *bytes,
          size_t      n,
          off64_t     offset)
{
  ssize_t done = REAL (pwrite64) (fd, bytes, n, offset);

  note_write (fd, bytes, done, offset);

  return done;
}

static void
note_truncate (int    fd,
               int    result,
               gint64 size)
{
  const char *name = get_open_name (fd);

  if (name != NULL && result == 0)
    add_op (MUSTER_SHIM_TRUNCATE, name)->offset = size;
}

int
ftruncate (int   fd,
           off_t size)
{
  int result = REAL (ftruncate) (fd, size);

  note_truncate (fd, result, size);

  return result;
}

int
ftruncate64 (int     fd,
             off64_t size)
{
  int result = REAL (ftruncate64) (fd, size);

  note_truncate (fd, result, size);

  return result;
}

static void
note_sync (int fd,
           int result)
{
  const char *name = get_open_name (fd);
  struct stat info;

  if (name == NULL || result != 0 || fstat (fd, &info) != 0)
    return;
  add_op (S_ISDIR (info.st_mode) ? MUSTER_SHIM_SYNC_FOLDER : MUSTER_SHIM_SYNC, name);
}

int
fsync (int fd)
{
  int result = REAL (fsync) (fd);

  note_sync (fd, result);

  return result;
}

int
fdatasync (int fd)
{
  int result = REAL (fdatasync) (fd);

  note_sync (fd, result);

  return result;
}

int
rename (const char *from,
        const char *to)
{
  int result = REAL (rename) (from, to);
  const char *name = get_name (from);
  const char *target = get_name (to);

  if (result == 0 && name != NULL && target != NULL)
    add_op (MUSTER_SHIM_RENAME, name)->to = g_strdup (target);

  return result;
}

int
unlink (const char *path)
{
  int result = REAL (unlink) (path);
  const char *name = get_name (path);

  if (result == 0 && name != NULL)
    add_op (MUSTER_SHIM_DELETE, name);

  return result;
}

void
muster_disk_log_start (const char *folder)
{
  g_return_if_fail (disk.log == NULL);

  disk.folder = g_strdup (folder);
  disk.log = g_ptr_array_new_with_free_func (free_op);
}

void
muster_disk_log_ack (void)
{
  add_op (MUSTER_SHIM_ACK, NULL)->offset = 1;
}

GPtrArray *
muster_disk_log_take (void)
{
  g_clear_pointer (&disk.folder, g_free);

  return g_steal_pointer (&disk.log);
}
