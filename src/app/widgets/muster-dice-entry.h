/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/dice/muster-dice-tray.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DICE_ENTRY (muster_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (MusterDiceEntry, muster_dice_entry, MUSTER, DICE_ENTRY, MusterPanel)

/**
 * MusterDiceEntry:
 *
 * Where dice are entered, wherever that is: boxes to type into, a button for each face, and one that has
 * the program throw what is missing. What is entered lies in the tray; whoever waits for it watches that.
 *
 * Properties: purpose (what the dice decide, for a screen reader), roll-action (of
 * whoever throws).
 * Signal `entered`: a face was pointed at.
 */
GtkWidget *muster_dice_entry_new       (const char      *roll_action) G_GNUC_WARN_UNUSED_RESULT;

void       muster_dice_entry_set_tray  (MusterDiceEntry *self,
                                        MusterDiceTray  *tray);

/* Passes a key to the dice, for callers that have no other use for it. */
gboolean   muster_dice_entry_press_key (MusterDiceEntry *self,
                                        guint            keyval,
                                        GdkModifierType  modifiers);

G_END_DECLS
