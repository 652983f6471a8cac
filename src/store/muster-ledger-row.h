/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-record-row.h"

G_BEGIN_DECLS

/**
 * MusterStage:
 * @MUSTER_STAGE_ANY: for filters: any stage
 * @MUSTER_STAGE_PREPARED: it has not begun and has a plan
 * @MUSTER_STAGE_OPEN: it has begun and is not over
 * @MUSTER_STAGE_OVER: it is over
 */
typedef enum
{
  MUSTER_STAGE_ANY = -1,
  MUSTER_STAGE_PREPARED,
  MUSTER_STAGE_OPEN,
  MUSTER_STAGE_OVER,
} MusterStage;

#define MUSTER_TYPE_STAGE (muster_stage_get_type ())
GType muster_stage_get_type (void);

#define MUSTER_TYPE_LEDGER_ROW (muster_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerRow, muster_ledger_row, MUSTER, LEDGER_ROW, MusterRecordRow)

/**
 * MusterLedgerRow:
 *
 * A stored battle or campaign as a list shows it.
 *
 * Properties: those of a record row, subject (the sides), date (as written, or ""), is-over, length (orders
 * that count), stage, turn (of a battle; of a campaign, chapters fought; 0: not known), score ("7 : 4"),
 * scene (of a battle, the id of its scenario; of a campaign, the title of its chapter).
 */
const char *muster_ledger_row_get_subject  (MusterLedgerRow *self);
const char *muster_ledger_row_get_date     (MusterLedgerRow *self);
gboolean    muster_ledger_row_get_is_over  (MusterLedgerRow *self);
MusterStage muster_ledger_row_get_stage    (MusterLedgerRow *self);
guint       muster_ledger_row_get_turn     (MusterLedgerRow *self);
const char *muster_ledger_row_get_winner   (MusterLedgerRow *self);
const char *muster_ledger_row_get_score    (MusterLedgerRow *self);
const char *muster_ledger_row_get_scene    (MusterLedgerRow *self);
guint       muster_ledger_row_get_length   (MusterLedgerRow *self);

/* The getters of the heading; see store/muster-record-row.h. */
MUSTER_RECORD_ROW_FUNCTIONS (MusterLedgerRow, muster_ledger_row)

G_END_DECLS
