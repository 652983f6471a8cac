/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Completes what is typed with the first of @words that begins with it, and selects the added part,
 * so that typing on replaces it. @words: (element-type utf8) (transfer none); @several: the text is
 * a list separated by commas, of which the last item is completed. */
void muster_editable_complete (GtkEditable *editable,
                               GPtrArray   *words,
                               gboolean     several);

G_END_DECLS
