/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

/* The next step in a battle: what must be done before anything else, the next unit that can act, or
 * the end of the turn. */

/* "Next: 2nd Company", "Mounted Scouts: Rally", "End turn"; "" if there is no next step. */
char     *muster_battle_next_dup_label (MusterBattleSession  *session) G_GNUC_WARN_UNUSED_RESULT;
/* Whether Enter goes to the next step: not while the chosen unit still needs an order. */
gboolean  muster_battle_next_is_due    (MusterBattleSession  *session);
gboolean  muster_battle_next_is_end_turn (MusterBattleSession  *session);
gboolean  muster_battle_next_is_duty   (MusterBattleSession  *session,
                                        MusterBattleDuty     *duty);
/* Goes to the next step. An order that asks for nothing is given at once. */
gboolean  muster_battle_next_go_on     (MusterBattleSession  *session,
                                        GError              **error);

/* Ends the turn at once if nothing is left to do. Otherwise it shows what is left, and ends the
 * turn when called again. Returns FALSE without an error if the turn has not ended. */
gboolean  muster_battle_next_end_turn  (MusterBattleSession  *session,
                                        GError              **error);
gboolean  muster_battle_next_is_ending (MusterBattleSession  *session);

G_END_DECLS
