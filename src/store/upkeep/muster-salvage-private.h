/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/upkeep/muster-salvage-index.h"
#include "store/upkeep/muster-salvage.h"

G_BEGIN_DECLS

void     muster_salvage_add_loss (MusterSalvage       *self,
                                  const char          *format,
                                  ...) G_GNUC_PRINTF (2, 3);
/* Within the transaction of the caller. */
gboolean muster_salvage_battles  (MusterSalvage       *self,
                                  MusterSalvageIndex  *index,
                                  MusterDb            *db,
                                  GError             **error);

G_END_DECLS
