/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Takes over the despatches that stand among the settings, as they did before schema 5. What a battle has
 * already goes before. In the transaction of the caller. */
gboolean muster_old_despatches_adopt (MusterDb  *db,
                                      GError   **error);

G_END_DECLS
