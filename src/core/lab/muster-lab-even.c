/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-even.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"

/* Finds out what would make a battle even: the weaker side gets copies of its own units until
 * the shares of battles that the two sides win meet. */

#define MOST_MORE 32 /* copies; a side that would need more is given up */

static int
get_cost (const MusterUnitDef *def,
          gboolean             in_models)
{
  return in_models ? def->models : muster_unit_type_get_cost (def->type, def->options, def->n_options);
}

static gboolean
has_points (const MusterSetup *setup)
{
  for (guint i = 0; i < setup->units->len; i++)
    if (get_cost (g_ptr_array_index (setup->units, i), FALSE) > 0)
      return TRUE;
  return FALSE;
}

/* Finds the unit that is copied next: the cheapest first, then the next dearer, and round again.
 * Units that do not fight are not copied. Adds the cost of the unit to @cost and returns its
 * place within its side, or -1 if the side has no unit that fights. */
static int
find_model (const MusterSetup *setup,
            const MusterState *state,
            int                side,
            guint              nth,
            gboolean           in_models,
            int               *cost)
{
  const MusterLabRules *lab = muster_ruleset_get_rules (setup->ruleset)->lab;
  int places[MUSTER_MAX_UNITS], costs[MUSTER_MAX_UNITS];
  guint n = 0;
  int place = 0;

  for (guint i = 0; i < setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (setup->units, i);
      int each = get_cost (def, in_models);
      guint at = n;

      if (def->side != side)
        continue;
      if (lab->fights (setup, state, (int) i))
        {
          for (; at > 0 && costs[at - 1] > each; at--)
            {
              costs[at] = costs[at - 1];
              places[at] = places[at - 1];
            }
          costs[at] = each;
          places[at] = place;
          n++;
        }
      place++;
    }
  if (n == 0)
    return -1;
  *cost += costs[nth % n];
  return places[nth % n];
}

MusterSetup *
muster_lab_even_vary_setup (MusterLibrary  *library,
                            MusterSetup    *setup,
                            gboolean        swap,
                            int             side,
                            guint           n_more,
                            int            *cost,
                            GError        **error)
{
  g_autofree char *text = muster_battle_file_write_setup (setup);
  g_autoptr (JsonNode) root = json_from_string (text, error);
  g_autofree char *changed = NULL;
  g_auto (MusterState) state = { 0 };
  gboolean in_models = !has_points (setup);
  JsonArray *sides;

  *cost = 0;
  if (root == NULL)
    return NULL;

  muster_state_init (&state);
  muster_ruleset_begin (setup, &state);
  sides = json_object_get_array_member (json_node_get_object (root), "sides");
  for (guint i = 0; swap && i < 2; i++)
    {
      int role = setup->sides[i].role >= 0 ? setup->sides[i].role : (int) i;

      json_object_set_string_member (json_array_get_object_element (sides, i), "role",
                                     role == 0 ? "defender" : "attacker");
    }
  for (guint i = 0; i < n_more; i++)
    {
      JsonArray *units =
        json_object_get_array_member (json_array_get_object_element (sides, (guint) side), "units");
      int model = find_model (setup, &state, side, i, in_models, cost);
      g_autofree char *id = g_strdup_printf ("more-%d-%u", side, i + 1);
      g_autoptr (JsonNode) copy = NULL;
      g_autofree char *unit = NULL;

      if (model < 0)
        break;
      unit = json_to_string (json_array_get_element (units, (guint) model), FALSE);
      copy = json_from_string (unit, NULL);
      json_object_set_string_member (json_node_get_object (copy), "id", id);
      json_object_remove_member (json_node_get_object (copy), "name");
      json_array_add_element (units, g_steal_pointer (&copy));
    }
  changed = json_to_string (root, FALSE);
  return muster_battle_file_read_setup (library, changed, strlen (changed), "lab", error);
}

/* Fights a run in which @side has @n_more copies. @sign: (out): -1 if the side is still behind,
 * 1 if it is ahead, 0 if the intervals of the two shares overlap. @ahead: (out): whether its
 * share is at least as large as that of the other side. */
static gboolean
try (MusterLibrary       *library,
     MusterSetup         *setup,
     const MusterLabRun  *run,
     int                  side,
     guint                n_more,
     int                 *cost,
     int                 *sign,
     gboolean            *ahead,
     GCancellable        *cancellable,
     GError             **error)
{
  g_autoptr (MusterSetup) varied = muster_lab_even_vary_setup (library, setup, FALSE, side, n_more, cost,
                                                               error);
  MusterLabRun here = *run;
  g_auto (MusterLabTally) tally = { 0 };
  double share[2], low[2], high[2];

  if (varied == NULL)
    return FALSE;
  here.setup = varied;
  if (!muster_lab_run_fight (&here, &tally, cancellable, error))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    muster_lab_run_get_share (tally.won[i], tally.n, &share[i], &low[i], &high[i]);
  *sign = high[side] < low[1 - side] ? -1 : low[side] > high[1 - side] ? 1 : 0;
  *ahead = share[side] >= share[1 - side];
  return TRUE;
}

gboolean
muster_lab_even_find (MusterLibrary       *library,
                      MusterSetup         *setup,
                      const MusterLabRun  *run,
                      MusterLabEven       *even,
                      GCancellable        *cancellable,
                      GError             **error)
{
  int costs[MOST_MORE + 1] = { 0 };
  int signs[MOST_MORE + 1];
  gboolean aheads[MOST_MORE + 1];
  guint low = 0, high = MOST_MORE;

  *even = (MusterLabEven) { .side = -1, .in_models = !has_points (setup) };
  for (guint i = 0; i <= MOST_MORE; i++)
    signs[i] = G_MAXINT;
  if (!try (library, setup, run, 0, 0, &costs[0], &signs[0], &aheads[0], cancellable, error))
    return FALSE;
  even->found = signs[0] == 0;
  if (even->found)
    return TRUE;

  /* Bisection finds the smallest number of copies with which the side is ahead. */
  even->side = signs[0] < 0 ? 0 : 1;
  signs[0] = -1;
  aheads[0] = FALSE;
  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (!try (library, setup, run, even->side, middle, &costs[middle], &signs[middle], &aheads[middle],
                cancellable, error))
        return FALSE;
      if (aheads[middle])
        high = middle;
      else
        low = middle;
    }
  if (signs[high] == G_MAXINT)
    return TRUE;

  /* The range goes from the largest number that was tried with which the side is certainly
   * behind to the smallest with which it is certainly ahead. */
  even->found = TRUE;
  even->more = costs[high];
  even->low = 0;
  even->high = costs[high];
  for (guint i = 0; i <= MOST_MORE; i++)
    if (signs[i] == -1)
      even->low = costs[i];
  for (guint i = MOST_MORE; i > 0; i--)
    if (signs[i] == 1)
      even->high = costs[i];
  even->high = MAX (even->high, even->more);
  return TRUE;
}
