/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

/* What a campaign must know of brigades, generals and officers after a battle (T-RESULT), where
 * fates and figures do not say it. */

/* Whoever was still to come, or was dropped before the first turn, has not fought. */
static gboolean
has_fought (const MusterSetup *setup,
            const MusterState *state,
            int                unit)
{
  return !toy_get_marker (state, unit, TOY_RESERVE) &&
         (toy_is_general (state, unit) || !state->units[unit].own[TOY_DROPPED]);
}

/* A unit's own figures at the beginning of the first turn, whether it joined a brigade later or
 * not. */
static int
get_start (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  const MusterUnitState *now = &state->units[unit];

  return toy_is_general (state, unit) || now->own[TOY_BEGAN] == 0 ? now->start
         : now->own[TOY_BEGAN];
}

/* The brigade that @unit went into and still is in, or -1. */
static int
find_brigade (const MusterState *state,
              int                unit)
{
  return !toy_is_general (state, unit) && state->units[unit].fate == TOY_BRIGADED
           ? state->units[unit].own[TOY_ANCHOR] - 1 : -1;
}

/* The anchor of a brigade gets back as many figures as it brought, the other unit the rest. */
static int
get_left (const MusterSetup *setup,
          const MusterState *state,
          int                unit)
{
  const MusterUnitState *now = &state->units[unit];
  int brigade = find_brigade (state, unit);

  if (brigade >= 0)
    return MAX (state->units[brigade].strength - state->units[brigade].own[TOY_BROUGHT], 0);
  if (!toy_is_general (state, unit) && now->markers[TOY_IS_BRIGADE] &&
      muster_toy_score_find_absorbed (state, unit) >= 0)
    return MIN (now->strength, now->own[TOY_BROUGHT]);
  return now->strength;
}

/* A unit that went into a brigade is gone with it. */
static gboolean
is_gone (const MusterSetup *setup,
         const MusterState *state,
         int                unit)
{
  int brigade = find_brigade (state, unit);

  return !toy_is_general (state, unit) &&
         muster_toy_score_is_gone (state->units[brigade >= 0 ? brigade : unit].fate);
}

static gboolean
is_leader_lost (const MusterSetup *setup,
                const MusterState *state,
                int                unit)
{
  return toy_is_general (state, unit) ? state->units[unit].leader == TOY_WOUNDED
                                      : state->units[unit].own[TOY_OFFICER_FELL] != 0;
}

const MusterReturnRules muster_toy_returns = {
  .has_fought = has_fought,
  .get_start = get_start,
  .get_left = get_left,
  .is_gone = is_gone,
  .is_leader_lost = is_leader_lost,
};
