/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/toysoldier/muster-toysoldier-tables.h"

G_BEGIN_DECLS

/* Places in MusterUnitDef.own: the figures of the catalog, looked up once. Moves stand in the order
 * of the formations. */
enum
{
  TOY_DEF_ARM,
  TOY_DEF_MOVE,
  TOY_DEF_RANGE = TOY_DEF_MOVE + TOY_LOOSE + 1,
  TOY_DEF_BREAK,
  TOY_DEF_RADIUS = TOY_DEF_BREAK, /* of a general */
  TOY_DEF_GUN,
  TOY_DEF_QUALITY,
};

/* Places in MusterUnitState.own of a general: what he has done with the card that is up. */
enum
{
  TOY_USES,
  TOY_PASSED,
  TOY_RODE,
};

/* Places in MusterUnitState.own of a fighting unit:
 * whether it has moved with the card that is up; whether it is one of those that the army began with;
 * whether it was taken away before the first turn; the brigade that it went into, counted from 1; figures
 * that it brought into its brigade; what it began with; the enemy who fought it last, counted from 1; whether
 * an officer of it has fallen. */
enum
{
  TOY_MARCHED,
  TOY_COUNTED,
  TOY_DROPPED,
  TOY_ANCHOR,
  TOY_BROUGHT,
  TOY_BEGAN,
  TOY_FOE,
  TOY_OFFICER_FELL,
};

G_STATIC_ASSERT (TOY_OFFICER_FELL < MUSTER_UNIT_OWN);

/* Places in MusterState.own. What is counted by side takes two of them. */
#define TOY_MOST_BANKED TOY_MAX_RATING

enum
{
  TOY_UP,           /* the card that is up, counted from 1; 0: none */
  TOY_TAKER,        /* who has taken its special effect, counted from 1 */
  TOY_SETTLED,      /* a joker or a 2 has found its unit, or nobody gets it */
  TOY_FROM_BANK,    /* it comes from the bank */
  TOY_STARTED,      /* the first turn has begun */
  TOY_VICTORY,      /* 1 full, 2 minor */
  TOY_COMPOSITES,   /* units made of survivors */
  TOY_STRENGTH,     /* by side: units that count for its collapse */
  TOY_ROLLED = TOY_STRENGTH + 2,     /* by side: units rolled for */
  TOY_AWARDED_UNIT = TOY_ROLLED + 2, /* by side: enemy units beyond those counted */
  TOY_AWARDED_AWAY = TOY_AWARDED_UNIT + 2,
  TOY_N_BANKED = TOY_AWARDED_AWAY + 2,     /* by side: cards banked this turn */
  TOY_BANKED = TOY_N_BANKED + 2,           /* by side: those that lie there, counted from 1 */
  TOY_N_STATE_OWN = TOY_BANKED + 2 * TOY_MOST_BANKED,
};

G_STATIC_ASSERT (TOY_N_STATE_OWN <= MUSTER_STATE_OWN);

/**
 * ToyData:
 * @rules: a bit for each #ToyRule that is on
 * @suits: of each side
 *
 * What is true of a battle from its setup.
 */
typedef struct
{
  guint32 rules;
  MusterSuit suits[2];
  int attacker;
  int objectives[TOY_N_OBJECTIVES];
  int turns;
  int exits;
  int arrival;
  int light_gun_range;
  int heavy_gun_range;
  int dismounted_move;
  int dismounted_range;
  int close_range;
  int building_room;
} ToyData;

/**
 * ToyShot:
 * @formation: when it fires, as are @dismounted and @building
 *
 * Fire as ordered, worked out before anything is thrown.
 */
typedef struct
{
  int unit;
  int target;
  int range;
  int shooters;
  int formation;
  int building;
  gboolean dismounted;
  gboolean stands;
} ToyShot;

/**
 * ToyThrow:
 * @colour: of all its dice
 * @again: 1: thrown twice, the better counts; -1: the worse; 0: once
 * @successes: those that count
 */
typedef struct
{
  int dice;
  ToyColour colour;
  int again;
  int successes;
} ToyThrow;

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
int      muster_toy_find_arm          (const char          *name);
void     muster_toy_compile_def       (const MusterSetup   *setup,
                                       MusterUnitDef       *def);
gboolean muster_toy_compile           (MusterSetup         *setup,
                                       GError             **error);
void     muster_toy_begin             (const MusterSetup   *setup,
                                       MusterState         *state);
void     muster_toy_begin_unit        (MusterUnitState     *unit);
void     muster_toy_settle_command    (MusterState         *state,
                                       int                  side);

/* Rolls before the first turn, or before there is a battle */
const MusterRollTableRow *
         muster_toy_roll_on           (MusterResolution    *self,
                                       MusterCatalog       *catalog,
                                       ToyPurpose           purpose,
                                       int                  unit);
const MusterUnitType *
         muster_toy_roll_type         (MusterResolution    *self,
                                       MusterCatalog       *catalog);
int      muster_toy_get_rolled_gun    (const MusterRollTableRow *row,
                                       int                  arm);

/* Questions about units */
int      muster_toy_get_commander     (const MusterState   *state,
                                       int                  side);
int      muster_toy_get_own_general   (const MusterState   *state,
                                       int                  unit);
guint    muster_toy_count_generals    (const MusterState   *state,
                                       int                  side);
gboolean muster_toy_may_act_freely    (const MusterState   *state,
                                       int                  unit);
gboolean muster_toy_can_form          (const MusterUnitDef *def,
                                       ToyFormation         formation);
int      muster_toy_get_fire_range    (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  unit,
                                       gboolean             dismounted);
gboolean muster_toy_shows_marker      (const MusterSetup   *setup,
                                       const MusterUnitState *unit,
                                       guint                marker);
int      muster_toy_get_leadership    (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  unit);
int      muster_toy_get_leader        (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  unit);

/* What to ask for, and to remind of */
gboolean muster_toy_asks_for          (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       guint                field);
void     muster_toy_list_duties       (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       GArray              *duties);

char    *muster_toy_dup_open_cards    (const MusterSetup   *setup,
                                       const MusterState   *state);
char    *muster_toy_dup_standing      (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  side);

/* Judging what several orders share */
gboolean muster_toy_judge             (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       MusterJudgeScope     scope,
                                       MusterRefusal       *why);
void     muster_toy_settle            (MusterResolution    *self);
gboolean muster_toy_check_phase       (const MusterState   *state,
                                       ToyPhase             phase,
                                       MusterRefusal       *why);
gboolean muster_toy_check_rule        (const MusterSetup   *setup,
                                       ToyRule              rule,
                                       MusterRefusal       *why);
gboolean muster_toy_check_params      (const MusterSetup   *setup,
                                       const MusterOrder   *order,
                                       MusterRefusal       *why);
gboolean muster_toy_check_on_table    (const MusterState   *state,
                                       int                  unit,
                                       MusterRefusal       *why);
gboolean muster_toy_check_fighting    (const MusterState   *state,
                                       int                  unit,
                                       MusterRefusal       *why);
gboolean muster_toy_check_general     (const MusterState   *state,
                                       int                  general,
                                       int                  side,
                                       MusterRefusal       *why);
gboolean muster_toy_check_card        (const MusterState   *state,
                                       int                  unit,
                                       MusterRefusal       *why);

/* Cards */
MusterCard muster_toy_get_up          (const MusterState   *state);
int      muster_toy_get_card_side     (const MusterSetup   *setup,
                                       MusterCard           card);
gboolean muster_toy_is_two            (MusterCard           card);
gboolean muster_toy_is_joker          (MusterCard           card);
gboolean muster_toy_activates         (MusterCard           card);
void     muster_toy_shuffle           (const MusterSetup   *setup,
                                       MusterState         *state);
void     muster_toy_put_away          (MusterState         *state);
void     muster_toy_clear_uses        (MusterState         *state);
gboolean muster_toy_is_bound          (const MusterState   *state,
                                       int                  general);
gboolean muster_toy_can_be_penalised  (const MusterState   *state,
                                       int                  unit);
gboolean muster_toy_is_pending        (const MusterState   *state);
void     muster_toy_prompt_pending    (MusterResolution    *self);
gboolean muster_toy_check_unbound     (const MusterState   *state,
                                       MusterRefusal       *why);
void     muster_toy_get_draw_deck     (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       guint                n_cards,
                                       MusterDeck          *deck);
void     muster_toy_write_state       (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       JsonBuilder         *builder);

/* Activation */
int      muster_toy_get_activator     (const MusterState   *state,
                                       const MusterOrder   *order);
gboolean muster_toy_has_effect        (const MusterState   *state,
                                       ToyVerb              verb);
gboolean muster_toy_takes_effect      (const MusterState   *state,
                                       const MusterOrder   *order,
                                       guint                rank);
int      muster_toy_find_sender       (const MusterState   *state,
                                       const MusterOrder   *order);
int      muster_toy_get_cost          (const MusterState   *state,
                                       const MusterOrder   *order);
gboolean muster_toy_needs_test        (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order);
gboolean muster_toy_is_free           (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       double              *chance);
gboolean muster_toy_check_active      (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       gboolean             reforms,
                                       MusterRefusal       *why);
gboolean muster_toy_check_activation  (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       MusterRefusal       *why);
gboolean muster_toy_check_special     (const MusterState   *state,
                                       const MusterOrder   *order,
                                       int                  by,
                                       MusterRefusal       *why);
gboolean muster_toy_begin_activation  (MusterResolution    *self);
void     muster_toy_end_activation    (MusterResolution    *self);
void     muster_toy_use_card          (MusterResolution    *self,
                                       int                  general,
                                       gboolean             special);

/* Movement */
int      muster_toy_get_allowance     (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order);
gboolean muster_toy_check_passable    (const MusterOrder   *order,
                                       MusterRefusal       *why);
gboolean muster_toy_check_movement    (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       MusterRefusal       *why);
gboolean muster_toy_check_building    (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       MusterRefusal       *why);
gboolean muster_toy_check_form        (const MusterState   *state,
                                       const MusterOrder   *order,
                                       MusterRefusal       *why);
void     muster_toy_play_movement     (MusterResolution    *self);
void     muster_toy_play_form         (MusterResolution    *self);
gboolean muster_toy_may_enter         (const MusterState   *state,
                                       int                  unit);
int      muster_toy_get_reach         (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       guint                field,
                                       int                  choice);

/* Combat: @self is NULL where nobody reads the steps */
gboolean muster_toy_check_target      (const MusterState   *state,
                                       int                  unit,
                                       int                  target,
                                       MusterRefusal       *why);
gboolean muster_toy_is_cavalry        (const MusterState   *state,
                                       int                  unit);
ToyColour muster_toy_get_test_colour  (MusterResolution    *self,
                                       const MusterState   *state,
                                       int                  unit,
                                       ToyColour            colour);
void     muster_toy_read_shot         (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       ToyShot             *shot);
void     muster_toy_count_fire        (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       const ToyShot       *shot,
                                       ToyThrow            *attack,
                                       MusterResolution    *self);
void     muster_toy_count_cover       (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       const ToyShot       *shot,
                                       ToyThrow            *defence,
                                       MusterResolution    *self);
gboolean muster_toy_check_square      (const MusterState   *state,
                                       const MusterOrder   *order,
                                       MusterRefusal       *why);
gboolean muster_toy_check_partner     (const MusterState   *state,
                                       int                  unit,
                                       int                  other,
                                       MusterRefusal       *why);
gboolean muster_toy_can_charge        (const MusterState   *state,
                                       int                  unit,
                                       int                  target);
int      muster_toy_get_melee_dice    (ToyArm               attacker,
                                       ToyArm               target);
void     muster_toy_count_charge      (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       ToyFormation         formation,
                                       ToyThrow            *attack,
                                       MusterResolution    *self);
void     muster_toy_count_stand       (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       const MusterOrder   *order,
                                       ToyThrow            *defence,
                                       MusterResolution    *self);
gboolean muster_toy_throw             (MusterResolution    *self,
                                       ToyPurpose           purpose,
                                       int                  unit,
                                       ToyThrow            *result);
gboolean muster_toy_test              (MusterResolution    *self,
                                       ToyPurpose           purpose,
                                       int                  unit,
                                       guint                n_dice,
                                       ToyColour            colour,
                                       gboolean            *passed);

void     muster_toy_tell_throws       (MusterResolution    *self,
                                       const ToyThrow      *attack,
                                       const ToyThrow      *defence);

/* What becomes of units */
void     muster_toy_set_colour        (MusterUnitState     *unit,
                                       ToyColour            colour);
void     muster_toy_note_shaken       (MusterResolution    *self,
                                       int                  unit);
gboolean muster_toy_downgrade         (MusterUnitState     *unit);
void     muster_toy_say_second        (MusterResolution    *self,
                                       int                  unit,
                                       gboolean             had_one);
void     muster_toy_strip_second      (MusterResolution    *self,
                                       int                  unit);
gboolean muster_toy_lose_figures      (MusterResolution    *self,
                                       int                  unit,
                                       int                  casualties,
                                       int                  by);
gboolean muster_toy_check_leaders     (MusterResolution    *self,
                                       int                  unit,
                                       int                  casualties,
                                       int                  by,
                                       guint                n_dice);
void     muster_toy_make_mob          (MusterResolution    *self,
                                       int                  unit);
void     muster_toy_leave_building    (MusterResolution    *self,
                                       int                  unit);
void     muster_toy_take_out          (MusterResolution    *self,
                                       int                  unit,
                                       ToyFate              fate,
                                       int                  by);
gboolean muster_toy_risk_general      (MusterResolution    *self,
                                       int                  general);
void     muster_toy_prompt_counters   (MusterResolution    *self);

/* The main army of an attacker, and units that nobody has listed */
gboolean muster_toy_is_rolled_for     (const MusterSetup   *setup,
                                       const MusterState   *state);
gboolean muster_toy_may_arrive        (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  side);
gboolean muster_toy_roll_arrival      (MusterResolution    *self);
int      muster_toy_add_unit          (MusterResolution    *self,
                                       int                  side,
                                       const MusterUnitType *type,
                                       const char          *id,
                                       const char          *name);

/* Umpire */
gboolean muster_toy_check_fate        (const MusterState   *state,
                                       int                  unit,
                                       int                  fate,
                                       MusterRefusal       *why);

/* Losses, score and end */
gboolean muster_toy_is_lost           (guint8               fate);
gboolean muster_toy_is_gone           (guint8               fate);
int      muster_toy_find_absorbed     (const MusterState   *state,
                                       int                  anchor);
int      muster_toy_get_remaining     (const MusterState   *state,
                                       int                  side);
gboolean muster_toy_is_before_arrival (const MusterSetup   *setup,
                                       const MusterState   *state);
gboolean muster_toy_is_advance_guard  (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  unit);
void     muster_toy_count_score       (const MusterSetup   *setup,
                                       MusterState         *state);
int      muster_toy_get_score         (const MusterSetup   *setup,
                                       const MusterState   *state,
                                       int                  side);
gboolean muster_toy_checks_collapse   (const MusterSetup   *setup,
                                       const MusterState   *before,
                                       const MusterState   *state,
                                       int                  side);
gboolean muster_toy_check_collapse    (MusterResolution    *self,
                                       int                  first_side);
void     muster_toy_check_scenario    (MusterResolution    *self);
void     muster_toy_check_last_turn   (MusterResolution    *self);
void     muster_toy_end_turn_now      (MusterResolution    *self);
void     muster_toy_end               (MusterResolution    *self,
                                       int                  winner,
                                       gboolean             conceded);
int      muster_toy_get_turn_limit    (const MusterSetup   *setup);

static inline const ToyData *
toy_get_data (const MusterSetup *setup)
{
  return setup->rules_data;
}

static inline gboolean
toy_has_rule (const MusterSetup *setup,
              ToyRule            rule)
{
  return (toy_get_data (setup)->rules >> rule & 1) != 0;
}

static inline gboolean
toy_def_has_word (const MusterUnitDef *def,
                  ToyWord              word)
{
  return (def->profile.rules >> word & 1) != 0;
}

static inline gboolean
toy_has_word (const MusterState *state,
              int                unit,
              ToyWord            word)
{
  return toy_def_has_word (state->units[unit].def, word);
}

static inline gboolean
toy_scenario_is (const MusterSetup *setup,
                 ToyWord            word)
{
  return (setup->scenario->rules >> word & 1) != 0;
}

static inline ToyArm
toy_def_get_arm (const MusterUnitDef *def)
{
  return (ToyArm) def->own[TOY_DEF_ARM];
}

static inline ToyArm
toy_get_arm (const MusterState *state,
             int                unit)
{
  return toy_def_get_arm (state->units[unit].def);
}

static inline gboolean
toy_is_general (const MusterState *state,
                int                unit)
{
  return toy_get_arm (state, unit) == TOY_GENERAL;
}

static inline gboolean
toy_is_artillery (const MusterState *state,
                  int                unit)
{
  ToyArm arm = toy_get_arm (state, unit);

  return arm == TOY_FOOT_ARTILLERY || arm == TOY_HORSE_ARTILLERY;
}

/* Skirmishers, light cavalry on horse or foot, war parties. */
static inline gboolean
toy_is_skirmisher_kind (const MusterUnitDef *def)
{
  ToyArm arm = toy_def_get_arm (def);

  return arm == TOY_SKIRMISHERS || arm == TOY_LIGHT_CAVALRY || arm == TOY_WAR_PARTY;
}

static inline int
toy_get_marker (const MusterState *state,
                int                unit,
                ToyMarker          marker)
{
  return state->units[unit].markers[marker];
}

/* What it is as far as movement and melee go: light cavalry on foot are skirmishers. */
static inline ToyArm
toy_get_present_arm (const MusterState *state,
                     int                unit)
{
  return toy_get_marker (state, unit, TOY_DISMOUNTED) ? TOY_SKIRMISHERS : toy_get_arm (state, unit);
}

static inline gboolean
toy_is_on_table (const MusterState *state,
                 int                unit)
{
  return state->units[unit].fate == TOY_IN_PLAY && !toy_get_marker (state, unit, TOY_RESERVE);
}

static inline int
toy_get_rating (const MusterState *state,
                int                general)
{
  return state->units[general].leadership;
}

static inline int
toy_get_side (const MusterState *state,
              int                unit)
{
  return state->units[unit].def->side;
}

/* The least face that counts. */
static inline int
toy_get_needed (ToyColour colour)
{
  return 4 + (int) colour;
}

/* A parameter of an order: whether it was said, and what it is. Where the order has none it is the first
 * choice, none or nobody. */
static inline gboolean
toy_has (const MusterOrder *order,
         ToySlot            slot)
{
  guint8 field = muster_toy_slots[order->verb][slot];

  return field > 0 && muster_order_has (order, field - 1u);
}

static inline int
toy_get (const MusterOrder *order,
         ToySlot            slot)
{
  guint8 field = muster_toy_slots[order->verb][slot];

  return field > 0 ? muster_order_get (order, field - 1u) : 0;
}

static inline int
toy_get_unit (const MusterOrder *order,
              ToySlot            slot)
{
  return toy_has (order, slot) ? toy_get (order, slot) : -1;
}

static inline gboolean
toy_says_yes (const MusterOrder *order,
              ToySlot            slot)
{
  return muster_toy_slots[order->verb][slot] > 0 && toy_get (order, slot) == TOY_YES;
}

G_END_DECLS
