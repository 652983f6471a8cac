/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/kings/muster-kings-data.h"

G_BEGIN_DECLS

/* What the files of this ruleset ask of each other. What they look at is in muster-kings-data.h. */

extern const MusterReferenceSpec muster_kings_reference;

/* What units of a type with its usual options may be ordered to do, and what of it freely: bits. */
void         muster_kings_list_unit_orders (const MusterLevyUnit *unit,
                                            const MusterTrait    *trait,
                                            guint32              *allowed,
                                            guint32              *free);
char        *muster_kings_dup_orders       (guint32               orders);

/* Setup: muster-kings-compile.c, muster-kings-begin.c */
gboolean     muster_kings_compile        (MusterSetup        *setup,
                                          GError            **error);
void         muster_kings_compile_solo   (const MusterSetup  *setup,
                                          KingsSolo          *solo);
gboolean     muster_kings_compile_units  (MusterSetup        *setup,
                                          KingsData          *data,
                                          GError            **error);
void         muster_kings_begin          (const MusterSetup  *setup,
                                          MusterState        *state);
void         muster_kings_begin_side     (MusterResolution   *self,
                                          int                 side);

/* What a unit is worth now: muster-kings-unit.c */
KingsProfile muster_kings_get_profile    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);
int          muster_kings_get_leadership (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);
int          muster_kings_get_leader     (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);
int          muster_kings_get_pins       (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);
int          muster_kings_get_losses_modifier (const MusterSetup *setup,
                                               const MusterState *state,
                                               int                unit);
gboolean     muster_kings_waits_for_whites (const MusterSetup *setup,
                                            const MusterState *state,
                                            int                unit);
void         muster_kings_add_caps       (const MusterSetup  *setup,
                                          MusterState        *state,
                                          int                 unit,
                                          int                 other);
int          muster_kings_find_enemy     (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 side);
gboolean     muster_kings_may_reroll     (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit,
                                          MusterRefusal      *why);
void         muster_kings_note_reroll    (MusterResolution   *self,
                                          int                 unit);

/* Legality: muster-kings-judge.c and beside it */
gboolean     muster_kings_judge          (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          MusterJudgeScope    scope,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_activation (const MusterSetup *setup,
                                            const MusterState *state,
                                            const MusterOrder *order,
                                            MusterRefusal     *why);
gboolean     muster_kings_judge_in_play  (const MusterState  *state,
                                          int                 unit,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_enemy    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit,
                                          int                 target,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_shot     (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          MusterRefusal      *why);
/* Who judges which order: muster-kings-handlers.c has them by order. */
gboolean     muster_kings_judge_order (const MusterSetup *setup,
                                       const MusterState *state,
                                       const MusterOrder *order,
                                       MusterJudgeScope   scope,
                                       MusterRefusal     *why);
gboolean     muster_kings_judge_begin (const MusterSetup *setup,
                                       const MusterState *state,
                                       const MusterOrder *order,
                                       MusterJudgeScope   scope,
                                       MusterRefusal     *why);
gboolean     muster_kings_judge_idiot_check (const MusterSetup *setup,
                                             const MusterState *state,
                                             const MusterOrder *order,
                                             MusterJudgeScope   scope,
                                             MusterRefusal     *why);
gboolean     muster_kings_judge_move (const MusterSetup *setup,
                                      const MusterState *state,
                                      const MusterOrder *order,
                                      MusterJudgeScope   scope,
                                      MusterRefusal     *why);
gboolean     muster_kings_judge_double (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_attack (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_follow_up (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterJudgeScope   scope,
                                           MusterRefusal     *why);
gboolean     muster_kings_judge_fire (const MusterSetup *setup,
                                      const MusterState *state,
                                      const MusterOrder *order,
                                      MusterJudgeScope   scope,
                                      MusterRefusal     *why);
gboolean     muster_kings_judge_skirmish (const MusterSetup *setup,
                                          const MusterState *state,
                                          const MusterOrder *order,
                                          MusterJudgeScope   scope,
                                          MusterRefusal     *why);
gboolean     muster_kings_judge_close_order (const MusterSetup *setup,
                                             const MusterState *state,
                                             const MusterOrder *order,
                                             MusterJudgeScope   scope,
                                             MusterRefusal     *why);
gboolean     muster_kings_judge_go_to_ground (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              MusterJudgeScope   scope,
                                              MusterRefusal     *why);
gboolean     muster_kings_judge_witness (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterJudgeScope   scope,
                                         MusterRefusal     *why);
gboolean     muster_kings_judge_retreat_loss (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              MusterJudgeScope   scope,
                                              MusterRefusal     *why);
gboolean     muster_kings_judge_dangerous (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterJudgeScope   scope,
                                           MusterRefusal     *why);
gboolean     muster_kings_judge_spike (const MusterSetup *setup,
                                       const MusterState *state,
                                       const MusterOrder *order,
                                       MusterJudgeScope   scope,
                                       MusterRefusal     *why);
gboolean     muster_kings_judge_absorb (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_deploy (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_reinforce (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterJudgeScope   scope,
                                           MusterRefusal     *why);
gboolean     muster_kings_judge_draw_side (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           MusterJudgeScope   scope,
                                           MusterRefusal     *why);
gboolean     muster_kings_judge_appear (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_act_by_table (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              MusterJudgeScope   scope,
                                              MusterRefusal     *why);
gboolean     muster_kings_judge_return (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_end_turn (const MusterSetup *setup,
                                          const MusterState *state,
                                          const MusterOrder *order,
                                          MusterJudgeScope   scope,
                                          MusterRefusal     *why);
gboolean     muster_kings_judge_set (const MusterSetup *setup,
                                     const MusterState *state,
                                     const MusterOrder *order,
                                     MusterJudgeScope   scope,
                                     MusterRefusal     *why);
gboolean     muster_kings_judge_remove (const MusterSetup *setup,
                                        const MusterState *state,
                                        const MusterOrder *order,
                                        MusterJudgeScope   scope,
                                        MusterRefusal     *why);
gboolean     muster_kings_judge_award (const MusterSetup *setup,
                                       const MusterState *state,
                                       const MusterOrder *order,
                                       MusterJudgeScope   scope,
                                       MusterRefusal     *why);

guint        muster_kings_count_sides_left (const MusterSetup *setup,
                                            const MusterState *state);
int          muster_kings_get_turn_limit (const MusterSetup  *setup);

/* What orders are asked for: muster-kings-asks.c. */
gboolean     muster_kings_asks_for       (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          guint               field);

/* What is to be done: muster-kings-duties.c. */
void         muster_kings_list_duties    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          GArray             *duties);

/* Acting: muster-kings-activation.c. Functions that roll say FALSE when the order cannot go on. */
gboolean     muster_kings_is_free        (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          double             *chance);
double       muster_kings_get_act_chance (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);
int          muster_kings_get_reach      (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          guint               field,
                                          int                 choice);
void         muster_kings_open_order     (MusterResolution   *self);
void         muster_kings_rise           (MusterResolution   *self,
                                          int                 unit);
gboolean     muster_kings_test_action    (MusterResolution   *self);
gboolean     muster_kings_find_needed    (MusterResolution   *self,
                                          int                 unit,
                                          int                *leadership);
int          muster_kings_get_move       (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);

/* Playing: one function a concern */
gboolean     muster_kings_fires_instead  (const MusterSetup *setup,
                                          const MusterOrder *order,
                                          const KingsRow    *row);
void         muster_kings_prepare        (MusterResolution   *self);
void         muster_kings_settle         (MusterResolution   *self);
extern const MusterOrderHandler *const muster_kings_handlers[];

void         muster_kings_play_begin        (MusterResolution *self);
void         muster_kings_play_idiot_check  (MusterResolution *self);
void         muster_kings_play_stand_to     (MusterResolution *self);
void         muster_kings_play_move         (MusterResolution *self);
void         muster_kings_play_double       (MusterResolution *self);
void         muster_kings_play_attack       (MusterResolution *self);
void         muster_kings_play_follow_up    (MusterResolution *self);
void         muster_kings_play_fire         (MusterResolution *self);
void         muster_kings_play_skirmish     (MusterResolution *self);
void         muster_kings_play_close_order  (MusterResolution *self);
void         muster_kings_play_go_to_ground (MusterResolution *self);
void         muster_kings_play_rally        (MusterResolution *self);
void         muster_kings_play_witness      (MusterResolution *self);
void         muster_kings_play_retreat_loss (MusterResolution *self);
void         muster_kings_play_dangerous    (MusterResolution *self);
void         muster_kings_play_spike        (MusterResolution *self);
void         muster_kings_play_absorb       (MusterResolution *self);
void         muster_kings_play_deploy       (MusterResolution *self);
void         muster_kings_play_reinforce    (MusterResolution *self);
void         muster_kings_play_draw_side    (MusterResolution *self);
void         muster_kings_play_appear       (MusterResolution *self);
void         muster_kings_play_act_by_table (MusterResolution *self);
void         muster_kings_play_return       (MusterResolution *self);
void         muster_kings_play_end_turn     (MusterResolution *self);
void         muster_kings_play_set          (MusterResolution *self);
void         muster_kings_play_remove       (MusterResolution *self);
void         muster_kings_play_award        (MusterResolution *self);
void         muster_kings_play_end_battle   (MusterResolution *self);

gboolean     muster_kings_double         (MusterResolution   *self,
                                          int                 unit,
                                          int                *inches);
gboolean     muster_kings_cross_danger   (MusterResolution   *self,
                                          int                 unit);
gboolean     muster_kings_shoot          (MusterResolution   *self,
                                          int                 unit);
gboolean     muster_kings_shoot_building (MusterResolution   *self,
                                          int                 unit,
                                          int                 building);
guint        muster_kings_count_shots    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          int                 unit);
int          muster_kings_get_hit_number (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          int                 unit,
                                          int                 target);
int          muster_kings_count_fire_needs (KingsRange        range,
                                            int               cover,
                                            gboolean          is_field_gun);
int          muster_kings_count_melee_needs (gboolean         is_cuirassier,
                                             gboolean         is_cavalry,
                                             gboolean         by_cavalry,
                                             gboolean         is_defended);
int          muster_kings_get_fire_needs (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          int                 unit);
int          muster_kings_get_melee_needs (const MusterSetup *setup,
                                           const MusterState *state,
                                           const MusterOrder *order,
                                           int                striker,
                                           int                struck,
                                           gboolean           attacks);
guint        muster_kings_count_blows    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit,
                                          int                 foe,
                                          gboolean            attacks,
                                          int                *number);
gboolean     muster_kings_fight          (MusterResolution   *self,
                                          int                 attacker,
                                          int                 defender);
gboolean     muster_kings_storm_building (MusterResolution   *self,
                                          int                 unit,
                                          int                 building);
gboolean     muster_kings_rally          (MusterResolution   *self,
                                          int                 unit);
gboolean     muster_kings_test_pinning   (MusterResolution   *self,
                                          int                 unit,
                                          int                 casualties,
                                          gboolean           *passed);
gboolean     muster_kings_is_hopeless    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit,
                                          int                *best,
                                          int                *needed);
gboolean     muster_kings_is_broken      (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit);
void         muster_kings_look_for_rout  (MusterResolution   *self,
                                          int                 unit);
void         muster_kings_retreat        (MusterResolution   *self,
                                          int                 unit,
                                          gboolean            fought_in_close_order);
void         muster_kings_hand_turn      (MusterResolution   *self,
                                          int                 side);

/* Losses: muster-kings-losses.c */
gboolean     muster_kings_is_fatal       (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 unit,
                                          int                 sum,
                                          gboolean            snipers);
gboolean     muster_kings_test_leader    (MusterResolution   *self,
                                          int                 unit,
                                          int                 casualties,
                                          gboolean            snipers,
                                          int                 by);
void         muster_kings_lose_models    (MusterResolution   *self,
                                          int                 unit,
                                          int                 models,
                                          int                 by);
void         muster_kings_lose_leader    (MusterResolution   *self,
                                          int                 unit,
                                          KingsLeader         status,
                                          int                 by);
void         muster_kings_leave          (MusterResolution   *self,
                                          int                 unit,
                                          KingsFate           fate,
                                          int                 by);

/* What to expect: muster-kings-forecast.c */
gboolean     muster_kings_forecast_fire (const MusterSetup *setup,
                                         const MusterState *state,
                                         const MusterOrder *order,
                                         MusterForecast    *forecast);
gboolean     muster_kings_forecast_melee (const MusterSetup *setup,
                                          const MusterState *state,
                                          const MusterOrder *order,
                                          MusterForecast    *forecast);
gboolean     muster_kings_forecast_rally (const MusterSetup *setup,
                                          const MusterState *state,
                                          const MusterOrder *order,
                                          MusterForecast    *forecast);
gboolean     muster_kings_forecast_table (const MusterSetup *setup,
                                          const MusterState *state,
                                          const MusterOrder *order,
                                          MusterForecast    *forecast);
gboolean     muster_kings_forecast_witness (const MusterSetup *setup,
                                            const MusterState *state,
                                            const MusterOrder *order,
                                            MusterForecast    *forecast);

/* Scoring: muster-kings-score.c, muster-kings-end.c */
void         muster_kings_count          (MusterResolution   *self,
                                          int                 side,
                                          int                 player,
                                          int                 objective,
                                          int                 count);
void         muster_kings_score_leave    (MusterResolution   *self,
                                          int                 unit,
                                          KingsFate           fate);
void         muster_kings_score_leader   (MusterResolution   *self,
                                          int                 unit);
void         muster_kings_score_building (MusterResolution   *self,
                                          int                 unit);
void         muster_kings_score_end      (MusterResolution   *self);
int          muster_kings_get_score      (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 side);
gboolean     muster_kings_is_finished    (MusterResolution   *self);
void         muster_kings_end_battle     (MusterResolution   *self);
void         muster_kings_find_winner    (MusterResolution   *self);

G_END_DECLS
