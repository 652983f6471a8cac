/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"

/* Figures lost, and how units leave play (M-ORDER-05, M-SCN-05). */

static const MusterPhrase LOSES = { "M-ORDER-05", N_("{u0} loses figures: {1}; left: {2} of {3}") };
static const MusterPhrase IS_DESTROYED = { "M-ORDER-05", N_("{u0} is destroyed") };
static const MusterPhrase IS_SPENT = {
  "M-MORALE-17", N_("{u0} is down to half its strength or less: {1} of {2}")
};
static const MusterPhrase POINT = { "M-SCN-02", N_("A point for {s0}") };

static const MusterPhrase TAKE_FIGURES = { NULL, N_("Take figures off {u0}: {1}.") };
static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };
static const MusterPhrase TAKE_OFF_WITH_LEADER = {
  "M-GEN-05", N_("Take {u0} off the table, and its leader with it.")
};
static const MusterPhrase FALL_BACK = {
  "M-MORALE-17", N_("{u0} must go back to its supports, or off the table if there are none.")
};
static const MusterPhrase GO_HOME = {
  "M-MORALE-17", N_("{u0} must try to leave the table.")
};
static const MusterPhrase SAW_RETREAT = {
  "M-REACT-01",
  N_("Friends within {1}\" who see {u0} retreat past take a Reaction test: its countrymen, and "
     "everybody if they are Europeans.")
};
static const MusterPhrase SAW_ROUT = {
  "M-REACT-01",
  N_("Friends within {1}\" who see {u0} run past take a Reaction test: its countrymen, and everybody "
     "if they are Europeans.")
};

/**
 * muster_magdala_losses_is_broken:
 *
 * Returns: whether a unit that leaves play so is lost to its side (M-SCN-02)
 */
gboolean
muster_magdala_losses_is_broken (MagdalaFate fate)
{
  return (MUSTER_COMMON_LOST_FATES & MUSTER_FATE_BIT (fate)) != 0;
}

/**
 * muster_magdala_losses_prompt_friends:
 * @cause: %MAGDALA_CAUSE_RETREAT or %MAGDALA_CAUSE_ROUT
 *
 * Reminds of the tests of those who see @unit go (M-REACT-06).
 */
void
muster_magdala_losses_prompt_friends (MusterResolution *self,
                                      int               unit,
                                      MagdalaCause      cause)
{
  muster_prompt (self, cause == MAGDALA_CAUSE_ROUT ? &SAW_ROUT : &SAW_RETREAT, unit,
                 MAGDALA_REACTION_RANGE);
}

/**
 * muster_magdala_losses_prompt_spent:
 *
 * Says where @unit must go that has lost half its strength.
 */
void
muster_magdala_losses_prompt_spent (MusterResolution *self,
                                    int               unit)
{
  gboolean has_supports = muster_magdala_units_is_regular (self->state, unit) ||
                          muster_magdala_units_is_detachment (self->state, unit);

  muster_prompt (self, has_supports ? &FALL_BACK : &GO_HOME, unit);
}

/**
 * muster_magdala_losses_check_spent:
 *
 * Marks @unit once it is at half its strength or less. It stays so.
 */
void
muster_magdala_losses_check_spent (MusterResolution *self,
                                   int               unit)
{
  MusterUnitState *now = &self->state->units[unit];

  if (magdala_get_arm (self->state, unit) == MAGDALA_TRANSPORT ||
      now->markers[MAGDALA_SPENT] != 0 || now->strength * 2 > now->start)
    return;

  now->markers[MAGDALA_SPENT] = 1;
  muster_step (self, &IS_SPENT, unit, now->strength, now->start);
  muster_magdala_losses_prompt_spent (self, unit);
}

/**
 * muster_magdala_losses_leave:
 *
 * Takes @unit out of play: its melees end, and the enemy has his point. It keeps its numbers.
 */
void
muster_magdala_losses_leave (MusterResolution *self,
                             int               unit,
                             MagdalaFate       fate)
{
  MusterUnitState *now = &self->state->units[unit];
  gboolean counts = muster_magdala_units_counts (now->def);

  now->fate = (guint8) fate;
  muster_magdala_melees_end (self->state, unit);
  now->markers[MAGDALA_TEST_DUE] = 0;
  muster_note (self, MUSTER_INCIDENT_LEFT, unit, counts ? now->own[MAGDALA_OWN_FOE] - 1 : -1,
               (int) fate, muster_magdala_losses_is_broken (fate));
  if (counts && muster_magdala_losses_is_broken (fate))
    {
      MusterState *state = self->state;
      int winner = 1 - magdala_get_side (state, unit);

      state->objectives[winner][magdala_get_data (self->setup)->broken]++;
      muster_step (self, &POINT, winner);
    }
  muster_prompt (self, now->leader == MAGDALA_IN_COMMAND || now->leader == MAGDALA_WOUNDED
                         ? &TAKE_OFF_WITH_LEADER : &TAKE_OFF,
                 unit);
}

/**
 * muster_magdala_losses_remove_figures:
 * @n: as many as fall, whether there are so many or not
 * @by: the enemy who felled them, or -1
 *
 * Takes figures off @unit, and @unit out of play with the last one.
 */
void
muster_magdala_losses_remove_figures (MusterResolution *self,
                                      int               unit,
                                      int               n,
                                      int               by)
{
  MusterUnitState *now = &self->state->units[unit];
  int lost = MIN (n, now->strength);

  if (lost <= 0)
    return;

  now->strength = (gint16) (now->strength - lost);
  muster_resolution_count (self, "casualties", unit, lost);
  muster_step (self, &LOSES, unit, lost, now->strength, now->start);
  muster_note (self, MUSTER_INCIDENT_LOST, unit, by, lost);
  if (now->strength == 0)
    {
      muster_step (self, &IS_DESTROYED, unit);
      muster_magdala_losses_leave (self, unit, MAGDALA_DESTROYED);
      return;
    }
  muster_prompt (self, &TAKE_FIGURES, unit, lost);
  muster_magdala_losses_check_spent (self, unit);
}
