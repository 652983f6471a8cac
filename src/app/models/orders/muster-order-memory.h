/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* What was chosen last in the fields of orders: by whom, and against whom. */
GHashTable *muster_order_memory_new         (void) G_GNUC_WARN_UNUSED_RESULT;

void        muster_order_memory_note        (GHashTable        *self,
                                             const MusterOrder *order);
int         muster_order_memory_recall      (GHashTable        *self,
                                             const MusterOrder *order,
                                             guint              field,
                                             int                fallback);
/* Only what the same two units had last. */
gboolean    muster_order_memory_recall_pair (GHashTable        *self,
                                             const MusterOrder *order,
                                             guint              field,
                                             int               *number);

gboolean    muster_order_memory_keeps       (const MusterField *field);
int         muster_order_memory_get_target  (const MusterOrder *order);

G_END_DECLS
