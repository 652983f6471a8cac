/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-resources.h"

#include <gio/gio.h>

#include "app/muster-app-resource.h"

void
muster_resources_register (void)
{
  static gsize is_registered = 0;

  if (g_once_init_enter (&is_registered))
    {
      g_resources_register (muster_app_get_resource ());
      g_once_init_leave (&is_registered, 1);
    }
}
