/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/dice/muster-dice-tray.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DICE_PAD (muster_dice_pad_get_type ())
G_DECLARE_FINAL_TYPE (MusterDicePad, muster_dice_pad, MUSTER, DICE_PAD, GtkWidget)

/**
 * MusterDicePad:
 *
 * A button for every face of a die, for whoever enters dice by pointing. Where a die has more faces than
 * a row has room for, and for cards, it is not to be seen.
 *
 * Signal `pressed`: a face was entered.
 */
void muster_dice_pad_set_tray (MusterDicePad  *self,
                               MusterDiceTray *tray);

G_END_DECLS
