/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-play.h"

G_BEGIN_DECLS

/**
 * MusterCampaignUnitReport:
 *
 * A unit that fought.
 */
typedef struct
{
  int unit;
  int left;
  gboolean gone;
  guint deeds[MUSTER_N_DEEDS];
} MusterCampaignUnitReport;

/**
 * MusterCampaignLeaderReport:
 *
 * A leader who fought.
 */
typedef struct
{
  int leader;
  gboolean lost;
  guint deeds[MUSTER_N_DEEDS];
} MusterCampaignLeaderReport;

/**
 * MusterCampaignReport:
 * @sides: a bit for each side that has a force in the chapter
 * @units: (element-type MusterCampaignUnitReport): those that fought
 * @leaders: (element-type MusterCampaignLeaderReport): the leaders who fought, including those whom
 *   the order does not name
 *
 * The return of a battle.
 */
typedef struct
{
  int chapter;
  int winner;
  guint sides;
  int score[MUSTER_CAMPAIGN_MAX_SIDES];
  GArray *units;
  GArray *leaders;
} MusterCampaignReport;

void     muster_campaign_report_init  (MusterCampaignReport     *self);
void     muster_campaign_report_clear (MusterCampaignReport     *self);
gboolean muster_campaign_report_read  (MusterCampaignReport     *self,
                                       MusterCampaignResolution *resolution);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCampaignReport, muster_campaign_report_clear)

G_END_DECLS
