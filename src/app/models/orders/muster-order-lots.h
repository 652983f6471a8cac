/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/orders/muster-order-draft.h"
#include "core/dice/muster-random.h"

G_BEGIN_DECLS

/* Draws what an order leaves to lot and nobody has said yet. Returns whether there was anything. */
gboolean muster_order_lots_draw (MusterOrderDraft *draft,
                                 MusterBattle     *battle,
                                 MusterRandom     *random);

G_END_DECLS
