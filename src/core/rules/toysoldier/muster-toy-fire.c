/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-forecast.h"

#include "core/rules/toysoldier/muster-toy-text.h"

static const MusterPhrase NEVER_FIRES = { "T-FIRE-04", N_("{u0} is cavalry and does not fire."), TRUE };
static const MusterPhrase OUT_OF_RANGE = { "T-FIRE-01", N_("{u0} reaches {1}\", not {2}\".") };
static const MusterPhrase NOT_SEEN = { "T-SIGHT-01", N_("{u0} cannot be seen.") };
static const MusterPhrase NOT_OVER_HEADS = {
  "T-SIGHT-03", N_("Only artillery fires over the heads of others.")
};
static const MusterPhrase IS_LIMBERED = {
  "T-FORM-05", N_("{u0} is limbered: it fires only in loose formation.")
};
static const MusterPhrase TOO_HEAVY = {
  "T-ADV-12", N_("{u0} is heavy: it does not move and fire in one activation.")
};
static const MusterPhrase SAY_SHOOTERS = {
  "T-FORM-04", N_("{u0} is in column: say how many stand in its first two ranks.")
};
static const MusterPhrase NO_RANKS = {
  "T-FORM-04", N_("{u0} is no infantry: all of it fires, and no ranks are counted.")
};
static const MusterPhrase TOO_MANY_SHOOTERS =
  { "T-FORM-04", MUSTER_COUNTED (1, "{u0} has {1} figure, not {2}.",
                                 "{u0} has {1} figures, not {2}.") };
static const MusterPhrase FORM_TOO_EARLY = {
  "T-FORM-08", N_("{u0} moves after the shot, and changes formation only after that.")
};
static const MusterPhrase OWN_SIDE = { NULL, N_("{u0} is on the same side.") };

static const MusterPhrase CASUALTIES = { "T-FIRE-08", N_("Casualties: {0} - {1}, at most {2}: {3}") };
static const MusterPhrase UNHARMED =
  { "T-FIRE-08", MUSTER_COUNTED (1, "{u0} holds: {1} success against {2}",
                                 "{u0} holds: {1} successes against {2}") };
static const MusterPhrase NO_WORSE = {
  "T-RESOLVE-09", N_("{u0} is red and disordered already, and loses no more than its casualties")
};
static const MusterPhrase SHAKEN = { "T-RESOLVE-03", N_("{u0} has casualties and is downgraded") };
static const MusterPhrase ROCKETED = { "T-ROCKET-03", N_("{u0} was hit by rockets: disordered") };
static const MusterPhrase SCATTERED = {
  "T-ROCKET-04", N_("{u0} was disordered before: it falls back {1}\"")
};
static const MusterPhrase FALL_BACK = {
  NULL, N_("{u0} falls back {1}\" as a mob, round what is in its way and not towards enemies.")
};

/* Whether @target is an enemy of @unit that can be fought. */
gboolean
muster_toy_fire_check_target (const MusterState *state,
                              int                unit,
                              int                target,
                              MusterRefusal     *why)
{
  if (toy_get_side (state, target) == toy_get_side (state, unit))
    return muster_refuse (why, &OWN_SIDE, target);
  return muster_toy_judge_fighting (state, target, why) &&
         muster_toy_judge_on_table (state, target, why);
}

static gboolean
forms_before (const MusterOrder *order)
{
  if (!toy_has (order, TOY_FORM))
    return FALSE;
  if (toy_has (order, TOY_FORM_WHEN))
    return toy_get (order, TOY_FORM_WHEN) == TOY_FORM_BEFORE;
  return toy_get (order, TOY_WHEN_MOVED) != TOY_MOVED_AFTER;
}

static int
find_building (const MusterState *state,
               const MusterOrder *order)
{
  if (toy_get (order, TOY_WHEN_MOVED) == TOY_MOVED_BEFORE)
    {
      if (toy_has (order, TOY_ENTER))
        return toy_get (order, TOY_ENTER);
      if (toy_has (order, TOY_LEAVE))
        return 0;
    }
  return toy_get_marker (state, order->unit, TOY_BUILDING);
}

/**
 * muster_toy_fire_read_shot:
 * @shot: (out): how the unit of @order stands when it fires, and with how many figures
 */
void
muster_toy_fire_read_shot (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           ToyShot           *shot)
{
  int unit = order->unit;
  int form = toy_get (order, TOY_FORM);

  *shot = (ToyShot) {
    .unit = unit,
    .target = toy_get (order, TOY_TARGET),
    .range = toy_get (order, TOY_RANGE),
    .shooters = state->units[unit].strength,
    .formation = toy_get_marker (state, unit, TOY_FORMATION),
    .building = find_building (state, order),
    .dismounted = toy_get_marker (state, unit, TOY_DISMOUNTED),
    .stands = toy_get (order, TOY_WHEN_MOVED) == TOY_NOT_MOVED && !toy_has (order, TOY_FORM) &&
              !toy_says_yes (order, TOY_TURNED),
  };
  if (forms_before (order) && form >= TOY_MOUNT)
    shot->dismounted = form == TOY_DISMOUNT;
  else if (forms_before (order))
    shot->formation = form;
  if (toy_get_arm (state, unit) == TOY_INFANTRY && toy_has (order, TOY_SHOOTERS))
    shot->shooters = toy_get (order, TOY_SHOOTERS);
}

static gboolean
judge_fire (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  if (!muster_toy_activation_check_active (setup, state, order, FALSE, why))
    return FALSE;
  if (toy_get_arm (state, order->unit) == TOY_CAVALRY)
    return muster_refuse (why, &NEVER_FIRES, order->unit);
  return TRUE;
}

static gboolean
judge_fire_whole (const MusterSetup *setup,
                  const MusterState *state,
                  const MusterOrder *order,
                  MusterJudgeScope   scope,
                  MusterRefusal     *why)
{
  ToyShot shot;
  int reach;
  int sight = toy_get (order, TOY_SIGHT);
  int strength;
  int moved = toy_get (order, TOY_WHEN_MOVED);

  if (!muster_toy_fire_check_target (state, order->unit, toy_get (order, TOY_TARGET), why) ||
      !muster_toy_activation_check (setup, state, order, why))
    return FALSE;
  if (!muster_toy_move_check_passable (order, why))
    return FALSE;
  if (moved != TOY_NOT_MOVED && toy_get_marker (state, order->unit, TOY_GUN) == TOY_HEAVY_GUN)
    return muster_refuse (why, &TOO_HEAVY, order->unit);
  if (moved != TOY_NOT_MOVED && !muster_toy_move_check (setup, state, order, why))
    return FALSE;
  if (moved == TOY_MOVED_AFTER && toy_has (order, TOY_FORM_WHEN) &&
      toy_get (order, TOY_FORM_WHEN) == TOY_FORM_BEFORE)
    return muster_refuse (why, &FORM_TOO_EARLY, order->unit);
  if (!muster_toy_move_check_form (state, order, why))
    return FALSE;

  if (sight == TOY_BLOCKED)
    return muster_refuse (why, &NOT_SEEN, toy_get (order, TOY_TARGET));
  if (sight == TOY_OVER && !toy_is_artillery (state, order->unit))
    return muster_refuse (why, &NOT_OVER_HEADS);

  muster_toy_fire_read_shot (setup, state, order, &shot);
  if (toy_is_artillery (state, shot.unit) && shot.formation != TOY_LOOSE)
    return muster_refuse (why, &IS_LIMBERED, shot.unit);
  reach = muster_toy_units_get_fire_range (setup, state, shot.unit, shot.dismounted);
  if (shot.range > reach)
    return muster_refuse (why, &OUT_OF_RANGE, shot.unit, reach, shot.range);

  strength = state->units[shot.unit].strength;
  if (toy_get_arm (state, shot.unit) != TOY_INFANTRY)
    return !toy_has (order, TOY_SHOOTERS) || muster_refuse (why, &NO_RANKS, shot.unit);
  if (shot.formation == TOY_COLUMN && shot.building == 0 && !toy_has (order, TOY_SHOOTERS))
    return muster_refuse (why, &SAY_SHOOTERS, shot.unit);
  return shot.shooters <= strength ||
         muster_refuse (why, &TOO_MANY_SHOOTERS, shot.unit, strength, shot.shooters);
}

/* What the successes of both throws do to the target. FALSE when a die is missing. */
static gboolean
strike (MusterResolution *self,
        const ToyShot    *shot,
        const ToyThrow   *attack,
        const ToyThrow   *defence)
{
  MusterUnitState *target = &self->state->units[shot->target];
  int strength = target->strength;
  int casualties = CLAMP (attack->successes - defence->successes, 0, strength);
  gboolean routed;
  MusterUnitState *unit;
  gboolean had_second;

  if (casualties > 0)
    muster_step (self, &CASUALTIES, attack->successes, defence->successes, strength, casualties);
  else
    muster_step (self, &UNHARMED, shot->target, defence->successes, attack->successes);
  muster_note (self, MUSTER_INCIDENT_FIRED, shot->unit, shot->target, attack->successes);
  target->own[TOY_FOE] = shot->unit + 1;

  routed = muster_toy_losses_remove_figures (self, shot->target, casualties, shot->unit);
  muster_fact (self, .member = "routed", .unit = routed ? (gint16) shot->target : (gint16) -1,
               .kind = MUSTER_FACT_UNITS);
  if (casualties == 0 || routed)
    return TRUE;

  /* Casualties downgrade the target (T-RESOLVE-03), unless it cannot get worse (T-RESOLVE-09). */
  unit = &self->state->units[shot->target];
  had_second = unit->markers[TOY_EXTRA] != 0;
  if (unit->markers[TOY_RESOLVE] == TOY_RED && unit->markers[TOY_DISORDER])
    muster_step (self, &NO_WORSE, shot->target);
  else
    {
      muster_step (self, &SHAKEN, shot->target);
      muster_toy_losses_downgrade (unit);
      muster_toy_losses_say_second (self, shot->target, had_second);
    }

  if (toy_has_word (self->before, shot->unit, TOY_WORD_ROCKETS))
    {
      MusterUnitState *now = &self->state->units[shot->target];

      /* Rockets disorder whom they hurt, and drive back who was disordered before (T-ROCKET-03,
       * T-ROCKET-04). */
      if (!now->markers[TOY_DISORDER])
        muster_step (self, &ROCKETED, shot->target);
      now->markers[TOY_DISORDER] = 1;
      if (toy_get_marker (self->before, shot->target, TOY_DISORDER))
        {
          muster_step (self, &SCATTERED, shot->target, TOY_FALL_BACK);
          muster_toy_losses_make_mob (self, shot->target);
          muster_prompt (self, &FALL_BACK, shot->target, TOY_FALL_BACK);
          muster_note (self, MUSTER_INCIDENT_FELL_BACK, shot->target, -1);
          muster_toy_losses_leave_building (self, shot->target);
        }
    }
  return muster_toy_losses_check_leaders (self, shot->target, casualties, shot->unit,
                                          toy_has_word (self->before, shot->unit, TOY_WORD_MARKSMEN)
                                          ? 2 : 1);
}

static void
play_fire (MusterResolution *self)
{
  const MusterOrder *order = self->order;
  int moved = toy_get (order, TOY_WHEN_MOVED);
  gboolean before = forms_before (order);
  ToyShot shot;
  ToyThrow attack, defence;

  if (!muster_toy_activation_begin (self))
    return;
  muster_toy_fire_read_shot (self->setup, self->before, order, &shot);
  if (moved == TOY_MOVED_BEFORE)
    muster_toy_move_play (self);
  if (before)
    muster_toy_move_play_form (self);

  /* The attacker throws first, then the target. */
  muster_toy_dice_count_fire (self->setup, self->before, self->order, &shot, &attack, self);
  if (!muster_toy_throw (self, TOY_PURPOSE_ATTACK, shot.unit, &attack))
    return;
  muster_toy_dice_count_cover (self->setup, self->before, self->order, &shot, &defence, self);
  if (!muster_toy_throw (self, TOY_PURPOSE_DEFENCE, shot.target, &defence))
    return;

  muster_toy_throw_tell (self, &attack, &defence);
  if (!strike (self, &shot, &attack, &defence))
    return;

  if (moved == TOY_MOVED_AFTER)
    muster_toy_move_play (self);
  if (!before)
    muster_toy_move_play_form (self);
  muster_toy_activation_end (self);
  muster_toy_losses_note_shaken (self, shot.target);
  muster_toy_score_check_collapse (self, toy_get_side (self->before, shot.target));
}

const MusterOrderHandler muster_toy_fire = {
  judge_fire, judge_fire_whole, play_fire,
  .forecast = muster_toy_forecast_fire,
  .asks_for = muster_toy_asks_for,
};
