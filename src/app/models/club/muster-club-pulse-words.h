/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

/* How alive the club is, and what it might do tonight, in sentences: days since the last result, whom
 * campaigns wait for, who has not been seen for long, who should meet, what should be played. (element-type
 * utf8) */
GPtrArray *muster_club_pulse_list_words (MusterClub *club) G_GNUC_WARN_UNUSED_RESULT;

/* "“The war” waits for Ann, Ben to fight “The ford”." */
char      *muster_club_pulse_dup_waiting (const MusterClubWaiting *waiting) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
