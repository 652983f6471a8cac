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
 * @MUSTER_LEDGER_OPEN_DEFAULT: it is an error if the log leads to another state than the recorded
 *   one (%MUSTER_STORE_ERROR_DIFFERS)
 * @MUSTER_LEDGER_OPEN_ANYWAY: the ledger is opened in whatever state today's rules lead to
 */
typedef enum
{
  MUSTER_LEDGER_OPEN_DEFAULT = 0,
  MUSTER_LEDGER_OPEN_ANYWAY = 1 << 0,
} MusterLedgerOpenFlags;

/**
 * MusterLedgerStore:
 *
 * The battles or the campaigns of a data file, with the functions that need no rules. When a
 * function returns TRUE, its change is on the disk; when it returns FALSE, nothing has changed.
 * Signals `added`, `changed` and `removed`, each with an id.
 */
/* A list of MusterLedgerRow that follows the store. */
MusterStoreList *muster_ledger_store_list      (MusterLedgerStore  *self) G_GNUC_WARN_UNUSED_RESULT;
MusterLedgerRow *muster_ledger_store_dup_row   (MusterLedgerStore  *self,
                                                gint64              id,
                                                GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* The id of the one with this uuid, or 0. If it may be one that cannot be read, the damage is noted. */
gint64           muster_ledger_store_find      (MusterLedgerStore  *self,
                                                const char         *uuid);

/* Whether every row is there, sound and found by its uuid: one that is not may be the one that somebody
 * looks for in vain. Rows that were sound once are not read again. */
gboolean         muster_ledger_store_verify_rows (MusterLedgerStore  *self,
                                                  GError            **error);

gboolean         muster_ledger_store_set_title (MusterLedgerStore  *self,
                                                gint64              id,
                                                const char         *title,
                                                GError            **error);
gboolean         muster_ledger_store_archive   (MusterLedgerStore  *self,
                                                gint64              id,
                                                gboolean            archived,
                                                GError            **error);
/* Deletes the battle or campaign for good, with its log. */
gboolean         muster_ledger_store_remove    (MusterLedgerStore  *self,
                                                gint64              id,
                                                GError            **error);

/**
 * MusterPlanRecord:
 * @subject: the names of the sides, for the list
 * @date: "" if none was given
 * @scene: the id of its scenario, or ""
 * @document: a JSON object
 *
 * The plan of a battle or campaign, as the data file stores it. The struct owns none of its
 * strings.
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

/* Stores the plan of something that begins another day. @id: (inout): 0 for a new one. Fails if it
 * has begun meanwhile. */
gboolean         muster_ledger_store_plans_save (MusterLedgerStore      *self,
                                                 const MusterPlanRecord *plan,
                                                 gint64                 *id,
                                                 GError                **error);
/* (nullable): the document of the plan. */
char            *muster_ledger_store_plans_load (MusterLedgerStore      *self,
                                                 gint64                  id,
                                                 GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
