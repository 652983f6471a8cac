/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label that starts at the beginning of the line and wraps onto as many lines as it needs. It
 * breaks words only if there is no other way. */
GtkWidget *muster_text_label_new (const char *text,
                                  const char *css_class);

G_END_DECLS
