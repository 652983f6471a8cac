/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/seats/muster-seat-veil.h"

G_BEGIN_DECLS

/* Returns whether the side of the seat may give an order now. */
gboolean muster_seat_orders_may_act (const MusterSeatVeil *veil);

/* Writes the member `orders`: a list, or null if the seat can order nothing. */
void     muster_seat_orders_write   (const MusterSeatVeil *veil,
                                     JsonBuilder          *builder);

/* Reads what a phone proposes: an object with `order`, `unit` and `params`. A phone can propose
 * only the orders in the list above (W-PROPOSE-02). @order: the caller clears it even after an
 * error. */
gboolean muster_seat_orders_read    (const MusterSeatVeil *veil,
                                     const MusterSpot     *spot,
                                     MusterOrder          *order);

/* Adds a chance as the member @member, in thousandths; what is neither sure nor impossible is not rounded to
 * it. A negative one is null. */
void     muster_seat_orders_add_chance (JsonBuilder          *builder,
                                        const char           *member,
                                        double                chance);

G_END_DECLS
