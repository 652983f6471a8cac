/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-replay.h"

#include "core/campaign/muster-campaign-description.h"
#include "core/campaign/muster-campaign-entry.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

void
muster_campaign_replay_init (MusterCampaignReplay *self)
{
  *self = (MusterCampaignReplay) { 0 };
  muster_tape_init (&self->tape);
  muster_campaign_outcome_init (&self->last);
}

void
muster_campaign_replay_clear (MusterCampaignReplay *self)
{
  g_clear_pointer (&self->setup, muster_campaign_setup_unref);
  muster_campaign_order_clear (&self->order);
  muster_tape_clear (&self->tape);
  muster_campaign_outcome_clear (&self->last);
}

/* The place of what is wrong: a roll of the entry, or the entry itself. */
static void
fail_at (const MusterSpot            *entry,
         const MusterCampaignOutcome *outcome,
         const GError                *error)
{
  MusterSpot rolls, roll;

  if (outcome->kind == MUSTER_OUTCOME_BAD_ROLL && muster_spot_member (entry, "rolls", &rolls) &&
      muster_spot_element (&rolls, (guint) outcome->bad_roll, &roll))
    muster_spot_fail_with (&roll, error);
  else
    muster_spot_fail_with (entry, error);
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
  fail_at (entry, outcome, error);
  return FALSE;
}

static gboolean
fold_next (MusterCampaignReplay   *self,
           const MusterSpot       *entry,
           MusterCampaignOutcome  *outcome)
{
  g_auto(MusterCampaignOrder) order = { 0 };
  g_auto(MusterTape) tape = { 0 };
  MusterCampaignOutcome held;

  muster_tape_init (&tape);
  if (!fold_entry (self, entry, &order, &tape, outcome))
    return FALSE;

  held = self->last;
  self->last = *outcome;
  *outcome = held;
  muster_campaign_order_clear (&self->order);
  muster_campaign_order_copy (&self->order, &order);
  muster_tape_copy (&self->tape, &tape);
  self->length++;
  return TRUE;
}

static MusterReplayStatus
fold (MusterCampaignReplay  *self,
      const MusterSpot      *document,
      int                    upto,
      JsonNode             **result)
{
  g_auto(MusterCampaignOutcome) outcome = { 0 };
  MusterSpot log, entry;
  guint n = 0;

  if (muster_spot_member (document, "log", &log) && !muster_spot_is_array (&log, G_MAXINT, &n))
    return MUSTER_REPLAY_INVALID;
  if (upto > (int) n)
    {
      muster_spot_fail (document, dngettext (GETTEXT_PACKAGE, "the log has only %u entry",
                                             "the log has only %u entries", n), n);
      return MUSTER_REPLAY_INVALID;
    }
  if (upto >= 0)
    n = (guint) upto;

  muster_campaign_outcome_init (&outcome);
  for (guint i = 0; i < n; i++)
    {
      if (muster_spot_element (&log, i, &entry) && fold_next (self, &entry, &outcome))
        continue;
      if (i + 1 < n ||
          !g_error_matches (*document->error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL))
        return MUSTER_REPLAY_INVALID;

      g_clear_error (document->error);
      *result = muster_campaign_describe_request (self->setup, &self->last.state, &outcome.request);
      return MUSTER_REPLAY_NEEDS;
    }

  *result = muster_campaign_describe (self->setup, &self->last.state,
                                      self->length > 0 ? &self->last : NULL, &self->order, &self->tape);
  return MUSTER_REPLAY_DONE;
}

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
  g_autoptr(JsonNode) root = muster_json_parse (text, length, origin, error);
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
      status = fold (self, &document, upto, result);
    }
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return status;
}
