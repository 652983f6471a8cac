/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-tables.h"

G_BEGIN_DECLS

/* What is looked at in the club, as it is typed and chosen. Each returns whether it is another now. */

/* A text of the choice. @value: (nullable): none. */
gboolean muster_club_choice_set_text    (char                   **text,
                                         const char              *value);
/* A day that does not exist counts as not given. */
gboolean muster_club_choice_set_day     (char                   **day,
                                         const char              *value);
/* What a battle won, drawn and lost is worth: "3,1,0". What cannot be read changes nothing. */
gboolean muster_club_choice_set_scoring (MusterClubChoice        *self,
                                         const char              *text);
char    *muster_club_choice_dup_scoring (const MusterClubChoice  *self) G_GNUC_WARN_UNUSED_RESULT;

/* How many battles and members that leaves. @tables: (nullable): not known yet. */
char    *muster_club_choice_dup_counts  (const MusterClubTables  *tables) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
