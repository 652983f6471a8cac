/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/toysoldier/muster-toy-combat.h"

G_BEGIN_DECLS

extern const MusterLabRules muster_toy_lab;
extern const MusterOrderHandler muster_toy_start_turn;
extern const MusterOrderHandler muster_toy_give;
extern const MusterOrderHandler muster_toy_draw;
extern const MusterOrderHandler muster_toy_penalise;
extern const MusterOrderHandler muster_toy_move;
extern const MusterOrderHandler muster_toy_fire;
extern const MusterOrderHandler muster_toy_charge;
extern const MusterOrderHandler muster_toy_reform;
extern const MusterOrderHandler muster_toy_brigade;
extern const MusterOrderHandler muster_toy_move_general;
extern const MusterOrderHandler muster_toy_override;
extern const MusterOrderHandler muster_toy_bank;
extern const MusterOrderHandler muster_toy_play_banked;
extern const MusterOrderHandler muster_toy_recover;
extern const MusterOrderHandler muster_toy_restore;
extern const MusterOrderHandler muster_toy_end_turn;
extern const MusterOrderHandler muster_toy_roll_unit;
extern const MusterOrderHandler muster_toy_roll_rating;
extern const MusterOrderHandler muster_toy_roll_gun;
extern const MusterOrderHandler muster_toy_roll_quality;
extern const MusterOrderHandler muster_toy_roll_war_party;
extern const MusterOrderHandler muster_toy_set;
extern const MusterOrderHandler muster_toy_remove;
extern const MusterOrderHandler muster_toy_award;
extern const MusterOrderHandler muster_toy_end_battle;

extern const MusterOrderHandler *const muster_toy_handlers[];
extern const MusterLevyRules muster_toy_levy;
extern const MusterArmyRules muster_toy_army;
extern const MusterReferenceSpec muster_toy_reference;
extern const MusterReturnRules muster_toy_returns;
extern const MusterSoloRules muster_toy_solo;

/* Setup */
int      muster_toy_setup_find_arm       (const char        *name);
void     muster_toy_setup_compile_def    (const MusterSetup *setup,
                                          MusterUnitDef     *def);
gpointer muster_toy_setup_dup_switched   (const MusterSetup *variant,
                                          gconstpointer      rules_data);
gboolean muster_toy_setup_compile        (MusterSetup       *setup,
                                          GError           **error);
void     muster_toy_setup_begin          (const MusterSetup *setup,
                                          MusterState       *state);
void     muster_toy_setup_begin_unit     (MusterUnitState   *unit);
void     muster_toy_setup_settle_command (MusterState       *state,
                                          int                side);

/* Rolls before the first turn, or before there is a battle */
const MusterRollTableRow *
    muster_toy_rolls_on_table (MusterResolution         *self,
                               MusterCatalog            *catalog,
                               ToyPurpose                purpose,
                               int                       unit);
const MusterUnitType *
    muster_toy_rolls_type     (MusterResolution         *self,
                               MusterCatalog            *catalog);
int muster_toy_rolls_get_gun  (const MusterRollTableRow *row,
                               int                       arm);

/* Questions about units */
int      muster_toy_units_get_commander   (const MusterState     *state,
                                           int                    side);
int      muster_toy_units_get_own_general (const MusterState     *state,
                                           int                    unit);
guint    muster_toy_units_count_generals  (const MusterState     *state,
                                           int                    side);
gboolean muster_toy_units_may_act_freely  (const MusterState     *state,
                                           int                    unit);
gboolean muster_toy_units_can_form        (const MusterUnitDef   *def,
                                           ToyFormation           formation);
int      muster_toy_units_get_fire_range  (const MusterSetup     *setup,
                                           const MusterState     *state,
                                           int                    unit,
                                           gboolean               dismounted);
gboolean muster_toy_units_shows_marker    (const MusterSetup     *setup,
                                           const MusterUnitState *unit,
                                           guint                  marker);
int      muster_toy_units_get_leadership  (const MusterSetup     *setup,
                                           const MusterState     *state,
                                           int                    unit);
int      muster_toy_units_get_leader      (const MusterSetup     *setup,
                                           const MusterState     *state,
                                           int                    unit);

/* What to ask for, and to remind of */
gboolean muster_toy_asks_for    (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 guint              field);
void     muster_toy_duties_list (const MusterSetup *setup,
                                 const MusterState *state,
                                 GArray            *duties);

char  *muster_toy_duties_dup_open_cards (const MusterSetup *setup,
                                         const MusterState *state);
char  *muster_toy_duties_dup_standing   (const MusterSetup *setup,
                                         const MusterState *state,
                                         int                side);

/* Judging what several orders share */
gboolean muster_toy_judge          (const MusterSetup *setup,
                                    const MusterState *state,
                                    const MusterOrder *order,
                                    MusterJudgeScope   scope,
                                    MusterRefusal     *why);
void     muster_toy_judge_settle   (MusterResolution  *self);
gboolean muster_toy_judge_phase    (const MusterState *state,
                                    ToyPhase           phase,
                                    MusterRefusal     *why);
gboolean muster_toy_judge_rule     (const MusterSetup *setup,
                                    ToyRule            rule,
                                    MusterRefusal     *why);
gboolean muster_toy_judge_params   (const MusterSetup *setup,
                                    const MusterOrder *order,
                                    MusterRefusal     *why);
gboolean muster_toy_judge_on_table (const MusterState *state,
                                    int                unit,
                                    MusterRefusal     *why);
gboolean muster_toy_judge_fighting (const MusterState *state,
                                    int                unit,
                                    MusterRefusal     *why);
gboolean muster_toy_judge_general  (const MusterState *state,
                                    int                general,
                                    int                side,
                                    MusterRefusal     *why);
gboolean muster_toy_judge_card     (const MusterState *state,
                                    int                unit,
                                    MusterRefusal     *why);

/* Cards */
MusterCard muster_toy_cards_get_up         (const MusterState *state);
int        muster_toy_cards_get_side       (const MusterSetup *setup,
                                            MusterCard         card);
gboolean   muster_toy_cards_is_two         (MusterCard         card);
gboolean   muster_toy_cards_is_joker       (MusterCard         card);
gboolean   muster_toy_cards_activates      (MusterCard         card);
void       muster_toy_cards_shuffle        (const MusterSetup *setup,
                                            MusterState       *state);
void       muster_toy_cards_put_away       (MusterState       *state);
gboolean   muster_toy_cards_is_bound       (const MusterState *state,
                                            int                general);
gboolean   muster_toy_cards_is_pending     (const MusterState *state);
void       muster_toy_cards_prompt_pending (MusterResolution  *self);
gboolean   muster_toy_cards_check_unbound  (const MusterState *state,
                                            MusterRefusal     *why);
void       muster_toy_cards_get_draw_deck  (const MusterSetup *setup,
                                            const MusterState *state,
                                            guint              n_cards,
                                            MusterDeck        *deck);
void       muster_toy_bank_write_state     (const MusterSetup *setup,
                                            const MusterState *state,
                                            JsonBuilder       *builder);

/* Activation */
int      muster_toy_activation_get_general   (const MusterState *state,
                                              const MusterOrder *order);
gboolean muster_toy_activation_has_effect    (const MusterState *state,
                                              ToyVerb            verb);
gboolean muster_toy_activation_takes_effect  (const MusterState *state,
                                              const MusterOrder *order,
                                              guint              rank);
int      muster_toy_activation_find_sender   (const MusterState *state,
                                              const MusterOrder *order);
gboolean muster_toy_activation_is_free       (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              double            *chance);
gboolean muster_toy_activation_check_active  (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              gboolean           reforms,
                                              MusterRefusal     *why);
gboolean muster_toy_activation_check         (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              MusterRefusal     *why);
gboolean muster_toy_activation_check_special (const MusterState *state,
                                              const MusterOrder *order,
                                              int                by,
                                              MusterRefusal     *why);
gboolean muster_toy_activation_begin         (MusterResolution  *self);
void     muster_toy_activation_end           (MusterResolution  *self);
void     muster_toy_activation_use_card      (MusterResolution  *self,
                                              int                general,
                                              gboolean           special);

/* Movement */
int      muster_toy_move_get_allowance  (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order);
gboolean muster_toy_move_check_passable (const MusterOrder *order,
                                         MusterRefusal     *why);
gboolean muster_toy_move_check          (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterRefusal     *why);
gboolean muster_toy_move_check_building (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterRefusal     *why);
gboolean muster_toy_move_check_form     (const MusterState *state,
                                         const MusterOrder *order,
                                         MusterRefusal     *why);
void     muster_toy_move_play           (MusterResolution  *self);
void     muster_toy_move_play_form      (MusterResolution  *self);
gboolean muster_toy_move_may_enter      (const MusterState *state,
                                         int                unit);
int      muster_toy_asks_get_reach      (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         guint              field,
                                         int                choice);

/* What becomes of units */
void     muster_toy_losses_set_colour      (MusterUnitState  *unit,
                                            ToyColour         colour);
void     muster_toy_losses_note_shaken     (MusterResolution *self,
                                            int               unit);
gboolean muster_toy_losses_downgrade       (MusterUnitState  *unit);
void     muster_toy_losses_say_second      (MusterResolution *self,
                                            int               unit,
                                            gboolean          had_one);
void     muster_toy_losses_strip_second    (MusterResolution *self,
                                            int               unit);
gboolean muster_toy_losses_remove_figures  (MusterResolution *self,
                                            int               unit,
                                            int               casualties,
                                            int               by);
gboolean muster_toy_losses_check_leaders   (MusterResolution *self,
                                            int               unit,
                                            int               casualties,
                                            int               by,
                                            guint             n_dice);
void     muster_toy_losses_make_mob        (MusterResolution *self,
                                            int               unit);
void     muster_toy_losses_leave_building  (MusterResolution *self,
                                            int               unit);
void     muster_toy_losses_take_out        (MusterResolution *self,
                                            int               unit,
                                            ToyFate           fate,
                                            int               by);
gboolean muster_toy_losses_risk_general    (MusterResolution *self,
                                            int               general);
void     muster_toy_losses_prompt_counters (MusterResolution *self);

/* The main army of an attacker, and units that nobody has listed */
gboolean muster_toy_arrival_is_rolled_for (const MusterSetup    *setup,
                                           const MusterState    *state);
gboolean muster_toy_arrival_may_come      (const MusterSetup    *setup,
                                           const MusterState    *state,
                                           int                   side);
gboolean muster_toy_arrival_roll          (MusterResolution     *self);
int      muster_toy_arrival_add_unit      (MusterResolution     *self,
                                           int                   side,
                                           const MusterUnitType *type,
                                           const char           *id,
                                           const char           *name);

/* Umpire */
gboolean muster_toy_umpire_check_fate (const MusterState *state,
                                       int                unit,
                                       int                fate,
                                       MusterRefusal     *why);

/* Losses, score and end */
gboolean muster_toy_score_is_lost            (guint8             fate);
gboolean muster_toy_score_is_gone            (guint8             fate);
int      muster_toy_score_find_absorbed      (const MusterState *state,
                                              int                anchor);
int      muster_toy_score_get_remaining      (const MusterState *state,
                                              int                side);
gboolean muster_toy_arrival_is_before        (const MusterSetup *setup,
                                              const MusterState *state);
gboolean muster_toy_arrival_is_advance_guard (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                unit);
void     muster_toy_score_count              (const MusterSetup *setup,
                                              MusterState       *state);
int      muster_toy_score_get                (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                side);
gboolean muster_toy_score_checks_collapse    (const MusterSetup *setup,
                                              const MusterState *before,
                                              const MusterState *state,
                                              int                side);
void     muster_toy_score_check_collapse     (MusterResolution  *self,
                                              int                first_side);
void     muster_toy_score_check_scenario     (MusterResolution  *self);
void     muster_toy_score_check_last_turn    (MusterResolution  *self);
void     muster_toy_turn_end                 (MusterResolution  *self);
void     muster_toy_score_end_battle         (MusterResolution  *self,
                                              int                winner,
                                              gboolean           conceded);
int      muster_toy_score_get_turn_limit     (const MusterSetup *setup);

G_END_DECLS
