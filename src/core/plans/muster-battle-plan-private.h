/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* For the other files of the plan itself: sides, optional rules, packs, preparation. */

typedef struct
{
  MusterFieldNames names;
  MusterBattlePlan *plan;
} MusterPlanNames;

struct _MusterBattlePlan
{
  MusterObject parent_instance;

  MusterLibrary *library;
  MusterRuleset *ruleset; /* with its packs */
  char **packs;
  char *pack_problem;
  char *title;
  char *date;
  const MusterScenario *scenario;
  MusterMembers *settings;
  int table_length;
  int table_width;
  guint64 optional_rules;
  char **rule_ids;
  GListStore *sides;
  MusterPlanNames names;
  guint64 checks;
  MusterTape scenario_tape;
  MusterTape role_tape;
  GPtrArray *records; /* char *, and NULL */
};

/* The optional rules have changed: lists their ids. */
void muster_battle_plan_list_rules    (MusterBattlePlan *self);
/* The catalog is another: the same rules as far as it knows them. */
void muster_battle_plan_restore_rules (MusterBattlePlan *self);
/* What the scenario has no setting for is forgotten. */
void muster_battle_plan_drop_settings (MusterBattlePlan *self);
/* Properties that depend on the ruleset have changed. */
void muster_battle_plan_notify_ruleset (MusterBattlePlan *self);

G_END_DECLS
