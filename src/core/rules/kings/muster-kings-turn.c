/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/kings/muster-kings-private.h"

#include "core/rules/kings/muster-kings-text.h"

/* Whose turn it is (K-TURN). */

static const MusterPhrase STILL_PINNED =
  { "K-TURN-02", N_("{u0} is pinned and must try to rally first") };
static const MusterPhrase NOT_DRAWN =
  { "K-TURN-03", N_("draw first whose turn comes next") };
static const MusterPhrase NO_DRAWING =
  { "K-TURN-03", N_("in this battle the turn goes round the table"), TRUE };
static const MusterPhrase HAS_GONE =
  { "K-TURN-03", N_("{s0} has had its turn") };
static const MusterPhrase BLOODLESS_SO_FAR =
  { "K-SCN-05", N_("Turns in a row without defending casualties: {0}") };
static const MusterPhrase STOOD_TO =
  { "K-TURN-02", N_("{s1}: units without an order stand to: {0}") };
static const MusterPhrase DRAWN =
  { "K-TURN-03", N_("The card of {s0} is drawn: it acts next") };
static const MusterPhrase NEXT_SIDE =
  { "K-TURN-01", N_("Turn {0}: {s1} to act"), .gist = MUSTER_GIST_ALWAYS };

/* Sides that have not had their turn, the active one aside. */
guint
muster_kings_turn_count_sides_left (const MusterSetup *setup,
                                    const MusterState *state)
{
  guint n = 0;

  for (guint i = 0; i < setup->n_sides; i++)
    if ((int) i != state->active_side && !(state->own[KINGS_STATE_SIDES_GONE] >> i & 1))
      n++;
  return n;
}

static int
find_next_side (const MusterResolution *self)
{
  const KingsData *data = muster_kings_get_data (self->setup);

  if (self->state->own[KINGS_STATE_DRAWN] > 0)
    return self->state->own[KINGS_STATE_DRAWN] - 1;
  for (guint i = 0; i < self->setup->n_sides; i++)
    if (!(self->state->own[KINGS_STATE_SIDES_GONE] >> data->order[i] & 1))
      return data->order[i];
  return -1;
}

/**
 * muster_kings_turn_hand_on:
 *
 * The umpire says that @side is to act. If it has not had its turn yet, that begins; if it has, it goes on.
 * Whoever is to act after it is found as ever. What belongs to the moment, or lapses with a side's turn, is
 * over.
 */
void
muster_kings_turn_hand_on (MusterResolution *self,
                           int               side)
{
  MusterState *state = self->state;
  gint32 bit = (gint32) KINGS_BIT (side);
  gboolean has_gone = (state->own[KINGS_STATE_SIDES_GONE] & bit) != 0;

  state->own[KINGS_STATE_REINFORCEMENT_POINTS] = 0;
  state->own[KINGS_STATE_REINFORCED] = FALSE;
  state->own[KINGS_STATE_FOLLOW_UNIT] = 0;
  state->own[KINGS_STATE_FOLLOW_TARGET] = 0;
  state->own[KINGS_STATE_MOVED] = 0;
  state->own[KINGS_STATE_SIDES_GONE] &= ~bit;
  if (state->own[KINGS_STATE_DRAWN] == side + 1)
    state->own[KINGS_STATE_DRAWN] = 0;
  if (!has_gone)
    muster_kings_begin_side (self, side);
}

int
muster_kings_turn_get_limit (const MusterSetup *setup)
{
  return muster_kings_get_data (setup)->turn_limit;
}

static gboolean
judge_draw_side (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 MusterJudgeScope   scope,
                 MusterRefusal     *why)
{
  int side = muster_order_get (order, KINGS_DRAW_SIDE_SIDE);

  if (!muster_kings_has_rule (setup, KINGS_RULE_DRAWN_ORDER))
    return muster_refuse (why, &NO_DRAWING, 0);
  if (scope == MUSTER_JUDGE_UNIT || muster_kings_turn_count_sides_left (setup, state) == 0)
    return TRUE;
  if (side == state->active_side || (state->own[KINGS_STATE_SIDES_GONE] >> side & 1))
    return muster_refuse (why, &HAS_GONE, side);
  return TRUE;
}

static void
play_draw_side (MusterResolution *self)
{
  int side = muster_order_get (self->order, KINGS_DRAW_SIDE_SIDE);

  self->state->own[KINGS_STATE_DRAWN] = side + 1;
  muster_step (self, &DRAWN, side);
}

const MusterOrderHandler muster_kings_draw_side = { judge_draw_side, NULL, play_draw_side };

/* K-TURN-02 */
static gboolean
judge_end_turn (const MusterSetup *setup,
                const MusterState *state,
                const MusterOrder *order,
                MusterJudgeScope   scope,
                MusterRefusal     *why)
{
  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *now = &state->units[i];

      if (now->def->side == state->active_side && now->fate == KINGS_IN_PLAY && !now->acted &&
          muster_kings_units_get_pins (setup, state, i) > 0)
        return muster_refuse (why, &STILL_PINNED, i);
    }

  /* With a single side left nothing has to be drawn. */
  return !muster_kings_has_rule (setup, KINGS_RULE_DRAWN_ORDER) ||
         state->own[KINGS_STATE_DRAWN] > 0 ||
         muster_kings_turn_count_sides_left (setup, state) == 1 ||
         muster_refuse (why, &NOT_DRAWN, 0);
}

static void
play_end_turn (MusterResolution *self)
{
  MusterState *state = self->state;
  int next;
  int n = 0;

  /* K-TURN-02: units without an order stand to, without any roll. */
  for (int i = 0; i < self->state->n_units; i++)
    {
      MusterUnitState *now = &self->state->units[i];

      if (now->def->side != state->active_side || now->fate != KINGS_IN_PLAY || now->acted)
        continue;
      now->markers[KINGS_PINNED] =
        (gint16) muster_kings_units_get_pins (self->setup, self->state, i);
      now->acted = TRUE;
      now->did = KINGS_STAND_TO + 1;
      now->failed = FALSE;
      now->markers[KINGS_ENEMY_ORDERS] = 0;
      now->own[KINGS_OWN_FLAGS] &= ~KINGS_FLAG_IDIOT_CHECKED;
      n++;
    }
  if (n > 0)
    muster_step (self, &STOOD_TO, n, state->active_side);

  state->own[KINGS_STATE_REINFORCEMENT_POINTS] = 0;
  state->own[KINGS_STATE_REINFORCED] = FALSE;
  state->own[KINGS_STATE_SIDES_GONE] |= (gint32) KINGS_BIT (state->active_side);

  /* All sides have had their turn. */
  if (muster_kings_turn_count_sides_left (self->setup, state) == 0)
    {
      const KingsData *data = muster_kings_get_data (self->setup);

      /* If the umpire has set the count to its limit already, it is not raised. */
      if (data->words & KINGS_WORD_BLOODLESS)
        {
          state->own[KINGS_STATE_BLOODLESS] = state->own[KINGS_STATE_BLED] ? 0
                                              : MIN (state->own[KINGS_STATE_BLOODLESS] + 1,
                                                     data->bloodless_limit);
          muster_step (self, &BLOODLESS_SO_FAR, state->own[KINGS_STATE_BLOODLESS]);
        }
      state->own[KINGS_STATE_BLED] = FALSE;

      if (muster_kings_end_is_finished (self))
        {
          muster_kings_end_now (self);
          return;
        }
      self->state->turn++;
      self->state->own[KINGS_STATE_SIDES_GONE] = 0;
    }

  next = find_next_side (self);
  state->own[KINGS_STATE_DRAWN] = 0;
  muster_kings_begin_side (self, next);
  muster_step (self, &NEXT_SIDE, state->turn, next);
}

const MusterOrderHandler muster_kings_end_turn = { judge_end_turn, NULL, play_end_turn };
