/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The shown state of a battle in words. */
char *muster_battle_words_status (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_score  (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_over   (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_side   (MusterBattle *battle,
                                  guint         side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
