/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

const MusterCampaignPlayFunc muster_campaign_plays[MUSTER_CAMPAIGN_N_ORDERS] = {
  [MUSTER_CAMPAIGN_ORDER_OPEN] = muster_campaign_play_open,
  [MUSTER_CAMPAIGN_ORDER_RETURN] = muster_campaign_play_return,
  [MUSTER_CAMPAIGN_ORDER_CLOSE] = muster_campaign_play_close,
  [MUSTER_CAMPAIGN_ORDER_SKIP] = muster_campaign_play_skip,
  [MUSTER_CAMPAIGN_ORDER_PLAN] = muster_campaign_play_plan,
  [MUSTER_CAMPAIGN_ORDER_DATE] = muster_campaign_play_date,
  [MUSTER_CAMPAIGN_ORDER_END] = muster_campaign_play_end,
  [MUSTER_CAMPAIGN_ORDER_RECOVER] = muster_campaign_play_recover,
  [MUSTER_CAMPAIGN_ORDER_FATES] = muster_campaign_play_fates,
  [MUSTER_CAMPAIGN_ORDER_RELEASE] = muster_campaign_play_release,
  [MUSTER_CAMPAIGN_ORDER_RETIRE] = muster_campaign_play_retire,
  [MUSTER_CAMPAIGN_ORDER_APPOINT] = muster_campaign_play_appoint,
  [MUSTER_CAMPAIGN_ORDER_SECOND] = muster_campaign_play_appoint,
  [MUSTER_CAMPAIGN_ORDER_MERGE] = muster_campaign_play_merge,
  [MUSTER_CAMPAIGN_ORDER_RAISE] = muster_campaign_play_raise,
  [MUSTER_CAMPAIGN_ORDER_DISBAND] = muster_campaign_play_disband,
  [MUSTER_CAMPAIGN_ORDER_REPLACE] = muster_campaign_play_replace,
  [MUSTER_CAMPAIGN_ORDER_ADVANCE] = muster_campaign_play_advance,
  [MUSTER_CAMPAIGN_ORDER_HONOUR] = muster_campaign_play_honour,
  [MUSTER_CAMPAIGN_ORDER_AWARD] = muster_campaign_play_award,
  [MUSTER_CAMPAIGN_ORDER_COUNT] = muster_campaign_play_count,
  [MUSTER_CAMPAIGN_ORDER_EVENT] = muster_campaign_play_event,
  [MUSTER_CAMPAIGN_ORDER_NOTE] = muster_campaign_play_note,
  [MUSTER_CAMPAIGN_ORDER_SET] = muster_campaign_play_set,
  [MUSTER_CAMPAIGN_ORDER_JOIN] = muster_campaign_play_join,
  [MUSTER_CAMPAIGN_ORDER_ASSIGN] = muster_campaign_play_assign,
  [MUSTER_CAMPAIGN_ORDER_ENLIST] = muster_campaign_play_enlist,
  [MUSTER_CAMPAIGN_ORDER_LEAVE] = muster_campaign_play_leave,
};
