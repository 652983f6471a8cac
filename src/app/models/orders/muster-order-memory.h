/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* Remembers the last choices in the fields of orders, by acting unit and target. */
GHashTable *muster_order_memory_new         (void) G_GNUC_WARN_UNUSED_RESULT;

void        muster_order_memory_note        (GHashTable        *self,
                                             const MusterOrder *order,
                                             int                turn);
int         muster_order_memory_recall      (GHashTable        *self,
                                             const MusterOrder *order,
                                             guint              field,
                                             int                turn,
                                             int                fallback);
/* Returns only the last choice for the same two units. */
gboolean    muster_order_memory_recall_pair (GHashTable        *self,
                                             const MusterOrder *order,
                                             guint              field,
                                             int                turn,
                                             int               *number);

gboolean    muster_order_memory_keeps       (const MusterField *field);
int         muster_order_memory_get_target  (const MusterOrder *order);

G_END_DECLS
