/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* For the other files of the plan itself: sides, optional rules, preparation. */

struct _MusterBattlePlan
{
  GObject parent_instance;

  MusterLibrary *library;
  MusterRuleset *ruleset;
  char *title;
  char *date;
  const MusterScenario *scenario;
  MusterPlanMembers *settings;
  int table_length;
  int table_width;
  guint64 optional_rules;
  char **rule_ids;
  GListStore *sides;
  guint64 checks;
  MusterTape scenario_tape;
  MusterTape role_tape;
  GPtrArray *records; /* char *, and NULL */
};

/* The optional rules are others: lists their ids. */
void muster_battle_plan_list_rules (MusterBattlePlan *self);

G_END_DECLS
