/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

/* A unit that leaves the table as its scenario wants it to: the order `remove` with the fate `exited`, where
 * its side scores by that. */

/* "Leaves the table: +2 points"; "" where the chosen unit scores nothing by it. */
char     *muster_battle_leaving_dup_label (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;
/* Begins the order; FALSE where it cannot be given. */
gboolean  muster_battle_leaving_begin     (MusterBattleSession *session);

G_END_DECLS
