/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/dice/muster-dice-tray.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DICE_ROW (muster_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterDiceRow, muster_dice_row, MUSTER, DICE_ROW, GtkWidget)

/**
 * MusterDiceRow:
 *
 * The dice or cards of a tray as boxes: empty ones to fill, those that count lit up. A click on one
 * chooses it to be changed; the keys are taken by the page.
 *
 * Properties: tray (nullable), purpose (what the dice decide, for a screen reader).
 */
void       muster_dice_row_set_tray (MusterDiceRow  *self,
                                     MusterDiceTray *tray);

G_END_DECLS
