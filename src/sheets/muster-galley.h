/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/muster-document.h"
#include "sheets/muster-type.h"

G_BEGIN_DECLS

/**
 * MusterPiece:
 * @text: of the document
 * @x: from the left edge of the content, in points
 * @y: from the top of its slice
 * @first_line: the first of the lines of the text that stand here
 *
 * Lines of a text with their place.
 */
typedef struct
{
  const char *text;
  MusterTextRole role;
  PangoAlignment alignment;
  double x;
  double y;
  double width;
  guint first_line;
  guint n_lines;
} MusterPiece;

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
 * @head: the slice that is repeated above it at the top of a page, or -1
 * @level: of the heading that begins here, or 0
 *
 * What is never broken: a line of a paragraph, a row of a table. Slices stand below each other.
 */
typedef struct
{
  guint first_piece;
  guint n_pieces;
  double space;
  double height;
  double rule_width;
  MusterRule rule;
  gboolean keeps_with_next;
  gboolean begins_page;
  int head;
  int level;
} MusterSlice;

/**
 * MusterGalley:
 * @width: of the content, in points
 * @max_height: of the content of a page
 *
 * A document set in type, one long column that is not yet cut into pages. Plain values that refer
 * to the texts of the document, which must live as long.
 */
typedef struct
{
  MusterType *type;
  double width;
  double max_height;
  GArray *slices; /* MusterSlice */
  GArray *pieces; /* MusterPiece */
} MusterGalley;

MusterGalley      *muster_galley_new          (MusterDocument      *document,
                                               MusterType          *type,
                                               double               width,
                                               double               max_height) G_GNUC_WARN_UNUSED_RESULT;
void               muster_galley_free         (MusterGalley        *self);

guint              muster_galley_get_n_slices (const MusterGalley  *self);
const MusterSlice *muster_galley_get_slice    (const MusterGalley  *self,
                                               guint                index);
const MusterPiece *muster_galley_get_piece    (const MusterGalley  *self,
                                               const MusterSlice   *slice,
                                               guint                index);

/* For the functions that fill a galley: begins a slice, or adds a piece to the last one. */
MusterSlice       *muster_galley_add_slice    (MusterGalley        *self,
                                               double               space);
void               muster_galley_add_piece    (MusterGalley        *self,
                                               const MusterPiece   *piece);
/* Heights of the lines of a layout, in points. */
GArray            *muster_galley_list_heights (PangoLayout         *layout) G_GNUC_WARN_UNUSED_RESULT;

void               muster_galley_set_table    (MusterGalley        *self,
                                               const MusterTable   *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGalley, muster_galley_free)

G_END_DECLS
