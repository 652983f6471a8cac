/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-painter.h"

G_BEGIN_DECLS

/* How much room the columns of a page have left, in points. */
double muster_columns_measure_gap (const MusterGalley *galley,
                                   const MusterPlaced *placed,
                                   guint               n_placed,
                                   double              height);
/* Lines between the columns, as long as the longer of the two beside each. */
void   muster_columns_paint_rules (const MusterGalley *galley,
                                   const MusterPlaced *placed,
                                   guint               n_placed,
                                   cairo_t            *cr);

G_END_DECLS
