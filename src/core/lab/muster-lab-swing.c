/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/lab/muster-lab-swing.h"

#include <math.h>

#include "core/lab/muster-lab-battle-private.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/* How a battle swung. Its orders are followed on the line as if policies had given them, which tells
 * roughly where everybody stands; from the end of each turn policies then fight on. In the turns that
 * changed most the same is done after each order with dice, to find the one that did it. */

#define MOST_SNAPSHOTS 4000 /* of a longer log only the ends of turns are kept */
#define LEAST_CHANGE 0.02   /* of a share; less is noise */

typedef struct
{
  MusterState state;
  MusterLabLine line;
  guint n_entries;
  gboolean ends_turn;
  gboolean has_dice;
  MusterLabStanding standing;
} Snapshot;

struct _MusterLabSwing
{
  MusterSetup *setup;
  MusterLabGround ground;
  GPtrArray *snapshots; /* Snapshot */
  GArray *standings;
  GArray *moments;
};

static void
snapshot_free (gpointer data)
{
  Snapshot *self = data;

  muster_state_clear (&self->state);
  g_free (self);
}

/* A snapshot owes nothing: what the players have not settled at the table, the rules still ask for. */
static void
take_snapshot (MusterLabSwing      *self,
               const MusterState   *state,
               const MusterLabLine *line,
               guint                n_entries,
               int                  turn,
               gboolean             ends_turn,
               gboolean             has_dice)
{
  Snapshot *snapshot = g_new0 (Snapshot, 1);

  muster_state_init (&snapshot->state);
  muster_state_assign (&snapshot->state, state);
  muster_lab_line_begin (&snapshot->line, self->setup, state, line->length);
  snapshot->line.rough = line->rough;
  for (guint i = 0; i < 2; i++)
    snapshot->line.covers[i] = line->covers[i];
  for (guint i = 0; i < state->n_units; i++)
    snapshot->line.places[i] = line->places[i];
  snapshot->n_entries = n_entries;
  snapshot->ends_turn = ends_turn;
  snapshot->has_dice = has_dice;
  snapshot->standing = (MusterLabStanding) { .n_entries = n_entries, .turn = turn };
  g_ptr_array_add (self->snapshots, snapshot);
}

/* A unit that has come into being stands where the one stood that acted. */
static void
place_new_units (MusterLabLine     *line,
                 const MusterState *before,
                 const MusterState *after,
                 int                unit)
{
  for (int i = before->n_units; i < after->n_units; i++)
    {
      line->sides[i] = (gint8) after->units[i].def->side;
      line->places[i] = unit >= 0 ? line->places[unit] : line->sides[i] == 0 ? 0 : (gint16) line->length;
    }
}

static void
follow_log (MusterLabSwing *self,
            MusterBattle   *battle)
{
  const MusterLabRules *lab = muster_ruleset_get_rules (self->setup->ruleset)->lab;
  GListModel *log = muster_ledger_get_log (battle);
  guint n = MIN (muster_ledger_get_position (battle), g_list_model_get_n_items (log));
  const MusterPolicy *any = muster_lab_battle_find_policy (self->setup, "steady");
  g_autoptr (MusterLabBattle) helper = muster_lab_battle_new (self->setup, &self->ground, any, any);
  MusterLabLine *line = muster_lab_battle_get_line (helper);
  g_auto (MusterState) now = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };

  muster_state_init (&now);
  muster_outcome_init (&outcome);
  muster_lab_battle_begin (helper, &now);
  take_snapshot (self, &now, line, 0, 0, TRUE, FALSE);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);
      const MusterOrder *order = muster_log_entry_get_order (entry);
      g_auto (MusterTape) tape = { 0 };
      gboolean ends_turn;

      muster_tape_init (&tape);
      muster_tape_copy (&tape, muster_log_entry_get_tape (entry));
      muster_ruleset_resolve (self->setup, &now, order, &tape, &outcome);
      /* An entry that the umpire has amended can lead somewhere else: it ends here. */
      if (outcome.kind != MUSTER_OUTCOME_DONE)
        return;
      place_new_units (line, &now, &outcome.state, order->unit);
      line->state = &now;
      line->act = MUSTER_LAB_HOLD;
      lab->follow (line, order, &outcome);
      ends_turn = outcome.state.turn != now.turn || i + 1 == n;
      if (ends_turn || n <= MOST_SNAPSHOTS)
        take_snapshot (self, &outcome.state, line, i + 1, now.turn, ends_turn,
                       muster_tape_get_length (&tape) > 0);
      muster_state_assign (&now, &outcome.state);
    }
}

MusterLabSwing *
muster_lab_swing_new (MusterBattle  *battle,
                      GError       **error)
{
  MusterSetup *setup = muster_battle_get_setup (battle);
  const char *fault = muster_lab_battle_find_fault (setup);
  MusterLabSwing *self;

  if (fault != NULL)
    {
      g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, fault);
      return NULL;
    }
  self = g_new0 (MusterLabSwing, 1);
  self->setup = muster_setup_ref (setup);
  self->snapshots = g_ptr_array_new_with_free_func (snapshot_free);
  self->standings = g_array_new (FALSE, FALSE, sizeof (MusterLabStanding));
  self->moments = g_array_new (FALSE, FALSE, sizeof (MusterLabMoment));
  muster_lab_battle_ground_init (&self->ground, setup);
  follow_log (self, battle);
  return self;
}

void
muster_lab_swing_free (MusterLabSwing *self)
{
  g_ptr_array_unref (self->snapshots);
  g_array_unref (self->standings);
  g_array_unref (self->moments);
  muster_setup_unref (self->setup);
  g_free (self);
}

const MusterSetup *
muster_lab_swing_get_setup (MusterLabSwing *self)
{
  return self->setup;
}

GArray *
muster_lab_swing_get_standings (MusterLabSwing *self)
{
  return self->standings;
}

GArray *
muster_lab_swing_get_moments (MusterLabSwing *self)
{
  return self->moments;
}

char **
muster_lab_swing_list_left_out (MusterLabSwing *self)
{
  g_auto (GStrv) texts = muster_lab_battle_list_left_out (self->setup);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, _("where units really stood: the log does not say it, so that it is inferred "
                                 "from their orders"));
  g_strv_builder_addv (builder, (const char **) texts);
  return g_strv_builder_end (builder);
}

double
muster_lab_swing_standing_get_share (const MusterLabStanding *standing)
{
  return ((double) standing->won[0] + (double) standing->drawn / 2.0) / MAX ((double) standing->n, 1.0);
}

typedef struct
{
  MusterLabSwing *swing;
  GPtrArray *todo; /* Snapshot, not owned */
  const MusterPolicy *policies[2];
  guint n_battles;
  guint64 seed;
  GCancellable *cancellable;
  int next; /* (atomic) */
} Work;

static gpointer
work (gpointer data)
{
  Work *self = data;
  MusterLabSwing *swing = self->swing;
  g_autoptr (MusterLabBattle) battle =
    muster_lab_battle_new (swing->setup, &swing->ground, self->policies[0], self->policies[1]);

  while (TRUE)
    {
      guint i = (guint) g_atomic_int_add (&self->next, 1);
      Snapshot *snapshot;
      MusterLabStanding *standing;

      if (i >= self->todo->len)
        return NULL;

      snapshot = g_ptr_array_index (self->todo, i);
      standing = &snapshot->standing;
      for (guint k = 0; k < self->n_battles && !g_cancellable_is_cancelled (self->cancellable); k++)
        {
          /* From every snapshot with the same seeds: luck that they share does not look like a change. */
          guint64 seed = self->seed + k * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
          const MusterState *end =
            muster_lab_battle_fight_from (battle, &snapshot->state, &snapshot->line, seed);

          standing->n++;
          if (end->winner == 0 || end->winner == 1)
            standing->won[end->winner]++;
          else
            standing->drawn++;
        }
    }
}

static gboolean
fight_all (Work     *self,
           guint     n_workers,
           GError  **error)
{
  guint n = n_workers > 0 ? n_workers : MAX (g_get_num_processors (), 1);
  g_autofree GThread **threads = g_new0 (GThread *, n);

  self->next = 0;
  for (guint i = 0; i < n; i++)
    threads[i] = g_thread_new ("lab", work, self);
  for (guint i = 0; i < n; i++)
    g_thread_join (threads[i]);
  return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
}

static int
compare_moments (gconstpointer a,
                 gconstpointer b)
{
  double first = fabs (((const MusterLabMoment *) a)->change);
  double second = fabs (((const MusterLabMoment *) b)->change);

  return first > second ? -1 : first < second;
}

static void
note_moment (MusterLabSwing *self,
             const Snapshot *before,
             const Snapshot *after)
{
  MusterLabMoment moment = {
    .entry = after->n_entries - 1,
    .turn = after->standing.turn,
    .change = muster_lab_swing_standing_get_share (&after->standing) -
              muster_lab_swing_standing_get_share (&before->standing),
  };

  if (fabs (moment.change) >= LEAST_CHANGE)
    g_array_append_val (self->moments, moment);
}

/* The turns with the greatest changes, each as the index of the standing at its end. */
static GArray *
find_turns (MusterLabSwing *self)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (MusterLabMoment));

  for (guint i = 1; i < self->standings->len; i++)
    {
      const MusterLabStanding *before = &g_array_index (self->standings, MusterLabStanding, i - 1);
      const MusterLabStanding *after = &g_array_index (self->standings, MusterLabStanding, i);
      MusterLabMoment moment = { .entry = i, .change = muster_lab_swing_standing_get_share (after) -
                                                       muster_lab_swing_standing_get_share (before) };

      g_array_append_val (turns, moment);
    }
  g_array_sort (turns, compare_moments);
  g_array_set_size (turns, MIN (turns->len, MUSTER_LAB_SWING_MOMENTS));
  return turns;
}

static gboolean
is_within (const MusterLabSwing *self,
           const GArray         *turns,
           const Snapshot       *snapshot)
{
  for (guint i = 0; i < turns->len; i++)
    {
      guint end = g_array_index (turns, MusterLabMoment, i).entry;

      if (snapshot->n_entries > g_array_index (self->standings, MusterLabStanding, end - 1).n_entries &&
          snapshot->n_entries <= g_array_index (self->standings, MusterLabStanding, end).n_entries)
        return TRUE;
    }
  return FALSE;
}

static void
collect_moments (MusterLabSwing *self,
                 const GArray   *turns)
{
  const Snapshot *before = NULL;

  for (guint i = 0; i < self->snapshots->len; i++)
    {
      const Snapshot *snapshot = g_ptr_array_index (self->snapshots, i);

      if (snapshot->standing.n == 0)
        continue;
      if (before != NULL && is_within (self, turns, snapshot))
        note_moment (self, before, snapshot);
      before = snapshot;
    }
  g_array_sort (self->moments, compare_moments);
  g_array_set_size (self->moments, MIN (self->moments->len, MUSTER_LAB_SWING_MOMENTS));
}

gboolean
muster_lab_swing_fight (MusterLabSwing      *self,
                        const MusterPolicy  *first,
                        const MusterPolicy  *second,
                        guint                n_battles,
                        guint64              seed,
                        guint                n_workers,
                        GCancellable        *cancellable,
                        GError             **error)
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();
  g_autoptr (GPtrArray) orders = g_ptr_array_new ();
  g_autoptr (GArray) turns = NULL;
  Work job = { .swing = self, .todo = ends, .policies = { first, second }, .n_battles = n_battles,
               .seed = seed, .cancellable = cancellable };

  g_array_set_size (self->standings, 0);
  g_array_set_size (self->moments, 0);
  for (guint i = 0; i < self->snapshots->len; i++)
    {
      Snapshot *snapshot = g_ptr_array_index (self->snapshots, i);

      snapshot->standing = (MusterLabStanding) { .n_entries = snapshot->n_entries,
                                                 .turn = snapshot->standing.turn };
      if (snapshot->ends_turn)
        g_ptr_array_add (ends, snapshot);
    }
  if (!fight_all (&job, n_workers, error))
    return FALSE;
  for (guint i = 0; i < ends->len; i++)
    g_array_append_val (self->standings, ((Snapshot *) g_ptr_array_index (ends, i))->standing);

  turns = find_turns (self);
  for (guint i = 0; i < self->snapshots->len; i++)
    {
      Snapshot *snapshot = g_ptr_array_index (self->snapshots, i);

      if (!snapshot->ends_turn && snapshot->has_dice && is_within (self, turns, snapshot))
        g_ptr_array_add (orders, snapshot);
    }
  job.todo = orders;
  if (!fight_all (&job, n_workers, error))
    return FALSE;
  collect_moments (self, turns);
  return TRUE;
}
