/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-event.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_EVENT_ROW (muster_event_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterEventRow, muster_event_row, MUSTER, EVENT_ROW, GtkWidget)

/**
 * MusterEventRow:
 *
 * A pair of a tournament: the table, who attacks and who defends, and the result.
 *
 * Signals: entered (the result was entered from the keyboard), refused (why).
 */
GtkWidget *muster_event_row_new         (MusterClubEvent       *event) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the pair, which lives as long as the tournament does not change. */
void       muster_event_row_show        (MusterEventRow        *self,
                                         const MusterRoundPair *pair);
/* Puts the focus into the first score. Returns whether it could. */
gboolean   muster_event_row_focus_score (MusterEventRow        *self);

G_END_DECLS
