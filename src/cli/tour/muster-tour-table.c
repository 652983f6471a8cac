/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/tour/muster-tour-table.h"

#include <string.h>

/* Places are counted from the line where the first side begins, towards the second. */

/* @dice: (nullable): thrown for the move of who has no speed
 * @loose: (nullable): the speed of those who have no other
 * @own_range: (nullable): a stat of the units themselves, where they have no weapons */
typedef struct
{
  const char *speed;
  const char *dice;
  const char *near_range;
  const char *far_range;
  const char *loose;
  const char *own_range;
  int gap;   /* between the two sides at the start */
  int depth; /* behind each side */
  int lane;  /* from one unit of a side to the next */
} Ground;

static const Ground GROUNDS[] = {
  { "speed", NULL, "short", "long", .gap = 28, .depth = 10, .lane = 7 },
  { "move", "move-dice", "short", "long", .gap = 36, .depth = 12, .lane = 6 },
  { "line", NULL, NULL, NULL, "loose", "range", .gap = 30, .depth = 12, .lane = 6 },
  { "move", NULL, "range", "range", .gap = 7, .depth = 3, .lane = 1 },
};

typedef struct
{
  int place;
  int lane;
  int side;
} Spot;

struct _MusterTourTable
{
  const Ground *ground;
  int speed;
  int dice;
  int near_range;
  int far_range;
  int loose;
  int own_range;
  const char *staff_kind;
  gboolean can_be_lost;
  GArray *spots; /* Spot */
};

/* What grows and lies about, from lane to lane and from place to place. */
static const guint8 COVER[4][6] = {
  { 0, 0, 1, 0, 0, 1 },
  { 1, 0, 0, 2, 0, 0 },
  { 0, 1, 0, 0, 0, 2 },
  { 0, 0, 0, 1, 1, 0 },
};

/* The ground is as large as what the catalog measures it in. */
static const Ground *
find_ground (const MusterSetup *setup)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);

  for (guint i = 0; i < G_N_ELEMENTS (GROUNDS); i++)
    {
      if (muster_catalog_find_stat (catalog, GROUNDS[i].speed) >= 0 &&
          (GROUNDS[i].near_range == NULL ||
           muster_catalog_find_weapon_stat (catalog, GROUNDS[i].near_range) >= 0))
        return &GROUNDS[i];
    }

  return &GROUNDS[0];
}

static Spot *
get_spot (const MusterTourTable *self,
          int                    unit)
{
  return &g_array_index (self->spots, Spot, unit);
}

static int
get_forward (const Spot *spot)
{
  return spot->side == 0 ? 1 : -1;
}

static int
find_stat (MusterCatalog *catalog,
           const char    *id)
{
  return id != NULL ? muster_catalog_find_stat (catalog, id) : -1;
}

MusterTourTable *
muster_tour_table_new (const MusterSetup *setup,
                       const MusterState *state)
{
  MusterTourTable *self = g_new0 (MusterTourTable, 1);
  MusterCatalog *catalog = muster_ruleset_get_catalog (setup->ruleset);
  int n_on_side[MUSTER_MAX_SIDES] = { 0 };

  self->ground = find_ground (setup);
  self->speed = muster_catalog_find_stat (catalog, self->ground->speed);
  self->dice = find_stat (catalog, self->ground->dice);
  self->loose = find_stat (catalog, self->ground->loose);
  self->own_range = find_stat (catalog, self->ground->own_range);
  if (self->own_range < 0)
    {
      self->near_range = muster_catalog_find_weapon_stat (catalog, self->ground->near_range);
      self->far_range = muster_catalog_find_weapon_stat (catalog, self->ground->far_range);
    }
  self->staff_kind = muster_ruleset_get_rules (setup->ruleset)->staff_kind;
  /* Who plays by rules of his own never takes units off. */
  self->can_be_lost = muster_ruleset_get_rules (setup->ruleset)->solo == NULL;
  self->spots = g_array_new (FALSE, TRUE, sizeof (Spot));

  for (guint i = 0; i < state->n_units; i++)
    {
      int side = state->units[i].def->side;
      Spot spot = {
        .place = side == 0 ? 0 : self->ground->gap,
        .lane = n_on_side[side]++,
        .side = side,
      };

      g_array_append_val (self->spots, spot);
    }

  return self;
}

void
muster_tour_table_free (MusterTourTable *self)
{
  g_array_unref (self->spots);
  g_free (self);
}

int
muster_tour_table_get_distance (const MusterTourTable *self,
                                int                    unit,
                                int                    other)
{
  const Spot *a = get_spot (self, unit);
  const Spot *b = get_spot (self, other);
  int along = ABS (a->place - b->place);
  int across = ABS (a->lane - b->lane) * self->ground->lane;

  return MAX (1, MAX (along, across));
}

int
muster_tour_table_find_nearest (const MusterTourTable *self,
                                const MusterState     *state,
                                int                    unit)
{
  int nearest = -1;
  int least = G_MAXINT;

  for (int i = 0; i < state->n_units && i < (int) self->spots->len; i++)
    {
      int distance = muster_tour_table_get_distance (self, unit, i);

      /* Nobody shoots at a general who rides with his men, or whom the rules do not let be shot at. */
      if (state->units[i].fate != MUSTER_FATE_IN_PLAY || state->units[i].with >= 0 ||
          g_strcmp0 (state->units[i].def->type->kind, self->staff_kind) == 0 ||
          get_spot (self, i)->side == get_spot (self, unit)->side || distance >= least)
        continue;
      nearest = i;
      least = distance;
    }

  return nearest;
}

int
muster_tour_table_get_cover (const MusterTourTable *self,
                             int                    unit)
{
  const Spot *spot = get_spot (self, unit);
  guint row = (guint) spot->lane % G_N_ELEMENTS (COVER);
  guint column = (guint) ABS (spot->place) * G_N_ELEMENTS (COVER[0]) / (guint) (self->ground->gap + 1);

  return COVER[row][MIN (column, G_N_ELEMENTS (COVER[0]) - 1)];
}

int
muster_tour_table_get_reach (const MusterTourTable *self,
                             const MusterState     *state,
                             int                    unit)
{
  const gint16 *stats = state->units[unit].def->profile.stats;
  int dice = self->dice >= 0 ? stats[self->dice] : MUSTER_STAT_NONE;

  if (stats[self->speed] != MUSTER_STAT_NONE)
    return stats[self->speed];
  if (self->loose >= 0)
    return stats[self->loose] != MUSTER_STAT_NONE ? stats[self->loose] : 0;
  /* As far as they go more often than not. */
  return dice != MUSTER_STAT_NONE ? 3 * dice : 0;
}

static int
get_range (const MusterTourTable *self,
           const MusterState     *state,
           int                    unit,
           int                    stat)
{
  const MusterProfile *profile = &state->units[unit].def->profile;
  const MusterWeapon *weapon = profile->weapon;

  if (self->own_range >= 0)
    return profile->stats[self->own_range] == MUSTER_STAT_NONE ? 0 : profile->stats[self->own_range];
  return weapon == NULL || weapon->stats[stat] == MUSTER_STAT_NONE ? 0 : weapon->stats[stat];
}

int
muster_tour_table_get_near_range (const MusterTourTable *self,
                                  const MusterState     *state,
                                  int                    unit)
{
  return get_range (self, state, unit, self->near_range);
}

int
muster_tour_table_get_far_range (const MusterTourTable *self,
                                 const MusterState     *state,
                                 int                    unit)
{
  int far_range = get_range (self, state, unit, self->far_range);

  return MAX (far_range, muster_tour_table_get_near_range (self, state, unit));
}

/* As far as the order allows, but not past the enemy. */
static void
advance (MusterTourTable   *self,
         const MusterState *state,
         int                unit,
         int                inches)
{
  int nearest = muster_tour_table_find_nearest (self, state, unit);
  Spot *spot = get_spot (self, unit);
  int room = nearest < 0 ? 0 : ABS (get_spot (self, nearest)->place - spot->place) - 1;

  spot->place += get_forward (spot) * CLAMP (inches, 0, MAX (room, 0));
}

static void
fall_back (MusterTourTable *self,
           int              unit,
           int              inches)
{
  Spot *spot = get_spot (self, unit);

  spot->place -= get_forward (spot) * inches;
  if (!self->can_be_lost)
    spot->place = CLAMP (spot->place, -self->ground->depth, self->ground->gap + self->ground->depth);
}

static void
close_with (MusterTourTable *self,
            int              unit,
            int              target)
{
  Spot *spot = get_spot (self, unit);
  const Spot *enemy = get_spot (self, target);

  spot->place = enemy->place - get_forward (spot);
  spot->lane = enemy->lane;
}

static int
find_number (const MusterOrder *order,
             const char        *id)
{
  int field = muster_fields_find (order->spec->fields, id);

  return field >= 0 && muster_order_has (order, (guint) field) ? muster_order_get (order, (guint) field)
                                                               : -1;
}

static const char *
find_word (const MusterOutcome *outcome,
           const char          *member)
{
  for (guint i = 0; i < outcome->facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

      if (fact->word != NULL && g_str_equal (fact->member, member))
        return fact->word;
    }

  return "";
}

static gboolean
is_retreat (const MusterOrder *order)
{
  int field = muster_fields_find (order->spec->fields, "mode");

  return field >= 0 &&
         muster_order_get (order, (guint) field) ==
           muster_choices_find (order->spec->fields[field].choices, "retreat");
}

void
muster_tour_table_follow (MusterTourTable     *self,
                          const MusterOrder   *order,
                          const MusterOutcome *outcome)
{
  const char *id = order->spec->id;
  int target = find_number (order, "target");
  int hexes = find_number (order, "hexes");
  const MusterState *state;
  const char *result;

  if (outcome->passed && order->unit >= 0)
    {
      if (g_str_equal (id, "attack") || g_str_equal (id, "follow-up") || g_str_equal (id, "assault") ||
          g_str_equal (id, "charge"))
        close_with (self, order->unit, target);
      else if (is_retreat (order))
        fall_back (self, order->unit, muster_outcome_get_fact (outcome, "move", 0));
      else if (hexes > 0)
        advance (self, &outcome->state, order->unit, hexes);
      else
        advance (self, &outcome->state, order->unit,
                 MAX (muster_outcome_get_fact (outcome, "move", -1),
                      muster_outcome_get_fact (outcome, "allowance", -1)));
    }
  else if (g_str_equal (id, "charge"))
    advance (self, &outcome->state, order->unit, muster_outcome_get_fact (outcome, "move", 0));

  result = find_word (outcome, "result");
  for (guint i = 0; i < outcome->facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

      if (fact->unit >= 0 && g_str_equal (fact->member, "retreat"))
        fall_back (self, fact->unit, fact->number);
    }
  if (target >= 0 && g_str_equal (result, "defender-retreats"))
    fall_back (self, target, 1);
  else if (g_str_equal (result, "attacker-retreats"))
    fall_back (self, order->unit, 1);

  /* Those who stand with a unit go where it goes. */
  state = &outcome->state;
  for (int i = 0; i < state->n_units && i < (int) self->spots->len; i++)
    {
      if (state->units[i].with >= 0)
        *get_spot (self, i) = *get_spot (self, state->units[i].with);
    }
}

int
muster_tour_table_find_lost (const MusterTourTable *self,
                             const MusterState     *state)
{
  for (int i = 0; i < state->n_units && i < (int) self->spots->len; i++)
    {
      const Spot *spot = get_spot (self, i);

      if (state->units[i].fate == MUSTER_FATE_IN_PLAY && state->units[i].with < 0 &&
          (spot->place < -self->ground->depth ||
           spot->place > self->ground->gap + self->ground->depth))
        return i;
    }

  return -1;
}
