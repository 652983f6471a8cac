/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TALLY_ITEM (muster_tally_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterTallyItem, muster_tally_item, MUSTER, TALLY_ITEM, GObject)

/**
 * MusterTallyItem:
 *
 * Something that is counted in a battle: an objective by side, or a tracker of the ruleset.
 *
 * Properties: label, value ("2 : 1" for an objective of two sides), note (what stands for whom).
 */
MusterTallyItem *muster_tally_item_new       (const char      *label,
                                              const char      *value,
                                              const char      *note) G_GNUC_WARN_UNUSED_RESULT;

const char      *muster_tally_item_get_label (MusterTallyItem *self);
const char      *muster_tally_item_get_value (MusterTallyItem *self);
const char      *muster_tally_item_get_note  (MusterTallyItem *self);

/* All that is counted in the shown state. */
void             muster_tally_items_list     (MusterBattle    *battle,
                                              GListStore      *items);

G_END_DECLS
