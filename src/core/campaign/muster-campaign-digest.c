/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-description.h"

#include <string.h>

/* Everything in a state, and everything on which later orders depend, as bytes that are the same on
 * every machine: numbers as four bytes in little-endian order, texts after their length. Deeds with
 * a count of 0 are left out, so that new kinds of deeds can be added later. */

static void
add_number (GByteArray *bytes,
            int         number)
{
  gint32 little = GINT32_TO_LE (number);

  g_byte_array_append (bytes, (const guint8 *) &little, sizeof little);
}

static void
add_text (GByteArray *bytes,
          const char *text)
{
  gsize length = text != NULL ? strlen (text) : 0;

  add_number (bytes, text != NULL ? (int) length : -1);
  if (length > 0)
    g_byte_array_append (bytes, (const guint8 *) text, (guint) length);
}

static void
add_texts (GByteArray      *bytes,
           const GPtrArray *texts)
{
  add_number (bytes, texts != NULL ? (int) texts->len : 0);
  for (guint i = 0; texts != NULL && i < texts->len; i++)
    add_text (bytes, g_ptr_array_index (texts, i));
}

static void
add_deeds (GByteArray  *bytes,
           const guint *deeds)
{
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    if (deeds[i] > 0)
      {
        add_text (bytes, muster_deed_get_id ((MusterDeed) i));
        add_number (bytes, (int) deeds[i]);
      }
  add_number (bytes, -1);
}

static void
add_player (GByteArray                *bytes,
            const MusterCampaignState *state,
            int                        index)
{
  const MusterCampaignPlayer *player = muster_campaign_state_get_player (state, index);

  add_number (bytes, player->points);
  add_number (bytes, player->battles);
  add_number (bytes, player->won);
  add_number (bytes, player->difference);
  add_number (bytes, player->left);
}

static void
add_force (GByteArray                *bytes,
           const MusterCampaignState *state,
           int                        index)
{
  const MusterCampaignForce *force = muster_campaign_state_get_force (state, index);

  add_number (bytes, force->player);
  add_number (bytes, force->replacements);
  add_number (bytes, force->chapter);
}

static void
add_unit (GByteArray                *bytes,
          const MusterCampaignState *state,
          int                        index)
{
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, index);
  const int numbers[] = {
    unit->strength, unit->full, unit->losses, unit->battles, unit->experience, unit->used, unit->leader,
    unit->second, unit->disbanded, unit->awaits_leader
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    add_number (bytes, numbers[i]);
  add_deeds (bytes, unit->deeds);
  add_number (bytes, unit->options != NULL ? (int) unit->options->len : 0);
  for (guint i = 0; unit->options != NULL && i < unit->options->len; i++)
    add_text (bytes, ((const MusterOption *) g_ptr_array_index (unit->options, i))->id);
  add_texts (bytes, unit->honours);
}

static void
add_leader (GByteArray                *bytes,
            const MusterCampaignState *state,
            int                        index)
{
  const MusterCampaignLeader *leader = muster_campaign_state_get_leader (state, index);
  const int numbers[] = {
    (int) leader->status, leader->misses, leader->wounded_in, leader->unit, leader->lost, leader->leadership,
    leader->battles, leader->experience, leader->used
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    add_number (bytes, numbers[i]);
  add_text (bytes, leader->trait != NULL ? leader->trait->id : NULL);
  add_deeds (bytes, leader->deeds);
  add_texts (bytes, leader->honours);
}

/* Includes the definition of the chapter, because chapters can be planned again. */
static void
add_chapter (GByteArray                *bytes,
             const MusterCampaignState *state,
             int                        index)
{
  const MusterCampaignChapter *chapter = muster_campaign_state_get_chapter (state, index);
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, index);
  const int numbers[] = {
    (int) chapter->status, chapter->winner, (int) (chapter->forces & G_MAXUINT32),
    (int) (chapter->forces >> 32), def->points, def->attacker, def->days, def->names_forces, def->advantage
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    add_number (bytes, numbers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (chapter->score); i++)
    add_number (bytes, chapter->score[i]);
  for (guint i = 0; i < G_N_ELEMENTS (def->next); i++)
    add_number (bytes, def->next[i]);
  add_text (bytes, def->base.name);
  add_text (bytes, def->advantage_text);
  add_number (bytes, chapter->grants != NULL ? (int) chapter->grants->len : 0);
  for (guint i = 0; chapter->grants != NULL && i < chapter->grants->len; i++)
    {
      add_number (bytes, g_array_index (chapter->grants, MusterCampaignGrant, i).side);
      add_number (bytes, g_array_index (chapter->grants, MusterCampaignGrant, i).from);
    }
}

/* Only for campaigns with a map, so that the digests of other campaigns stay as they always
 * were. */
static void
add_map (GByteArray                *bytes,
         const MusterCampaignState *state)
{
  add_number (bytes, state->turn);
  add_number (bytes, state->n_met);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      add_text (bytes, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, i)->id);
      add_number (bytes, muster_campaign_state_get_place (state, i)->owner);
      add_number (bytes, muster_campaign_state_get_place (state, i)->held);
    }
  for (guint i = 0; i < state->links->len; i++)
    {
      const MusterCampaignLink *link = &g_array_index (state->links, MusterCampaignLink, i);

      add_number (bytes, link->places[0]);
      add_number (bytes, link->places[1]);
      add_number (bytes, link->cost);
      add_number (bytes, link->closed);
    }
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (state, i);

      add_number (bytes, force->place);
      add_number (bytes, force->from);
      add_number (bytes, force->withdraws);
      add_number (bytes, force->n_march);
      g_byte_array_append (bytes, force->march, force->n_march);
    }
  for (guint i = 0; i < state->meetings->len; i++)
    {
      const MusterCampaignMeeting *meeting = &g_array_index (state->meetings, MusterCampaignMeeting, i);

      add_number (bytes, meeting->number);
      add_number (bytes, meeting->chapter);
      add_number (bytes, (int) (meeting->forces & G_MAXUINT32));
      add_number (bytes, (int) (meeting->forces >> 32));
    }
}

char *
muster_campaign_digest_dup (const MusterCampaignSetup *setup,
                            const MusterCampaignState *state)
{
  static void (*const add[MUSTER_CAMPAIGN_N_KINDS]) (GByteArray                *bytes,
                                                     const MusterCampaignState *state,
                                                     int                        index) = {
    [MUSTER_CAMPAIGN_PLAYERS] = add_player,   [MUSTER_CAMPAIGN_FORCES] = add_force,
    [MUSTER_CAMPAIGN_UNITS] = add_unit,       [MUSTER_CAMPAIGN_LEADERS] = add_leader,
    [MUSTER_CAMPAIGN_CHAPTERS] = add_chapter,
  };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  add_number (bytes, state->day);
  add_number (bytes, state->over);
  for (int side = 0; side < setup->n_sides; side++)
    {
      add_number (bytes, state->points[side]);
      for (guint i = 0; i < muster_campaign_get_rules (setup, state)->counters->len; i++)
        add_number (bytes, state->counters[i][side]);
      if (state->colours[side] != NULL)
        add_text (bytes, state->colours[side]->id);
    }
  g_byte_array_append (bytes, state->cards_out,
                       (muster_campaign_get_rules (setup, state)->cards->len + 7) / 8);

  for (guint kind = 0; kind <= MUSTER_CAMPAIGN_CHAPTERS; kind++)
    {
      int n = muster_campaign_state_count (state, (MusterCampaignKind) kind);

      add_number (bytes, n);
      for (int i = 0; i < n; i++)
        {
          add_text (bytes, muster_campaign_state_get_def (state, (MusterCampaignKind) kind, i)->id);
          add[kind](bytes, state, i);
        }
    }
  if (setup->has_map)
    add_map (bytes, state);
  if (state->rules != NULL)
    add_text (bytes, state->rules->source);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
}
