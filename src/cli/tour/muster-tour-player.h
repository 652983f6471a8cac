/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/tour/muster-tour-table.h"
#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* A player for both sides: sees the table, has habits, and leaves the rest to chance. */
typedef struct _MusterTourPlayer MusterTourPlayer;

MusterTourPlayer *muster_tour_player_new    (MusterBattle      *battle,
                                             guint64            seed) G_GNUC_WARN_UNUSED_RESULT;
void              muster_tour_player_free   (MusterTourPlayer  *self);

/* Gives the next order and rolls for it. The battle is over when there is none. */
gboolean          muster_tour_player_act    (MusterTourPlayer  *self,
                                             GError           **error);
/* Writes a line into the log. */
gboolean          muster_tour_player_note   (MusterTourPlayer  *self,
                                             const char        *text,
                                             GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTourPlayer, muster_tour_player_free)

G_END_DECLS
