/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* Texts about the shown state of a battle. */
char *muster_battle_words_headline (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_turn     (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_acting   (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_status   (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_short_status (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_score    (MusterBattle *battle,
                                    guint         length) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_over     (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_over_why (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_side     (MusterBattle *battle,
                                  guint         side) G_GNUC_WARN_UNUSED_RESULT;

/* Which past state is shown, and what has just happened. */
char *muster_battle_words_past         (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
char *muster_battle_words_announcement (MusterBattle *battle,
                                        guint         length,
                                        guint         position) G_GNUC_WARN_UNUSED_RESULT;

/* The table that an order rolls on, and its text, line by line. */
const MusterRollTable *muster_battle_words_find_table (MusterBattle *battle,
                                                       int           verb);
char                 **muster_battle_words_table      (MusterBattle *battle,
                                                       int           verb) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
