/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

MusterDb *muster_store_get_db      (MusterStore *self);
/* Somebody has looked at the file after an unclean end, and it is whole. */
void      muster_store_set_checked (MusterStore *self);

G_END_DECLS
