/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"
#include "core/rules/muster-house-rule.h"

static const MusterPhrase WRONG_ARM = {
  "H-ASSAULT-05", N_("{u0} cannot assault: only infantry and cavalry do."), TRUE
};
static const MusterPhrase IS_DISRUPTED = {
  "H-ASSAULT-05", N_("{u0} is disrupted and may not begin an assault.")
};
static const MusterPhrase IS_ABOARD = { "H-ASSAULT-05", N_("{u0} is aboard a transport.") };
static const MusterPhrase WITH_UNIT = {
  "H-ASSAULT-14", N_("{u0} is with {u1}: name the unit, not the commander.")
};
static const MusterPhrase HAS_LOAD = {
  "H-ASSAULT-14", N_("{u0} has a load: name {u1} instead.")
};

static const MusterPhrase HITS_BOTH_WAYS = {
  "H-ASSAULT-03", N_("Hits on {u0}: {1}; hits on {u2}: {3}")
};
static const MusterPhrase TOTALS = {
  "H-ASSAULT-04", N_("Totals: {u0} {1}, {u2} {3}")
};
static const MusterPhrase NOT_COMPARED = {
  "H-ASSAULT-06", N_("A unit is destroyed: the totals are not compared")
};
static const MusterPhrase DEFENDER_RETREATS = { "H-ASSAULT-07", N_("{u0} retreats one hex") };
static const MusterPhrase ATTACKER_RETREATS = { "H-ASSAULT-08", N_("{u0} retreats one hex") };
static const MusterPhrase ATTACKER_DISRUPTED = { "H-ASSAULT-08", N_("{u0} is disrupted") };
static const MusterPhrase BOTH_HOLD = { "H-ASSAULT-09", N_("Equal totals: both stand fast") };
static const MusterPhrase CANNOT_RETREAT = {
  "H-ASSAULT-10", N_("{u0} cannot be got away and is destroyed")
};

static const MusterPhrase RETREAT = {
  NULL, N_("{u0} retreats one hex; if it cannot, remove it.")
};
static const MusterPhrase RETREAT_TOGETHER = {
  NULL, N_("{u0} retreats one hex with {u1}; if they cannot, remove them.")
};
static const MusterPhrase STEP_FORWARD = {
  NULL, N_("{u0} takes the hex, unless other enemies remain in it.")
};
static const MusterPhrase GOES_WITH = { NULL, N_("{u0} goes with {u1}.") };
static const MusterPhrase PLACE_MARKER = { NULL, N_("Place a disruption marker with {u0}.") };
static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };

typedef struct
{
  int attacker;
  int defender;
  guint sixes;
  guint hits;
  guint hits_taken;
  guint attack;
  guint defence;
} Assault;

static gboolean
judge_assault (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               MusterJudgeScope   scope,
               MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_hexcard_judge_active (state, unit, why))
    return FALSE;
  if (hexcard_get_arm (state, unit) > HEXCARD_CAVALRY)
    return muster_refuse (why, &WRONG_ARM, unit);
  if (hexcard_has_marker (state, unit, HEXCARD_DISRUPTED))
    return muster_refuse (why, &IS_DISRUPTED, unit);
  if (!muster_hexcard_judge_unfought (state, unit, why))
    return FALSE;
  if (muster_hexcard_units_is_aboard (state, unit))
    return muster_refuse (why, &IS_ABOARD, unit);

  return muster_hexcard_judge_dice (state, unit, why);
}

static gboolean
judge_assault_whole (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     MusterJudgeScope   scope,
                     MusterRefusal     *why)
{
  int target = muster_order_get (order, HEXCARD_ASSAULT_TARGET);
  int load;

  if (!muster_common_check_enemy (state, order->unit, target, why))
    return FALSE;
  if (hexcard_get_arm (state, target) == HEXCARD_COMMANDER && state->units[target].with >= 0)
    return muster_refuse (why, &WITH_UNIT, target, state->units[target].with);

  load = hexcard_get_arm (state, target) == HEXCARD_TRANSPORT
           ? muster_hexcard_units_get_load (state, target) : -1;
  if (load >= 0 && (hexcard_get_arm (state, load) == HEXCARD_INFANTRY ||
                    hexcard_has_marker (state, load, HEXCARD_LIMBERED)))
    return muster_refuse (why, &HAS_LOAD, target, load);

  return !muster_order_get (order, HEXCARD_ASSAULT_TERRAIN) ||
         muster_hexcard_judge_terrain (state, order->unit, why);
}

static void
prompt_commanders (MusterResolution *self,
                   int               unit)
{
  for (int i = muster_hexcard_units_next (self->state, -1); i >= 0;
       i = muster_hexcard_units_next (self->state, i))
    if (hexcard_commands (self->state, i, unit))
      muster_prompt (self, &GOES_WITH, i, unit);
}

static void
advance (MusterResolution *self,
         const Assault    *assault)
{
  muster_prompt (self, &STEP_FORWARD, assault->attacker);
  prompt_commanders (self, assault->attacker);
}

/* Notes who won the assault, for the record. */
static void
note_result (MusterResolution *self,
             const Assault    *assault,
             gboolean          attacker_wins,
             gboolean          defender_wins)
{
  if (attacker_wins)
    muster_note (self, MUSTER_INCIDENT_WON_FIGHT, assault->attacker, assault->defender);
  else if (defender_wins)
    muster_note (self, MUSTER_INCIDENT_WON_FIGHT, assault->defender, assault->attacker);
  else
    muster_note (self, MUSTER_INCIDENT_DREW_FIGHT, assault->attacker, assault->defender);
}

static const char *
settle (MusterResolution *self,
        const Assault    *assault)
{
  gboolean attacker_stands = muster_state_is_in_play (self->state, assault->attacker);
  gboolean defender_stands = muster_state_is_in_play (self->state, assault->defender);

  if (!attacker_stands || !defender_stands)
    {
      note_result (self, assault, attacker_stands, defender_stands);

      muster_step (self, &NOT_COMPARED, 0);
      if (defender_stands)
        return "attacker-destroyed";
      if (!attacker_stands)
        return "both-destroyed";

      advance (self, assault);
      return "defender-destroyed";
    }

  muster_step (self, &TOTALS, assault->attacker, (gint32) assault->attack, assault->defender,
               (gint32) assault->defence);
  note_result (self, assault, assault->attack > assault->defence,
               assault->attack < assault->defence);
  if (assault->attack > assault->defence)
    {
      MusterState *state = self->state;
      int defender = assault->defender;
      gboolean carried = muster_hexcard_units_is_aboard (state, defender) ||
                         hexcard_has_marker (state, defender, HEXCARD_LIMBERED);

      if (!muster_hexcard_units_may_retreat (state, defender))
        {
          muster_step (self, &CANNOT_RETREAT, defender);
          muster_prompt (self, &TAKE_OFF, defender);
          muster_hexcard_losses_take_out (self, defender, HEXCARD_DESTROYED, assault->attacker);
          advance (self, assault);
          return "defender-destroyed";
        }

      muster_step (self, &DEFENDER_RETREATS, defender);
      muster_note (self, MUSTER_INCIDENT_FELL_BACK, defender, -1);
      muster_prompt (self, carried ? &RETREAT_TOGETHER : &RETREAT, defender,
                     state->units[defender].with);
      prompt_commanders (self, defender);
      if (carried)
        prompt_commanders (self, state->units[defender].with);
      advance (self, assault);
      return "defender-retreats";
    }
  if (assault->attack < assault->defence)
    {
      MusterUnitState *attacker = &self->state->units[assault->attacker];

      muster_step (self, &ATTACKER_RETREATS, assault->attacker);
      muster_note (self, MUSTER_INCIDENT_FELL_BACK, assault->attacker, -1);
      muster_prompt (self, &RETREAT, assault->attacker);
      prompt_commanders (self, assault->attacker);

      if (!attacker->markers[HEXCARD_DISRUPTED])
        {
          attacker->markers[HEXCARD_DISRUPTED] = 1;
          muster_step (self, &ATTACKER_DISRUPTED, assault->attacker);
          muster_prompt (self, &PLACE_MARKER, assault->attacker);
          muster_note (self, MUSTER_INCIDENT_SHAKEN, assault->attacker, -1, 1, HEXCARD_DISRUPTED);
        }
      return "attacker-retreats";
    }

  muster_step (self, &BOTH_HOLD, 0);
  return "held";
}

static void
play_assault (MusterResolution *self)
{
  Assault assault = {
    .attacker = self->order->unit,
    .defender = muster_order_get (self->order, HEXCARD_ASSAULT_TARGET),
  };
  const MusterState *state = self->state;
  gboolean by_gun;
  int umpire;
  HexcardDice attack;
  HexcardDice defence;

  /* Both throw before any hit is applied. */
  muster_hexcard_units_count_dice (self->state, assault.attacker, TRUE, &attack);
  muster_hexcard_units_count_dice (self->state, assault.defender, FALSE, &defence);

  if (!muster_hexcard_fire_throw (self, HEXCARD_PURPOSE_ASSAULT, assault.attacker, &attack,
                                  &assault.sixes, &assault.attack))
    return;

  umpire = muster_house_rule_get_total (self->order);
  muster_house_rule_say_total (self, assault.attacker, umpire);
  assault.attack = (guint) MAX ((int) assault.attack + umpire, 0);
  if (defence.own + defence.commanders > 0)
    muster_need (self, NULL, (gint32) assault.attack);
  if (!muster_hexcard_fire_throw (self, HEXCARD_PURPOSE_DEFENCE, assault.defender, &defence,
                                  &assault.hits_taken, &assault.defence))
    return;

  assault.hits = assault.sixes;
  if (muster_order_get (self->order, HEXCARD_ASSAULT_COVER) &&
      !muster_hexcard_fire_turn_cover (self, assault.defender, assault.sixes, &assault.hits))
    return;

  muster_hexcard_fire_mark_fought (self->state, assault.attacker);
  muster_step (self, &HITS_BOTH_WAYS, assault.defender, (gint32) assault.hits, assault.attacker,
               (gint32) assault.hits_taken);
  muster_note (self, MUSTER_INCIDENT_ASSAULTED, assault.attacker, assault.defender);

  if (!muster_hexcard_losses_apply_hits (self, assault.defender, assault.hits, assault.attacker))
    return;

  /* Hits by a gun strike the commanders with the attacker too. */
  by_gun = hexcard_get_arm (state, assault.defender) == HEXCARD_GUN;
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (i == assault.attacker || (by_gun && hexcard_commands (state, i, assault.attacker)))
      if (!muster_hexcard_losses_apply_hits (self, i, assault.hits_taken, assault.defender))
        return;

  self->outcome->hits = (int) assault.hits;
  muster_fact (self, .member = "sixes", .unit = -1, .number = (gint32) assault.sixes);
  muster_fact (self, .member = "hits_taken", .unit = -1, .number = (gint32) assault.hits_taken);
  muster_fact (self, .member = "totals", .key = "attack", .unit = -1,
               .number = (gint32) assault.attack);
  muster_fact (self, .member = "totals", .key = "defence", .unit = -1,
               .number = (gint32) assault.defence);
  muster_fact (self, .member = "result", .unit = -1, .word = settle (self, &assault));
}

const MusterOrderHandler muster_hexcard_assault = {
  judge_assault, judge_assault_whole, play_assault, muster_hexcard_forecast_melee
};
