/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/dice/muster-card.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TURN_ITEM (muster_turn_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterTurnItem, muster_turn_item, MUSTER, TURN_ITEM, MusterObject)

/**
 * MusterTurnItem:
 *
 * Units that act together on a card, as the order of activation shows them. Never changes.
 */
MusterTurnItem *muster_turn_item_new         (MusterCard      card,
                                              int             unit,
                                              const char     *names,
                                              const char     *side,
                                              gboolean        is_next) G_GNUC_WARN_UNUSED_RESULT;

MusterCard      muster_turn_item_get_card    (MusterTurnItem *self);
int             muster_turn_item_get_unit    (MusterTurnItem *self);
const char     *muster_turn_item_get_names   (MusterTurnItem *self);
const char     *muster_turn_item_get_summary (MusterTurnItem *self);
gboolean        muster_turn_item_get_is_next (MusterTurnItem *self);

G_END_DECLS
