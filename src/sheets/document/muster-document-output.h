/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* Writes a document as text to paste or to save. All outputs are UTF-8 and end with a newline. */

/* A width at which no line is broken. */
#define MUSTER_DOCUMENT_UNBROKEN (1024 * 1024)

/**
 * MusterPageStart:
 * @item: the index of an item of a list, a row of a table or a line to write on; 0 for other blocks
 *
 * The first thing on a page.
 */
typedef struct
{
  const MusterBlock *block;
  guint item;
} MusterPageStart;

/**
 * MusterHtmlPaper:
 * @width: in points, like @height and @margin
 * @scale: a factor on the size of the type, usually 1
 * @text_size: the size of texts in points; 0 for the usual one
 * @card_size: the size of the texts of cards to cut out, in points; 0 for the usual one
 * @figure_size: the size of the figures on cards
 * @drawing_share: the largest share of the height of a page for a drawing; 0 for the usual one
 * @n_columns: the number of columns of text; 0 for as many as there is room for
 * @starts: (nullable) (element-type MusterPageStart): the first things on all pages but the first,
 *   in the order of the document
 *
 * The paper on which a browser prints a page.
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
char *muster_document_text_write     (MusterDocument *document,
                                      guint           columns) G_GNUC_WARN_UNUSED_RESULT;
/* Writes tables in the form that GitHub, forums and note programs read. */
char *muster_document_markdown_write (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
/* Writes the BBCode of forums. */
char *muster_document_bbcode_write   (MusterDocument *document) G_GNUC_WARN_UNUSED_RESULT;
/* Writes one page that needs no other file and is not allowed to load any: no scripts, no links,
 * and no images but the drawings and portraits within it. */
char *muster_document_html_write     (MusterDocument        *document,
                                      const MusterHtmlPaper *paper) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of columns for so many cards on a page of this shape. */
guint muster_cards_choose_columns (guint  per_page,
                                   double width,
                                   double height);

/* Returns the language that files declare. */
char *muster_document_dup_language (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the content of a block of cards, tokens or lines in blocks of simpler kinds, for
 * outputs that do not have the special ones. */
MusterDocument *muster_block_new_plain (const MusterBlock *block) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
