/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/orders/muster-order-item.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ORDER_BUTTON (muster_order_button_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderButton, muster_order_button, MUSTER, ORDER_BUTTON, GtkFlowBoxChild)

/**
 * MusterOrderButton:
 *
 * An order to choose: what it is called, and whether it is free, how likely, or why it is refused.
 *
 * Signal `chosen`: it was clicked.
 */
GtkWidget       *muster_order_button_new      (MusterOrderItem   *item) G_GNUC_WARN_UNUSED_RESULT;

MusterOrderItem *muster_order_button_get_item (MusterOrderButton *self);

G_END_DECLS
