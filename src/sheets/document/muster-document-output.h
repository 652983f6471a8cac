/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* A document as text to paste or to keep. Each is UTF-8 and ends with a newline. */

/* A width in which no line is broken. */
#define MUSTER_DOCUMENT_UNBROKEN (1024 * 1024)

/**
 * MusterPageStart:
 * @item: of a list, row of a table, or line to write on; 0 for other blocks
 *
 * What a page begins with.
 */
typedef struct
{
  const MusterBlock *block;
  guint item;
} MusterPageStart;

/**
 * MusterHtmlPaper:
 * @width: in points, like @height and @margin
 * @scale: how large the type is; 1: as usual
 * @text_size: that of its texts, in points; 0: the usual one
 * @card_size: that of cards to cut out, in points; 0: the usual one
 * @figure_size: that of their figures
 * @drawing_share: of the height of a page, that a drawing has at most; 0: the usual one
 * @n_columns: in which its text stands; 0: as many as there is room for
 * @starts: (nullable) (element-type MusterPageStart): what the second page and those behind it begin with,
 *   in the order of the document
 *
 * What a browser prints a page on.
 */
typedef struct
{
  double width;
  double height;
  double margin;
  double scale;
  double text_size;
  double card_size;
  double figure_size;
  double drawing_share;
  guint n_columns;
  const GArray *starts;
} MusterHtmlPaper;

/* @columns: the width of a line. A table that is wider than that is written row by row. */
char *muster_document_to_text     (MusterDocument *document,
                                   guint           columns) G_GNUC_WARN_UNUSED_RESULT;
/* With tables as GitHub, forums and note programs read them. */
char *muster_document_to_markdown (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
/* For boards and forums. */
char *muster_document_to_bbcode   (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
/* One page that needs nothing else and is allowed nothing else: no script, no address, no image
 * but drawings and portraits, which stand in it. */
char *muster_document_to_html     (MusterDocument        *document,
                                   const MusterHtmlPaper *paper) G_GNUC_WARN_UNUSED_RESULT;

/* In how many columns so many cards stand on a page of this shape. */
guint muster_cards_choose_columns (guint  per_page,
                                   double width,
                                   double height);

/* What readers are told that a file is written in. */
char *muster_document_dup_language (void) G_GNUC_WARN_UNUSED_RESULT;

/* What a block of cards, tokens or lines says, in blocks of the simpler kinds: for outputs that have none. */
MusterDocument *muster_block_new_plain (const MusterBlock *block) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
