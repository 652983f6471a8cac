/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/setup/muster-setup-dice.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETUP_DICE_CARD (muster_setup_dice_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterSetupDiceCard, muster_setup_dice_card, MUSTER, SETUP_DICE_CARD, GtkWidget)

/* Two buttons (type in, let the program roll), the dice while they are typed, and what they have said.
 * Not there while there is nothing to roll for. @title: what is rolled for. */
GtkWidget *muster_setup_dice_card_new (MusterSetupDice *dice,
                                       const char      *title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
