/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-common.h"
#include "core/rules/toysoldier/muster-toy.h"

G_BEGIN_DECLS

/* Each of these lists follows the table of the same name; the order is part of neither the battle
 * file nor the store, where everything goes by id. */

typedef enum
{
  TOY_START_TURN,
  TOY_GIVE,
  TOY_DRAW,
  TOY_PENALISE,
  TOY_MOVE,
  TOY_FIRE,
  TOY_CHARGE,
  TOY_REFORM,
  TOY_BRIGADE,
  TOY_MOVE_GENERAL,
  TOY_OVERRIDE,
  TOY_BANK,
  TOY_PLAY_BANKED,
  TOY_RECOVER,
  TOY_RESTORE,
  TOY_END_TURN,
  TOY_ROLL_UNIT,
  TOY_ROLL_RATING,
  TOY_ROLL_GUN,
  TOY_ROLL_QUALITY,
  TOY_ROLL_WAR_PARTY,
  TOY_SET,
  TOY_REMOVE,
  TOY_AWARD,
  TOY_NOTE,
  TOY_END_BATTLE,
  TOY_N_ORDERS,
} ToyVerb;

/* Parameters that mean the same in whatever order they stand. */
typedef enum
{
  TOY_BY,
  TOY_IN_RADIUS,
  TOY_SPECIAL,
  TOY_TERRAIN,
  TOY_BACKWARD,
  TOY_DISTANCE,
  TOY_ENTER,
  TOY_LEAVE,
  TOY_FORM,
  TOY_TARGET,
  TOY_ARC,
  TOY_COVER,
  TOY_HIGH,
  TOY_EXTRA_ATTACK,
  TOY_EXTRA_DEFENCE,
  TOY_RANGE,
  TOY_SIGHT,
  TOY_SHOOTERS,
  TOY_WHEN_MOVED,
  TOY_FORM_WHEN,
  TOY_TURNED,
  TOY_FORM_SQUARE,
  TOY_ATTACKER_GENERAL,
  TOY_DEFENDER_GENERAL,
  TOY_STAYS_INSIDE,
  TOY_TO,
  TOY_WITH,
  TOY_POINTS,
  TOY_CARD,
  TOY_HOW,
  TOY_SIDE,
  TOY_N_SLOTS,
} ToySlot;

/* For each order, where each of these stands among its fields, counted from 1; 0: it has none. */
extern const guint8 muster_toy_slots[TOY_N_ORDERS][TOY_N_SLOTS];

/* Choices of the fields, in the order of their tables. */

enum
{
  TOY_YES,
  TOY_NO,
};

enum
{
  TOY_OPEN,
  TOY_SLOW,
  TOY_ROAD,
  TOY_IMPASSABLE,
};

enum
{
  TOY_FRONT,
  TOY_FLANK,
  TOY_REAR,
};

enum
{
  TOY_NO_COVER,
  TOY_LIGHT_COVER,
  TOY_HEAVY_COVER,
};

enum
{
  TOY_LEVEL,
  TOY_ATTACKER_HIGH,
  TOY_DEFENDER_HIGH,
};

enum
{
  TOY_CLEAR,
  TOY_OWN_SKIRMISHERS,
  TOY_OVER,
  TOY_BLOCKED,
};

enum
{
  TOY_NOT_MOVED,
  TOY_MOVED_BEFORE,
  TOY_MOVED_AFTER,
};

enum
{
  TOY_FORM_BEFORE,
  TOY_FORM_AFTER,
};

enum
{
  TOY_BY_GENERAL,
  TOY_BY_UNIT,
};

/* The first three as in the marker. */
typedef enum
{
  TOY_LINE,
  TOY_COLUMN,
  TOY_LOOSE,
  TOY_MOB,
  TOY_IN_SQUARE,
} ToyFormation;

/* What a change of formation may be besides. */
enum
{
  TOY_MOUNT = TOY_LOOSE + 1,
  TOY_DISMOUNT,
};

typedef enum
{
  TOY_PURPOSE_COMMAND_POINTS,
  TOY_PURPOSE_DRAW,
  TOY_PURPOSE_ACTIVATE,
  TOY_PURPOSE_ATTACK,
  TOY_PURPOSE_ATTACK_AGAIN,
  TOY_PURPOSE_DEFENCE,
  TOY_PURPOSE_DEFENCE_AGAIN,
  TOY_PURPOSE_SQUARE,
  TOY_PURPOSE_LEADER_CASUALTY,
  TOY_PURPOSE_RALLY,
  TOY_PURPOSE_GENERAL_CASUALTY,
  TOY_PURPOSE_COLLAPSE,
  TOY_PURPOSE_ARRIVAL,
  TOY_PURPOSE_SURVIVORS,
  TOY_PURPOSE_ARMY_TYPE,
  TOY_PURPOSE_ARTILLERY_TYPE,
  TOY_PURPOSE_GENERAL_RATING,
  TOY_PURPOSE_GUN_SIZE,
  TOY_PURPOSE_QUALITY,
  TOY_PURPOSE_WAR_PARTY_SIZE,
} ToyPurpose;

typedef enum
{
  TOY_RESOLVE,
  TOY_DISORDER,
  TOY_FORMATION,
  TOY_EXTRA,
  TOY_OFFICER,
  TOY_ENSIGN,
  TOY_QUALITY,
  TOY_GUN,
  TOY_BREAK,
  TOY_BUILDING,
  TOY_IS_BRIGADE,
  TOY_DISMOUNTED,
  TOY_RESERVE,
  TOY_CP,
  TOY_COMMANDING,
  TOY_OVERRIDES,
  TOY_RADIUS,
  TOY_N_MARKERS,
} ToyMarker;

typedef enum
{
  TOY_GREEN,
  TOY_YELLOW,
  TOY_RED,
} ToyColour;

typedef enum
{
  TOY_MILITIA,
  TOY_REGULAR,
  TOY_ELITE,
} ToyQuality;

typedef enum
{
  TOY_NO_GUN,
  TOY_LIGHT_GUN,
  TOY_MEDIUM_GUN,
  TOY_HEAVY_GUN,
} ToyGun;

/* Ranks of cards that are not like the others. */
enum
{
  TOY_RANK_ACE = 1,
  TOY_RANK_TWO = 2,
  TOY_RANK_JACK = 11,
  TOY_RANK_QUEEN = 12,
  TOY_RANK_KING = 13,
};

typedef enum
{
  TOY_PHASE_BETWEEN,
  TOY_PHASE_READY,
  TOY_PHASE_CARD,
} ToyPhase;

/* The fates that `remove` may give come first, without a gap. */
typedef enum
{
  TOY_IN_PLAY = MUSTER_FATE_IN_PLAY,
  TOY_DESTROYED,
  TOY_ROUTED,
  TOY_RETREATED_OFF,
  TOY_EXITED,
  TOY_WITHDRAWN,
  TOY_SPIKED,
  TOY_BRIGADED,
} ToyFate;

typedef enum
{
  TOY_NO_LEADER,
  TOY_IN_COMMAND,
  TOY_WOUNDED,
} ToyLeaderStatus;

typedef enum
{
  TOY_SETTING_SUITS,
  TOY_SETTING_TURNS,
  TOY_SETTING_EXITS,
  TOY_SETTING_ARRIVAL,
} ToySetting;

/* Arms of the catalog; those before the general fight. In the order of the melee table. */
typedef enum
{
  TOY_INFANTRY,
  TOY_CAVALRY,
  TOY_SKIRMISHERS,
  TOY_FOOT_ARTILLERY,
  TOY_HORSE_ARTILLERY,
  TOY_LIGHT_CAVALRY,
  TOY_WAR_PARTY,
  TOY_GENERAL,
  TOY_N_ARMS,
} ToyArm;

/* Rule words of the catalog: of options, then of scenarios. */
typedef enum
{
  TOY_WORD_STARTS_COLUMN,
  TOY_WORD_DISMOUNTS,
  TOY_WORD_STARTS_DISMOUNTED,
  TOY_WORD_ELITE,
  TOY_WORD_MILITIA,
  TOY_WORD_CONTINENTAL,
  TOY_WORD_GUN_LIGHT,
  TOY_WORD_GUN_MEDIUM,
  TOY_WORD_GUN_HEAVY,
  TOY_WORD_ROCKETS,
  TOY_WORD_SCRAP_SHOT,
  TOY_WORD_ATTACK_BETTER,
  TOY_WORD_ATTACK_WORSE,
  TOY_WORD_DEFENCE_BETTER,
  TOY_WORD_DEFENCE_WORSE,
  TOY_WORD_REROLL_FIRE_BEST,
  TOY_WORD_REROLL_FIRE_WORST,
  TOY_WORD_REROLL_DEFENCE_BEST,
  TOY_WORD_REROLL_DEFENCE_WORST,
  TOY_WORD_REROLL_MELEE_ATTACK_BEST,
  TOY_WORD_REROLL_MELEE_ATTACK_WORST,
  TOY_WORD_REROLL_MELEE_DEFENCE_BEST,
  TOY_WORD_REROLL_MELEE_DEFENCE_WORST,
  TOY_WORD_EXTRA_GREEN,
  TOY_WORD_EXTRA_YELLOW,
  TOY_WORD_EXTRA_RED,
  TOY_WORD_MARKSMEN,
  TOY_WORD_REPEATING_RIFLES,
  TOY_WORD_RESERVE,
  TOY_WORD_COMMANDING,
  TOY_WORD_UNLIMITED_PASS,
  TOY_WORD_DISLODGE,
  TOY_WORD_HOLD,
  TOY_WORD_EDGE,
  TOY_WORD_REAR_GUARD,
} ToyWord;

/* Optional rules that procedures look at. */
typedef enum
{
  TOY_RULE_UNIT_SIZES,
  TOY_RULE_DICE_MODIFIERS,
  TOY_RULE_ARTILLERY_SIZES,
  TOY_RULE_SECRET_COMMAND,
  TOY_RULE_ADVANCED_ACTIVATION,
  TOY_RULE_QUALITY,
  TOY_RULE_DECK_BUSTER,
  TOY_RULE_OVERRIDE_DECK,
  TOY_RULE_BANK_CARDS,
  TOY_RULE_BUILDINGS,
  TOY_RULE_ENFILADE,
  TOY_RULE_SQUARE,
  TOY_RULE_BRIGADING,
  TOY_RULE_RALLY_MOB,
  TOY_RULE_RECOVER_DISORDER,
  TOY_RULE_LEADER_CASUALTIES,
  TOY_RULE_GENERAL_CASUALTIES,
  TOY_RULE_ADVANCED_COLLAPSE,
  TOY_RULE_SKIRMISHERS_UNCOUNTED,
  TOY_RULE_SKIRMISHING_CAVALRY,
  TOY_RULE_WOODLAND_WAR_PARTY,
  TOY_RULE_UNLIMITED_PASS,
  TOY_N_RULES,
} ToyRule;

extern const char *const muster_toy_rule_ids[];

/* The objectives that every scenario has. */
typedef enum
{
  TOY_ENEMY_UNIT,
  TOY_GOT_AWAY,
  TOY_DISLODGED,
  TOY_HELD,
  TOY_EDGE_REACHED,
  TOY_N_OBJECTIVES,
} ToyObjective;

extern const char *const muster_toy_objectives[];

extern const MusterOrderSpec muster_toy_orders[];
extern const MusterPurpose muster_toy_purposes[];
extern const MusterMarker muster_toy_markers[];
extern const MusterChoice muster_toy_fates[];
extern const MusterChoice muster_toy_leader_statuses[];
extern const MusterChoice muster_toy_phases[];
extern const MusterField muster_toy_settings[];
extern const MusterCorrectionRules muster_toy_corrections;
extern const MusterRollTableSpec muster_toy_roll_tables[];
extern const char *const muster_toy_words[];

/* Figures of the book that are in no table of the catalog, in inches. */
#define TOY_GENERAL_MOVE 20
#define TOY_FALL_BACK 12
#define TOY_GIVE_GROUND 6

/* More dice for an attack or a defence. */
#define TOY_BONUS 2
#define TOY_BIG_BONUS 4

#define TOY_USUAL_RADIUS 12
#define TOY_MAX_POINTS 6
#define TOY_MAX_RATING 3
#define TOY_USUAL_RATING 2
#define TOY_MAX_FIGURES 24
#define TOY_MAX_BREAK 15

G_END_DECLS
