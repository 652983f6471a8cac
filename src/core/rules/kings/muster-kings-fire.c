/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"
#include "core/rules/muster-house-rule.h"

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
static const MusterPhrase SHIRKER =
  { "K-MELEE-10", N_("{u0} has a shirker for a Leader and waits until it is attacked or shot at") };
static const MusterPhrase NO_DOUBLE =
  { "K-CLOSE-02", N_("{u0} is in close order: no doubling and no skirmishing") };
static const MusterPhrase GUNS_ONLY =
  { "K-SCN-04", N_("only field guns fire at buildings") };
static const MusterPhrase PLAIN_BUILDING =
  { "K-SCN-04", N_("at a building there is no “{q0}”") };
static const MusterPhrase OUT_OF_AMMO =
  { "K-FIRE-07", N_("{u0} has no ammunition") };
static const MusterPhrase CANNOT_SHOOT =
  { "K-FIRE-07", N_("{u0} has nothing to shoot with"), TRUE };
static const MusterPhrase BEYOND_RANGE =
  { "K-FIRE-07", N_("{u0} has no long range: it reaches {1}\"") };
static const MusterPhrase ON_GROUND =
  { "K-FIRE-07", N_("{u0} has gone to ground: only short range, {1}\"") };
static const MusterPhrase SHORT_SIGHTED =
  { "K-FIRE-07", N_("{u0} has a short-sighted Leader: it reaches {1}\"") };
static const MusterPhrase WHITES =
  { "K-OPT", N_("{u0} waits for the whites of their eyes: volleys only") };
static const MusterPhrase NOT_CLOSE =
  { "K-FIRE-08", N_("{u0} is not in close order") };
static const MusterPhrase VOLLEY_SHORT =
  { "K-FIRE-08", N_("volleys are fired at short range, {1}\"") };
static const MusterPhrase INCOMPLETE =
  { "K-FIRE-01", N_("a shot needs a target, a range and a cover") };
static const MusterPhrase SKIRMISHES =
  { "K-MOVE-05", N_("{u0} goes before or after its shots, and into no contact") };

typedef struct
{
  guint n;
  int hits;
  int ones;
} Shots;

/* K-FIRE-02: a die that hits shows this or more. @target: -1 for a building. */
int
muster_kings_fire_get_hit_number (const MusterSetup *setup,
                                  const MusterState *state,
                                  const MusterOrder *order,
                                  int                unit,
                                  int                target)
{
  int number = muster_kings_units_get_profile (setup, state, unit).firing;

  if (target >= 0 && state->units[target].markers[KINGS_CLOSE_ORDER])
    number--;
  if (order->verb == KINGS_VOLLEY_FIRE)
    number -= muster_kings_units_waits_for_whites (setup, state, unit) ? 2 : 1;
  return MAX (number, KINGS_BEST_VALUE);
}

/* K-FIRE-01 */
guint
muster_kings_fire_count_shots (const MusterSetup *setup,
                               const MusterState *state,
                               const MusterOrder *order,
                               int                unit)
{
  int models = state->units[unit].strength;

  if (order->verb == KINGS_SKIRMISH)
    models /= 2;
  return (guint) (models * muster_kings_units_get_profile (setup, state, unit).dice);
}

/* K-FIRE-03: hits for each model. */
int
muster_kings_fire_count_needs (KingsRange range,
                               int        cover,
                               gboolean   is_field_gun)
{
  if (cover > 0 && is_field_gun)
    cover--;
  return 1 + (int) range + cover;
}

int
muster_kings_fire_get_needs (const MusterSetup *setup,
                             const MusterState *state,
                             const MusterOrder *order,
                             int                unit)
{
  guint32 words = muster_kings_units_get_profile (setup, state, unit).words;

  return muster_kings_fire_count_needs ((KingsRange) muster_kings_order_get (order,
                                                                             KINGS_SLOT_RANGE),
                                        muster_kings_order_get (order, KINGS_SLOT_COVER),
                                        (words & KINGS_WORD_FIELD_GUN) != 0);
}

/* Rolls all shots. @needs: hits for a model, 1 where each counts. FALSE: a die is missing. */
static gboolean
roll_shots (MusterResolution *self,
            int               unit,
            int               number,
            int               needs,
            Shots            *shots)
{
  guint n = muster_kings_fire_count_shots (self->setup, self->state, self->order, unit);
  guint words = muster_kings_units_get_profile (self->setup, self->state, unit).words;
  const guint8 *dice;
  const guint8 *again;
  guint lowest = 6;
  MusterUnitState *now;

  *shots = (Shots) { 0 };
  if (n == 0)
    return TRUE;

  n = (guint) muster_house_rule_add_dice (self, unit, (int) n);
  muster_need (self, NULL, number, needs > 1 ? needs : 0,
               words & KINGS_WORD_MACHINE_GUN ? self->state->units[unit].strength : 0);
  if (words & KINGS_WORD_MACHINE_GUN)
    muster_resolution_watch_ones (self);
  dice = muster_resolution_roll (self, KINGS_ROLL_HIT, unit, n, (guint) number);
  if (dice == NULL)
    return FALSE;
  muster_resolution_try_dice (self, unit, number);

  *shots = (Shots) { .n = n };
  for (guint i = 0; i < n; i++)
    {
      shots->hits += dice[i] >= number;
      shots->ones += dice[i] == 1;
    }

  muster_step (self, &HITS, unit, (gint32) muster_resolution_last_roll (self), number, shots->hits);

  /* One miss, the lowest die, is rolled again. */
  if (shots->hits != (int) shots->n &&
      muster_kings_has_trait (self->setup, self->state, unit, KINGS_TRAIT_KEEN_SHOT))
    {
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
    }

  /* Uses up counted ammunition, and rolls the die of a terrible planner. */
  now = &self->state->units[unit];
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

/**
 * muster_kings_fire_shoot:
 *
 * The shots of the order that is played: its target, range and cover. What happens to the target
 * comes at once.
 *
 * Returns: %FALSE if a die is missing
 */
gboolean
muster_kings_fire_shoot (MusterResolution *self,
                         int               unit)
{
  KingsProfile profile = muster_kings_units_get_profile (self->setup, self->state, unit);
  int target = muster_kings_order_get (self->order, KINGS_SLOT_TARGET);
  int number = muster_kings_fire_get_hit_number (self->setup, self->state, self->order, unit,
                                                 target);
  int needs = muster_kings_fire_get_needs (self->setup, self->state, self->order, unit);
  MusterUnitState *hit = &self->state->units[target];
  int casualties;
  Shots shots;
  MusterUnitState *now;
  const KingsData *data = muster_kings_get_data (self->setup);
  const MusterState *state = self->before;
  int others = 0;

  /* K-FIRE-08, K-FIRE-09: what only the table can judge. */
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

  if (!roll_shots (self, unit, number, needs, &shots))
    return FALSE;
  if (shots.n == 0)
    return TRUE;

  hit->markers[KINGS_SHOT_AT] = 1;
  hit->own[KINGS_OWN_FOE] = unit + 1;

  now = &self->state->units[unit];
  now->markers[KINGS_JAMMED] = 0;
  if (profile.words & KINGS_WORD_MACHINE_GUN && shots.ones > now->strength)
    {
      now->markers[KINGS_JAMMED] = 1;
      shots.hits = 0;
      muster_step (self, &JAMS, unit, shots.ones, now->strength);
      muster_note (self, MUSTER_INCIDENT_JAMMED, unit, -1);
    }

  self->outcome->hits = shots.hits;
  casualties = MIN (shots.hits / needs, hit->strength);
  muster_step (self, &NEEDS, target, shots.hits, needs, casualties);
  muster_note (self, MUSTER_INCIDENT_FIRED, unit, target, shots.hits);

  if (casualties == 0)
    return TRUE;

  if (!muster_kings_losses_test_leader (self, target, casualties,
                                        (profile.words & KINGS_WORD_OFFICER_SNIPERS) != 0, unit))
    return FALSE;
  muster_kings_losses_remove_models (self, target, casualties, unit);
  return self->state->units[target].fate != KINGS_IN_PLAY ||
         muster_kings_morale_test_pinning (self, target, casualties, NULL);
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

/* K-SCN-04: a building is shot at as at short range and without cover. */
gboolean
muster_kings_fire_shoot_building (MusterResolution *self,
                                  int               unit,
                                  int               building)
{
  int number = muster_kings_fire_get_hit_number (self->setup, self->state, self->order, unit, -1);
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
muster_kings_fire_storm_building (MusterResolution *self,
                                  int               unit,
                                  int               building)
{
  int number, hits = 0;
  guint n = muster_kings_melee_count_blows (self->setup, self->state, unit, -1, TRUE, &number);
  const guint8 *dice;

  if (n > 0)
    {
      n = (guint) muster_house_rule_add_dice (self, unit, (int) n);
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

static gboolean
judge_ammo (const MusterSetup *setup,
            const MusterState *state,
            int                unit,
            MusterRefusal     *why)
{
  const MusterUnitState *now = &state->units[unit];

  if (now->markers[KINGS_OUT_OF_AMMO] || now->markers[KINGS_AMMO] == 0)
    return muster_refuse (why, &OUT_OF_AMMO, unit);
  return muster_kings_units_get_profile (setup, state, unit).short_range > 0 ||
         muster_refuse (why, &CANNOT_SHOOT, unit);
}

/* The shot that an order describes (K-FIRE-07). */
gboolean
muster_kings_fire_judge_shot (const MusterSetup *setup,
                              const MusterState *state,
                              const MusterOrder *order,
                              MusterRefusal     *why)
{
  int unit = order->unit;
  int target = muster_kings_order_get (order, KINGS_SLOT_TARGET);
  gboolean is_long = muster_kings_order_get (order, KINGS_SLOT_RANGE) == KINGS_RANGE_LONG;
  KingsProfile profile;

  if (!muster_kings_order_has (order, KINGS_SLOT_TARGET) ||
      !muster_kings_order_has (order, KINGS_SLOT_RANGE) ||
      !muster_kings_order_has (order, KINGS_SLOT_COVER))
    return muster_refuse (why, &INCOMPLETE, 0);
  if (!judge_ammo (setup, state, unit, why) ||
      !muster_kings_judge_enemy (setup, state, unit, target, why))
    return FALSE;

  if (!is_long)
    return TRUE;
  profile = muster_kings_units_get_profile (setup, state, unit);
  if (profile.long_range <= 0)
    return muster_refuse (why, &BEYOND_RANGE, unit, profile.short_range);
  if (muster_kings_has_trait (setup, state, unit, KINGS_TRAIT_SHORT_SIGHTED))
    return muster_refuse (why, &SHORT_SIGHTED, unit, profile.short_range);
  return !state->units[target].markers[KINGS_GONE_TO_GROUND] ||
         muster_refuse (why, &ON_GROUND, target, profile.short_range);
}

/* Fire and Volley Fire */
static gboolean
judge_fire (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  int unit = order->unit;
  int building = muster_kings_order_get_building (order);
  gboolean volley = order->verb == KINGS_VOLLEY_FIRE;

  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (muster_kings_judge_is_shirking (setup, state, unit))
    return muster_refuse (why, &SHIRKER, unit);
  if (volley && !state->units[unit].markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &NOT_CLOSE, unit);
  if (!volley && muster_kings_units_waits_for_whites (setup, state, unit))
    return muster_refuse (why, &WHITES, unit);
  if (!judge_ammo (setup, state, unit, why))
    return FALSE;
  if (scope == MUSTER_JUDGE_UNIT)
    return (muster_kings_judge_has_building (setup, state) &&
            (muster_kings_units_get_profile (setup, state,
                                             unit).words & KINGS_WORD_FIELD_GUN) != 0) ||
           muster_kings_judge_any_enemy (setup, state, unit, why);

  if (building >= 0)
    {
      KingsProfile profile = muster_kings_units_get_profile (setup, state, order->unit);

      if (!muster_kings_judge_building (setup, state, building, why))
        return FALSE;
      if (!(profile.words & KINGS_WORD_FIELD_GUN))
        return muster_refuse (why, &GUNS_ONLY, order->unit);
      return muster_kings_judge_absent (order, KINGS_SLOT_RANGE, &PLAIN_BUILDING, why) &&
             muster_kings_judge_absent (order, KINGS_SLOT_COVER, &PLAIN_BUILDING, why);
    }
  if (volley && muster_kings_order_get (order, KINGS_SLOT_RANGE) != KINGS_RANGE_SHORT)
    return muster_refuse (why, &VOLLEY_SHORT, unit,
                          muster_kings_units_get_profile (setup, state, unit).short_range);
  return muster_kings_fire_judge_shot (setup, state, order, why);
}

static void
play_fire (MusterResolution *self)
{
  int building = muster_kings_order_get_building (self->order);

  if (!muster_kings_activation_act (self))
    return;
  muster_kings_move_note (self, 0);
  if (building >= 0)
    muster_kings_fire_shoot_building (self, self->order->unit, building);
  else
    muster_kings_fire_shoot (self, self->order->unit);
}

/* Fire and Volley Fire */
const MusterOrderHandler muster_kings_fire = {
  judge_fire, NULL, play_fire,
  .forecast = muster_kings_forecast_fire,
  .asks_for = muster_kings_asks_for,
};

static gboolean
judge_skirmish (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  if (!muster_kings_judge_order (setup, state, order, scope, why))
    return FALSE;
  if (state->units[order->unit].markers[KINGS_CLOSE_ORDER])
    return muster_refuse (why, &NO_DOUBLE, order->unit);
  if (scope == MUSTER_JUDGE_UNIT || (!muster_kings_order_has (order, KINGS_SLOT_TARGET) &&
                                     !muster_kings_order_has (order, KINGS_SLOT_RANGE) &&
                                     !muster_kings_order_has (order, KINGS_SLOT_COVER)))
    return TRUE;

  if (muster_kings_units_waits_for_whites (setup, state, order->unit))
    return muster_refuse (why, &WHITES, order->unit);
  return muster_kings_fire_judge_shot (setup, state, order, why);
}

static void
play_skirmish (MusterResolution *self)
{
  int unit = self->order->unit;
  int half;

  if (!muster_kings_activation_act (self))
    return;
  half = muster_kings_units_get_profile (self->setup, self->state, unit).speed / 2;
  muster_kings_move_prompt (self, unit, half);
  if (!muster_kings_move_cross_danger_if_said (self) ||
      self->state->units[unit].fate != KINGS_IN_PLAY ||
      !muster_kings_order_has (self->order, KINGS_SLOT_TARGET))
    return;

  muster_prompt (self, &SKIRMISHES, unit);
  muster_kings_fire_shoot (self, unit);
}

const MusterOrderHandler muster_kings_skirmish = {
  judge_skirmish, NULL, play_skirmish,
  .forecast = muster_kings_forecast_fire,
  .asks_for = muster_kings_asks_for,
};
