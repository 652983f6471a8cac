/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/orders/muster-order-dice.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CARD_PICKER (muster_card_picker_get_type ())
G_DECLARE_FINAL_TYPE (MusterCardPicker, muster_card_picker, MUSTER, CARD_PICKER, GtkWidget)

/**
 * MusterCardPicker:
 *
 * A button that opens the whole pack, to choose the card that has turned up on the table. Cards that cannot
 * turn up say why. There only while cards are asked for.
 */
void muster_card_picker_set_dice (MusterCardPicker *self,
                                  MusterOrderDice  *dice);

G_END_DECLS
