/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-rules-private.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Reads the rules of a campaign, each group in a function of its own. Rules that are not given keep
 * their defaults. */

#define MAX_POINTS MUSTER_CAMPAIGN_MAX_POINTS
#define MAX_ENTRIES 100

static gboolean
read_points (MusterCampaignRules *self,
             const MusterSpot    *spot)
{
  static const char *const members[] = { "win", "draw", "loss", "each_victory_point", NULL };

  return muster_spot_only_members (spot, members) &&
         muster_campaign_counters_reader_read_results (spot, -MAX_POINTS, self->points) &&
         muster_spot_take_int (spot, "each_victory_point", -MAX_POINTS, MAX_POINTS,
                               &self->each_victory_point);
}

/* Requires the members that the chosen way of returning casualties needs. */
static gboolean
require_for_return (const MusterCampaignRules *self,
                    const MusterSpot          *spot)
{
  MusterSpot member;

  if (self->returns == MUSTER_CAMPAIGN_RETURN_SHARE)
    return muster_spot_require (spot, "share", &member);
  if (self->returns == MUSTER_CAMPAIGN_RETURN_ROLL)
    return muster_spot_require (spot, "target", &member);
  return TRUE;
}

static gboolean
read_casualties (MusterCampaignRules *self,
                 const MusterSpot    *spot)
{
  static const char *const members[] = {
    "return", "share", "round", "target", "winner_bonus", "gone", NULL
  };
  static const char *const rounds[] = { "down", "up", NULL };
  static const char *const gone[] = { "recovers", "struck-off", NULL };
  MusterSpot share;
  int returns = (int) self->returns;
  int up = 0, strikes_off = 0;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_word (spot, "return", muster_campaign_return_words, &returns) ||
      !muster_spot_take_word (spot, "round", rounds, &up) ||
      !muster_spot_take_word (spot, "gone", gone, &strikes_off) ||
      !muster_spot_take_int (spot, "target", 2, 6, &self->target) ||
      !muster_spot_take_int (spot, "winner_bonus", 0, MAX_POINTS, &self->winner_bonus))
    return FALSE;
  if (muster_spot_member (spot, "share", &share) && !muster_spot_read_fraction (&share, self->share))
    return FALSE;

  self->returns = (MusterCampaignReturn) returns;
  self->share_up = up != 0;
  self->strikes_off = strikes_off != 0;
  return require_for_return (self, spot);
}

static gboolean
read_strength (MusterCampaignRules *self,
               const MusterSpot    *spot)
{
  static const char *const members[] = { "minimum", "merge", NULL };
  MusterSpot minimum;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_boolean (spot, "merge", &self->merge))
    return FALSE;
  return !muster_spot_member (spot, "minimum", &minimum) ||
         muster_spot_read_fraction (&minimum, self->minimum);
}

static gboolean
is_type_known (MusterLibrary *library,
               const char    *id)
{
  GListModel *rulesets = muster_library_get_rulesets (library);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      if (muster_catalog_find_type (muster_ruleset_get_catalog (ruleset), id) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
read_costs (MusterCampaignRules *self,
            MusterLibrary       *library,
            const MusterSpot    *spot)
{
  MusterSpot member;

  if (!muster_spot_is_object (spot))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (spot, i, &member); i++)
    {
      const char *type = member.member;
      int cost;

      if (!muster_spot_read_int (&member, 0, MAX_POINTS, &cost))
        return FALSE;
      if (strcmp (type, "default") == 0)
        self->cost = cost;
      else if (is_type_known (library, type))
        g_hash_table_insert (self->costs, g_strdup (type), GINT_TO_POINTER (cost));
      else
        return muster_spot_fail (&member, _("there is no unit type “%s”"), type);
    }
  return TRUE;
}

static gboolean
read_replacements (MusterCampaignRules *self,
                   MusterLibrary       *library,
                   const MusterSpot    *spot)
{
  static const char *const members[] = { "models", "winner_models", "keep", "cost", NULL };
  MusterSpot cost;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_int (spot, "models", 0, MAX_POINTS, &self->replacements) ||
      !muster_spot_take_int (spot, "winner_models", 0, MAX_POINTS, &self->winner_replacements) ||
      !muster_spot_take_boolean (spot, "keep", &self->keeps_replacements))
    return FALSE;
  return !muster_spot_member (spot, "cost", &cost) || read_costs (self, library, &cost);
}

static gboolean
read_fate (const MusterSpot   *spot,
           MusterCampaignFate *fate)
{
  static const char *const members[] = { "from", "to", "fate", "misses", NULL };
  static const char *const words[] = { "fit", "wounded", "captured", "dead", NULL };
  MusterSpot what, misses;
  int status;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_need_int (spot, "from", 1, 12, &fate->from) ||
      !muster_spot_need_int (spot, "to", fate->from, 12, &fate->to) ||
      !muster_spot_require (spot, "fate", &what) || !muster_spot_read_word (&what, words, &status))
    return FALSE;

  fate->fate = (MusterCampaignLeaderStatus) status;
  if (fate->fate == MUSTER_CAMPAIGN_WOUNDED)
    return muster_spot_need_int (spot, "misses", 1, 9, &fate->misses);
  return !muster_spot_member (spot, "misses", &misses) ||
         muster_spot_fail (&misses, _("only the wounded miss chapters"));
}

/* Every possible total of the dice must have exactly one fate, and no other total may have one. */
static gboolean
check_fates (const MusterCampaignRules *self,
             const MusterSpot          *list)
{
  guint owners[13] = { 0 };
  MusterSpot entry;

  for (guint i = 0; i < self->fates->len; i++)
    {
      const MusterCampaignFate *fate = &g_array_index (self->fates, MusterCampaignFate, i);

      muster_spot_element (list, i, &entry);
      for (int total = fate->from; total <= fate->to; total++)
        {
          if (total < self->dice || total > 6 * self->dice)
            return muster_spot_fail (&entry, _("%d cannot be rolled with “dice” %d"), total, self->dice);
          if (owners[total]++ > 0)
            return muster_spot_fail (&entry, _("%d has a fate already: the table overlaps"), total);
        }
    }

  for (int total = self->dice; total <= 6 * self->dice; total++)
    if (owners[total] == 0)
      return muster_spot_fail (list, _("the table has a gap: there is no fate for %d"), total);
  return TRUE;
}

static gboolean
read_fates (MusterCampaignRules *self,
            const MusterSpot    *list)
{
  MusterSpot entry;
  guint n;

  if (!muster_spot_is_array (list, MAX_ENTRIES, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      MusterCampaignFate fate = { 0 };

      if (!muster_spot_element (list, i, &entry) || !read_fate (&entry, &fate))
        return FALSE;
      g_array_append_val (self->fates, fate);
    }
  /* Without dice the table is not used. */
  return self->dice == 0 || check_fates (self, list);
}

static gboolean
read_leaders (MusterCampaignRules *self,
              const MusterSpot    *spot)
{
  static const char *const members[] = { "dice", "fates", "succession", NULL };
  MusterSpot fates;
  int succession = (int) self->succession;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_int (spot, "dice", 0, 2, &self->dice) ||
      !muster_spot_take_word (spot, "succession", muster_campaign_succession_words, &succession))
    return FALSE;

  self->succession = (MusterCampaignSuccession) succession;
  if (self->dice > 0 && !muster_spot_require (spot, "fates", &fates))
    return FALSE;
  return !muster_spot_member (spot, "fates", &fates) || read_fates (self, &fates);
}

static gboolean
read_service (MusterCampaignService *service,
              const MusterSpot      *spot)
{
  MusterSpot member;

  if (!muster_spot_is_object (spot))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (spot, i, &member); i++)
    {
      const char *name = member.member;
      int result = muster_campaign_find_word (muster_campaign_result_words, name);
      MusterDeed deed = muster_deed_find (name);
      int points;

      if (!muster_spot_read_int (&member, 0, MAX_POINTS, &points))
        return FALSE;
      if (strcmp (name, "battle") == 0)
        service->battle = points;
      else if (result >= 0)
        service->results[result] = points;
      else if (deed != MUSTER_N_DEEDS)
        service->deeds[deed] = points;
      else
        return muster_spot_fail (&member, _("expected “battle”, “win”, “draw”, “loss” or a deed"));
    }
  return TRUE;
}

static gboolean
read_thresholds (MusterCampaignRules *self,
                 const MusterSpot    *list)
{
  int last = -1;
  guint n;

  if (!muster_spot_is_array (list, MAX_ENTRIES, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      MusterSpot spot;
      int threshold;

      if (!muster_spot_element (list, i, &spot) || !muster_spot_read_int (&spot, 0, G_MAXINT, &threshold))
        return FALSE;
      if (threshold <= last)
        return muster_spot_fail (&spot, _("thresholds must rise, and %d follows %d"), threshold, last);
      g_array_append_val (self->thresholds, threshold);
      last = threshold;
    }
  return TRUE;
}

static gboolean
read_gains (MusterCampaignRules *self,
            const MusterSpot    *list)
{
  static const char *const words[] = { "honour", "option", "leadership", "trait", "models", NULL };
  guint n;

  if (!muster_spot_is_array (list, MAX_ENTRIES, &n))
    return FALSE;

  self->gains = 0;
  for (guint i = 0; i < n; i++)
    {
      MusterSpot spot;
      int gain;

      if (!muster_spot_element (list, i, &spot) || !muster_spot_read_word (&spot, words, &gain))
        return FALSE;
      if (self->gains >> gain & 1)
        return muster_spot_fail (&spot, _("“%s” appears twice"), words[gain]);
      self->gains |= 1u << gain;
    }
  return TRUE;
}

static gboolean
read_experience (MusterCampaignRules *self,
                 const MusterSpot    *spot)
{
  static const char *const members[] = { "unit", "leader", "thresholds", "gains", NULL };
  MusterSpot member;

  if (!muster_spot_only_members (spot, members))
    return FALSE;
  if (muster_spot_member (spot, "unit", &member) && !read_service (&self->unit, &member))
    return FALSE;
  if (muster_spot_member (spot, "leader", &member) && !read_service (&self->leader, &member))
    return FALSE;
  if (muster_spot_member (spot, "thresholds", &member) && !read_thresholds (self, &member))
    return FALSE;
  return !muster_spot_member (spot, "gains", &member) || read_gains (self, &member);
}

static gboolean
read_map (MusterCampaignMapRules *self,
          const MusterSpot       *spot)
{
  static const char *const members[] = { "pace", "days", "capture", "score", "supply", "hidden", NULL };
  static const char *const captures[] = { "stand", "pass", "none", NULL };
  static const char *const scores[] = { "end", "turn", "none", NULL };
  static const char *const supplies[] = { "none", "depot", NULL };
  int capture = (int) self->capture;
  int score = (int) self->score;

  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_int (spot, "pace", 1, MUSTER_CAMPAIGN_MAX_PACE, &self->pace) ||
      !muster_spot_take_int (spot, "days", 0, 366, &self->days) ||
      !muster_spot_take_word (spot, "capture", captures, &capture) ||
      !muster_spot_take_word (spot, "score", scores, &score) ||
      !muster_spot_take_word (spot, "supply", supplies, &self->depots) ||
      !muster_spot_take_boolean (spot, "hidden", &self->hidden))
    return FALSE;

  self->capture = (MusterCampaignCapture) capture;
  self->score = (MusterCampaignScore) score;
  return TRUE;
}

/**
 * muster_campaign_rules_reader_read:
 * @self: initialised
 *
 * Returns: whether the rules were read; if not, the spot's error names the place
 */
gboolean
muster_campaign_rules_reader_read (MusterCampaignRules *self,
                                   MusterLibrary       *library,
                                   gboolean             has_map,
                                   const MusterSpot    *spot)
{
  const char *const members[] = {
    "points", "casualties", "strength", "replacements", "leaders", "experience", "counters", "deck",
    has_map ? "map" : NULL, NULL
  };
  MusterSpot group;

  if (!muster_spot_only_members (spot, members))
    return FALSE;
  if (muster_spot_member (spot, "points", &group) && !read_points (self, &group))
    return FALSE;
  if (muster_spot_member (spot, "casualties", &group) && !read_casualties (self, &group))
    return FALSE;
  if (muster_spot_member (spot, "strength", &group) && !read_strength (self, &group))
    return FALSE;
  if (muster_spot_member (spot, "replacements", &group) && !read_replacements (self, library, &group))
    return FALSE;
  if (muster_spot_member (spot, "leaders", &group) && !read_leaders (self, &group))
    return FALSE;
  if (muster_spot_member (spot, "experience", &group) && !read_experience (self, &group))
    return FALSE;
  if (muster_spot_member (spot, "counters", &group) && !muster_campaign_counters_reader_read (self, &group))
    return FALSE;
  if (muster_spot_member (spot, "deck", &group) && !muster_campaign_counters_reader_read_deck (self, &group))
    return FALSE;
  return !has_map || !muster_spot_member (spot, "map", &group) || read_map (&self->map, &group);
}
