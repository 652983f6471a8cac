/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-files.h"

#include "core/muster-i18n.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Never blocks: not on a pipe that nobody writes to, nor on a device. */
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

/* One byte more than allowed is asked for, since a file may grow while it is read. */
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

gboolean
muster_files_write (const char  *path,
                    const char  *text,
                    gssize       length,
                    GError     **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  if (g_file_set_contents_full (path, text, length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                0666, &problem))
    return TRUE;

  g_set_error_literal (error, MUSTER_STORE_ERROR, translate_code (problem->code),
                       problem->message);

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

void
muster_files_read_async (const char          *path,
                         gsize                max_size,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->size = max_size;
  g_task_set_source_tag (task, muster_files_read_async);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, read_cb);
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
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->size = length < 0 ? strlen (text) : (gsize) length;
  job->text = g_malloc0 (job->size + 1);
  memcpy (job->text, text, job->size);
  g_task_set_source_tag (task, muster_files_write_async);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, write_cb);
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

/* Byte for byte, and on the disk. What stood under the new name is written over. */
gboolean
muster_files_copy (const char  *from,
                   const char  *to,
                   GError     **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);
  g_autoptr (GError) problem = NULL;

  if (g_file_copy (source, target, G_FILE_COPY_OVERWRITE | G_FILE_COPY_NOFOLLOW_SYMLINKS,
                   NULL, NULL, NULL, &problem))
    return muster_files_sync (to, error);

  g_set_error_literal (error, MUSTER_STORE_ERROR,
                       g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NO_SPACE)
                         ? MUSTER_STORE_ERROR_FULL
                         : MUSTER_STORE_ERROR_IO,
                       problem->message);

  return FALSE;
}
