/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterBattlePhoto:
 * @note: index of the note that brought it
 * @at: index of the entry that it is pinned to; @note itself: of the battle as a whole
 * @picture: the id of the image, as the store knows it
 * @caption: what the note says of it
 *
 * A photo of the table. It is a note with a picture, so it is taken back and given again like any order.
 */
typedef struct
{
  guint note;
  guint at;
  const char *picture;
  const char *caption;
} MusterBattlePhoto;

/* Whether an order pins a photo or takes one away. It says nothing of the battle: a log is the same with
 * it. */
gboolean muster_battle_is_photo    (const MusterOrder *order);
/* (element-type MusterBattlePhoto): those of the log that counts, without those that were taken away. They
 * point into the log. */
GArray  *muster_battle_list_photos (MusterBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;

/* @at: number of the entry that it is pinned to, from 1; 0: none */
gboolean muster_battle_pin_photo   (MusterBattle  *battle,
                                    const char    *picture,
                                    const char    *caption,
                                    guint          at,
                                    GError       **error);
/* Records that the photo of the note at this index is taken away. */
gboolean muster_battle_take_photo  (MusterBattle  *battle,
                                    guint          note,
                                    GError       **error);

G_END_DECLS
