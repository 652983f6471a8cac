/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-galley.h"
#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-pages.h"
#include "sheets/page/muster-painter.h"

G_BEGIN_DECLS

struct _MusterPages
{
  MusterObject parent_instance;

  MusterDocument *document;
  MusterPaper paper;
  MusterType *type;
  MusterGalley *galley;
  GArray *placed; /* MusterPlaced, page by page */
  GArray *starts; /* guint: where each page begins in it */
  double used;    /* of the column that is being filled */
  double top;     /* where the columns of this page begin, below what stands across all of them */
  double bottom;  /* of the longest column of this page */
  double reserve; /* what is kept free below the columns for what stands across the foot */
  double limit;   /* where columns end that are to be of one height, or 0 */
  guint column;
  gboolean breaks; /* something that should stand together does not */
  gboolean cuts;   /* long tables, where they would leave gaps */
};

double              muster_pages_get_content_width  (MusterPages *self);
double              muster_pages_get_content_height (MusterPages *self);
double              muster_pages_get_footer_height  (MusterPages *self);
/* Where the things of a page end in the list of all of them. */
guint               muster_pages_get_end            (MusterPages *self,
                                                     guint        page);
const MusterPlaced *muster_pages_get_placed         (MusterPages *self,
                                                     guint        page);
guint               muster_pages_count_placed       (MusterPages *self,
                                                     guint        page);
/* Puts its galley on pages, in place of those before. */
void                muster_pages_place              (MusterPages *self);

/* Adds the names of the scripts in @text that no font has letters of. @asked: characters that have been
 * looked at already. */
void muster_type_scripts_list_lacking (MusterType *type,
                                       const char *text,
                                       GHashTable *asked,
                                       GPtrArray  *names);

G_END_DECLS
