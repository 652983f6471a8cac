/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

/* Sentences on how active the club is and what it might do tonight: days since the last result,
 * whom campaigns wait for, who has been away for long, who should meet, what to play. (element-type
 * utf8) */
GPtrArray *muster_club_pulse_list_words (MusterClub *club) G_GNUC_WARN_UNUSED_RESULT;

/* "“The war” waits for Ann, Ben to fight “The ford”." */
char      *muster_club_pulse_dup_waiting (const MusterClubWaiting *waiting) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
