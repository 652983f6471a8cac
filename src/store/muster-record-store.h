/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_RECORD_STORE (muster_record_store_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRecordStore, muster_record_store, MUSTER, RECORD_STORE, GObject)

/**
 * MusterRecordStoreClass:
 * @get_row_type: the type of the rows in a list
 * @load_row: (transfer full): the row of @id; never %NULL
 */
struct _MusterRecordStoreClass
{
  GObjectClass parent_class;

  GType    (*get_row_type) (void);
  GObject *(*load_row)     (MusterRecordStore       *self,
                            gint64                   id);
};

/**
 * MusterRecordStore:
 *
 * The base class of the stores of ledgers and of forces: a database, and records with an id that
 * holds in this database and a UUID that holds everywhere.
 *
 * Signals: added, changed, removed (each with the id).
 */

G_END_DECLS
