/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The despatch of a battle as a player has edited it. It is kept in the battle and its file, not in
 * the log. */

/* NULL: nobody has edited it, and the despatch is written from the log. */
const char *muster_battle_get_despatch  (MusterBattle  *battle);
/* Writes the text to the journal before the battle changes. @text: (nullable): NULL restores the
 * despatch that is written from the log. */
gboolean    muster_battle_set_despatch  (MusterBattle  *battle,
                                         const char    *text,
                                         GError       **error);
/* Whether orders were added or undone since the despatch was edited. */
gboolean    muster_battle_despatch_is_dated (MusterBattle *battle);
/* A digest that identifies the log, used here and in the returns of campaigns. */
char       *muster_battle_dup_log_digest (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
/* The same of the first @length entries. */
char       *muster_battle_dup_digest_of (MusterBattle  *battle,
                                         guint          length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
