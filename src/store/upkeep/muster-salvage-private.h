/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/upkeep/muster-salvage.h"

G_BEGIN_DECLS

void muster_salvage_add_loss  (MusterSalvage *self,
                               const char    *format,
                               ...) G_GNUC_PRINTF (2, 3);
/* @loss: (transfer full): a sentence. */
void muster_salvage_take_loss (MusterSalvage *self,
                               char          *loss);

G_END_DECLS
