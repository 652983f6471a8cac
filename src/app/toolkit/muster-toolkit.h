/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void muster_toolkit_announce     (GtkLabel   *announcer,
                                  const char *text);
void muster_toolkit_wrap_heading (GtkWidget  *dialog);
void muster_toolkit_wrap_title   (GtkWidget  *group);
void muster_toolkit_let_shrink   (GtkWidget  *window);
void muster_toolkit_mend_expanders (void);
void muster_toolkit_mend_entry_rows (void);
void muster_toolkit_mend_drop_downs (void);

G_END_DECLS
