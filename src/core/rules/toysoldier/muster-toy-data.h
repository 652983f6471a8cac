/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/toysoldier/muster-toy-tables.h"

G_BEGIN_DECLS

/* What the rules keep of a battle and of its units beyond what every ruleset does, and how to ask for it. */

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

/* Skirmishers, light cavalry (mounted or on foot) and war parties. */
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

/* The arm by which a unit moves and fights: light cavalry on foot counts as skirmishers. */
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

/* The lowest face of a die of this colour that is a success. */
static inline int
toy_get_needed (ToyColour colour)
{
  return 4 + (int) colour;
}

/* Parameters of an order, by what they mean. One that the order does not have reads as its first
 * choice, as 0 or as nobody. */
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
