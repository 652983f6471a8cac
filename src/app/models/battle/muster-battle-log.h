/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_LOG (muster_battle_log_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleLog, muster_battle_log, MUSTER, BATTLE_LOG, MusterObject)

/**
 * MusterBattleLog:
 *
 * The log of a battle for somebody who reads it: what each entry says, what was noted about it, and which
 * entries have the words that are searched for. What an entry says is put into words once, when it is first
 * asked for.
 */
MusterBattleLog *muster_battle_log_new       (MusterBattle    *battle,
                                              guint            n_before) G_GNUC_WARN_UNUSED_RESULT;

/* All words, in any order, in any case. "" matches everything. */
void             muster_battle_log_set_words (MusterBattleLog *self,
                                              const char      *words);
gboolean         muster_battle_log_matches   (MusterBattleLog *self,
                                              MusterLogEntry  *entry);

/* What it is called; and its steps and prompts, a line each. The last one from before the battle speaks for
 * all of those. */
char            *muster_battle_log_dup_title (MusterBattleLog *self,
                                              MusterLogEntry  *entry) G_GNUC_WARN_UNUSED_RESULT;
char            *muster_battle_log_dup_text  (MusterBattleLog *self,
                                              MusterLogEntry  *entry) G_GNUC_WARN_UNUSED_RESULT;
gboolean         muster_battle_log_is_before (MusterBattleLog *self,
                                              MusterLogEntry  *entry);
/* What a roll of the entry decided: "To hit", or whose it was where that is not clear. */
char            *muster_battle_log_dup_purpose (MusterBattle  *battle,
                                                MusterLogEntry *entry,
                                                guint          roll) G_GNUC_WARN_UNUSED_RESULT;

/* Of an entry with dice the steps are seen on demand, and while something is searched for. */
gboolean         muster_battle_log_can_fold  (MusterLogEntry  *entry);
gboolean         muster_battle_log_is_folded (MusterBattleLog *self,
                                              MusterLogEntry  *entry);
void             muster_battle_log_set_folded (MusterBattleLog *self,
                                               MusterLogEntry  *entry,
                                               gboolean         folded);
/* What was noted about an entry later on, a line each; "" where nothing was. */
char            *muster_battle_log_dup_notes (MusterBattleLog *self,
                                              guint            index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
