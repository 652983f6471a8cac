/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-rules-private.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Reads the counters of the sides, and the cards that change them. */

#define MAX_POINTS MUSTER_CAMPAIGN_MAX_POINTS
#define MAX_EFFECTS 100

gboolean
muster_campaign_counters_reader_read_results (const MusterSpot *object,
                                              int               min,
                                              int              *results)
{
  for (guint i = 0; i < MUSTER_CAMPAIGN_N_RESULTS; i++)
    if (!muster_spot_take_int (object, muster_campaign_result_words[i], min, MAX_POINTS, &results[i]))
      return FALSE;
  return TRUE;
}

static gboolean
check_bounds (const MusterCampaignCounter *counter,
              const MusterSpot            *spot)
{
  MusterSpot place;

  if (counter->min > counter->max)
    return muster_spot_fail (muster_spot_member (spot, "min", &place) ? &place : spot,
                             _("the least is %d, which is more than the most, %d"), counter->min,
                             counter->max);
  if (counter->start < counter->min || counter->start > counter->max)
    return muster_spot_fail (muster_spot_member (spot, "start", &place) ? &place : spot,
                             _("it starts at %d, which is not from %d to %d"), counter->start,
                             counter->min, counter->max);
  return TRUE;
}

static gboolean
read_counter (MusterCampaignRules *self,
              const MusterSpot    *spot)
{
  static const char *const members[] = {
    "id", "name", "start", "min", "max", "win", "draw", "loss", NULL
  };
  MusterCampaignCounter *counter = g_new0 (MusterCampaignCounter, 1);
  MusterSpot id_spot;
  const char *id;

  g_ptr_array_add (self->counters, counter);
  counter->max = 99;
  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_id (&id_spot, &id))
    return FALSE;
  if (strcmp (id, "points") == 0)
    return muster_spot_fail (&id_spot, _("“points” are counted anyway: use another id"));
  counter->name = g_strdup (id);
  if (!muster_spot_take_text (spot, "name", MUSTER_MAX_NAME, &counter->name) ||
      !muster_spot_take_int (spot, "min", -MAX_POINTS, MAX_POINTS, &counter->min) ||
      !muster_spot_take_int (spot, "max", -MAX_POINTS, MAX_POINTS, &counter->max) ||
      !muster_spot_take_int (spot, "start", -MAX_POINTS, MAX_POINTS, &counter->start) ||
      !muster_campaign_counters_reader_read_results (spot, -MAX_POINTS, counter->results))
    return FALSE;
  counter->id = g_strdup (id);
  return check_bounds (counter, spot);
}

gboolean
muster_campaign_counters_reader_read (MusterCampaignRules *self,
                                      const MusterSpot    *list)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  MusterSpot spot, id;
  guint n;

  if (!muster_spot_is_array (list, MUSTER_CAMPAIGN_MAX_COUNTERS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const MusterCampaignCounter *counter;

      if (!muster_spot_element (list, i, &spot) || !read_counter (self, &spot))
        return FALSE;
      counter = g_ptr_array_index (self->counters, i);
      if (!g_hash_table_add (ids, counter->id))
        {
          muster_spot_member (&spot, "id", &id);
          return muster_spot_fail (&id, _("the id “%s” is used twice"), counter->id);
        }
    }
  return TRUE;
}

static gboolean
read_effect (const MusterCampaignRules *self,
             const MusterSpot          *spot,
             GArray                    *effects)
{
  static const char *const members[] = { "counter", "change", "who", NULL };
  MusterCampaignEffect effect = { 0 };
  MusterSpot counter, who;
  const char *id;
  int whom;

  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "counter", &counter) ||
      !muster_spot_read_string (&counter, 64, &id) ||
      !muster_spot_need_int (spot, "change", -MAX_POINTS, MAX_POINTS, &effect.change) ||
      !muster_spot_require (spot, "who", &who) ||
      !muster_spot_read_word (&who, muster_campaign_whom_words, &whom))
    return FALSE;

  effect.counter = muster_campaign_rules_find_counter (self, id);
  effect.whom = (MusterCampaignWhom) whom;
  if (effect.counter < 0)
    return muster_spot_fail (&counter, _("there is no counter “%s”"), id);
  g_array_append_val (effects, effect);
  return TRUE;
}

static gboolean
read_card (MusterCampaignRules *self,
           const MusterSpot    *spot,
           GHashTable          *ids)
{
  static const char *const members[] = { "id", "title", "text", "effects", NULL };
  MusterCampaignCard *card = g_new0 (MusterCampaignCard, 1);
  MusterSpot id_spot, list, effect;
  const char *id;
  guint n = 0;

  g_ptr_array_add (self->cards, card);
  card->text = g_strdup ("");
  card->effects = g_array_new (FALSE, FALSE, sizeof (MusterCampaignEffect));
  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_id (&id_spot, &id))
    return FALSE;
  card->id = g_strdup (id);
  if (!g_hash_table_add (ids, card->id))
    return muster_spot_fail (&id_spot, _("the id “%s” is used twice"), id);
  if (!muster_spot_need_text (spot, "title", MUSTER_MAX_NAME, &card->title) ||
      !muster_spot_take_text (spot, "text", MUSTER_CAMPAIGN_MAX_TEXT, &card->text))
    return FALSE;
  if (muster_spot_member (spot, "effects", &list) && !muster_spot_is_array (&list, MAX_EFFECTS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &effect) || !read_effect (self, &effect, card->effects))
      return FALSE;
  return TRUE;
}

gboolean
muster_campaign_counters_reader_read_deck (MusterCampaignRules *self,
                                           const MusterSpot    *spot)
{
  static const char *const members[] = { "reshuffle", "cards", NULL };
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  MusterSpot list, card;
  guint n;

  self->has_deck = TRUE;
  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_boolean (spot, "reshuffle", &self->reshuffles) ||
      !muster_spot_require (spot, "cards", &list) ||
      !muster_spot_is_array (&list, MUSTER_CAMPAIGN_MAX_CARDS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &card) || !read_card (self, &card, ids))
      return FALSE;
  return TRUE;
}
