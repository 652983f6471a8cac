/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-private.h"

#include "core/campaign/muster-campaign-description.h"
#include "core/campaign/setup/muster-campaign-reading.h"

/* What the ledger must know of campaigns: a moment is an outcome, of which the state is kept; an entry is
 * resolved again. */

static gpointer
new_moment (gpointer owner)
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
begin (gpointer owner,
       gpointer moment)
{
  MusterCampaign *self = owner;
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
recall (gpointer      owner,
        gconstpointer copy,
        gpointer      moment)
{
  MusterCampaignOutcome *outcome = moment;

  muster_campaign_outcome_reset (outcome);
  muster_campaign_state_assign (&outcome->state, copy);
}

static gboolean
fold (gpointer      owner,
      gconstpointer before,
      gpointer      entry,
      gpointer      after)
{
  MusterCampaign *self = owner;
  const MusterCampaignOutcome *last = before;
  MusterCampaignOutcome *outcome = after;

  muster_campaign_resolve (self->setup, &last->state, muster_campaign_log_entry_get_order (entry),
                           (MusterTape *) muster_campaign_log_entry_get_tape (entry), outcome);
  return outcome->kind == MUSTER_OUTCOME_DONE;
}

static void
settle (gpointer      owner,
        guint         index,
        gpointer      entry,
        gconstpointer before,
        gconstpointer after)
{
  muster_campaign_log_entry_set_outcome (entry, index, after);
}

static char *
write_entry (gpointer owner,
             gpointer entry)
{
  return muster_campaign_log_entry_to_json (entry);
}

static char *
digest (gpointer      owner,
        gconstpointer moment)
{
  MusterCampaign *self = owner;
  const MusterCampaignOutcome *outcome = moment;

  return muster_campaign_dup_digest (self->setup, &outcome->state);
}

/* "7 : 4" */
static char *
dup_points (const MusterCampaignSetup *setup,
            const MusterCampaignState *state)
{
  GString *points = g_string_new (NULL);

  for (int i = 0; i < setup->n_sides; i++)
    g_string_append_printf (points, "%s%d", i > 0 ? " : " : "", state->points[i]);
  return g_string_free (points, FALSE);
}

/* Where it stands: what is fought now, or else what comes next. */
static int
find_scene (const MusterCampaignState *state)
{
  static const MusterCampaignChapterStatus statuses[] = {
    MUSTER_CAMPAIGN_OPEN, MUSTER_CAMPAIGN_FOUGHT, MUSTER_CAMPAIGN_READY
  };

  for (guint i = 0; i < G_N_ELEMENTS (statuses); i++)
    for (int j = 0; j < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); j++)
      if (muster_campaign_state_get_chapter (state, j)->status == statuses[i])
        return j;
  return -1;
}

static void
describe (gpointer             owner,
          gconstpointer        moment,
          MusterLedgerSummary *summary)
{
  MusterCampaign *self = owner;
  const MusterCampaignState *state = &((const MusterCampaignOutcome *) moment)->state;
  int winner = muster_campaign_get_winner (self->setup, state);
  int scene = find_scene (state);

  summary->over = state->over;
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    summary->turn += muster_campaign_state_get_chapter (state, i)->winner != MUSTER_CAMPAIGN_NOBODY;
  summary->date = state->day > 0 ? muster_campaign_day_to_string (state->day) : NULL;
  summary->scene =
    scene >= 0 ? g_strdup (muster_campaign_state_get_chapter_def (state, scene)->base.name) : NULL;
  summary->winner = winner >= 0 ? g_strdup (self->setup->sides[winner].name) : NULL;
  summary->score = dup_points (self->setup, state);
}

const MusterLedgerFold muster_campaign_ledger_fold = {
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
muster_campaign_visit (MusterCampaign      *self,
                       guint                first,
                       guint                last,
                       MusterCampaignVisit  visit,
                       gpointer             data)
{
  Visitor visitor = { visit, data };

  muster_ledger_visit (self->ledger, first, last, visit_cb, &visitor);
}
