/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-data.h"

#include "core/muster-club-resource.h"

#define FOLDER "/io/github/muster/Muster/club/"

GBytes *
muster_club_data_load (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes =
    g_resource_lookup_data (muster_club_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL)
    g_error ("The program was built without its own data: %s", error->message);

  return bytes;
}
