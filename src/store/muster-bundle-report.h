/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-bundle.h"
#include "store/ledger/muster-ledger-settle.h"

G_BEGIN_DECLS

/**
 * MusterBundleFate:
 * @MUSTER_BUNDLE_TAKEN: import: the thing was new and is stored now; export: it is in the bundle
 * @MUSTER_BUNDLE_KNOWN: import: the data file already has exactly this thing
 * @MUSTER_BUNDLE_CONFLICT: import: the data file has something else under the same id
 * @MUSTER_BUNDLE_COPIED: import: there was such a conflict, and the thing was stored under a new id
 * @MUSTER_BUNDLE_NEWER: import: it goes on from what the data file has, which was continued
 * @MUSTER_BUNDLE_SETTLED: import: it went on here and there, and somebody has decided
 * @MUSTER_BUNDLE_MISSING: export: the campaign names the thing, but the data file does not have it
 */
typedef enum
{
  MUSTER_BUNDLE_TAKEN,
  MUSTER_BUNDLE_KNOWN,
  MUSTER_BUNDLE_CONFLICT,
  MUSTER_BUNDLE_COPIED,
  MUSTER_BUNDLE_NEWER,
  MUSTER_BUNDLE_SETTLED,
  MUSTER_BUNDLE_MISSING,
  MUSTER_BUNDLE_N_FATES,
} MusterBundleFate;

/**
 * MusterBundleLine:
 * @id: the id in the bundle
 * @title: for people
 * @key: the UUID in the data file; differs from @id if the thing was copied
 * @row: the id of its row in the data file, or 0
 * @is_changed: for a battle: its log differs from the log that a return was made from
 * @sides: (nullable): of a campaign or battle that went on here and there, both logs
 * @refused: (nullable) (element-type MusterLedgerRefusal): what could not be given again
 * @copy: the row of the copy of what was only here, or 0
 *
 * What happened to one thing in a bundle.
 */
typedef struct
{
  MusterBundleKind kind;
  MusterBundleFate fate;
  char *id;
  char *title;
  char *key;
  gint64 row;
  gboolean is_changed;
  MusterLedgerSides *sides;
  GPtrArray *refused;
  gint64 copy;
} MusterBundleLine;

/**
 * MusterBundleReport:
 * @lines: (element-type MusterBundleLine): in the order of the bundle
 * @is_done: whether the bundle was imported; FALSE after a mere preview or a conflict
 *
 * What an export or import did, thing by thing.
 */
typedef struct
{
  GPtrArray *lines;
  gboolean is_done;
} MusterBundleReport;

MusterBundleReport *muster_bundle_report_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void                muster_bundle_report_free  (MusterBundleReport       *self);
MusterBundleLine   *muster_bundle_report_add   (MusterBundleReport       *self,
                                                MusterBundleKind          kind,
                                                const char               *id,
                                                const char               *title,
                                                MusterBundleFate          fate);

/* Counts the lines with this fate. */
guint               muster_bundle_report_count (const MusterBundleReport *self,
                                                MusterBundleFate          fate);
/* The campaign's line. */
MusterBundleLine   *muster_bundle_report_get_campaign (const MusterBundleReport *self);

/* The first two return words for programs, such as `taken`; the third returns a text for people,
 * such as “Taken: the battle “The ford””. */
const char         *muster_bundle_report_fate_to_word (MusterBundleFate          fate);
const char         *muster_bundle_report_kind_to_word (MusterBundleKind          kind);
char               *muster_bundle_report_line_dup_text (const MusterBundleLine  *self) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a preview: “Would be taken: …”. */
char               *muster_bundle_report_line_dup_plan (const MusterBundleLine  *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBundleReport, muster_bundle_report_free)

G_END_DECLS
