/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/careers/muster-careers.h"
#include "core/seats/muster-seat.h"

G_BEGIN_DECLS

/* Sheets as the pages of phones show them: safe HTML, without the head of a page of its own. */

/* The quick reference for the options of the battle. */
char *muster_seat_sheets_write_rules    (MusterBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;
/* The briefing of a seat of a campaign, and the newspaper as it reads it. @careers: read to its beginning.
 * Spectators have no briefing. Returns "" where there is nothing to read. */
char *muster_seat_sheets_write_briefing (MusterCareers    *careers,
                                         const MusterSeat *seat) G_GNUC_WARN_UNUSED_RESULT;
char *muster_seat_sheets_write_gazette  (MusterCareers    *careers,
                                         const MusterSeat *seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
