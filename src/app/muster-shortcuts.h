/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer none): the window with the keys, on top of @parent */
GtkWindow *muster_shortcuts_present (GtkWindow *parent);

G_END_DECLS
