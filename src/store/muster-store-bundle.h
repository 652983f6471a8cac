/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/library/muster-library.h"
#include "store/muster-bundle-report.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Exports a campaign with its forces, battles and portraits as one file (docs/bundle.md), and
 * imports such a file. The asynchronous functions work in another thread while the program goes on
 * using the store. */

/**
 * MusterBundleFlags:
 * @MUSTER_BUNDLE_DEFAULT: if there is a conflict, report it and import nothing
 * @MUSTER_BUNDLE_COPY: import things in conflict under a new id
 * @MUSTER_BUNDLE_LOOK: only report what an import would do
 * @MUSTER_BUNDLE_THEIRS: where a campaign or battle went on here and there, keep what the bundle says;
 *   what was only here becomes an archived copy
 * @MUSTER_BUNDLE_BOTH: the same, and the copy is not archived
 * @MUSTER_BUNDLE_REPLAY: as the first, and then give again what was only here; what would be refused is left
 *   out
 */
typedef enum
{
  MUSTER_BUNDLE_DEFAULT = 0,
  MUSTER_BUNDLE_COPY = 1 << 0,
  MUSTER_BUNDLE_LOOK = 1 << 1,
  MUSTER_BUNDLE_THEIRS = 1 << 2,
  MUSTER_BUNDLE_BOTH = 1 << 3,
  MUSTER_BUNDLE_REPLAY = 1 << 4,
} MusterBundleFlags;

/* @report: (out) (optional) (transfer full): what the bundle contains, and what the campaign names
 * but the data file does not have. */
GBytes             *muster_store_bundle_export        (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       gint64                campaign,
                                                       MusterBundleReport  **report,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void                muster_store_bundle_export_async  (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       gint64                campaign,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              data);
GBytes             *muster_store_bundle_export_finish (MusterStore          *self,
                                                       GAsyncResult         *result,
                                                       MusterBundleReport  **report,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Imports a bundle in one transaction: all of it or nothing. Returns NULL if the file is no bundle,
 * is damaged, or cannot be stored. If @is_done of the report is FALSE, there are conflicts (or
 * @flags asked for a preview only) and nothing has changed. */
MusterBundleReport *muster_store_bundle_import        (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       GBytes               *file,
                                                       const char           *origin,
                                                       MusterBundleFlags     flags,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void                muster_store_bundle_import_async  (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       GBytes               *file,
                                                       const char           *origin,
                                                       MusterBundleFlags     flags,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              data);
MusterBundleReport *muster_store_bundle_import_finish (MusterStore          *self,
                                                       GAsyncResult         *result,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
