/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/dice/muster-tape.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROLL_ITEM (muster_roll_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterRollItem, muster_roll_item, MUSTER, ROLL_ITEM, MusterObject)

/**
 * MusterRollItem:
 *
 * A roll of the order being given that has been entered already. Immutable.
 *
 * Properties: purpose ("To hit"), faces ("5 5 1").
 */
MusterRollItem *muster_roll_item_new         (guint             index,
                                              const char       *purpose,
                                              const char       *faces,
                                              MusterRollOrigin  origin) G_GNUC_WARN_UNUSED_RESULT;

guint           muster_roll_item_get_index   (MusterRollItem   *self);
const char     *muster_roll_item_get_purpose (MusterRollItem   *self);
const char     *muster_roll_item_get_faces   (MusterRollItem   *self);
const char     *muster_roll_item_get_origin  (MusterRollItem   *self);

void            muster_roll_item_set_typist    (MusterRollItem    *self,
                                                const char        *name);
void            muster_roll_item_add_helper    (MusterRollItem    *self,
                                                int                unit,
                                                const char        *name);
guint           muster_roll_item_get_n_helpers (MusterRollItem    *self);
int             muster_roll_item_get_helper    (MusterRollItem    *self,
                                                guint              index,
                                                const char       **name);

G_END_DECLS
