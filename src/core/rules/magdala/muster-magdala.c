/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-correction.h"

static const MusterPurpose purposes[] = {
  { "hit", N_("To hit"), 6, { "M-FIRE-08", N_("each {a0} hits") }, .can_count = TRUE },
  { "ammo", N_("Ammunition used"), 6, { "M-AMMO-03", N_("4 or more saves it") } },
  { "general-risk", N_("Risk to the General"), 6,
    { "M-GEN-03", N_("a total of 2 kills him, 3 wounds him") } },
  { "move", N_("How far it goes"), 6,
    { "M-MOVE-01", N_("inches, with {0} more[; {1} or more in all reaches the enemy]") } },
  { "melee-attacker", N_("The attackers’ combats"), 6,
    { "M-MELEE-05", N_("each kills if it is higher by 2[, counted with {+0}]") } },
  { "melee-defender", N_("The defenders’ combats"), 6,
    { "M-MELEE-05", N_("each kills if it is higher by 2[, counted with {+0}]") } },
  { "overlap-enemy", N_("The overlap"), 6, { "M-MELEE-10", N_("each kills if it is higher by 2") } },
  { "overlap-victim", N_("Against the overlap"), 6,
    { "M-MELEE-10", N_("the higher the better; they kill nobody") } },
  { "morale", N_("Morale"), 6, { "M-MORALE-06", N_("{0} or more passes, with casualties of {1}") } },
  { "morale-reroll", N_("Morale, once more"), 6,
    { "M-GEN-02", N_("{0} or more passes, with casualties of {1}; this one stands") } },
  { "pursuit", N_("Pursuit"), 6, { "M-MELEE-15", N_("{a0} holds") } },
  { "pursuit-reroll", N_("Pursuit, once more"), 6, { "M-GEN-02", N_("{a0} holds; this one stands") } },
  { "reaction", N_("Reaction"), 6, { "M-REACT-03", N_("{0} or more carries on") } },
  { "reaction-reroll", N_("Reaction, once more"), 6,
    { "M-GEN-02", N_("{0} or more carries on; this one stands") } },
  { "clear", N_("To clear the jam"), 6, { "M-FIRE-12", N_("4 or more clears it") } },
  { "build", N_("To finish the sangar"), 6, { "M-FORT-06", N_("5 or 6 finishes it") } },
  { NULL },
};

static const char *const jam_words[] = { N_("Jammed"), N_("Jammed, may be cleared") };
static const char *const works_words[] = {
  N_("Behind a zareba"), N_("Behind wagons"), N_("Behind earthworks"), N_("Behind a sangar")
};
static const char *const test_words[] = { N_("Owes a test for fire"), N_("Owes a test for its melee") };
static const char *const halt_words[] = { N_("Halted"), N_("Halted"), N_("Halted, may test again") };
static const char *const pin_words[] = { N_("Pinned"), N_("Pinned") };
static const char *const retreat_words[] = { N_("In retreat"), N_("In retreat, must test again") };

const MusterMarker muster_magdala_markers[] = {
  [MAGDALA_AMMO] = { "ammo", N_("Ammunition"), 0, 99, 6, .halves = TRUE },
  [MAGDALA_LAST_STAND] = { "last-stand", N_("Last volley fired"), 0, 1, .tone = MUSTER_TONE_HINDERS },
  [MAGDALA_JAMMED] = { "jammed", N_("Jammed"), 0, 2, 1, "gun", MUSTER_TONE_HINDERS, jam_words },
  [MAGDALA_LIMBERED] = { "limbered", N_("Limbered"), 0, 1, 1, "gun" },
  [MAGDALA_MOUNTED] = { "mounted", N_("Mounted"), 0, 1, 1, "rider" },
  [MAGDALA_SKIRMISH] = { "skirmish", N_("In skirmish order"), 0, 1 },
  [MAGDALA_SQUARE] = { "square", N_("In square"), 0, 1 },
  [MAGDALA_PRONE] = { "prone", N_("Prone"), 0, 1 },
  [MAGDALA_WORKS] = { "works", N_("Behind works"), 0, 4, .words = works_words },
  [MAGDALA_BUILDING] = { "building", N_("Turns of building"), 0, 99 },
  [MAGDALA_MOVED] = { "moved", N_("Moved"), 0, 2 },
  [MAGDALA_FIRED] = { "fired", N_("Fired"), 0, 2 },
  [MAGDALA_BUSY] = { "busy", N_("Busy"), 0, 2 },
  [MAGDALA_ADVANCING] = { "advancing", N_("Advancing"), 0, 1 },
  [MAGDALA_UNDER_FIRE] = { "under-fire", N_("Under fire"), 0, 1 },
  [MAGDALA_FIRE_LOSSES] = { "fire-losses", N_("Lost to fire this turn"), 0, 99 },
  [MAGDALA_TESTED] = { "tested", N_("Tested for fire"), 0, 1 },
  [MAGDALA_TEST_DUE] = { "test-due", N_("Owes a test"), 0, 2, 0, NULL, MUSTER_TONE_DANGER, test_words },
  [MAGDALA_HALTED] = { "halted", N_("Halted"), 0, 3, 1, .tone = MUSTER_TONE_HINDERS, .words = halt_words },
  [MAGDALA_PINNED] = { "pinned", N_("Pinned"), 0, 2, 1, .tone = MUSTER_TONE_HINDERS, .words = pin_words },
  [MAGDALA_MELEE] = { "melee", N_("In melee, round"), 0, 99, .tone = MUSTER_TONE_DANGER },
  [MAGDALA_LOST_ROUNDS] = { "lost-rounds", N_("Rounds lost in a row"), 0, 99, .tone = MUSTER_TONE_DANGER },
  [MAGDALA_RETREATING] = { "retreating", N_("In retreat"), 0, 2, 0, NULL, MUSTER_TONE_DANGER, retreat_words },
  [MAGDALA_PURSUING] = { "pursuing", N_("Moves of pursuit left"), 0, 2, .tone = MUSTER_TONE_HINDERS },
  [MAGDALA_SPENT] = { "spent", N_("At half strength"), 0, 1, 1, .tone = MUSTER_TONE_DANGER },
  [MAGDALA_N_MARKERS] = { NULL },
};

G_STATIC_ASSERT (MAGDALA_N_MARKERS <= MUSTER_MAX_MARKERS);

static const MusterChoice fates[] = {
  MUSTER_COMMON_FATES (N_("Left the table")),
  { "rejoined", N_("Rejoined its parent unit") },
  { NULL },
};

static const MusterChoice leader_statuses[] = {
  { "none", N_("none") },
  { "in-command", N_("in command") },
  { "wounded", N_("wounded") },
  { "killed", N_("killed") },
  { NULL },
};

static const char *const switches[] = { "no-ammunition", NULL };

static const MusterCorrectionRules corrections = {
  .figures_stay = TRUE,
  .leaders_go = TRUE,
  .lost_fates = MUSTER_COMMON_LOST_FATES,
  .switches = switches,
  .dup_switched = muster_magdala_setup_dup_switched,
  MUSTER_CORRECTION_STEPS ("M-SET-01"),
};

#define MAX_AMMUNITION 20
#define MAX_TURNS 99

static const MusterField settings[] = {
  { .id = "first-side", .label = N_("Who begins"), .kind = MUSTER_FIELD_SIDE, .fallback = -1,
    .nothing = N_("The attacker") },
  { .id = "ammunition", .label = N_("Points of ammunition"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_SETTLED, .min = 0, .max = MAX_AMMUNITION, .fallback = MAGDALA_POINTS },
  { .id = "turn-limit", .label = N_("Turns (0: no limit)"), .kind = MUSTER_FIELD_NUMBER,
    .flags = MUSTER_FIELD_SETTLED, .min = 0, .max = MAX_TURNS, .fallback = 0 },
  { .id = "army-break", .label = N_("A side breaks at more than this percentage of units lost (0: never)"),
    .kind = MUSTER_FIELD_NUMBER, .flags = MUSTER_FIELD_SETTLED, .min = 0, .max = 100,
    .fallback = MAGDALA_ARMY_BREAK_PERCENT },
  { NULL },
};

static const char *const rule_words[] = {
  [MAGDALA_REGULAR] = "regular",
  [MAGDALA_NATIVE] = "native",
  [MAGDALA_EUROPEAN] = "european",
  [MAGDALA_BRITISH] = "british",
  [MAGDALA_FOREIGN_LEGION] = "foreign-legion",
  [MAGDALA_REGULAR_INFANTRY] = "regular-infantry",
  [MAGDALA_LINE] = "line",
  [MAGDALA_SLOWED] = "slowed",
  [MAGDALA_CAN_BUG_OUT] = "bug-out",
  [MAGDALA_SMALL_ARMS] = "small-arms",
  [MAGDALA_MAGAZINE] = "magazine",
  [MAGDALA_ROCKET] = "rocket",
  [MAGDALA_SHARPSHOOTERS] = "sharpshooters",
  [MAGDALA_SNIPERS] = "snipers",
  [MAGDALA_POOR_SHOTS] = "poor-shots",
  [MAGDALA_LANCES] = "lances",
  [MAGDALA_INFERIOR] = "inferior",
  [MAGDALA_VERY_INFERIOR] = "very-inferior",
  [MAGDALA_FANATIC] = "fanatic",
  [MAGDALA_MAHDIST] = "mahdist",
  [MAGDALA_ZULU] = "zulu",
  [MAGDALA_FIERCE] = "fierce",
  [MAGDALA_PRE_MAXIM] = "pre-maxim",
  [MAGDALA_RIVERBOAT] = "riverboat",
  [MAGDALA_DETACHMENT] = "detachment",
  [MAGDALA_SKIRMISHERS] = "skirmishers",
  [MAGDALA_DISMOUNTED] = "dismounted",
  [MAGDALA_LIMBERED_GUN] = "limbered",
  [MAGDALA_HALF_DETACH] = "half-detach",
  [MAGDALA_IN_ZAREBA] = "in-zareba",
  [MAGDALA_IN_WAGONS] = "in-wagons",
  [MAGDALA_IN_EARTHWORKS] = "in-earthworks",
  [MAGDALA_IN_SANGAR] = "in-sangar",
  [MAGDALA_N_WORDS] = NULL,
};

static const char *const last_objects[] = {
  "casualties",
  NULL,
};

const MusterRules muster_magdala_rules = {
  .id = "magdala",
  .name = N_("Magdala to Mafeking"),
  .min_sides = 2,
  .max_sides = 2,
  .orders = muster_magdala_orders,
  .handlers = muster_magdala_handlers,
  .purposes = purposes,
  .markers = muster_magdala_markers,
  .fates = fates,
  .leader_statuses = leader_statuses,
  .default_scenario = "pitched-battle",
  .attacker_first = TRUE,
  .turn_limit_setting = "turn-limit",
  .measure = "\"",
  .default_trait = "general",
  .min_leadership = 0,
  .max_leadership = 10,
  .settings = settings,
  .reference = &muster_magdala_reference,
  .corrections = &corrections,
  .rule_words = rule_words,
  .last_objects = last_objects,
  .compile = muster_magdala_setup_compile,
  .begin = muster_magdala_setup_begin,
  .judge = muster_common_judge,
  .settle = muster_magdala_judge_settle,
  .get_reach = muster_magdala_duties_get_reach,
  .get_turn_limit = muster_magdala_score_get_turn_limit,
  .list_duties = muster_magdala_duties_list,
  .get_leader = muster_magdala_leaders_get,
  .get_leader_def = muster_magdala_leaders_get_def,
  .find_leader = muster_magdala_leaders_find,
  .shows_marker = muster_magdala_units_shows_marker,
  .get_score = muster_magdala_score_get,
  .solo = &muster_magdala_solo,
  .lab = &muster_magdala_lab,
  .levy = &muster_magdala_levy,
  .returns = &muster_magdala_returns,
};
