/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The manual, from anywhere in a window. */

void muster_manual_show (GtkWidget  *from,
                         const char *page);

G_END_DECLS
