/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-folder.h"

#include <gio/gio.h>

void
muster_folder_open (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  g_mkdir_with_parents (path, 0700);
  if (uri != NULL)
    g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
}
