/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-bundle.h"

G_BEGIN_DECLS

/**
 * MusterBundleFate:
 * @MUSTER_BUNDLE_TAKEN: it was not here and is now; on the way out: it is in the bundle
 * @MUSTER_BUNDLE_KNOWN: it was here already, just the same
 * @MUSTER_BUNDLE_CONFLICT: something else is here under the same id
 * @MUSTER_BUNDLE_COPIED: the same, and it was taken under a new id
 * @MUSTER_BUNDLE_MISSING: on the way out: the campaign names it, but it is not here
 */
typedef enum
{
  MUSTER_BUNDLE_TAKEN,
  MUSTER_BUNDLE_KNOWN,
  MUSTER_BUNDLE_CONFLICT,
  MUSTER_BUNDLE_COPIED,
  MUSTER_BUNDLE_MISSING,
  MUSTER_BUNDLE_N_FATES,
} MusterBundleFate;

/**
 * MusterBundleLine:
 * @id: as in the bundle
 * @title: for people
 * @key: what it is called here, a UUID; another one than @id if it was copied
 * @row: its number in the data file, or 0
 * @is_changed: of a battle: its log is not the one that a return was made of
 *
 * What became of one thing.
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
} MusterBundleLine;

/**
 * MusterBundleReport:
 * @lines: (element-type MusterBundleLine): in the order of the bundle
 * @is_done: it was imported; not where it was only looked at, or a conflict is in the way
 *
 * What was packed or unpacked, thing by thing.
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

/* How many came to that. */
guint               muster_bundle_report_count (const MusterBundleReport *self,
                                                MusterBundleFate          fate);
/* The campaign's line. */
MusterBundleLine   *muster_bundle_report_get_campaign (const MusterBundleReport *self);

/* For programs: `taken`; and for people: “Taken: the battle “The ford””. */
const char         *muster_bundle_fate_to_word (MusterBundleFate          fate);
const char         *muster_bundle_kind_to_word (MusterBundleKind          kind);
char               *muster_bundle_line_dup_text (const MusterBundleLine  *self) G_GNUC_WARN_UNUSED_RESULT;
/* The same of one that was only looked at: “Would be taken: …”. */
char               *muster_bundle_line_dup_plan (const MusterBundleLine  *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBundleReport, muster_bundle_report_free)

G_END_DECLS
