/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/ledger/muster-progress.h"
#include "store/db/muster-db.h"
#include "store/muster-bundle-report.h"
#include "store/muster-store-bundle.h"

G_BEGIN_DECLS

/**
 * MusterBundleDesk:
 *
 * The connection of an export or import, with stores of its own, so that no listener hears of a
 * change before all of it is certain. Private to the store.
 */
typedef struct
{
  MusterDb *db;
  MusterLedgerStore *battles;
  MusterLedgerStore *campaigns;
  MusterForceStore *forces;
  MusterImageStore *images;
  MusterDocuments *documents;
  MusterLibrary *library;
  MusterProgress progress;
} MusterBundleDesk;

/* @cancellable: (nullable). */
void                muster_bundle_desk_init         (MusterBundleDesk    *self,
                                                     MusterDb            *db,
                                                     MusterLibrary       *library,
                                                     GCancellable        *cancellable);
void                muster_bundle_desk_clear        (MusterBundleDesk    *self);

/* Write stored things as a bundle has them. The same thing always gives the same bytes. */
char               *muster_bundle_desk_write_campaign (MusterCampaign    *campaign) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_bundle_desk_write_battle   (MusterBattle      *battle) G_GNUC_WARN_UNUSED_RESULT;
char               *muster_bundle_desk_write_force    (MusterForce       *force) G_GNUC_WARN_UNUSED_RESULT;
MusterCampaign     *muster_bundle_desk_open_campaign (MusterBundleDesk   *self,
                                                      gint64              id,
                                                      GError            **error) G_GNUC_WARN_UNUSED_RESULT;
MusterBattle       *muster_bundle_desk_open_battle   (MusterBundleDesk   *self,
                                                      gint64              id,
                                                      GError            **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean            muster_bundle_desk_check         (MusterBundleDesk   *self,
                                                      GError            **error);

GBytes             *muster_bundle_export            (MusterBundleDesk    *self,
                                                     gint64               campaign,
                                                     MusterBundleReport **report,
                                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
MusterBundleReport *muster_bundle_import            (MusterBundleDesk    *self,
                                                     GBytes              *file,
                                                     const char          *origin,
                                                     MusterBundleFlags    flags,
                                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterBundleDesk, muster_bundle_desk_clear)

G_END_DECLS
