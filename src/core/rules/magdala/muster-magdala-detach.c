/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* Detachments come and go (M-ORG-02 to -05, M-ORG-09, M-ORG-10). */

static const MusterPhrase NEVER_DETACHES = { "M-ORG-02", N_("{u0} sends out no Detachments."), TRUE };
static const MusterPhrase IS_DETACHMENT = { "M-ORG-02", N_("{u0} is a Detachment itself."), TRUE };
static const MusterPhrase IS_HALTED = { "M-ORG-02", N_("{u0} is halted or pinned.") };
static const MusterPhrase IS_SPENT = { "M-MORALE-17", N_("{u0} has lost half its strength.") };
static const MusterPhrase HAS_ONE = {
  "M-ORG-02", N_("{u1} is out already; a unit has one Detachment at a time.")
};
static const MusterPhrase TOO_SMALL = { "M-ORG-02", N_("{u0} has too few figures for a Detachment.") };
static const MusterPhrase TOO_MANY = { "M-ORG-02", N_("{u0} may detach up to {1}, not {2}.") };
static const MusterPhrase MORE_THAN_HALF = {
  "M-ORG-03", N_("{u0} may detach half its figures, up to {1}, not {2}.")
};
static const MusterPhrase NAME_TAKEN = { "M-ORG-09", N_("There is a unit “{t0}” already.") };
static const MusterPhrase NO_ROOM =
  { NULL, MUSTER_COUNTED (0, "A battle holds {0} unit, Detachments included.",
                          "A battle holds {0} units, Detachments included.") };
static const MusterPhrase NO_PARENT = { "M-ORG-05", N_("{u0} was not detached from anybody."), TRUE };
static const MusterPhrase PARENT_GONE = { "M-ORG-09", N_("{u0} is no longer in play.") };
static const MusterPhrase PARENT_FIGHTS = { "M-ORG-04", N_("{u0} is in melee.") };
static const MusterPhrase NOT_ALIKE = { "M-ORG-04", N_("One is mounted, the other on foot.") };

static const MusterPhrase DETACHES = { "M-ORG-02", N_("{u0} detaches {u1}: figures {2}; left {3}") };
static const MusterPhrase REJOINS = { "M-ORG-04", N_("{u0} rejoins {u1}, which now has figures {2} of {3}") };
static const MusterPhrase AS_SKIRMISHERS = {
  "M-ORG-10", N_("{u0} is meant to fight as skirmishers; form it so if you like.")
};
static const MusterPhrase PLACE_IT = { NULL, N_("Place {u0} beside {u1}.") };
static const MusterPhrase LEADER_GOES = {
  "M-GEN-09", N_("The leader with {u0} leaves play with it: to keep him, move him to another unit first.")
};

static int
count_most (const MusterState *state,
            int                unit)
{
  int strength = state->units[unit].strength;
  int most = MAX (magdala_def (state, unit, MAGDALA_DEF_DETACH), strength / 4);

  if (magdala_has_word (state, unit, MAGDALA_HALF_DETACH))
    return strength / 2;
  return MIN (most, strength / 2);
}

static int
find_detachment (const MusterState *state,
                 int                unit)
{
  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].own[MAGDALA_OWN_PARENT] == unit + 1 && muster_state_is_in_play (state, i))
      return i;
  return -1;
}

static gboolean
judge_detach (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;
  MagdalaArm arm = magdala_get_arm (state, unit);

  if (arm == MAGDALA_GUN || arm == MAGDALA_TRANSPORT)
    return muster_refuse (why, &NEVER_DETACHES, unit);
  if (muster_magdala_units_is_detachment (state, unit))
    return muster_refuse (why, &IS_DETACHMENT, unit);
  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (magdala_get (state, unit, MAGDALA_HALTED) > 0 ||
      magdala_get (state, unit, MAGDALA_PINNED) > 0)
    return muster_refuse (why, &IS_HALTED, unit);
  if (magdala_get (state, unit, MAGDALA_SPENT))
    return muster_refuse (why, &IS_SPENT, unit);
  if (find_detachment (state, unit) >= 0)
    return muster_refuse (why, &HAS_ONE, unit, find_detachment (state, unit));
  return count_most (state, unit) > 0 || muster_refuse (why, &TOO_SMALL, unit);
}

static gboolean
judge_detach_whole (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  int most = count_most (state, order->unit);
  int figures = muster_order_get (order, MAGDALA_DETACH_FIGURES);
  gboolean half = magdala_has_word (state, order->unit, MAGDALA_HALF_DETACH);

  if (figures > most)
    return muster_refuse (why, half ? &MORE_THAN_HALF : &TOO_MANY, order->unit, most, figures);
  if (muster_state_find_unit (state, muster_order_get_text (order, MAGDALA_DETACH_ID)) >= 0)
    return muster_refuse (why, &NAME_TAKEN, MAGDALA_DETACH_ID);
  if (state->n_units == MUSTER_MAX_UNITS)
    return muster_refuse (why, &NO_ROOM, MUSTER_MAX_UNITS);
  return TRUE;
}

static void
play_detach (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  gint16 figures = (gint16) muster_order_get (self->order, MAGDALA_DETACH_FIGURES);
  const char *id = muster_order_get_text (self->order, MAGDALA_DETACH_ID);
  const MusterUnitDef *root = state->units[unit].def;
  g_autofree char *name = g_strdup_printf ("%s (%s)", root->name, id);
  int part = muster_state_add_unit (state, muster_setup_make_part (self->setup, root, id, name));
  static const MagdalaMarker fresh[] = {
    MAGDALA_AMMO, MAGDALA_LAST_STAND, MAGDALA_BUILDING, MAGDALA_SQUARE, MAGDALA_FIRE_LOSSES,
    MAGDALA_TESTED,
  };

  /* A Detachment has the markers of its parent, but for those of its own history. */
  for (guint i = 0; i < MAGDALA_N_MARKERS; i++)
    state->units[part].markers[i] = state->units[unit].markers[i];
  for (guint i = 0; i < G_N_ELEMENTS (fresh); i++)
    magdala_put (state, part, fresh[i], 0);
  state->units[part].acted = state->units[unit].acted;

  state->units[part].strength = state->units[part].start = figures;
  state->units[part].own[MAGDALA_OWN_PARENT] = unit + 1;
  state->units[unit].strength = (gint16) (state->units[unit].strength - figures);
  state->units[unit].start = (gint16) (state->units[unit].start - figures);
  muster_step (self, &DETACHES, unit, part, figures, state->units[unit].strength);
  muster_prompt (self, &PLACE_IT, part, unit);
  if (magdala_has_word (state, unit, MAGDALA_HALF_DETACH))
    muster_prompt (self, &AS_SKIRMISHERS, part);
  muster_magdala_losses_check_spent (self, unit);
}

const MusterOrderHandler muster_magdala_detach = {
  .judge = judge_detach,
  .judge_whole = judge_detach_whole,
  .play = play_detach,
};

static gboolean
judge_rejoin (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int unit = order->unit;
  int parent = state->units[unit].own[MAGDALA_OWN_PARENT] - 1;

  if (parent < 0)
    return muster_refuse (why, &NO_PARENT, unit);
  if (!muster_magdala_judge_ready (state, unit, why))
    return FALSE;
  if (magdala_get (state, unit, MAGDALA_HALTED) > 0 ||
      magdala_get (state, unit, MAGDALA_PINNED) > 0)
    return muster_refuse (why, &IS_HALTED, unit);
  if (!muster_state_is_in_play (state, parent))
    return muster_refuse (why, &PARENT_GONE, parent);
  if (magdala_get (state, parent, MAGDALA_MELEE) > 0)
    return muster_refuse (why, &PARENT_FIGHTS, parent);
  if (magdala_get (state, parent, MAGDALA_MOUNTED) != magdala_get (state, unit, MAGDALA_MOUNTED))
    return muster_refuse (why, &NOT_ALIKE, 0);
  return TRUE;
}

static void
play_rejoin (MusterResolution *self)
{
  MusterState *state = self->state;
  int unit = self->order->unit;
  int parent = state->units[unit].own[MAGDALA_OWN_PARENT] - 1;
  MusterUnitState *from = &state->units[unit];
  MusterUnitState *into = &state->units[parent];

  into->start = (gint16) (into->start + from->start);
  into->strength = (gint16) (into->strength + from->strength);
  from->start = from->strength = 0;
  from->fate = MAGDALA_REJOINED;
  muster_magdala_melees_end (state, unit);
  muster_step (self, &REJOINS, unit, parent, into->strength, into->start);
  if (from->leader == MAGDALA_IN_COMMAND || from->leader == MAGDALA_WOUNDED)
    muster_prompt (self, &LEADER_GOES, unit);
  muster_magdala_losses_check_spent (self, parent);
}

const MusterOrderHandler muster_magdala_rejoin = { .judge = judge_rejoin, .play = play_rejoin };
