/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_UNIT_ITEM (muster_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterUnitItem, muster_unit_item, MUSTER, UNIT_ITEM, GObject)

/**
 * MusterUnitItem:
 *
 * A unit of a battle as views bind to it: a window on the shown state, never a copy of its own.
 *
 * Properties: index, id, name, type-name, side, strength, start, in-play, fate-label, acted,
 * leader-text, markers-text (labels with numbers, "" when none), strength-text ("10/12"), summary
 * (one line for a screen reader).
 */
guint       muster_unit_item_get_index (MusterUnitItem *self);
const char *muster_unit_item_get_id    (MusterUnitItem *self);
const char *muster_unit_item_get_name  (MusterUnitItem *self);
int         muster_unit_item_get_side  (MusterUnitItem *self);

G_END_DECLS
