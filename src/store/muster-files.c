/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-files.h"

#include "core/muster-i18n.h"
#include "store/db/muster-db-header.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define COPY_BLOCK (256 * 1024)

typedef struct
{
  char *path;
  char *text;
  gsize size;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job->text);
  g_free (job);
}

static gboolean
set_too_large (GError     **error,
               const char  *path,
               gsize        max_size)
{
  g_autofree char *size = g_format_size (max_size);
  g_autofree char *sentence = g_strdup_printf (_("The file is larger than %s."), size);

  return muster_store_error_set_file (error, MUSTER_STORE_ERROR_CONSTRAINT, path, sentence);
}

/* Opens a file without ever blocking, neither on a pipe that nobody writes to nor on a device. */
static int
open_to_read (const char  *path,
              gsize       *size,
              GError     **error)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  struct stat info;

  if (fd < 0)
    {
      muster_store_error_set_errno (error, errno, path);
      return -1;
    }

  if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode))
    {
      *size = (gsize) info.st_size;
      return fd;
    }

  muster_store_error_set_file (
    error, MUSTER_STORE_ERROR_IO, path,
    _("This is not an ordinary file."));
  g_close (fd, NULL);

  return -1;
}

/* Asks for one byte more than allowed, because a file may grow while it is read. */
static gboolean
read_all (int          fd,
          const char  *path,
          GString     *text,
          gsize        max_size,
          GError     **error)
{
  while (TRUE)
    {
      char block[64 * 1024];
      gssize n = read (fd, block, sizeof block);

      if (n == 0)
        return TRUE;
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return muster_store_error_set_errno (error, errno, path);

      g_string_append_len (text, block, n);
      if (text->len > max_size)
        return set_too_large (error, path, max_size);
    }
}

char *
muster_files_read (const char  *path,
                   gsize        max_size,
                   gsize       *length,
                   GError     **error)
{
  GString *text;
  gboolean done;
  gsize size = 0;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);

  fd = open_to_read (path, &size, error);
  if (fd < 0)
    return NULL;

  if (size > max_size)
    {
      g_close (fd, NULL);
      set_too_large (error, path, max_size);
      return NULL;
    }

  text = g_string_sized_new (size + 1);
  done = read_all (fd, path, text, max_size, error);
  g_close (fd, NULL);
  if (length != NULL)
    *length = text->len;

  return g_string_free (text, !done);
}

gboolean
muster_files_read_head (const char  *path,
                        gpointer     bytes,
                        gsize        size,
                        gsize       *length,
                        GError     **error)
{
  gsize file_size;
  int fd = open_to_read (path, &file_size, error);
  gssize n;

  if (fd < 0)
    return FALSE;

  n = read (fd, bytes, size);
  if (n < 0)
    muster_store_error_set_errno (error, errno, path);
  g_close (fd, NULL);
  *length = (gsize) MAX (n, 0);

  return n >= 0;
}

static MusterStoreError
translate_code (int file_error)
{
  switch (file_error)
    {
    case G_FILE_ERROR_NOENT:
      return MUSTER_STORE_ERROR_NOT_FOUND;

    case G_FILE_ERROR_NOSPC:
      return MUSTER_STORE_ERROR_FULL;

    case G_FILE_ERROR_ROFS:
      return MUSTER_STORE_ERROR_READ_ONLY;

    default:
      return MUSTER_STORE_ERROR_IO;
    }
}

/* Refuses to overwrite a data file with a document, whoever asks for it. */
static gboolean
check_no_data (const char  *path,
               GError     **error)
{
  guint8 bytes[MUSTER_DB_HEADER_SIZE];
  gsize length;

  if (!muster_files_read_head (path, bytes, sizeof bytes, &length, NULL) ||
      length < sizeof bytes || muster_db_read_uint32 (bytes + 68) != MUSTER_DB_APPLICATION_ID)
    return TRUE;

  return muster_store_error_set_file (
    error, MUSTER_STORE_ERROR_UNSAFE, path,
    _("Muster's data is in this file; it is not written over. Choose another name."));
}

gboolean
muster_files_write (const char  *path,
                    const char  *text,
                    gssize       length,
                    GError     **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *message = NULL;
  g_autofree char *shown = NULL;
  const char *found;
  const char *behind;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  if (!check_no_data (path, error))
    return FALSE;

  /* Only the owner may read the file, whatever the umask and the folder say: it is private. */
  if (g_file_set_contents_full (path, text, length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                0600, &problem))
    return TRUE;

  /* The message of GLib names the temporary file that it writes, which has ".XXXXXX" after the name.
   * This function removes that ending. */
  shown = g_filename_display_name (path);
  found = strstr (problem->message, shown);
  behind = found != NULL ? found + strlen (shown) : NULL;
  if (behind == NULL || *behind != '.' || strnlen (behind, 7) < 7)
    message = g_strdup (problem->message);
  else
    message = g_strdup_printf ("%.*s%s", (int) (behind - problem->message), problem->message, behind + 7);

  g_set_error_literal (error, MUSTER_STORE_ERROR, translate_code (problem->code), message);

  return FALSE;
}

static void
read_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text = muster_files_read (job->path, job->size, &length, &error);

  if (text == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }

  job->size = length;
  g_task_return_pointer (task, text, g_free);
}

static void
write_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;

  if (muster_files_write (job->path, job->text, (gssize) job->size, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
run_job (const char          *path,
         char                *text,
         gsize                size,
         gpointer             tag,
         GTaskThreadFunc      work,
         GCancellable        *cancellable,
         GAsyncReadyCallback  callback,
         gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->text = text;
  job->size = size;
  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, work);
}

void
muster_files_read_async (const char          *path,
                         gsize                max_size,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  run_job (path, NULL, max_size, muster_files_read_async, read_cb, cancellable, callback, data);
}

char *
muster_files_read_finish (GAsyncResult  *result,
                          gsize         *length,
                          GError       **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  job = g_task_get_task_data (G_TASK (result));
  if (length != NULL)
    *length = job->size;

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
muster_files_write_async (const char          *path,
                          const char          *text,
                          gssize               length,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  char *copy = g_malloc0 (size + 1);

  memcpy (copy, text, size);
  run_job (path, copy, size, muster_files_write_async, write_cb, cancellable, callback, data);
}

gboolean
muster_files_write_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
muster_files_sync (const char  *path,
                   GError     **error)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean done;

  if (fd < 0)
    return muster_store_error_set_errno (error, errno, path);

  done = fsync (fd) == 0 || muster_store_error_set_errno (error, errno, path);
  g_close (fd, NULL);

  return done;
}

static gboolean
write_all (int           fd,
           const char   *bytes,
           gsize         length,
           const char   *path,
           GError      **error)
{
  while (length > 0)
    {
      gssize n = write (fd, bytes, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return muster_store_error_set_errno (error, errno, path);
      bytes += n;
      length -= (gsize) n;
    }

  return TRUE;
}

static gboolean
copy_bytes (int          from,
            const char  *from_path,
            int          to,
            const char  *to_path,
            GError     **error)
{
  g_autofree char *block = g_malloc (COPY_BLOCK);

  for (;;)
    {
      gssize n = read (from, block, COPY_BLOCK);

      if (n == 0)
        return fsync (to) == 0 || muster_store_error_set_errno (error, errno, to_path);
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return muster_store_error_set_errno (error, errno, from_path);
      if (!write_all (to, block, (gsize) n, to_path, error))
        return FALSE;
    }
}

/* Copies a file durably and overwrites an existing @to. If the copy is interrupted, an incomplete
 * file stays under the name @to; a caller who cannot accept that copies to a temporary name
 * first. */
gboolean
muster_files_copy (const char  *from,
                   const char  *to,
                   GError     **error)
{
  gsize size;
  int source = open_to_read (from, &size, error);
  int target;
  gboolean done;

  if (source < 0)
    return FALSE;

  target = g_open (to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  done = target >= 0 ? copy_bytes (source, from, target, to, error)
                     : muster_store_error_set_errno (error, errno, to);
  g_close (source, NULL);
  if (target >= 0)
    g_close (target, NULL);
  if (!done && target >= 0)
    g_unlink (to);

  return done;
}

gboolean
muster_files_move (const char  *from,
                   const char  *to,
                   GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (to);

  if (g_rename (from, to) != 0)
    return muster_store_error_set_errno (error, errno, to);

  return muster_files_sync (folder, error);
}

gboolean
muster_files_are_same (const char *a,
                       const char *b)
{
  GStatBuf first, second;

  return g_stat (a, &first) == 0 && g_stat (b, &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}
