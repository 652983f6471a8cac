/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/magdala/muster-magdala-tables.h"
#include "core/rules/magdala/muster-magdala.h"

G_BEGIN_DECLS

/* The figures of the rules that belong to no unit; the quick reference prints them. */
#define MAGDALA_MOVE_PLUS 2         /* inches more than the dice of a move (M-MOVE-01) */
#define MAGDALA_HORSES 8            /* inches to the horses of a bug-out (M-MOVE-09) */
#define MAGDALA_DETACHED_DICE 1      /* for its morale (M-MORALE-04) */
#define MAGDALA_DETACHED_PLUS -1     /* added to it */
#define MAGDALA_DETACHMENT_MOVES 2  /* moves from its parent (M-MOVE-07) */
#define MAGDALA_SKIRMISH_SHOTS 2    /* figures a die of European skirmishers (M-FIRE-01) */
#define MAGDALA_LONGER_RANGE 6      /* inches more for sharpshooters and snipers (M-FIRE-08) */
#define MAGDALA_POOR_NEEDS 6        /* M-FIRE-15 */
#define MAGDALA_JAM_ONES 2          /* M-FIRE-12 */
#define MAGDALA_CLEARS 4            /* M-FIRE-12 */
#define MAGDALA_POINTS 6            /* of ammunition (M-AMMO-01) */
#define MAGDALA_POINT 2             /* of the marker for a point (M-AMMO-02) */
#define MAGDALA_SAVES_AMMO 4        /* M-AMMO-03 */
#define MAGDALA_CLOSE_CHARGE 9      /* inches below which a charge is fired at with half effect */
#define MAGDALA_FIGURES_A_COMBAT 3  /* M-MELEE-04 */
#define MAGDALA_KILLS_BY 2          /* M-MELEE-05 */
#define MAGDALA_OVERLAPS 2          /* extra combats a round and flank (M-MELEE-10) */
#define MAGDALA_HOLDS 6             /* M-MELEE-15 */
#define MAGDALA_CAVALRY_HOLDS 5     /* M-MELEE-15 */
#define MAGDALA_PURSUIT_MOVES 2     /* M-MELEE-16 */
#define MAGDALA_REACTS 4            /* M-REACT-03 */
#define MAGDALA_REACTION_RANGE 12   /* M-REACT-01 */
#define MAGDALA_RISKY_HITS 2        /* M-GEN-03 */
#define MAGDALA_KILLED_ON 2         /* M-GEN-03 */
#define MAGDALA_WOUNDED_ON 3        /* M-GEN-03 */
#define MAGDALA_BUILDING_TURNS 3    /* M-FORT-06 */
#define MAGDALA_BUILT 5             /* M-FORT-06 */
#define MAGDALA_IMAM_RANGE 6        /* M-MORALE-12 */
#define MAGDALA_ARMY_BREAK_PERCENT 50 /* M-SCN-01 */
#define MAGDALA_GENERALS 2          /* M-GEN-01 */
#define MAGDALA_ODDS_AGAINST 2      /* natives for each imperial figure (M-UMP-03) */

/**
 * MagdalaData:
 * @leaders: by the place of their unit in the setup, with the trait that they have when none is said
 * @made: a General whom the umpire made
 * @n_units: by side, those that count for M-SCN-03
 *
 * What is true of a battle from its setup.
 */
typedef struct
{
  const MusterTrait *general;
  const MusterTrait *imam;
  MusterLeaderDef *leaders;
  MusterLeaderDef made;
  gboolean no_ammunition;
  int broken;
  int umpire;
  int first_side;
  int n_units[2];
} MagdalaData;

/**
 * MagdalaVolley:
 * @figures: that fire; of a gun, its crew
 * @half: at half effect
 * @needs: what each die must show
 * @umpire: dice that the umpire adds
 *
 * A volley before its dice.
 */
typedef struct
{
  int firer;
  int target;
  int figures;
  MagdalaCover cover;
  gboolean half;
  int needs;
  int umpire;
} MagdalaVolley;

/**
 * MagdalaHits:
 * @strays: a rocket went astray
 */
typedef struct
{
  int hits;
  gboolean strays;
} MagdalaHits;

/**
 * MagdalaTest:
 * @n_dice: how many are thrown
 * @always: what passes whatever else counts
 * @constant: what its kind of troops adds
 * @umpire: what the umpire adds
 * @imam: whether an imam is near
 * @added: all that is added to the dice, those three included
 * @needed: casualties so far
 *
 * A test of morale before its dice.
 */
typedef struct
{
  int n_dice;
  int always;
  int constant;
  int umpire;
  gboolean imam;
  int added;
  int needed;
} MagdalaTest;

/**
 * MagdalaAllowance:
 * @dice: that are thrown for it, or 0
 * @inches: where none are
 * @free: nobody measures it
 */
typedef struct
{
  int dice;
  int inches;
  gboolean free;
} MagdalaAllowance;

/**
 * MagdalaFight:
 * @adjust: to each die of attacker and defender
 * @n_extra: combats of the overlap
 * @victim: of the overlap: 0 the attacker, 1 the defender
 */
typedef struct
{
  int units[2];
  int round;
  int n_combats;
  int adjust[2];
  int n_extra;
  int victim;
} MagdalaFight;

extern const MusterLabRules muster_magdala_lab;
extern const MusterMarker muster_magdala_markers[];

extern const MusterOrderHandler muster_magdala_fire;
extern const MusterOrderHandler muster_magdala_move;
extern const MusterOrderHandler muster_magdala_charge;
extern const MusterOrderHandler muster_magdala_melee;
extern const MusterOrderHandler muster_magdala_morale;
extern const MusterOrderHandler muster_magdala_retest;
extern const MusterOrderHandler muster_magdala_reaction;
extern const MusterOrderHandler muster_magdala_form;
extern const MusterOrderHandler muster_magdala_mount;
extern const MusterOrderHandler muster_magdala_dismount;
extern const MusterOrderHandler muster_magdala_limber;
extern const MusterOrderHandler muster_magdala_unlimber;
extern const MusterOrderHandler muster_magdala_bug_out;
extern const MusterOrderHandler muster_magdala_clear_jam;
extern const MusterOrderHandler muster_magdala_build;
extern const MusterOrderHandler muster_magdala_resupply;
extern const MusterOrderHandler muster_magdala_detach;
extern const MusterOrderHandler muster_magdala_rejoin;
extern const MusterOrderHandler muster_magdala_move_general;
extern const MusterOrderHandler muster_magdala_end_turn;
extern const MusterOrderHandler muster_magdala_set;
extern const MusterOrderHandler muster_magdala_remove;
extern const MusterOrderHandler muster_magdala_award;
extern const MusterOrderHandler muster_magdala_end_battle;

/* Setup */
int      muster_magdala_setup_find_arm      (const char        *name);
const MusterPhrase *
         muster_magdala_setup_judge_options (MagdalaArm         arm,
                                             guint64            words);
gpointer muster_magdala_setup_dup_switched  (const MusterSetup *variant,
                                             gconstpointer      rules_data);
gboolean muster_magdala_setup_compile       (MusterSetup       *setup,
                                             GError           **error);
void     muster_magdala_setup_begin         (const MusterSetup *setup,
                                             MusterState       *state);

/* Questions about units */
gboolean muster_magdala_units_is_detachment  (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_counts         (const MusterUnitDef *def);
gboolean muster_magdala_units_is_regular     (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_is_on_foot     (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_is_infantry    (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_is_steady      (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_are_marksmen   (guint64              words);
gboolean muster_magdala_units_is_marksman    (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_is_armed       (const MusterState   *state,
                                              int                  unit);
gboolean muster_magdala_units_counts_ammo    (const MusterSetup   *setup,
                                              const MusterState   *state,
                                              int                  unit);
int      muster_magdala_units_get_casualties (const MusterState   *state,
                                              int                  unit);

gboolean muster_magdala_units_shows_marker (const MusterSetup     *setup,
                                            const MusterUnitState *unit,
                                            guint                  marker);

/* Checks that several orders share */
void     muster_magdala_judge_settle (MusterResolution  *self);
gboolean muster_magdala_judge_ready  (const MusterState *state,
                                      int                unit,
                                      MusterRefusal     *why);
gboolean muster_magdala_judge_fresh  (const MusterState *state,
                                      int                unit,
                                      MusterRefusal     *why);
gboolean muster_magdala_judge_friend (const MusterState *state,
                                      int                rocket,
                                      int                friend,
                                      MusterRefusal     *why);
gboolean muster_magdala_judge_imam   (const MusterSetup *setup,
                                      const MusterState *state,
                                      const MusterOrder *order,
                                      guint              field,
                                      MusterRefusal     *why);

/* Generals and imams */
const MusterLeaderDef *
         muster_magdala_leaders_get_def      (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                unit);
int      muster_magdala_leaders_get          (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                unit);
int      muster_magdala_leaders_find         (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                unit,
                                              guint             *status,
                                              gboolean          *is_lost);
gboolean muster_magdala_leaders_has_general  (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                unit);
gboolean muster_magdala_leaders_may_reroll   (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                unit);
gboolean muster_magdala_leaders_has_imam     (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                side);
void     muster_magdala_leaders_place        (MusterState       *state,
                                              int                unit);
void     muster_magdala_leaders_set          (const MusterSetup *setup,
                                              MusterState       *state,
                                              int                unit,
                                              MagdalaLeader      status);
gboolean muster_magdala_leaders_risk_general (MusterResolution  *self,
                                              int                unit,
                                              int                hits,
                                              int                by);

/* Losses, and how units leave play */
void     muster_magdala_losses_check_spent    (MusterResolution *self,
                                               int               unit);
void     muster_magdala_losses_remove_figures (MusterResolution *self,
                                               int               unit,
                                               int               n,
                                               int               by);
void     muster_magdala_losses_leave          (MusterResolution *self,
                                               int               unit,
                                               MagdalaFate       fate);
gboolean muster_magdala_losses_is_broken      (MagdalaFate       fate);
void     muster_magdala_losses_prompt_spent   (MusterResolution *self,
                                               int               unit);
void     muster_magdala_losses_prompt_friends (MusterResolution *self,
                                               int               unit,
                                               MagdalaCause      cause);

/* Melees: each is kept by the unit that charged. */
gboolean muster_magdala_melees_fights        (const MusterState *state,
                                              int                unit,
                                              int                other);
void     muster_magdala_melees_join          (MusterState       *state,
                                              int                unit,
                                              int                target);
void     muster_magdala_melees_end           (MusterState       *state,
                                              int                unit);
void     muster_magdala_melees_count_round   (MusterState       *state,
                                              int                unit);
guint    muster_magdala_melee_count_kills    (int                better);
int      muster_magdala_melees_count_enemies (const MusterState *state,
                                              int                unit);
void     muster_magdala_melee_plan           (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              MagdalaFight      *fight);

/* Fire */
int          muster_magdala_volley_round        (int                  n,
                                                 int                  d,
                                                 gboolean             half_up);
int          muster_magdala_volley_count_dice   (const MusterState   *state,
                                                 const MagdalaVolley *volley);
int          muster_magdala_volley_get_needs    (const MusterState   *state,
                                                 int                  unit,
                                                 int                  distance);
int          muster_magdala_volley_get_range    (const MusterState   *state,
                                                 int                  unit);
int          muster_magdala_volley_get_longer   (int                  arm,
                                                 guint64              words);
int          muster_magdala_volley_hits_on      (guint64              words,
                                                 int                  needs);
MagdalaCover muster_magdala_volley_get_cover    (const MusterState   *state,
                                                 int                  target);
gboolean     muster_magdala_volley_throw        (MusterResolution    *self,
                                                 const MagdalaVolley *volley,
                                                 MagdalaHits         *hits);
gboolean     muster_magdala_fire_strike         (MusterResolution    *self,
                                                 int                  unit,
                                                 int                  hits,
                                                 int                  by);
void         muster_magdala_fire_judge_losses   (MusterResolution    *self,
                                                 int                  unit);
void         muster_magdala_fire_plan           (const MusterSetup   *setup,
                                                 const MusterState   *state,
                                                 const MusterOrder   *order,
                                                 MagdalaVolley       *volley);
gboolean     muster_magdala_charge_plan_defence (const MusterSetup   *setup,
                                                 const MusterState   *state,
                                                 const MusterOrder   *order,
                                                 MagdalaVolley       *volley);

/* Moves */
void     muster_magdala_move_leave_ground   (MusterState            *state,
                                             int                     unit);
void     muster_magdala_move_get_allowance  (const MusterState      *state,
                                             int                     unit,
                                             MagdalaGoing            going,
                                             gboolean                charge,
                                             MagdalaAllowance       *allowance);
gboolean muster_magdala_move_is_half        (const MusterState      *state,
                                             const MusterOrder      *order);
gboolean muster_magdala_move_roll_allowance (MusterResolution       *self,
                                             const MagdalaAllowance *allowance,
                                             int                     reach,
                                             int                    *inches);

/* What is added to dice */
int      muster_magdala_adjust_test    (const MusterState   *state,
                                        int                  unit,
                                        const MagdalaTest   *test,
                                        MusterResolution    *told);
int      muster_magdala_adjust_combat  (const MusterState   *state,
                                        int                  unit,
                                        int                  other,
                                        int                  round,
                                        int                  umpire,
                                        gboolean             works,
                                        MusterResolution    *told);

/* Morale */
gboolean muster_magdala_fire_is_halted        (const MusterState *state,
                                               int                unit);
int      muster_magdala_fire_get_test_level   (const MusterState *state,
                                               int                unit);
void     muster_magdala_fire_halt             (MusterResolution  *self,
                                               int                unit);
void     muster_magdala_morale_plan           (const MusterSetup *setup,
                                               const MusterState *state,
                                               int                unit,
                                               int                umpire,
                                               gboolean           imam,
                                               MagdalaTest       *test);
gboolean muster_magdala_morale_passes         (const MagdalaTest *test,
                                               int                dice);
gboolean muster_magdala_morale_take_test      (MusterResolution  *self,
                                               int                unit,
                                               const MagdalaTest *test,
                                               gboolean           reroll,
                                               gboolean          *passed);
void     muster_magdala_morale_fail_fire_test (MusterResolution  *self,
                                               int                unit);
gboolean muster_magdala_rout_rolls_pursuit    (const MusterState *state,
                                               int                unit);
int      muster_magdala_rout_get_holds        (const MusterState *state,
                                               int                unit);
gboolean muster_magdala_rout                  (MusterResolution  *self,
                                               int                unit);
int      muster_magdala_reaction_get          (const MusterSetup *setup,
                                               const MusterState *state,
                                               const MusterOrder *order);

/* Score and ending */
gboolean muster_magdala_score_check_end      (MusterResolution  *self);
void     muster_magdala_score_end_battle     (MusterResolution  *self,
                                              int                winner,
                                              gboolean           has_reason);
int      muster_magdala_score_get            (const MusterSetup *setup,
                                              const MusterState *state,
                                              int                side);
int      muster_magdala_score_get_turn_limit (const MusterSetup *setup);
void     muster_magdala_duties_list          (const MusterSetup *setup,
                                              const MusterState *state,
                                              GArray            *duties);
int      muster_magdala_duties_get_reach     (const MusterSetup *setup,
                                              const MusterState *state,
                                              const MusterOrder *order,
                                              guint              field,
                                              int                choice);

extern const MusterReturnRules muster_magdala_returns;
extern const MusterSoloRules muster_magdala_solo;
extern const MusterLevyRules muster_magdala_levy;
extern const MusterReferenceSpec muster_magdala_reference;

static inline const MagdalaData *
magdala_get_data (const MusterSetup *setup)
{
  return setup->rules_data;
}

static inline int
magdala_get (const MusterState *state,
             int                unit,
             MagdalaMarker      marker)
{
  return state->units[unit].markers[marker];
}

static inline void
magdala_put (MusterState   *state,
             int            unit,
             MagdalaMarker  marker,
             int            number)
{
  state->units[unit].markers[marker] = (gint16) number;
}

static inline int
magdala_def (const MusterState *state,
             int                unit,
             MagdalaDef         place)
{
  return state->units[unit].def->own[place];
}

static inline MagdalaArm
magdala_get_arm (const MusterState *state,
                 int                unit)
{
  return (MagdalaArm) magdala_def (state, unit, MAGDALA_DEF_ARM);
}

static inline gboolean
magdala_has_word (const MusterState *state,
                  int                unit,
                  MagdalaWord        word)
{
  return (state->units[unit].def->profile.rules >> word & 1) != 0;
}

static inline int
magdala_get_side (const MusterState *state,
                  int                unit)
{
  return state->units[unit].def->side;
}

static inline gboolean
magdala_is_regular_cavalry (const MusterState *state,
                            int                unit)
{
  return magdala_get_arm (state, unit) == MAGDALA_CAVALRY &&
         magdala_has_word (state, unit, MAGDALA_REGULAR);
}

G_END_DECLS
