/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_RECORD_STORE (muster_record_store_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRecordStore, muster_record_store, MUSTER, RECORD_STORE, GObject)

typedef struct _MusterStoreQuery MusterStoreQuery;

/**
 * MusterRecordStoreClass:
 * @get_row_type: of what a list of them shows
 * @load_row: (transfer full): the row of @id; never %NULL
 * @select_ids: (nullable): adds the ids (gint64) that @query shows, in its order; %NULL: from the database
 */
struct _MusterRecordStoreClass
{
  GObjectClass parent_class;

  GType    (*get_row_type) (void);
  GObject *(*load_row)     (MusterRecordStore       *self,
                            gint64                   id);
  gboolean (*select_ids)   (MusterRecordStore       *self,
                            const MusterStoreQuery  *query,
                            GArray                  *ids,
                            GError                 **error);
};

/**
 * MusterRecordStore:
 *
 * What the stores of ledgers and of forces have in common: a database, and records that have an id
 * in it and a uuid everywhere.
 *
 * Signals: added, changed, removed (of the id).
 */

G_END_DECLS
