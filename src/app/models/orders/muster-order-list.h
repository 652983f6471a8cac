/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/orders/muster-order-item.h"
#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_LIST (muster_order_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderList, muster_order_list, MUSTER, ORDER_LIST, MusterObject)

/**
 * MusterOrderList:
 *
 * The orders that are offered for a unit, or for the battle as a whole, as #MusterOrderItem: those
 * that can be given now, those that are refused, and those of the battle, the umpire and the record
 * beside them. As long as the kinds of orders stay the same, the items stay and only say new things,
 * so that a view keeps its focus.
 */
MusterOrderList *muster_order_list_new        (MusterBattle    *battle) G_GNUC_WARN_UNUSED_RESULT;

GListModel      *muster_order_list_get_own    (MusterOrderList *self);
GListModel      *muster_order_list_get_common (MusterOrderList *self);
char           **muster_order_list_dup_refusals (MusterOrderList *self,
                                                 gboolean         lasting) G_GNUC_WARN_UNUSED_RESULT;
char           **muster_order_list_dup_refusal_rules (MusterOrderList *self,
                                                      gboolean         lasting) G_GNUC_WARN_UNUSED_RESULT;

void             muster_order_list_offer      (MusterOrderList *self,
                                               int              unit,
                                               gboolean         closed);
void             muster_order_list_choose     (MusterOrderList *self,
                                               int              verb);
MusterOrderItem *muster_order_list_find_key   (MusterOrderList *self,
                                               char             key);
MusterOrderItem *muster_order_list_find_refused (MusterOrderList *self,
                                                 char             key);
MusterOrderItem *muster_order_list_find_id    (MusterOrderList *self,
                                               const char      *id);

G_END_DECLS
