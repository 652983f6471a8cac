/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-log-entry-private.h"
#include "core/battle/muster-state-description.h"
#include "core/ledger/muster-roll-codec.h"

/* Implements the ledger class for battles. A moment of the ledger is a MusterOutcome, of which the
 * state is kept; the rules carry out each entry. */

static gpointer
new_moment (MusterLedger *ledger)
{
  MusterOutcome *outcome = g_new (MusterOutcome, 1);

  muster_outcome_init (outcome);
  return outcome;
}

static void
free_moment (gpointer moment)
{
  muster_outcome_clear (moment);
  g_free (moment);
}

static void
begin (MusterLedger *ledger,
       gpointer      moment)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);
  MusterOutcome *outcome = moment;

  muster_outcome_reset (outcome);
  muster_ruleset_begin (self->setup, &outcome->state);
  self->roster = muster_state_share_roster (&outcome->state, NULL);
}

static gpointer
copy (gconstpointer moment)
{
  const MusterOutcome *outcome = moment;
  MusterState *state = g_new (MusterState, 1);

  muster_state_init (state);
  muster_state_assign (state, &outcome->state);
  return state;
}

static void
free_copy (gpointer copy)
{
  muster_state_clear (copy);
  g_free (copy);
}

static void
recall (MusterLedger *ledger,
        gconstpointer copy,
        gpointer      moment)
{
  MusterOutcome *outcome = moment;

  muster_outcome_reset (outcome);
  muster_state_assign (&outcome->state, copy);
}

static gboolean
fold (MusterLedger *ledger,
      gconstpointer before,
      gpointer      entry,
      gpointer      after)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);
  const MusterOutcome *last = before;
  MusterOutcome *outcome = after;

  muster_ruleset_resolve (self->setup, &last->state, muster_log_entry_get_order (entry),
                          (MusterTape *) muster_log_entry_get_tape (entry), outcome);
  return outcome->kind == MUSTER_OUTCOME_DONE;
}

static void
settle (MusterLedger *ledger,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);
  const MusterOutcome *last = before, *outcome = after;
  MusterRoster *roster = muster_state_share_roster (&outcome->state, self->roster);

  g_ptr_array_unref (self->roster);
  self->roster = roster;
  muster_log_entry_set_outcome (entry, index, last->state.turn, outcome, roster);
}

static char *
write_entry (MusterLedger *ledger,
             gpointer      entry)
{
  return muster_log_entry_to_json (entry);
}

static char *
digest (MusterLedger *ledger,
        gconstpointer moment)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);
  const MusterOutcome *outcome = moment;

  return muster_state_dup_digest (self->setup, &outcome->state);
}

/* Gives the score only of a battle that is over. The umpire may still award points after the
 * end. */
static void
describe (MusterLedger        *ledger,
          gconstpointer        moment,
          MusterLedgerSummary *summary)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);
  const MusterState *state = &((const MusterOutcome *) moment)->state;
  g_autoptr (GString) score = g_string_new (NULL); /* "7 : 4" */

  summary->over = state->over;
  summary->turn = state->turn;
  summary->scene = g_strdup (self->setup->scenario->id);
  if (!state->over)
    return;

  for (guint i = 0; i < self->setup->n_sides; i++)
    g_string_append_printf (score, "%s%d", i > 0 ? " : " : "",
                            muster_ruleset_get_score (self->setup, state, (int) i));
  summary->score = g_strdup (score->str);
  if (state->winner >= 0)
    summary->winner = g_strdup (self->setup->sides[state->winner].name);
}

/* Carries out a recorded entry under the same checks as an order that is given now. */
static gboolean
load_spot (MusterLedger     *ledger,
           const MusterSpot *spot)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (MusterLogEntry) entry = NULL;
  g_autoptr (GError) error = NULL;

  muster_tape_reset (&self->loaded);
  if (!muster_entry_read (self->setup, muster_battle_get_present (self), spot, &order,
                          &self->loaded))
    return FALSE;
  if (!muster_battle_try_whole (self, &order, &self->loaded, FALSE, &error))
    {
      const MusterOutcome *trial = muster_ledger_get_trial (ledger);

      muster_rolls_fail_at (spot, trial->kind == MUSTER_OUTCOME_BAD_ROLL ? trial->bad_roll : -1, error);
      return FALSE;
    }

  entry = muster_log_entry_new (self->setup, &order, &self->loaded);
  muster_ledger_load (ledger, entry);
  return TRUE;
}

void
muster_battle_init_ledger_class (MusterLedgerClass *klass)
{
  klass->entry_type = MUSTER_TYPE_LOG_ENTRY;
  klass->new_moment = new_moment;
  klass->free_moment = free_moment;
  klass->begin = begin;
  klass->copy = copy;
  klass->free_copy = free_copy;
  klass->recall = recall;
  klass->fold = fold;
  klass->settle = settle;
  klass->write = write_entry;
  klass->digest = digest;
  klass->describe = describe;
  klass->load_spot = load_spot;
}
