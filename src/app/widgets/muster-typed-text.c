/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-typed-text.h"

void
muster_editable_show_text (GtkEditable *editable,
                           const char  *text)
{
  if (g_strcmp0 (gtk_editable_get_text (editable), text) != 0)
    gtk_editable_set_text (editable, text);
}

void
muster_text_buffer_show_text (GtkTextBuffer *buffer,
                              const char    *text)
{
  g_autofree char *shown = muster_text_buffer_dup_text (buffer);

  if (g_strcmp0 (shown, text) != 0)
    gtk_text_buffer_set_text (buffer, text, -1);
}

char *
muster_text_buffer_dup_text (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}
