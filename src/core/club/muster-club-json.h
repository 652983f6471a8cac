/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-result.h"

G_BEGIN_DECLS

/* A result as a JSON object: what is the same for all players, and `lines`, with one object for
 * each player. Members have the names of the columns of the table. Empty values are left out,
 * and so is the battle, because it is the key under which the result is stored. */
char             *muster_club_json_write_result (const MusterClubResult  *result) G_GNUC_WARN_UNUSED_RESULT;
/* @battle: the key under which the result is stored. */
MusterClubResult *muster_club_json_read_result  (const char              *battle,
                                                 const char              *json,
                                                 GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
