/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows numbers with signs between them from left to right, also in a window from right to left. */
void muster_label_show_figures (GtkLabel   *label,
                                const char *figures);

G_END_DECLS
