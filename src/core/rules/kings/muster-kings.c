/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings.h"

#include "core/rules/kings/muster-kings-levy.h"
#include "core/rules/kings/muster-kings-private.h"
#include "core/rules/kings/muster-kings-text.h"

/* The Men Who Would Be Kings as the engine sees it. */

const MusterRules muster_kings_rules = {
  .id = "kings",
  .name = N_("The Men Who Would Be Kings"),
  .min_sides = 2,
  .max_sides = MUSTER_MAX_SIDES,

  .orders = muster_kings_orders,
  .handlers = muster_kings_handlers,
  .purposes = muster_kings_purposes,
  .markers = muster_kings_markers,
  .fates = muster_kings_fates,
  .leader_statuses = muster_kings_leader_statuses,
  .reserve_fate = KINGS_RESERVE,
  .default_scenario = "open",
  .turn_limit_setting = "turn-limit",
  .measure = "\"",
  .leadership_text = N_("{0}+"),
  .settings = muster_kings_settings,
  .side_members = muster_kings_side_members,
  .unit_members = muster_kings_unit_members,
  .tables = muster_kings_roll_tables,
  .reference = &muster_kings_reference,
  .corrections = &muster_kings_corrections,
  .rule_words = muster_kings_rule_words,
  .last_objects = muster_kings_last_objects,

  .compile = muster_kings_setup_compile,
  .begin = muster_kings_begin_state,
  .judge = muster_kings_judge,
  .prepare = muster_kings_orders_prepare,
  .settle = muster_kings_orders_settle,
  .may_reroll = muster_kings_units_may_reroll,
  .note_reroll = muster_kings_units_note_reroll,
  .is_free = muster_kings_activation_is_free,
  .get_act_chance = muster_kings_activation_get_act_chance,
  .get_turn_limit = muster_kings_turn_get_limit,
  .get_reach = muster_kings_reach_get,
  .list_duties = muster_kings_duties_list,
  .get_leadership = muster_kings_units_get_leadership,
  .get_leader = muster_kings_units_get_leader,
  .get_score = muster_kings_score_get,

  .lab = &muster_kings_lab,
  .levy = &muster_kings_levy_rules,
};
