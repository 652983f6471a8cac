/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-file.h"

#include <gio/gio.h>

#include "core/muster-i18n.h"
#include "store/muster-files.h"

#define MAX_STEM_BYTES 80

gboolean
muster_cli_file_check_free (const char  *path,
                            gboolean     overwrite,
                            GError     **error)
{
  g_autofree char *shown = NULL;

  if (overwrite || !g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
    return TRUE;

  shown = g_filename_display_name (path);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
               _("%s: exists already; --overwrite replaces it"), shown);

  return FALSE;
}

gboolean
muster_cli_file_write (const char  *path,
                       const char  *content,
                       gsize        length,
                       gboolean     overwrite,
                       GError     **error)
{
  return muster_cli_file_check_free (path, overwrite, error) &&
         muster_files_write (path, content, (gssize) length, error);
}

/**
 * muster_cli_file_dup_stem:
 *
 * Returns: (transfer full): letters and digits of @title in lower case, with dashes between the words
 */
char *
muster_cli_file_dup_stem (const char *title,
                          const char *fallback)
{
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const char *p = title; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_unichar_tolower (g_utf8_get_char (p));

      if (stem->len + 8 > MAX_STEM_BYTES)
        break;
      if (g_unichar_isalnum (character))
        g_string_append_unichar (stem, character);
      else if (stem->len > 0 && stem->str[stem->len - 1] != '-')
        g_string_append_c (stem, '-');
    }
  while (stem->len > 0 && stem->str[stem->len - 1] == '-')
    g_string_truncate (stem, stem->len - 1);

  return g_strdup (stem->len > 0 ? stem->str : fallback);
}
