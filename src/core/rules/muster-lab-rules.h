/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-forecast.h"
#include "core/rules/muster-order.h"
#include "core/rules/muster-outcome.h"

G_BEGIN_DECLS

/**
 * MusterLabAct:
 *
 * What a unit can be told to do on the line. Acts that only one ruleset has follow from
 * %MUSTER_LAB_OWN_ACT on.
 */
typedef enum
{
  MUSTER_LAB_HOLD,
  MUSTER_LAB_SHOOT,
  MUSTER_LAB_ATTACK,
  MUSTER_LAB_ADVANCE,
  MUSTER_LAB_WITHDRAW,
  MUSTER_LAB_OWN_ACT,
} MusterLabAct;

#define MUSTER_LAB_COMMON_ACTS "hold", "shoot", "attack", "advance", "withdraw"

/**
 * MusterLabLine:
 * @length: from one table edge to the other, in the measure of the rules
 * @covers: by side: what covers its units in the own half, an index in the ruleset's covers
 * @rough: the ground between the halves is difficult
 * @places: by unit, from the edge of the first side
 * @sides: by unit
 * @notes: by unit: what the ruleset's table remembers of it from order to order
 * @own: what it remembers of the battle
 * @act: by which the order was chosen that is followed; %MUSTER_LAB_HOLD for one that nobody chose
 * @held: the unit that was last told to hold, or -1
 *
 * The table as a line between its two edges (V-BATTLE-01). The first side stands at 0 and advances to higher
 * places, the second comes to meet it.
 */
typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  int length;
  int covers[MUSTER_MAX_SIDES];
  gboolean rough;
  gint16 places[MUSTER_MAX_UNITS];
  gint8 sides[MUSTER_MAX_UNITS];
  guint8 notes[MUSTER_MAX_UNITS];
  int own[4];
  guint act;
  int held;
} MusterLabLine;

/**
 * MusterLabNext:
 * @MUSTER_LAB_NEXT_ORDER: there is one order that can be given, and it is filled in
 * @MUSTER_LAB_NEXT_UNIT: a unit is to be told what to do
 */
typedef enum
{
  MUSTER_LAB_NEXT_ORDER,
  MUSTER_LAB_NEXT_UNIT,
} MusterLabNext;

/**
 * MusterLabWay:
 * @is_shot: from as far as its ranges reach
 *
 * A way in which one unit can hurt another in one activation.
 */
typedef struct
{
  const char *id;
  const char *label;
  guint act;
  gboolean is_shot;
} MusterLabWay;

/**
 * MusterLabRules:
 * @acts: ids of what a policy may have a unit do: the common ones, then its own; ended by %NULL
 * @covers: the first is none
 * @ways: for match-ups, ended by an id of %NULL
 * @driven_off: ids of the chances of a forecast by which a unit no longer holds its place; ended by %NULL
 * @left_out: what the line cannot express of these rules, translatable; ended by %NULL
 *
 * What the lab needs of a ruleset: how far its units reach, and how the parameters of an order follow from
 * a distance.
 */
typedef struct
{
  const char *const *acts;
  const MusterChoice *covers;
  const MusterLabWay *ways;
  const char *const *driven_off;
  const char *const *left_out;

  /* How far the @nth band of its ranges reaches, from 0; 0: there is no such band. */
  int           (*get_range) (const MusterSetup    *setup,
                              const MusterState    *state,
                              int                   unit,
                              guint                 nth);
  /* How far away an enemy may be whom it attacks now; 0: it cannot. */
  int           (*get_reach) (const MusterSetup    *setup,
                              const MusterState    *state,
                              int                   unit);
  /* Is it a unit that fights? Not a general or a cart. */
  gboolean      (*fights)    (const MusterSetup    *setup,
                              const MusterState    *state,
                              int                   unit);
  /* (nullable): Must it be there for others to act, though it does not fight? */
  gboolean      (*commands)  (const MusterSetup    *setup,
                              const MusterState    *state,
                              int                   unit);
  /* (nullable): Does only the number of dice count that show the target or more, in a roll of @unit that has
   * a target? */
  gboolean      (*counts)    (const MusterState    *state,
                              guint                 purpose,
                              int                   unit);
  /* Makes it the moment for @unit to do @act to @target; FALSE: there is no such moment. */
  gboolean      (*pose)      (const MusterSetup    *setup,
                              MusterState          *state,
                              guint                 act,
                              int                   unit,
                              int                   target);
  /* Fills in the order by which @unit does @act to @target; FALSE: the rules have none for it now. */
  gboolean      (*make)      (const MusterLabLine  *line,
                              guint                 act,
                              int                   unit,
                              int                   target,
                              MusterOrder          *order);
  /* (nullable): Foresees an order together with the others that follow from it in the same activation. */
  gboolean      (*foresee)   (const MusterLabLine  *line,
                              const MusterOrder    *order,
                              MusterForecast       *forecast);
  /* Who or what comes next. */
  MusterLabNext (*next)      (MusterLabLine        *line,
                              MusterOrder          *order,
                              int                  *unit);
  /* Moves units by what came of an order; the state of @line is still the one before it. */
  void          (*follow)    (MusterLabLine        *line,
                              const MusterOrder    *order,
                              const MusterOutcome  *outcome);
} MusterLabRules;

static inline int
muster_lab_line_get_distance (const MusterLabLine *line,
                              int                  unit,
                              int                  other)
{
  return ABS (line->places[unit] - line->places[other]);
}

/* 1 for those who advance to higher places, -1 for the others. */
static inline int
muster_lab_line_get_heading (const MusterLabLine *line,
                             int                  unit)
{
  return line->sides[unit] == 0 ? 1 : -1;
}

/* Does it stand in the half of its own side? */
static inline gboolean
muster_lab_line_is_at_home (const MusterLabLine *line,
                            int                  unit)
{
  int twice = 2 * line->places[unit];

  return line->sides[unit] == 0 ? twice < line->length : twice > line->length;
}

static inline int
muster_lab_line_get_cover (const MusterLabLine *line,
                           int                  unit)
{
  return muster_lab_line_is_at_home (line, unit) ? line->covers[line->sides[unit]] : 0;
}

void     muster_lab_line_begin      (MusterLabLine       *line,
                                     const MusterSetup   *setup,
                                     const MusterState   *state,
                                     int                  length);
int      muster_lab_line_find_enemy (const MusterLabLine *line,
                                     int                  unit);
int      muster_lab_line_get_room   (const MusterLabLine *line,
                                     int                  unit,
                                     int                  gap);
gboolean muster_lab_line_go         (MusterLabLine       *line,
                                     int                  unit,
                                     int                  distance);
void     muster_lab_line_meet       (MusterLabLine       *line,
                                     int                  unit,
                                     int                  target,
                                     int                  gap);

G_END_DECLS
