/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The despatch of a battle as somebody has edited it: no part of the log, but of the battle and its
 * file. */

/* NULL: nobody has; it is as it is written from the log. */
const char *muster_battle_get_despatch  (MusterBattle  *battle);
/* Durable in the journal first. @text: (nullable): NULL to have the written one again. */
gboolean    muster_battle_set_despatch  (MusterBattle  *battle,
                                         const char    *text,
                                         GError       **error);
/* Whether the log has changed since the despatch was edited: orders came after it, or were taken
 * back. */
gboolean    muster_battle_despatch_is_dated (MusterBattle *battle);
/* By which a log is known again, here and in the returns of campaigns. */
char       *muster_battle_dup_log_digest (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
