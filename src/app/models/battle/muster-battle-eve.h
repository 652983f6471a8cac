/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* What was settled before a battle and stands at the beginning of its log: what was rolled, and which
 * units begin together. To players it is one entry. */
guint  muster_battle_eve_count     (MusterBattle *battle);

/* Of the first @n entries: what they are called, and what they say, a line each. */
char  *muster_battle_eve_dup_title (MusterBattle *battle,
                                    guint         n) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_battle_eve_dup_text  (MusterBattle *battle,
                                    guint         n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
