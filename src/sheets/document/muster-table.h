/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterAlign:
 *
 * Where the text of a column stands. Start and end, not left and right: text that is written from
 * right to left starts at the right.
 */
typedef enum
{
  MUSTER_ALIGN_START,
  MUSTER_ALIGN_CENTER,
  MUSTER_ALIGN_END,
} MusterAlign;

/**
 * MusterColumn:
 * @width: its share of the width that is left by the columns of width 0, which are as wide as what
 *   they hold
 */
typedef struct
{
  char *title;
  double width;
  MusterAlign align;
} MusterColumn;

/**
 * MusterRow:
 * @cells: as many as the table has columns
 * @strong: stands out, as a total does
 */
typedef struct
{
  char **cells;
  gboolean strong;
} MusterRow;

/**
 * MusterTable:
 *
 * A table of a document. All columns are added before the first row. A table whose columns have no
 * titles is shown without a head.
 */
typedef struct
{
  GArray *columns; /* MusterColumn */
  GArray *rows;    /* MusterRow */
} MusterTable;

MusterTable        *muster_table_new            (void) G_GNUC_WARN_UNUSED_RESULT;
void                muster_table_free           (MusterTable       *self);

void                muster_table_add_column     (MusterTable       *self,
                                                 const char        *title,
                                                 double             width,
                                                 MusterAlign        align);
void                muster_table_add_row        (MusterTable       *self,
                                                 const char *const *cells);
void                muster_table_add_strong_row (MusterTable       *self,
                                                 const char *const *cells);

/* A row of two cells, unless there is no @value. */
void                muster_table_add_fact       (MusterTable       *self,
                                                 const char        *name,
                                                 const char        *value);

guint               muster_table_get_n_columns  (const MusterTable *self);
guint               muster_table_get_n_rows     (const MusterTable *self);
const MusterColumn *muster_table_get_column     (const MusterTable *self,
                                                 guint              index);
const MusterRow    *muster_table_get_row        (const MusterTable *self,
                                                 guint              index);
gboolean            muster_table_has_head       (const MusterTable *self);
/* Returns the table with tabulators between its cells, as spreadsheets expect it. */
char               *muster_table_dup_tabbed     (const MusterTable *self) G_GNUC_WARN_UNUSED_RESULT;

/* Cells as they are written down: MUSTER_CELLS (name, points). */
#define MUSTER_CELLS(...) ((const char *const[]) { __VA_ARGS__, NULL })

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTable, muster_table_free)

G_END_DECLS
