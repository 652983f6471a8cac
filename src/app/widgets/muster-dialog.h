/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The keys that every window besides the main one has: Ctrl+W and F1. */
void muster_dialog_add_keys     (GtkWindow      *dialog);

/* Shows a dialog with these keys that is no larger than its parent window. */
void muster_dialog_present      (GtkWindow      *dialog);

/* For the signal `stop-search` of a search entry in a dialog: Escape clears it, and closes the
 * dialog if it is empty. */
void muster_dialog_leave_search (GtkSearchEntry *search);

G_END_DECLS
