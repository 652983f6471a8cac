/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-battle-private.h"
#include "core/lab/muster-lab-duel-private.h"

#include <math.h>
#include <string.h>

/* A duel as a Markov chain. A node is a moment: strengths, markers, places and everything else that a
 * state and its line hold. From each the rules resolve the one order that follows, with every throw of its
 * dice, and nodes that are alike become one. All nodes of a layer have had the same number of orders in
 * their turn, so that each is looked at once.
 *
 * It is given up when it would take more than 64 MB, or more orders than about a second has room for: a
 * number and no clock, so that the same duel is worked out in the same way everywhere. */

#define MOST_BYTES (64 * 1024 * 1024)
#define MOST_STEPS 400000
#define MOST_DICE 64

typedef struct
{
  double chance;
  guint32 length; /* of the moment, which follows */
  guint32 hash;
} Node;

typedef struct
{
  const MusterLabDuel *duel;
  MusterLabDuelResult *result;
  MusterLabBattle *battle;
  const MusterRules *rules;
  MusterState now;
  MusterLabLine line; /* when the order was found */
  MusterOrder order;
  MusterOutcome outcome;
  MusterTape tape;
  GHashTable *next; /* Node: the layer that is being made */
  gsize n_bytes;
  gboolean too_much;
} Chain;

static guint8 *
get_moment (const Node *node)
{
  return (guint8 *) (node + 1);
}

static guint
hash_node (gconstpointer data)
{
  return ((const Node *) data)->hash;
}

static gboolean
are_equal (gconstpointer data,
           gconstpointer other)
{
  const Node *a = data, *b = other;

  return a->length == b->length && memcmp (get_moment (a), get_moment (b), a->length) == 0;
}

static GHashTable *
new_layer (void)
{
  return g_hash_table_new_full (hash_node, are_equal, g_free, NULL);
}

static void
put (guint8        **at,
     gconstpointer   data,
     gsize           length)
{
  memcpy (*at, data, length);
  *at += length;
}

static void
take (const guint8 **at,
      gpointer       data,
      gsize          length)
{
  memcpy (data, *at, length);
  *at += length;
}

static Node *
new_node (const MusterState   *state,
          const MusterLabLine *line,
          double               chance)
{
  guint n = state->n_units;
  gsize length = sizeof *state + n * (sizeof *state->units + sizeof *line->places + sizeof *line->notes) +
                 sizeof line->own + sizeof line->held;
  Node *node = g_malloc0 (sizeof *node + length);
  guint8 *at = get_moment (node);
  MusterState plain = *state;
  const guint8 *bytes;
  guint64 hash;

  plain.units = NULL;
  plain.n_allocated = 0;
  put (&at, &plain, sizeof plain);
  put (&at, state->units, n * sizeof *state->units);
  put (&at, line->places, n * sizeof *line->places);
  put (&at, line->notes, n * sizeof *line->notes);
  put (&at, line->own, sizeof line->own);
  put (&at, &line->held, sizeof line->held);
  node->chance = chance;
  node->length = (guint32) length;

  bytes = get_moment (node);
  hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  for (gsize i = 0; i < length; i++)
    hash = (hash ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  node->hash = (guint32) (hash ^ hash >> 32);

  return node;
}

/* Makes the moment of @node that of the battle. */
static void
enter (Chain      *self,
       const Node *node)
{
  const guint8 *at = get_moment (node);
  MusterLabLine *line = muster_lab_battle_get_line (self->battle);
  MusterUnitState *units = self->now.units;
  guint16 n_allocated = self->now.n_allocated;
  guint n;

  take (&at, &self->now, sizeof self->now);
  self->now.units = units;
  self->now.n_allocated = n_allocated;
  n = self->now.n_units;
  take (&at, units, n * sizeof *units);
  take (&at, line->places, n * sizeof *line->places);
  take (&at, line->notes, n * sizeof *line->notes);
  take (&at, line->own, sizeof line->own);
  take (&at, &line->held, sizeof line->held);
}

static void
add_node (Chain       *self,
          GHashTable  *layer,
          Node        *node)
{
  Node *known = g_hash_table_lookup (layer, node);

  if (known != NULL)
    {
      known->chance += node->chance;
      g_free (node);
      return;
    }
  self->n_bytes += sizeof *node + node->length;
  self->too_much |= self->n_bytes > MOST_BYTES;
  g_hash_table_add (layer, node);
}

static void
free_layer (Chain      *self,
            GHashTable *layer)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, layer);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    self->n_bytes -= sizeof (Node) + ((Node *) key)->length;
  g_hash_table_unref (layer);
}

/* In how many ways dice can fall that show these faces, which stand in order. */
static double
count_ways (const guint8 *faces,
            guint         n)
{
  double ways = 1.0;
  guint alike = 0;

  for (guint i = 0; i < n; i++)
    {
      alike = i > 0 && faces[i] == faces[i - 1] ? alike + 1 : 1;
      ways *= (i + 1.0) / alike;
    }
  return ways;
}

static gboolean
is_counted (Chain               *self,
            const MusterRequest *request)
{
  const MusterLabRules *lab = self->rules->lab;

  return lab->counts != NULL && request->target > 1 && request->target <= request->sides &&
         lab->counts (&self->now, request->purpose, request->unit);
}

/* All throws of the dice that are asked for, one after the other. */
typedef struct
{
  const MusterRequest *request;
  gboolean counted; /* only the number of hits counts; otherwise every face, but not their order */
  guint hits;
  double weight; /* the chance of the throw */
  guint8 faces[MOST_DICE];
} Throw;

static void
weigh (Throw *self)
{
  const MusterRequest *request = self->request;
  guint n = request->n;
  double p = (request->sides + 1.0 - request->target) / request->sides;

  if (!self->counted)
    {
      self->weight = count_ways (self->faces, n) / pow (request->sides, n);
      return;
    }
  for (guint i = 0; i < n; i++)
    self->faces[i] = i < self->hits ? request->sides : 1;
  self->weight = count_ways (self->faces, n) * pow (p, self->hits) * pow (1 - p, n - self->hits);
}

static void
begin_throws (Throw               *self,
              const MusterRequest *request,
              gboolean             counted)
{
  *self = (Throw) { .request = request, .counted = counted };
  memset (self->faces, 1, sizeof self->faces);
  weigh (self);
}

static gboolean
go_to_next_throw (Throw *self)
{
  guint n = self->request->n;
  guint i = 0;

  if (self->counted)
    {
      if (self->hits++ == n)
        return FALSE;
    }
  else
    {
      while (i < n && self->faces[i] == self->request->sides)
        i++;
      if (i == n)
        return FALSE;
      memset (self->faces, self->faces[i] + 1, i + 1);
    }
  weigh (self);
  return TRUE;
}

/* Carries out the order with the dice of the tape, and with every throw of those that are missing. */
static void
resolve (Chain  *self,
         double  chance)
{
  MusterOutcome *outcome = &self->outcome;
  MusterLabLine *line = muster_lab_battle_get_line (self->battle);
  guint length = muster_tape_get_length (&self->tape);
  MusterRequest request;
  Throw throw;

  self->too_much |= ++self->result->n_steps > MOST_STEPS;
  if (self->too_much)
    return;
  muster_ruleset_resolve (self->duel->setup, &self->now, &self->order, &self->tape, outcome);
  if (outcome->kind == MUSTER_OUTCOME_DONE)
    {
      *line = self->line;
      self->rules->lab->follow (line, &self->order, outcome);
      add_node (self, self->next, new_node (&outcome->state, line, chance));
      return;
    }

  request = outcome->request;
  self->too_much = outcome->kind != MUSTER_OUTCOME_NEEDS || request.sides == 0 || request.n > MOST_DICE;
  if (self->too_much)
    return;
  begin_throws (&throw, &request, is_counted (self, &request));
  do
    {
      muster_tape_add (&self->tape, request.purpose, FALSE, MUSTER_ROLL_ROLLED, throw.faces, request.n);
      resolve (self, chance * throw.weight);
      muster_tape_truncate (&self->tape, length);
    }
  while (!self->too_much && go_to_next_throw (&throw));
}

/* Goes one order on from each node of @layer. Those that have come to the end of the turn go to @later; those
 * that are over are counted. */
static void
step (Chain      *self,
      GHashTable *layer,
      GHashTable *later,
      guint       turn)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, layer);
  while (!self->too_much && g_hash_table_iter_next (&iter, &key, NULL))
    {
      Node *node = key;

      enter (self, node);
      if (self->now.over)
        {
          for (guint i = turn; i <= self->duel->n_turns; i++)
            muster_lab_duel_count (self->duel, self->result, &self->now, i, node->chance);
        }
      else if (self->now.turn > (int) turn)
        {
          muster_lab_duel_count (self->duel, self->result, &self->now, turn, node->chance);
          add_node (self, later, new_node (&self->now, muster_lab_battle_get_line (self->battle),
                                           node->chance));
        }
      else if (muster_lab_battle_find_order (self->battle, &self->now, &self->order))
        {
          self->line = *muster_lab_battle_get_line (self->battle);
          self->too_much |= muster_lab_battle_has_drawn (self->battle);
          muster_tape_reset (&self->tape);
          resolve (self, node->chance);
          muster_order_clear (&self->order);
        }
    }
}

gboolean
muster_lab_duel_chain (const MusterLabDuel *duel,
                       MusterLabBattle     *battle,
                       MusterLabDuelResult *result)
{
  Chain self = { .duel = duel, .result = result, .battle = battle,
                 .rules = muster_ruleset_get_rules (duel->setup->ruleset) };
  GHashTable *layer;

  muster_state_init (&self.now);
  muster_outcome_init (&self.outcome);
  muster_tape_init (&self.tape);

  layer = new_layer ();
  muster_lab_battle_begin (self.battle, &self.now);
  add_node (&self, layer, new_node (&self.now, muster_lab_battle_get_line (self.battle), 1.0));
  for (guint turn = 1; turn <= self.duel->n_turns && !self.too_much; turn++)
    {
      GHashTable *later = new_layer ();

      while (g_hash_table_size (layer) > 0 && !self.too_much)
        {
          self.next = new_layer ();
          step (&self, layer, later, turn);
          free_layer (&self, layer);
          layer = self.next;
        }
      free_layer (&self, layer);
      layer = later;
    }
  free_layer (&self, layer);

  muster_state_clear (&self.now);
  muster_outcome_clear (&self.outcome);
  muster_tape_clear (&self.tape);
  return !self.too_much;
}
