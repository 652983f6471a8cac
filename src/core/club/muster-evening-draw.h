/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-evening.h"

G_BEGIN_DECLS

/**
 * MusterEveningDraw:
 * @MUSTER_EVENING_NEXT: the next round, of all who are here
 * @MUSTER_EVENING_AGAIN: the last round anew, but for pairs that are fixed, have begun or have a result
 * @MUSTER_EVENING_FREE: those of the last round who have no opponent
 *
 * What is drawn up.
 */
typedef enum
{
  MUSTER_EVENING_NEXT,
  MUSTER_EVENING_AGAIN,
  MUSTER_EVENING_FREE,
} MusterEveningDraw;

/**
 * MusterEveningPast:
 * @evenings: (element-type MusterEvening): all of the club
 *
 * What pairing knows of the club.
 */
typedef struct
{
  const MusterClubBook *book;
  const MusterClubNames *names;
  GPtrArray *evenings;
} MusterEveningPast;

/* Pairs people as they stand in the league. As few as possible meet again who met tonight, and of
 * all such pairings as few as possible who met on the evenings before. @from: (nullable): since when
 * the league counts, otherwise since the evening. @game: (nullable): what all of them play; otherwise
 * what the round was drawn up for. The error is %MUSTER_CORE_ERROR_REFUSED, and then nothing has
 * changed. */
gboolean   muster_evening_draw         (MusterEvening            *self,
                                        MusterEveningDraw         what,
                                        const MusterEveningPast  *past,
                                        const char               *from,
                                        const char               *game,
                                        GError                  **error);

/* (element-type MusterEvening): lists the evenings before this one that pairing looks at, the latest
 * first. */
GPtrArray *muster_evening_draw_list_before  (const MusterEvening      *self,
                                             GPtrArray                *evenings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
