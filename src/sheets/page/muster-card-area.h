/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-galley.h"

G_BEGIN_DECLS

/* The thinnest line that a printer shows, in points. */
#define MUSTER_CARD_HAIR 0.4

#define MUSTER_CARD_THIN 0.7

/* Between a label and what stands beside it, and between lines. */
#define MUSTER_CARD_LABEL_GAP 6
#define MUSTER_CARD_LINE_GAP 1.5

/* What a line takes on which somebody writes. */
#define MUSTER_CARD_WRITING_HEIGHT 13

/* The side of a box where there is no room for the usual one. */
#define MUSTER_CARD_SMALL_BOX 8

/**
 * MusterCardSize:
 * @words: how large their type is, 1: as in normal type
 * @figures: that of the values in cells
 * @labels: that of the names above them
 * @box: the least side of a box to tick, in points; 0: no matter how small
 * @gaps: a factor on the space between things
 * @is_exact: figures that are too wide do not fit; otherwise they are set smaller
 *
 * What a card is set in.
 */
typedef struct
{
  double words;
  double figures;
  double labels;
  double box;
  double gaps;
  gboolean is_exact;
} MusterCardSize;

/**
 * MusterCardArea:
 * @scale: of its type
 * @y: where the next thing goes
 * @bottom: nothing goes below it
 * @is_cut: something did not fit
 * @figures: how much larger than the galley's the type of the figures is
 * @labels: and that of the names above them
 * @box: the least side of a box to tick, in points of the page
 * @gaps: a factor on the space between things
 * @used_figures: how large the largest figures are that were set, 1: as in normal type
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
  double figures;
  double labels;
  double box;
  double gaps;
  gboolean is_exact;
  double used_figures;
  double used_labels;
} MusterCardArea;

/* @factor: on the size of all type. The place is the caller's to say. */
void   muster_card_area_init         (MusterGalley          *galley,
                                      const MusterCardSize  *size,
                                      double                 factor,
                                      MusterCardArea        *area);

void   muster_card_area_add_line     (MusterCardArea        *area,
                                      MusterMarkKind         kind,
                                      double                 x,
                                      double                 y,
                                      double                 width,
                                      double                 height,
                                      double                 thickness);

/* What the cells of the figures take side by side. */
double muster_card_area_measure      (MusterCardArea        *area,
                                      const GArray          *figures);

/* The width of the longest label, with the gap behind it. Labels stand first in each of the structs. */
double muster_card_area_measure_labels (MusterCardArea      *area,
                                        const GArray        *things,
                                        gsize                size);

/* Sets as many lines of the text as fit, and returns their height. */
double muster_card_area_put_text     (MusterCardArea        *area,
                                      MusterType            *type,
                                      MusterTextRole         role,
                                      const char            *text,
                                      PangoAlignment         alignment,
                                      double                 x,
                                      double                 width);
/* A line to write on. Returns the height that it takes. */
double muster_card_area_put_blank    (MusterCardArea        *area,
                                      double                 x,
                                      double                 width);

/* These return the height of what they set, or, without @paints, would set. */
double muster_card_area_put_figures (MusterCardArea        *area,
                                     const GArray          *figures,
                                     double                 x,
                                     double                 width);
double muster_card_boxes_area_put   (MusterCardArea        *area,
                                     const MusterSheetCard *card,
                                     gboolean               paints);

/* These go on below what they have set. */
void   muster_card_area_put_header   (MusterCardArea        *area,
                                      const MusterSheetCard *card,
                                      double                 width);
void   muster_card_area_put_lines    (MusterCardArea        *area,
                                      const MusterSheetCard *card);

/* All below each other, the boxes at the foot of the area. */
void   muster_card_layout_area_put_stacked (MusterCardArea        *area,
                                            const MusterSheetCard *card);
/* Across the column, from the top of the slice. Returns its height. */
double muster_card_layout_area_put_entry   (MusterCardArea        *area,
                                            const MusterSheetCard *card);

/* Says that something is missing, where something is. */
void   muster_card_area_put_ellipsis (MusterCardArea        *area);

G_END_DECLS
