/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the text of a model in an entry while the user types. Setting the same text again would
 * move the cursor, so it is set only if it differs. */

void  muster_editable_show_text    (GtkEditable   *editable,
                                    const char    *text);
void  muster_text_buffer_show_text (GtkTextBuffer *buffer,
                                    const char    *text);
char *muster_text_buffer_dup_text  (GtkTextBuffer *buffer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
