/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/plans/muster-battle-plan.h"

G_BEGIN_DECLS

/* The struct of a plan, for the files that implement it: sides, optional rules, packs,
 * preparation. */

typedef struct
{
  MusterFieldNames names;
  MusterBattlePlan *plan;
} MusterPlanNames;

struct _MusterBattlePlan
{
  MusterObject parent_instance;

  MusterLibrary *library;
  MusterRuleset *ruleset; /* the edition with the chosen packs */
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
  GPtrArray *records; /* char *, ended by NULL */
};

/* Lists the ids of the optional rules again, after they have changed. */
void muster_battle_plan_list_rules    (MusterBattlePlan *self);
/* Switches on the same rules in a new catalog, as far as it knows them. */
void muster_battle_plan_restore_rules (MusterBattlePlan *self);
/* Drops values for which the scenario has no setting. */
void muster_battle_plan_drop_settings (MusterBattlePlan *self);
/* Notifies of the properties that depend on the ruleset. */
void muster_battle_plan_notify_ruleset (MusterBattlePlan *self);

G_END_DECLS
