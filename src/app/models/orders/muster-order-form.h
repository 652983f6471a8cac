/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/orders/muster-order-dice.h"
#include "app/models/orders/muster-order-draft.h"
#include "app/models/orders/muster-order-outlook.h"
#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

/**
 * MusterFormStage:
 * @MUSTER_FORM_IDLE: no order is being given
 * @MUSTER_FORM_FILL: something is missing or refused; the message says what
 * @MUSTER_FORM_ROLL: the tray asks for dice or cards
 * @MUSTER_FORM_READY: nothing is missing: the preview says what will come of it
 */
typedef enum
{
  MUSTER_FORM_IDLE,
  MUSTER_FORM_FILL,
  MUSTER_FORM_ROLL,
  MUSTER_FORM_READY,
} MusterFormStage;

/* The key that changes the formation besides what is ordered: muster_order_draft_change_form(). */
#define MUSTER_ORDER_FORM_CHANGE_KEY 'e'

#define MUSTER_TYPE_ORDER_FORM (muster_order_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderForm, muster_order_form, MUSTER, ORDER_FORM, MusterObject)

/**
 * MusterOrderForm:
 *
 * The order that is being given: its fields (the draft), what is rolled for it (the dice), what is
 * to be expected of it (the outlook), and what stands in the way. It asks the battle what would
 * come of the order after every change, so it knows no rule itself; only
 * muster_order_form_resolve() changes the battle.
 *
 * Properties: stage, title ("1st Company: Fire"), message (what
 * stands in the way, or ""), message-rule (the id of its rule, or ""), request-title and request-text (the
 * roll asked for, or ""), advice (what is to be thought of before the dice), preview
 * and preview-prompts (lines of what comes of it so far).
 */
MusterOrderForm    *muster_order_form_new         (MusterBattle     *battle) G_GNUC_WARN_UNUSED_RESULT;

MusterFormStage     muster_order_form_get_stage   (MusterOrderForm  *self);
MusterOrderDraft   *muster_order_form_get_draft   (MusterOrderForm  *self);
MusterOrderDice    *muster_order_form_get_dice    (MusterOrderForm  *self);
MusterOrderOutlook *muster_order_form_get_outlook (MusterOrderForm  *self);

void                muster_order_form_start       (MusterOrderForm  *self,
                                                   guint             verb,
                                                   int               unit);
/* Begins an order as it was given once, with its rolls as far as they are still asked for. */
void                muster_order_form_restore (MusterOrderForm   *self,
                                               const MusterOrder *order,
                                               const MusterTape  *tape);
void                muster_order_form_cancel      (MusterOrderForm  *self);
gboolean            muster_order_form_roll        (MusterOrderForm  *self,
                                                   MusterRandom     *random);
void                muster_order_form_roll_all    (MusterOrderForm  *self,
                                                   MusterRandom     *random);
gboolean            muster_order_form_resolve     (MusterOrderForm  *self,
                                                   GError          **error);

G_END_DECLS
