/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

/* A Muster that was built without the hub. */

void
muster_window_hub_start (MusterWindow *self,
                         GtkButton    *status)
{
}

void
muster_window_hub_stop (MusterWindow *self)
{
}

void
muster_window_hub_follow (MusterWindow *self)
{
}

gboolean
muster_window_erase_at_hub (MusterWindow *self,
                            const char   *member)
{
  return FALSE;
}

void
muster_window_hub_install_actions (GtkWidgetClass *widget_class)
{
}
