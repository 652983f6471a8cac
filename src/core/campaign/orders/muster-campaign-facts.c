/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-facts.h"

#include <string.h>

const char *const muster_campaign_unit_words[] = { "fit", "unfit", "disbanded", NULL };

MusterCampaignUnitStatus
muster_campaign_get_unit_status (const MusterCampaignSetup *setup,
                                 const MusterCampaignState *state,
                                 int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);
  const int *minimum = muster_campaign_get_rules (setup, state)->minimum;

  if (value->disbanded)
    return MUSTER_CAMPAIGN_UNIT_DISBANDED;
  /* C-LEAD-10 */
  if (value->self >= 0 &&
      muster_campaign_state_get_leader (state, value->self)->status != MUSTER_CAMPAIGN_FIT)
    return MUSTER_CAMPAIGN_UNIT_UNFIT;
  return value->strength * minimum[1] < value->full * minimum[0] ? MUSTER_CAMPAIGN_UNIT_UNFIT
                                                                 : MUSTER_CAMPAIGN_UNIT_FIT;
}

static gboolean
is_fit (const MusterCampaignState *state,
        int                        leader)
{
  return leader >= 0 && muster_campaign_state_get_leader (state, leader)->status == MUSTER_CAMPAIGN_FIT;
}

int
muster_campaign_get_led_by (const MusterCampaignState *state,
                            int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);

  if (is_fit (state, value->leader))
    return value->leader;
  return is_fit (state, value->second) ? value->second : -1;
}

gboolean
muster_campaign_is_alive (const MusterCampaignState *state,
                          int                        leader)
{
  MusterCampaignLeaderStatus status = muster_campaign_state_get_leader (state, leader)->status;

  return status != MUSTER_CAMPAIGN_DEAD && status != MUSTER_CAMPAIGN_GONE;
}

gboolean
muster_campaign_is_unattached (const MusterCampaignState *state,
                               int                        leader)
{
  return muster_campaign_is_alive (state, leader) &&
         muster_campaign_state_get_leader (state, leader)->unit < 0;
}

int
muster_campaign_get_unit_due (const MusterCampaignSetup *setup,
                              const MusterCampaignState *state,
                              int                        unit)
{
  const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, unit);

  if (value->disbanded)
    return 0;
  return MAX (0, muster_campaign_rules_get_level (muster_campaign_get_rules (setup, state), value->experience)
                   - value->used);
}

int
muster_campaign_get_leader_due (const MusterCampaignSetup *setup,
                                const MusterCampaignState *state,
                                int                        leader)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (state, leader);

  /* C-LEAD-10: the advances of a leader who is a unit belong to the unit. */
  if (muster_campaign_state_get_leader_def (state, leader)->is_unit ||
      !muster_campaign_is_alive (state, leader))
    return 0;
  return MAX (0, muster_campaign_rules_get_level (muster_campaign_get_rules (setup, state), value->experience)
                   - value->used);
}

gboolean
muster_campaign_takes_part (const MusterCampaignState *state,
                            int                        chapter,
                            int                        force)
{
  return (muster_campaign_state_get_chapter (state, chapter)->forces >> force & 1) != 0;
}

guint
muster_campaign_get_chapter_sides (const MusterCampaignState *state,
                                   int                        chapter)
{
  guint sides = 0;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if (muster_campaign_takes_part (state, chapter, i))
      sides |= 1u << muster_campaign_state_get_force_def (state, i)->side;
  return sides;
}

int
muster_campaign_get_budget (const MusterCampaignState *state,
                            int                        chapter,
                            int                        side)
{
  const GArray *grants = muster_campaign_state_get_chapter (state, chapter)->grants;
  int budget = muster_campaign_state_get_chapter_def (state, chapter)->points;

  if (budget < 0)
    return -1;
  for (guint i = 0; grants != NULL && i < grants->len; i++)
    {
      const MusterCampaignGrant *grant = &g_array_index (grants, MusterCampaignGrant, i);

      if (grant->side == side)
        budget += muster_campaign_state_get_chapter_def (state, grant->from)->advantage;
    }
  return budget;
}

int
muster_campaign_find_next_chapter (const MusterCampaignState *state)
{
  static const MusterCampaignChapterStatus statuses[] = {
    MUSTER_CAMPAIGN_OPEN, MUSTER_CAMPAIGN_FOUGHT, MUSTER_CAMPAIGN_READY
  };

  for (guint i = 0; i < G_N_ELEMENTS (statuses); i++)
    for (int j = 0; j < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); j++)
      if (muster_campaign_state_get_chapter (state, j)->status == statuses[i])
        return j;
  return -1;
}

int
muster_campaign_get_winner (const MusterCampaignSetup *setup,
                            const MusterCampaignState *state)
{
  int winner = 0;

  if (!state->over)
    return MUSTER_CAMPAIGN_NOBODY;

  for (int i = 1; i < setup->n_sides; i++)
    if (state->points[i] > state->points[winner])
      winner = i;
  for (int i = 0; i < setup->n_sides; i++)
    if (i != winner && state->points[i] == state->points[winner])
      return MUSTER_CAMPAIGN_DRAW;
  return winner;
}

int
muster_campaign_count_cards (const MusterCampaignSetup *setup,
                             const MusterCampaignState *state)
{
  int n = 0;

  if (!muster_campaign_get_rules (setup, state)->has_deck)
    return -1;
  for (guint i = 0; i < muster_campaign_get_rules (setup, state)->cards->len; i++)
    n += !(state->cards_out[i / 8] >> i % 8 & 1);
  return n;
}

char *
muster_campaign_dup_score (const MusterCampaignSetup *setup,
                           const MusterCampaignState *state,
                           int                        chapter)
{
  const MusterCampaignChapter *value = muster_campaign_state_get_chapter (state, chapter);
  guint sides = muster_campaign_get_chapter_sides (state, chapter);
  GString *text = g_string_new (NULL);

  if (value->winner >= 0)
    g_string_append_printf (text, "%d", value->score[value->winner]);
  for (int i = 0; i < setup->n_sides; i++)
    if ((sides >> i & 1) && i != value->winner)
      g_string_append_printf (text, "%s%d", text->len > 0 ? " : " : "", value->score[i]);
  return g_string_free (text, FALSE);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const MusterCampaignState *state = data;
  int first = *(const int *) a;
  int second = *(const int *) b;
  const MusterCampaignPlayer *one = muster_campaign_state_get_player (state, first);
  const MusterCampaignPlayer *other = muster_campaign_state_get_player (state, second);
  int names;

  if (one->points != other->points)
    return one->points > other->points ? -1 : 1;
  if (one->won != other->won)
    return one->won > other->won ? -1 : 1;
  if (one->difference != other->difference)
    return one->difference > other->difference ? -1 : 1;
  /* strcmp() sorts UTF-8 by code points. */
  names = strcmp (muster_campaign_state_get_player_def (state, first)->base.name,
                  muster_campaign_state_get_player_def (state, second)->base.name);
  return names != 0 ? names : first - second;
}

GArray *
muster_campaign_list_standings (const MusterCampaignState *state)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    g_array_append_val (players, i);
  g_array_sort_with_data (players, compare_players, (gpointer) state);
  return players;
}

guint
muster_campaign_get_rank (const MusterCampaignState *state,
                          const GArray              *standings,
                          guint                      index)
{
  for (; index > 0; index--)
    {
      const MusterCampaignPlayer *one =
        muster_campaign_state_get_player (state, g_array_index (standings, int, index));
      const MusterCampaignPlayer *better =
        muster_campaign_state_get_player (state, g_array_index (standings, int, index - 1));

      if (one->points != better->points || one->won != better->won || one->difference != better->difference)
        break;
    }
  return index + 1;
}

static void
list_names (const MusterCampaignSetup *setup,
            const char               **names)
{
  for (int i = 0; i < setup->n_sides; i++)
    names[i] = setup->sides[i].name;
}

const MusterSideColour *
muster_campaign_get_colour (const MusterCampaignSetup *setup,
                            const MusterCampaignState *state,
                            int                        side)
{
  const char *names[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };
  const char *chosen[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };

  list_names (setup, names);
  for (int i = 0; i < setup->n_sides; i++)
    chosen[i] = state->colours[i] != NULL ? state->colours[i]->id : NULL;
  return muster_side_colours_get (names, chosen, (guint) setup->n_sides, (guint) side);
}

/**
 * muster_campaign_dup_badge:
 *
 * Returns: (transfer full): a letter or two that no other side has
 */
char *
muster_campaign_dup_badge (const MusterCampaignSetup *setup,
                           int                        side)
{
  const char *names[MUSTER_CAMPAIGN_MAX_SIDES] = { NULL };

  list_names (setup, names);
  return muster_side_colour_badge (names, (guint) setup->n_sides, (guint) side);
}
