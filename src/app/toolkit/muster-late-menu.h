/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The menu of a button, made when it is first opened: it is heavier than all the rest of a row, and hardly
 * ever wanted. */
void muster_late_menu_set (GtkMenuButton *button,
                           GMenuModel    *menu);

G_END_DECLS
