/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/kings/muster-kings-tables.h"
#include "core/rules/kings/muster-kings.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* What play needs of a setup is worked out once, by setup_compile, into plain numbers. */

#define KINGS_LEADERLESS 8     /* K-LEAD-04 */
#define KINGS_CLOSE_ORDER_MIN 6 /* K-CLOSE-01 */
#define KINGS_CLOSE_ORDER_MOVE 4 /* inches (K-MOVE-01) */
#define KINGS_CLOSE_ORDER_SLOW 2 /* the same in difficult ground */
#define KINGS_CLOSE_RETREAT 2  /* inches (K-RETREAT-01) */
#define KINGS_BEST_VALUE 2     /* no value is ever better than 2+ */
#define KINGS_ROUT_TOTAL 2     /* a failed Rally that makes no more than this routs (K-RALLY-02) */
#define KINGS_NERVES_NUMBER 3  /* a bag of nerves deserts on this or more */
#define KINGS_BOTTLE_BAD 8     /* Leadership after a bottle, 1-3 and 4-6 */
#define KINGS_BOTTLE_GOOD 6
#define KINGS_SPORTY_INCHES 2

typedef enum
{
  KINGS_KIND_REGULAR,
  KINGS_KIND_IRREGULAR,
  KINGS_KIND_TRIBAL,
} KingsKind;

typedef enum
{
  KINGS_ARM_INFANTRY,
  KINGS_ARM_CAVALRY,
  KINGS_ARM_CREWED,
} KingsArm;

/* What Mr Babbage takes a unit for. */
typedef enum
{
  KINGS_SHOOTER,
  KINGS_CHARGER,
  KINGS_HORSE,
  KINGS_GUN,
} KingsNative;

/* Traits that the procedures know; any other is a name, perhaps with a Leadership of its own. */
typedef enum
{
  KINGS_TRAIT_NONE,
  KINGS_TRAIT_BULLETPROOF_BUMBLER,
  KINGS_TRAIT_WHEEZY,
  KINGS_TRAIT_WEAKLING,
  KINGS_TRAIT_COWARD,
  KINGS_TRAIT_INEXPERIENCED,
  KINGS_TRAIT_BAG_OF_NERVES,
  KINGS_TRAIT_SHORT_SIGHTED,
  KINGS_TRAIT_MUSKETRY_BUFF,
  KINGS_TRAIT_JOLLY_SPORTY,
  KINGS_TRAIT_IDIOT,
  KINGS_TRAIT_DRUNKARD,
  KINGS_TRAIT_KEEN_SHOT,
  KINGS_TRAIT_SHIRKER,
  KINGS_TRAIT_UNLUCKY,
  KINGS_TRAIT_BOTTLE,
  KINGS_TRAIT_TERRIBLE_PLANNER,
  KINGS_TRAIT_CAD,
  KINGS_TRAIT_YELLOW_BELLIED,
  KINGS_TRAIT_LUCKY,
  KINGS_TRAIT_SPORTING_UMPIRE,
  KINGS_TRAIT_FINE_SWORDSMAN,
  KINGS_TRAIT_INSPIRATIONAL,
  KINGS_TRAIT_UP_AND_AT_THEM,
  KINGS_TRAIT_BRAVE,
  KINGS_TRAIT_DESTINED,
} KingsTrait;

/* Optional rules that play asks about. */
typedef enum
{
  KINGS_RULE_DANGEROUS_TERRAIN = 1 << 0,
  KINGS_RULE_HEAVY_LOSSES = 1 << 1,
  KINGS_RULE_ABSORB = 1 << 2,
  KINGS_RULE_NAMED_AWARDS = 1 << 3,
  KINGS_RULE_DRAWN_ORDER = 1 << 4,
} KingsRule;

/* Objectives that are counted by themselves or that the rules look at. */
typedef enum
{
  KINGS_ENEMY_UNIT,
  KINGS_ENEMY_LEADER,
  KINGS_ESCORT_UNIT,
  KINGS_RELIEF_UNIT,
  KINGS_FIRST_OFF,
  KINGS_FULL_OFF,
  KINGS_HALF_OFF,
  KINGS_ESCAPED_STRONG,
  KINGS_ESCAPED_WEAK,
  KINGS_MELTED_AWAY,
  KINGS_SURVIVOR,
  KINGS_BUILDING_DESTROYED,
  KINGS_BUILDING_INTACT,
  KINGS_AREA_SCOUTED,
  KINGS_AREA_UNSCOUTED,
  KINGS_OVERRUN,
  KINGS_NOT_OVERRUN,
  KINGS_N_OBJECTIVES,
} KingsObjective;

/**
 * KingsProfile:
 * @discipline: climate included
 * @short_range: in inches; 0 where it does not shoot so far
 * @dice: fire dice a model
 * @words: of type, options, trait and weapon
 * @allowed: a bit for each order that such a unit can be given (K-ACT-01)
 * @free: a bit for each order that takes no test (K-ACT-02)
 */
typedef struct
{
  gint8 speed;
  gint8 firing;
  gint8 fighting;
  gint8 discipline;
  gint8 short_range;
  gint8 long_range;
  gint8 dice;
  guint32 words;
  guint32 allowed;
  guint32 free;
} KingsProfile;

/**
 * KingsUnit:
 * @led: while its Leader leads it
 * @bare: without him
 * @climate: added to every Leadership it uses
 * @ammo: shots it begins with; -1 without limit
 * @rolls_ammo: its shots are rolled when the battle begins
 */
typedef struct
{
  KingsProfile led;
  KingsProfile bare;
  gint8 side;
  gint8 leadership;
  gint8 climate;
  gint8 cost;
  gint8 ammo;
  guint8 kind;
  guint8 arm;
  guint8 native;
  guint8 trait;
  guint8 rolls_ammo;
  guint8 reserve;
} KingsUnit;

/* Words of Mr Babbage's tables, in the order of muster-kings-tables.c. */
typedef enum
{
  KINGS_APPEAR_NONE,
  KINGS_APPEAR_LONG,
  KINGS_APPEAR_SHORT,
  KINGS_APPEAR_SPEED,
} KingsAppear;

typedef enum
{
  KINGS_ACT_SLINK,
  KINGS_ACT_CAUTION,
  KINGS_ACT_ADVANCE,
  KINGS_ACT_CHARGE,
} KingsAct;

typedef enum
{
  KINGS_BACK_GONE,
  KINGS_BACK_WAIT,
  KINGS_BACK_LATER,
  KINGS_BACK_NOW,
} KingsBack;

#define KINGS_N_FACES 6
#define KINGS_LEAST_RESULT (-9) /* results beyond these give the same rows */
#define KINGS_N_RESULTS 25

typedef struct
{
  guint8 word;
  gint16 value;
} KingsRow;

/**
 * KingsSolo:
 * @appear: by face; the value is the number of units
 * @appear_from: the first face that brings somebody, or 0
 * @natives: by the faces of both dice: the KingsNative that comes
 * @rolls_type: by the first face: there is a second die
 * @side: by face
 * @act: by result, from KINGS_LEAST_RESULT; the value of a charge is inches in place of its die
 * @back: by result, likewise
 *
 * Mr Babbage's tables and what changes a result of them.
 */
typedef struct
{
  KingsRow appear[KINGS_N_FACES];
  guint8 appear_from;
  guint8 natives[KINGS_N_FACES][KINGS_N_FACES];
  guint8 rolls_type[KINGS_N_FACES];
  KingsRow side[KINGS_N_FACES];
  KingsRow act[KINGS_N_RESULTS];
  KingsRow back[KINGS_N_RESULTS];
  gint8 can_contact;
  gint8 outnumbered;
  gint8 first_time;
  gint8 slunk;
  gint8 gone;
} KingsSolo;

/**
 * KingsData:
 * @objectives: index in the setup of each objective that the rules know, or -1
 * @words: of the scenario
 * @order: sides in the order in which they act in a turn
 * @automated: index of Mr Babbage's side, or -1
 * @one_native: the KingsNative that his whole force but for guns is, or -1
 * @whites: a bit for each side that waits for the whites of their eyes
 */
typedef struct
{
  guint32 words;
  guint32 rules;
  gint8 objectives[KINGS_N_OBJECTIVES];
  gint8 order[MUSTER_MAX_SIDES];
  gint8 automated;
  gint8 one_native;
  guint8 whites;
  guint8 must_begin;
  gint16 turn_limit;
  gint16 bloodless_limit;
  gint16 relief_turn;
  gint16 n_buildings;
  gint16 structure_points;
  gint16 sites;
  KingsSolo solo;
  KingsUnit units[];
} KingsData;

/* What a unit's state keeps for this ruleset. */
enum
{
  KINGS_OWN_FLAGS,
  KINGS_OWN_FIRST_ORDER, /* the free order that it was given this turn, + 1 */
  KINGS_OWN_FOE,         /* the unit that last shot at or fought it, + 1 */
  KINGS_OWN_WITNESSED,   /* losses of its side that it has tested for */
  KINGS_OWN_CAPS,        /* values of what it absorbed, packed; 0: nothing */
  KINGS_OWN_AMMO,        /* what its ammunition was when the battle began */
};

typedef enum
{
  KINGS_FLAG_IDIOT_CHECKED = 1 << 0,
  KINGS_FLAG_SECOND_ORDER = 1 << 1,
  KINGS_FLAG_NERVES = 1 << 2,      /* once a game */
  KINGS_FLAG_HAKA = 1 << 3,        /* once a game */
  KINGS_FLAG_LUCKY = 1 << 4,       /* once a game */
  KINGS_FLAG_RETURN_DUE = 1 << 5,  /* left play and has not yet tested to return */
  KINGS_FLAG_RETURN_TESTED = 1 << 6,
  KINGS_FLAG_SLUNK = 1 << 7,
} KingsFlag;

/* What a state keeps for this ruleset; the first ones are trackers. */
enum
{
  KINGS_STATE_BUILDINGS = 0,
  KINGS_STATE_BLOODLESS = KINGS_N_BUILDINGS,
  KINGS_STATE_REINFORCEMENT_POINTS,
  KINGS_STATE_GONE,
  KINGS_STATE_BEGUN,
  KINGS_STATE_FOLLOW_UNIT,   /* who may follow up, + 1 */
  KINGS_STATE_FOLLOW_TARGET, /* whom it beat, + 1 */
  KINGS_STATE_MOVED,         /* who has just moved, + 1 */
  KINGS_STATE_BLED,          /* a defending model fell in this turn */
  KINGS_STATE_REINFORCED,    /* rolled for in this side's turn */
  KINGS_STATE_SIDES_GONE,    /* a bit for each side that has had its turn */
  KINGS_STATE_DRAWN,         /* the side whose card was drawn to act next, + 1 */
  KINGS_STATE_FIRST_OFF,
  KINGS_STATE_DECIDED,       /* the side that has won whatever the points, + 1 */
  KINGS_STATE_LOSSES,        /* by side: units destroyed, routed or retreated off */
};

G_STATIC_ASSERT (KINGS_STATE_LOSSES + MUSTER_MAX_SIDES <= MUSTER_STATE_OWN);
G_STATIC_ASSERT (KINGS_OWN_AMMO < MUSTER_UNIT_OWN);
G_STATIC_ASSERT (KINGS_N_ORDERS <= 32);

static inline const KingsData *
muster_kings_get_data (const MusterSetup *setup)
{
  return setup->rules_data;
}

static inline const KingsUnit *
muster_kings_get_unit (const MusterSetup *setup,
                       int                unit)
{
  return &muster_kings_get_data (setup)->units[unit];
}

static inline gboolean
muster_kings_has_trait (const MusterSetup *setup,
                        const MusterState *state,
                        int                unit,
                        KingsTrait         trait)
{
  return muster_kings_get_unit (setup, unit)->trait == trait &&
         state->units[unit].leader == KINGS_IN_COMMAND;
}

static inline gboolean
muster_kings_has_rule (const MusterSetup *setup,
                       KingsRule          rule)
{
  return (muster_kings_get_data (setup)->rules & rule) != 0;
}

/* The row of a table of Mr Babbage's by result. */
static inline const KingsRow *
muster_kings_find_row (const KingsRow *rows,
                       int             result)
{
  return &rows[CLAMP (result - KINGS_LEAST_RESULT, 0, KINGS_N_RESULTS - 1)];
}

static inline gboolean
muster_kings_is_automated (const MusterSetup *setup,
                           int                unit)
{
  return muster_kings_get_unit (setup, unit)->side == muster_kings_get_data (setup)->automated;
}

G_END_DECLS
