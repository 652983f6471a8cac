/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/tour/muster-tour-player.h"

#include "cli/tour/muster-tour-habits.h"
#include "core/battle/muster-random-player.h"

/* A battle that nobody has won by then is called off. */
#define MAX_TURNS 12
#define MAX_ORDERS 3000

/* Choices and dice come from generators of their own, so that another habit leaves the dice alone. */
#define CHOICE_SEED G_GUINT64_CONSTANT (0x6d757374657221)

struct _MusterTourPlayer
{
  MusterBattle *battle;
  MusterTourTable *table;
  MusterRandom choices;
  MusterRandom dice;
  MusterSoloMemory memory;
  GHashTable *refused; /* of the present state: unit and verb in a number */
  guint n_orders;
};

static gpointer
get_refusal_key (const MusterOrder *order)
{
  return GUINT_TO_POINTER (((guint) order->verb << 16) | (guint16) order->unit);
}

static guint
weigh_cb (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          gpointer           data)
{
  MusterTourPlayer *self = data;
  MusterTourView view;

  if (g_hash_table_contains (self->refused, get_refusal_key (order)))
    return 0;

  muster_tour_habits_view_init (&view, setup, state, self->table, order->unit);

  return muster_tour_habits_weigh (&view, order->spec->id);
}

static void
set_choice (MusterOrder *order,
            guint        field,
            int          choice)
{
  guint n = muster_choices_count (order->spec->fields[field].choices);

  muster_order_set (order, field, MIN (choice, (int) n - 1));
}

/* Tries how far the unit may go at most, and stops before it runs into the enemy. */
static gboolean
set_hexes (const MusterTourView *view,
           MusterOrder          *order,
           guint                 field)
{
  MusterRefusal why;

  for (int hexes = MIN (view->distance - 1, 4); hexes > 0; hexes--)
    {
      muster_order_set (order, field, hexes);
      if (muster_ruleset_judge (view->setup, view->state, order, &why))
        return TRUE;
    }

  return FALSE;
}

static gboolean
fill_in (MusterTourPlayer     *self,
         const MusterTourView *view,
         MusterOrder          *order)
{
  const MusterField *fields = order->spec->fields;
  MusterRefusal why;
  int hexes;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    {
      const MusterField *field = &order->spec->fields[i];
      gboolean required = (field->flags & MUSTER_FIELD_REQUIRED) != 0;

      /* What the table answers when the order asks. */
      if (g_str_equal (field->id, "target") && view->nearest >= 0 &&
          (required || g_str_equal (order->spec->id, "fire")))
        muster_order_set (order, i, view->nearest);
      else if (field->kind == MUSTER_FIELD_NUMBER &&
               (g_str_equal (field->id, "range") || (required && g_str_equal (field->id, "distance"))))
        muster_order_set (order, i, view->distance);
      else if (g_str_equal (field->id, "mode") && required)
        set_choice (order, i, 0);
      else if (g_str_equal (field->id, "range"))
        set_choice (order, i, muster_tour_habits_view_is_in_near_range (view) ? 0 : 1);
      else if (g_str_equal (field->id, "cover") && view->nearest >= 0)
        set_choice (order, i, muster_tour_table_get_cover (self->table, view->nearest));
      else if (g_str_equal (field->id, "to"))
        muster_order_set (order, i, (int) muster_random_below (&self->choices, view->state->n_units));
    }

  hexes = fields != NULL ? muster_fields_find (fields, "hexes") : -1;
  if (hexes >= 0)
    return set_hexes (view, order, (guint) hexes);

  return muster_ruleset_judge (view->setup, view->state, order, &why);
}

static gboolean
has_to_measure (const MusterOrder *order)
{
  int distance = muster_fields_find (order->spec->fields, "distance");

  return distance >= 0 && (order->spec->fields[distance].flags & MUSTER_FIELD_REQUIRED) != 0;
}

/* Where the rules say themselves what must be done, chance knows better than the table how, as long as nobody
 * has to measure. */
static gboolean
keep_chosen (const MusterTourView *view,
             const MusterOrder    *chosen,
             MusterOrder          *order)
{
  MusterRefusal why;

  if (muster_ruleset_get_rules (view->setup->ruleset)->solo == NULL ||
      has_to_measure (chosen))
    return FALSE;

  muster_order_copy (order, chosen);
  return muster_ruleset_judge (view->setup, view->state, order, &why);
}

/* The random player says who does what; how is seen on the table. */
static gboolean
choose (MusterTourPlayer *self,
        MusterOrder      *order)
{
  MusterRandomPlayer chance = { &self->choices, weigh_cb, self, &self->memory };
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  g_hash_table_remove_all (self->refused);
  for (;;)
    {
      g_auto (MusterOrder) chosen = { 0 };
      MusterTourView view;

      if (!muster_random_player_choose (&chance, setup, state, &chosen))
        return FALSE;

      muster_tour_habits_view_init (&view, setup, state, self->table, chosen.unit);
      muster_order_init (order, rules->orders, chosen.verb, chosen.unit);
      if (fill_in (self, &view, order))
        return TRUE;
      muster_order_clear (order);
      if (keep_chosen (&view, &chosen, order))
        return TRUE;
      muster_order_clear (order);
      g_hash_table_add (self->refused, get_refusal_key (&chosen));
    }
}

static gboolean
give (MusterTourPlayer   *self,
      const MusterOrder  *order,
      GError            **error)
{
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  tape.generator = &self->dice;
  if (!muster_battle_record (self->battle, order, &tape, error))
    return FALSE;

  self->n_orders++;
  muster_tour_table_follow (self->table, order, muster_battle_get_last (self->battle));

  return TRUE;
}

static void
init_order (MusterTourPlayer *self,
            MusterOrder      *order,
            const char       *id)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (self->battle);

  muster_order_init (order, muster_ruleset_get_rules (ruleset)->orders,
                     (guint) muster_ruleset_find_order (ruleset, id), -1);
}

static void
set_field_text (MusterOrder *order,
                const char  *id,
                const char  *text)
{
  muster_order_set_text (order, (guint) muster_fields_find (order->spec->fields, id), text);
}

static gboolean
take_off (MusterTourPlayer  *self,
          int                unit,
          GError           **error)
{
  g_auto (MusterOrder) order = { 0 };
  guint fate;

  init_order (self, &order, "remove");
  fate = (guint) muster_fields_find (order.spec->fields, "fate");
  muster_order_set (&order, (guint) muster_fields_find (order.spec->fields, "unit"), unit);
  muster_order_set (&order, fate,
                    muster_choices_find (order.spec->fields[fate].choices, "retreated-off"));

  return give (self, &order, error);
}

static gboolean
call_off (MusterTourPlayer  *self,
          GError           **error)
{
  g_auto (MusterOrder) order = { 0 };

  init_order (self, &order, "end-battle");
  set_field_text (&order, "reason", "Darkness falls.");

  return give (self, &order, error);
}

MusterTourPlayer *
muster_tour_player_new (MusterBattle *battle,
                        guint64       seed)
{
  MusterTourPlayer *self = g_new0 (MusterTourPlayer, 1);

  self->battle = g_object_ref (battle);
  self->table = muster_tour_table_new (muster_battle_get_setup (battle),
                                       muster_battle_get_state (battle));
  self->refused = g_hash_table_new (NULL, NULL);
  muster_solo_memory_init (&self->memory);
  muster_random_init (&self->dice, seed);
  muster_random_init (&self->choices, seed ^ CHOICE_SEED);

  return self;
}

void
muster_tour_player_free (MusterTourPlayer *self)
{
  g_hash_table_unref (self->refused);
  muster_tour_table_free (self->table);
  g_object_unref (self->battle);
  g_free (self);
}

/**
 * muster_tour_player_act:
 *
 * Returns: whether an order was given; if not and without an error, the battle is over
 */
gboolean
muster_tour_player_act (MusterTourPlayer  *self,
                        GError           **error)
{
  const MusterState *state = muster_battle_get_state (self->battle);
  g_auto (MusterOrder) order = { 0 };
  int lost;

  if (state->over)
    return FALSE;

  lost = muster_tour_table_find_lost (self->table, state);
  if (lost >= 0)
    return take_off (self, lost, error);
  if (state->turn > MAX_TURNS || self->n_orders >= MAX_ORDERS || !choose (self, &order))
    return call_off (self, error);

  return give (self, &order, error);
}

gboolean
muster_tour_player_note (MusterTourPlayer  *self,
                         const char        *text,
                         GError           **error)
{
  g_auto (MusterOrder) order = { 0 };

  init_order (self, &order, "note");
  set_field_text (&order, "text", text);

  return give (self, &order, error);
}
