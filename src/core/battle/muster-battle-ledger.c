/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

#include "core/battle/muster-log-entry-private.h"
#include "core/battle/muster-state-description.h"

/* What the ledger must know of battles: a moment is an outcome, of which the state is kept; an entry is
 * folded by the rules. */

static gpointer
new_moment (gpointer owner)
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
begin (gpointer owner,
       gpointer moment)
{
  MusterBattle *self = owner;
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
recall (gpointer      owner,
        gconstpointer copy,
        gpointer      moment)
{
  MusterOutcome *outcome = moment;

  muster_outcome_reset (outcome);
  muster_state_assign (&outcome->state, copy);
}

static gboolean
fold (gpointer      owner,
      gconstpointer before,
      gpointer      entry,
      gpointer      after)
{
  MusterBattle *self = owner;
  const MusterOutcome *last = before;
  MusterOutcome *outcome = after;

  muster_ruleset_resolve (self->setup, &last->state, muster_log_entry_get_order (entry),
                          (MusterTape *) muster_log_entry_get_tape (entry), outcome);
  return outcome->kind == MUSTER_OUTCOME_DONE;
}

static void
settle (gpointer      owner,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  MusterBattle *self = owner;
  const MusterOutcome *last = before, *outcome = after;
  MusterRoster *roster = muster_state_share_roster (&outcome->state, self->roster);

  g_ptr_array_unref (self->roster);
  self->roster = roster;
  muster_log_entry_set_outcome (entry, index, last->state.turn, outcome, roster);
}

static char *
write_entry (gpointer owner,
             gpointer entry)
{
  return muster_log_entry_to_json (entry);
}

static char *
digest (gpointer      owner,
        gconstpointer moment)
{
  MusterBattle *self = owner;
  const MusterOutcome *outcome = moment;

  return muster_state_dup_digest (self->setup, &outcome->state);
}

/* "7 : 4" */
static char *
dup_score (const MusterSetup *setup,
           const MusterState *state)
{
  GString *score = g_string_new (NULL);

  for (guint i = 0; i < setup->n_sides; i++)
    g_string_append_printf (score, "%s%d", i > 0 ? " : " : "",
                            muster_ruleset_get_score (setup, state, (int) i));
  return g_string_free (score, FALSE);
}

/* Points are told of a battle that is over, after whose end the umpire may still award some. */
static void
describe (gpointer             owner,
          gconstpointer        moment,
          MusterLedgerSummary *summary)
{
  MusterBattle *self = owner;
  const MusterState *state = &((const MusterOutcome *) moment)->state;

  summary->over = state->over;
  summary->turn = state->turn;
  summary->scene = g_strdup (self->setup->scenario->id);
  if (!state->over)
    return;

  summary->score = dup_score (self->setup, state);
  if (state->winner >= 0)
    summary->winner = g_strdup (self->setup->sides[state->winner].name);
}

const MusterLedgerFold muster_battle_ledger_fold = {
  .new_moment = new_moment,
  .free_moment = free_moment,
  .begin = begin,
  .copy = copy,
  .free_copy = free_copy,
  .recall = recall,
  .fold = fold,
  .settle = settle,
  .write = write_entry,
  .digest = digest,
  .describe = describe,
  .show = muster_chronicle_show,
};
