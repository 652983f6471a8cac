/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-record-store.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_RECORD_ADDED,
  MUSTER_RECORD_CHANGED,
  MUSTER_RECORD_REMOVED,
} MusterRecordChange;

/* @type: of a kind of MusterRecordStore */
gpointer  muster_record_store_new    (GType               type,
                                      MusterDb           *db) G_GNUC_WARN_UNUSED_RESULT;
MusterDb *muster_record_store_get_db (MusterRecordStore  *self);
void      muster_record_store_emit   (MusterRecordStore  *self,
                                      MusterRecordChange  change,
                                      gint64              id);

/* 0 if there is none. */
gint64    muster_record_store_find   (MusterRecordStore  *self,
                                      const char         *uuid);
guint     muster_record_store_count  (MusterRecordStore  *self);
/* Within a transaction; nobody is told yet. */
gboolean  muster_record_store_delete (MusterRecordStore  *self,
                                      gint64              id,
                                      GError            **error);

G_END_DECLS
