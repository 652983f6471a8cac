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
 * What packing and unpacking work with: a connection, and repositories of their own on it, so that nobody is
 * told of anything before all of it is certain. Private to the store.
 */
typedef struct
{
  MusterDb *db;
  MusterLedgerStore *battles;
  MusterLedgerStore *campaigns;
  MusterForceStore *forces;
  MusterImageStore *images;
  MusterSettingsStore *settings;
  MusterLibrary *library;
  MusterProgress progress;
} MusterBundleDesk;

/* @cancellable: (nullable). */
void                muster_bundle_desk_init         (MusterBundleDesk    *self,
                                                     MusterDb            *db,
                                                     MusterLibrary       *library,
                                                     GCancellable        *cancellable);
void                muster_bundle_desk_clear        (MusterBundleDesk    *self);

/* What is here, as a bundle has it: the same bytes for the same thing. */
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
