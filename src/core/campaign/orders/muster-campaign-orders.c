/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include "core/muster-i18n.h"

/* The table of the orders of a campaign: their parameters and the functions that carry them out,
 * which are in the files of their rules. */

#define REQUIRED MUSTER_FIELD_REQUIRED
#define ONE_OF MUSTER_FIELD_ONE_OF
#define NULLABLE MUSTER_FIELD_NULLABLE

/* A text of several lines: see muster_form_text_is_prose(). */
#define PARAGRAPHS 8

#define CHAPTER { "chapter", N_("Chapter"), MUSTER_FIELD_CHAPTER, REQUIRED }
#define FORCE { "force", N_("Force"), MUSTER_FIELD_FORCE, REQUIRED }
#define UNIT { "unit", N_("Unit"), MUSTER_FIELD_UNIT, REQUIRED }
#define LEADER { "leader", N_("Leader"), MUSTER_FIELD_LEADER, REQUIRED }
#define REASON { "reason", N_("Reason"), MUSTER_FIELD_TEXT }
#define NEEDED_REASON { "reason", N_("Reason"), MUSTER_FIELD_TEXT, REQUIRED }
#define EITHER_UNIT { "unit", N_("Unit"), MUSTER_FIELD_UNIT, ONE_OF }
#define EITHER_LEADER { "leader", N_("Leader"), MUSTER_FIELD_LEADER, ONE_OF }

static const MusterChoice gains[] = {
  { "honour", N_("An honour") },
  { "option", N_("An option") },
  { "leadership", N_("Leadership") },
  { "trait", N_("A trait") },
  { "models", N_("More models") },
  { "none", N_("Nothing") },
  { NULL }
};

static const MusterField open_fields[] = {
  CHAPTER,
  { "date", N_("Date"), MUSTER_FIELD_DATE },
  { NULL }
};

static const MusterField return_fields[] = {
  CHAPTER,
  { "source", N_("Fought"), MUSTER_FIELD_SOURCE, REQUIRED },
  { "winner", N_("Won by"), MUSTER_FIELD_WINNER, REQUIRED },
  { "score", N_("Victory points"), MUSTER_FIELD_SCORE },
  { "units", N_("Units"), MUSTER_FIELD_UNIT_RETURNS },
  { "leaders", N_("Leaders"), MUSTER_FIELD_LEADER_RETURNS },
  { NULL }
};

static const MusterField close_fields[] = { CHAPTER, { NULL } };

static const MusterField skip_fields[] = {
  CHAPTER,
  NEEDED_REASON,
  { "winner", N_("As if won by"), MUSTER_FIELD_WINNER },
  { NULL }
};

static const MusterField plan_fields[] = {
  { "chapter", N_("Chapter"), MUSTER_FIELD_NEW_CHAPTER, REQUIRED },
  { NULL }
};

static const MusterField date_fields[] = {
  { "date", N_("Date"), MUSTER_FIELD_DATE, REQUIRED },
  { NULL }
};

static const MusterField end_fields[] = { REASON, { NULL } };
static const MusterField force_fields[] = { FORCE, { NULL } };
static const MusterField release_fields[] = { LEADER, { NULL } };
static const MusterField retire_fields[] = { LEADER, REASON, { NULL } };

static const MusterField appoint_fields[] = {
  UNIT,
  { "leader", N_("Leader"), MUSTER_FIELD_NEW_LEADER, REQUIRED },
  { "rolled", N_("Rolled for"), MUSTER_FIELD_SWITCH },
  { NULL }
};

static const MusterField merge_fields[] = {
  { "from", N_("From"), MUSTER_FIELD_UNIT, REQUIRED },
  { "into", N_("Into"), MUSTER_FIELD_UNIT, REQUIRED },
  { NULL }
};

static const MusterField raise_fields[] = {
  FORCE,
  { "unit", N_("Unit"), MUSTER_FIELD_NEW_UNIT, REQUIRED },
  { "cost", N_("Replacements that it costs"), MUSTER_FIELD_NUMBER, 0, NULL, 0, 99999 },
  { NULL }
};

static const MusterField disband_fields[] = { UNIT, REASON, { NULL } };

static const MusterField replace_fields[] = {
  UNIT,
  { "models", N_("Models"), MUSTER_FIELD_NUMBER, REQUIRED, NULL, 1, 999 },
  { NULL }
};

static const MusterField advance_fields[] = {
  EITHER_UNIT,
  EITHER_LEADER,
  { "gain", N_("Gain"), MUSTER_FIELD_CHOICE, REQUIRED, gains },
  { "value", N_("Which"), MUSTER_FIELD_ANY, NULLABLE },
  { NULL }
};

static const MusterField honour_fields[] = {
  EITHER_UNIT,
  EITHER_LEADER,
  { "text", N_("Honour"), MUSTER_FIELD_TEXT, REQUIRED },
  { NULL }
};

static const MusterField award_fields[] = {
  { "side", N_("Side"), MUSTER_FIELD_SIDE, ONE_OF },
  { "player", N_("Player"), MUSTER_FIELD_PLAYER, ONE_OF },
  { "points", N_("Points"), MUSTER_FIELD_NUMBER, REQUIRED, NULL, -99999, 99999 },
  REASON,
  { NULL }
};

static const MusterField count_fields[] = {
  { "counter", N_("Counter"), MUSTER_FIELD_COUNTER, REQUIRED },
  { "side", N_("Side"), MUSTER_FIELD_SIDE, REQUIRED },
  { "change", N_("Change"), MUSTER_FIELD_NUMBER, REQUIRED, NULL, -99999, 99999 },
  REASON,
  { NULL }
};

static const MusterField event_fields[] = {
  { "side", N_("Side"), MUSTER_FIELD_SIDE, REQUIRED },
  { NULL }
};

static const MusterField note_fields[] = {
  { "text", N_("Note"), MUSTER_FIELD_TEXT, REQUIRED, .max = PARAGRAPHS },
  { "for", N_("For"), MUSTER_FIELD_AUDIENCE },
  { "player", N_("For one player"), MUSTER_FIELD_PLAYER },
  { "chapter", N_("Sealed until"), MUSTER_FIELD_CHAPTER },
  { "pictures", N_("Pictures"), MUSTER_FIELD_ANY },
  { NULL }
};

static const MusterField set_fields[] = {
  EITHER_UNIT,
  EITHER_LEADER,
  { "force", N_("Force"), MUSTER_FIELD_FORCE, ONE_OF },
  { "side", N_("Side"), MUSTER_FIELD_SIDE, ONE_OF },
  { "player", N_("Player"), MUSTER_FIELD_PLAYER, ONE_OF },
  { "chapter", N_("Chapter"), MUSTER_FIELD_CHAPTER, ONE_OF },
  { "field", N_("What"), MUSTER_FIELD_TEXT, REQUIRED },
  { "value", N_("Value"), MUSTER_FIELD_ANY, REQUIRED | NULLABLE },
  NEEDED_REASON,
  { NULL }
};

static const MusterField join_fields[] = {
  { "player", N_("Player"), MUSTER_FIELD_NEW_PLAYER, REQUIRED },
  { NULL }
};

static const MusterField assign_fields[] = {
  FORCE,
  { "player", N_("Player"), MUSTER_FIELD_PLAYER, REQUIRED | NULLABLE },
  { NULL }
};

static const MusterField enlist_fields[] = {
  { "force", N_("Force"), MUSTER_FIELD_NEW_FORCE, REQUIRED },
  { NULL }
};

static const MusterField station_fields[] = {
  FORCE,
  { "place", N_("Place"), MUSTER_FIELD_PLACE, REQUIRED | NULLABLE },
  { NULL }
};

static const MusterField march_fields[] = {
  FORCE,
  { "path", N_("Path"), MUSTER_FIELD_PATH, REQUIRED },
  { NULL }
};

static const MusterField resolve_fields[] = { { NULL } };

static const MusterField meet_fields[] = {
  { "meeting", N_("Meeting"), MUSTER_FIELD_MEETING, REQUIRED },
  { "chapter", N_("Chapter"), MUSTER_FIELD_NEW_CHAPTER, REQUIRED },
  { NULL }
};

static const MusterField avoid_fields[] = {
  { "meeting", N_("Meeting"), MUSTER_FIELD_MEETING, REQUIRED },
  FORCE,
  { "to", N_("To"), MUSTER_FIELD_PLACE, REQUIRED },
  { NULL }
};

static const MusterField withdraw_fields[] = {
  FORCE,
  { "to", N_("To"), MUSTER_FIELD_PLACE, REQUIRED | NULLABLE },
  { NULL }
};

static const MusterField own_fields[] = {
  { "place", N_("Place"), MUSTER_FIELD_PLACE, REQUIRED },
  { "side", N_("Side"), MUSTER_FIELD_SIDE, REQUIRED | NULLABLE },
  NEEDED_REASON,
  { NULL }
};

static const MusterField link_fields[] = {
  { "between", N_("Between"), MUSTER_FIELD_LINK, REQUIRED },
  { "closed", N_("Closed"), MUSTER_FIELD_SWITCH, REQUIRED },
  NEEDED_REASON,
  { NULL }
};

static const MusterField place_fields[] = {
  { "place", N_("Place"), MUSTER_FIELD_NEW_PLACE, REQUIRED },
  { "links", N_("Links"), MUSTER_FIELD_NEW_LINKS },
  { NULL }
};

static const MusterField remove_fields[] = { CHAPTER, REASON, { NULL } };

static const MusterField rules_fields[] = {
  { "rules", N_("Rules"), MUSTER_FIELD_ANY, REQUIRED },
  REASON,
  { NULL }
};

static const MusterField leave_fields[] = {
  { "player", N_("Player"), MUSTER_FIELD_PLAYER, REQUIRED },
  REASON,
  { NULL }
};

const MusterOrderSpec muster_campaign_orders[MUSTER_CAMPAIGN_N_ORDERS] = {
  [MUSTER_CAMPAIGN_ORDER_OPEN] = { "open", N_("Open"), .fields = open_fields, .rule = "C-CHAP-02" },
  [MUSTER_CAMPAIGN_ORDER_RETURN] =
    { "return", N_("Return of a battle"), .fields = return_fields, .rule = "C-CHAP-03" },
  [MUSTER_CAMPAIGN_ORDER_CLOSE] = { "close", N_("Close"), .fields = close_fields, .rule = "C-CHAP-04" },
  [MUSTER_CAMPAIGN_ORDER_SKIP] = { "skip", N_("Skip"), .fields = skip_fields, .rule = "C-CHAP-06" },
  [MUSTER_CAMPAIGN_ORDER_PLAN] = { "plan", N_("Plan"), .fields = plan_fields, .rule = "C-CHAP-07" },
  [MUSTER_CAMPAIGN_ORDER_DATE] = { "date", N_("Date"), .fields = date_fields, .rule = "C-CHAP-09" },
  [MUSTER_CAMPAIGN_ORDER_END] = { "end", N_("End"), .fields = end_fields, .rule = "C-CHAP-10" },
  [MUSTER_CAMPAIGN_ORDER_RECOVER] =
    { "recover", N_("Casualties return"), .fields = force_fields, .rule = "C-CAS-02" },
  [MUSTER_CAMPAIGN_ORDER_FATES] =
    { "fates", N_("Fates of leaders"), .fields = force_fields, .rule = "C-LEAD-02" },
  [MUSTER_CAMPAIGN_ORDER_RELEASE] =
    { "release", N_("Release"), .fields = release_fields, .rule = "C-LEAD-05" },
  [MUSTER_CAMPAIGN_ORDER_RETIRE] = { "retire", N_("Retire"), .fields = retire_fields, .rule = "C-LEAD-05" },
  [MUSTER_CAMPAIGN_ORDER_APPOINT] =
    { "appoint", N_("Appoint"), .fields = appoint_fields, .rule = "C-LEAD-07" },
  [MUSTER_CAMPAIGN_ORDER_SECOND] =
    { "second", N_("Appoint a second"), .fields = appoint_fields, .rule = "C-LEAD-07" },
  [MUSTER_CAMPAIGN_ORDER_MERGE] = { "merge", N_("Merge"), .fields = merge_fields, .rule = "C-UNIT-02" },
  [MUSTER_CAMPAIGN_ORDER_RAISE] = { "raise", N_("Raise"), .fields = raise_fields, .rule = "C-UNIT-03" },
  [MUSTER_CAMPAIGN_ORDER_DISBAND] =
    { "disband", N_("Disband"), .fields = disband_fields, .rule = "C-UNIT-04" },
  [MUSTER_CAMPAIGN_ORDER_REPLACE] =
    { "replace", N_("Replace losses"), .fields = replace_fields, .rule = "C-REP-02" },
  [MUSTER_CAMPAIGN_ORDER_ADVANCE] =
    { "advance", N_("Advance"), .fields = advance_fields, .rule = "C-EXP-02" },
  [MUSTER_CAMPAIGN_ORDER_HONOUR] =
    { "honour", N_("Honour"), .fields = honour_fields, .rule = "C-EXP-03", .flags = MUSTER_ORDER_AFTER_END },
  [MUSTER_CAMPAIGN_ORDER_AWARD] =
    { "award", N_("Award points"), .fields = award_fields, .rule = "C-MISC-01" },
  [MUSTER_CAMPAIGN_ORDER_COUNT] = { "count", N_("Count"), .fields = count_fields, .rule = "C-MISC-02" },
  [MUSTER_CAMPAIGN_ORDER_EVENT] = { "event", N_("Event"), .fields = event_fields, .rule = "C-MISC-03" },
  [MUSTER_CAMPAIGN_ORDER_NOTE] =
    { "note", N_("Note"), .fields = note_fields, .rule = "C-MISC-04", .flags = MUSTER_ORDER_AFTER_END },
  [MUSTER_CAMPAIGN_ORDER_SET] =
    { "set", N_("Correction"), .fields = set_fields, .rule = "C-MISC-05", .flags = MUSTER_ORDER_AFTER_END },
  [MUSTER_CAMPAIGN_ORDER_JOIN] = { "join", N_("Player joins"), .fields = join_fields, .rule = "C-MISC-06" },
  [MUSTER_CAMPAIGN_ORDER_ASSIGN] =
    { "assign", N_("Assign a force"), .fields = assign_fields, .rule = "C-MISC-06" },
  [MUSTER_CAMPAIGN_ORDER_ENLIST] =
    { "enlist", N_("Enlist a force"), .fields = enlist_fields, .rule = "C-MISC-07" },
  [MUSTER_CAMPAIGN_ORDER_LEAVE] =
    { "leave", N_("Player leaves"), .fields = leave_fields, .rule = "C-MISC-07" },
  [MUSTER_CAMPAIGN_ORDER_REMOVE] = { "remove", N_("Remove"), .fields = remove_fields, .rule = "C-CHAP-11" },
  [MUSTER_CAMPAIGN_ORDER_RULES] =
    { "rules", N_("Change the rules"), .fields = rules_fields, .rule = "C-RULE-01" },
  [MUSTER_CAMPAIGN_ORDER_STATION] =
    { "station", N_("Station"), .fields = station_fields, .rule = "C-MAP-04" },
  [MUSTER_CAMPAIGN_ORDER_MARCH] = { "march", N_("March"), .fields = march_fields, .rule = "C-MAP-05" },
  [MUSTER_CAMPAIGN_ORDER_RESOLVE] =
    { "resolve", N_("Resolve the marches"), .fields = resolve_fields, .rule = "C-MAP-06" },
  [MUSTER_CAMPAIGN_ORDER_MEET] = { "meet", N_("Fight a meeting"), .fields = meet_fields, .rule = "C-MAP-15" },
  [MUSTER_CAMPAIGN_ORDER_AVOID] =
    { "avoid", N_("Avoid a meeting"), .fields = avoid_fields, .rule = "C-MAP-18" },
  [MUSTER_CAMPAIGN_ORDER_WITHDRAW] =
    { "withdraw", N_("Withdraw"), .fields = withdraw_fields, .rule = "C-MAP-20" },
  [MUSTER_CAMPAIGN_ORDER_OWN] = { "own", N_("Give a place"), .fields = own_fields, .rule = "C-MAP-22" },
  [MUSTER_CAMPAIGN_ORDER_LINK] =
    { "link", N_("Open or close a link"), .fields = link_fields, .rule = "C-MAP-23" },
  [MUSTER_CAMPAIGN_ORDER_PLACE] =
    { "place", N_("Add a place"), .fields = place_fields, .rule = "C-MAP-23" },
};

const MusterCampaignPlayFunc muster_campaign_plays[MUSTER_CAMPAIGN_N_ORDERS] = {
  [MUSTER_CAMPAIGN_ORDER_OPEN] = muster_campaign_chapters_play_open,
  [MUSTER_CAMPAIGN_ORDER_RETURN] = muster_campaign_return_play,
  [MUSTER_CAMPAIGN_ORDER_CLOSE] = muster_campaign_chapters_play_close,
  [MUSTER_CAMPAIGN_ORDER_SKIP] = muster_campaign_chapters_play_skip,
  [MUSTER_CAMPAIGN_ORDER_PLAN] = muster_campaign_planning_play_plan,
  [MUSTER_CAMPAIGN_ORDER_DATE] = muster_campaign_chapters_play_date,
  [MUSTER_CAMPAIGN_ORDER_END] = muster_campaign_chapters_play_end,
  [MUSTER_CAMPAIGN_ORDER_RECOVER] = muster_campaign_casualties_play_recover,
  [MUSTER_CAMPAIGN_ORDER_FATES] = muster_campaign_fates_play,
  [MUSTER_CAMPAIGN_ORDER_RELEASE] = muster_campaign_fates_play_release,
  [MUSTER_CAMPAIGN_ORDER_RETIRE] = muster_campaign_fates_play_retire,
  [MUSTER_CAMPAIGN_ORDER_APPOINT] = muster_campaign_appoint_play,
  [MUSTER_CAMPAIGN_ORDER_SECOND] = muster_campaign_appoint_play,
  [MUSTER_CAMPAIGN_ORDER_MERGE] = muster_campaign_units_play_merge,
  [MUSTER_CAMPAIGN_ORDER_RAISE] = muster_campaign_units_play_raise,
  [MUSTER_CAMPAIGN_ORDER_DISBAND] = muster_campaign_units_play_disband,
  [MUSTER_CAMPAIGN_ORDER_REPLACE] = muster_campaign_units_play_replace,
  [MUSTER_CAMPAIGN_ORDER_ADVANCE] = muster_campaign_experience_play_advance,
  [MUSTER_CAMPAIGN_ORDER_HONOUR] = muster_campaign_experience_play_honour,
  [MUSTER_CAMPAIGN_ORDER_AWARD] = muster_campaign_misc_play_award,
  [MUSTER_CAMPAIGN_ORDER_COUNT] = muster_campaign_misc_play_count,
  [MUSTER_CAMPAIGN_ORDER_EVENT] = muster_campaign_misc_play_event,
  [MUSTER_CAMPAIGN_ORDER_NOTE] = muster_campaign_misc_play_note,
  [MUSTER_CAMPAIGN_ORDER_SET] = muster_campaign_set_play,
  [MUSTER_CAMPAIGN_ORDER_JOIN] = muster_campaign_planning_play_join,
  [MUSTER_CAMPAIGN_ORDER_ASSIGN] = muster_campaign_planning_play_assign,
  [MUSTER_CAMPAIGN_ORDER_ENLIST] = muster_campaign_planning_play_enlist,
  [MUSTER_CAMPAIGN_ORDER_LEAVE] = muster_campaign_planning_play_leave,
  [MUSTER_CAMPAIGN_ORDER_REMOVE] = muster_campaign_planning_play_remove,
  [MUSTER_CAMPAIGN_ORDER_RULES] = muster_campaign_amend_play_rules,
  [MUSTER_CAMPAIGN_ORDER_STATION] = muster_campaign_map_orders_play_station,
  [MUSTER_CAMPAIGN_ORDER_MARCH] = muster_campaign_map_orders_play_march,
  [MUSTER_CAMPAIGN_ORDER_RESOLVE] = muster_campaign_map_orders_play_resolve,
  [MUSTER_CAMPAIGN_ORDER_MEET] = muster_campaign_planning_play_meet,
  [MUSTER_CAMPAIGN_ORDER_AVOID] = muster_campaign_map_orders_play_avoid,
  [MUSTER_CAMPAIGN_ORDER_WITHDRAW] = muster_campaign_map_orders_play_withdraw,
  [MUSTER_CAMPAIGN_ORDER_OWN] = muster_campaign_map_orders_play_own,
  [MUSTER_CAMPAIGN_ORDER_LINK] = muster_campaign_map_orders_play_link,
  [MUSTER_CAMPAIGN_ORDER_PLACE] = muster_campaign_map_orders_play_place,
};
