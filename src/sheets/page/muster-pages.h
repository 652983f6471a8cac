/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"
#include "sheets/document/muster-document.h"
#include "sheets/page/muster-paper.h"

#include <cairo.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PAGES (muster_pages_get_type ())
G_DECLARE_FINAL_TYPE (MusterPages, muster_pages, MUSTER, PAGES, MusterObject)

/**
 * MusterPages:
 *
 * A document laid out on paper: pages of things with their places. Painting is apart from it, and
 * the same for a printer, a file and the screen.
 */
MusterPages *muster_pages_new         (MusterDocument    *document,
                                       const MusterPaper *paper) G_GNUC_WARN_UNUSED_RESULT;

guint        muster_pages_get_n_pages (MusterPages       *self);
double       muster_pages_get_width   (MusterPages       *self);
double       muster_pages_get_height  (MusterPages       *self);

/* The size of running text, in points. */
double       muster_pages_get_text_size (MusterPages     *self);
/* Of the texts of the smallest cards to cut out, in points; 0: there are none. */
double       muster_pages_get_card_size (MusterPages     *self);
/* Of their figures. */
double       muster_pages_get_figure_size (MusterPages   *self);

/* Of the height of a page, that a drawing has at most. */
double       muster_pages_get_drawing_share (MusterPages *self);
/* In which running text stands. */
guint        muster_pages_get_n_columns (MusterPages     *self);

/* Paints a page, in points from its upper left corner. The paper itself is not painted. */
void         muster_pages_paint       (MusterPages       *self,
                                       guint              page,
                                       cairo_t           *cr);

/* (transfer full): names of scripts that no font of this machine has: what is written in them is boxes. "":
 * none. */
char        *muster_pages_dup_lacking (MusterPages       *self) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full) (element-type MusterPageStart): what its pages but the first begin with, for outputs that
 * break no text: the nearest beginning of one. Pages of cards and markers to cut out are not listed. */
GArray      *muster_pages_list_starts (MusterPages       *self) G_GNUC_WARN_UNUSED_RESULT;

/* The headings in their order, for a list of contents. @callback: on which page and how far down.
 * */
typedef void (*MusterHeadingFunc) (const char *text,
                                   int         level,
                                   guint       page,
                                   double      x,
                                   double      y,
                                   gpointer    data);

void         muster_pages_list_headings (MusterPages       *self,
                                         MusterHeadingFunc  callback,
                                         gpointer           data);

G_END_DECLS
