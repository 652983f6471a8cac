/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-tables.h"

G_BEGIN_DECLS

/* The filters and settings of the club, as the user types and chooses them. Each function returns
 * whether the choice has changed. */

/* Sets a text of the choice. @value: (nullable): NULL for none. */
gboolean muster_club_choice_set_text    (char                   **text,
                                         const char              *value);
/* Sets a day. A date that does not exist clears it. */
gboolean muster_club_choice_set_day     (char                   **day,
                                         const char              *value);
/* Sets the points for a win, a draw and a loss: "3,1,0". An invalid text changes nothing. */
gboolean muster_club_choice_set_scoring (MusterClubChoice        *self,
                                         const char              *text);
char    *muster_club_choice_dup_scoring (const MusterClubChoice  *self) G_GNUC_WARN_UNUSED_RESULT;

/* Says how many battles and members the choice leaves. @tables: (nullable): NULL while they are not
 * known. */
char    *muster_club_choice_dup_counts  (const MusterClubTables  *tables) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
