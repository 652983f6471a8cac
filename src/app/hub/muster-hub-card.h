/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A box with a symbol, a title and a note at its head, for something that wants a decision. @aside:
 * (nullable) (transfer floating): at the end of the head. */
GtkWidget *muster_hub_card_new (const char *icon_name,
                                const char *title,
                                const char *note,
                                GtkWidget  *aside) G_GNUC_WARN_UNUSED_RESULT;
/* A line of text that breaks where it must. @style: (nullable): a class of the style sheet. */
GtkWidget *muster_hub_card_new_text (const char *text,
                                     const char *style) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
