/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-match.h"

#include "core/dice/muster-odds.h"
#include "core/muster-i18n.h"

/* Compares two units. They stand on a line of their own, as far apart as one of the unit's range
 * bands reaches, in the moment in which the one may act; the forecast of the rules then says
 * what would come of it. */

struct _MusterLabMatch
{
  MusterSetup *setup;
  const MusterLabRules *lab;
  MusterState state;
  MusterState posed;
  MusterLabLine line;
};

#define CHARGE_SHARE 2 /* an attack is made from the reach divided by this */

/**
 * muster_lab_match_new:
 * @setup: a setup whose ruleset the lab knows
 */
MusterLabMatch *
muster_lab_match_new (MusterSetup *setup)
{
  MusterLabMatch *self = g_new0 (MusterLabMatch, 1);

  self->setup = muster_setup_ref (setup);
  self->lab = muster_ruleset_get_rules (setup->ruleset)->lab;
  muster_state_init (&self->state);
  muster_state_init (&self->posed);
  muster_ruleset_begin (setup, &self->state);
  return self;
}

void
muster_lab_match_free (MusterLabMatch *self)
{
  muster_state_clear (&self->state);
  muster_state_clear (&self->posed);
  muster_setup_unref (self->setup);
  g_free (self);
}

const MusterSetup *
muster_lab_match_get_setup (MusterLabMatch *self)
{
  return self->setup;
}

const MusterState *
muster_lab_match_get_state (MusterLabMatch *self)
{
  return &self->state;
}

GArray *
muster_lab_match_list_units (MusterLabMatch *self,
                             int             side)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < self->state.n_units; i++)
    if (self->state.units[i].def->side == side && self->lab->fights (self->setup, &self->state, i))
      g_array_append_val (units, i);
  return units;
}

int
muster_lab_match_get_points (MusterLabMatch *self,
                             int             unit)
{
  const MusterUnitDef *def = self->state.units[unit].def;

  return muster_unit_type_get_cost (def->type, def->options, def->n_options);
}

/**
 * muster_lab_match_pose:
 * @state: (inout): an initialised state; becomes the moment in which @unit is given the order
 * @order: (out caller-allocates): clear it after use
 *
 * Returns: %FALSE if the rules allow no such order
 */
gboolean
muster_lab_match_pose (MusterLabMatch       *self,
                       int                   unit,
                       int                   target,
                       const MusterLabMeans *means,
                       MusterState          *state,
                       MusterOrder          *order)
{
  MusterLabLine *line = &self->line;
  int side = self->state.units[target].def->side;
  MusterRefusal why;

  muster_order_init (order, muster_ruleset_get_rules (self->setup->ruleset)->orders, 0, -1);
  muster_state_assign (state, &self->state);
  if (!self->lab->pose (self->setup, state, means->way->act, unit, target))
    return FALSE;

  muster_lab_line_begin (line, self->setup, state, 2 * means->distance + 2);
  line->covers[side] = means->cover;
  line->places[target] = (gint16) (side == 0 ? 0 : line->length);
  line->places[unit] = (gint16) (side == 0 ? means->distance : line->length - means->distance);
  muster_order_clear (order);
  return self->lab->make (line, means->way->act, unit, target, order) &&
         muster_ruleset_judge (self->setup, state, order, &why);
}

gboolean
muster_lab_match_foresee (MusterLabMatch       *self,
                          int                   unit,
                          int                   target,
                          const MusterLabMeans *means,
                          MusterForecast       *forecast)
{
  g_auto (MusterOrder) order = { 0 };

  if (!muster_lab_match_pose (self, unit, target, means, &self->posed, &order))
    return FALSE;
  return self->lab->foresee != NULL
           ? self->lab->foresee (&self->line, &order, forecast)
           : muster_ruleset_forecast (self->setup, &self->posed, &order, forecast);
}

GArray *
muster_lab_match_list_means (MusterLabMatch *self,
                             int             unit,
                             int             target)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (MusterLabMeans));
  int reach = self->lab->get_reach (self->setup, &self->state, unit);

  for (guint i = 0; self->lab->ways[i].id != NULL; i++)
    {
      const MusterLabWay *way = &self->lab->ways[i];

      for (guint band = 0; band == 0 || way->is_shot; band++)
        {
          int distance = way->is_shot ? self->lab->get_range (self->setup, &self->state, unit, band)
                                      : MIN (MAX (reach / CHARGE_SHARE, 1), reach);

          if (distance == 0 && way->is_shot)
            break;
          for (int cover = 0; self->lab->covers[cover].id != NULL; cover++)
            {
              MusterLabMeans means = { way, distance, cover };
              g_auto (MusterOrder) order = { 0 };

              if (muster_lab_match_pose (self, unit, target, &means, &self->posed, &order))
                g_array_append_val (list, means);
            }
        }
    }
  return list;
}

double
muster_lab_match_get_figure (MusterLabMatch       *self,
                             int                   unit,
                             int                   target,
                             const MusterForecast *forecast,
                             MusterLabFigure       figure)
{
  int points = muster_lab_match_get_points (self, unit);
  double sum = 0.0;

  if (figure == MUSTER_LAB_DRIVEN_OFF)
    {
      for (guint i = 0; i < forecast->n_chances; i++)
        if (forecast->chances[i].unit == target &&
            g_strv_contains (self->lab->driven_off, forecast->chances[i].id))
          sum += forecast->chances[i].chance;
      return MIN (sum, 1.0) * forecast->chance;
    }

  for (guint i = 0; i < forecast->n_spreads; i++)
    if (forecast->spreads[i].unit == target && g_str_equal (forecast->spreads[i].id, "casualties"))
      sum += muster_odds_expect (forecast->spreads[i].odds, forecast->spreads[i].highest);
  sum *= forecast->chance;
  if (figure == MUSTER_LAB_LOSSES)
    return sum;
  return points > 0 ? sum / points : 0.0;
}

gboolean
muster_lab_match_find_best (MusterLabMatch  *self,
                            int              unit,
                            int              target,
                            MusterLabFigure  figure,
                            MusterLabMeans  *means,
                            double          *value)
{
  g_autoptr (GArray) list = muster_lab_match_list_means (self, unit, target);
  gboolean found = FALSE;

  *value = 0.0;
  for (guint i = 0; i < list->len; i++)
    {
      const MusterLabMeans *each = &g_array_index (list, MusterLabMeans, i);
      MusterForecast forecast;
      double here;

      if (each->cover > 0 || !muster_lab_match_foresee (self, unit, target, each, &forecast))
        continue;
      here = muster_lab_match_get_figure (self, unit, target, &forecast, figure);
      if (found && here <= *value)
        continue;
      found = TRUE;
      *value = here;
      *means = *each;
    }
  return found;
}

char *
muster_lab_match_dup_means (MusterLabMatch       *self,
                            const MusterLabMeans *means)
{
  const char *cover = self->lab->covers[means->cover].label;
  g_autofree char *distance = muster_ruleset_dup_distance (self->setup->ruleset, means->distance);

  if (!means->way->is_shot)
    /* Translators: a way to attack, and what the other stands in: “Attack (in hard cover)”. */
    return means->cover == 0 ? g_strdup (_(means->way->label))
                             : g_strdup_printf (_("%s (%s)"), _(means->way->label), _(cover));
  /* Translators: a way to shoot, how far, and what the other stands in: “Fire at 12" (in soft cover)”. */
  return means->cover == 0 ? g_strdup_printf (_("%s at %s"), _(means->way->label), distance)
                           : g_strdup_printf (_("%s at %s (%s)"), _(means->way->label), distance,
                                              _(cover));
}
