/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a dialog no larger than the window that it belongs to, so that it fits where that fits. */
void muster_dialog_present      (GtkWindow      *dialog);

/* For the signal `stop-search` of a search in a dialog: Escape empties it, and closes the dialog when it is
 * empty. */
void muster_dialog_leave_search (GtkSearchEntry *search);

G_END_DECLS
