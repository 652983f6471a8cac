/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-common-orders.h"
#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* The umpire's order `set`: one value of one unit becomes another. What can be set is described by the
 * ruleset's own tables, so that a form can offer it and nobody writes it twice. */

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
 * @MUSTER_CORRECT_MARKER: a marker of the ruleset, by its own name
 *
 * What is set; the others are called as in the state document.
 */
typedef enum
{
  MUSTER_CORRECT_MARKER,
  MUSTER_CORRECT_STRENGTH,
  MUSTER_CORRECT_START,
  MUSTER_CORRECT_FATE,
  MUSTER_CORRECT_ACTED,
  MUSTER_CORRECT_LEADER,
  MUSTER_CORRECT_LEADERSHIP,
  MUSTER_CORRECT_WITH,
} MusterCorrectionKind;

/* The steps of corrections under a ruleset's own rule, for its #MusterCorrectionRules. */
#define MUSTER_CORRECTION_STEPS(rule) \
  .number = { rule, N_("{u0}: {v1} {2} → {3}") }, \
  .on = { rule, N_("{u0}: {v1}, no → yes") }, \
  .off = { rule, N_("{u0}: {v1}, yes → no") }, \
  .fate = { rule, N_("{u0}: {v1}, {f2} → {f3}") }, \
  .leader = { rule, N_("{u0}: {v1}, {l2} → {l3}") }, \
  .same = { rule, N_("{u0}: {v1} stays as it is") }

/* What every unit has, for the table of what can be set. Markers follow, each by its own id. */
#define MUSTER_CORRECT_FIGURES \
  { "strength", N_("Strength") }, { "start", N_("Strength at the start") }, \
  { "fate", N_("Fate") }, { "acted", N_("Has acted") }

/* The fields of `set`, with that table. */
#define MUSTER_SET_FIELDS(settable) \
  { "unit", N_("Unit"), MUSTER_FIELD_UNIT, MUSTER_FIELD_REQUIRED }, \
  { "field", N_("What"), MUSTER_FIELD_CHOICE, MUSTER_FIELD_REQUIRED, settable }, \
  { "value", N_("Becomes"), MUSTER_FIELD_ANY, MUSTER_FIELD_REQUIRED }, \
  MUSTER_COMMON_REASON

/**
 * MusterCorrection:
 * @marker: index of the marker, or -1
 * @now: what it is before: a number, 0 or 1, an index in @value's choices, a unit's index or -1
 * @value: what it may become. A choice is written as its id, a unit as its id or null
 */
typedef struct
{
  MusterCorrectionKind kind;
  int unit;
  int marker;
  int now;
  MusterField value;
} MusterCorrection;

void     muster_correction_init           (MusterCorrection       *self,
                                           const MusterRules      *rules,
                                           const MusterState      *state,
                                           const MusterOrder      *order);
int      muster_correction_get_new        (const MusterCorrection *self,
                                           const MusterState      *state,
                                           const MusterOrder      *order);
gboolean muster_correction_judge          (const MusterCorrection *self,
                                           const MusterRules      *rules,
                                           const MusterState      *state,
                                           const MusterOrder      *order,
                                           MusterRefusal          *why);
void     muster_correction_play           (const MusterCorrection *self,
                                           MusterResolution       *resolution);

/* For forms, and for whoever fills orders without knowing a ruleset. */
gboolean muster_correction_find           (MusterCorrection       *self,
                                           const MusterRules      *rules,
                                           const MusterState      *state,
                                           const MusterOrder      *order);
void     muster_correction_write          (const MusterCorrection *self,
                                           const MusterState      *state,
                                           int                     number,
                                           MusterOrder            *order);

G_END_DECLS
