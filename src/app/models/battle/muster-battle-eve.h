/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The entries at the beginning of the log that were settled before the battle: rolls, and which
 * units begin together. Players see them as one entry. */
guint  muster_battle_eve_count     (MusterBattle *battle);

/* The title of the first @n entries, and their text, one line each. */
char  *muster_battle_eve_dup_title (MusterBattle *battle,
                                    guint         n) G_GNUC_WARN_UNUSED_RESULT;
char  *muster_battle_eve_dup_text  (MusterBattle *battle,
                                    guint         n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
