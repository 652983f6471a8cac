/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/document/muster-document.h"
#include "sheets/page/muster-type.h"

G_BEGIN_DECLS

/* The side of a box that is ticked without trouble, 4 mm, in points. */
#define MUSTER_BOX_SIDE 11.4

/**
 * MusterPiece:
 * @text: of the document
 * @type: its fonts, where they are others than the galley's; or %NULL
 * @x: from the left edge of the content, in points
 * @y: from the top of its slice
 * @first_line: the first line of the text that is set here
 * @turned: it stands upside down, turned about the point @turn_x, @turn_y
 *
 * Lines of a text with their place.
 */
typedef struct
{
  const char *text;
  MusterType *type;
  MusterTextRole role;
  PangoAlignment alignment;
  double x;
  double y;
  double width;
  guint first_line;
  guint n_lines;
  gboolean turned;
  double turn_x;
  double turn_y;
} MusterPiece;

/**
 * MusterMarkKind:
 * @MUSTER_MARK_LINE: from the upper left to the lower right corner of its place
 */
typedef enum
{
  MUSTER_MARK_LINE,
  MUSTER_MARK_DASHES,
  MUSTER_MARK_FRAME,
  MUSTER_MARK_PICTURE,
  MUSTER_MARK_DRAWING,
  MUSTER_MARK_SYMBOL,
} MusterMarkKind;

/**
 * MusterMark:
 * @thickness: of its lines
 * @picture: of a picture, which fills its place and loses what is over
 * @drawing: of the document
 * @symbol: of a symbol, in a square of @width
 * @scale: of a drawing: how large its type is beside its usual one
 *
 * Something on the page that is no text.
 */
typedef struct
{
  MusterMarkKind kind;
  double x;
  double y;
  double width;
  double height;
  double thickness;
  cairo_surface_t *picture;
  const MusterDrawing *drawing;
  MusterSymbol symbol;
  double scale;
} MusterMark;

/**
 * MusterWords:
 * @type: its fonts, where they are others than the galley's; or %NULL
 * @keeps: all its lines together, and with what follows
 * @mark: (nullable): stands beside the first line
 * @box: (nullable): a box to tick there
 *
 * What the lines of one text have in common.
 */
typedef struct
{
  const char *text;
  MusterType *type;
  MusterTextRole role;
  PangoAlignment alignment;
  double x;
  double width;
  double space;
  gboolean is_wide;
  gboolean keeps;
  const MusterPiece *mark;
  const MusterMark *box;
} MusterWords;

typedef enum
{
  MUSTER_RULE_NONE,
  MUSTER_RULE_THIN,
  MUSTER_RULE_THICK,
} MusterRule;

/**
 * MusterSlice:
 * @space: above it, but not at the top of a page
 * @rule: a line at its lower edge, from @rule_width
 * @may_cut: keeps with what follows only where that leaves no large gap
 * @head: the slice that is repeated above it at the top of a page, or -1
 * @level: of the heading that begins here, or 0
 * @is_wide: stands across all columns
 * @block: (nullable): of the document, to which it belongs
 * @item: of a list, or row of a table
 *
 * What is never broken: a line of a paragraph, a row of a table. Slices stand below each other.
 */
typedef struct
{
  guint first_piece;
  guint n_pieces;
  guint first_mark;
  guint n_marks;
  double space;
  double height;
  double rule_width;
  MusterRule rule;
  gboolean keeps_with_next;
  gboolean may_cut;
  gboolean begins_page;
  int head;
  int level;
  gboolean is_wide;
  const MusterBlock *block;
  guint item;
} MusterSlice;

/**
 * MusterGalley:
 * @page_width: of the content of a page, in points
 * @n_columns: of the content
 * @width: of a column
 * @max_height: of the content of a page
 * @is_press: a newspaper: its columns are of one height, with lines between them
 * @is_dense: little space between things, and columns of one height
 * @spacing: a factor on the space between things
 * @is_cramped: words are broken in the columns of a table
 *
 * A document set in type, one long column that is not yet cut into pages. Plain values that refer
 * to the texts of the document, which must live as long.
 */
typedef struct
{
  MusterType *type;
  GPtrArray *types; /* larger and smaller ones, as they were needed */
  double page_width;
  guint n_columns;
  double width;
  double max_height;
  gboolean is_press;
  gboolean is_dense;
  double spacing;
  gboolean is_cramped;
  double drawing_share; /* of a page, that a drawing may have: less where type is made smaller */
  double card_size;     /* of the texts of the smallest cards to cut out, in points; 0: there are none */
  double figure_size;   /* and of their figures */
  gboolean has_initial; /* a newspaper: its first letter is set already */
  GPtrArray *texts;     /* those that are no texts of the document */
  const MusterBlock *block; /* what is being set */
  guint item;
  GArray *slices; /* MusterSlice */
  GArray *pieces; /* MusterPiece */
  GArray *marks;  /* MusterMark */
} MusterGalley;

MusterGalley      *muster_galley_new          (MusterDocument        *document,
                                               MusterType            *type,
                                               double                 width,
                                               double                 max_height,
                                               double                 room) G_GNUC_WARN_UNUSED_RESULT;
void               muster_galley_free         (MusterGalley          *self);

guint              muster_galley_get_n_slices (const MusterGalley    *self);
const MusterSlice *muster_galley_get_slice    (const MusterGalley    *self,
                                               guint                  index);
const MusterPiece *muster_galley_get_piece    (const MusterGalley    *self,
                                               const MusterSlice     *slice,
                                               guint                  index);

const MusterMark  *muster_galley_get_mark     (const MusterGalley    *self,
                                               const MusterSlice     *slice,
                                               guint                  index);
/* How far the columns stand from each other. */
double             muster_galley_get_gap      (const MusterGalley    *self);

/* For the functions that fill a galley: begins a slice, or adds a piece or a mark to the last one. */
MusterSlice       *muster_galley_add_slice          (MusterGalley          *self,
                                                     double                 space);
void               muster_galley_add_piece          (MusterGalley          *self,
                                                     const MusterPiece     *piece);
void               muster_galley_add_mark           (MusterGalley          *self,
                                                     const MusterMark      *mark);
/* Takes back what the last slice has got since it had so many. */
void               muster_galley_take_back          (MusterGalley          *self,
                                                     guint                  n_pieces,
                                                     guint                  n_marks);
/* The fonts of the galley, larger or smaller by a factor. */
MusterType        *muster_galley_scale_type         (MusterGalley          *self,
                                                     double                 factor);
/* Heights of the lines of a layout, in points. */
GArray            *muster_galley_words_list_heights (PangoLayout           *layout) G_GNUC_WARN_UNUSED_RESULT;

/* A text, a slice for each of its lines. */
void               muster_galley_words_set          (MusterGalley          *self,
                                                     const MusterWords     *words);
/* The head of a newspaper. */
void               muster_galley_press_set_masthead (MusterGalley          *self,
                                                     MusterDocument        *document);
/* A paragraph or a heading of one. @is_below: directly below a headline. */
void               muster_galley_press_set          (MusterGalley          *self,
                                                     const MusterBlock     *block,
                                                     gboolean               is_below);
/* What stands in a box across the page. */
void               muster_galley_box_set            (MusterGalley          *self,
                                                     const MusterBlock     *block);
void               muster_galley_set_blocks         (MusterGalley          *self,
                                                     GPtrArray             *blocks,
                                                     gboolean              *breaks);
void               muster_galley_words_set_list     (MusterGalley          *self,
                                                     const MusterBlock     *block);
void               muster_galley_table_set          (MusterGalley          *self,
                                                     const MusterTable     *table);
void               muster_galley_card_set_entry     (MusterGalley          *self,
                                                     const MusterSheetCard *card);
void               muster_galley_card_set           (MusterGalley          *self,
                                                     const MusterBlock     *block);
void               muster_galley_tokens_set         (MusterGalley          *self,
                                                     const MusterBlock     *block);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGalley, muster_galley_free)

G_END_DECLS
