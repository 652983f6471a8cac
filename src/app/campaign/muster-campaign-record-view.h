/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-career-folio.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_RECORD_VIEW (muster_campaign_record_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignRecordView, muster_campaign_record_view, MUSTER, CAMPAIGN_RECORD_VIEW,
                      MusterCareerFolio)

/**
 * MusterCampaignRecordView:
 *
 * The service record of a unit or a leader: what it comes to, what happened, the newest first, and whom he
 * met. Signal `print`: it is to be put on paper.
 */
GtkWidget  *muster_campaign_record_view_new    (MusterCareers            *careers,
                                                MusterCampaignKind        kind,
                                                const char               *id) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): the career that is shown, if it still exists. */
MusterCareer *muster_campaign_record_view_get_career (MusterCampaignRecordView *self);
/* @portrait: (nullable): of a leader */
void        muster_campaign_record_view_set_portrait (MusterCampaignRecordView *self,
                                                      GdkTexture               *portrait);

G_END_DECLS
