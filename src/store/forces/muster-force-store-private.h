/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/forces/muster-force-store.h"

G_BEGIN_DECLS

MusterForceStore *muster_force_store_new    (MusterDb         *db) G_GNUC_WARN_UNUSED_RESULT;
MusterDb         *muster_force_store_get_db (MusterForceStore *self);
void              muster_force_store_emit   (MusterForceStore *self,
                                             gint64            id,
                                             gboolean          is_new);

G_END_DECLS
