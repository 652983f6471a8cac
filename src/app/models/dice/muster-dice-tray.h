/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/dice/muster-deck.h"
#include "core/dice/muster-tape.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DICE_TRAY (muster_dice_tray_get_type ())
G_DECLARE_FINAL_TYPE (MusterDiceTray, muster_dice_tray, MUSTER, DICE_TRAY, MusterObject)

/**
 * MusterDiceTray:
 *
 * The dice or cards that are asked for, while they are entered: one key a die, two a card ("4H").
 * The cursor is where the next key goes.
 *
 * Properties: cursor, text (as entered so far, for a screen reader).
 * Signal `changed`: what lies in the tray is another thing.
 * Signal `refused` (uint card): a card that was typed or chosen cannot turn up.
 */
MusterDiceTray  *muster_dice_tray_new            (void) G_GNUC_WARN_UNUSED_RESULT;

void             muster_dice_tray_ask            (MusterDiceTray   *self,
                                                  guint             n_faces,
                                                  guint             sides,
                                                  guint             target);
void             muster_dice_tray_set_deck       (MusterDiceTray   *self,
                                                  const MusterDeck *deck);
void             muster_dice_tray_put            (MusterDiceTray   *self,
                                                  const guint8     *faces,
                                                  MusterRollOrigin  origin);
void             muster_dice_tray_offer          (MusterDiceTray   *self,
                                                  const guint8     *faces,
                                                  int               typist,
                                                  const char       *by);
int              muster_dice_tray_get_typist     (MusterDiceTray   *self);
gboolean         muster_dice_tray_is_offered     (MusterDiceTray   *self);
void             muster_dice_tray_complete       (MusterDiceTray   *self,
                                                  const guint8     *faces);
void             muster_dice_tray_roll           (MusterDiceTray   *self,
                                                  MusterRandom     *random);

guint            muster_dice_tray_get_n_faces    (MusterDiceTray   *self);
guint            muster_dice_tray_get_n_entered  (MusterDiceTray   *self);
guint            muster_dice_tray_get_cursor     (MusterDiceTray   *self);
void             muster_dice_tray_set_cursor     (MusterDiceTray   *self,
                                                  guint             cursor);
guint            muster_dice_tray_get_sides      (MusterDiceTray   *self);
gboolean         muster_dice_tray_is_cards       (MusterDiceTray   *self);
gboolean         muster_dice_tray_is_full        (MusterDiceTray   *self);
gboolean         muster_dice_tray_has_face       (MusterDiceTray   *self,
                                                  guint             index);
gboolean         muster_dice_tray_counts         (MusterDiceTray   *self,
                                                  guint             index);
guint            muster_dice_tray_get_n_counting (MusterDiceTray   *self);
guint            muster_dice_tray_get_target     (MusterDiceTray   *self);
char            *muster_dice_tray_dup_face       (MusterDiceTray   *self,
                                                  guint             index) G_GNUC_WARN_UNUSED_RESULT;
const guint8    *muster_dice_tray_get_faces      (MusterDiceTray   *self);
MusterRollOrigin muster_dice_tray_get_origin     (MusterDiceTray   *self);
void             muster_dice_tray_write          (MusterDiceTray   *self,
                                                  MusterTape       *tape,
                                                  guint             purpose);

gboolean         muster_dice_tray_type           (MusterDiceTray   *self,
                                                  char              key);
gboolean         muster_dice_tray_can_take       (MusterDiceTray   *self,
                                                  MusterCard        card);
gboolean         muster_dice_tray_take           (MusterDiceTray   *self,
                                                  MusterCard        card);
gboolean         muster_dice_tray_erase          (MusterDiceTray   *self);

G_END_DECLS
