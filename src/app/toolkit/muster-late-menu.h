/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sets a menu that is made when the button is first opened: a menu costs more than the rest of a
 * row, and most are never opened. */
void muster_late_menu_set (GtkMenuButton *button,
                           GMenuModel    *menu);

G_END_DECLS
