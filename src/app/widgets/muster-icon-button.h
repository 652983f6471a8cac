/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A flat button with an icon; @label is its tooltip and its name for screen readers. */
GtkWidget *muster_icon_button_new (const char *icon_name,
                                   const char *label) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
