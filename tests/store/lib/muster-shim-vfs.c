/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-shim-vfs.h"

#include <sqlite3.h>
#include <string.h>

/* One for the whole process, as a VFS is. Only the methods of version 1: no shared memory and no
 * mapping, so that everything comes by here. */

typedef struct
{
  sqlite3_file base;
  char *name;
  sqlite3_file *real;
} ShimFile;

static struct
{
  sqlite3_vfs vfs;
  sqlite3_vfs *real;
  GPtrArray *log;
  guint countdown;
  gboolean stays;
  gboolean failed;
  gint64 space;
  MusterShimLockFunc lock_func;
  gpointer lock_data;
} shim = { .space = -1 };

static void
free_op (gpointer data)
{
  MusterShimOp *op = data;

  g_free (op->name);
  g_clear_pointer (&op->bytes, g_bytes_unref);
  g_free (op);
}

static void
note (MusterShimKind  kind,
      const char     *name,
      gint64          offset,
      const void     *bytes,
      gsize           length,
      gboolean        flag)
{
  MusterShimOp *op;

  if (shim.log == NULL)
    return;

  op = g_new0 (MusterShimOp, 1);
  op->kind = kind;
  op->name = name != NULL ? g_path_get_basename (name) : NULL;
  op->offset = offset;
  op->bytes = bytes != NULL ? g_bytes_new (bytes, length) : NULL;
  op->flag = flag;
  g_ptr_array_add (shim.log, op);
}

static gboolean
fails (void)
{
  if (shim.failed && shim.stays)
    return TRUE;
  if (shim.countdown == 0 || --shim.countdown > 0)
    return FALSE;

  shim.failed = TRUE;

  return TRUE;
}

/* What is done there has nobody watching. */
static void
tell_lock (const char *name,
           int         level)
{
  MusterShimLockFunc func = g_steal_pointer (&shim.lock_func);

  if (func == NULL)
    return;

  func (name, level, shim.lock_data);
  shim.lock_func = func;
}

static ShimFile *
shim_file (sqlite3_file *file)
{
  return (ShimFile *) file;
}

static sqlite3_file *
real_file (sqlite3_file *file)
{
  return shim_file (file)->real;
}

static int
shim_close (sqlite3_file *file)
{
  int result = real_file (file)->pMethods->xClose (real_file (file));

  g_clear_pointer (&shim_file (file)->name, g_free);

  return result;
}

static int
shim_read (sqlite3_file  *file,
           void          *bytes,
           int            n,
           sqlite3_int64  offset)
{
  if (fails ())
    return SQLITE_IOERR_READ;

  return real_file (file)->pMethods->xRead (real_file (file), bytes, n, offset);
}

static int
shim_write (sqlite3_file  *file,
            const void    *bytes,
            int            n,
            sqlite3_int64  offset)
{
  sqlite3_int64 size = 0;
  gint64 growth;
  int result;

  if (fails ())
    return SQLITE_IOERR_WRITE;

  real_file (file)->pMethods->xFileSize (real_file (file), &size);
  growth = MAX (offset + n - size, 0);
  if (shim.space >= 0 && growth > shim.space)
    return SQLITE_FULL;

  result = real_file (file)->pMethods->xWrite (real_file (file), bytes, n, offset);
  if (result == SQLITE_OK)
    {
      note (MUSTER_SHIM_WRITE, shim_file (file)->name, offset, bytes, (gsize) n, FALSE);
      if (shim.space >= 0)
        shim.space -= growth;
    }

  return result;
}

static int
shim_truncate (sqlite3_file  *file,
               sqlite3_int64  size)
{
  if (fails ())
    return SQLITE_IOERR_TRUNCATE;

  note (MUSTER_SHIM_TRUNCATE, shim_file (file)->name, size, NULL, 0, FALSE);

  return real_file (file)->pMethods->xTruncate (real_file (file), size);
}

/* The real one need not be asked: what survives is decided by the model. */
static int
shim_sync (sqlite3_file *file,
           int           flags)
{
  if (fails ())
    return SQLITE_IOERR_FSYNC;

  note (MUSTER_SHIM_SYNC, shim_file (file)->name, 0, NULL, 0, FALSE);

  return SQLITE_OK;
}

static int
shim_file_size (sqlite3_file  *file,
                sqlite3_int64 *size)
{
  if (fails ())
    return SQLITE_IOERR_FSTAT;

  return real_file (file)->pMethods->xFileSize (real_file (file), size);
}

static int
shim_lock (sqlite3_file *file,
           int           level)
{
  if (fails ())
    return SQLITE_IOERR_LOCK;

  tell_lock (shim_file (file)->name, level);

  return real_file (file)->pMethods->xLock (real_file (file), level);
}

static int
shim_unlock (sqlite3_file *file,
             int           level)
{
  int result = real_file (file)->pMethods->xUnlock (real_file (file), level);

  if (level == SQLITE_LOCK_NONE)
    tell_lock (shim_file (file)->name, level);

  return result;
}

static int
shim_check_reserved_lock (sqlite3_file *file,
                          int          *is_locked)
{
  if (fails ())
    return SQLITE_IOERR_CHECKRESERVEDLOCK;

  return real_file (file)->pMethods->xCheckReservedLock (real_file (file), is_locked);
}

static int
shim_file_control (sqlite3_file *file,
                   int           op,
                   void         *argument)
{
  return real_file (file)->pMethods->xFileControl (real_file (file), op, argument);
}

static int
shim_sector_size (sqlite3_file *file)
{
  return real_file (file)->pMethods->xSectorSize (real_file (file));
}

static int
shim_device_characteristics (sqlite3_file *file)
{
  return real_file (file)->pMethods->xDeviceCharacteristics (real_file (file));
}

static const sqlite3_io_methods methods = {
  .iVersion = 1,
  .xClose = shim_close,
  .xRead = shim_read,
  .xWrite = shim_write,
  .xTruncate = shim_truncate,
  .xSync = shim_sync,
  .xFileSize = shim_file_size,
  .xLock = shim_lock,
  .xUnlock = shim_unlock,
  .xCheckReservedLock = shim_check_reserved_lock,
  .xFileControl = shim_file_control,
  .xSectorSize = shim_sector_size,
  .xDeviceCharacteristics = shim_device_characteristics,
};

static int
shim_open (sqlite3_vfs  *vfs,
           const char   *name,
           sqlite3_file *file,
           int           flags,
           int          *out_flags)
{
  ShimFile *self = shim_file (file);
  gboolean is_new = name != NULL && !g_file_test (name, G_FILE_TEST_EXISTS);
  int result;

  memset (self, 0, sizeof *self);
  if (fails ())
    return SQLITE_CANTOPEN;

  self->real = (sqlite3_file *) (self + 1);
  result = shim.real->xOpen (shim.real, name, self->real, flags, out_flags);
  if (self->real->pMethods == NULL)
    return result;

  self->base.pMethods = &methods;
  self->name = g_strdup (name != NULL ? name : "");
  if (result == SQLITE_OK && is_new)
    note (MUSTER_SHIM_CREATE, name, 0, NULL, 0, (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0);

  return result;
}

static int
shim_delete (sqlite3_vfs *vfs,
             const char  *name,
             int          sync_folder)
{
  int result;

  if (fails ())
    return SQLITE_IOERR_DELETE;

  result = shim.real->xDelete (shim.real, name, FALSE);
  if (result == SQLITE_OK)
    note (MUSTER_SHIM_DELETE, name, 0, NULL, 0, sync_folder != 0);

  return result;
}

static int
shim_access (sqlite3_vfs *vfs,
             const char  *name,
             int          flags,
             int         *result)
{
  if (fails ())
    return SQLITE_IOERR_ACCESS;

  return shim.real->xAccess (shim.real, name, flags, result);
}

static int
shim_full_pathname (sqlite3_vfs *vfs,
                    const char  *name,
                    int          size,
                    char        *path)
{
  return shim.real->xFullPathname (shim.real, name, size, path);
}

static int
shim_randomness (sqlite3_vfs *vfs,
                 int          size,
                 char        *bytes)
{
  return shim.real->xRandomness (shim.real, size, bytes);
}

/* Tests with errors do not wait for anybody. */
static int
shim_sleep (sqlite3_vfs *vfs,
            int          microseconds)
{
  return microseconds;
}

static int
shim_current_time (sqlite3_vfs *vfs,
                   double      *now)
{
  return shim.real->xCurrentTime (shim.real, now);
}

static int
shim_get_last_error (sqlite3_vfs *vfs,
                     int          size,
                     char        *text)
{
  return shim.real->xGetLastError (shim.real, size, text);
}

void
muster_shim_vfs_install (void)
{
  shim.real = sqlite3_vfs_find ("unix");
  shim.vfs = (sqlite3_vfs) {
    .iVersion = 1,
    .szOsFile = (int) sizeof (ShimFile) + shim.real->szOsFile,
    .mxPathname = shim.real->mxPathname,
    .zName = "shim",
    .xOpen = shim_open,
    .xDelete = shim_delete,
    .xAccess = shim_access,
    .xFullPathname = shim_full_pathname,
    .xRandomness = shim_randomness,
    .xSleep = shim_sleep,
    .xCurrentTime = shim_current_time,
    .xGetLastError = shim_get_last_error,
  };
  g_assert_cmpint (sqlite3_vfs_register (&shim.vfs, TRUE), ==, SQLITE_OK);
}

void
muster_shim_vfs_uninstall (void)
{
  sqlite3_vfs_unregister (&shim.vfs);
  g_assert_cmpint (sqlite3_vfs_register (shim.real, TRUE), ==, SQLITE_OK);
  muster_shim_vfs_fail (0, FALSE);
  muster_shim_vfs_set_space (-1);
  muster_shim_vfs_watch_locks (NULL, NULL);
}

void
muster_shim_vfs_start_log (void)
{
  g_clear_pointer (&shim.log, g_ptr_array_unref);
  shim.log = g_ptr_array_new_with_free_func (free_op);
}

void
muster_shim_vfs_ack (gint64 number)
{
  note (MUSTER_SHIM_ACK, NULL, number, NULL, 0, FALSE);
}

GPtrArray *
muster_shim_vfs_take_log (void)
{
  return g_steal_pointer (&shim.log);
}

void
muster_shim_vfs_fail (guint    nth,
                      gboolean stays)
{
  shim.countdown = nth;
  shim.stays = stays;
  shim.failed = FALSE;
}

gboolean
muster_shim_vfs_has_failed (void)
{
  return shim.failed;
}

void
muster_shim_vfs_watch_locks (MusterShimLockFunc func,
                             gpointer           data)
{
  shim.lock_func = func;
  shim.lock_data = data;
}

void
muster_shim_vfs_set_space (gint64 n_bytes)
{
  shim.space = n_bytes;
}
