/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-duel-private.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/dice/muster-random.h"

/* Two units alone on a line. What each does is a policy of two rules; everything else is a battle of the lab
 * like any other. */

#define MARGIN 24     /* inches behind either for it to fall back */
#define HEX_MARGIN 6

const char *const muster_lab_duel_acts[] = { "shoot", "close", "hold", NULL };

static MusterPolicy *
new_policy (MusterLabDuelAct act)
{
  static const guint acts[MUSTER_LAB_DUEL_N_ACTS][2] = {
    { MUSTER_LAB_SHOOT, MUSTER_LAB_HOLD },
    { MUSTER_LAB_ATTACK, MUSTER_LAB_ADVANCE },
    { MUSTER_LAB_HOLD, MUSTER_LAB_HOLD },
  };
  MusterPolicy *policy = g_new0 (MusterPolicy, 1);

  policy->id = g_strdup (muster_lab_duel_acts[act]);
  policy->rules = g_array_new (FALSE, TRUE, sizeof (MusterPolicyRule));
  for (guint i = 0; i < 2; i++)
    {
      MusterPolicyRule rule = { .act = acts[act][i] };

      g_array_append_val (policy->rules, rule);
    }
  return policy;
}

static void
free_policy (MusterPolicy *policy)
{
  g_array_unref (policy->rules);
  g_free (policy->id);
  g_free (policy);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPolicy, free_policy)

void
muster_lab_duel_count (const MusterLabDuel *duel,
                       MusterLabDuelResult *result,
                       const MusterState   *state,
                       guint                turn,
                       double               chance)
{
  gboolean stands[2];

  for (guint i = 0; i < 2; i++)
    {
      const MusterUnitState *unit = &state->units[duel->units[i]];
      int strength;

      stands[i] = unit->fate == MUSTER_FATE_IN_PLAY;
      strength = stands[i] ? CLAMP (unit->strength, 0, MUSTER_LAB_DUEL_STRENGTHS - 1) : 0;
      result->turns[turn - 1].strength[i] += chance * strength;
      result->turns[turn - 1].in_play[i] += stands[i] ? chance : 0.0;
      if (turn != duel->n_turns)
        continue;
      result->strengths[i][strength] += chance;
      result->fates[i][MIN (unit->fate, MUSTER_LAB_DUEL_FATES - 1)] += chance;
    }
  if (turn == duel->n_turns)
    result->stands[stands[0] ? (stands[1] ? 0 : 1) : (stands[1] ? 2 : 3)] += chance;
}

typedef struct
{
  const MusterLabDuel *duel;
  MusterLabDuelResult *result;
  double chance;
  guint turn; /* the last one that was counted in this battle */
} Watcher;

static void
watch_cb (const MusterState   *before,
          const MusterOrder   *order,
          const MusterTape    *tape,
          const MusterOutcome *outcome,
          gpointer             data)
{
  Watcher *self = data;

  self->result->n_steps++;
  if (before->turn < outcome->state.turn && self->turn < self->duel->n_turns)
    muster_lab_duel_count (self->duel, self->result, &outcome->state, ++self->turn, self->chance);
}

static void
simulate (const MusterLabDuel *duel,
          MusterLabBattle     *battle,
          MusterLabDuelResult *result)
{
  Watcher watcher = { .duel = duel, .result = result, .chance = 1.0 / MAX (duel->n_battles, 1) };

  result->n_battles = MAX (duel->n_battles, 1);
  muster_lab_battle_set_watch (battle, watch_cb, &watcher);
  for (guint i = 0; i < result->n_battles; i++)
    {
      const MusterState *end;

      watcher.turn = 0;
      end = muster_lab_battle_fight (battle, duel->seed + i * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
      while (watcher.turn < duel->n_turns)
        muster_lab_duel_count (duel, result, end, ++watcher.turn, watcher.chance);
    }
}

/* Rounding may leave a sum of many chances slightly above 1. */
static void
round_down (const MusterLabDuel *duel,
            MusterLabDuelResult *result)
{
  for (guint i = 0; i < 2; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (duel->setup->units, (guint) duel->units[i]);

      for (guint k = 0; k < result->n_turns; k++)
        {
          result->turns[k].strength[i] = MIN (result->turns[k].strength[i], def->models);
          result->turns[k].in_play[i] = MIN (result->turns[k].in_play[i], 1.0);
        }
      for (guint k = 0; k < MUSTER_LAB_DUEL_STRENGTHS; k++)
        result->strengths[i][k] = MIN (result->strengths[i][k], 1.0);
      for (guint k = 0; k < MUSTER_LAB_DUEL_FATES; k++)
        result->fates[i][k] = MIN (result->fates[i][k], 1.0);
    }
  for (guint k = 0; k < G_N_ELEMENTS (result->stands); k++)
    result->stands[k] = MIN (result->stands[k], 1.0);
}

/**
 * muster_lab_duel_fight:
 * @result: (out): what becomes of the two
 */
void
muster_lab_duel_fight (const MusterLabDuel *duel,
                       MusterLabDuelResult *result)
{
  gboolean hexes = muster_ruleset_get_rules (duel->setup->ruleset)->measure_one != NULL;
  int margin = hexes ? HEX_MARGIN : MARGIN;
  gboolean swapped = muster_lab_battle_get_role (duel->setup, 0) == 1;
  MusterLabGround ground = {
    .length = duel->distance + 2 * margin,
    .depth = { margin, margin },
    .attacker_cover = duel->covers[swapped ? 1 : 0],
    .cover = duel->covers[swapped ? 0 : 1],
    .most_turns = (int) duel->n_turns,
  };
  g_autoptr (MusterPolicy) first = new_policy (duel->acts[0]);
  g_autoptr (MusterPolicy) second = new_policy (duel->acts[1]);
  g_autoptr (MusterLabBattle) battle = muster_lab_battle_new (duel->setup, &ground, first, second);

  g_return_if_fail (duel->n_turns >= 1 && duel->n_turns <= MUSTER_LAB_DUEL_TURNS);

  *result = (MusterLabDuelResult) { .exact = TRUE, .n_turns = duel->n_turns };
  if (duel->only_simulate || !muster_lab_duel_chain (duel, battle, result))
    {
      *result = (MusterLabDuelResult) { .n_turns = duel->n_turns };
      simulate (duel, battle, result);
    }
  round_down (duel, result);
}

static gboolean
is_needed (const MusterSetup *setup,
           const MusterState *state,
           int                unit)
{
  const MusterLabRules *lab = muster_ruleset_get_rules (setup->ruleset)->lab;

  return lab->commands != NULL && lab->commands (setup, state, unit);
}

MusterSetup *
muster_lab_duel_make_setup (MusterLibrary  *library,
                            MusterSetup    *setup,
                            int             unit,
                            int             target,
                            int            *units,
                            GError        **error)
{
  g_autofree char *text = muster_battle_file_write_setup (setup);
  g_autoptr (JsonNode) root = json_from_string (text, error);
  g_autofree char *changed = NULL;
  g_auto (MusterState) state = { 0 };
  MusterSetup *made;
  JsonArray *sides;

  if (root == NULL)
    return NULL;
  muster_state_init (&state);
  muster_ruleset_begin (setup, &state);
  sides = json_object_get_array_member (json_node_get_object (root), "sides");
  for (int i = state.n_units - 1; i >= 0; i--)
    {
      const MusterUnitDef *def = state.units[i].def;
      guint place = 0;

      if (i == unit || i == target || is_needed (setup, &state, i))
        continue;
      for (int k = 0; k < i; k++)
        place += state.units[k].def->side == def->side;
      json_array_remove_element (
        json_object_get_array_member (json_array_get_object_element (sides, (guint) def->side), "units"),
        place);
    }
  changed = json_to_string (root, FALSE);
  made = muster_battle_file_read_setup (library, changed, strlen (changed), "lab", error);
  for (guint i = 0; made != NULL && i < made->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (made->units, i);

      if (g_str_equal (def->id, state.units[unit].def->id) ||
          g_str_equal (def->id, state.units[target].def->id))
        units[def->side & 1] = (int) i;
    }
  return made;
}
