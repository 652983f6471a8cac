/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/muster-object.h"
#include "core/muster-side-colour.h"
#include "core/plans/muster-plan-side.h"

G_BEGIN_DECLS

/* The largest length and width of a table that a battle file accepts. */
#define MUSTER_TABLE_MAX 9999

/* How many records of rolls before the battle are kept, and the length of each in bytes. */
#define MUSTER_PLAN_MAX_RECORDS 2000
#define MUSTER_PLAN_MAX_RECORD 4000

#define MUSTER_TYPE_BATTLE_PLAN (muster_battle_plan_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattlePlan, muster_battle_plan, MUSTER, BATTLE_PLAN, MusterObject)

/**
 * MusterBattlePlan:
 *
 * A battle that is being prepared. Everything has a playable default and can be changed until the
 * battle begins; then the plan becomes a setup (muster-plan-setup.h).
 *
 * Properties: library (for good), ruleset (with the house packs of the battle), title (what the
 * players call it, or ""), date, table-length and table-width (in the ruleset's measure). Signal
 * `changed`: something in the plan has changed; emitted once for each change.
 */
MusterBattlePlan     *muster_battle_plan_new              (MusterLibrary     *library,
                                                           MusterRuleset     *ruleset) G_GNUC_WARN_UNUSED_RESULT;

MusterLibrary        *muster_battle_plan_get_library      (MusterBattlePlan  *self);
MusterRuleset        *muster_battle_plan_get_ruleset      (MusterBattlePlan  *self);
MusterCatalog        *muster_battle_plan_get_catalog      (MusterBattlePlan  *self);
/* Resets everything except title and date, since choices for one ruleset mean nothing in
 * another. */
void                  muster_battle_plan_set_ruleset      (MusterBattlePlan  *self,
                                                           MusterRuleset     *ruleset);

/* The ids of the house packs of the battle: first those that are chosen and installed, in their
 * order, then those that are missing. A new plan uses all packs. */
const char *const    *muster_battle_plan_get_packs        (MusterBattlePlan  *self);
gboolean              muster_battle_plan_has_pack         (MusterBattlePlan  *self,
                                                           const char        *id);
void                  muster_battle_plan_set_pack         (MusterBattlePlan  *self,
                                                           const char        *id,
                                                           gboolean           on);
/* @packs: (nullable): NULL means all packs that can be used. */
void                  muster_battle_plan_set_packs        (MusterBattlePlan  *self,
                                                           const char *const *packs);
/* Why one of the packs cannot be used, or NULL. */
const char           *muster_battle_plan_get_pack_problem (MusterBattlePlan  *self);

const char           *muster_battle_plan_get_title        (MusterBattlePlan  *self);
void                  muster_battle_plan_set_title        (MusterBattlePlan  *self,
                                                           const char        *title);
/* The title, or a default name while the battle has none. */
char                 *muster_battle_plan_dup_heading      (MusterBattlePlan  *self) G_GNUC_WARN_UNUSED_RESULT;
const char           *muster_battle_plan_get_date         (MusterBattlePlan  *self);
void                  muster_battle_plan_set_date         (MusterBattlePlan  *self,
                                                           const char        *date);

const MusterScenario *muster_battle_plan_get_scenario     (MusterBattlePlan  *self);
void                  muster_battle_plan_set_scenario     (MusterBattlePlan  *self,
                                                           const MusterScenario *scenario);
/* Also finds a scenario of a pack that is switched off; the checks report whether it can be
 * played. */
const MusterScenario *muster_battle_plan_find_scenario    (MusterBattlePlan  *self,
                                                           const char        *id);
/* Values of the settings of the scenario, by id. Call muster_battle_plan_emit_changed() after
 * changing them. */
MusterMembers    *muster_battle_plan_get_settings         (MusterBattlePlan  *self);
void                  muster_battle_plan_emit_changed     (MusterBattlePlan  *self);

int                   muster_battle_plan_get_table_length (MusterBattlePlan  *self);
int                   muster_battle_plan_get_table_width  (MusterBattlePlan  *self);
void                  muster_battle_plan_set_table        (MusterBattlePlan  *self,
                                                           int                length,
                                                           int                width);
void                  muster_battle_plan_get_usual_table  (MusterBattlePlan  *self,
                                                           int               *length,
                                                           int               *width);

/* Ids in the order of the catalog. Switching a rule on also switches on those that it needs;
 * switching it off also switches off those that need it. */
const char *const    *muster_battle_plan_get_optional_rules (MusterBattlePlan *self);
gboolean              muster_battle_plan_has_rule         (MusterBattlePlan  *self,
                                                           const char        *rule_id);
void                  muster_battle_plan_set_rule         (MusterBattlePlan  *self,
                                                           const char        *rule_id,
                                                           gboolean           on);

/* MusterPlanSide; at least as many as the ruleset wants. */
GListModel           *muster_battle_plan_get_sides        (MusterBattlePlan  *self);
/* Looks up the sides of the plan by id, for values of fields. Lives as long as the plan. */
const MusterFieldNames *
                      muster_battle_plan_get_names        (MusterBattlePlan  *self);
guint                 muster_battle_plan_get_n_sides      (MusterBattlePlan  *self);
MusterPlanSide       *muster_battle_plan_get_side         (MusterBattlePlan  *self,
                                                           guint              position);
MusterPlanSide       *muster_battle_plan_add_side         (MusterBattlePlan  *self);
void                  muster_battle_plan_remove_last_side (MusterBattlePlan  *self);
guint                 muster_battle_plan_count_players    (MusterBattlePlan  *self);
/* The colour of a side: the one that was chosen for it, that of its name, or a free one; and a
 * badge of one or two letters, because nothing is told by colour alone. */
const MusterSideColour *
                      muster_battle_plan_get_colour       (MusterBattlePlan  *self,
                                                           guint              position);
char                 *muster_battle_plan_dup_badge        (MusterBattlePlan  *self,
                                                           guint              position) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_battle_plan_swap_roles       (MusterBattlePlan  *self);
/* Gives a starter force of the ruleset to each side that has no force yet. */
void                  muster_battle_plan_fill_sides       (MusterBattlePlan  *self);
/* Prepares a past battle as it was fought. */
void                  muster_battle_plan_set_up           (MusterBattlePlan       *self,
                                                           const MusterPastBattle *battle);

/* Which items of the scenario's checklist are done. */
guint                 muster_battle_plan_get_n_checks     (MusterBattlePlan  *self);
gboolean              muster_battle_plan_is_checked       (MusterBattlePlan  *self,
                                                           guint              index);
void                  muster_battle_plan_set_checked      (MusterBattlePlan  *self,
                                                           guint              index,
                                                           gboolean           checked);

/* The dice that decided scenario and roles, for the record; empty if the players chose. */
const MusterTape     *muster_battle_plan_get_scenario_tape (MusterBattlePlan *self);
const MusterTape     *muster_battle_plan_get_role_tape    (MusterBattlePlan  *self);
void                  muster_battle_plan_set_scenario_tape (MusterBattlePlan *self,
                                                            const MusterTape *tape);
void                  muster_battle_plan_set_role_tape    (MusterBattlePlan  *self,
                                                           const MusterTape  *tape);
/* The other rolls before the battle, in words. */
const char *const    *muster_battle_plan_get_records      (MusterBattlePlan  *self);
void                  muster_battle_plan_add_record       (MusterBattlePlan  *self,
                                                           const char        *record);

G_END_DECLS
