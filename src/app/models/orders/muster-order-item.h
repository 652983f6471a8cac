/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_ITEM (muster_order_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderItem, muster_order_item, MUSTER, ORDER_ITEM, MusterObject)

/**
 * MusterOrderItem:
 *
 * An order as it is offered to a player.
 *
 * Properties: label, key (the letter that chooses it, or ""), note ("free", "83 %", or why it is
 * refused), chosen (it is the one being given), summary (one line for a screen reader).
 */
MusterOrderItem *muster_order_item_new        (const MusterOrderSpec *spec,
                                               guint                  verb) G_GNUC_WARN_UNUSED_RESULT;

guint            muster_order_item_get_verb   (MusterOrderItem       *self);
const char      *muster_order_item_get_id     (MusterOrderItem       *self);
const char      *muster_order_item_get_label  (MusterOrderItem       *self);
const char      *muster_order_item_get_note   (MusterOrderItem       *self);
/* (nullable): the id of the rule that refuses it */
const char      *muster_order_item_get_rule   (MusterOrderItem       *self);
char             muster_order_item_get_key    (MusterOrderItem       *self);
gboolean         muster_order_item_get_legal  (MusterOrderItem       *self);
gboolean         muster_order_item_get_chosen (MusterOrderItem       *self);

void             muster_order_item_set_offer  (MusterOrderItem       *self,
                                               gboolean               legal,
                                               const char            *note,
                                               const char            *rule);
void             muster_order_item_set_chosen (MusterOrderItem       *self,
                                               gboolean               chosen);

G_END_DECLS
