/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/muster-i18n.h"

/* Shooting (K-FIRE). */

static const MusterPhrase HITS =
  { "K-FIRE-02", N_("{u0}: {d1}, each {2} or more is a hit: {3}") };
static const MusterPhrase KEEN_SHOT =
  { "K-LEAD-02", N_("{u0}: its keen shot rolls a miss again: {d1}") };
static const MusterPhrase NEEDS =
  { "K-FIRE-03", N_("{u0}: hits taken {1}, {2} to fell a model: {3} lost") };
static const MusterPhrase JAMS =
  { "K-FIRE-04", N_("{u0}: ones {1}, crew {2}: it jams, nobody falls") };
static const MusterPhrase AMMO_HOLDS =
  { "K-LEAD-02", N_("{u0}: {d1}, its ammunition lasts") };
static const MusterPhrase AMMO_OUT =
  { "K-LEAD-02", N_("{u0}: {d1}, out of ammunition") };
static const MusterPhrase SHOTS_LEFT =
  { "K-OPT", N_("{u0} has ammunition for {1} more") };
static const MusterPhrase BUILDING_HIT =
  { "K-SCN-04", N_("Building {0}: hits {1}, structure points left {2}") };
static const MusterPhrase RUBBLE =
  { "K-SCN-04",
    N_("Building {0} is rubble (soft cover): a unit inside is destroyed, remove it") };
static const MusterPhrase PRIORITY =
  { "K-FIRE-09", N_("{u0}: an enemy that can reach it next turn has to be shot at before {u1}"), TRUE };
static const MusterPhrase ARC =
  { "K-FIRE-09", N_("{u0} can fire only into the half circle ahead of it"), TRUE };
static const MusterPhrase CLOSEST =
  { "K-FIRE-08", N_("{u0}: a volley goes to the closest target in the half circle ahead"), TRUE };
static const MusterPhrase SPORTING =
  { "K-LEAD-02", N_("{u0}: its sporting umpire spares a pinned enemy if there is another target"), TRUE };
static const MusterPhrase HORSES =
  { "K-FIRE-09", N_("{u0}: horses behind hard cover mostly count as in soft cover"), TRUE };

typedef struct
{
  guint n;
  int hits;
  int ones;
} Shots;

/* K-FIRE-02: a die that hits shows this or more. @target: -1 for a building. */
int
muster_kings_get_hit_number (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             int                unit,
                             int                target)
{
  int number = muster_kings_get_profile (setup, state, unit).firing;

  if (target >= 0 && state->units[target].markers[KINGS_CLOSE_ORDER])
    number--;
  if (order->verb == KINGS_VOLLEY_FIRE)
    number -= muster_kings_waits_for_whites (setup, state, unit) ? 2 : 1;
  return MAX (number, KINGS_BEST_VALUE);
}

/* K-FIRE-01 */
guint
muster_kings_count_shots (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          int                unit)
{
  int models = state->units[unit].strength;

  if (order->verb == KINGS_SKIRMISH)
    models /= 2;
  return (guint) (models * muster_kings_get_profile (setup, state, unit).dice);
}

/* K-FIRE-03: hits for each model. */
int
muster_kings_count_fire_needs (KingsRange range,
                               int        cover,
                               gboolean   is_field_gun)
{
  if (cover > 0 && is_field_gun)
    cover--;
  return 1 + (int) range + cover;
}

int
muster_kings_get_fire_needs (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             int                unit)
{
  guint32 words = muster_kings_get_profile (setup, state, unit).words;

  return muster_kings_count_fire_needs ((KingsRange) muster_kings_order_get (order, KINGS_SLOT_RANGE),
                                        muster_kings_order_get (order, KINGS_SLOT_COVER),
                                        (words & KINGS_WORD_FIELD_GUN) != 0);
}

static void
count_shots (const guint8 *dice,
             guint         n,
             int           number,
             Shots        *shots)
{
  *shots = (Shots) { .n = n };
  for (guint i = 0; i < n; i++)
    {
      shots->hits += dice[i] >= number;
      shots->ones += dice[i] == 1;
    }
}

/* One miss, the lowest die, is rolled again. */
static gboolean
try_keen_shot (MusterResolution *self,
               int               unit,
               const guint8     *dice,
               int               number,
               Shots            *shots)
{
  const guint8 *again;
  guint lowest = 6;

  if (shots->hits == (int) shots->n ||
      !muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_KEEN_SHOT))
    return TRUE;

  for (guint i = 0; i < shots->n; i++)
    lowest = MIN (lowest, dice[i]);
  muster_need (self, NULL, number);
  again = muster_resolution_roll (self, KINGS_ROLL_KEEN_SHOT, unit, 1, (guint) number);
  if (again == NULL)
    return FALSE;

  muster_resolution_try_dice (self, unit, number);
  shots->ones += (again[0] == 1) - (lowest == 1);
  shots->hits += again[0] >= number;
  muster_step (self, &KEEN_SHOT, unit, (gint32) muster_resolution_last_roll (self));
  return TRUE;
}

/* Ammunition that is counted, and the planner's die. */
static gboolean
spend_ammo (MusterResolution *self,
            int               unit)
{
  MusterUnitState *now = &self->state->units[unit];
  const guint8 *dice;

  if (now->markers[KINGS_AMMO] > 0)
    {
      now->markers[KINGS_AMMO]--;
      muster_step (self, &SHOTS_LEFT, unit, now->markers[KINGS_AMMO]);
    }
  if (!muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_TERRIBLE_PLANNER))
    return TRUE;

  dice = muster_resolution_roll (self, KINGS_ROLL_AMMO, unit, 1, 2);
  if (dice == NULL)
    return FALSE;
  muster_resolution_try_total (self, unit, muster_totals_from (2));
  if (dice[0] == 1)
    now->markers[KINGS_OUT_OF_AMMO] = 1;
  muster_step (self, dice[0] == 1 ? &AMMO_OUT : &AMMO_HOLDS, unit,
               (gint32) muster_resolution_last_roll (self));
  return TRUE;
}

/* Rolls all shots. @needs: hits for a model, 1 where each counts. FALSE: a die is missing. */
static gboolean
roll_shots (MusterResolution *self,
            int               unit,
            int               number,
            int               needs,
            Shots            *shots)
{
  guint n = muster_kings_count_shots (self->setup, self->state, self->order, unit);
  guint words = muster_kings_get_profile (self->setup, self->state, unit).words;
  const guint8 *dice;

  *shots = (Shots) { 0 };
  if (n == 0)
    return TRUE;

  muster_need (self, NULL, number, needs > 1 ? needs : 0,
               words & KINGS_WORD_MACHINE_GUN ? self->state->units[unit].strength : 0);
  dice = muster_resolution_roll (self, KINGS_ROLL_HIT, unit, n, (guint) number);
  if (dice == NULL)
    return FALSE;
  muster_resolution_try_dice (self, unit, number);
  count_shots (dice, n, number, shots);
  muster_step (self, &HITS, unit, (gint32) muster_resolution_last_roll (self), number, shots->hits);

  return try_keen_shot (self, unit, dice, number, shots) && spend_ammo (self, unit);
}

static void
look_for_jam (MusterResolution   *self,
              int                 unit,
              const KingsProfile *profile,
              Shots              *shots)
{
  MusterUnitState *now = &self->state->units[unit];

  now->markers[KINGS_JAMMED] = 0;
  if (!(profile->words & KINGS_WORD_MACHINE_GUN) || shots->ones <= now->strength)
    return;

  now->markers[KINGS_JAMMED] = 1;
  shots->hits = 0;
  muster_step (self, &JAMS, unit, shots->ones, now->strength);
  muster_note (self, MUSTER_INCIDENT_JAMMED, unit, -1);
}

/* K-FIRE-08, K-FIRE-09: what only the table can judge. */
static void
remind (MusterResolution *self,
        int               unit,
        int               target)
{
  const KingsData *data = muster_kings_get_data (self->setup);
  const MusterState *state = self->before;
  int others = 0;

  for (int i = 0; i < state->n_units && others == 0; i++)
    others += i != target && state->units[i].fate == KINGS_IN_PLAY &&
              data->units[i].side != data->units[unit].side;

  if (self->order->verb == KINGS_VOLLEY_FIRE)
    muster_prompt (self, &CLOSEST, unit);
  else if (state->units[unit].markers[KINGS_CLOSE_ORDER] ||
           data->units[unit].arm == KINGS_ARM_CREWED)
    muster_prompt (self, &ARC, unit);
  if (others > 0 && self->order->verb != KINGS_VOLLEY_FIRE)
    muster_prompt (self, &PRIORITY, unit, target);
  if (others > 0 && state->units[target].markers[KINGS_PINNED] > 0 &&
      muster_kings_has_trait (self->setup, state, unit, KINGS_TRAIT_SPORTING_UMPIRE))
    muster_prompt (self, &SPORTING, unit);
  if (data->units[target].arm == KINGS_ARM_CAVALRY &&
      muster_kings_order_get (self->order, KINGS_SLOT_COVER) == 2)
    muster_prompt (self, &HORSES, target);
}

static gboolean
take_casualties (MusterResolution *self,
                 int               unit,
                 int               target,
                 int               casualties,
                 gboolean          snipers)
{
  if (casualties == 0)
    return TRUE;

  if (!muster_kings_test_leader (self, target, casualties, snipers, unit))
    return FALSE;
  muster_kings_lose_models (self, target, casualties, unit);
  return self->state->units[target].fate != KINGS_IN_PLAY ||
         muster_kings_test_pinning (self, target, casualties, NULL);
}

/**
 * muster_kings_shoot:
 *
 * The shots of the order that is played: its target, range and cover. What happens to the target
 * comes at once.
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_shoot (MusterResolution *self,
                    int               unit)
{
  KingsProfile profile = muster_kings_get_profile (self->setup, self->state, unit);
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  int number = muster_kings_get_hit_number (self->setup, self->state, self->order, unit, target);
  int needs = muster_kings_get_fire_needs (self->setup, self->state, self->order, unit);
  MusterUnitState *hit = &self->state->units[target];
  int casualties;
  Shots shots;

  remind (self, unit, target);
  if (!roll_shots (self, unit, number, needs, &shots))
    return FALSE;
  if (shots.n == 0)
    return TRUE;

  hit->markers[KINGS_SHOT_AT] = 1;
  hit->own[KINGS_OWN_FOE] = unit + 1;
  look_for_jam (self, unit, &profile, &shots);
  self->outcome->hits = shots.hits;
  casualties = MIN (shots.hits / needs, hit->strength);
  muster_step (self, &NEEDS, target, shots.hits, needs, casualties);
  muster_note (self, MUSTER_INCIDENT_FIRED, unit, target, shots.hits);
  return take_casualties (self, unit, target, casualties,
                          (profile.words & KINGS_WORD_OFFICER_SNIPERS) != 0);
}

static void
damage_building (MusterResolution *self,
                 int               unit,
                 int               building,
                 int               hits)
{
  gint32 *points = &self->state->own[KINGS_STATE_BUILDINGS + building];

  self->outcome->hits = hits;
  *points = MAX (*points - hits, 0);
  muster_step (self, &BUILDING_HIT, building + 1, hits, *points);
  if (*points > 0)
    return;

  muster_prompt (self, &RUBBLE, building + 1);
  muster_note (self, MUSTER_INCIDENT_RAZED, unit, -1, building + 1);
  muster_kings_score_building (self, unit);
}

/* K-SCN-04: always short, never in cover. */
gboolean
muster_kings_shoot_building (MusterResolution *self,
                             int               unit,
                             int               building)
{
  int number = muster_kings_get_hit_number (self->setup, self->state, self->order, unit, -1);
  Shots shots;

  if (!roll_shots (self, unit, number, 1, &shots))
    return FALSE;
  if (shots.n > 0)
    muster_note (self, MUSTER_INCIDENT_FIRED, unit, -1, shots.hits);
  damage_building (self, unit, building, shots.hits);
  return TRUE;
}

/* K-SCN-04: an Attack on the building and not on a unit in it. */
gboolean
muster_kings_storm_building (MusterResolution *self,
                             int               unit,
                             int               building)
{
  int number, hits = 0;
  guint n = muster_kings_count_blows (self->setup, self->state, unit, -1, TRUE, &number);
  const guint8 *dice;

  if (n > 0)
    {
      muster_need (self, NULL, number);
      dice = muster_resolution_roll (self, KINGS_ROLL_ATTACK_HIT, unit, n, (guint) number);
      if (dice == NULL)
        return FALSE;
      muster_resolution_try_dice (self, unit, number);
      for (guint i = 0; i < n; i++)
        hits += dice[i] >= number;
      muster_step (self, &HITS, unit, (gint32) muster_resolution_last_roll (self), number, hits);
    }
  damage_building (self, unit, building, hits);
  return TRUE;
}
