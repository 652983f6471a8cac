/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* Changes the rules of a campaign that has begun (C-RULE-01). */

static const MusterPhrase BUSY =
  { "C-RULE-01", N_("{C0} is {h1}: the rules can be changed once it is closed") };
static const MusterPhrase CHANGED = { "C-RULE-01", N_("other rules count from here on[: {t0}]") };
static const MusterPhrase COUNTER_LEFT = { "C-RULE-01", N_("{s0}: {K1} {2} instead of {3}") };

/* A counter that stays keeps its value within its new bounds; a new one begins with its start. */
static void
carry_counters (MusterCampaignResolution *self)
{
  const MusterCampaignRules *rules = self->state->rules;

  memset (self->state->counters, 0, sizeof self->state->counters);
  for (guint i = 0; i < rules->counters->len; i++)
    {
      const MusterCampaignCounter *counter = g_ptr_array_index (rules->counters, i);
      int old = muster_campaign_rules_find_counter (self->rules, counter->id);

      for (int side = 0; side < self->setup->n_sides; side++)
        {
          int before = old >= 0 ? self->before->counters[old][side] : counter->start;
          int after = CLAMP (before, counter->min, counter->max);

          self->state->counters[i][side] = after;
          if (before != after)
            campaign_step (self, &COUNTER_LEFT, side, (gint32) i, after, before);
        }
    }
}

void
muster_campaign_amend_play_rules (MusterCampaignResolution *self)
{
  g_autoptr (MusterCampaignRules) rules = NULL;
  g_autoptr (JsonNode) source = NULL;
  MusterSpot spot;
  const GPtrArray *before;
  const GPtrArray *after;

  for (int i = 0; i < muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      MusterCampaignChapterStatus status = muster_campaign_state_get_chapter (self->before, i)->status;

      if (status == MUSTER_CAMPAIGN_OPEN || status == MUSTER_CAMPAIGN_FOUGHT)
        {
          campaign_refuse (self, &BUSY, i, (gint32) status);
          return;
        }
    }
  rules = muster_campaign_rules_new ();
  if (!muster_spot_require (self->params, "rules", &spot) ||
      !muster_campaign_rules_reader_read (rules, self->setup->library, self->setup->has_map, &spot))
    return;

  source = muster_spot_dup_node (&spot);
  rules->source = muster_json_print (source, FALSE);
  g_clear_pointer (&self->state->rules, muster_campaign_rules_unref);
  self->state->rules = g_steal_pointer (&rules);
  campaign_step (self, &CHANGED, muster_campaign_resolution_get_text (self, "reason"));
  carry_counters (self);

  /* A card that stays is in or out as it was; a new one is in. */
  before = self->rules->cards;
  after = self->state->rules->cards;
  memset (self->state->cards_out, 0, sizeof self->state->cards_out);
  for (guint i = 0; i < after->len; i++)
    for (guint j = 0; j < before->len; j++)
      if (g_str_equal (((const MusterCampaignCard *) after->pdata[i])->id,
                       ((const MusterCampaignCard *) before->pdata[j])->id)
          && (self->before->cards_out[j / 8] >> j % 8 & 1))
        self->state->cards_out[i / 8] |= (guint8) (1 << i % 8);
}
