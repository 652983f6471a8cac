/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/tour/muster-tour-habits.h"

/* What the players of the tour do, and when: enough for a battle that reads well, not to win it. */

void
muster_tour_habits_view_init (MusterTourView        *view,
                              const MusterSetup     *setup,
                              const MusterState     *state,
                              const MusterTourTable *table,
                              int                    unit)
{
  *view = (MusterTourView) { setup, state, table, unit, .nearest = -1 };
  if (unit >= 0)
    view->nearest = muster_tour_table_find_nearest (table, state, unit);
  if (view->nearest >= 0)
    view->distance = muster_tour_table_get_distance (table, unit, view->nearest);
}

static gboolean
is_always (const MusterTourView *view)
{
  return TRUE;
}

static gboolean
is_in_reach (const MusterTourView *view)
{
  return view->nearest >= 0 &&
         view->distance <= muster_tour_table_get_reach (view->table, view->state, view->unit);
}

gboolean
muster_tour_habits_view_is_in_near_range (const MusterTourView *view)
{
  return view->nearest >= 0 &&
         view->distance <= muster_tour_table_get_near_range (view->table, view->state, view->unit);
}

static gboolean
is_in_far_range (const MusterTourView *view)
{
  return view->nearest >= 0 &&
         view->distance <= muster_tour_table_get_far_range (view->table, view->state, view->unit);
}

/* Who shoots much further than he walks is content to stand and shoot. */
static gboolean
is_shooter (const MusterTourView *view)
{
  int reach = muster_tour_table_get_reach (view->table, view->state, view->unit);

  return muster_tour_table_get_far_range (view->table, view->state, view->unit) >= 2 * reach;
}

static gboolean
is_commander (const MusterTourView *view)
{
  return g_str_equal (view->state->units[view->unit].def->type->arm, "commander");
}

/* There is somebody to go to, and nobody to deal with here. A general goes with his men. */
static gboolean
is_too_far (const MusterTourView *view)
{
  if (view->nearest < 0 || view->distance <= 1 || is_in_reach (view) || is_commander (view))
    return FALSE;

  return is_shooter (view) ? !is_in_far_range (view) : !muster_tour_habits_view_is_in_near_range (view);
}

static gboolean
is_beside (const MusterTourView *view)
{
  return view->nearest >= 0 && view->distance <= 1;
}

/* About to be reached by somebody. */
static gboolean
is_threatened (const MusterTourView *view)
{
  return view->nearest >= 0 && !is_in_reach (view) &&
         view->distance <= 2 * muster_tour_table_get_reach (view->table, view->state, view->nearest);
}

static gboolean
is_on_its_own (const MusterTourView *view)
{
  return view->state->units[view->unit].with < 0 && is_commander (view);
}

static gboolean
have_all_acted (const MusterTourView *view)
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
  gboolean (*when) (const MusterTourView *view);
  const char *skill;
} Habit;

/* Where sides take turns and their units test to act. */
static const Habit TURN_HABITS[] = {
  { "begin", 90000, is_always },
  { "witness", 80000, is_always },
  { "rally", 60000, is_always },
  { "follow-up", 50000, is_in_reach },
  { "volley-fire", 900, muster_tour_habits_view_is_in_near_range, "firing" },
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

/* Where cards say who acts when. */
static const Habit CARD_HABITS[] = {
  { "attach", 60000, is_on_its_own },
  { "deal", 1000, is_always },
  { "fire", 3000, is_in_far_range },
  { "assault", 1500, is_beside },
  { "move", 2000, is_too_far },
  { "done", 1, is_always },
  { "end-turn", 1000, is_always },
  { NULL },
};

/* Where orders are simply obeyed, and the rules say themselves what must be done first. */
static const Habit FREE_HABITS[] = {
  { "reaction", 90000, is_always },
  { "retest", 60000, is_always },
  { "clear-jam", 60000, is_always },
  { "charge", 3000, is_in_reach },
  { "dismount", 2500, is_in_far_range },
  { "fire", 2000, is_in_far_range },
  { "move", 1500, is_too_far },
  { "end-turn", 1, is_always },
  { NULL },
};

/* Where each card that is drawn lets somebody act. */
static const Habit DRAW_HABITS[] = {
  { "start-turn", 60000, is_always },
  { "penalise", 60000, is_always },
  { "reform", 4000, is_always },
  { "charge", 3000, is_in_reach },
  { "fire", 2000, is_in_far_range },
  { "move", 200, is_always },
  { "draw", 1, is_always },
  { "end-turn", 1, is_always },
  { NULL },
};

static const Habit *
list_habits (const MusterSetup *setup)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);

  if (rules->solo != NULL)
    return rules->get_draw_deck != NULL ? DRAW_HABITS : FREE_HABITS;
  return rules->list_turns != NULL ? CARD_HABITS : TURN_HABITS;
}

static const Habit *
find_habit (const MusterSetup *setup,
            const char        *order)
{
  for (const Habit *habit = list_habits (setup); habit->order != NULL; habit++)
    {
      if (g_str_equal (habit->order, order))
        return habit;
    }

  return NULL;
}

/* Who is better at something does it more often: a number to roll of 4 is nine times one of 6. */
static guint
weigh_skill (const MusterTourView *view,
             const Habit          *habit)
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

guint
muster_tour_habits_weigh (const MusterTourView *view,
                          const char           *order)
{
  const Habit *habit = find_habit (view->setup, order);

  return habit != NULL && habit->when (view) ? habit->weight * weigh_skill (view, habit) : 0;
}
