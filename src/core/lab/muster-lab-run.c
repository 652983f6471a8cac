/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-run.h"

#include <math.h>

/* Fights many battles, shared out among workers. Each battle has a seed of its own and all
 * counts are whole numbers, so that a run gives the same numbers on any number of processors. */

#define Z 1.959963984540054 /* standard deviations to either side of an interval of 95 per cent */

typedef struct
{
  MusterLabRun *run;
  GCancellable *cancellable;
  guint first;
  guint step;
  MusterLabTally tally;
  int costs[MUSTER_MAX_UNITS]; /* cost of a model of each unit, in thousandths of a point */
} Worker;

static void
add (MusterLabSum *sum,
     gint64        number)
{
  sum->sum += number;
  sum->squares += number * number;
}

/* Credits the unit that acts with what the enemy loses by its order. */
static void
watch_cb (const MusterState   *before,
          const MusterOrder   *order,
          const MusterTape    *tape,
          const MusterOutcome *outcome,
          gpointer             data)
{
  Worker *self = data;
  const MusterState *after = &outcome->state;

  if (order->unit < 0)
    return;
  for (int i = 0; i < before->n_units; i++)
    {
      int lost = before->units[i].strength - after->units[i].strength;

      if (lost <= 0 || before->units[i].def->side == before->units[order->unit].def->side)
        continue;
      self->tally.units[order->unit].felled += (guint) lost;
      self->tally.units[order->unit].worth += (guint) (lost * self->costs[i]);
    }
}

static gpointer
work (gpointer data)
{
  Worker *self = data;
  MusterLabRun *run = self->run;
  g_autoptr (MusterLabBattle) battle =
    muster_lab_battle_new (run->setup, &run->ground, run->policies[0], run->policies[1]);

  for (guint i = 0; i < run->setup->units->len; i++)
    {
      const MusterUnitDef *def = g_ptr_array_index (run->setup->units, i);
      int cost = muster_unit_type_get_cost (def->type, def->options, def->n_options);

      self->costs[i] = cost * 1000 / MAX (def->models, 1);
    }
  muster_lab_battle_set_watch (battle, watch_cb, self);
  for (guint i = self->first; i < run->n_battles && !g_cancellable_is_cancelled (self->cancellable);
       i += self->step)
    {
      const MusterState *end = muster_lab_battle_fight (battle, muster_lab_run_get_seed (run, i));
      const MusterSetup *setup = self->run->setup;
      MusterLabTally *tally = &self->tally;
      int losses[2] = { 0, 0 };

      tally->n++;
      tally->cut += muster_lab_battle_was_cut (battle);
      tally->n_orders += muster_lab_battle_get_n_orders (battle);
      if (end->winner == 0 || end->winner == 1)
        tally->won[end->winner]++;
      else
        tally->drawn++;
      add (&tally->turns, end->turn);
      for (guint k = 0; k < tally->n_units; k++)
        {
          const MusterUnitState *unit = &end->units[k];

          losses[unit->def->side & 1] += unit->start - unit->strength;
          tally->units[k].fates[MIN (unit->fate, 15)]++;
        }
      for (int side = 0; side < 2; side++)
        {
          add (&tally->losses[side], losses[side]);
          add (&tally->points[side], muster_ruleset_get_score (setup, end, side));
        }

      g_atomic_int_inc (&run->n_done);
    }
  return NULL;
}

static void
merge_sum (MusterLabSum       *sum,
           const MusterLabSum *other)
{
  sum->sum += other->sum;
  sum->squares += other->squares;
}

guint64
muster_lab_run_get_seed (const MusterLabRun *run,
                         guint               nth)
{
  return run->seed + nth * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
}

gboolean
muster_lab_run_fight (MusterLabRun    *run,
                      MusterLabTally  *tally,
                      GCancellable    *cancellable,
                      GError         **error)
{
  guint n_units = run->setup->units->len;
  guint n = run->n_workers > 0 ? run->n_workers : g_get_num_processors ();
  g_autofree Worker *workers = g_new0 (Worker, MAX (n, 1));
  g_autofree GThread **threads = g_new0 (GThread *, MAX (n, 1));

  *tally = (MusterLabTally) { .n_units = n_units, .units = g_new0 (MusterLabUnitTally, n_units + 1) };
  g_atomic_int_set (&run->n_done, 0);
  for (guint i = 0; i < n; i++)
    {
      workers[i] = (Worker) {
        .run = run, .cancellable = cancellable, .first = i, .step = n,
        .tally = { .n_units = n_units, .units = g_new0 (MusterLabUnitTally, n_units + 1) },
      };
      threads[i] = g_thread_new ("lab", work, &workers[i]);
    }
  for (guint i = 0; i < n; i++)
    {
      const MusterLabTally *other;

      g_thread_join (threads[i]);

      other = &workers[i].tally;
      tally->n += other->n;
      tally->drawn += other->drawn;
      tally->cut += other->cut;
      tally->n_orders += other->n_orders;
      merge_sum (&tally->turns, &other->turns);
      for (guint side = 0; side < 2; side++)
        {
          tally->won[side] += other->won[side];
          merge_sum (&tally->points[side], &other->points[side]);
          merge_sum (&tally->losses[side], &other->losses[side]);
        }
      for (guint j = 0; j < tally->n_units; j++)
        {
          for (guint k = 0; k < G_N_ELEMENTS (tally->units[j].fates); k++)
            tally->units[j].fates[k] += other->units[j].fates[k];
          tally->units[j].felled += other->units[j].felled;
          tally->units[j].worth += other->units[j].worth;
        }

      muster_lab_run_tally_clear (&workers[i].tally);
    }
  if (!g_cancellable_set_error_if_cancelled (cancellable, error))
    return TRUE;
  muster_lab_run_tally_clear (tally);
  return FALSE;
}

void
muster_lab_run_tally_clear (MusterLabTally *tally)
{
  g_clear_pointer (&tally->units, g_free);
}

void
muster_lab_run_get_share (guint64  good,
                          guint64  n,
                          double  *share,
                          double  *low,
                          double  *high)
{
  double total = MAX ((double) n, 1.0);
  double p = (double) good / total;
  double middle = (p + Z * Z / (2 * total)) / (1 + Z * Z / total);
  double half = Z * sqrt (p * (1 - p) / total + Z * Z / (4 * total * total)) / (1 + Z * Z / total);

  *share = p;
  *low = CLAMP (middle - half, 0.0, 1.0);
  *high = CLAMP (middle + half, 0.0, 1.0);
}

void
muster_lab_run_sum_get (const MusterLabSum *sum,
                        guint64             n,
                        double             *mean,
                        double             *spread)
{
  double total = MAX ((double) n, 1.0);

  *mean = (double) sum->sum / total;
  *spread = sqrt (MAX ((double) sum->squares / total - *mean * *mean, 0.0));
}

double
muster_lab_run_tally_get_worth (const MusterLabTally *tally,
                                const MusterSetup    *setup,
                                guint                 unit)
{
  const MusterUnitDef *def = g_ptr_array_index (setup->units, unit);
  int cost = muster_unit_type_get_cost (def->type, def->options, def->n_options);

  return cost > 0 ? (double) tally->units[unit].worth / 1000.0 / cost / MAX ((double) tally->n, 1.0) : 0.0;
}
