/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-evening.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_EVENING_ROW (muster_evening_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterEveningRow, muster_evening_row, MUSTER, EVENING_ROW, GtkWidget)

/**
 * MusterEveningRow:
 *
 * A pair of an evening: the table, who attacks and who defends, what they play, and the result. Names
 * are swapped by dragging one onto another, or with Shift+Up and Shift+Down.
 *
 * Signals: entered (the result was entered from the keyboard), moved (a name: he has another seat),
 * refused (why).
 */
GtkWidget *muster_evening_row_new         (MusterClubEvening     *evening) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the pair, which lives as long as the evening does not change. */
void       muster_evening_row_show        (MusterEveningRow      *self,
                                           const MusterRoundPair *pair);
/* Puts the focus into the first score, or onto somebody's name. Return whether they could. */
gboolean   muster_evening_row_focus_score (MusterEveningRow      *self);
gboolean   muster_evening_row_focus_name  (MusterEveningRow      *self,
                                           const char            *name);

G_END_DECLS
