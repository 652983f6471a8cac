/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/muster-correction.h"
#include "core/rules/toysoldier/muster-toy-text.h"

const MusterPurpose muster_toy_purposes[] = {
  { "command-points", N_("Command points"), 6,
    { "T-CP-01", N_("the highest is the general’s command points") }, .is_secret = TRUE },
  { "draw", N_("The next card"), 0, { "T-CARD-02", N_("it says which side acts") } },
  { "activate", N_("To obey"), 6, { "T-ADV-18", N_("one that shows {a0}") } },
  { "attack", N_("The attack"), 6, { "T-DICE-01", N_("each {a0} is a success") }, .can_count = TRUE },
  { "attack-again", N_("The attack, second throw"), 6,
    { "T-ADV-06", N_("each {a0} is a success") }, .can_count = TRUE },
  { "defence", N_("The defence"), 6, { "T-DICE-01", N_("each {a0} is a success") }, .can_count = TRUE },
  { "defence-again", N_("The defence, second throw"), 6,
    { "T-ADV-06", N_("each {a0} is a success") }, .can_count = TRUE },
  { "square", N_("To form square"), 6, { "T-ADV-41", N_("one that shows {a0}") } },
  { "leader-casualty", N_("The leaders of the unit"), 6,
    { "T-ADV-65", N_("on a 5 the ensign falls, on a 6 the officer") } },
  { "rally", N_("To fall back in good order"), 6, { "T-ADV-60", N_("one that shows {a0}") } },
  { "general-casualty", N_("The general’s luck"), 6, { "T-ADV-71", N_("on a 6 he is wounded") } },
  { "collapse", N_("To fight on"), 6, { "T-ADV-75", N_("one that shows 5 or 6") } },
  { "arrival", N_("The main army"), 6, { "T-BATTLE-03", N_("on 5 or 6 it arrives") } },
  { "survivors", N_("Survivors"), 6, { "T-BATTLE-04", N_("each 6 brings 6 figures back") } },
  { "army-type", N_("The unit"), 6, { "T-SETUP-03", N_("the total says what it is") } },
  { "artillery-type", N_("The artillery"), 6,
    { "T-SETUP-03", N_("1 to 4: foot artillery, 5 or 6: horse artillery") } },
  { "general-rating", N_("The rating"), 6,
    { "T-GEN-02", N_("1 or 2: rated 1, 3 to 5: rated 2, 6: rated 3") } },
  { "gun-size", N_("The gun"), 6,
    { "T-ADV-15", N_("up to 5 in all: light, 6 to 9: medium, from 10 on: heavy") } },
  { "quality", N_("The quality"), 6,
    { "T-ADV-20", N_("1: militia, 2 to 5: regular, 6: elite") } },
  { "war-party-size", N_("The warriors"), 6,
    { "T-PERIOD-10", N_("as many warriors as the die shows, and 6") } },
  { NULL },
};

static const char *const colour_words[] = { N_("Yellow"), N_("Red") };
static const MusterTone colour_tones[] = { MUSTER_TONE_GOOD, MUSTER_TONE_HINDERS, MUSTER_TONE_DANGER };
static const char *const formation_words[] = { N_("Column"), N_("Loose"), N_("Mob"), N_("Square") };
static const MusterTone formation_tones[] = {
  MUSTER_TONE_PLAIN, MUSTER_TONE_PLAIN, MUSTER_TONE_PLAIN, MUSTER_TONE_HINDERS, MUSTER_TONE_PLAIN,
};
static const char *const quality_words[] = { N_("Regular"), N_("Elite") };
static const char *const gun_words[] = { N_("Light gun"), N_("Medium gun"), N_("Heavy gun") };

const MusterMarker muster_toy_markers[] = {
  { "resolve", N_("Colour"), TOY_GREEN, TOY_RED, .words = colour_words, .zero = N_("Green"),
    .tones = colour_tones },
  { "disorder", N_("Disorder"), 0, 1, 1, .tone = MUSTER_TONE_DANGER },
  { "formation", N_("Formation"), TOY_LINE, TOY_IN_SQUARE, .words = formation_words,
    .zero = N_("Line"), .tones = formation_tones },
  { "extra", N_("Second counter"), 0, 1 },
  { "officer", N_("Officer"), 0, 1, 1, .zero = N_("No officer"),
    .tone = MUSTER_TONE_HINDERS },
  { "ensign", N_("Ensign"), 0, 1, 1, .zero = N_("No ensign"),
    .tone = MUSTER_TONE_HINDERS },
  { "quality", N_("Quality"), TOY_MILITIA, TOY_ELITE, .words = quality_words, .zero = N_("Militia") },
  { "gun", N_("Gun"), TOY_NO_GUN, TOY_HEAVY_GUN, .words = gun_words },
  { "break", N_("Break point"), 0, TOY_MAX_BREAK },
  { "building", N_("Building"), 0, 9 },
  { "brigade", N_("Brigade"), 0, 1 },
  { "dismounted", N_("Dismounted"), 0, 1 },
  { "reserve", N_("In reserve"), 0, 1, .tone = MUSTER_TONE_HINDERS },
  { "cp", N_("Command points"), 0, TOY_MAX_POINTS, .is_secret = TRUE },
  { "commanding", N_("Commands"), 0, 1 },
  { "overrides", N_("Cards passed on"), 0, 13 },
  { "radius", N_("Command radius"), 0, 24 },
  { NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_toy_markers) == TOY_N_MARKERS + 1);
G_STATIC_ASSERT (TOY_N_MARKERS <= MUSTER_MAX_MARKERS);

const MusterChoice muster_toy_fates[] = {
  MUSTER_COMMON_FATES (N_("Left the table")),
  { "brigaded", N_("Gone into a brigade") },
  { NULL },
};

const MusterChoice muster_toy_leader_statuses[] = {
  { "none", N_("none") },
  { "in-command", N_("In command") },
  { "wounded", N_("Wounded") },
  { NULL },
};

const MusterChoice muster_toy_phases[] = {
  { "between", N_("Between two turns") },
  { "ready", N_("Before the first card") },
  { "card", N_("Cards") },
  { NULL },
};

/* Those that are about what is still to come. The others decide what units are, or which cards a turn has. */
static const char *const switches[] = {
  "dice-modifiers", "advanced-activation", "override-deck", "bank-cards", "buildings", "enfilade", "square",
  "brigading", "rally-mob", "recover-disorder", "leader-casualties", "general-casualties",
  "advanced-collapse", NULL
};

const MusterCorrectionRules muster_toy_corrections = {
  .least_strength = 1,
  .empty_fates = MUSTER_FATE_BIT (TOY_DESTROYED) | MUSTER_FATE_BIT (TOY_BRIGADED),
  .lost_fates = MUSTER_COMMON_LOST_FATES,
  .switches = switches,
  .dup_switched = muster_toy_setup_dup_switched,
  MUSTER_CORRECTION_STEPS ("T-CAS-04"),
};

/* The first side's suit, then the second's. */
static const MusterChoice suits[] = {
  { "HC", N_("♥ and ♣") },
  { "HS", N_("♥ and ♠") },
  { "DC", N_("♦ and ♣") },
  { "DS", N_("♦ and ♠") },
  { "CH", N_("♣ and ♥") },
  { "CD", N_("♣ and ♦") },
  { "SH", N_("♠ and ♥") },
  { "SD", N_("♠ and ♦") },
  { NULL },
};

/* No more turns than anybody plays, and no more units than there can be. */
#define MAX_TURNS 999

const MusterField muster_toy_settings[] = {
  { .id = "suits", .label = N_("Suits of the two sides"), .kind = MUSTER_FIELD_CHOICE,
    .choices = suits },
  { .id = "turns", .label = N_("Turns"), .kind = MUSTER_FIELD_NUMBER, .min = 1, .max = MAX_TURNS,
    .fallback = 4 },
  { .id = "exits", .label = N_("Units that must get away"), .kind = MUSTER_FIELD_NUMBER, .min = 1,
    .max = MUSTER_MAX_UNITS, .fallback = 7 },
  { .id = "arrival", .label = N_("First turn in which the main army may arrive"),
    .kind = MUSTER_FIELD_NUMBER, .min = 1, .max = MAX_TURNS, .fallback = 3 },
  { NULL },
};

static const char *const army_words[] = { "infantry", "cavalry", "skirmishers", "artillery", NULL };
static const char *const artillery_words[] = { "foot-artillery", "horse-artillery", NULL };

const MusterRollTableSpec muster_toy_roll_tables[] = {
  { "army-type", army_words },
  { "artillery-type", artillery_words },
  { "general-rating", NULL },
  { "gun-size", NULL },
  { "quality", NULL },
  { NULL },
};

const char *const muster_toy_words[] = {
  "starts-column", "dismounts", "starts-dismounted", "elite", "militia", "continental",
  "gun-light", "gun-medium", "gun-heavy", "rockets", "scrap-shot",
  "attack-better", "attack-worse", "defence-better", "defence-worse",
  "reroll-fire-best", "reroll-fire-worst", "reroll-defence-best", "reroll-defence-worst",
  "reroll-melee-attack-best", "reroll-melee-attack-worst",
  "reroll-melee-defence-best", "reroll-melee-defence-worst",
  "extra-green", "extra-yellow", "extra-red", "marksmen", "repeating-rifles",
  "reserve", "commanding", "unlimited-pass",
  "dislodge", "hold", "edge", "rear-guard",
  NULL,
};

/* In the order of ToyRule. */
const char *const muster_toy_rule_ids[] = {
  "unit-sizes", "dice-modifiers", "artillery-sizes", "secret-command", "advanced-activation",
  "quality", "deck-buster", "override-deck", "bank-cards", "buildings", "enfilade", "square",
  "brigading", "rally-mob", "recover-disorder", "leader-casualties", "general-casualties",
  "advanced-collapse", "skirmishers-uncounted", "skirmishing-cavalry", "woodland-war-party",
  "unlimited-pass",
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_toy_rule_ids) == TOY_N_RULES);

/* In the order of ToyObjective. */
const char *const muster_toy_objectives[] = {
  "enemy-unit", "exited", "dislodged", "held", "edge-reached",
};

G_STATIC_ASSERT (G_N_ELEMENTS (muster_toy_objectives) == TOY_N_OBJECTIVES);

const MusterRules muster_toy_rules = {
  .id = "toysoldier",
  .name = N_("All the King’s Men"),
  .min_sides = 2,
  .max_sides = 2,
  .orders = muster_toy_orders,
  .handlers = muster_toy_handlers,
  .purposes = muster_toy_purposes,
  .markers = muster_toy_markers,
  .fates = muster_toy_fates,
  .leader_statuses = muster_toy_leader_statuses,
  .phases = muster_toy_phases,
  .default_scenario = "pitched",
  .numbers_units = TRUE,
  .turn_limit_setting = "turns",
  .measure = N_("\""),
  .leader_kind = "command",
  .staff_kind = "command",
  .sizes_rule = "unit-sizes",
  .secret_rule = "secret-command",
  .leadership_name = N_("Rating"),
  .leadership_text = N_("rated {0}"),
  .min_leadership = 1,
  .max_leadership = TOY_MAX_RATING,
  .settings = muster_toy_settings,
  .tables = muster_toy_roll_tables,
  .reference = &muster_toy_reference,
  .corrections = &muster_toy_corrections,
  .rule_words = muster_toy_words,
  .hits_are_facts = TRUE,
  .compile = muster_toy_setup_compile,
  .begin = muster_toy_setup_begin,
  .judge = muster_toy_judge,
  .settle = muster_toy_judge_settle,
  .is_free = muster_toy_activation_is_free,
  .get_turn_limit = muster_toy_score_get_turn_limit,
  .duties_are_complete = TRUE,
  .list_duties = muster_toy_duties_list,
  .get_reach = muster_toy_asks_get_reach,
  .get_draw_deck = muster_toy_cards_get_draw_deck,
  .dup_open_cards = muster_toy_duties_dup_open_cards,
  .dup_standing = muster_toy_duties_dup_standing,
  .get_leadership = muster_toy_units_get_leadership,
  .get_leader = muster_toy_units_get_leader,
  .shows_marker = muster_toy_units_shows_marker,
  .get_score = muster_toy_score_get,
  .write_state = muster_toy_bank_write_state,
  .solo = &muster_toy_solo,
  .lab = &muster_toy_lab,
  .levy = &muster_toy_levy,
  .returns = &muster_toy_returns,
};
