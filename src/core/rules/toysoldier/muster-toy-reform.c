/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* Mobs and squares reform; two units become a brigade. */

static const MusterPhrase NO_SUCH_FORM = { "T-ACT-04", N_("{u0} cannot take that formation.") };
static const MusterPhrase NOT_FROM_SQUARE = { "T-ADV-45", N_("{u0} cannot take that formation.") };
static const MusterPhrase NOT_FOR_WAR_PARTIES = {
  "T-ADV-50", N_("War parties form no brigades."), TRUE
};
static const MusterPhrase ITSELF = { "T-ADV-50", N_("{u0} cannot take in itself.") };
static const MusterPhrase OTHER_TYPE = { "T-ADV-50", N_("{u0} and {u1} are not of one type.") };
static const MusterPhrase MOUNTED_AND_NOT = {
  "T-ADV-50", N_("{u0} and {u1} are not both mounted, or both on foot.")
};
static const MusterPhrase OTHER_SIDE = { "T-ADV-50", N_("{u0} is on the other side.") };
static const MusterPhrase NOT_IN_ORDER = {
  "T-ADV-50", N_("{u0} is disordered, a mob or in square, and goes into no brigade.")
};
static const MusterPhrase IS_BRIGADE = { "T-ADV-50", N_("{u0} is a brigade already.") };
static const MusterPhrase NOT_IN_RADIUS = {
  "T-ADV-50", N_("Both units must be inside the general’s radius.")
};
static const MusterPhrase NOT_HIS = { "T-ADV-50", N_("{u0} is not a unit of {u1}’s own.") };

/* By the formation that the unit leaves. */
static const MusterPhrase REFORMS[] = {
  { "T-ACT-04", N_("{u0} reforms in line") },
  { "T-ACT-04", N_("{u0} reforms in column") },
  { "T-ACT-04", N_("{u0} reforms in loose formation") },
};
static const MusterPhrase OUT_OF_SQUARE[] = {
  { "T-ADV-45", N_("{u0} goes from square into line") },
  { "T-ADV-45", N_("{u0} goes from square into column") },
};
static const MusterPhrase JOINS = {
  "T-ADV-51", N_("{u0} takes in {u1}: {2} and {3} make {4}")
};
static const MusterPhrase EXCESS = { "T-ADV-51", MUSTER_COUNTED (0, "{0} is too many and is lost",
                                                                 "{0} are too many and are lost") };
static const MusterPhrase WORSE_COLOUR = {
  "T-ADV-52", N_("{u0} has the worse counter of the two, without second ones")
};
static const MusterPhrase MIXED = { "T-ADV-53", N_("{u0} is of mixed quality: regular") };

static const MusterPhrase FACE_FREELY = { NULL, N_("Reform {u0} on the spot, facing any way.") };
static const MusterPhrase MERGE_FIGURES = {
  NULL, N_("Put the figures of {u1} with {u0}; one officer and one ensign remain.")
};
static const MusterPhrase MERGE_GUNS = {
  NULL, N_("Put the gunners of {u1} with {u0}; one officer, one ensign and one gun remain.")
};

static gboolean
judge_reform (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  return muster_toy_activation_check_active (setup, state, order, TRUE, why);
}

static gboolean
judge_reform_whole (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_toy_activation_check (setup, state, order, why))
    return FALSE;
  if (muster_toy_units_can_form (state->units[unit].def, (ToyFormation) toy_get (order, TOY_TO)))
    return TRUE;
  return muster_refuse (why, toy_get_marker (state, unit, TOY_FORMATION) == TOY_IN_SQUARE
                               ? &NOT_FROM_SQUARE : &NO_SUCH_FORM, unit);
}

static void
play_reform (MusterResolution *self)
{
  int unit = self->order->unit;
  int to = toy_get (self->order, TOY_TO);
  gboolean is_mob = toy_get_marker (self->before, unit, TOY_FORMATION) == TOY_MOB;

  if (!muster_toy_activation_begin (self))
    return;
  if (is_mob)
    muster_note (self, MUSTER_INCIDENT_RALLIED, unit, -1);
  self->state->units[unit].markers[TOY_FORMATION] = (gint16) to;
  muster_step (self, is_mob ? &REFORMS[to] : &OUT_OF_SQUARE[to], unit);
  muster_prompt (self, &FACE_FREELY, unit);
  muster_toy_activation_end (self);
}

const MusterOrderHandler muster_toy_reform = {
  judge_reform, judge_reform_whole, play_reform,
  .asks_for = muster_toy_asks_for
};

static gboolean
judge_brigade (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               MusterJudgeScope   scope,
               MusterRefusal     *why)
{
  if (!muster_toy_judge_rule (setup, TOY_RULE_BRIGADING, why) ||
      !muster_toy_activation_check_active (setup, state, order, FALSE, why))
    return FALSE;
  if (toy_get_arm (state, order->unit) == TOY_WAR_PARTY)
    return muster_refuse (why, &NOT_FOR_WAR_PARTIES);
  if (toy_get_marker (state, order->unit, TOY_IS_BRIGADE))
    return muster_refuse (why, &IS_BRIGADE, order->unit);
  return TRUE;
}

/* Whether @other can become part of @unit. */
gboolean
muster_toy_reform_check_partner (const MusterState *state,
                                 int                unit,
                                 int                other,
                                 MusterRefusal     *why)
{
  if (other == unit)
    return muster_refuse (why, &ITSELF, unit);
  if (toy_get_side (state, other) != toy_get_side (state, unit))
    return muster_refuse (why, &OTHER_SIDE, other);
  if (!muster_toy_judge_fighting (state, other, why) ||
      !muster_toy_judge_on_table (state, other, why))
    return FALSE;
  if (state->units[other].def->type != state->units[unit].def->type)
    return muster_refuse (why, &OTHER_TYPE, unit, other);
  if (toy_get_marker (state, other, TOY_DISMOUNTED) != toy_get_marker (state, unit, TOY_DISMOUNTED))
    return muster_refuse (why, &MOUNTED_AND_NOT, unit, other);
  if (toy_get_marker (state, other, TOY_DISORDER) ||
      toy_get_marker (state, other, TOY_FORMATION) >= TOY_MOB)
    return muster_refuse (why, &NOT_IN_ORDER, other);
  if (toy_get_marker (state, other, TOY_IS_BRIGADE))
    return muster_refuse (why, &IS_BRIGADE, other);
  return TRUE;
}

static gboolean
judge_brigade_whole (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     MusterJudgeScope   scope,
                     MusterRefusal     *why)
{
  int other = toy_get (order, TOY_WITH);
  int by = muster_toy_activation_get_general (state, order);

  if (!muster_toy_reform_check_partner (state, order->unit, other, why) ||
      !muster_toy_activation_check (setup, state, order, why))
    return FALSE;
  if (!toy_says_yes (order, TOY_IN_RADIUS))
    return muster_refuse (why, &NOT_IN_RADIUS);
  if (muster_toy_units_get_own_general (state, order->unit) != by)
    return muster_refuse (why, &NOT_HIS, order->unit, by);
  if (muster_toy_units_get_own_general (state, other) != by)
    return muster_refuse (why, &NOT_HIS, other, by);
  return TRUE;
}

static void
play_brigade (MusterResolution *self)
{
  int index = self->order->unit;
  int other = toy_get (self->order, TOY_WITH);
  MusterUnitState *unit = &self->state->units[index];
  const gint16 *taken = self->before->units[other].markers;
  gboolean had_second;
  MusterUnitState *joined;
  int sum;
  int strength;

  if (!muster_toy_activation_begin (self))
    return;

  joined = &self->state->units[other];
  sum = unit->strength + joined->strength;
  strength = MIN (sum, unit->def->type->models);
  muster_step (self, &JOINS, index, other, unit->strength, joined->strength, strength);
  if (sum > strength)
    {
      /* Figures beyond a full unit are lost by the unit that was taken in. */
      muster_step (self, &EXCESS, sum - strength);
      muster_note (self, MUSTER_INCIDENT_LOST, other, -1, MIN (sum - strength, joined->strength));
    }
  unit->own[TOY_BROUGHT] = MIN (unit->strength, strength);
  unit->strength = (gint16) strength;
  unit->start = MAX (unit->start, unit->strength);
  joined->own[TOY_ANCHOR] = index + 1;
  muster_toy_losses_take_out (self, other, TOY_BRIGADED, -1);

  unit->markers[TOY_IS_BRIGADE] = 1;
  unit->markers[TOY_OFFICER] = MAX (unit->markers[TOY_OFFICER], taken[TOY_OFFICER]);
  unit->markers[TOY_ENSIGN] = MAX (unit->markers[TOY_ENSIGN], taken[TOY_ENSIGN]);
  if (unit->markers[TOY_QUALITY] != taken[TOY_QUALITY])
    {
      unit->markers[TOY_QUALITY] = TOY_REGULAR;
      muster_step (self, &MIXED, index);
    }

  muster_step (self, &WORSE_COLOUR, index);
  unit->markers[TOY_EXTRA] = 0;
  unit->markers[TOY_RESOLVE] = MAX (unit->markers[TOY_RESOLVE], taken[TOY_RESOLVE]);
  muster_toy_activation_end (self);
  had_second = unit->markers[TOY_EXTRA] != 0;
  muster_toy_losses_set_colour (unit, (ToyColour) unit->markers[TOY_RESOLVE]);
  if (!had_second)
    muster_toy_losses_say_second (self, index, FALSE);
  muster_prompt (self, toy_is_artillery (self->state, index) ? &MERGE_GUNS : &MERGE_FIGURES, index,
                 other);
}

const MusterOrderHandler muster_toy_brigade = {
  judge_brigade, judge_brigade_whole, play_brigade,
  .asks_for = muster_toy_asks_for
};
