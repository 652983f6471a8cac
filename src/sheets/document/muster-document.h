/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"
#include "sheets/document/muster-brush.h"
#include "sheets/document/muster-sheet-card.h"
#include "sheets/document/muster-sheet-token.h"
#include "sheets/document/muster-table.h"

G_BEGIN_DECLS

/**
 * MusterBlockKind:
 * @MUSTER_BLOCK_HEADING: a heading; stays with what follows it
 * @MUSTER_BLOCK_PARAGRAPH: running text; each of its lines begins a new line
 * @MUSTER_BLOCK_LIST: items with a mark each
 * @MUSTER_BLOCK_TABLE: a table; no row is broken, and its head is repeated on each page
 * @MUSTER_BLOCK_GROUP: blocks that are kept on one page if they fit
 * @MUSTER_BLOCK_PAGE_BREAK: begins a new page
 * @MUSTER_BLOCK_DRAWING: something that is painted, such as a map; texts have a description instead
 * @MUSTER_BLOCK_ENTRY: a card as an entry of a list, across the page; never broken
 * @MUSTER_BLOCK_CARDS: cards of one size, with a given number on a page, to cut out
 * @MUSTER_BLOCK_TOKENS: markers of one size, on pages of their own, to cut out
 * @MUSTER_BLOCK_LINES: empty lines to write on
 */
typedef enum
{
  MUSTER_BLOCK_HEADING,
  MUSTER_BLOCK_PARAGRAPH,
  MUSTER_BLOCK_LIST,
  MUSTER_BLOCK_TABLE,
  MUSTER_BLOCK_GROUP,
  MUSTER_BLOCK_PAGE_BREAK,
  MUSTER_BLOCK_ENTRY,
  MUSTER_BLOCK_CARDS,
  MUSTER_BLOCK_DRAWING,
  MUSTER_BLOCK_TOKENS,
  MUSTER_BLOCK_LINES,
} MusterBlockKind;

/**
 * MusterTextStyle:
 * @MUSTER_TEXT_STRONG: the first line of something
 * @MUSTER_TEXT_QUIET: less important words
 * @MUSTER_TEXT_FINE: in small type, for those who wish to look it up
 * @MUSTER_TEXT_NAME: of a heading: a name as large as a title
 * @MUSTER_TEXT_LED: begins with words that lead: those before its first colon, in bold type
 */
typedef enum
{
  MUSTER_TEXT_BODY,
  MUSTER_TEXT_STRONG,
  MUSTER_TEXT_QUIET,
  MUSTER_TEXT_FINE,
  MUSTER_TEXT_NAME,
  MUSTER_TEXT_LED,
} MusterTextStyle;

/**
 * MusterDrawing:
 * @paint: draws it, in points from the origin of the brush, its upper left corner
 * @get_height: returns its height for a width
 * @free: (nullable): frees @data
 * @narrow_width: of one that is made for a narrow column: the width at which it is drawn in HTML; or 0
 * @is_rigid: whether it needs its full height; other drawings may be made smaller to leave room for
 *   words
 * @is_picture: whether it is a raster image, which the policy of a page must allow
 *
 * Something that draws itself.
 */
typedef struct
{
  void (*paint) (gpointer data, double width, double height, MusterBrush *brush);
  double (*get_height) (gpointer data, double width);
  GDestroyNotify free;
  gpointer data;
  gboolean is_rigid;
  gboolean is_picture;
  int narrow_width;
} MusterDrawing;

/**
 * MusterTokenSize:
 * @width: in millimetres
 * @height: the height of one face, in millimetres
 * @folds: whether they are folded to stand: the same face twice, upside down above a fold
 * @backs: whether each page is followed by one with the other sides, in mirrored rows, to be
 *   printed on its back
 */
typedef struct
{
  double width;
  double height;
  gboolean folds;
  gboolean backs;
} MusterTokenSize;

/**
 * MusterBlock:
 * @level: of a heading, from 1 to 3
 * @text: of a heading or a paragraph, or what a drawing is
 * @soft: (nullable): of a paragraph of a newspaper: @text with soft hyphens, for paper alone
 * @items: of a list, or what a drawing shows, in words
 * @is_checklist: of a list: its marks are boxes to tick
 * @drawing: of a drawing
 * @children: (element-type MusterBlock): of a group
 * @is_boxed: of a group: its children stand beside each other in a box at the foot of a newspaper
 * @cards: (element-type MusterSheetCard): of an entry, just one
 * @per_page: of cards: how many on a page
 * @cut_lines: of cards and tokens: whether lines show where to cut
 * @tokens: (element-type MusterSheetToken): of tokens
 * @token_size: of tokens
 * @n_lines: of lines: how many there are
 *
 * A part of a document. Which members it has depends on its kind.
 */
typedef struct
{
  MusterBlockKind kind;
  MusterTextStyle style;
  int level;
  char *text;
  char *soft;
  char **items;
  gboolean is_checklist;
  MusterTable *table;
  GPtrArray *children;
  gboolean is_boxed;
  GPtrArray *cards;
  guint per_page;
  gboolean cut_lines;
  GPtrArray *tokens;
  MusterTokenSize token_size;
  guint n_lines;
  MusterDrawing drawing;
} MusterBlock;

#define MUSTER_TYPE_DOCUMENT (muster_document_get_type ())
G_DECLARE_FINAL_TYPE (MusterDocument, muster_document, MUSTER, DOCUMENT, MusterObject)

/**
 * MusterDocument:
 *
 * The content of a sheet without its looks. A sheet is described once, and each output walks
 * through the description. Texts are plain and never read as markup.
 */
MusterDocument *muster_document_new            (const char        *title) G_GNUC_WARN_UNUSED_RESULT;

const char *muster_document_get_title        (MusterDocument    *self);
/* The kind of sheet ("Roster"), which programs show beside the title; "" for none. */
void        muster_document_set_label        (MusterDocument    *self,
                                              const char        *label);
/* Returns words such as "Natal Column – Roster". */
char       *muster_document_dup_full_title   (MusterDocument    *self) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_document_get_subtitle     (MusterDocument    *self);
void        muster_document_set_subtitle     (MusterDocument    *self,
                                              const char        *subtitle);
/* The words beside the page number at the foot of each page, such as a date or the points. */
const char *muster_document_get_footer       (MusterDocument    *self);
void        muster_document_set_footer       (MusterDocument    *self,
                                              const char        *footer);
/* Makes the document a newspaper: the title becomes a masthead with three texts in a line below
 * it; headings of level 1 and the quiet text below them go across the page; the rest stands in
 * columns of equal height. Outputs without pages show the three texts as the subtitle. */
void        muster_document_set_masthead     (MusterDocument    *self,
                                              const char        *start,
                                              const char        *middle,
                                              const char        *end);
/* Returns: (nullable): the three texts, ended by NULL; NULL if it is no newspaper. */
const char *const *muster_document_get_masthead (MusterDocument *self);
/* Whether title and subtitle stand on the page. Sheets of cards have no room for them and show
 * them at the foot only. */
gboolean    muster_document_get_has_title    (MusterDocument    *self);
void        muster_document_set_has_title    (MusterDocument    *self,
                                              gboolean           has_title);
/* The size of the type, relative to that of other documents. */
double          muster_document_get_type_scale (MusterDocument    *self);
void            muster_document_set_type_scale (MusterDocument    *self,
                                                double             scale);
/* The number of pages on which the document should fit; 0 for any. In normal type it is set a
 * little smaller if that is enough to make it fit. */
guint           muster_document_get_max_pages  (MusterDocument    *self);
void            muster_document_set_max_pages  (MusterDocument    *self,
                                                guint              max_pages);
/* Whether the document must fit on few pages. It is set as tightly as it can be read well, with
 * narrow margins and columns of equal height, and in larger type if there is room. */
gboolean        muster_document_get_dense      (MusterDocument    *self);
void            muster_document_set_dense      (MusterDocument    *self,
                                                gboolean           dense);
/* Everything that was added before muster_document_begin_columns() stands across the page, the
 * rest in columns. */
guint           muster_document_get_n_wide     (MusterDocument    *self);
void            muster_document_begin_columns  (MusterDocument    *self);
/* The least width of a column, in points of normal type. The text below the title stands in as
 * many columns as there is room for; 0 for one column. */
double      muster_document_get_column_width (MusterDocument    *self);
void        muster_document_set_column_width (MusterDocument    *self,
                                              double             width);
GPtrArray  *muster_document_get_blocks       (MusterDocument    *self);

/* Each adds a block at the end, or to the group that is open. */
void        muster_document_add_heading      (MusterDocument    *self,
                                              int                level,
                                              const char        *text);
/* A heading of level 1 that is somebody’s name, as large as a title. */
void        muster_document_add_name         (MusterDocument    *self,
                                              const char        *name);
void        muster_document_add_paragraph    (MusterDocument    *self,
                                              MusterTextStyle    style,
                                              const char        *text);
void        muster_document_add_list         (MusterDocument    *self,
                                              const char *const *items);
void        muster_document_add_styled_list  (MusterDocument    *self,
                                              MusterTextStyle    style,
                                              const char *const *items);
/* Items to tick: each has a box for its mark. */
void        muster_document_add_checklist    (MusterDocument    *self,
                                              const char *const *items);
void        muster_document_take_table       (MusterDocument    *self,
                                              MusterTable       *table);
void        muster_document_take_entry       (MusterDocument    *self,
                                              MusterSheetCard   *card);
void        muster_document_begin_cards      (MusterDocument    *self,
                                              guint              per_page,
                                              gboolean           cut_lines);
/* Adds a card to those that muster_document_begin_cards() began. */
void        muster_document_take_card        (MusterDocument    *self,
                                              MusterSheetCard   *card);
void        muster_document_begin_tokens     (MusterDocument    *self,
                                              const MusterTokenSize *size,
                                              gboolean           cut_lines);
/* Adds a token to those that muster_document_begin_tokens() began. */
void        muster_document_take_token       (MusterDocument    *self,
                                              MusterSheetToken  *token);
void        muster_document_add_lines        (MusterDocument    *self,
                                              guint              n_lines);
/* @title: what it is; @words: what it shows, a line each. */
void        muster_document_take_drawing     (MusterDocument    *self,
                                              const MusterDrawing *drawing,
                                              const char        *title,
                                              const char *const *words);
void        muster_document_add_page_break   (MusterDocument    *self);
void        muster_document_begin_group      (MusterDocument    *self);
/* A group of groups, which a newspaper has in a box at its foot, one beside the other; otherwise below each
 * other. */
void        muster_document_begin_box        (MusterDocument    *self);
void        muster_document_end_group        (MusterDocument    *self);
/* Lets lines of a newspaper end within words, on paper. */
void        muster_document_hyphenate        (MusterDocument    *self);

G_END_DECLS
