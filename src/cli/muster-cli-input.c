/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-input.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <unistd.h>

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* Not the file's size is asked but what comes out of it is counted, since it may be a pipe. */

#define CHUNK (64 * 1024)

static gboolean
read_all (int          fd,
          const char  *origin,
          gsize        limit,
          GByteArray  *bytes,
          GError     **error)
{
  for (;;)
    {
      gsize before = bytes->len;
      gssize n;

      g_byte_array_set_size (bytes, (guint) before + CHUNK);
      do
        n = read (fd, bytes->data + before, CHUNK);
      while (n < 0 && errno == EINTR);
      if (n < 0)
        {
          int problem = errno;

          g_set_error (error, G_IO_ERROR, g_io_error_from_errno (problem), "%s: %s", origin,
                       g_strerror (problem));
          return FALSE;
        }

      g_byte_array_set_size (bytes, (guint) (before + (gsize) n));
      if (n == 0)
        return TRUE;
      if (bytes->len > limit)
        {
          g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_TOO_LARGE,
                       _("%s: larger than %d MiB"), origin, (int) (limit / 1024 / 1024));
          return FALSE;
        }
    }
}

gboolean
muster_cli_input_read_large (const char  *path,
                             gsize        limit,
                             char       **text,
                             gsize       *length,
                             GError     **error)
{
  gboolean standard = g_str_equal (path, MUSTER_CLI_STANDARD);
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int fd = standard ? STDIN_FILENO : open (path, O_RDONLY | O_CLOEXEC);
  gboolean done;

  if (fd < 0)
    {
      int problem = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (problem), "%s: %s", origin,
                   g_strerror (problem));
      return FALSE;
    }

  done = read_all (fd, origin, limit, bytes, error);
  if (!standard)
    close (fd);
  if (!done)
    return FALSE;

  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  *text = (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);

  return TRUE;
}

gboolean
muster_cli_input_read (const char  *path,
                       char       **text,
                       gsize       *length,
                       GError     **error)
{
  return muster_cli_input_read_large (path, MUSTER_JSON_MAX_SIZE, text, length, error);
}

char *
muster_cli_input_dup_origin (const char *path)
{
  return g_str_equal (path, MUSTER_CLI_STANDARD) ? g_strdup (_("standard input"))
                                                 : g_filename_display_name (path);
}
