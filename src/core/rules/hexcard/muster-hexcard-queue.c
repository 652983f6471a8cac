/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include <json-glib/json-glib.h>

#include "core/muster-json-members.h"
#include "core/rules/hexcard/muster-hexcard-text.h"

/* The queue is derived, never stored: it consists of the groups of the deal that have a unit in
 * play which has not acted. */

static const MusterPhrase IS_DONE = { "H-TURN-03", N_("{u0} has acted") };
static const MusterPhrase NEXT_UP = { NULL, N_("Next: {u0}, on {k1}."), TRUE };
static const MusterPhrase ALL_DONE = {
  NULL, N_("All have acted: disrupted units now try to recover at the end of the turn.")
};

static gboolean
is_waiting (const MusterUnitState *unit)
{
  return unit->own[HEXCARD_GROUP] > 0 && !unit->acted && unit->fate == HEXCARD_IN_PLAY;
}

/**
 * muster_hexcard_queue_get_next_group:
 * @group: a group, or 0 for the beginning of the queue
 *
 * Returns: the number of the group that acts after @group, or 0 if it is the last
 */
int
muster_hexcard_queue_get_next_group (const MusterState *state,
                                     int                group)
{
  int next = 0;

  if (state->phase != HEXCARD_PHASE_ACTIVATION)
    return 0;

  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *unit = &state->units[i];

      if (!unit->acted && unit->own[HEXCARD_GROUP] > group && is_waiting (unit) &&
          (next == 0 || unit->own[HEXCARD_GROUP] < next))
        next = unit->own[HEXCARD_GROUP];
    }
  return next;
}

static gboolean
is_anybody_waiting (const MusterState *state)
{
  for (guint i = 0; i < state->n_units; i++)
    if (is_waiting (&state->units[i]))
      return TRUE;
  return FALSE;
}

/**
 * muster_hexcard_queue_settle:
 *
 * Says whose turn it is; when the queue has run dry, that the turn may be ended. Once it has, only
 * the umpire can make somebody wait for his turn again.
 */
void
muster_hexcard_queue_settle (MusterState *state)
{
  int group = 0;

  if (state->phase == HEXCARD_PHASE_COHESION && is_anybody_waiting (state))
    state->phase = HEXCARD_PHASE_ACTIVATION;

  state->active_side = -1;
  if (state->phase != HEXCARD_PHASE_ACTIVATION)
    return;
  /* The first of the next group, in one go: this follows every order. */
  for (int i = 0; i < state->n_units; i++)
    {
      const MusterUnitState *unit = &state->units[i];

      if (unit->acted || !is_waiting (unit))
        continue;
      if (group != 0 && unit->own[HEXCARD_GROUP] > group)
        continue;
      if (unit->own[HEXCARD_GROUP] != group || unit->def->side < state->active_side)
        state->active_side = (gint8) unit->def->side;
      group = unit->own[HEXCARD_GROUP];
    }
  if (group == 0)
    state->phase = HEXCARD_PHASE_COHESION;
}

static gboolean
judge_done (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  return muster_hexcard_judge_active (state, order->unit, why);
}

static void
play_done (MusterResolution *self)
{
  MusterState *state = self->state;
  int group = state->units[self->order->unit].own[HEXCARD_GROUP];
  int next;

  /* The order in which they stand is only told. */
  if (self->outcome->quiet)
    {
      for (int i = 0; i < state->n_units; i++)
        if (state->units[i].own[HEXCARD_GROUP] == group && is_waiting (&state->units[i]))
          state->units[i].acted = TRUE;
      return;
    }

  next = muster_hexcard_queue_get_next_group (state, group);
  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    if (is_waiting (&state->units[i]) && state->units[i].own[HEXCARD_GROUP] == group)
      {
        state->units[i].acted = TRUE;
        muster_step (self, &IS_DONE, i);
      }

  if (next > 0)
    {
      int first = -1;

      /* In listing order one side stands before the other. */
      for (int k = 0; k < state->n_units; k++)
        if (state->units[k].own[HEXCARD_GROUP] == next && is_waiting (&state->units[k]) &&
            (first < 0 || state->units[k].def->side < state->units[first].def->side))
          first = k;
      muster_prompt (self, &NEXT_UP, first, state->units[first].card);
    }
  else
    {
      muster_prompt (self, &ALL_DONE, 0);
    }
}

const MusterOrderHandler muster_hexcard_done = { judge_done, NULL, play_done };

guint
muster_hexcard_queue_list_turns (const MusterSetup *setup,
                                 const MusterState *state,
                                 MusterTurn        *turns)
{
  guint n = 0;
  guint place = 0;

  for (int group = muster_hexcard_queue_get_next_group (state, 0); group > 0;
       group = muster_hexcard_queue_get_next_group (state, group), place++)
    for (int i = muster_hexcard_units_next (state, -1); i >= 0;
         i = muster_hexcard_units_next (state, i))
      if (is_waiting (&state->units[i]) && state->units[i].own[HEXCARD_GROUP] == group)
        turns[n++] = (MusterTurn) { .unit = i, .card = state->units[i].card, .place = place };
  return n;
}

void
muster_hexcard_queue_write_state (const MusterSetup *setup,
                                  const MusterState *state,
                                  JsonBuilder       *builder)
{
  MusterTurn turns[MUSTER_MAX_UNITS];
  guint n;

  json_builder_set_member_name (builder, "deck");
  json_builder_begin_object (builder);
  muster_json_add_int (builder, "packs", state->deck.packs);
  muster_json_add_int (builder, "left", state->deck.n_left);
  muster_json_add_int (builder, "discards", state->deck.n_discards);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "queue");

  n = muster_hexcard_queue_list_turns (setup, state, turns);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      if (i == 0 || turns[i].place != turns[i - 1].place)
        {
          json_builder_begin_object (builder);
          muster_json_add_string (builder, "card", muster_card_get_code (turns[i].card));
          json_builder_set_member_name (builder, "units");
          json_builder_begin_array (builder);
        }
      json_builder_add_string_value (builder, state->units[turns[i].unit].def->id);
      if (i + 1 == n || turns[i + 1].place != turns[i].place)
        {
          json_builder_end_array (builder);
          json_builder_end_object (builder);
        }
    }
  json_builder_end_array (builder);
}

void
muster_hexcard_queue_write_unit (const MusterSetup *setup,
                                 const MusterState *state,
                                 int                unit,
                                 JsonBuilder       *builder)
{
  const MusterUnitState *self = &state->units[unit];
  const MusterUnitDef *root = self->def->root != NULL ? self->def->root : self->def;

  muster_json_add_string (builder, "card",
                          self->card != MUSTER_CARD_NONE ? muster_card_get_code (self->card)
                                                         : NULL);
  muster_json_add_string (builder, "with",
                          self->with >= 0 ? state->units[self->with].def->id : NULL);
  muster_json_add_string (builder, "root", root->id);
}
