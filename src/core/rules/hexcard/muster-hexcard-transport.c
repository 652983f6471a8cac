/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* Limbering and unlimbering guns; infantry getting on and off a transport. */

static const MusterPhrase NOT_A_GUN = { "H-LIMBER-02", N_("{u0} is not a gun."), TRUE };
static const MusterPhrase NOT_INFANTRY = {
  "H-TRANS-01", N_("{u0} is not carried: only infantry is."), TRUE
};
static const MusterPhrase IS_LIMBERED = { "H-LIMBER-02", N_("{u0} is limbered already.") };
static const MusterPhrase IS_UNLIMBERED = { "H-LIMBER-02", N_("{u0} is not limbered.") };
static const MusterPhrase NO_TRANSPORT = { "H-LIMBER-03", N_("{u0} has no transport.") };
static const MusterPhrase TEAM_NOT_READY = {
  "H-LIMBER-03", N_("{u0} is disrupted or has moved this turn.")
};
static const MusterPhrase IS_ABOARD = { "H-TRANS-01", N_("{u0} is aboard a transport already.") };
static const MusterPhrase NOT_ABOARD = { "H-TRANS-01", N_("{u0} is not aboard a transport.") };
static const MusterPhrase TRANSPORT_DISRUPTED = {
  "H-DISRUPT-02", N_("{u0} is disrupted; nobody can get on.")
};

static const MusterPhrase LIMBERS = {
  "H-LIMBER-01", N_("{u0} limbers; this is its whole activation")
};
static const MusterPhrase UNLIMBERS = {
  "H-LIMBER-01", N_("{u0} unlimbers; this is its whole activation")
};
static const MusterPhrase TEAM_STAYS = { "H-LIMBER-01", N_("{u0} does not move this turn either") };
static const MusterPhrase GETS_DOWN = { "H-TRANS-01", N_("{u0} gets down from {u1}") };
static const MusterPhrase STAYS_ABOARD = { "H-TRANS-03", N_("{u0} stays with {u1}") };
static const MusterPhrase PUT_ABOARD = {
  NULL, N_("Put {u0} on {u1}, which stands in the same hex or next to it.")
};
static const MusterPhrase SET_DOWN = {
  NULL, N_("Set {u0} down in the hex of {u1} or next to it.")
};

static gboolean
judge_gun (const MusterState *state,
           const MusterOrder *order,
           gboolean           limbered,
           MusterRefusal     *why)
{
  int gun = order->unit;

  if (!muster_hexcard_judge_active (state, gun, why))
    return FALSE;
  if (hexcard_get_arm (state, gun) != HEXCARD_GUN)
    return muster_refuse (why, &NOT_A_GUN, gun);
  if (hexcard_has_marker (state, gun, HEXCARD_LIMBERED) != limbered)
    return muster_refuse (why, limbered ? &IS_UNLIMBERED : &IS_LIMBERED, gun);

  return muster_hexcard_judge_fresh (state, gun, why);
}

static gboolean
judge_limber (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  int transport = state->units[order->unit].with;

  if (!judge_gun (state, order, FALSE, why))
    return FALSE;
  if (transport < 0)
    return muster_refuse (why, &NO_TRANSPORT, order->unit);
  if (!muster_hexcard_units_is_fresh (state, transport))
    return muster_refuse (why, &TEAM_NOT_READY, transport);
  return TRUE;
}

static gboolean
judge_unlimber (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  return judge_gun (state, order, TRUE, why);
}

static void
change_limber (MusterResolution   *self,
               gboolean            limbered,
               const MusterPhrase *phrase)
{
  MusterUnitState *gun = &self->state->units[self->order->unit];

  gun->markers[HEXCARD_LIMBERED] = limbered ? 1 : 0;
  gun->markers[HEXCARD_MOVED] = 1;
  gun->markers[HEXCARD_FOUGHT] = 1;
  muster_step (self, phrase, self->order->unit);

  if (gun->with >= 0)
    {
      self->state->units[gun->with].markers[HEXCARD_MOVED] = 1;
      muster_step (self, &TEAM_STAYS, gun->with);
    }
}

static void
play_limber (MusterResolution *self)
{
  change_limber (self, TRUE, &LIMBERS);
}

static void
play_unlimber (MusterResolution *self)
{
  change_limber (self, FALSE, &UNLIMBERS);
}

const MusterOrderHandler muster_hexcard_limber = { judge_limber, NULL, play_limber };
const MusterOrderHandler muster_hexcard_unlimber = { judge_unlimber, NULL, play_unlimber };

static gboolean
judge_infantry (const MusterState *state,
                const MusterOrder *order,
                gboolean           aboard,
                MusterRefusal     *why)
{
  int unit = order->unit;

  if (!muster_hexcard_judge_active (state, unit, why))
    return FALSE;
  if (hexcard_get_arm (state, unit) != HEXCARD_INFANTRY)
    return muster_refuse (why, &NOT_INFANTRY, unit);
  if (muster_hexcard_units_is_aboard (state, unit) != aboard)
    return muster_refuse (why, aboard ? &NOT_ABOARD : &IS_ABOARD, unit);

  return muster_hexcard_judge_fresh (state, unit, why);
}

static gboolean
judge_embark (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  return judge_infantry (state, order, FALSE, why);
}

static gboolean
judge_embark_whole (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  int transport = muster_order_get (order, HEXCARD_EMBARK_TRANSPORT);

  if (!muster_hexcard_attach_check_link (state, order->unit, transport, why))
    return FALSE;
  if (hexcard_has_marker (state, transport, HEXCARD_DISRUPTED))
    return muster_refuse (why, &TRANSPORT_DISRUPTED, transport);
  return TRUE;
}

static void
play_embark (MusterResolution *self)
{
  int transport = muster_order_get (self->order, HEXCARD_EMBARK_TRANSPORT);

  muster_hexcard_attach_link (self, self->order->unit, transport);
  self->state->units[self->order->unit].markers[HEXCARD_MOVED] = 1;
  muster_prompt (self, &PUT_ABOARD, self->order->unit, transport);
}

const MusterOrderHandler muster_hexcard_embark = { judge_embark, judge_embark_whole, play_embark };

static gboolean
judge_disembark (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  return judge_infantry (state, order, TRUE, why);
}

static void
play_disembark (MusterResolution *self)
{
  MusterState *state = self->state;
  MusterUnitState *unit = &state->units[self->order->unit];
  int transport = unit->with;

  unit->with = -1;
  unit->markers[HEXCARD_MOVED] = 1;
  muster_step (self, &GETS_DOWN, self->order->unit, transport);
  for (int i = 0; i < state->n_units; i++)
    if (hexcard_commands (state, i, transport))
      muster_step (self, &STAYS_ABOARD, i, transport);
  muster_prompt (self, &SET_DOWN, self->order->unit, transport);
}

const MusterOrderHandler muster_hexcard_disembark = { judge_disembark, NULL, play_disembark };
