/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/dice/muster-tape.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROLL_ITEM (muster_roll_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterRollItem, muster_roll_item, MUSTER, ROLL_ITEM, GObject)

/**
 * MusterRollItem:
 *
 * A roll of the order being given that has been entered already. Immutable.
 *
 * Properties: purpose ("To hit"), faces ("5 5 1"), origin ("typed", "rolled", "changed by hand").
 */
MusterRollItem *muster_roll_item_new         (const char       *purpose,
                                              const char       *faces,
                                              MusterRollOrigin  origin) G_GNUC_WARN_UNUSED_RESULT;

const char     *muster_roll_item_get_purpose (MusterRollItem   *self);
const char     *muster_roll_item_get_faces   (MusterRollItem   *self);
const char     *muster_roll_item_get_origin  (MusterRollItem   *self);

G_END_DECLS
