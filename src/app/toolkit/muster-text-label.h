/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A text as long as it is: it begins where lines begin, and takes as many of them as it needs. Words are
 * broken where there is no other way. */
GtkWidget *muster_text_label_new (const char *text,
                                  const char *css_class);

G_END_DECLS
