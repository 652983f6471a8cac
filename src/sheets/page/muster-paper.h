/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_PAPER_A4,
  MUSTER_PAPER_LETTER,
} MusterPaperSize;

/**
 * MusterPaper:
 * @large_type: for bad light and old eyes
 * @margin: at each edge, in points
 *
 * What a document is laid out for. All lengths are in points, 72 to the inch.
 */
typedef struct
{
  MusterPaperSize size;
  gboolean landscape;
  gboolean large_type;
  double margin;
} MusterPaper;

#define MUSTER_PAPER_MIN_MARGIN 0.0
#define MUSTER_PAPER_MAX_MARGIN 144.0

/* A4 upright with margins of 15 mm. */
void   muster_paper_init       (MusterPaper       *paper);

double muster_paper_get_width  (const MusterPaper *paper);
double muster_paper_get_height (const MusterPaper *paper);

G_END_DECLS
