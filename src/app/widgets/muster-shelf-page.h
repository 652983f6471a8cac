/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/muster-shares.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SHELF_PAGE (muster_shelf_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterShelfPage, muster_shelf_page, MUSTER, SHELF_PAGE, GtkWidget)

/**
 * MusterShelfPageClass:
 * @open_action: of the window; takes the id of a row
 * @dup_list: (transfer full): what is stored
 * @dup_count: (transfer full): how many there are, in words
 * @create_row: (transfer floating): an empty MusterShelfRow
 * @is_filtered: (nullable): whether something else than the search leaves rows out
 * @clear_filters: (nullable): puts an end to that, when the search is closed
 */
struct _MusterShelfPageClass
{
  GtkWidgetClass parent_class;

  const char *open_action;

  MusterStoreList *(*dup_list)    (MusterShelfPage *self);
  char            *(*dup_count)   (guint            n_rows);
  GtkWidget       *(*create_row)  (MusterShelfPage *self);
  gboolean         (*is_filtered) (MusterShelfPage *self);
  void             (*clear_filters) (MusterShelfPage *self);
};

/**
 * MusterShelfPage:
 *
 * All that is stored of one kind, with a search and an archive. The template is that of the kind; it
 * has title, search_bar, search, archive, view (the list) with its selection, and a stack of the pages empty,
 * empty-archive, not-found and list.
 *
 * Properties: store, library (construct only), sort (nick of a MusterSort; also the action shelf.sort).
 */
void             muster_shelf_page_class_set_template (MusterShelfPageClass *klass,
                                                       const char           *resource);

MusterStore     *muster_shelf_page_get_store          (MusterShelfPage      *self);
MusterLibrary   *muster_shelf_page_get_library        (MusterShelfPage      *self);
/* NULL until the page is constructed. */
MusterStoreList *muster_shelf_page_get_list           (MusterShelfPage      *self);

/* What the rows say of things that are shared with the club. Call it before the page is shown. */
void             muster_shelf_page_set_shares         (MusterShelfPage      *self,
                                                       MusterShares         *shares);

/* Fills a drop-down with the rulesets to filter by, and returns the id of the chosen one, or "". */
void             muster_shelf_page_list_rulesets      (MusterShelfPage      *self,
                                                       GtkDropDown          *drop_down);
const char      *muster_shelf_page_get_ruleset        (MusterShelfPage      *self,
                                                       GtkDropDown          *drop_down);

/* Call this when a filter has changed. */
void             muster_shelf_page_update             (MusterShelfPage      *self);
gboolean         muster_shelf_page_is_searching       (MusterShelfPage      *self);
/* Opens the search and moves the focus to it. */
void             muster_shelf_page_search             (MusterShelfPage      *self);

G_END_DECLS
