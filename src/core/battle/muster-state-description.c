/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-state-description.h"

#include <string.h>

#include "core/muster-json-members.h"
#include "core/muster-json-writer.h"
#include "core/muster-json.h"

static const char *
get_unit_id (const MusterState *state,
             int                unit)
{
  return unit >= 0 && unit < state->n_units ? state->units[unit].def->id : NULL;
}

static int
compare_objectives (gconstpointer a,
                    gconstpointer b,
                    gpointer      data)
{
  GPtrArray *objectives = data;
  const MusterObjectiveDef *first = g_ptr_array_index (objectives, *(const guint *) a);
  const MusterObjectiveDef *second = g_ptr_array_index (objectives, *(const guint *) b);

  if (first->listed != second->listed)
    return first->listed ? -1 : 1;
  if (first->listed)
    return *(const guint *) a < *(const guint *) b ? -1 : 1;
  return strcmp (first->id, second->id);
}

/* Objectives that came up during play are sorted by name. The order in which they came up must not
 * show, because the setup still lists an objective whose award was undone. */
static void
describe_objectives (const MusterSetup *setup,
                     const MusterState *state,
                     MusterJsonWriter  *writer)
{
  guint sorted[MUSTER_MAX_OBJECTIVES];
  guint n = 0;

  for (guint i = 0; i < setup->objectives->len; i++)
    if (state->known >> i & 1)
      sorted[n++] = i;
  g_qsort_with_data (sorted, (int) n, sizeof *sorted, compare_objectives, setup->objectives);

  muster_json_writer_name (writer, "objectives");
  muster_json_writer_begin (writer);
  for (guint side = 0; side < setup->n_sides; side++)
    {
      muster_json_writer_name (writer, setup->sides[side].id);
      muster_json_writer_begin (writer);
      for (guint i = 0; i < n; i++)
        {
          const MusterObjectiveDef *def = g_ptr_array_index (setup->objectives, sorted[i]);

          if (def->sides >> side & 1)
            muster_json_writer_int (writer, def->id, state->objectives[side][sorted[i]]);
        }
      muster_json_writer_end (writer);
    }
  muster_json_writer_end (writer);
}

static void
describe_leader (const MusterSetup *setup,
                 const MusterState *state,
                 int                index,
                 MusterJsonWriter  *writer)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  const MusterUnitState *unit = &state->units[index];

  if (unit->leader == 0)
    {
      muster_json_writer_string (writer, "leader", NULL);
      return;
    }

  muster_json_writer_name (writer, "leader");
  muster_json_writer_begin (writer);
  muster_json_writer_string (writer, "status", rules->leader_statuses[unit->leader].id);
  muster_json_writer_int (writer, "leadership",
                       rules->get_leadership != NULL
                         ? rules->get_leadership (setup, state, index)
                         : unit->leadership);
  muster_json_writer_end (writer);
}

/* What a ruleset adds of its own, which only few do, it adds to a tree. */
static JsonBuilder *
begin_more (void)
{
  JsonBuilder *builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);

  return builder;
}

static void
end_more (JsonBuilder      *builder,
          MusterJsonWriter  *writer)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  text = muster_json_print (node, FALSE);
  muster_json_writer_members (writer, text);
}

static void
describe_unit (const MusterSetup *setup,
               const MusterState *state,
               int                index,
               MusterJsonWriter  *writer)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  const MusterUnitState *unit = &state->units[index];

  muster_json_writer_name (writer, unit->def->id);
  muster_json_writer_begin (writer);
  muster_json_writer_int (writer, "strength", unit->strength);
  muster_json_writer_int (writer, "start", unit->start);
  muster_json_writer_string (writer, "fate", rules->fates[unit->fate].id);
  muster_json_writer_boolean (writer, "acted", unit->acted);
  describe_leader (setup, state, index, writer);
  if (rules->write_unit != NULL)
    {
      g_autoptr (JsonBuilder) builder = begin_more ();

      muster_ruleset_get_rules (setup->ruleset)->write_unit (setup, state, index, builder);
      end_more (builder, writer);
    }

  muster_json_writer_name (writer, "markers");
  muster_json_writer_begin (writer);
  for (guint i = 0; rules->markers[i].id != NULL; i++)
    muster_json_writer_int (writer, rules->markers[i].id, unit->markers[i]);
  muster_json_writer_end (writer);
  muster_json_writer_end (writer);
}

static gboolean
was_described (const GArray *facts,
               guint         index)
{
  const char *member = g_array_index (facts, MusterFact, index).member;

  for (guint i = 0; i < index; i++)
    if (strcmp (g_array_index (facts, MusterFact, i).member, member) == 0)
      return TRUE;
  return FALSE;
}

/* Writes all facts of one member, as a value or as an object by unit or key. */
static void
describe_member (const MusterState *state,
                 const GArray      *facts,
                 const char        *member,
                 gboolean           is_object,
                 JsonBuilder       *builder)
{
  json_builder_set_member_name (builder, member);
  if (is_object)
    json_builder_begin_object (builder);
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (facts, MusterFact, i);

      if (strcmp (fact->member, member) != 0 || g_strcmp0 (fact->key, "") == 0)
        continue;
      if (is_object)
        json_builder_set_member_name (builder, fact->key != NULL
                                                 ? fact->key
                                                 : get_unit_id (state, fact->unit));
      if (fact->word != NULL)
        json_builder_add_string_value (builder, fact->word);
      else if (fact->kind == MUSTER_FACT_BOOLEAN)
        json_builder_add_boolean_value (builder, fact->number != 0);
      else
        json_builder_add_int_value (builder, fact->number);
      if (!is_object)
        break;
    }
  if (is_object)
    json_builder_end_object (builder);
}

/* Writes all facts of one member as a list of units. */
static void
describe_units (const MusterState *state,
                const GArray      *facts,
                const char        *member,
                JsonBuilder       *builder)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (facts, MusterFact, i);

      if (strcmp (fact->member, member) == 0 && fact->unit >= 0)
        json_builder_add_string_value (builder, get_unit_id (state, fact->unit));
    }
  json_builder_end_array (builder);
}

static void
describe_facts (const MusterSetup   *setup,
                const MusterOutcome *outcome,
                const MusterState   *state,
                JsonBuilder         *builder)
{
  const char *const *objects = muster_ruleset_get_rules (setup->ruleset)->last_objects;

  for (guint i = 0; objects != NULL && objects[i] != NULL; i++)
    describe_member (state, outcome->facts, objects[i], TRUE, builder);

  for (guint i = 0; i < outcome->facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

      if (was_described (outcome->facts, i) ||
          (objects != NULL && g_strv_contains (objects, fact->member)))
        continue;
      if (fact->kind == MUSTER_FACT_UNITS)
        describe_units (state, outcome->facts, fact->member, builder);
      else
        describe_member (state, outcome->facts, fact->member, fact->unit >= 0 || fact->key != NULL,
                         builder);
    }
}

static void
describe_lines (const char              *member,
                const GArray            *lines,
                const MusterLineContext *context,
                JsonBuilder             *builder)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *text =
        muster_line_to_string (&g_array_index (lines, MusterLine, i), context);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
describe_last (const MusterSetup   *setup,
               const MusterState   *state,
               const MusterOutcome *outcome,
               const MusterOrder   *order,
               const MusterTape    *tape,
               JsonBuilder         *builder)
{
  MusterLineContext context = {
    .setup = setup,
    .state = state,
    .order = order,
    .tape = tape,
  };

  json_builder_set_member_name (builder, "last");
  if (outcome == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "order", order->spec->id);
  muster_json_add_string (builder, "unit", get_unit_id (state, order->unit));
  muster_json_add_boolean (builder, "passed", outcome->passed);
  if (!muster_ruleset_get_rules (setup->ruleset)->hits_are_facts)
    muster_json_add_int (builder, "hits", outcome->hits);
  describe_facts (setup, outcome, state, builder);
  describe_lines ("steps", outcome->steps, &context, builder);
  describe_lines ("prompts", outcome->prompts, &context, builder);
  json_builder_end_object (builder);
}

static const char *
get_winner (const MusterSetup *setup,
            const MusterState *state)
{
  if (!state->over || state->winner == MUSTER_WINNER_NONE)
    return NULL;
  return state->winner == MUSTER_WINNER_DRAW ? "draw" : setup->sides[state->winner].id;
}

/* Those that are on now, where they are others than at the beginning. */
static void
describe_optional_rules (const MusterSetup *setup,
                         MusterJsonWriter  *writer)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_ruleset_get_catalog (setup->ruleset));
  g_autoptr (JsonBuilder) builder = begin_more ();

  json_builder_set_member_name (builder, "optional_rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = rules->pdata[i];

      if (setup->optional_rules >> rule->index & 1)
        json_builder_add_string_value (builder, rule->id);
    }
  json_builder_end_array (builder);
  end_more (builder, writer);
}

/* All but what is told of the last order; the object stays open. */
static void
write_state (const MusterSetup *setup,
             const MusterState *state,
             MusterJsonWriter  *writer)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  muster_json_writer_begin (writer);

  muster_json_writer_int (writer, "turn", state->turn);
  if (rules->phases != NULL)
    muster_json_writer_string (writer, "phase", rules->phases[state->phase].id);
  muster_json_writer_string (writer, "active_side",
                          state->active_side >= 0 ? setup->sides[state->active_side].id : NULL);
  muster_json_writer_boolean (writer, "over", state->over);
  muster_json_writer_string (writer, "winner", get_winner (setup, state));
  if (state->switched != 0)
    describe_optional_rules (muster_setup_get_variant (setup, state->switched), writer);

  muster_json_writer_name (writer, "score");
  muster_json_writer_begin (writer);
  for (guint i = 0; i < setup->n_sides; i++)
    muster_json_writer_int (writer, setup->sides[i].id,
                         muster_ruleset_get_score (setup, state, (int) i));
  muster_json_writer_end (writer);

  muster_json_writer_name (writer, "players");
  muster_json_writer_begin (writer);
  for (guint i = 0; i < setup->n_players; i++)
    muster_json_writer_int (writer, setup->players[i].id,
                         muster_state_get_player_score (setup, state, (int) i));
  muster_json_writer_end (writer);

  describe_objectives (setup, state, writer);
  if (setup->trackers->len != 0)
    {
      muster_json_writer_name (writer, "trackers");
      muster_json_writer_begin (writer);
      for (guint i = 0; i < setup->trackers->len; i++)
        {
          const MusterTrackerDef *tracker = &g_array_index (setup->trackers, MusterTrackerDef, i);

          muster_json_writer_int (writer, tracker->id, state->own[tracker->slot]);
        }
      muster_json_writer_end (writer);
    }
  if (rules->write_state != NULL)
    {
      g_autoptr (JsonBuilder) builder = begin_more ();

      rules->write_state (setup, state, builder);
      end_more (builder, writer);
    }

  muster_json_writer_name (writer, "units");
  muster_json_writer_begin (writer);
  for (int i = 0; i < state->n_units; i++)
    describe_unit (setup, state, i, writer);
  muster_json_writer_end (writer);
}

/**
 * muster_state_describe:
 * @outcome: (nullable): the outcome of the last order
 * @order: (nullable): the last order
 * @tape: (nullable): its rolls
 *
 * Returns: (transfer full): the state as a JSON object, the same on every machine
 */
JsonNode *
muster_state_describe (const MusterSetup   *setup,
                       const MusterState   *state,
                       const MusterOutcome *outcome,
                       const MusterOrder   *order,
                       const MusterTape    *tape)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (GString) text = g_string_new (NULL);
  MusterJsonWriter writer = { .text = text };
  g_autoptr (JsonNode) node = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  write_state (setup, state, &writer);
  muster_json_writer_end (&writer);
  node = muster_json_parse (text->str, text->len, "state", NULL);
  g_return_val_if_fail (node != NULL, NULL);

  json_builder_begin_object (builder);
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      json_builder_set_member_name (builder, name);
      json_builder_add_value (builder, json_node_copy (member));
    }
  describe_last (setup, state, outcome, order, tape, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/**
 * muster_state_dup_digest:
 *
 * Returns: (transfer full): a digest that differs between any two different states
 */
char *
muster_state_dup_digest (const MusterSetup *setup,
                         const MusterState *state)
{
  g_autoptr (GString) text = g_string_sized_new (4096);
  MusterJsonWriter writer = { .text = text };

  write_state (setup, state, &writer);
  muster_json_writer_string (&writer, "last", NULL);
  muster_json_writer_end (&writer);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text->str, text->len);
}
