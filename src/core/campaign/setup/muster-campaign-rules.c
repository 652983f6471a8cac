/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-rules.h"

#include <string.h>

const char *const muster_campaign_return_words[] = { "all", "none", "share", "roll", NULL };
const char *const muster_campaign_succession_words[] = { "second", "appoint", "none", NULL };
const char *const muster_campaign_status_words[] = {
  "fit", "wounded", "captured", "dead", "gone", NULL
};
const char *const muster_campaign_gain_words[] = {
  "honour", "option", "leadership", "trait", "models", "none", NULL
};
const char *const muster_campaign_whom_words[] = { "drawer", "enemy", "all", NULL };
const char *const muster_campaign_result_words[] = { "win", "draw", "loss", NULL };

static void
free_counter (gpointer data)
{
  MusterCampaignCounter *counter = data;

  g_free (counter->id);
  g_free (counter->name);
  g_free (counter);
}

static void
free_card (gpointer data)
{
  MusterCampaignCard *card = data;

  g_free (card->id);
  g_free (card->title);
  g_free (card->text);
  g_array_unref (card->effects);
  g_free (card);
}

int
muster_campaign_find_word (const char *const *words,
                           const char        *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
}

/**
 * muster_campaign_rules_init:
 *
 * Fills @self with the defaults.
 */
void
muster_campaign_rules_init (MusterCampaignRules *self)
{
  *self = (MusterCampaignRules) {
    .points = { 3, 1, 0 },
    .returns = MUSTER_CAMPAIGN_RETURN_ALL,
    .share = { 0, 1 },
    .minimum = { 0, 1 },
    .keeps_replacements = TRUE,
    .cost = 1,
    .costs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .fates = g_array_new (FALSE, FALSE, sizeof (MusterCampaignFate)),
    .succession = MUSTER_CAMPAIGN_SUCCESSION_APPOINT,
    .thresholds = g_array_new (FALSE, FALSE, sizeof (int)),
    .gains = 1 << MUSTER_CAMPAIGN_GAIN_HONOUR,
    .counters = g_ptr_array_new_with_free_func (free_counter),
    .reshuffles = TRUE,
    .cards = g_ptr_array_new_with_free_func (free_card),
    .map = { .pace = 2, .days = 7 },
  };
}

void
muster_campaign_rules_clear (MusterCampaignRules *self)
{
  g_clear_pointer (&self->costs, g_hash_table_unref);
  g_clear_pointer (&self->fates, g_array_unref);
  g_clear_pointer (&self->thresholds, g_array_unref);
  g_clear_pointer (&self->counters, g_ptr_array_unref);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->source, g_free);
}

/**
 * muster_campaign_rules_new:
 *
 * Returns: (transfer full): the defaults
 */
MusterCampaignRules *
muster_campaign_rules_new (void)
{
  MusterCampaignRules *self = g_atomic_rc_box_new0 (MusterCampaignRules);

  muster_campaign_rules_init (self);
  return self;
}

/**
 * muster_campaign_rules_ref:
 * @self: made by muster_campaign_rules_new()
 */
MusterCampaignRules *
muster_campaign_rules_ref (MusterCampaignRules *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
muster_campaign_rules_unref (MusterCampaignRules *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) muster_campaign_rules_clear);
}

/**
 * muster_campaign_rules_find_counter:
 *
 * Returns: the index of the counter named @id, or -1
 */
int
muster_campaign_rules_find_counter (const MusterCampaignRules *self,
                                    const char                *id)
{
  for (guint i = 0; i < self->counters->len; i++)
    {
      const MusterCampaignCounter *counter = g_ptr_array_index (self->counters, i);

      if (g_str_equal (counter->id, id))
        return (int) i;
    }
  return -1;
}

int
muster_campaign_rules_get_cost (const MusterCampaignRules *self,
                                const char                *type_id)
{
  gpointer cost;

  return g_hash_table_lookup_extended (self->costs, type_id, NULL, &cost) ? GPOINTER_TO_INT (cost)
                                                                          : self->cost;
}

/**
 * muster_campaign_rules_get_level:
 *
 * Returns: how many thresholds are reached (C-EXP-01)
 */
int
muster_campaign_rules_get_level (const MusterCampaignRules *self,
                                 int                        experience)
{
  int level = 0;

  while ((guint) level < self->thresholds->len &&
         g_array_index (self->thresholds, int, level) <= experience)
    level++;
  return level;
}

/**
 * muster_campaign_rules_find_fate:
 * @total: a possible total of the dice for a leader's fate
 */
const MusterCampaignFate *
muster_campaign_rules_find_fate (const MusterCampaignRules *self,
                                 int                        total)
{
  for (guint i = 0; i < self->fates->len; i++)
    {
      const MusterCampaignFate *fate = &g_array_index (self->fates, MusterCampaignFate, i);

      if (total >= fate->from && total <= fate->to)
        return fate;
    }
  g_return_val_if_reached (NULL);
}
