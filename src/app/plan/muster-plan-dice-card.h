/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/plan/muster-plan-dice.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_DICE_CARD (muster_plan_dice_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanDiceCard, muster_plan_dice_card, MUSTER, PLAN_DICE_CARD, GtkWidget)

/* Two buttons (type the dice, let the program roll), an entry while dice are typed, and the
 * results. Hidden while there is nothing to roll for. @title: what the roll is for. */
GtkWidget *muster_plan_dice_card_new (MusterPlanDice *dice,
                                      const char     *title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
