/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Completes what is typed with the first of @words that begins so, with the rest of it selected: to take
 * it, one goes on; to type something else, one does. @words: (element-type utf8) (transfer none); @several:
 * there may be several with commas between them, of which the last is completed. */
void muster_editable_complete (GtkEditable *editable,
                               GPtrArray   *words,
                               gboolean     several);

G_END_DECLS
