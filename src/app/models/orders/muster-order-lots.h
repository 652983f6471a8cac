/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/orders/muster-order-draft.h"
#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/* Draws lots for the fields that leave it to lot and are still empty. Returns whether there were
 * any. */
gboolean muster_order_lots_draw (MusterOrderDraft *draft,
                                 MusterBattle     *battle,
                                 MusterRandom     *random);

G_END_DECLS
