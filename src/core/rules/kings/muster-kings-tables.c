/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-tables.h"

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-correction.h"
#include "core/rules/muster-house-rule.h"

/* The tables of this ruleset: orders, purposes, markers and so on. Their ids are an interface,
 * since battle files are exchanged. */

static const MusterChoice ranges[] = {
  { "short", N_("Short") },
  { "long", N_("Long") },
  { NULL }
};

static const MusterChoice covers[] = {
  { "none", N_("None") },
  { "soft", N_("Soft") },
  { "hard", N_("Hard") },
  { NULL }
};

static const MusterChoice defences[] = {
  { "none", N_("None") },
  { "hard-cover", N_("Hard cover") },
  { "obstacle", N_("Obstacle") },
  { "uphill", N_("Uphill") },
  { NULL }
};

static const MusterChoice buildings[] = {
  { "building-1", N_("Building 1") },
  { "building-2", N_("Building 2") },
  { "building-3", N_("Building 3") },
  { "building-4", N_("Building 4") },
  { "building-5", N_("Building 5") },
  { NULL }
};

/* What an umpire can set: what every unit has, then every marker; what every battle has, then every tracker.
 * "gone" is both. */
static const MusterChoice settable[] = {
  MUSTER_CORRECT_FIGURES,
  { "leader", N_("Leader") },
  { "leadership", N_("His own Leadership") },
  { "pinned", N_("Pinned") },
  { "close-order", N_("Close order") },
  { "gone-to-ground", N_("Gone to ground") },
  { "ammo", N_("Ammunition") },
  { "out-of-ammo", N_("Out of ammunition") },
  { "enemy-orders", N_("The enemy gives its order") },
  { "shot-at", N_("Has been attacked") },
  { "jammed", N_("Jammed") },
  { "returning", N_("Returning") },
  { "gone", N_("Gone for good") },
  MUSTER_CORRECT_BATTLE,
  { "active_side", N_("Side to act") },
  { "building-1", N_("Building 1") },
  { "building-2", N_("Building 2") },
  { "building-3", N_("Building 3") },
  { "building-4", N_("Building 4") },
  { "building-5", N_("Building 5") },
  { "bloodless", N_("Bloodless turns") },
  { "reinforcement-points", N_("Reinforcement points") },
  { "dangerous-terrain", N_("Dangerous terrain") },
  { "heavy-losses", N_("Heavy losses") },
  { "absorb-leaderless", N_("Absorb leaderless units") },
  { NULL }
};

static const MusterChoice climates[] = {
  { "discipline", N_("Discipline") },
  { "leadership", N_("Leadership") },
  { "both", N_("Both") },
  { NULL }
};

static const MusterChoice roles[] = {
  { "attacker", N_("Attacker") },
  { "defender", N_("Defender") },
  { NULL }
};

static const MusterChoice turn_orders[] = {
  { "clockwise", N_("Round the table") },
  { "drawn", N_("By drawn cards") },
  { NULL }
};

#define TARGET(more) { "target", N_("Target"), MUSTER_FIELD_UNIT, MUSTER_FIELD_ENEMY | (more) }
#define TARGET_OR_BUILDING \
  { "target", N_("Target"), MUSTER_FIELD_UNIT, MUSTER_FIELD_ENEMY | MUSTER_FIELD_REQUIRED, buildings }
#define RANGE(more) \
  { "range", N_("Range"), MUSTER_FIELD_CHOICE, MUSTER_FIELD_DISTANCE | (more), ranges }
#define COVER(more) { "cover", N_("Cover"), MUSTER_FIELD_CHOICE, (more), covers }
#define DEFENCE { "defence", N_("Defence bonus"), MUSTER_FIELD_CHOICE, 0, defences }
#define DISTANCE \
  { "distance", N_("Distance"), MUSTER_FIELD_NUMBER, MUSTER_FIELD_DISTANCE, NULL, 0, 999 }
#define DANGEROUS { "dangerous", N_("Through dangerous ground"), MUSTER_FIELD_SWITCH }
#define HOUSE_TEST MUSTER_HOUSE_TOTAL, MUSTER_HOUSE_REASON
#define HOUSE_ALL MUSTER_HOUSE_TOTAL, MUSTER_HOUSE_DICE, MUSTER_HOUSE_REASON

static const MusterField move_fields[] = {
  { "break-close-order", N_("Break close order"), MUSTER_FIELD_SWITCH },
  DANGEROUS,
  HOUSE_TEST,
  { NULL }
};

/* Of orders that are nothing but a test. */
static const MusterField test_fields[] = {
  HOUSE_TEST,
  { NULL }
};

static const MusterField double_fields[] = {
  TARGET (0), DISTANCE, DEFENCE, DANGEROUS, HOUSE_ALL, { NULL }
};

static const MusterField attack_fields[] = {
  TARGET_OR_BUILDING, DEFENCE, DANGEROUS, HOUSE_ALL, { NULL }
};

static const MusterField follow_up_fields[] = {
  TARGET (MUSTER_FIELD_REQUIRED), DEFENCE, HOUSE_ALL, { NULL }
};

/* A shot at a building has neither range nor cover, so the form leaves them optional and judging
 * asks for them. */
static const MusterField fire_fields[] = {
  TARGET_OR_BUILDING, RANGE (0), COVER (0), HOUSE_ALL, { NULL }
};

static const MusterField volley_fields[] = {
  TARGET (MUSTER_FIELD_REQUIRED), RANGE (MUSTER_FIELD_REQUIRED), COVER (MUSTER_FIELD_REQUIRED),
  HOUSE_ALL, { NULL }
};

static const MusterField skirmish_fields[] = {
  TARGET (0), RANGE (0), COVER (0), DANGEROUS, HOUSE_ALL, { NULL }
};

static const MusterField retreat_loss_fields[] = {
  { "models", N_("Inches it could not go"), MUSTER_FIELD_NUMBER, MUSTER_FIELD_REQUIRED, NULL,
    1, 999, 1 },
  { NULL }
};

static const MusterField absorb_fields[] = {
  { "other", N_("Leaderless unit"), MUSTER_FIELD_UNIT, MUSTER_FIELD_OWN | MUSTER_FIELD_REQUIRED },
  { NULL }
};

static const MusterField draw_side_fields[] = {
  { "side", N_("Whose card was drawn"), MUSTER_FIELD_SIDE,
    MUSTER_FIELD_REQUIRED | MUSTER_FIELD_BY_LOT },
  { NULL }
};

static const MusterField babbage_act_fields[] = {
  { "can-contact", N_("It can reach an enemy"), MUSTER_FIELD_SWITCH },
  { "outnumbered", N_("The closest enemy outnumbers it"), MUSTER_FIELD_SWITCH },
  TARGET (0), DISTANCE, DEFENCE, RANGE (0), COVER (0),
  { NULL }
};

static const MusterField babbage_return_fields[] = {
  { "crowded", N_("Another enemy stands there"), MUSTER_FIELD_SWITCH },
  { NULL }
};

static const MusterField set_fields[] = {
  MUSTER_SET_FIELDS (settable),
  { NULL }
};

static const MusterField award_fields[] = {
  MUSTER_COMMON_AWARD_TO,
  { "objective", N_("Objective"), MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { "count", N_("Count"), MUSTER_FIELD_NUMBER, 0, NULL, -999, 999, 1 },
  MUSTER_COMMON_REASON,
  { NULL }
};

#define UNIT MUSTER_ORDER_OF_UNIT
#define COMMON MUSTER_ORDER_COMMON

const MusterOrderSpec muster_kings_orders[] = {
  { "begin", N_("Begin"), 0, 0, NULL },
  { "idiot-check", N_("Idiot’s die"), 'i', UNIT, NULL },
  { "stand-to", N_("Stand to"), 't', UNIT, test_fields, .done = N_("Stood to") },
  { "move", N_("Move"), 'm', UNIT, move_fields, .done = N_("Moved") },
  { "at-the-double", N_("At the double"), 'd', UNIT, double_fields,
    .done = N_("Went at the double") },
  { "attack", N_("Attack"), 'a', UNIT, attack_fields, .done = N_("Attacked") },
  { "follow-up", N_("Follow up"), 'u', UNIT, follow_up_fields, .done = N_("Followed up") },
  { "fire", N_("Fire"), 'f', UNIT, fire_fields, .done = N_("Fired") },
  { "volley-fire", N_("Volley fire"), 'v', UNIT, volley_fields, .done = N_("Fired a volley") },
  { "skirmish", N_("Skirmish"), 's', UNIT, skirmish_fields, .done = N_("Skirmished") },
  { "form-close-order", N_("Form close order"), 'c', UNIT, test_fields,
    .done = N_("Formed close order") },
  { "go-to-ground", N_("Go to ground"), 'g', UNIT, test_fields, .done = N_("Went to ground") },
  { "rally", N_("Rally"), 'r', UNIT, test_fields, .done = N_("Rallied") },
  { "witness", N_("Witness a loss"), 'w', UNIT, test_fields },
  { "retreat-loss", N_("Lose models in retreat"), 'l', UNIT, retreat_loss_fields },
  { "dangerous", N_("Retreat through dangerous ground"), 'n', UNIT, NULL },
  { "spike", N_("Spike the gun"), 'k', UNIT, NULL },
  { "absorb", N_("Absorb a leaderless unit"), 'b', UNIT, absorb_fields,
    .done = N_("Absorbed a unit") },
  { "deploy", N_("Come on"), 'o', UNIT, NULL, .done = N_("Came on") },
  { "reinforce", N_("Roll for reinforcements"), 0, 0, NULL },
  { "draw-side", N_("Draw who acts next"), 0, 0, draw_side_fields },
  { "babbage-appear", N_("Do natives appear?"), 'p', UNIT, NULL,
    "babbage-appear", "babbage-side" },
  { "babbage-act", N_("Act by Mr Babbage’s table"), 'y', UNIT, babbage_act_fields,
    "babbage-act" },
  { "babbage-return", N_("Does it return?"), 'x', UNIT, babbage_return_fields,
    "babbage-return" },
  { "end-turn", N_("End turn"), 'e', 0, NULL },
  { "set", N_("Correct"), 0, COMMON | MUSTER_ORDER_AFTER_END, set_fields },
  { "remove", N_("Remove"), 0, COMMON, muster_common_remove_fields },
  { "award", N_("Award"), 0, COMMON | MUSTER_ORDER_AFTER_END, award_fields },
  { "note", N_("Note"), 0, COMMON | MUSTER_ORDER_AFTER_END, muster_common_note_fields },
  { "end-battle", N_("End battle"), 0, COMMON, muster_common_end_battle_fields },
  { NULL }
};

#undef UNIT
#undef COMMON

const guint8 muster_kings_slots[KINGS_N_ORDERS][KINGS_N_SLOTS] = {
  [KINGS_MOVE] = {
    [KINGS_SLOT_BREAK_CLOSE_ORDER] = 1, [KINGS_SLOT_DANGEROUS] = 2,
  },
  [KINGS_AT_THE_DOUBLE] = {
    [KINGS_SLOT_TARGET] = 1, [KINGS_SLOT_DISTANCE] = 2, [KINGS_SLOT_DEFENCE] = 3,
    [KINGS_SLOT_DANGEROUS] = 4,
  },
  [KINGS_ATTACK] = {
    [KINGS_SLOT_TARGET] = 1, [KINGS_SLOT_DEFENCE] = 2, [KINGS_SLOT_DANGEROUS] = 3,
  },
  [KINGS_FOLLOW_UP] = {
    [KINGS_SLOT_TARGET] = 1, [KINGS_SLOT_DEFENCE] = 2,
  },
  [KINGS_FIRE] = {
    [KINGS_SLOT_TARGET] = 1, [KINGS_SLOT_RANGE] = 2, [KINGS_SLOT_COVER] = 3,
  },
  [KINGS_VOLLEY_FIRE] = {
    [KINGS_SLOT_TARGET] = 1, [KINGS_SLOT_RANGE] = 2, [KINGS_SLOT_COVER] = 3,
  },
  [KINGS_SKIRMISH] = {
    [KINGS_SLOT_TARGET] = 1, [KINGS_SLOT_RANGE] = 2, [KINGS_SLOT_COVER] = 3,
    [KINGS_SLOT_DANGEROUS] = 4,
  },
  [KINGS_BABBAGE_ACT] = {
    [KINGS_SLOT_CAN_CONTACT] = 1, [KINGS_SLOT_OUTNUMBERED] = 2, [KINGS_SLOT_TARGET] = 3,
    [KINGS_SLOT_DISTANCE] = 4, [KINGS_SLOT_DEFENCE] = 5, [KINGS_SLOT_RANGE] = 6,
    [KINGS_SLOT_COVER] = 7,
  },
};

const MusterPurpose muster_kings_purposes[] = {
  { "ammunition", N_("how often it can fire"), 6,
    { "K-OPT", N_("it fires as often as the die shows[, {+0}]") } },
  { "drunkard", N_("how drunk he is today"), 6,
    { "K-LEAD-02", N_("1 to 3: Leadership {0}, 4 to 6: Leadership {1}") } },
  { "idiot", N_("whether the enemy gives his order"), 6,
    { "K-LEAD-02", N_("on a 1 the enemy gives his order") } },
  { "bottle", N_("his Leadership for this test"), 6,
    { "K-LEAD-02", N_("1 to 3: Leadership {0}, 4 to 6: Leadership {1}") } },
  { "action", N_("to act"), 6,
    { "K-ACT-03", N_("{0} or more in all (Leadership {1}[, {+2} Discipline][, {+3} by the umpire])") } },
  { "double", N_("extra inches"), 6, { "K-MOVE-03", N_("it goes {0}\" and what the die shows") } },
  { "dangerous", N_("dangerous ground"), 6, { "K-MOVE-04", N_("on a 1 a model is lost") } },
  { "attack-hit", N_("the attacker’s blows"), 6,
    { "K-MELEE-03", MUSTER_COUNTED (1, "each {a0} hits[, {1} hit fells a model]",
                                    "each {a0} hits[, {1} hits fell a model]") }, .can_count = TRUE },
  { "defence-hit", N_("the defender’s blows"), 6,
    { "K-MELEE-03", MUSTER_COUNTED (1, "each {a0} hits[, {1} hit fells a model]",
                                    "each {a0} hits[, {1} hits fell a model]") }, .can_count = TRUE },
  { "hit", N_("to hit"), 6,
    { "K-FIRE-02", MUSTER_COUNTED (1, "each {a0} hits[, {1} hit fells a model][; more than {2} ones jam it]",
                                   "each {a0} hits[, {1} hits fell a model][; more than {2} ones jam it]") },
    .can_count = TRUE },
  { "keen-shot", N_("the keen shot’s second try"), 6,
    { "K-LEAD-02", N_("for the lowest miss, {a0} hits") } },
  { "ammo", N_("whether ammunition runs out"), 6, { "K-LEAD-02", N_("on a 1 it runs out") } },
  { "leader-casualty", N_("whether the Leader falls"), 6,
    { "K-MELEE-05", N_("he falls if they make 2 in all") } },
  { "leader-casualty-reroll", N_("whether he falls after all"), 6,
    { "K-LEAD-02", N_("he falls if they make 2 in all") } },
  { "pinning", N_("against being pinned"), 6,
    { "K-PIN-02",
      N_("{0} or more in all (Leadership {1}[, {+2} Discipline]"
         "[, {+3} for casualties][, {+4} for heavy losses][, {+5} by the umpire])") } },
  { "nerves", N_("whether he deserts"), 6, { "K-LEAD-02", N_("on {a0} he deserts") } },
  { "rally", N_("to rally"), 6,
    { "K-RALLY-01",
      N_("{0} or more in all (Leadership {1}[, {+2} Discipline]"
         "[, {+3} for Pinned markers][, {+4} for heavy losses])[; {5} or less routs]") } },
  { "rally-reroll", N_("to rally after all"), 6,
    { "K-LEAD-02",
      N_("{0} or more in all (Leadership {1}[, {+2} Discipline]"
         "[, {+3} for Pinned markers][, {+4} for heavy losses])[; {5} or less routs]") } },
  { "reinforcements", N_("points that arrive"), 6,
    { "K-SCN-07", N_("as many points arrive as they make in all") } },
  { "appear", N_("whether natives appear"), 6, { "K-SOLO-02", N_("{a0} brings natives") } },
  { "type", N_("who they are"), 6, { "K-SOLO-02", N_("it says who comes") } },
  { "side", N_("where they come from"), 6,
    { "K-SOLO-02", N_("it says from which side they come") } },
  { "babbage", N_("what the unit does"), 6,
    { "K-SOLO-03", N_("it says what the unit does[, with {+0}]") } },
  { "return", N_("whether the unit returns"), 6,
    { "K-SOLO-04", N_("it says whether the unit comes back[, with {+0}]") } },
  { "leadership", N_("his Leadership"), 6, { "K-LEAD-01", N_("it gives his Leadership") } },
  { "trait", N_("what he is like"), 6,
    { "K-LEAD-02", N_("read one after the other: what he is like") } },
  { "scenario", N_("which scenario is played"), 6,
    { "K-SCN", N_("read one after the other: the scenario") } },
  { "tactics", N_("who attacks"), 6,
    { "K-SCN", N_("the higher total attacks[, yours with {+0} for tactics]") } },
  { NULL }
};

const MusterMarker muster_kings_markers[] = {
  { "pinned", N_("Pinned"), 0, 99, 6, .tone = MUSTER_TONE_DANGER },
  { "close-order", N_("Close order"), 0, 1 },
  { "gone-to-ground", N_("Gone to ground"), 0, 1 },
  { "ammo", N_("Ammunition"), -1, 99 },
  { "out-of-ammo", N_("Out of ammunition"), 0, 1, .tone = MUSTER_TONE_HINDERS },
  { "enemy-orders", N_("The enemy gives its order"), 0, 1, .tone = MUSTER_TONE_HINDERS },
  { "shot-at", N_("Has been attacked"), 0, 1 },
  { "jammed", N_("Jammed"), 0, 1, .tone = MUSTER_TONE_HINDERS },
  { "returning", N_("Returning"), 0, 1 },
  { "gone", N_("Gone for good"), 0, 1, .tone = MUSTER_TONE_HINDERS },
  { NULL }
};

const MusterChoice muster_kings_fates[] = {
  MUSTER_COMMON_FATES (N_("Left by a permitted edge")),
  { "reserve", N_("In reserve") },
  { "absorbed", N_("Absorbed") },
  { NULL }
};

const MusterChoice muster_kings_leader_statuses[] = {
  { "none", N_("No Leader") },
  { "in-command", N_("In command") },
  { "casualty", N_("Casualty") },
  { "deserted", N_("Deserted") },
  { NULL }
};

/* Those that are about what is still to come. The others decide what units are, or what is thrown before the
 * first turn. */
static const char *const switches[] = { "dangerous-terrain", "heavy-losses", "absorb-leaderless", NULL };

/* K-FILE-04: a destroyed or absorbed unit has no model left. */
const MusterCorrectionRules muster_kings_corrections = {
  .least_strength = 1,
  .empty_fates = KINGS_BIT (KINGS_DESTROYED) | KINGS_BIT (KINGS_ABSORBED),
  .lost_fates = MUSTER_COMMON_LOST_FATES,
  .switches = switches,
  .dup_switched = muster_kings_setup_dup_switched,
  MUSTER_CORRECTION_STEPS ("K-FILE-05"),
};

const MusterField muster_kings_settings[] = {
  { "turn-limit", N_("Turn limit"), MUSTER_FIELD_NUMBER, 0, NULL, 1, 999 },
  { "first", N_("Goes first"), MUSTER_FIELD_CHOICE, 0, roles },
  { "objectives", N_("Objectives"), MUSTER_FIELD_POINTS, 0, NULL, -999, 999 },
  { "defender-ammunition", N_("Defender’s ammunition is limited"), MUSTER_FIELD_SWITCH },
  { "whites", N_("Sides that wait for the whites of their eyes"), MUSTER_FIELD_SIDES },
  { "turn-order", N_("Order of the sides"), MUSTER_FIELD_CHOICE, 0, turn_orders },
  { NULL }
};

const MusterField muster_kings_side_members[] = {
  { "automated", N_("Played by Mr Babbage"), MUSTER_FIELD_SWITCH },
  { NULL }
};

const MusterField muster_kings_unit_members[] = {
  { "climate", N_("Suffers from the climate"), MUSTER_FIELD_CHOICE, 0, climates },
  { "reserve", N_("In reserve"), MUSTER_FIELD_SWITCH },
  { NULL }
};

/* By KingsNative, KingsAppear, KingsAct and KingsBack; sides as they are prompted for. */
const char *const muster_kings_native_words[] = { "shooter", "charger", "cavalry", NULL };
const char *const muster_kings_appear_words[] = { "none", "long", "short", "speed", NULL };
const char *const muster_kings_side_words[] = { "front", "left", "right", "rear", NULL };
const char *const muster_kings_act_words[] = { "slink", "caution", "advance", "charge", NULL };
const char *const muster_kings_return_words[] = { "gone", "wait", "later", "now", NULL };

const MusterRollTableSpec muster_kings_roll_tables[] = {
  { "babbage-far", muster_kings_native_words },
  { "babbage-near", muster_kings_native_words },
  { "babbage-pair", muster_kings_native_words },
  { "babbage-appear", muster_kings_appear_words },
  { "babbage-side", muster_kings_side_words },
  { "babbage-act", muster_kings_act_words },
  { "babbage-return", muster_kings_return_words },
  { "leadership-regular", NULL },
  { "leadership-irregular", NULL },
  { "leadership-tribal", NULL },
  { NULL }
};

const char *const muster_kings_rule_words[] = {
  "mounted-infantry", "lancers", "fieldcraft", "officer-snipers", "cuirassiers", "ghazi",
  "light-infantry", "magazine-rifles", "haka", "terror-kilts", "irregular",
  "rifle", "modern-rifle", "infantry-only", "field-gun", "machine-gun",
  "march-limit", "pass-off", "last-force", "buildings", "retire", "bloodless", "patrol", "escape",
  "melt-away", "survivors", "relief",
  NULL
};

const char *const muster_kings_last_objects[] = { "casualties", "retreat", NULL };
