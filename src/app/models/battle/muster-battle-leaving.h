/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

/* A unit that leaves the table as its scenario rewards: the order `remove` with the fate for which
 * its side scores, at once or at the end. */

/* "Leaves the table: +2 points", "… in the end", "no points" if only other units of its side would
 * score; "" if the scenario has no such reward. */
char     *muster_battle_leaving_dup_label (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;
/* Begins the order. Returns FALSE if it cannot be given. */
gboolean  muster_battle_leaving_begin     (MusterBattleSession *session);

G_END_DECLS
