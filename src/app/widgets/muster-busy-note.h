/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_BUSY_NOTE (muster_busy_note_get_type ())
G_DECLARE_FINAL_TYPE (MusterBusyNote, muster_busy_note, MUSTER, BUSY_NOTE, GtkWidget)

/**
 * MusterBusyNote:
 *
 * Says that something is being done, and offers to cancel it. What is done in no time is not worth a note: it
 * shows itself after a moment, or by muster_busy_note_show().
 */
GtkWidget *muster_busy_note_new      (GCancellable   *cancellable);
void       muster_busy_note_set_text (MusterBusyNote *self,
                                      const char     *text);
void       muster_busy_note_show     (MusterBusyNote *self);

G_END_DECLS
