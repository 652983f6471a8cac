/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/forces/muster-leader-roller.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEADER_DICE (muster_leader_dice_get_type ())
G_DECLARE_FINAL_TYPE (MusterLeaderDice, muster_leader_dice, MUSTER, LEADER_DICE, AdwWindow)

/**
 * MusterLeaderDice:
 *
 * Where the dice for Leaders, or for an army, are typed, as they fall on the table. It goes when the last
 * Leader is appointed or the army has come; closing it leaves the rest as it was.
 *
 * Properties: roller (construct only).
 */
MusterLeaderDice *muster_leader_dice_new (GtkWindow          *parent,
                                          MusterLeaderRoller *roller) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
