/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-galley.h"

G_BEGIN_DECLS

/* The thinnest line that a printer shows, in points. */
#define MUSTER_CARD_HAIR 0.4

/* What a card is tried in until it fits. */
#define MUSTER_CARD_FACTORS { 1, 0.9, 0.8, 0.7, 0.6 }

/**
 * MusterCardArea:
 * @scale: of its type
 * @y: where the next thing goes
 * @bottom: nothing goes below it
 * @is_cut: something did not fit
 *
 * A place in the last slice of a galley where the parts of a card are set.
 */
typedef struct
{
  MusterGalley *galley;
  MusterType *type;
  double scale;
  double x;
  double width;
  double y;
  double bottom;
  gboolean is_cut;
} MusterCardArea;

/* @factor: how much larger than the galley's the type is. The place is the caller's to say. */
void   muster_card_area_init         (MusterGalley          *galley,
                                      double                 factor,
                                      MusterCardArea        *area);

void   muster_card_area_add_line     (MusterCardArea        *area,
                                      MusterMarkKind         kind,
                                      double                 x,
                                      double                 y,
                                      double                 width,
                                      double                 height,
                                      double                 thickness);

/* What the cells of the figures take side by side, and into @widths (nullable) each of them. */
double muster_card_area_measure      (MusterType            *type,
                                      const GArray          *figures,
                                      double                *widths);

/* These return the height of what they set, or, without @paints, would set. */
double muster_card_area_put_figures  (MusterCardArea        *area,
                                      const GArray          *figures,
                                      double                 x,
                                      double                 width);
double muster_card_area_put_boxes    (MusterCardArea        *area,
                                      const MusterSheetCard *card,
                                      gboolean               paints);

/* These go on below what they have set. */
void   muster_card_area_put_header   (MusterCardArea        *area,
                                      const MusterSheetCard *card,
                                      double                 width);
void   muster_card_area_put_lines    (MusterCardArea        *area,
                                      const MusterSheetCard *card);

/* Says that something is missing, where something is. */
void   muster_card_area_put_ellipsis (MusterCardArea        *area);

G_END_DECLS
