/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-career-folio.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAREERS_VIEW (muster_careers_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterCareersView, muster_careers_view, MUSTER, CAREERS_VIEW, MusterCareerFolio)

/**
 * MusterCareersView:
 *
 * Everybody's service in a line, and of a campaign its firsts, records and rivalries. Until it is given
 * careers, it asks for them with `win.campaign-careers` once it is seen. Signal `record`
 * (string kind, string id): somebody's service record is wanted, outside any campaign; in one it asks for it
 * with `win.campaign-record`.
 */
/* @campaign: (nullable): of a force outside any. */
GtkWidget *muster_careers_view_new (MusterCampaign *campaign) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
