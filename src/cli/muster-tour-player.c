/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-tour-player.h"

#include <string.h>

#include "core/battle/muster-random-player.h"

/* A battle that nobody has won by then is called off. */
#define MAX_TURNS 12
#define MAX_ORDERS 3000

/* Choices and dice come from generators of their own, so that another habit leaves the dice alone. */
#define CHOICE_SEED G_GUINT64_CONSTANT (0x6d757374657221)

typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  const MusterTourTable *table;
  int unit;
  int nearest;
  int distance; /* to it */
} View;

struct _MusterTourPlayer
{
  MusterBattle *battle;
  MusterTourTable *table;
  MusterRandom choices;
  MusterRandom dice;
  GHashTable *refused; /* of the present state: unit and verb in a number */
  guint n_orders;
};

static gboolean
is_always (const View *view)
{
  return TRUE;
}

static gboolean
is_in_reach (const View *view)
{
  return view->nearest >= 0 &&
         view->distance <= muster_tour_table_get_reach (view->table, view->state, view->unit);
}

static gboolean
is_in_near_range (const View *view)
{
  return view->nearest >= 0 &&
         view->distance <= muster_tour_table_get_near_range (view->table, view->state, view->unit);
}

static gboolean
is_in_far_range (const View *view)
{
  return view->nearest >= 0 &&
         view->distance <= muster_tour_table_get_far_range (view->table, view->state, view->unit);
}

/* Who shoots much further than he walks is content to stand and shoot. */
static gboolean
is_shooter (const View *view)
{
  int reach = muster_tour_table_get_reach (view->table, view->state, view->unit);

  return muster_tour_table_get_far_range (view->table, view->state, view->unit) >= 2 * reach;
}

static gboolean
is_commander (const View *view)
{
  return g_str_equal (view->state->units[view->unit].def->type->arm, "commander");
}

/* There is somebody to go to, and nobody to deal with here. A general goes with his men. */
static gboolean
is_too_far (const View *view)
{
  if (view->nearest < 0 || view->distance <= 1 || is_in_reach (view) || is_commander (view))
    return FALSE;

  return is_shooter (view) ? !is_in_far_range (view) : !is_in_near_range (view);
}

static gboolean
is_beside (const View *view)
{
  return view->nearest >= 0 && view->distance <= 1;
}

/* About to be reached by somebody. */
static gboolean
is_threatened (const View *view)
{
  return view->nearest >= 0 && !is_in_reach (view) &&
         view->distance <= 2 * muster_tour_table_get_reach (view->table, view->state, view->nearest);
}

static gboolean
is_on_its_own (const View *view)
{
  return view->state->units[view->unit].with < 0 && is_commander (view);
}

static gboolean
have_all_acted (const View *view)
{
  const MusterState *state = view->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].fate == MUSTER_FATE_IN_PLAY && !state->units[i].acted &&
          state->units[i].def->side == state->active_side)
        return FALSE;
    }

  return TRUE;
}

/**
 * Habit:
 * @weight: how likely beside the others; what is not listed is never done
 * @skill: (nullable): the stat that says what the order needs; a number to roll, so less is better
 */
typedef struct
{
  const char *order;
  guint weight;
  gboolean (*when) (const View *view);
  const char *skill;
} Habit;

static const Habit KINGS_HABITS[] = {
  { "begin", 90000, is_always },
  { "witness", 80000, is_always },
  { "rally", 60000, is_always },
  { "follow-up", 50000, is_in_reach },
  { "volley-fire", 900, is_in_near_range, "firing" },
  { "fire", 600, is_in_far_range, "firing" },
  { "attack", 250, is_in_reach, "fighting" },
  { "form-close-order", 300, is_threatened },
  { "move", 1500, is_too_far },
  { "at-the-double", 500, is_too_far },
  { "go-to-ground", 40, is_threatened },
  { "stand-to", 8, is_always },
  { "end-turn", 1, have_all_acted },
  { NULL },
};

static const Habit HEXCARD_HABITS[] = {
  { "attach", 60000, is_on_its_own },
  { "deal", 1000, is_always },
  { "fire", 3000, is_in_far_range },
  { "assault", 1500, is_beside },
  { "move", 2000, is_too_far },
  { "done", 1, is_always },
  { "end-turn", 1000, is_always },
  { NULL },
};

static const Habit *
find_habit (const MusterSetup *setup,
            const char        *order)
{
  gboolean hexcard = g_str_equal (muster_ruleset_get_id (setup->ruleset), "hexcard");

  for (const Habit *habit = hexcard ? HEXCARD_HABITS : KINGS_HABITS; habit->order != NULL; habit++)
    {
      if (g_str_equal (habit->order, order))
        return habit;
    }

  return NULL;
}

static View
look_around (MusterTourPlayer  *self,
             const MusterSetup *setup,
             const MusterState *state,
             int                unit)
{
  View view = { .setup = setup, .state = state, .table = self->table, .unit = unit, .nearest = -1 };

  if (unit >= 0)
    view.nearest = muster_tour_table_find_nearest (self->table, state, unit);
  if (view.nearest >= 0)
    view.distance = muster_tour_table_get_distance (self->table, unit, view.nearest);

  return view;
}

static gpointer
get_refusal_key (const MusterOrder *order)
{
  return GUINT_TO_POINTER (((guint) order->verb << 16) | (guint16) order->unit);
}

/* Who is better at something does it more often: a number to roll of 4 is nine times one of 6. */
static guint
weigh_skill (const View  *view,
             const Habit *habit)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (view->setup->ruleset);
  int stat, value;

  if (habit->skill == NULL)
    return 1;

  stat = muster_catalog_find_stat (catalog, habit->skill);
  value = stat < 0 ? 6 : view->state->units[view->unit].def->profile.stats[stat];
  value = CLAMP (value, 2, 6);

  return (guint) ((7 - value) * (7 - value));
}

static guint
weigh_cb (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          gpointer           data)
{
  MusterTourPlayer *self = data;
  const Habit *habit = find_habit (setup, order->spec->id);
  View view;

  if (habit == NULL || g_hash_table_contains (self->refused, get_refusal_key (order)))
    return 0;

  view = look_around (self, setup, state, order->unit);

  return habit->when (&view) ? habit->weight * weigh_skill (&view, habit) : 0;
}

static void
set_choice (MusterOrder *order,
            guint        field,
            int          choice)
{
  guint n = muster_choices_count (order->spec->fields[field].choices);

  muster_order_set (order, field, MIN (choice, (int) n - 1));
}

/* What the table answers when the order asks. */
static void
answer (MusterTourPlayer *self,
        const View       *view,
        MusterOrder      *order,
        guint             index)
{
  const MusterField *field = &order->spec->fields[index];
  gboolean required = (field->flags & MUSTER_FIELD_REQUIRED) != 0;

  if (g_str_equal (field->id, "target") && view->nearest >= 0 &&
      (required || g_str_equal (order->spec->id, "fire")))
    muster_order_set (order, index, view->nearest);
  else if (g_str_equal (field->id, "range") && field->kind == MUSTER_FIELD_NUMBER)
    muster_order_set (order, index, view->distance);
  else if (g_str_equal (field->id, "range"))
    set_choice (order, index, is_in_near_range (view) ? 0 : 1);
  else if (g_str_equal (field->id, "cover") && view->nearest >= 0)
    set_choice (order, index, muster_tour_table_get_cover (self->table, view->nearest));
  else if (g_str_equal (field->id, "to"))
    muster_order_set (order, index, (int) muster_random_below (&self->choices, view->state->n_units));
}

/* Tries how far the unit may go at most, and stops before it runs into the enemy. */
static gboolean
set_hexes (const View  *view,
           MusterOrder *order,
           guint        field)
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
fill_in (MusterTourPlayer *self,
         const View       *view,
         MusterOrder      *order)
{
  const MusterField *fields = order->spec->fields;
  MusterRefusal why;
  int hexes;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    answer (self, view, order, i);

  hexes = fields != NULL ? muster_fields_find (fields, "hexes") : -1;
  if (hexes >= 0)
    return set_hexes (view, order, (guint) hexes);

  return muster_ruleset_judge (view->setup, view->state, order, &why);
}

/* The random player says who does what; how is seen on the table. */
static gboolean
choose (MusterTourPlayer *self,
        MusterOrder      *order)
{
  MusterRandomPlayer chance = { &self->choices, weigh_cb, self };
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  g_hash_table_remove_all (self->refused);
  for (;;)
    {
      g_auto (MusterOrder) chosen = { 0 };
      View view;

      if (!muster_random_player_choose (&chance, setup, state, &chosen))
        return FALSE;

      view = look_around (self, setup, state, chosen.unit);
      muster_order_init (order, rules->orders, chosen.verb, chosen.unit);
      if (fill_in (self, &view, order))
        return TRUE;
      g_hash_table_add (self->refused, get_refusal_key (order));
      muster_order_clear (order);
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
