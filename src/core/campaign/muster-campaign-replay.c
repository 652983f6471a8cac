/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-replay.h"

#include "core/campaign/muster-campaign-description.h"
#include "core/campaign/muster-campaign-entry.h"
#include "core/ledger/muster-roll-codec.h"

void
muster_campaign_replay_init (MusterCampaignReplay *self)
{
  *self = (MusterCampaignReplay) { 0 };
  muster_tape_init (&self->tape);
  muster_campaign_outcome_init (&self->last);
  muster_campaign_outcome_init (&self->trial);
}

void
muster_campaign_replay_clear (MusterCampaignReplay *self)
{
  g_clear_pointer (&self->setup, muster_campaign_setup_unref);
  muster_campaign_order_clear (&self->order);
  muster_tape_clear (&self->tape);
  muster_campaign_outcome_clear (&self->last);
  muster_campaign_outcome_clear (&self->trial);
}

/* Carries out an entry of the log; @outcome is what came of it. */
static gboolean
fold_entry (MusterCampaignReplay  *self,
            const MusterSpot      *entry,
            MusterCampaignOrder   *order,
            MusterTape            *tape,
            MusterCampaignOutcome *outcome)
{
  g_autoptr(GError) error = NULL;
  MusterSpot params;

  if (!muster_campaign_entry_read (self->setup, entry, order, &params, tape))
    return FALSE;
  muster_campaign_resolve_at (self->setup, &self->last.state, order, &params, tape, outcome);
  if (outcome->kind == MUSTER_OUTCOME_DONE)
    return TRUE;

  error = muster_campaign_outcome_to_error (self->setup, outcome, order, tape, FALSE);
  muster_rolls_fail_at (entry, outcome->kind == MUSTER_OUTCOME_BAD_ROLL ? outcome->bad_roll : -1, error);
  return FALSE;
}

static gboolean
load (gpointer          owner,
      const MusterSpot *entry)
{
  MusterCampaignReplay *self = owner;
  g_auto(MusterCampaignOrder) order = { 0 };
  g_auto(MusterTape) tape = { 0 };
  MusterCampaignOutcome held;

  muster_tape_init (&tape);
  if (!fold_entry (self, entry, &order, &tape, &self->trial))
    return FALSE;

  held = self->last;
  self->last = self->trial;
  self->trial = held;
  muster_campaign_order_clear (&self->order);
  muster_campaign_order_copy (&self->order, &order);
  muster_tape_copy (&self->tape, &tape);
  self->length++;
  return TRUE;
}

static JsonNode *
describe (gpointer owner)
{
  MusterCampaignReplay *self = owner;

  return muster_campaign_describe (self->setup, &self->last.state, self->length > 0 ? &self->last : NULL,
                                   &self->order, &self->tape);
}

static JsonNode *
ask (gpointer          owner,
     const MusterSpot *entry)
{
  MusterCampaignReplay *self = owner;

  return muster_campaign_describe_request (self->setup, &self->last.state, &self->trial.request);
}

static const MusterLogReader log_reader = { load, describe, ask };

/**
 * muster_campaign_replay_run:
 * @self: initialised
 * @upto: how many entries to fold; -1 for all
 * @result: (out) (transfer full) (nullable): the state, or the roll that is needed
 *
 * Returns: what came of it; @error is set when the file is invalid
 */
MusterReplayStatus
muster_campaign_replay_run (MusterCampaignReplay  *self,
                            MusterLibrary         *library,
                            const char            *text,
                            gsize                  length,
                            const char            *origin,
                            int                    upto,
                            JsonNode             **result,
                            GError               **error)
{
  g_autoptr(MusterJson) root = muster_json_read (text, length, origin, error);
  g_autoptr(GError) problem = NULL;
  MusterReplayStatus status = MUSTER_REPLAY_INVALID;
  MusterSpot document;

  *result = NULL;
  if (root == NULL)
    return MUSTER_REPLAY_INVALID;

  muster_spot_init (&document, root, origin, &problem);
  self->setup = muster_campaign_setup_read (library, &document);
  if (self->setup != NULL)
    {
      muster_campaign_state_assign (&self->last.state, &self->setup->first);
      status = muster_log_replay (&log_reader, self, &document, upto, result);
    }
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return status;
}
