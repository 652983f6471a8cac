/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* Who is with whom: a commander with a unit, a gun or infantry with a transport. */

static const MusterPhrase NOBODYS = {
  "H-HEX-07", N_("Only commanders, guns and infantry are attached to another unit."), TRUE
};
static const MusterPhrase BEFORE_FIRST_DEAL = {
  "H-HEX-03", N_("Guns and infantry are given their transport before the first deal.")
};
static const MusterPhrase HAS_TRANSPORT = { "H-UNIT-07", N_("{u0} has a transport already.") };
static const MusterPhrase NOT_THERE = { NULL, N_("The other unit is not in play.") };
static const MusterPhrase OTHER_SIDE = { NULL, N_("{u0} is on the other side.") };
static const MusterPhrase TO_COMMANDER = {
  "H-HEX-07", N_("{u0} is a commander; a commander joins a unit that is not one.")
};
static const MusterPhrase TO_ABOARD = {
  "H-TRANS-03", N_("{u0} is aboard a transport; the commander goes with the transport.")
};
static const MusterPhrase NO_TRANSPORT = { "H-UNIT-07", N_("{u0} is not a transport.") };
static const MusterPhrase CARRIES_NOBODY = {
  "H-UNIT-07", N_("{u0} is drawn by horses and carries nobody.")
};
static const MusterPhrase HAS_LOAD = { "H-UNIT-07", N_("{u0} has its load already: {u1}.") };
static const MusterPhrase LIMBERS_GUNS = { "H-LIMBER-02", N_("Only a gun can be limbered."), TRUE };
static const MusterPhrase ONLY_COMMANDERS = {
  "H-HEX-07", N_("{u0} is not a commander; only commanders come and go."), TRUE
};
static const MusterPhrase NOT_WITH = { "H-HEX-07", N_("{u0} is not with a unit.") };

static const MusterPhrase IS_WITH = { "H-HEX-07", N_("{u0} is with {u1}") };
static const MusterPhrase IS_TOWED = { "H-HEX-03", N_("{u0} is towed by {u1}") };
static const MusterPhrase GOES_ABOARD = { "H-TRANS-01", N_("{u0} is aboard {u1}") };
static const MusterPhrase FOLLOWS = { "H-TRANS-03", N_("{u0} is now with {u1}") };
static const MusterPhrase STARTS_LIMBERED = { "H-LIMBER-02", N_("{u0} is limbered") };
static const MusterPhrase IS_ALONE = { "H-HEX-07", N_("{u0} is on his own") };

/**
 * muster_hexcard_attach_check_link:
 *
 * May @unit, which is in play, be with @to? When is not asked here.
 */
gboolean
muster_hexcard_attach_check_link (const MusterState *state,
                                  int                unit,
                                  int                to,
                                  MusterRefusal     *why)
{
  if (!muster_state_is_in_play (state, to))
    return muster_refuse (why, &NOT_THERE, 0);
  if (state->units[to].def->side != state->units[unit].def->side)
    return muster_refuse (why, &OTHER_SIDE, to);

  switch (hexcard_get_arm (state, unit))
    {
    case HEXCARD_COMMANDER:
      if (hexcard_get_arm (state, to) == HEXCARD_COMMANDER)
        return muster_refuse (why, &TO_COMMANDER, to);
      if (muster_hexcard_units_is_aboard (state, to))
        return muster_refuse (why, &TO_ABOARD, to);
      return TRUE;

    case HEXCARD_GUN:
    case HEXCARD_INFANTRY:
      {
        int load;

        if (state->units[unit].with >= 0)
          return muster_refuse (why, &HAS_TRANSPORT, unit);
        if (hexcard_get_arm (state, to) != HEXCARD_TRANSPORT)
          return muster_refuse (why, &NO_TRANSPORT, to);
        if (hexcard_get_arm (state, unit) == HEXCARD_INFANTRY &&
            !hexcard_has_word (state, to, HEXCARD_MOTORISED))
          return muster_refuse (why, &CARRIES_NOBODY, to);

        load = muster_hexcard_units_get_load (state, to);
        if (load >= 0)
          return muster_refuse (why, &HAS_LOAD, to, load);
        return TRUE;
      }
    case HEXCARD_CAVALRY:
    case HEXCARD_TRANSPORT:
    default:
      return muster_refuse (why, &NOBODYS, 0);
    }
}

/**
 * muster_hexcard_attach_link:
 *
 * Puts @unit with @to. Commanders with infantry that goes aboard are from then on with the
 * transport.
 */
void
muster_hexcard_attach_link (MusterResolution *self,
                            int               unit,
                            int               to)
{
  MusterState *state = self->state;
  HexcardArm arm = hexcard_get_arm (state, unit);

  state->units[unit].with = (gint16) to;
  muster_step (self, arm == HEXCARD_COMMANDER ? &IS_WITH
                     : arm == HEXCARD_GUN     ? &IS_TOWED
                                              : &GOES_ABOARD,
               unit, to);

  for (int i = 0; arm == HEXCARD_INFANTRY && i < state->n_units; i++)
    if (hexcard_commands (state, i, unit))
      {
        state->units[i].with = (gint16) to;
        muster_step (self, &FOLLOWS, i, to);
      }
}

static gboolean
judge_attach (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  HexcardArm arm = hexcard_get_arm (state, order->unit);

  if (arm == HEXCARD_COMMANDER)
    return TRUE;
  if (arm != HEXCARD_GUN && arm != HEXCARD_INFANTRY)
    return muster_refuse (why, &NOBODYS, 0);
  if (state->turn != 1 || state->phase != HEXCARD_PHASE_DEAL)
    return muster_refuse (why, &BEFORE_FIRST_DEAL, 0);
  if (state->units[order->unit].with >= 0)
    return muster_refuse (why, &HAS_TRANSPORT, order->unit);
  return TRUE;
}

static gboolean
judge_attach_whole (const MusterSetup *setup,
                    const MusterState *state,
                    const MusterOrder *order,
                    MusterJudgeScope   scope,
                    MusterRefusal     *why)
{
  if (muster_order_has (order, HEXCARD_ATTACH_LIMBERED) &&
      hexcard_get_arm (state, order->unit) != HEXCARD_GUN)
    return muster_refuse (why, &LIMBERS_GUNS, 0);

  return muster_hexcard_attach_check_link (state, order->unit,
                                           muster_order_get (order, HEXCARD_ATTACH_TO), why);
}

static void
play_attach (MusterResolution *self)
{
  const MusterOrder *order = self->order;
  MusterUnitState *unit = &self->state->units[order->unit];

  muster_hexcard_attach_link (self, order->unit, muster_order_get (order, HEXCARD_ATTACH_TO));
  if (hexcard_get_arm (self->state, order->unit) != HEXCARD_GUN)
    return;

  unit->markers[HEXCARD_LIMBERED] = (gint16) muster_order_get (order, HEXCARD_ATTACH_LIMBERED);
  if (unit->markers[HEXCARD_LIMBERED])
    muster_step (self, &STARTS_LIMBERED, order->unit);
}

const MusterOrderHandler muster_hexcard_attach = { judge_attach, judge_attach_whole, play_attach };

static gboolean
judge_detach (const MusterSetup *setup,
              const MusterState *state,
              const MusterOrder *order,
              MusterJudgeScope   scope,
              MusterRefusal     *why)
{
  if (hexcard_get_arm (state, order->unit) != HEXCARD_COMMANDER)
    return muster_refuse (why, &ONLY_COMMANDERS, order->unit);
  if (state->units[order->unit].with < 0)
    return muster_refuse (why, &NOT_WITH, order->unit);
  return TRUE;
}

static void
play_detach (MusterResolution *self)
{
  self->state->units[self->order->unit].with = -1;
  muster_step (self, &IS_ALONE, self->order->unit);
}

const MusterOrderHandler muster_hexcard_detach = { judge_detach, NULL, play_detach };
