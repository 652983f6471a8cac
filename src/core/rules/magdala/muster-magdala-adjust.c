/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/magdala/muster-magdala-private.h"

#include "core/rules/magdala/muster-magdala-text.h"
#include "core/rules/muster-house-rule.h"

/* What is added to the dice of a test or a melee (M-MORALE-04 to -12, M-MELEE-06 to -09). The sum
 * is made and explained in one place, so that the log always tells the sum that counted. */

static const MusterPhrase BY_KIND = { "M-MORALE-04", N_("{u0}: {+1} for its kind of troops") };
static const MusterPhrase STEADY = { "M-MORALE-07", N_("{u0}: {+1} as British or Foreign Legion Regulars") };
static const MusterPhrase SHELTERED = { "M-MORALE-08", N_("{u0}: {+1} in square or behind works") };
static const MusterPhrase ADVANCING = { "M-MORALE-09", N_("{u0}: {+1} as advancing fanatics") };
static const MusterPhrase QUALITY = { "M-MORALE-10", N_("{u0}: {+1} for its quality") };
static const MusterPhrase LOST_BEFORE = { "M-MORALE-11", N_("{u0}: {+1} for rounds lost in a row") };
static const MusterPhrase IMAM = { "M-MORALE-12", N_("{u0}: {+1} for the imam") };
static const MusterPhrase UMPIRE = { "M-UMP-02", N_("{u0}: {+1} by the umpire’s word") };

static const MusterPhrase BRITISH = { "M-MELEE-06", N_("{u0}: {+1} as British Infantry") };
static const MusterPhrase CAVALRY = { "M-MELEE-06", N_("{u0}: {+1} as regular cavalry") };
static const MusterPhrase WARRIORS = { "M-MELEE-07", N_("{u0}: {+1} as Zulus or Mahdists") };
static const MusterPhrase FIERCE = { "M-MELEE-08", N_("{u0}: {+1} as fierce fighters") };
static const MusterPhrase LANCES = { "M-MELEE-09", N_("{u0}: {+1} for lances in the first round") };
static const MusterPhrase WORKS = { "M-MELEE-09", N_("{u0}: {+1} for attacking works") };

/* @told: gets the steps that explain the sum, or %NULL */
typedef struct
{
  MusterResolution *told;
  int unit;
  int sum;
} Sum;

static void
add (Sum                *self,
     const MusterPhrase *why,
     int                 by)
{
  self->sum += by;
  if (by != 0 && self->told != NULL)
    muster_step (self->told, why, self->unit, by);
}

static void
add_umpire (Sum *self,
            int  by)
{
  add (self, &UMPIRE, by);
  if (by != 0 && self->told != NULL)
    muster_house_rule_say_reason (self->told);
}

static int
get_quality (const MusterState *state,
             int                unit)
{
  if (magdala_has_word (state, unit, MAGDALA_VERY_INFERIOR))
    return -2;
  return magdala_has_word (state, unit, MAGDALA_INFERIOR) ? -1 : 0;
}

/**
 * muster_magdala_adjust_test:
 * @test: with what its kind of troops, the umpire and an imam add
 * @told: (nullable): whose steps say what counted
 *
 * Returns: what is added to the dice of @test
 */
int
muster_magdala_adjust_test (const MusterState *state,
                            int                unit,
                            const MagdalaTest *test,
                            MusterResolution  *told)
{
  gboolean regular = muster_magdala_units_is_regular (state, unit);
  gboolean fanatic = magdala_has_word (state, unit, MAGDALA_FANATIC) ||
                     magdala_has_word (state, unit, MAGDALA_MAHDIST);
  Sum sum = { .told = told, .unit = unit };

  add (&sum, &BY_KIND, test->constant);
  add (&sum, &STEADY, regular && (magdala_has_word (state, unit, MAGDALA_BRITISH) ||
                                  magdala_has_word (state, unit, MAGDALA_FOREIGN_LEGION)));
  add (&sum, &SHELTERED, regular && (magdala_get (state, unit, MAGDALA_SQUARE) > 0 ||
                                     magdala_get (state, unit, MAGDALA_WORKS) > MAGDALA_NO_WORKS));
  add (&sum, &ADVANCING, fanatic && magdala_get (state, unit, MAGDALA_ADVANCING));
  add (&sum, &QUALITY, get_quality (state, unit));
  if (magdala_get (state, unit, MAGDALA_TEST_DUE) == MAGDALA_MELEE_TEST)
    add (&sum, &LOST_BEFORE, -MAX (magdala_get (state, unit, MAGDALA_LOST_ROUNDS) - 1, 0));
  add (&sum, &IMAM, test->imam ? 1 : 0);
  add_umpire (&sum, test->umpire);
  return sum.sum;
}

/**
 * muster_magdala_adjust_combat:
 * @umpire: what the umpire adds
 * @works: whether it attacks works that hinder it
 * @told: (nullable): whose steps say what counted
 *
 * Returns: what is added to each die of @unit in a round of melee against @other
 */
int
muster_magdala_adjust_combat (const MusterState *state,
                              int                unit,
                              int                other,
                              int                round,
                              int                umpire,
                              gboolean           works,
                              MusterResolution  *told)
{
  gboolean british_cavalry = magdala_is_regular_cavalry (state, other) &&
                             magdala_has_word (state, other, MAGDALA_BRITISH);
  gboolean infantry = muster_magdala_units_is_infantry (state, unit) &&
                      magdala_has_word (state, unit, MAGDALA_BRITISH);
  gboolean warriors = magdala_has_word (state, unit, MAGDALA_ZULU) ||
                      magdala_has_word (state, unit, MAGDALA_MAHDIST);
  Sum sum = { .told = told, .unit = unit };

  add (&sum, &BRITISH, infantry ? 1 : 0);
  add (&sum, &CAVALRY, magdala_is_regular_cavalry (state, unit) ? 1 : 0);
  add (&sum, &WARRIORS, warriors && !british_cavalry);
  add (&sum, &FIERCE, magdala_has_word (state, unit, MAGDALA_FIERCE) ? 1 : 0);
  add (&sum, &LANCES, round == 1 && magdala_has_word (state, unit, MAGDALA_LANCES));
  add (&sum, &WORKS, works ? -1 : 0);
  add_umpire (&sum, umpire);
  return sum.sum;
}
