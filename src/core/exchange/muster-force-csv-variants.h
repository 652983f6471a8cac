/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"

G_BEGIN_DECLS

/* The variants of a force while its table is read. */

GPtrArray *muster_force_csv_variants_new       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the cell of the force: names, each optionally followed by a budget. */
void       muster_force_csv_variants_read      (GPtrArray          *self,
                                                const char         *cell);
/* Reads the cell of a unit: the variants that it takes part in. @place: the index of the unit in
 * the list. */
void       muster_force_csv_variants_add_place (GPtrArray          *self,
                                                const char         *cell,
                                                guint               place);
void       muster_force_csv_variants_hand_over (GPtrArray          *self,
                                                MusterForceReading *reading);

G_END_DECLS
