/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-file.h"

#include <gio/gio.h>

#include "core/muster-i18n.h"

gboolean
muster_cli_write_file (const char  *path,
                       const char  *text,
                       gboolean     overwrite,
                       GError     **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (!overwrite && g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                   _("%s: is there already; --overwrite would replace it"), shown);
      return FALSE;
    }

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_DURABLE, 0644, error);
}
