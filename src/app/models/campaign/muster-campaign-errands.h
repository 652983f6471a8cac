/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/library/muster-library.h"
#include "core/muster-object.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_ERRAND (muster_campaign_errand_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignErrand, muster_campaign_errand, MUSTER, CAMPAIGN_ERRAND, MusterObject)

/**
 * MusterCampaignErrand:
 *
 * Something that a campaign waits for: its next chapter, or what is to do before it.
 */
gint64      muster_campaign_errand_get_campaign (MusterCampaignErrand *self);
/* The part of the campaign page where the errand is done. */
const char *muster_campaign_errand_get_part     (MusterCampaignErrand *self);
const char *muster_campaign_errand_get_title    (MusterCampaignErrand *self);
const char *muster_campaign_errand_get_note     (MusterCampaignErrand *self);

#define MUSTER_TYPE_CAMPAIGN_ERRANDS (muster_campaign_errands_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignErrands, muster_campaign_errands, MUSTER, CAMPAIGN_ERRANDS, GObject)

/**
 * MusterCampaignErrands:
 *
 * What several campaigns wait for. They are read when it is asked for, one at a time whenever nothing else is
 * to do, so that nobody waits for it.
 */
/* @campaigns: (element-type MusterLedgerRow) */
MusterCampaignErrands *muster_campaign_errands_new      (MusterStore           *store,
                                                         MusterLibrary         *library,
                                                         GListModel            *campaigns) G_GNUC_WARN_UNUSED_RESULT;

void                   muster_campaign_errands_look     (MusterCampaignErrands *self);
/* As MusterCampaignErrand. It is always the same model. */
GListModel            *muster_campaign_errands_get_list (MusterCampaignErrands *self);

G_END_DECLS
