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

/* Searches for all words, in any order and any case. "" matches everything. */
void             muster_battle_log_set_words (MusterBattleLog *self,
                                              const char      *words);
gboolean         muster_battle_log_matches   (MusterBattleLog *self,
                                              MusterLogEntry  *entry);

/* The title of an entry; and its steps and prompts, one line each. The last entry from before the
 * battle has the texts of all of those. */
char            *muster_battle_log_dup_title (MusterBattleLog *self,
                                              MusterLogEntry  *entry) G_GNUC_WARN_UNUSED_RESULT;
char            *muster_battle_log_dup_text  (MusterBattleLog *self,
                                              MusterLogEntry  *entry) G_GNUC_WARN_UNUSED_RESULT;
gboolean         muster_battle_log_is_before (MusterBattleLog *self,
                                              MusterLogEntry  *entry);
/* The purpose of a roll: "To hit", with the unit if it is not clear whose roll it was. */
char            *muster_battle_log_dup_purpose (MusterBattle  *battle,
                                                MusterLogEntry *entry,
                                                guint          roll) G_GNUC_WARN_UNUSED_RESULT;

/* The steps of an entry with dice are shown on demand and during a search. */
gboolean         muster_battle_log_can_fold  (MusterLogEntry  *entry);
gboolean         muster_battle_log_is_folded (MusterBattleLog *self,
                                              MusterLogEntry  *entry);
void             muster_battle_log_set_folded (MusterBattleLog *self,
                                               MusterLogEntry  *entry,
                                               gboolean         folded);
/* The later notes about an entry, one line each, or "". */
char            *muster_battle_log_dup_notes (MusterBattleLog *self,
                                              guint            index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
