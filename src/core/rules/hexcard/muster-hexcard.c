/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-correction.h"

static const MusterPurpose purposes[] = {
  { "deal", N_("The deal"), 0, { "H-TURN-02", N_("one for each unit; the lowest acts first") } },
  { "hit", N_("To hit"), 6, { "H-FIRE-14", N_("each 6 hits") }, .can_count = TRUE },
  { "assault", N_("The assault"), 6,
    { "H-ASSAULT-04", N_("each 6 hits, and the higher total drives the other back") } },
  { "defence", N_("The defence"), 6,
    { "H-ASSAULT-04", N_("each 6 hits[, and {0} or more in all holds the ground]") } },
  { "cover", N_("The cover"), 0, { "H-COVER-01", N_("each black card takes a hit away") } },
  { "commander-hit", N_("What befalls the commander"), 0,
    { "H-CMD-02", N_("jack, queen or king of hearts kills him, other red cards wound him") } },
  { "cohesion", N_("To regain cohesion"), 0, { "H-COHESION-03", N_("a black card recovers") } },
  { "cohesion-second", N_("The second attempt to regain cohesion"), 0,
    { "H-COHESION-03", N_("a black card recovers") } },
  { NULL },
};

static const MusterMarker markers[] = {
  { "disrupted", N_("Disrupted"), 0, 1, 1, .tone = MUSTER_TONE_DANGER },
  { "moved", N_("Moved"), 0, 1 },
  { "fought", N_("Fought"), 0, 1 },
  { "limbered", N_("Limbered"), 0, 1, 1, "gun" },
  { "wounded", N_("Wounded"), 0, 1, 1, "commander", MUSTER_TONE_HINDERS },
  { NULL },
};

static const MusterChoice fates[] = {
  MUSTER_COMMON_FATES (N_("Left the table")),
  { "merged", N_("Merged into another part") },
  { NULL },
};

static const MusterCorrectionRules corrections = {
  .empty_fates = MUSTER_FATE_BIT (HEXCARD_DESTROYED) | MUSTER_FATE_BIT (HEXCARD_MERGED),
  .lost_fates = MUSTER_COMMON_LOST_FATES,
  MUSTER_CORRECTION_STEPS ("H-GEN-04"),
};

static const MusterChoice leader_statuses[] = {
  { "none", N_("none") },
  { NULL },
};

static const MusterChoice phases[] = {
  { "deal", N_("Deal") },
  { "activation", N_("Activation") },
  { "cohesion", N_("Regaining cohesion") },
  { "over", N_("Over") },
  { NULL },
};

/* Limits that catch typing errors in points and turns. */
#define MAX_POINTS 1000000
#define MAX_TURNS 30000

static const MusterField settings[] = {
  { .id = "points_per_unit", .label = N_("Points for an enemy unit"),
    .kind = MUSTER_FIELD_NUMBER, .flags = MUSTER_FIELD_SETTLED, .min = 0,
    .max = MAX_POINTS, .fallback = HEXCARD_UNIT_POINTS },
  { .id = "points_per_commander", .label = N_("Points for an enemy commander"),
    .kind = MUSTER_FIELD_NUMBER, .flags = MUSTER_FIELD_SETTLED, .min = 0,
    .max = MAX_POINTS, .fallback = HEXCARD_COMMANDER_POINTS },
  { .id = "exhaustion", .label = N_("Exhausted at this percentage of losses (0: never)"),
    .kind = MUSTER_FIELD_NUMBER, .flags = MUSTER_FIELD_SETTLED, .min = 0, .max = 100, .fallback = 0 },
  { .id = "turn_limit", .label = N_("Turns (0: no limit)"),
    .kind = MUSTER_FIELD_NUMBER, .flags = MUSTER_FIELD_SETTLED, .min = 0, .max = MAX_TURNS, .fallback = 0 },
  { NULL },
};

static const char *const rule_words[] = {
  "good",
  "average",
  "poor",
  "very-poor",
  "light",
  "motorised",
  "machine-gun",
  NULL,
};

static const char *const last_objects[] = {
  "casualties",
  NULL,
};

const MusterRules muster_hexcard_rules = {
  .id = "hexcard",
  .name = N_("Hexcard"),
  .min_sides = 2,
  .max_sides = 2,
  .orders = muster_hexcard_orders,
  .handlers = muster_hexcard_handlers,
  .purposes = purposes,
  .markers = markers,
  .fates = fates,
  .leader_statuses = leader_statuses,
  .phases = phases,
  .default_scenario = "battle",
  .turn_limit_setting = "turn_limit",
  .measure = N_(" hexes"),
  .measure_one = N_(" hex"),
  .leader_kind = "command",
  .settings = settings,
  .reference = &muster_hexcard_reference,
  .corrections = &corrections,
  .rule_words = rule_words,
  .last_objects = last_objects,
  .compile = muster_hexcard_setup_compile,
  .begin = muster_hexcard_setup_begin,
  .judge = muster_common_judge,
  .settle = muster_hexcard_judge_settle,
  .get_reach = muster_hexcard_move_get_reach,
  .get_turn_limit = muster_hexcard_score_get_turn_limit,
  .list_duties = muster_hexcard_duties_list,
  .duties_are_complete = TRUE,
  .get_draw_deck = muster_hexcard_cards_get_draw_deck,
  .list_turns = muster_hexcard_queue_list_turns,
  .get_recipient = muster_hexcard_cards_get_recipient,
  .get_leader = muster_hexcard_units_get_leader,
  .get_score = muster_hexcard_score_get,
  .write_state = muster_hexcard_queue_write_state,
  .write_unit = muster_hexcard_queue_write_unit,
  .lab = &muster_hexcard_lab,
  .levy = &muster_hexcard_levy,
};
