/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"

G_BEGIN_DECLS

/* A unit that leaves the table as its scenario wants it to: the order `remove` with the fate that its side
 * scores by, at once or in the end. */

/* "Leaves the table: +2 points", "… in the end", "no points" where only others of its side would score; ""
 * where the scenario knows no such thing. */
char     *muster_battle_leaving_dup_label (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;
/* Begins the order; FALSE where it cannot be given. */
gboolean  muster_battle_leaving_begin     (MusterBattleSession *session);

G_END_DECLS
