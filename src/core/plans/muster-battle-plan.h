/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/muster-object.h"
#include "core/muster-side-colour.h"
#include "core/plans/muster-plan-side.h"

G_BEGIN_DECLS

/* The longest and widest table that a battle file takes. */
#define MUSTER_TABLE_MAX 9999

/* What is remembered of rolls before a battle, and how long each is in bytes. */
#define MUSTER_PLAN_MAX_RECORDS 2000
#define MUSTER_PLAN_MAX_RECORD 4000

#define MUSTER_TYPE_BATTLE_PLAN (muster_battle_plan_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattlePlan, muster_battle_plan, MUSTER, BATTLE_PLAN, MusterObject)

/**
 * MusterBattlePlan:
 *
 * A battle that is being prepared. Everything has a default that can be played, and everything can be
 * changed until the battle begins; then it becomes a setup (muster-plan-setup.h).
 *
 * Properties: library (for good), ruleset (with the house packs of the battle), title (what the players
 * call it, or ""), date, table-length and table-width (in the ruleset's measure). Signal
 * `changed`: something of the plan has changed; once for each change.
 */
MusterBattlePlan     *muster_battle_plan_new              (MusterLibrary     *library,
                                                           MusterRuleset     *ruleset) G_GNUC_WARN_UNUSED_RESULT;

MusterLibrary        *muster_battle_plan_get_library      (MusterBattlePlan  *self);
MusterRuleset        *muster_battle_plan_get_ruleset      (MusterBattlePlan  *self);
MusterCatalog        *muster_battle_plan_get_catalog      (MusterBattlePlan  *self);
/* Begins anew but for title and date: nothing of one ruleset means anything in another. */
void                  muster_battle_plan_set_ruleset      (MusterBattlePlan  *self,
                                                           MusterRuleset     *ruleset);

/* The house packs of the battle, by id: those that are chosen and here in their order, then those that are
 * missing. To begin with it is played with all. */
const char *const    *muster_battle_plan_get_packs        (MusterBattlePlan  *self);
gboolean              muster_battle_plan_has_pack         (MusterBattlePlan  *self,
                                                           const char        *id);
void                  muster_battle_plan_set_pack         (MusterBattlePlan  *self,
                                                           const char        *id,
                                                           gboolean           on);
/* @packs: (nullable): NULL: all that can be used. */
void                  muster_battle_plan_set_packs        (MusterBattlePlan  *self,
                                                           const char *const *packs);
/* Why one of them cannot be used, or NULL. */
const char           *muster_battle_plan_get_pack_problem (MusterBattlePlan  *self);

const char           *muster_battle_plan_get_title        (MusterBattlePlan  *self);
void                  muster_battle_plan_set_title        (MusterBattlePlan  *self,
                                                           const char        *title);
/* The title, or what it is called while nobody has given it one. */
char                 *muster_battle_plan_dup_heading      (MusterBattlePlan  *self) G_GNUC_WARN_UNUSED_RESULT;
const char           *muster_battle_plan_get_date         (MusterBattlePlan  *self);
void                  muster_battle_plan_set_date         (MusterBattlePlan  *self,
                                                           const char        *date);

const MusterScenario *muster_battle_plan_get_scenario     (MusterBattlePlan  *self);
void                  muster_battle_plan_set_scenario     (MusterBattlePlan  *self,
                                                           const MusterScenario *scenario);
/* One of a pack that is switched off is found too: whether it can be played is for the checks to say. */
const MusterScenario *muster_battle_plan_find_scenario    (MusterBattlePlan  *self,
                                                           const char        *id);
/* Values of the scenario's settings, by id. Say muster_battle_plan_emit_changed() after changing them. */
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

/* Ids, in the order of the catalog. Switching one on or off does the same with those that it needs, or that
 * need it. */
const char *const    *muster_battle_plan_get_optional_rules (MusterBattlePlan *self);
gboolean              muster_battle_plan_has_rule         (MusterBattlePlan  *self,
                                                           const char        *rule_id);
void                  muster_battle_plan_set_rule         (MusterBattlePlan  *self,
                                                           const char        *rule_id,
                                                           gboolean           on);

/* MusterPlanSide; at least as many as the ruleset wants. */
GListModel           *muster_battle_plan_get_sides        (MusterBattlePlan  *self);
/* Its sides by their ids, for what is said of it under the ids of fields. Lives as long as the plan. */
const MusterFieldNames *
                      muster_battle_plan_get_names        (MusterBattlePlan  *self);
guint                 muster_battle_plan_get_n_sides      (MusterBattlePlan  *self);
MusterPlanSide       *muster_battle_plan_get_side         (MusterBattlePlan  *self,
                                                           guint              position);
MusterPlanSide       *muster_battle_plan_add_side         (MusterBattlePlan  *self);
void                  muster_battle_plan_remove_last_side (MusterBattlePlan  *self);
guint                 muster_battle_plan_count_players    (MusterBattlePlan  *self);
/* What a side is known by: the colour that was chosen for it, that of its name, or one that is free; and a
 * letter or two, since nothing is told by colour alone. */
const MusterSideColour *
                      muster_battle_plan_get_colour       (MusterBattlePlan  *self,
                                                           guint              position);
char                 *muster_battle_plan_dup_badge        (MusterBattlePlan  *self,
                                                           guint              position) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_battle_plan_swap_roles       (MusterBattlePlan  *self);
/* What the ruleset's own starter forces give where a side has none yet. */
void                  muster_battle_plan_fill_sides       (MusterBattlePlan  *self);
/* As a past battle was fought. */
void                  muster_battle_plan_set_up           (MusterBattlePlan       *self,
                                                           const MusterPastBattle *battle);

/* What is done of the scenario's checklist. */
guint                 muster_battle_plan_get_n_checks     (MusterBattlePlan  *self);
gboolean              muster_battle_plan_is_checked       (MusterBattlePlan  *self,
                                                           guint              index);
void                  muster_battle_plan_set_checked      (MusterBattlePlan  *self,
                                                           guint              index,
                                                           gboolean           checked);

/* The dice that gave scenario and roles, for the record; empty where they were chosen. */
const MusterTape     *muster_battle_plan_get_scenario_tape (MusterBattlePlan *self);
const MusterTape     *muster_battle_plan_get_role_tape    (MusterBattlePlan  *self);
void                  muster_battle_plan_set_scenario_tape (MusterBattlePlan *self,
                                                            const MusterTape *tape);
void                  muster_battle_plan_set_role_tape    (MusterBattlePlan  *self,
                                                           const MusterTape  *tape);
/* What else was rolled before the battle, in words. */
const char *const    *muster_battle_plan_get_records      (MusterBattlePlan  *self);
void                  muster_battle_plan_add_record       (MusterBattlePlan  *self,
                                                           const char        *record);

G_END_DECLS
