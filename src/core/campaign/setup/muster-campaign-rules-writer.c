/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-rules-writer.h"

#include <string.h>

/* Writes the rules of a campaign; muster-campaign-rules-reader.c reads them. */

static JsonArray *
new_fraction (const int *fraction)
{
  JsonArray *array = json_array_new ();

  json_array_add_int_element (array, fraction[0]);
  json_array_add_int_element (array, fraction[1]);
  return array;
}

static void
put_results (JsonObject *object,
             const int  *results)
{
  for (int i = 0; muster_campaign_result_words[i] != NULL; i++)
    json_object_set_int_member (object, muster_campaign_result_words[i], results[i]);
}

static JsonObject *
write_points (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();

  put_results (group, self->points);
  json_object_set_int_member (group, "each_victory_point", self->each_victory_point);
  return group;
}

/* What only one way of returning needs is written if it is known. */
static JsonObject *
write_casualties (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();

  json_object_set_string_member (group, "return", muster_campaign_return_words[self->returns]);
  if (self->share[1] > 0)
    json_object_set_array_member (group, "share", new_fraction (self->share));
  json_object_set_string_member (group, "round", self->share_up ? "up" : "down");
  if (self->target > 0)
    json_object_set_int_member (group, "target", self->target);
  json_object_set_int_member (group, "winner_bonus", self->winner_bonus);
  json_object_set_string_member (group, "gone", self->strikes_off ? "struck-off" : "recovers");
  return group;
}

static JsonObject *
write_strength (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();

  json_object_set_array_member (group, "minimum", new_fraction (self->minimum));
  json_object_set_boolean_member (group, "merge", self->merge);
  return group;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (a, b);
}

static JsonObject *
write_replacements (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();
  JsonObject *cost = json_object_new ();
  g_autoptr (GList) types = g_list_sort (g_hash_table_get_keys (self->costs), compare_ids);

  json_object_set_int_member (group, "models", self->replacements);
  json_object_set_int_member (group, "winner_models", self->winner_replacements);
  json_object_set_boolean_member (group, "keep", self->keeps_replacements);
  json_object_set_int_member (cost, "default", self->cost);
  for (GList *l = types; l != NULL; l = l->next)
    json_object_set_int_member (cost, l->data, GPOINTER_TO_INT (g_hash_table_lookup (self->costs, l->data)));
  json_object_set_object_member (group, "cost", cost);
  return group;
}

static JsonObject *
write_leaders (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();
  JsonArray *fates = json_array_new ();

  for (guint i = 0; i < self->fates->len; i++)
    {
      const MusterCampaignFate *fate = &g_array_index (self->fates, MusterCampaignFate, i);
      JsonObject *entry = json_object_new ();

      json_object_set_int_member (entry, "from", fate->from);
      json_object_set_int_member (entry, "to", fate->to);
      json_object_set_string_member (entry, "fate", muster_campaign_status_words[fate->fate]);
      if (fate->fate == MUSTER_CAMPAIGN_WOUNDED)
        json_object_set_int_member (entry, "misses", fate->misses);
      json_array_add_object_element (fates, entry);
    }
  json_object_set_int_member (group, "dice", self->dice);
  json_object_set_array_member (group, "fates", fates);
  json_object_set_string_member (group, "succession", muster_campaign_succession_words[self->succession]);
  return group;
}

static JsonObject *
write_service (const MusterCampaignService *service)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "battle", service->battle);
  put_results (object, service->results);
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    if (service->deeds[i] != 0)
      json_object_set_int_member (object, muster_deed_get_id ((MusterDeed) i), service->deeds[i]);
  return object;
}

static JsonObject *
write_experience (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();
  JsonArray *thresholds = json_array_new ();
  JsonArray *gains = json_array_new ();

  for (guint i = 0; i < self->thresholds->len; i++)
    json_array_add_int_element (thresholds, g_array_index (self->thresholds, int, i));
  for (guint i = 0; i < MUSTER_CAMPAIGN_GAIN_NONE; i++)
    if (self->gains >> i & 1)
      json_array_add_string_element (gains, muster_campaign_gain_words[i]);
  json_object_set_object_member (group, "unit", write_service (&self->unit));
  json_object_set_object_member (group, "leader", write_service (&self->leader));
  json_object_set_array_member (group, "thresholds", thresholds);
  json_object_set_array_member (group, "gains", gains);
  return group;
}

static JsonArray *
write_counters (const MusterCampaignRules *self)
{
  JsonArray *counters = json_array_new ();

  for (guint i = 0; i < self->counters->len; i++)
    {
      const MusterCampaignCounter *counter = g_ptr_array_index (self->counters, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", counter->id);
      json_object_set_string_member (object, "name", counter->name);
      json_object_set_int_member (object, "start", counter->start);
      json_object_set_int_member (object, "min", counter->min);
      json_object_set_int_member (object, "max", counter->max);
      put_results (object, counter->results);
      json_array_add_object_element (counters, object);
    }
  return counters;
}

static JsonArray *
write_effects (const MusterCampaignRules *self,
               const MusterCampaignCard  *card)
{
  JsonArray *effects = json_array_new ();

  for (guint i = 0; i < card->effects->len; i++)
    {
      const MusterCampaignEffect *effect = &g_array_index (card->effects, MusterCampaignEffect, i);
      const MusterCampaignCounter *counter = g_ptr_array_index (self->counters, effect->counter);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "counter", counter->id);
      json_object_set_int_member (object, "change", effect->change);
      json_object_set_string_member (object, "who", muster_campaign_whom_words[effect->whom]);
      json_array_add_object_element (effects, object);
    }
  return effects;
}

static JsonObject *
write_deck (const MusterCampaignRules *self)
{
  JsonObject *group = json_object_new ();
  JsonArray *cards = json_array_new ();

  for (guint i = 0; i < self->cards->len; i++)
    {
      const MusterCampaignCard *card = g_ptr_array_index (self->cards, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", card->id);
      json_object_set_string_member (object, "title", card->title);
      json_object_set_string_member (object, "text", card->text);
      json_object_set_array_member (object, "effects", write_effects (self, card));
      json_array_add_object_element (cards, object);
    }
  json_object_set_boolean_member (group, "reshuffle", self->reshuffles);
  json_object_set_array_member (group, "cards", cards);
  return group;
}

static JsonObject *
write_map (const MusterCampaignMapRules *self)
{
  static const char *const captures[] = { "stand", "pass", "none" };
  static const char *const scores[] = { "end", "turn", "none" };
  JsonObject *group = json_object_new ();

  json_object_set_int_member (group, "pace", self->pace);
  json_object_set_int_member (group, "days", self->days);
  json_object_set_string_member (group, "capture", captures[self->capture]);
  json_object_set_string_member (group, "score", scores[self->score]);
  json_object_set_string_member (group, "supply", self->depots ? "depot" : "none");
  json_object_set_boolean_member (group, "hidden", self->hidden);
  return group;
}

JsonNode *
muster_campaign_rules_writer_to_node (const MusterCampaignRules *self,
                                      gboolean                   has_map)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_object_member (object, "points", write_points (self));
  json_object_set_object_member (object, "casualties", write_casualties (self));
  json_object_set_object_member (object, "strength", write_strength (self));
  json_object_set_object_member (object, "replacements", write_replacements (self));
  json_object_set_object_member (object, "leaders", write_leaders (self));
  json_object_set_object_member (object, "experience", write_experience (self));
  json_object_set_array_member (object, "counters", write_counters (self));
  if (self->has_deck)
    json_object_set_object_member (object, "deck", write_deck (self));
  if (has_map)
    json_object_set_object_member (object, "map", write_map (&self->map));
  json_node_take_object (node, object);
  return node;
}
