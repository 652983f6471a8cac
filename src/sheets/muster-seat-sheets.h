/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

/* Sheets as the pages of phones show them: safe HTML, without the head of a page of its own. */

/* The quick reference for the options of the battle. */
char *muster_seat_sheets_write_rules    (MusterBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;
/* The briefing of a side of a campaign, and the newspaper as that side reads it. @careers: read to its
 * beginning. @side: -1 is everybody, who has no briefing. Returns "" where there is nothing to read. */
char *muster_seat_sheets_write_briefing (MusterCareers *careers,
                                         int            side) G_GNUC_WARN_UNUSED_RESULT;
char *muster_seat_sheets_write_gazette  (MusterCareers *careers,
                                         int            side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
