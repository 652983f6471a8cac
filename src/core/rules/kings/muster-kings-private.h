/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/kings/muster-kings-data.h"

G_BEGIN_DECLS

/* The functions that the files of this ruleset share, by file. The data that they work on is in
 * muster-kings-data.h. */

extern const MusterLabRules muster_kings_lab;
extern const MusterOrderHandler muster_kings_begin;
extern const MusterOrderHandler muster_kings_idiot_check;
extern const MusterOrderHandler muster_kings_stand_to;
extern const MusterOrderHandler muster_kings_move;
extern const MusterOrderHandler muster_kings_at_the_double;
extern const MusterOrderHandler muster_kings_attack;
extern const MusterOrderHandler muster_kings_follow_up;
extern const MusterOrderHandler muster_kings_fire;
extern const MusterOrderHandler muster_kings_skirmish;
extern const MusterOrderHandler muster_kings_form_close_order;
extern const MusterOrderHandler muster_kings_go_to_ground;
extern const MusterOrderHandler muster_kings_rally;
extern const MusterOrderHandler muster_kings_witness;
extern const MusterOrderHandler muster_kings_retreat_loss;
extern const MusterOrderHandler muster_kings_dangerous;
extern const MusterOrderHandler muster_kings_spike;
extern const MusterOrderHandler muster_kings_absorb;
extern const MusterOrderHandler muster_kings_deploy;
extern const MusterOrderHandler muster_kings_reinforce;
extern const MusterOrderHandler muster_kings_draw_side;
extern const MusterOrderHandler muster_kings_babbage_appear;
extern const MusterOrderHandler muster_kings_babbage_act;
extern const MusterOrderHandler muster_kings_babbage_return;
extern const MusterOrderHandler muster_kings_end_turn;
extern const MusterOrderHandler muster_kings_set;
extern const MusterOrderHandler muster_kings_remove;
extern const MusterOrderHandler muster_kings_award;
extern const MusterOrderHandler muster_kings_end_battle;

extern const MusterOrderHandler *const muster_kings_handlers[];
extern const MusterReferenceSpec muster_kings_reference;

/* What units of a type with its usual options may be ordered to do, and what of it freely: bits. */
void   muster_kings_setup_units_list_orders (const MusterLevyUnit *unit,
                                             const MusterTrait    *trait,
                                             guint32              *allowed,
                                             guint32              *free);
char  *muster_kings_reference_dup_orders    (guint32               orders);

/* Setup: muster-kings-setup.c, muster-kings-begin.c */
gboolean muster_kings_setup_compile (MusterSetup       *setup,
                                     GError           **error);
void     muster_kings_setup_solo    (const MusterSetup *setup,
                                     KingsSolo         *solo);
gboolean muster_kings_setup_units   (MusterSetup       *setup,
                                     KingsData         *data,
                                     GError           **error);
void     muster_kings_begin_state   (const MusterSetup *setup,
                                     MusterState       *state);
void     muster_kings_begin_side    (MusterResolution  *self,
                                     int                side);

/* What a unit is worth now: muster-kings-units.c */
void         muster_kings_units_apply_caps          (KingsProfile      *profile,
                                                     guint32            caps);

/* Asked for several times an order, so that it is in the header. */
static inline KingsProfile
muster_kings_units_get_profile (const MusterSetup *setup,
                                const MusterState *state,
                                int                unit)
{
  const KingsUnit *data = muster_kings_get_unit (setup, unit);
  const MusterUnitState *now = &state->units[unit];
  KingsProfile profile = now->leader == KINGS_IN_COMMAND ? data->led : data->bare;

  if (G_UNLIKELY (now->own[KINGS_OWN_CAPS] != 0))
    muster_kings_units_apply_caps (&profile, (guint32) now->own[KINGS_OWN_CAPS]);
  return profile;
}

int          muster_kings_units_get_leadership      (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                unit);
int          muster_kings_units_get_leader          (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                unit);
int          muster_kings_units_get_pins            (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                unit);
int          muster_kings_units_get_losses_modifier (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                unit);
gboolean     muster_kings_units_waits_for_whites    (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                unit);
void         muster_kings_units_add_caps            (const MusterSetup *setup,
                                                     MusterState       *state,
                                                     int                unit,
                                                     int                other);
int          muster_kings_units_find_enemy          (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                side);
gboolean     muster_kings_units_may_reroll          (const MusterSetup *setup,
                                                     const MusterState *state,
                                                     int                unit,
                                                     MusterRefusal     *why);
void         muster_kings_units_note_reroll         (MusterResolution  *self,
                                                     int                unit);

/* Judging what several orders share: muster-kings-judge.c, and beside the orders */
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
gboolean     muster_kings_fire_judge_shot (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_order    (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          MusterJudgeScope    scope,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_any_enemy (const MusterSetup *setup,
                                           const MusterState *state,
                                           int                unit,
                                           MusterRefusal     *why);
gboolean     muster_kings_judge_building (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          int                 building,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_has_building (const MusterSetup *setup,
                                              const MusterState *state);
gboolean     muster_kings_judge_absent   (const MusterOrder  *order,
                                          KingsSlot           slot,
                                          const MusterPhrase *phrase,
                                          MusterRefusal      *why);
gboolean     muster_kings_judge_is_shirking (const MusterSetup *setup,
                                             const MusterState *state,
                                             int                unit);
gboolean     muster_kings_melee_judge_contact (const MusterSetup *setup,
                                               const MusterState *state,
                                               int                unit,
                                               MusterRefusal     *why);

guint muster_kings_turn_count_sides_left (const MusterSetup *setup,
                                          const MusterState *state);
int   muster_kings_turn_get_limit        (const MusterSetup *setup);

/* Which parameters a form asks for: muster-kings-asks.c */
gboolean     muster_kings_asks_for       (const MusterSetup  *setup,
                                          const MusterState  *state,
                                          const MusterOrder  *order,
                                          guint               field);

/* Duties: muster-kings-duties.c */
void muster_kings_duties_list (const MusterSetup *setup,
                               const MusterState *state,
                               GArray            *duties);

/* Acting: muster-kings-activation.c. Functions that roll say FALSE when the order cannot go on. */
gboolean muster_kings_activation_is_free        (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order,
                                                 double            *chance);
int      muster_kings_activation_get_umpire     (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order);
double   muster_kings_activation_get_act_chance (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 int                unit);
int      muster_kings_reach_get                 (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order,
                                                 guint              field,
                                                 int                choice);
void     muster_kings_activation_open_order     (MusterResolution  *self);
void     muster_kings_activation_rise           (MusterResolution  *self,
                                                 int                unit);
gboolean muster_kings_activation_test_action    (MusterResolution  *self);
gboolean muster_kings_activation_act            (MusterResolution  *self);
gboolean muster_kings_activation_needs_idiot    (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 int                unit);
gboolean muster_kings_activation_find_needed    (MusterResolution  *self,
                                                 int                unit,
                                                 int               *leadership);
int      muster_kings_move_get_allowance        (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 int                unit);

/* Orders, moving, fire, melee and morale: the files of these names */
gboolean muster_kings_solo_act_fires_instead    (const MusterSetup *setup,
                                                 const MusterOrder *order,
                                                 const KingsRow    *row);
void     muster_kings_orders_prepare            (MusterResolution  *self);
void     muster_kings_orders_settle             (MusterResolution  *self);
void     muster_kings_move_note                 (MusterResolution  *self,
                                                 int                inches);
void     muster_kings_move_prompt               (MusterResolution  *self,
                                                 int                unit,
                                                 int                inches);
gboolean muster_kings_move_cross_danger_if_said (MusterResolution  *self);
gboolean muster_kings_move_double               (MusterResolution  *self,
                                                 int                unit,
                                                 int               *inches);
gboolean muster_kings_move_cross_danger         (MusterResolution  *self,
                                                 int                unit);
gboolean muster_kings_fire_shoot                (MusterResolution  *self,
                                                 int                unit);
gboolean muster_kings_fire_shoot_building       (MusterResolution  *self,
                                                 int                unit,
                                                 int                building);
guint    muster_kings_fire_count_shots          (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order,
                                                 int                unit);
int      muster_kings_fire_get_hit_number       (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order,
                                                 int                unit,
                                                 int                target);
int      muster_kings_fire_count_needs          (KingsRange         range,
                                                 int                cover,
                                                 gboolean           is_field_gun);
int      muster_kings_melee_count_needs         (gboolean           is_cuirassier,
                                                 gboolean           is_cavalry,
                                                 gboolean           by_cavalry,
                                                 gboolean           is_defended);
int      muster_kings_fire_get_needs            (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order,
                                                 int                unit);
int      muster_kings_melee_get_needs           (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 const MusterOrder *order,
                                                 int                striker,
                                                 int                struck,
                                                 gboolean           attacks);
guint    muster_kings_melee_count_blows         (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 int                unit,
                                                 int                foe,
                                                 gboolean           attacks,
                                                 int               *number);
gboolean muster_kings_melee_fight               (MusterResolution  *self,
                                                 int                attacker,
                                                 int                defender);
gboolean muster_kings_fire_storm_building       (MusterResolution  *self,
                                                 int                unit,
                                                 int                building);
gboolean muster_kings_morale_rally              (MusterResolution  *self,
                                                 int                unit);
gboolean muster_kings_morale_test_pinning       (MusterResolution  *self,
                                                 int                unit,
                                                 int                casualties,
                                                 gboolean          *passed);
gboolean muster_kings_morale_is_hopeless        (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 int                unit,
                                                 int               *best,
                                                 int               *needed);
gboolean muster_kings_morale_is_broken          (const MusterSetup *setup,
                                                 const MusterState *state,
                                                 int                unit);
void     muster_kings_morale_look_for_rout      (MusterResolution  *self,
                                                 int                unit);
void     muster_kings_morale_retreat            (MusterResolution  *self,
                                                 int                unit,
                                                 gboolean           fought_in_close_order);
void     muster_kings_turn_hand_on              (MusterResolution  *self,
                                                 int                side);

/* Losses: muster-kings-losses.c */
gboolean muster_kings_losses_is_fatal      (const MusterSetup *setup,
                                            const MusterState *state,
                                            int                unit,
                                            int                sum,
                                            gboolean           snipers);
gboolean muster_kings_losses_test_leader   (MusterResolution  *self,
                                            int                unit,
                                            int                casualties,
                                            gboolean           snipers,
                                            int                by);
void     muster_kings_losses_remove_models (MusterResolution  *self,
                                            int                unit,
                                            int                models,
                                            int                by);
void     muster_kings_losses_remove_leader (MusterResolution  *self,
                                            int                unit,
                                            KingsLeader        status,
                                            int                by);
void     muster_kings_losses_leave         (MusterResolution  *self,
                                            int                unit,
                                            KingsFate          fate,
                                            int                by);

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
void     muster_kings_score_count     (MusterResolution  *self,
                                       int                side,
                                       int                player,
                                       int                objective,
                                       int                count);
void     muster_kings_score_leave     (MusterResolution  *self,
                                       int                unit,
                                       KingsFate          fate);
void     muster_kings_score_leader    (MusterResolution  *self,
                                       int                unit);
void     muster_kings_score_building  (MusterResolution  *self,
                                       int                unit);
void     muster_kings_score_end       (MusterResolution  *self);
int      muster_kings_score_get       (const MusterSetup *setup,
                                       const MusterState *state,
                                       int                side);
gboolean muster_kings_end_is_finished (MusterResolution  *self);
void     muster_kings_end_now         (MusterResolution  *self);
void     muster_kings_end_find_winner (MusterResolution  *self);

G_END_DECLS
