/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-common.h"
#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* The umpire's order `set`: one value of a unit, or of the battle, becomes another. What can be set is
 * described by the ruleset's own tables, so that a form can offer it and nobody writes it twice. */

/* Where the order says what, in every ruleset. */
enum
{
  MUSTER_SET_UNIT,
  MUSTER_SET_FIELD,
  MUSTER_SET_VALUE,
  MUSTER_SET_REASON,
};

/**
 * MusterCorrectionKind:
 * @MUSTER_CORRECT_NOTHING: there is no such thing to set, or not so
 * @MUSTER_CORRECT_MARKER: a marker of the ruleset, by its own name
 * @MUSTER_CORRECT_RULE: an optional rule, by its own name, that is switched on or off from here on
 * @MUSTER_CORRECT_TRACKER: a tracker of the battle, by its own name, as which a marker may be called too
 *
 * What is set; the others are called as in the state document. The last four are set of the battle as a
 * whole, as is an optional rule; all others are set of a unit.
 */
typedef enum
{
  MUSTER_CORRECT_NOTHING,
  MUSTER_CORRECT_MARKER,
  MUSTER_CORRECT_STRENGTH,
  MUSTER_CORRECT_START,
  MUSTER_CORRECT_FATE,
  MUSTER_CORRECT_ACTED,
  MUSTER_CORRECT_LEADER,
  MUSTER_CORRECT_LEADERSHIP,
  MUSTER_CORRECT_WITH,
  MUSTER_CORRECT_CARD,
  MUSTER_CORRECT_RULE,
  MUSTER_CORRECT_TRACKER,
  MUSTER_CORRECT_TURN,
  MUSTER_CORRECT_ACTIVE_SIDE,
} MusterCorrectionKind;

/* The steps of corrections under a ruleset's own rule, for its #MusterCorrectionRules. */
#define MUSTER_CORRECTION_STEPS(rule) \
  .number = { rule, N_("{u0}: {v1} {2} → {3}") }, \
  .on = { rule, N_("{u0}: {v1}, no → yes") }, \
  .off = { rule, N_("{u0}: {v1}, yes → no") }, \
  .fate = { rule, N_("{u0}: {v1}, {f2} → {f3}") }, \
  .leader = { rule, N_("{u0}: {v1}, {l2} → {l3}") }, \
  .card = { rule, N_("{u0}: {v1}, {k2} → {k3}") }, \
  .card_given = { rule, N_("{u0}: {v1}, none → {k2}") }, \
  .card_taken = { rule, N_("{u0}: {v1}, {k2} → none") }, \
  .same = { rule, N_("{u0}: {v1} stays as it is") }, \
  .battle_number = { rule, N_("{v0}: {1} → {2}") }, \
  .battle_side = { rule, N_("{v0}: {s1} → {s2}") }, \
  .rule_on = { rule, N_("Optional rule “{v0}”: no → yes, from here on") }, \
  .rule_off = { rule, N_("Optional rule “{v0}”: yes → no, from here on") }, \
  .battle_same = { rule, N_("{v0} stays as it is") }

/* What every unit has, for the table of what can be set. Markers follow, each by its own id. */
#define MUSTER_CORRECT_FIGURES \
  { "strength", N_("Strength") }, { "start", N_("Strength at the start") }, \
  { "fate", N_("Fate") }, { "acted", N_("Has acted") }

/* What every battle has, for the same table. Trackers follow, each by its own id. */
#define MUSTER_CORRECT_BATTLE \
  { "turn", N_("Turn") }

/* The fields of `set`, with that table. */
#define MUSTER_SET_FIELDS(settable) \
  { .id = "unit", .label = N_("Unit"), .kind = MUSTER_FIELD_UNIT, .nothing = N_("The whole battle") }, \
  { "field", N_("What"), MUSTER_FIELD_CHOICE, MUSTER_FIELD_REQUIRED, settable }, \
  { "value", N_("Becomes"), MUSTER_FIELD_ANY, MUSTER_FIELD_REQUIRED }, \
  MUSTER_COMMON_REASON

/**
 * MusterCorrection:
 * @problem: (nullable): why there is nothing to set
 * @unit: index of the unit, or -1 for the battle as a whole
 * @index: of the marker, or of the tracker in the setup; else -1
 * @now: what it is before: a number, 0 or 1, an index in @value's choices, that of a unit or a side, or -1
 * @value: what it may become. Choices, units and sides are written as their ids; nobody and no card as null
 */
typedef struct
{
  MusterCorrectionKind kind;
  const MusterPhrase *problem;
  int unit;
  int index;
  int now;
  MusterField value;
} MusterCorrection;

void     muster_correction_init           (MusterCorrection       *self,
                                           const MusterSetup      *setup,
                                           const MusterState      *state,
                                           const MusterOrder      *order);
int      muster_correction_get_new        (const MusterCorrection *self,
                                           const MusterSetup      *setup,
                                           const MusterState      *state,
                                           const MusterOrder      *order);
gboolean muster_correction_judge          (const MusterCorrection *self,
                                           const MusterSetup      *setup,
                                           const MusterState      *state,
                                           const MusterOrder      *order,
                                           MusterRefusal          *why);
void     muster_correction_play           (const MusterCorrection *self,
                                           MusterResolution       *resolution);

/* For forms, and for whoever fills orders without knowing a ruleset. */
gboolean muster_correction_find           (MusterCorrection       *self,
                                           const MusterSetup      *setup,
                                           const MusterState      *state,
                                           const MusterOrder      *order);
gboolean muster_correction_is_offered     (const MusterSetup      *setup,
                                           const MusterOrder      *order,
                                           int                     choice);
void     muster_correction_write          (const MusterCorrection *self,
                                           const MusterSetup      *setup,
                                           const MusterState      *state,
                                           int                     number,
                                           MusterOrder            *order);

G_END_DECLS
