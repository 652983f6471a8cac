/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-private.h"

#include "core/campaign/muster-campaign-description.h"
#include "core/campaign/muster-campaign-entry.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/ledger/muster-roll-codec.h"

/* Implements the ledger class for campaigns. A moment of the ledger is a MusterCampaignOutcome, of
 * which the state is kept; each entry is resolved again. */

static gpointer
new_moment (MusterLedger *ledger)
{
  MusterCampaignOutcome *outcome = g_new (MusterCampaignOutcome, 1);

  muster_campaign_outcome_init (outcome);
  return outcome;
}

static void
free_moment (gpointer moment)
{
  muster_campaign_outcome_clear (moment);
  g_free (moment);
}

static void
begin (MusterLedger *ledger,
       gpointer      moment)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (ledger);
  MusterCampaignOutcome *outcome = moment;

  muster_campaign_outcome_reset (outcome);
  muster_campaign_state_assign (&outcome->state, &self->setup->first);
}

static gpointer
copy (gconstpointer moment)
{
  const MusterCampaignOutcome *outcome = moment;
  MusterCampaignState *state = g_new0 (MusterCampaignState, 1);

  muster_campaign_state_assign (state, &outcome->state);
  return state;
}

static void
free_copy (gpointer copy)
{
  muster_campaign_state_clear (copy);
  g_free (copy);
}

static void
recall (MusterLedger *ledger,
        gconstpointer copy,
        gpointer      moment)
{
  MusterCampaignOutcome *outcome = moment;

  muster_campaign_outcome_reset (outcome);
  muster_campaign_state_assign (&outcome->state, copy);
}

static gboolean
fold (MusterLedger *ledger,
      gconstpointer before,
      gpointer      entry,
      gpointer      after)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (ledger);
  const MusterCampaignOutcome *last = before;
  MusterCampaignOutcome *outcome = after;

  muster_campaign_resolve (self->setup, &last->state, muster_campaign_log_entry_get_order (entry),
                           (MusterTape *) muster_campaign_log_entry_get_tape (entry), outcome);
  return outcome->base.kind == MUSTER_OUTCOME_DONE;
}

static void
settle (MusterLedger *ledger,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  muster_campaign_log_entry_set_outcome (entry, index, after);
}

static char *
write_entry (MusterLedger *ledger,
             gpointer      entry)
{
  return muster_campaign_log_entry_to_json (entry);
}

static char *
digest (MusterLedger *ledger,
        gconstpointer moment)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (ledger);
  const MusterCampaignOutcome *outcome = moment;

  return muster_campaign_digest_dup (self->setup, &outcome->state);
}

static void
describe (MusterLedger        *ledger,
          gconstpointer        moment,
          MusterLedgerSummary *summary)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (ledger);
  const MusterCampaignState *state = &((const MusterCampaignOutcome *) moment)->state;
  int winner = muster_campaign_get_winner (self->setup, state);
  int scene = muster_campaign_find_next_chapter (state);
  g_autoptr (GString) points = g_string_new (NULL); /* "7 : 4" */

  summary->over = state->over;
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    summary->turn += muster_campaign_state_get_chapter (state, i)->winner != MUSTER_CAMPAIGN_NOBODY;
  summary->date = state->day > 0 ? muster_campaign_day_to_string (state->day) : NULL;
  summary->scene =
    scene >= 0 ? g_strdup (muster_campaign_state_get_chapter_def (state, scene)->base.name) : NULL;
  summary->winner = winner >= 0 ? g_strdup (self->setup->sides[winner].name) : NULL;
  for (int i = 0; i < self->setup->n_sides; i++)
    g_string_append_printf (points, "%s%d", i > 0 ? " : " : "", state->points[i]);
  summary->score = g_strdup (points->str);
}

/* Carries out a recorded entry under the same checks as an order that is given now. */
static gboolean
load_spot (MusterLedger     *ledger,
           const MusterSpot *spot)
{
  MusterCampaign *self = MUSTER_CAMPAIGN (ledger);
  MusterCampaignOutcome *trial = muster_ledger_get_trial (ledger);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (MusterCampaignLogEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  MusterSpot params;

  muster_tape_init (&tape);
  if (!muster_campaign_entry_read (self->setup, spot, &order, &params, &tape))
    return FALSE;

  muster_campaign_resolve_at (self->setup, muster_campaign_get_present (self), &order, &params, &tape, trial);
  if (trial->base.kind != MUSTER_OUTCOME_DONE)
    {
      error = muster_campaign_outcome_to_error (self->setup, trial, &order, &tape, FALSE);
      muster_rolls_fail_at (spot, trial->base.kind == MUSTER_OUTCOME_BAD_ROLL ? trial->base.bad_roll : -1,
                            error);
      return FALSE;
    }

  entry = muster_campaign_log_entry_new (self->setup, &order, &tape);
  muster_ledger_load (ledger, entry);
  return TRUE;
}

void
muster_campaign_ledger_init_class (MusterLedgerClass *klass)
{
  klass->entry_type = MUSTER_TYPE_CAMPAIGN_LOG_ENTRY;
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

typedef struct
{
  MusterCampaignVisit visit;
  gpointer data;
} Visitor;

static void
visit_cb (guint         index,
          gpointer      entry,
          gconstpointer before,
          gconstpointer after,
          gpointer      data)
{
  const Visitor *visitor = data;

  visitor->visit (entry, &((const MusterCampaignOutcome *) before)->state,
                  &((const MusterCampaignOutcome *) after)->state, visitor->data);
}

void
muster_campaign_ledger_visit (MusterCampaign      *self,
                              guint                first,
                              guint                last,
                              MusterCampaignVisit  visit,
                              gpointer             data)
{
  Visitor visitor = { visit, data };

  muster_ledger_visit (self, first, last, visit_cb, &visitor);
}
