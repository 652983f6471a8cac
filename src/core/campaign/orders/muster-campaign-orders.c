/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-order.h"

#include "core/muster-i18n.h"

/* The orders of a campaign and their parameters. What they do stands in the files of their rules. */

#define REQUIRED MUSTER_CAMPAIGN_FIELD_REQUIRED
#define ONE_OF MUSTER_CAMPAIGN_FIELD_ONE_OF

#define CHAPTER { "chapter", N_("Chapter"), MUSTER_CAMPAIGN_FIELD_CHAPTER, REQUIRED }
#define FORCE { "force", N_("Force"), MUSTER_CAMPAIGN_FIELD_FORCE, REQUIRED }
#define UNIT { "unit", N_("Unit"), MUSTER_CAMPAIGN_FIELD_UNIT, REQUIRED }
#define LEADER { "leader", N_("Leader"), MUSTER_CAMPAIGN_FIELD_LEADER, REQUIRED }
#define REASON { "reason", N_("Reason"), MUSTER_CAMPAIGN_FIELD_TEXT }
#define NEEDED_REASON { "reason", N_("Reason"), MUSTER_CAMPAIGN_FIELD_TEXT, REQUIRED }
#define EITHER_UNIT { "unit", N_("Unit"), MUSTER_CAMPAIGN_FIELD_UNIT, ONE_OF }
#define EITHER_LEADER { "leader", N_("Leader"), MUSTER_CAMPAIGN_FIELD_LEADER, ONE_OF }

static const MusterChoice gains[] = {
  { "honour", N_("An honour") },
  { "option", N_("An option") },
  { "leadership", N_("Leadership") },
  { "trait", N_("A trait") },
  { "models", N_("More models") },
  { "none", N_("Nothing") },
  { NULL }
};

static const MusterCampaignField open_fields[] = {
  CHAPTER,
  { "date", N_("Date"), MUSTER_CAMPAIGN_FIELD_DATE },
  { NULL }
};

static const MusterCampaignField return_fields[] = {
  CHAPTER,
  { "source", N_("Fought"), MUSTER_CAMPAIGN_FIELD_SOURCE, REQUIRED },
  { "winner", N_("Won by"), MUSTER_CAMPAIGN_FIELD_WINNER, REQUIRED },
  { "score", N_("Victory points"), MUSTER_CAMPAIGN_FIELD_SCORE },
  { "units", N_("Units"), MUSTER_CAMPAIGN_FIELD_UNIT_RETURNS },
  { "leaders", N_("Leaders"), MUSTER_CAMPAIGN_FIELD_LEADER_RETURNS },
  { NULL }
};

static const MusterCampaignField close_fields[] = { CHAPTER, { NULL } };

static const MusterCampaignField skip_fields[] = {
  CHAPTER,
  NEEDED_REASON,
  { "winner", N_("As if won by"), MUSTER_CAMPAIGN_FIELD_WINNER },
  { NULL }
};

static const MusterCampaignField plan_fields[] = {
  { "chapter", N_("Chapter"), MUSTER_CAMPAIGN_FIELD_NEW_CHAPTER, REQUIRED },
  { NULL }
};

static const MusterCampaignField date_fields[] = {
  { "date", N_("Date"), MUSTER_CAMPAIGN_FIELD_DATE, REQUIRED },
  { NULL }
};

static const MusterCampaignField end_fields[] = { REASON, { NULL } };
static const MusterCampaignField force_fields[] = { FORCE, { NULL } };
static const MusterCampaignField release_fields[] = { LEADER, { NULL } };
static const MusterCampaignField retire_fields[] = { LEADER, REASON, { NULL } };

static const MusterCampaignField appoint_fields[] = {
  UNIT,
  { "leader", N_("Leader"), MUSTER_CAMPAIGN_FIELD_NEW_LEADER, REQUIRED },
  { "rolled", N_("Rolled for"), MUSTER_CAMPAIGN_FIELD_SWITCH },
  { NULL }
};

static const MusterCampaignField merge_fields[] = {
  { "from", N_("From"), MUSTER_CAMPAIGN_FIELD_UNIT, REQUIRED },
  { "into", N_("Into"), MUSTER_CAMPAIGN_FIELD_UNIT, REQUIRED },
  { NULL }
};

static const MusterCampaignField raise_fields[] = {
  FORCE,
  { "unit", N_("Unit"), MUSTER_CAMPAIGN_FIELD_NEW_UNIT, REQUIRED },
  { "cost", N_("Replacements that it costs"), MUSTER_CAMPAIGN_FIELD_NUMBER, 0, NULL, 0, 99999 },
  { NULL }
};

static const MusterCampaignField disband_fields[] = { UNIT, REASON, { NULL } };

static const MusterCampaignField replace_fields[] = {
  UNIT,
  { "models", N_("Models"), MUSTER_CAMPAIGN_FIELD_NUMBER, REQUIRED, NULL, 1, 999 },
  { NULL }
};

static const MusterCampaignField advance_fields[] = {
  EITHER_UNIT,
  EITHER_LEADER,
  { "gain", N_("Gain"), MUSTER_CAMPAIGN_FIELD_CHOICE, REQUIRED, gains },
  { "value", N_("Which"), MUSTER_CAMPAIGN_FIELD_VALUE, MUSTER_CAMPAIGN_FIELD_NULLABLE },
  { NULL }
};

static const MusterCampaignField honour_fields[] = {
  EITHER_UNIT,
  EITHER_LEADER,
  { "text", N_("Honour"), MUSTER_CAMPAIGN_FIELD_TEXT, REQUIRED },
  { NULL }
};

static const MusterCampaignField award_fields[] = {
  { "side", N_("Side"), MUSTER_CAMPAIGN_FIELD_SIDE, ONE_OF },
  { "player", N_("Player"), MUSTER_CAMPAIGN_FIELD_PLAYER, ONE_OF },
  { "points", N_("Points"), MUSTER_CAMPAIGN_FIELD_NUMBER, REQUIRED, NULL, -99999, 99999 },
  REASON,
  { NULL }
};

static const MusterCampaignField count_fields[] = {
  { "counter", N_("Counter"), MUSTER_CAMPAIGN_FIELD_COUNTER, REQUIRED },
  { "side", N_("Side"), MUSTER_CAMPAIGN_FIELD_SIDE, REQUIRED },
  { "change", N_("Change"), MUSTER_CAMPAIGN_FIELD_NUMBER, REQUIRED, NULL, -99999, 99999 },
  REASON,
  { NULL }
};

static const MusterCampaignField event_fields[] = {
  { "side", N_("Side"), MUSTER_CAMPAIGN_FIELD_SIDE, REQUIRED },
  { NULL }
};

static const MusterCampaignField note_fields[] = {
  { "text", N_("Note"), MUSTER_CAMPAIGN_FIELD_TEXT, REQUIRED },
  { "for", N_("For"), MUSTER_CAMPAIGN_FIELD_AUDIENCE },
  { "chapter", N_("Sealed until"), MUSTER_CAMPAIGN_FIELD_CHAPTER },
  { NULL }
};

static const MusterCampaignField set_fields[] = {
  EITHER_UNIT,
  EITHER_LEADER,
  { "force", N_("Force"), MUSTER_CAMPAIGN_FIELD_FORCE, ONE_OF },
  { "side", N_("Side"), MUSTER_CAMPAIGN_FIELD_SIDE, ONE_OF },
  { "player", N_("Player"), MUSTER_CAMPAIGN_FIELD_PLAYER, ONE_OF },
  { "chapter", N_("Chapter"), MUSTER_CAMPAIGN_FIELD_CHAPTER, ONE_OF },
  { "field", N_("What"), MUSTER_CAMPAIGN_FIELD_TEXT, REQUIRED },
  { "value", N_("Value"), MUSTER_CAMPAIGN_FIELD_VALUE, REQUIRED | MUSTER_CAMPAIGN_FIELD_NULLABLE },
  NEEDED_REASON,
  { NULL }
};

static const MusterCampaignField join_fields[] = {
  { "player", N_("Player"), MUSTER_CAMPAIGN_FIELD_NEW_PLAYER, REQUIRED },
  { NULL }
};

static const MusterCampaignField assign_fields[] = {
  FORCE,
  { "player", N_("Player"), MUSTER_CAMPAIGN_FIELD_PLAYER, REQUIRED | MUSTER_CAMPAIGN_FIELD_NULLABLE },
  { NULL }
};

static const MusterCampaignField enlist_fields[] = {
  { "force", N_("Force"), MUSTER_CAMPAIGN_FIELD_NEW_FORCE, REQUIRED },
  { NULL }
};

static const MusterCampaignField leave_fields[] = {
  { "player", N_("Player"), MUSTER_CAMPAIGN_FIELD_PLAYER, REQUIRED },
  REASON,
  { NULL }
};

const MusterCampaignOrderSpec muster_campaign_orders[MUSTER_CAMPAIGN_N_ORDERS] = {
  [MUSTER_CAMPAIGN_ORDER_OPEN] = { "open", N_("Open"), "C-CHAP-02", open_fields },
  [MUSTER_CAMPAIGN_ORDER_RETURN] = { "return", N_("Return of a battle"), "C-CHAP-03", return_fields },
  [MUSTER_CAMPAIGN_ORDER_CLOSE] = { "close", N_("Close"), "C-CHAP-04", close_fields },
  [MUSTER_CAMPAIGN_ORDER_SKIP] = { "skip", N_("Skip"), "C-CHAP-06", skip_fields },
  [MUSTER_CAMPAIGN_ORDER_PLAN] = { "plan", N_("Plan"), "C-CHAP-07", plan_fields },
  [MUSTER_CAMPAIGN_ORDER_DATE] = { "date", N_("Date"), "C-CHAP-09", date_fields },
  [MUSTER_CAMPAIGN_ORDER_END] = { "end", N_("End"), "C-CHAP-10", end_fields },
  [MUSTER_CAMPAIGN_ORDER_RECOVER] = { "recover", N_("Casualties return"), "C-CAS-02", force_fields },
  [MUSTER_CAMPAIGN_ORDER_FATES] = { "fates", N_("Fates of leaders"), "C-LEAD-02", force_fields },
  [MUSTER_CAMPAIGN_ORDER_RELEASE] = { "release", N_("Release"), "C-LEAD-05", release_fields },
  [MUSTER_CAMPAIGN_ORDER_RETIRE] = { "retire", N_("Retire"), "C-LEAD-05", retire_fields },
  [MUSTER_CAMPAIGN_ORDER_APPOINT] = { "appoint", N_("Appoint"), "C-LEAD-07", appoint_fields },
  [MUSTER_CAMPAIGN_ORDER_SECOND] = { "second", N_("Appoint a second"), "C-LEAD-07", appoint_fields },
  [MUSTER_CAMPAIGN_ORDER_MERGE] = { "merge", N_("Merge"), "C-UNIT-02", merge_fields },
  [MUSTER_CAMPAIGN_ORDER_RAISE] = { "raise", N_("Raise"), "C-UNIT-03", raise_fields },
  [MUSTER_CAMPAIGN_ORDER_DISBAND] = { "disband", N_("Disband"), "C-UNIT-04", disband_fields },
  [MUSTER_CAMPAIGN_ORDER_REPLACE] = { "replace", N_("Replace losses"), "C-REP-02", replace_fields },
  [MUSTER_CAMPAIGN_ORDER_ADVANCE] = { "advance", N_("Advance"), "C-EXP-02", advance_fields },
  [MUSTER_CAMPAIGN_ORDER_HONOUR] = { "honour", N_("Honour"), "C-EXP-03", honour_fields, TRUE },
  [MUSTER_CAMPAIGN_ORDER_AWARD] = { "award", N_("Award points"), "C-MISC-01", award_fields },
  [MUSTER_CAMPAIGN_ORDER_COUNT] = { "count", N_("Count"), "C-MISC-02", count_fields },
  [MUSTER_CAMPAIGN_ORDER_EVENT] = { "event", N_("Event"), "C-MISC-03", event_fields },
  [MUSTER_CAMPAIGN_ORDER_NOTE] = { "note", N_("Note"), "C-MISC-04", note_fields, TRUE },
  [MUSTER_CAMPAIGN_ORDER_SET] = { "set", N_("Correction"), "C-MISC-05", set_fields, TRUE },
  [MUSTER_CAMPAIGN_ORDER_JOIN] = { "join", N_("Player joins"), "C-MISC-06", join_fields },
  [MUSTER_CAMPAIGN_ORDER_ASSIGN] = { "assign", N_("Assign a force"), "C-MISC-06", assign_fields },
  [MUSTER_CAMPAIGN_ORDER_ENLIST] = { "enlist", N_("Enlist a force"), "C-MISC-07", enlist_fields },
  [MUSTER_CAMPAIGN_ORDER_LEAVE] = { "leave", N_("Player leaves"), "C-MISC-07", leave_fields },
};
