/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-outcome.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

void
muster_campaign_outcome_init (MusterCampaignOutcome *self)
{
  muster_outcome_init (&self->base);
  muster_campaign_state_init (&self->state);
}

void
muster_campaign_outcome_clear (MusterCampaignOutcome *self)
{
  muster_outcome_clear (&self->base);
  muster_campaign_state_clear (&self->state);
}

/**
 * muster_campaign_outcome_reset:
 *
 * Clears everything except the state.
 */
void
muster_campaign_outcome_reset (MusterCampaignOutcome *self)
{
  muster_outcome_reset (&self->base);
  self->base.reason = (MusterLine) { 0 };
}

/**
 * muster_campaign_outcome_to_error:
 *
 * Returns: (transfer full): the error to show to whoever gave the order
 */
GError *
muster_campaign_outcome_to_error (const MusterCampaignSetup   *setup,
                                  const MusterCampaignOutcome *self,
                                  const MusterCampaignOrder   *order,
                                  const MusterTape            *tape,
                                  gboolean                     translated)
{
  const MusterOrderSpec *spec = muster_campaign_order_get_spec (order);
  const MusterOutcome *outcome = &self->base;
  MusterCampaignNames names;
  MusterLineContext context = { .names = &names.names, .tape = tape, .translated = translated };
  g_autofree char *reason = NULL;

  g_return_val_if_fail (outcome->kind != MUSTER_OUTCOME_DONE, NULL);

  if (outcome->kind == MUSTER_OUTCOME_NEEDS)
    return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL,
                        "the order “%s” needs a roll for “%s”", spec->id,
                        (const char *) g_ptr_array_index (setup->purposes, outcome->request.purpose));
  if (outcome->problem != NULL)
    return g_error_copy (outcome->problem);
  /* The errors of parameters are in the problem of the outcome, with their place. */
  if (outcome->reason.phrase == NULL)
    return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, "the order “%s” is wrong", spec->id);

  muster_campaign_names_init (&names, setup, muster_campaign_get_rules (setup, &self->state),
                              self->state.shelves, order);
  reason = muster_line_to_string (&outcome->reason, &context);
  if (outcome->kind == MUSTER_OUTCOME_BAD_ROLL)
    return g_error_new_literal (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, reason);
  /* Names the rule that refuses the order and, if it differs, the rule of the order itself. */
  if (g_strcmp0 (outcome->reason.phrase->rule, spec->rule) != 0)
    return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED, "the order “%s” is refused: %s (%s)",
                        spec->id, reason, spec->rule);
  return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED, "the order “%s” is refused: %s",
                      spec->id, reason);
}
