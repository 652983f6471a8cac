/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What stands in a model and is being typed. To set the same text again would move the cursor, so that
 * showing it leaves a text alone that is the same. */

void  muster_editable_show_text    (GtkEditable   *editable,
                                    const char    *text);
void  muster_text_buffer_show_text (GtkTextBuffer *buffer,
                                    const char    *text);
char *muster_text_buffer_dup_text  (GtkTextBuffer *buffer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
