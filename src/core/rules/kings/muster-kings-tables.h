/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-common.h"
#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* Indices of the tables that a battle file speaks in: each list stands in the order of its table in
 * muster-kings-tables.c. */

typedef enum
{
  KINGS_BEGIN,
  KINGS_IDIOT_CHECK,
  KINGS_STAND_TO,
  KINGS_MOVE,
  KINGS_AT_THE_DOUBLE,
  KINGS_ATTACK,
  KINGS_FOLLOW_UP,
  KINGS_FIRE,
  KINGS_VOLLEY_FIRE,
  KINGS_SKIRMISH,
  KINGS_FORM_CLOSE_ORDER,
  KINGS_GO_TO_GROUND,
  KINGS_RALLY,
  KINGS_WITNESS,
  KINGS_RETREAT_LOSS,
  KINGS_DANGEROUS,
  KINGS_SPIKE,
  KINGS_ABSORB,
  KINGS_DEPLOY,
  KINGS_REINFORCE,
  KINGS_DRAW_SIDE,
  KINGS_BABBAGE_APPEAR,
  KINGS_BABBAGE_ACT,
  KINGS_BABBAGE_RETURN,
  KINGS_END_TURN,
  KINGS_SET,
  KINGS_REMOVE,
  KINGS_AWARD,
  KINGS_NOTE,
  KINGS_END_BATTLE,
  KINGS_N_ORDERS,
} KingsVerb;

#define KINGS_BIT(n) (1u << (n))

typedef enum
{
  KINGS_ROLL_AMMUNITION,
  KINGS_ROLL_DRUNKARD,
  KINGS_ROLL_IDIOT,
  KINGS_ROLL_BOTTLE,
  KINGS_ROLL_ACTION,
  KINGS_ROLL_DOUBLE,
  KINGS_ROLL_DANGEROUS,
  KINGS_ROLL_ATTACK_HIT,
  KINGS_ROLL_DEFENCE_HIT,
  KINGS_ROLL_HIT,
  KINGS_ROLL_KEEN_SHOT,
  KINGS_ROLL_AMMO,
  KINGS_ROLL_LEADER_CASUALTY,
  KINGS_ROLL_LEADER_CASUALTY_REROLL,
  KINGS_ROLL_PINNING,
  KINGS_ROLL_NERVES,
  KINGS_ROLL_RALLY,
  KINGS_ROLL_RALLY_REROLL,
  KINGS_ROLL_REINFORCEMENTS,
  KINGS_ROLL_APPEAR,
  KINGS_ROLL_TYPE,
  KINGS_ROLL_SIDE,
  KINGS_ROLL_BABBAGE,
  KINGS_ROLL_RETURN,
  KINGS_ROLL_LEADERSHIP,
  KINGS_ROLL_TRAIT,
  KINGS_ROLL_SCENARIO,
  KINGS_ROLL_TACTICS,
} KingsRoll;

typedef enum
{
  KINGS_PINNED,
  KINGS_CLOSE_ORDER,
  KINGS_GONE_TO_GROUND,
  KINGS_AMMO,
  KINGS_OUT_OF_AMMO,
  KINGS_ENEMY_ORDERS,
  KINGS_SHOT_AT,
  KINGS_JAMMED,
  KINGS_RETURNING,
  KINGS_GONE,
  KINGS_N_MARKERS,
} KingsMarker;

typedef enum
{
  KINGS_IN_PLAY = MUSTER_FATE_IN_PLAY,
  KINGS_DESTROYED,
  KINGS_ROUTED,
  KINGS_RETREATED_OFF,
  KINGS_EXITED,
  KINGS_WITHDRAWN,
  KINGS_SPIKED,
  KINGS_RESERVE,
  KINGS_ABSORBED,
} KingsFate;

typedef enum
{
  KINGS_NO_LEADER,
  KINGS_IN_COMMAND,
  KINGS_CASUALTY,
  KINGS_DESERTED,
} KingsLeader;

typedef enum
{
  KINGS_SETTING_TURN_LIMIT,
  KINGS_SETTING_FIRST,
  KINGS_SETTING_OBJECTIVES,
  KINGS_SETTING_DEFENDER_AMMUNITION,
  KINGS_SETTING_WHITES,
  KINGS_SETTING_TURN_ORDER,
} KingsSetting;

typedef enum
{
  KINGS_SIDE_AUTOMATED,
} KingsSideMember;

typedef enum
{
  KINGS_UNIT_CLIMATE,
  KINGS_UNIT_RESERVE,
} KingsUnitMember;

typedef enum
{
  KINGS_CLIMATE_DISCIPLINE,
  KINGS_CLIMATE_LEADERSHIP,
  KINGS_CLIMATE_BOTH,
} KingsClimate;

typedef enum
{
  KINGS_RANGE_SHORT,
  KINGS_RANGE_LONG,
} KingsRange;

typedef enum
{
  KINGS_DEFENCE_NONE,
  KINGS_DEFENCE_HARD_COVER,
  KINGS_DEFENCE_OBSTACLE,
  KINGS_DEFENCE_UPHILL,
} KingsDefence;

/* What the catalog's documents may say of types, options, weapons and scenarios: bits. */
typedef enum
{
  KINGS_WORD_MOUNTED_INFANTRY = 1 << 0,
  KINGS_WORD_LANCERS = 1 << 1,
  KINGS_WORD_FIELDCRAFT = 1 << 2,
  KINGS_WORD_OFFICER_SNIPERS = 1 << 3,
  KINGS_WORD_CUIRASSIERS = 1 << 4,
  KINGS_WORD_GHAZI = 1 << 5,
  KINGS_WORD_LIGHT_INFANTRY = 1 << 6,
  KINGS_WORD_MAGAZINE_RIFLES = 1 << 7,
  KINGS_WORD_HAKA = 1 << 8,
  KINGS_WORD_TERROR_KILTS = 1 << 9,
  KINGS_WORD_IRREGULAR = 1 << 10,
  KINGS_WORD_RIFLE = 1 << 11,
  KINGS_WORD_MODERN_RIFLE = 1 << 12,
  KINGS_WORD_INFANTRY_ONLY = 1 << 13,
  KINGS_WORD_FIELD_GUN = 1 << 14,
  KINGS_WORD_MACHINE_GUN = 1 << 15,
  KINGS_WORD_MARCH_LIMIT = 1 << 16,
  KINGS_WORD_PASS_OFF = 1 << 17,
  KINGS_WORD_LAST_FORCE = 1 << 18,
  KINGS_WORD_BUILDINGS = 1 << 19,
  KINGS_WORD_RETIRE = 1 << 20,
  KINGS_WORD_BLOODLESS = 1 << 21,
  KINGS_WORD_PATROL = 1 << 22,
  KINGS_WORD_ESCAPE = 1 << 23,
  KINGS_WORD_MELT_AWAY = 1 << 24,
  KINGS_WORD_SURVIVORS = 1 << 25,
  KINGS_WORD_RELIEF = 1 << 26,
} KingsWord;

#define KINGS_N_BUILDINGS 5

/**
 * KingsSlot:
 *
 * Parameters by what they mean: the same parameter is another field in each order, and play must
 * not look for it by name.
 */
typedef enum
{
  KINGS_SLOT_TARGET,
  KINGS_SLOT_RANGE,
  KINGS_SLOT_COVER,
  KINGS_SLOT_DEFENCE,
  KINGS_SLOT_DISTANCE,
  KINGS_SLOT_DANGEROUS,
  KINGS_SLOT_BREAK_CLOSE_ORDER,
  KINGS_SLOT_CAN_CONTACT,
  KINGS_SLOT_OUTNUMBERED,
  KINGS_N_SLOTS,
} KingsSlot;

/* Fields of the orders that have parameters of their own. */
enum
{
  KINGS_RETREAT_LOSS_MODELS = 0,
  KINGS_ABSORB_OTHER = 0,
  KINGS_DRAW_SIDE_SIDE = 0,
  KINGS_RETURN_CROWDED = 0,
  KINGS_END_BATTLE_REASON = 0,
};

extern const MusterOrderSpec muster_kings_orders[];
gpointer muster_kings_setup_dup_switched (const MusterSetup *variant,
                                          gconstpointer      rules_data);

extern const MusterPurpose muster_kings_purposes[];
extern const MusterMarker muster_kings_markers[];
extern const MusterChoice muster_kings_fates[];
extern const MusterChoice muster_kings_leader_statuses[];
extern const MusterCorrectionRules muster_kings_corrections;
extern const MusterField muster_kings_settings[];
extern const MusterField muster_kings_side_members[];
extern const MusterField muster_kings_unit_members[];
extern const MusterRollTableSpec muster_kings_roll_tables[];
extern const char *const muster_kings_native_words[];
extern const char *const muster_kings_appear_words[];
extern const char *const muster_kings_side_words[];
extern const char *const muster_kings_act_words[];
extern const char *const muster_kings_return_words[];
extern const char *const muster_kings_rule_words[];
extern const char *const muster_kings_last_objects[];

/* By order and slot: the field's index + 1, or 0 where the order has no such parameter. */
extern const guint8 muster_kings_slots[KINGS_N_ORDERS][KINGS_N_SLOTS];

static inline gboolean
muster_kings_order_has (const MusterOrder *order,
                        KingsSlot          slot)
{
  guint place = muster_kings_slots[order->verb][slot];

  return place > 0 && (order->given >> (place - 1) & 1) != 0;
}

/* The number of a parameter, its fallback where it was not said, 0 where the order has none. */
static inline int
muster_kings_order_get (const MusterOrder *order,
                        KingsSlot          slot)
{
  guint place = muster_kings_slots[order->verb][slot];

  return place > 0 ? order->values[place - 1].number : 0;
}

/* The building that the order is aimed at, from 0, or -1 */
static inline int
muster_kings_order_get_building (const MusterOrder *order)
{
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);

  return target <= MUSTER_VALUE_FROM_CHOICE (0) ? MUSTER_VALUE_FROM_CHOICE (target) : -1;
}

G_END_DECLS
