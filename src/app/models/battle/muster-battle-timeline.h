/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_TIMELINE (muster_battle_timeline_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleTimeline, muster_battle_timeline, MUSTER, BATTLE_TIMELINE, MusterObject)

/**
 * MusterBattleTimeline:
 *
 * The log of a battle as somebody goes through it: taking entries back and giving them again,
 * looking at past states, and what the last entry says. Looking changes nothing; while a past state
 * is shown nothing is taken back but by muster_battle_timeline_undo_to_shown().
 *
 * Properties: can-undo, can-redo, is-past, past-text (which past state is
 * shown, or ""), waiting-text (the correction that waits for the other player, or ""), dropped-text (how
 * many orders are taken back, or ""), log-text (how long the log is), result-summary (what came of the
 * last entry, in one line), result-title and result-steps (of it).
 */
MusterBattleTimeline *muster_battle_timeline_new           (MusterBattle          *battle) G_GNUC_WARN_UNUSED_RESULT;

gboolean              muster_battle_timeline_is_past       (MusterBattleTimeline  *self);
guint                 muster_battle_timeline_get_n_before  (MusterBattleTimeline  *self);

void                  muster_battle_timeline_follow_up     (MusterBattleTimeline  *self);
gboolean              muster_battle_timeline_undo          (MusterBattleTimeline  *self,
                                                            GError               **error);
gboolean              muster_battle_timeline_redo          (MusterBattleTimeline  *self,
                                                            GError               **error);
gboolean              muster_battle_timeline_redo_all      (MusterBattleTimeline  *self,
                                                            GError               **error);
guint                 muster_battle_timeline_count_after   (MusterBattleTimeline  *self);
gboolean              muster_battle_timeline_undo_to_shown (MusterBattleTimeline  *self,
                                                            GError               **error);

void                  muster_battle_timeline_look          (MusterBattleTimeline  *self,
                                                            guint                  position);
void                  muster_battle_timeline_look_step     (MusterBattleTimeline  *self,
                                                            int                    step);
void                  muster_battle_timeline_look_turn     (MusterBattleTimeline  *self,
                                                            int                    step);
void                  muster_battle_timeline_return        (MusterBattleTimeline  *self);

G_END_DECLS
