/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/orders/muster-order-form.h"

G_BEGIN_DECLS

/**
 * MusterOrderSketch:
 *
 * What has been typed of an order. It outlives the state of the battle in which it was begun, for when
 * somebody else has written in the battle meanwhile.
 */
typedef struct _MusterOrderSketch MusterOrderSketch;

/* (nullable): NULL if no order is being given. */
MusterOrderSketch *muster_order_sketch_new  (MusterOrderForm         *form) G_GNUC_WARN_UNUSED_RESULT;
void               muster_order_sketch_free (MusterOrderSketch       *self);
/* Begins the order once more; the form says why if it is not allowed any more. */
void               muster_order_sketch_put  (const MusterOrderSketch *self,
                                             MusterOrderForm         *form);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOrderSketch, muster_order_sketch_free)

G_END_DECLS
