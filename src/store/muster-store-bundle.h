/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/library/muster-library.h"
#include "store/muster-bundle-report.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* A campaign with its forces, battles and portraits as one file (docs/bundle.md), out of the data file and
 * into it. The asynchronous ones work beside the store, which goes on being used. */

/**
 * MusterBundleFlags:
 * @MUSTER_BUNDLE_DEFAULT: a conflict is told, and nothing is imported
 * @MUSTER_BUNDLE_COPY: what is in conflict is imported under a new id
 * @MUSTER_BUNDLE_LOOK: only say what would be done
 */
typedef enum
{
  MUSTER_BUNDLE_DEFAULT = 0,
  MUSTER_BUNDLE_COPY = 1 << 0,
  MUSTER_BUNDLE_LOOK = 1 << 1,
} MusterBundleFlags;

/* @report: (out) (optional) (transfer full): what is in it, and what the campaign names and is not here. */
GBytes             *muster_store_export_bundle        (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       gint64                campaign,
                                                       MusterBundleReport  **report,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void                muster_store_export_bundle_async  (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       gint64                campaign,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              data);
GBytes             *muster_store_export_bundle_finish (MusterStore          *self,
                                                       GAsyncResult         *result,
                                                       MusterBundleReport  **report,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* One transaction: all of it or nothing. NULL: it is no bundle, is damaged, or cannot be kept. A report whose
 * @is_done is FALSE: conflicts are in the way (or it was only looked at), and nothing has changed. */
MusterBundleReport *muster_store_import_bundle        (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       GBytes               *file,
                                                       const char           *origin,
                                                       MusterBundleFlags     flags,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void                muster_store_import_bundle_async  (MusterStore          *self,
                                                       MusterLibrary        *library,
                                                       GBytes               *file,
                                                       const char           *origin,
                                                       MusterBundleFlags     flags,
                                                       GCancellable         *cancellable,
                                                       GAsyncReadyCallback   callback,
                                                       gpointer              data);
MusterBundleReport *muster_store_import_bundle_finish (MusterStore          *self,
                                                       GAsyncResult         *result,
                                                       GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
