/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* Throws of many dice, of which each may be a success, and tests of a few, of which one is enough. */

/* In the order of the colours. */
static const MusterPhrase THROWN[] = {
  { "T-DICE-01", N_("{u0} throws {d1} green: successes {2}") },
  { "T-DICE-01", N_("{u0} throws {d1} yellow: successes {2}") },
  { "T-DICE-01", N_("{u0} throws {d1} red: successes {2}") },
};
static const MusterPhrase BETTER_COUNTS = { "T-ADV-06", N_("Two throws, the better counts: {0}") };
static const MusterPhrase WORSE_COUNTS = { "T-ADV-06", N_("Two throws, the worse counts: {0}") };

/* Rolls the dice once and counts the successes. FALSE when the dice are missing. */
static gboolean
throw_once (MusterResolution *self,
            ToyPurpose        purpose,
            int               unit,
            const ToyThrow   *thrown,
            int              *successes)
{
  int needed = toy_get_needed (thrown->colour);
  const guint8 *faces;

  muster_need (self, NULL, needed);
  faces = muster_resolution_roll (self, purpose, unit, (guint) thrown->dice, (guint) needed);
  if (faces == NULL)
    return FALSE;

  muster_resolution_try_dice (self, unit, needed);
  *successes = 0;
  for (int i = 0; i < thrown->dice; i++)
    *successes += faces[i] >= needed;
  muster_step (self, &THROWN[thrown->colour], unit, (gint32) muster_resolution_last_roll (self),
               *successes);
  return TRUE;
}

/**
 * muster_toy_throw:
 * @purpose: of the first throw; that of a second one follows it in the table
 * @result: (inout): its successes are filled in
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_toy_throw (MusterResolution *self,
                  ToyPurpose        purpose,
                  int               unit,
                  ToyThrow         *result)
{
  int second;

  if (!throw_once (self, purpose, unit, result, &result->successes))
    return FALSE;
  if (result->again == 0)
    return TRUE;

  if (!throw_once (self, purpose + 1, unit, result, &second))
    return FALSE;
  result->successes = result->again > 0 ? MAX (result->successes, second)
                                        : MIN (result->successes, second);
  muster_step (self, result->again > 0 ? &BETTER_COUNTS : &WORSE_COUNTS, result->successes);
  return TRUE;
}

/**
 * muster_toy_throw_test:
 * @n_dice: at most %TOY_MAX_RATING
 * @passed: (out): whether one of them is a success
 *
 * Returns: %FALSE when dice are missing and the order cannot go on
 */
gboolean
muster_toy_throw_test (MusterResolution *self,
                       ToyPurpose        purpose,
                       int               unit,
                       guint             n_dice,
                       ToyColour         colour,
                       gboolean         *passed)
{
  int needed = toy_get_needed (colour);
  const guint8 *faces = muster_resolution_roll (self, purpose, unit, n_dice, (guint) needed);
  guint all = 1, bad = 1;

  if (faces == NULL)
    return FALSE;

  *passed = FALSE;
  for (guint i = 0; i < n_dice; i++)
    {
      *passed |= faces[i] >= needed;
      all *= 6;
      bad *= (guint) needed - 1;
    }
  muster_resolution_try_card (self, unit, all - bad, all, *passed);
  return TRUE;
}

/* Tells the successes of both throws, for the record. */
void
muster_toy_throw_tell (MusterResolution *self,
                       const ToyThrow   *attack,
                       const ToyThrow   *defence)
{
  muster_fact (self, .member = "attack_dice", .unit = -1, .number = attack->dice);
  muster_fact (self, .member = "defence_dice", .unit = -1, .number = defence->dice);
  muster_fact (self, .member = "attack_colour", .unit = -1, .number = (gint32) attack->colour);
  muster_fact (self, .member = "defence_colour", .unit = -1, .number = (gint32) defence->colour);
  muster_fact (self, .member = "hits", .unit = -1, .number = attack->successes);
  muster_fact (self, .member = "saves", .unit = -1, .number = defence->successes);
}
