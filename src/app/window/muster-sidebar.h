/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SIDEBAR (muster_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (MusterSidebar, muster_sidebar, MUSTER, SIDEBAR, GtkWidget)

/**
 * MusterSidebar:
 *
 * The list of the pages that are always there. It knows their names, not what is on them.
 *
 * Signal `chosen` (string name): somebody wants to see that page.
 */
gboolean    muster_sidebar_has_page       (const char    *name);
const char *muster_sidebar_get_first_page (void);

void        muster_sidebar_select         (MusterSidebar *self,
                                           const char    *name);

G_END_DECLS
