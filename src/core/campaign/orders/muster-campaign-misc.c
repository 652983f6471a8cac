/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-people.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Points, counters, cards and notes (C-MISC-01 to C-MISC-04). */

#define MAX_CHANGE 99999
/* The limit of points and experience, in both directions. */
#define MAX_TALLY G_MAXINT

static const MusterPhrase SIDE_AWARD = { "C-MISC-01", N_("{s0}: campaign points {+1}, now {2}") };
static const MusterPhrase PLAYER_AWARD = { "C-MISC-01", N_("{p0}: campaign points {+1}, now {2}") };
static const MusterPhrase OUT_OF_BOUNDS = { "C-MISC-02", N_("{K0} would be {1}; it ranges from {2} to {3}") };
static const MusterPhrase COUNTED = { "C-MISC-02", N_("{s0}: {K1} {+2}, now {3}") };
static const MusterPhrase NO_DECK = { "C-MISC-03", N_("this campaign has no cards") };
static const MusterPhrase NO_CARDS = { "C-MISC-03", N_("all cards are drawn, and they do not come back") };
static const MusterPhrase SHUFFLED = { "C-MISC-03", N_("all cards are back") };
static const MusterPhrase DRAWN = { "C-MISC-03", N_("{s0} draws {d1} of {2}: {e3}") };
static const MusterPhrase CARD_TEXT = { "C-MISC-03", N_("{e0}: {E0}") };
static const MusterPhrase EFFECT = { "C-MISC-03", N_("{s0}: {K1} {+2}, now {3}") };
static const MusterPhrase NOTE = { "C-MISC-04", N_("{t0}") };

int
muster_campaign_misc_change_counter (MusterCampaignResolution *self,
                                     int                       counter,
                                     int                       side,
                                     int                       change)
{
  const MusterCampaignCounter *def = g_ptr_array_index (self->rules->counters, counter);
  int *number = &self->state->counters[counter][side];
  int before = *number;

  *number = CLAMP (before + change, def->min, def->max);
  return *number - before;
}

int
muster_campaign_misc_tally (gint64 sum)
{
  return (int) CLAMP (sum, -MAX_TALLY, MAX_TALLY);
}

/* Returns: by how much the points changed */
static int
add_points (int *points,
            int  more)
{
  int before = *points;

  *points = muster_campaign_misc_tally ((gint64) before + more);
  return *points - before;
}

void
muster_campaign_misc_play_award (MusterCampaignResolution *self)
{
  MusterCampaignPlayer *player;
  MusterSpot spot;
  int points, side, index;

  if (!muster_spot_need_int (self->params, "points", -MAX_CHANGE, MAX_CHANGE, &points))
    return;

  if (muster_campaign_resolution_has (self, "side", &spot))
    {
      if (!muster_campaign_resolution_read_side (self, "side", &side))
        return;
      points = add_points (&self->state->points[side], points);
      campaign_step (self, &SIDE_AWARD, side, points, self->state->points[side]);
      return;
    }

  if (!muster_campaign_resolution_find (self, "player", MUSTER_CAMPAIGN_PLAYERS, &index))
    return;
  player = muster_campaign_state_edit_player (self->state, index);
  points = add_points (&player->points, points);
  campaign_step (self, &PLAYER_AWARD, index, points, player->points);
}

static gboolean
find_counter (MusterCampaignResolution *self,
              int                      *counter)
{
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (self->params, "counter", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  *counter = muster_campaign_rules_find_counter (self->rules, id);
  return *counter >= 0 || muster_spot_fail (&spot, _("there is no counter “%s”"), id);
}

void
muster_campaign_misc_play_count (MusterCampaignResolution *self)
{
  const MusterCampaignCounter *def;
  int counter, side, change, number;

  if (!find_counter (self, &counter) || !muster_campaign_resolution_read_side (self, "side", &side) ||
      !muster_spot_need_int (self->params, "change", -MAX_CHANGE, MAX_CHANGE, &change))
    return;

  def = g_ptr_array_index (self->rules->counters, counter);
  number = self->before->counters[counter][side] + change;
  if (number < def->min || number > def->max)
    {
      campaign_refuse (self, &OUT_OF_BOUNDS, counter, number, def->min, def->max);
      return;
    }
  self->state->counters[counter][side] = number;
  campaign_step (self, &COUNTED, side, counter, change, number);
}

/* Whether there is a card to draw. Reshuffles the deck first if that is necessary and allowed. */
static gboolean
prepare_deck (MusterCampaignResolution *self,
              int                      *n_cards)
{
  const MusterCampaignRules *rules = self->rules;

  *n_cards = muster_campaign_count_cards (self->setup, self->before);
  if (*n_cards > 0)
    return TRUE;
  if (!rules->has_deck)
    return campaign_refuse (self, &NO_DECK, 0);
  if (!rules->reshuffles || rules->cards->len == 0)
    return campaign_refuse (self, &NO_CARDS, 0);

  memset (self->state->cards_out, 0, sizeof self->state->cards_out);
  *n_cards = (int) rules->cards->len;
  campaign_step (self, &SHUFFLED, 0);
  return TRUE;
}

/* Takes the @nth of the remaining cards, counted from 1. */
static int
take_card (MusterCampaignResolution *self,
           int                       nth)
{
  guint8 *out = self->state->cards_out;
  int card = -1;

  while (nth > 0)
    {
      card++;
      nth -= !(out[card / 8] >> card % 8 & 1);
    }
  out[card / 8] |= (guint8) (1 << card % 8);
  return card;
}

static gboolean
concerns (const MusterCampaignEffect *effect,
          int                         side,
          int                         drawer)
{
  switch (effect->whom)
    {
    case MUSTER_CAMPAIGN_DRAWER:
      return side == drawer;
    case MUSTER_CAMPAIGN_ENEMY:
      return side != drawer;
    case MUSTER_CAMPAIGN_ALL:
    default:
      return TRUE;
    }
}

static void
apply_card (MusterCampaignResolution *self,
            int                       index,
            int                       drawer)
{
  const MusterCampaignCard *card = g_ptr_array_index (self->rules->cards, index);

  for (guint i = 0; i < card->effects->len; i++)
    {
      const MusterCampaignEffect *effect = &g_array_index (card->effects, MusterCampaignEffect, i);

      for (int side = 0; side < self->setup->n_sides; side++)
        {
          int change;

          if (!concerns (effect, side, drawer))
            continue;
          change = muster_campaign_misc_change_counter (self, effect->counter, side, effect->change);
          campaign_step (self, &EFFECT, side, effect->counter, change,
                         self->state->counters[effect->counter][side]);
        }
    }
  if (*card->text != '\0')
    campaign_prompt (self, &CARD_TEXT, index);
}

void
muster_campaign_misc_play_event (MusterCampaignResolution *self)
{
  MusterRequest request = {
    .purpose = MUSTER_CAMPAIGN_ROLL_EVENT,
    .unit = -1,
    .leader = -1,
    .n = 1,
  };
  const guint8 *die;
  int side, n_cards, card;

  if (!muster_campaign_resolution_read_side (self, "side", &side) || !prepare_deck (self, &n_cards))
    return;
  request.sides = (guint8) n_cards;
  die = muster_resolution_ask (&self->base, &request);
  if (die == NULL)
    return;

  card = take_card (self, die[0]);
  campaign_step (self, &DRAWN, side, (gint32) muster_resolution_last_roll (&self->base), n_cards, card);
  apply_card (self, card, side);
}

static gboolean
read_audience (MusterCampaignResolution *self)
{
  MusterSpot spot;
  const char *id;
  int side, player;

  if (muster_campaign_resolution_has (self, "player", &spot) &&
      (!muster_campaign_resolution_find (self, "player", MUSTER_CAMPAIGN_PLAYERS, &player) ||
       (muster_campaign_resolution_has (self, "for", &spot) &&
        !muster_spot_fail (&spot, _("C-MISC-04 a note is for a side or for a player, not for both")))))
    return FALSE;
  if (!muster_campaign_resolution_has (self, "for", &spot))
    return TRUE;
  return muster_spot_read_string (&spot, 64, &id) &&
         (strcmp (id, "gm") == 0 || muster_campaign_people_read_side (self->setup, &spot, &side));
}

static gboolean
read_pictures (MusterCampaignResolution *self)
{
  MusterSpot list, spot;
  const char *digest;
  guint n;

  if (!muster_campaign_resolution_has (self, "pictures", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MUSTER_CAMPAIGN_MAX_PICTURES, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &spot) || !muster_spot_read_string (&spot, 64, &digest) ||
        !muster_campaign_map_reader_check_picture (&spot, digest))
      return FALSE;
  return TRUE;
}

void
muster_campaign_misc_play_note (MusterCampaignResolution *self)
{
  MusterSpot spot;
  int chapter;

  if (!read_audience (self) || !read_pictures (self))
    return;
  if (muster_campaign_resolution_has (self, "chapter", &spot) &&
      !muster_campaign_resolution_find (self, "chapter", MUSTER_CAMPAIGN_CHAPTERS, &chapter))
    return;

  campaign_step (self, &NOTE, muster_campaign_resolution_get_text (self, "text"));
}
