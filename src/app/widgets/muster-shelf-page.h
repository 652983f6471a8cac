/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

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
 */
struct _MusterShelfPageClass
{
  GtkWidgetClass parent_class;

  const char *open_action;

  MusterStoreList *(*dup_list)    (MusterShelfPage *self);
  char            *(*dup_count)   (guint            n_rows);
  GtkWidget       *(*create_row)  (MusterShelfPage *self);
  gboolean         (*is_filtered) (MusterShelfPage *self);
};

/**
 * MusterShelfPage:
 *
 * All that is stored of one kind, with a search and an archive. The template is that of the kind; it
 * has title, search_bar, search, archive, selection, and a stack of the pages empty, empty-archive,
 * not-found and list.
 *
 * Properties: store, library (construct only).
 */
void             muster_shelf_page_class_set_template (MusterShelfPageClass *klass,
                                                       const char           *resource);

MusterStore     *muster_shelf_page_get_store          (MusterShelfPage      *self);
MusterLibrary   *muster_shelf_page_get_library        (MusterShelfPage      *self);
/* NULL until the page is constructed. */
MusterStoreList *muster_shelf_page_get_list           (MusterShelfPage      *self);

/* To be called when a filter has changed. */
void             muster_shelf_page_update             (MusterShelfPage      *self);
/* Opens the search, ready to type. */
void             muster_shelf_page_search             (MusterShelfPage      *self);

G_END_DECLS
