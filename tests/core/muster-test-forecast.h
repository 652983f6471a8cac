/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <math.h>
#include <string.h>

#include "core/battle/muster-battle.h"
#include "core/battle/muster-entry-codec.h"
#include "core/muster-json.h"

G_BEGIN_DECLS

/* What tests of forecasts share, whatever the rules: an order that is tried many times, and chances
 * that are compared. */

/* @weight: how much of all that can happen this is */
typedef void (*MusterTestCount) (gpointer             trial,
                                 const MusterOutcome *outcome,
                                 double               weight);

/* The chance of @id for @unit, 0 where nothing is said of it. */
static inline double
muster_test_get_chance (const MusterForecast *forecast,
                        const char           *id,
                        int                   unit)
{
  for (guint i = 0; i < forecast->n_chances; i++)
    if (forecast->chances[i].unit == unit && strcmp (forecast->chances[i].id, id) == 0)
      return forecast->chances[i].chance;
  return 0.0;
}

/* @order: (out): that the battle is to try */
static inline void
muster_test_read_order (MusterBattle *battle,
                        JsonNode     *node,
                        const char   *name,
                        MusterOrder  *order)
{
  g_autofree char *text = muster_json_print (node, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), name, &error);
  g_auto (MusterTape) tape = { 0 };
  MusterSpot spot;

  g_assert_no_error (error);
  muster_tape_init (&tape);
  muster_spot_init (&spot, json, name, &error);
  muster_entry_read (muster_battle_get_setup (battle), muster_battle_get_state (battle), &spot,
                     order, &tape);
  g_assert_no_error (error);
}

/* Tries the order @n times, with rolls that are the same for the same @seed. */
static inline void
muster_test_play_many (MusterBattle      *battle,
                       const MusterOrder *order,
                       guint64            seed,
                       guint              n,
                       MusterTestCount    count,
                       gpointer           trial)
{
  g_auto (MusterOutcome) outcome = { 0 };
  g_auto (MusterTape) tape = { 0 };
  MusterRandom random;

  muster_random_init (&random, seed);
  muster_tape_init (&tape);
  tape.generator = &random;
  muster_outcome_init (&outcome);
  for (guint i = 0; i < n; i++)
    {
      muster_tape_reset (&tape);
      muster_battle_try (battle, order, &tape, &outcome);
      g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
      count (trial, &outcome, 1.0 / n);
    }
}

/* Tries the order with every throw that there is, from the rolls that are on the tape. */
static inline void
muster_test_play_all (MusterBattle      *battle,
                      const MusterOrder *order,
                      MusterTape        *known,
                      double             weight,
                      MusterTestCount    count,
                      gpointer           trial)
{
  g_auto (MusterOutcome) outcome = { 0 };
  guint8 faces[8] = { 0 };
  guint n, n_throws = 1;

  muster_outcome_init (&outcome);
  muster_battle_try (battle, order, known, &outcome);
  if (outcome.kind != MUSTER_OUTCOME_NEEDS)
    {
      g_assert_cmpint (outcome.kind, !=, MUSTER_OUTCOME_BAD_ROLL);
      count (trial, &outcome, weight);
      return;
    }

  n = outcome.request.n;
  g_assert_cmpuint (n, <=, 6);
  for (guint i = 0; i < n; i++)
    n_throws *= 6;
  for (guint throw = 0; throw < n_throws; throw++)
    {
      g_auto (MusterTape) tape = { 0 };

      for (guint i = 0, rest = throw; i < n; i++, rest /= 6)
        faces[i] = (guint8) (rest % 6 + 1);
      muster_tape_init (&tape);
      muster_tape_copy (&tape, known);
      muster_tape_add (&tape, outcome.request.purpose, FALSE, MUSTER_ROLL_TYPED, faces, n);
      muster_test_play_all (battle, order, &tape, weight / n_throws, count, trial);
    }
}

/* What chances may be off by after @n tries: five standard deviations of the widest. */
static inline double
muster_test_get_tolerance (guint n)
{
  return 2.5 / sqrt (n);
}

/* @unit: -1 for what is of no unit */
static inline void
muster_test_compare_chance (const char *what,
                            int         unit,
                            double      expected,
                            double      found,
                            double      tolerance)
{
  if (!(fabs (expected - found) <= tolerance))
    g_error ("%s of unit %d: the forecast says %.9f, play says %.9f", what, unit, found, expected);
}

G_END_DECLS
