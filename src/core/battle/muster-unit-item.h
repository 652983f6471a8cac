/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/muster-object.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_UNIT_ITEM (muster_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterUnitItem, muster_unit_item, MUSTER, UNIT_ITEM, MusterObject)

/**
 * MusterUnitItem:
 *
 * A unit of a battle, for views to bind to. It shows the unit in the state that its battle shows,
 * and notifies of changes when the battle shows another state.
 *
 * Properties, all readable: id, name, type-name, side, strength, start, strength-text ("10/12"),
 * in-play, fate-label, acted, act-text ("Fired"; "" while it has not acted), leader-text,
 * leadership-text ("6+"), act-chance (below 0 where there is nothing to say), markers-text ("" when
 * there are none; secrets are covered there as the battle says), summary (one line for a screen
 * reader).
 */
guint                  muster_unit_item_get_index   (MusterUnitItem *self);
const char            *muster_unit_item_get_id      (MusterUnitItem *self);
const char            *muster_unit_item_get_name    (MusterUnitItem *self);
int                    muster_unit_item_get_side    (MusterUnitItem *self);
gboolean               muster_unit_item_get_in_play (MusterUnitItem *self);
const MusterUnitState *muster_unit_item_get_state   (MusterUnitItem *self);
/* Whether the unit has lost its leader and nobody leads it now. */
gboolean               muster_unit_item_is_leaderless (MusterUnitItem *self);

/* The card of the unit, the unit that it is with, and its markers, each as a label with its number
 * where that adds something ("Pinned 2"). @tones: (nullable): receives the MusterTone of each. */
char                 **muster_unit_item_dup_markers (MusterUnitItem *self,
                                                     GArray         *tones)
                                                     G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
