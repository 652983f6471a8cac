/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterBattleLater:
 * @index: its index in the present log
 * @title: the entry in words
 * @is_lost: it would be refused, and is no part of the corrected log
 * @text: why it would be refused, or what it would come to instead
 *
 * A later entry of which a correction would make something else.
 */
typedef struct
{
  guint index;
  char *title;
  gboolean is_lost;
  char *text;
} MusterBattleLater;

/**
 * MusterBattleCorrection:
 *
 * A proposed change or removal of an earlier entry of a battle: what would differ in the end, what later
 * entries would come to, and which of them would be lost. Making a correction changes nothing; accepting
 * it does.
 */
typedef struct _MusterBattleCorrection MusterBattleCorrection;

/* A battle with the log before the entry at @index, in which nothing is stored: what is tried in it
 * changes nothing. */
MusterBattle           *muster_battle_rewind             (MusterBattle                  *battle,
                                                          guint                          index,
                                                          GError                       **error) G_GNUC_WARN_UNUSED_RESULT;

/* @order, @tape: the replacement for the entry at @index, in the state of muster_battle_rewind(); NULL
 * removes the entry. It is an error if the order is not possible there. */
MusterBattleCorrection *muster_battle_correct            (MusterBattle                  *battle,
                                                          guint                          index,
                                                          const MusterOrder             *order,
                                                          const MusterTape              *tape,
                                                          GError                       **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same, with the replacement as a battle file has it. */
MusterBattleCorrection *muster_battle_correct_as_written (MusterBattle                  *battle,
                                                          guint                          index,
                                                          const MusterSpot              *spot) G_GNUC_WARN_UNUSED_RESULT;
void                    muster_battle_correction_free    (MusterBattleCorrection        *self);

/* (element-type utf8): a sentence for each fact that would differ in the end. */
GPtrArray              *muster_battle_correction_get_changes (const MusterBattleCorrection *self);
/* (element-type MusterBattleLater): in the order of the log. */
GPtrArray              *muster_battle_correction_get_later (const MusterBattleCorrection *self);
guint                   muster_battle_correction_count_lost (const MusterBattleCorrection *self);

guint                   muster_battle_correction_get_index (const MusterBattleCorrection *self);
/* The entry that replaces the other, as a battle file has it; NULL: it is taken out. */
char                   *muster_battle_correction_dup_entry (const MusterBattleCorrection *self) G_GNUC_WARN_UNUSED_RESULT;

/* Applies the correction. It is written to the journal first, all of it or nothing. Refused if the battle
 * has changed since, and where the other player must agree: muster-battle-agreement.h. */
gboolean                muster_battle_correction_accept  (MusterBattleCorrection        *self,
                                                          GError                       **error);
/* The same once he has agreed. */
gboolean                muster_battle_correction_apply   (MusterBattleCorrection        *self,
                                                          GError                       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleCorrection, muster_battle_correction_free)

G_END_DECLS
