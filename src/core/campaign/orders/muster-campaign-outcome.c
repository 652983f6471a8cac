/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-outcome.h"

#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

void
muster_campaign_outcome_init (MusterCampaignOutcome *self)
{
  *self = (MusterCampaignOutcome) {
    .steps = g_array_new (FALSE, FALSE, sizeof (MusterLine)),
    .prompts = g_array_new (FALSE, FALSE, sizeof (MusterLine)),
  };
  muster_campaign_state_init (&self->state);
}

void
muster_campaign_outcome_clear (MusterCampaignOutcome *self)
{
  muster_campaign_state_clear (&self->state);
  g_clear_error (&self->problem);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->prompts, g_array_unref);
}

/**
 * muster_campaign_outcome_reset:
 *
 * Forgets everything but the state.
 */
void
muster_campaign_outcome_reset (MusterCampaignOutcome *self)
{
  self->kind = MUSTER_OUTCOME_DONE;
  self->reason = (MusterLine) { 0 };
  self->bad_roll = -1;
  g_clear_error (&self->problem);
  g_array_set_size (self->steps, 0);
  g_array_set_size (self->prompts, 0);
}

/**
 * muster_campaign_outcome_to_error:
 *
 * Returns: (transfer full): what to tell whoever gave the order
 */
GError *
muster_campaign_outcome_to_error (const MusterCampaignSetup   *setup,
                                  const MusterCampaignOutcome *self,
                                  const MusterCampaignOrder   *order,
                                  const MusterTape            *tape,
                                  gboolean                     translated)
{
  const MusterCampaignOrderSpec *spec = muster_campaign_order_get_spec (order);
  MusterCampaignLineContext context = {
    .setup = setup,
    .shelves = self->state.shelves,
    .order = order,
    .tape = tape,
    .translated = translated,
  };
  g_autofree char *reason = NULL;

  g_return_val_if_fail (self->kind != MUSTER_OUTCOME_DONE, NULL);

  if (self->kind == MUSTER_OUTCOME_NEEDS)
    return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL,
                        "the order “%s” needs a roll for “%s”", spec->id,
                        (const char *) g_ptr_array_index (setup->purposes, self->request.purpose));
  if (self->problem != NULL)
    return g_error_copy (self->problem);
  /* What is wrong with its parameters was said where they stand. */
  if (self->reason.phrase == NULL)
    return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, "the order “%s” is wrong", spec->id);

  reason = muster_campaign_line_to_string (&self->reason, &context);
  if (self->kind == MUSTER_OUTCOME_BAD_ROLL)
    return g_error_new_literal (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, reason);
  /* The rule that refuses it, and the one that the order stands in where that is another. */
  if (g_strcmp0 (self->reason.phrase->rule, spec->rule) != 0)
    return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED, "the order “%s” is refused: %s (%s)",
                        spec->id, reason, spec->rule);
  return g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED, "the order “%s” is refused: %s",
                      spec->id, reason);
}
