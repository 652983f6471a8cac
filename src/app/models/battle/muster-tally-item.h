/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TALLY_ITEM (muster_tally_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterTallyItem, muster_tally_item, MUSTER, TALLY_ITEM, MusterObject)

/**
 * MusterTallyItem:
 *
 * Something that is counted in a battle: an objective by side, a tracker of the ruleset, or the points of a
 * player.
 *
 * Signal `changed`: it counts something else now.
 */
const char *muster_tally_item_get_label     (MusterTallyItem *self);
/* "2 : 1" for an objective of two sides, and which number is whose. */
const char *muster_tally_item_get_value     (MusterTallyItem *self);
const char *muster_tally_item_get_note      (MusterTallyItem *self);

/* The id of an objective, or NULL. For an objective: which sides can score it, how often they have,
 * and its worth for each. */
const char *muster_tally_item_get_objective (MusterTallyItem *self);
gboolean    muster_tally_item_is_automatic  (MusterTallyItem *self);
gboolean    muster_tally_item_can_score     (MusterTallyItem *self,
                                             guint            side);
int         muster_tally_item_get_count     (MusterTallyItem *self,
                                             guint            side);
int         muster_tally_item_get_worth     (MusterTallyItem *self,
                                             guint            side);

/* Lists all that is counted in the shown state. While the same things are counted, the items stay
 * and change their content, so that a view keeps its focus. */
void        muster_tally_items_list         (MusterBattle    *battle,
                                             GListStore      *items);

G_END_DECLS
