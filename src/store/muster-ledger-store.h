/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-ledger-row.h"
#include "store/muster-record-store.h"
#include "store/muster-store-error.h"
#include "store/muster-store-list.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LEDGER_STORE (muster_ledger_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerStore, muster_ledger_store, MUSTER, LEDGER_STORE, MusterRecordStore)

/**
 * MusterLedgerOpenFlags:
 * @MUSTER_LEDGER_OPEN_DEFAULT: one that leads to another state than was recorded is an error
 *   (%MUSTER_STORE_ERROR_DIFFERS)
 * @MUSTER_LEDGER_OPEN_ANYWAY: it is opened as the rules of today have it
 */
typedef enum
{
  MUSTER_LEDGER_OPEN_DEFAULT = 0,
  MUSTER_LEDGER_OPEN_ANYWAY = 1 << 0,
} MusterLedgerOpenFlags;

/**
 * MusterLedgerStore:
 *
 * The battles of a file, or its campaigns, as far as no rules are needed. Every change is on
 * the disk when its function returns TRUE, and nothing has changed when it returns FALSE. Signals `added`,
 * `changed` and `removed`, each with an id.
 */
/* A list of MusterLedgerRow that follows the store. */
MusterStoreList *muster_ledger_store_list      (MusterLedgerStore  *self) G_GNUC_WARN_UNUSED_RESULT;
MusterLedgerRow *muster_ledger_store_dup_row   (MusterLedgerStore  *self,
                                                gint64              id,
                                                GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* The id of the one with this uuid, or 0. */
gint64           muster_ledger_store_find      (MusterLedgerStore  *self,
                                                const char         *uuid);

gboolean         muster_ledger_store_set_title (MusterLedgerStore  *self,
                                                gint64              id,
                                                const char         *title,
                                                GError            **error);
gboolean         muster_ledger_store_archive   (MusterLedgerStore  *self,
                                                gint64              id,
                                                gboolean            archived,
                                                GError            **error);
/* For good, with all that happened in it. */
gboolean         muster_ledger_store_remove    (MusterLedgerStore  *self,
                                                gint64              id,
                                                GError            **error);

/**
 * MusterPlanRecord:
 * @subject: the sides, for the list
 * @date: "" where none was given
 * @scene: the id of its scenario, or ""
 * @document: a JSON object
 *
 * What is prepared, as it is kept. Nothing in it is owned.
 */
typedef struct
{
  const char *ruleset;
  const char *title;
  const char *subject;
  const char *date;
  const char *scene;
  const char *document;
} MusterPlanRecord;

/* What is prepared and begins another day. @id: (inout): 0 for a new one. One that has begun meanwhile is
 * refused. */
gboolean         muster_ledger_store_save_plan (MusterLedgerStore      *self,
                                                const MusterPlanRecord *plan,
                                                gint64                 *id,
                                                GError                **error);
/* (nullable): the document of the plan. */
char            *muster_ledger_store_load_plan (MusterLedgerStore      *self,
                                                gint64                  id,
                                                GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
