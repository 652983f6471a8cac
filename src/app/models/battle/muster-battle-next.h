/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

/* What is next in a battle: what must be done before anything else, the next unit that can act, the end of
 * the turn. */

/* "Next: 2nd Company", "Mounted Scouts: Rally", "End turn"; "" where nothing is. */
char     *muster_battle_next_dup_label (MusterBattleSession  *session) G_GNUC_WARN_UNUSED_RESULT;
/* Whether Enter is meant to go there: not while the chosen unit has yet to get an order. */
gboolean  muster_battle_next_is_due    (MusterBattleSession  *session);
gboolean  muster_battle_next_is_end_turn (MusterBattleSession  *session);
gboolean  muster_battle_next_is_duty   (MusterBattleSession  *session,
                                        MusterBattleDuty     *duty);
/* Goes on to it. An order that asks for nothing is given at once. */
gboolean  muster_battle_next_go_on     (MusterBattleSession  *session,
                                        GError              **error);

/* Ends the turn, at once if nothing is left to do; otherwise what is left is shown, and it ends when that is
 * said once more. FALSE without an error where it has not ended. */
gboolean  muster_battle_next_end_turn  (MusterBattleSession  *session,
                                        GError              **error);
gboolean  muster_battle_next_is_ending (MusterBattleSession  *session);

G_END_DECLS
