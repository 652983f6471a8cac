/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-description.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/setup/muster-campaign-offer.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/ledger/muster-roll-codec.h"
#include "core/muster-json-members.h"

/* Describes a state as JSON. docs/campaign-file.md defines the members and their order; other
 * programs compare the bytes. */

static const char *
get_id (const MusterCampaignState *state,
        MusterCampaignKind         kind,
        int                        index)
{
  return index >= 0 ? muster_campaign_state_get_def (state, kind, index)->id : NULL;
}

static void
begin_object (JsonBuilder *builder,
              const char  *member)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
}

static void
add_winner (const MusterCampaignSetup *setup,
            JsonBuilder               *builder,
            int                        winner)
{
  muster_json_add_string (builder, "winner",
                          winner >= 0                        ? setup->sides[winner].id
                          : winner == MUSTER_CAMPAIGN_DRAW ? "draw"
                                                             : NULL);
}

static void
add_score (const MusterCampaignSetup *setup,
           const MusterCampaignState *state,
           int                        index,
           JsonBuilder               *builder)
{
  const MusterCampaignChapter *chapter = muster_campaign_state_get_chapter (state, index);
  guint sides = muster_campaign_get_chapter_sides (state, index);

  if (chapter->winner == MUSTER_CAMPAIGN_NOBODY)
    {
      muster_json_add_string (builder, "score", NULL);
      return;
    }
  begin_object (builder, "score");
  for (int i = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      muster_json_add_int (builder, setup->sides[i].id, chapter->score[i]);
  json_builder_end_object (builder);
}

static void
add_budget (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        index,
            JsonBuilder               *builder)
{
  if (muster_campaign_state_get_chapter_def (state, index)->points < 0)
    {
      muster_json_add_string (builder, "budget", NULL);
      return;
    }
  begin_object (builder, "budget");
  for (int i = 0; i < setup->n_sides; i++)
    muster_json_add_int (builder, setup->sides[i].id, muster_campaign_get_budget (state, index, i));
  json_builder_end_object (builder);
}

static void
add_counters (const MusterCampaignSetup *setup,
              const MusterCampaignState *state,
              int                        reader,
              JsonBuilder               *builder)
{
  int n_cards = muster_campaign_count_cards (setup, state);

  begin_object (builder, "counters");
  for (guint i = 0; i < muster_campaign_get_rules (setup, state)->counters->len; i++)
    {
      const MusterCampaignCounter *counter
        = g_ptr_array_index (muster_campaign_get_rules (setup, state)->counters, i);

      begin_object (builder, counter->id);
      for (int side = 0; side < setup->n_sides; side++)
        if (reader < 0 || reader == side)
          muster_json_add_int (builder, setup->sides[side].id, state->counters[i][side]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  if (n_cards >= 0)
    muster_json_add_int (builder, "deck", n_cards);
  else
    muster_json_add_string (builder, "deck", NULL);
}

/* Whether the reader may see a force and those in it (C-MAP-27). */
static gboolean
is_shown (const MusterCampaignState *state,
          int                        reader,
          int                        force)
{
  return reader < 0 || muster_campaign_state_get_force_def (state, force)->side == reader;
}

static void
add_deeds (const guint *deeds,
           JsonBuilder *builder)
{
  begin_object (builder, "deeds");
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    if (deeds[i] > 0)
      muster_json_add_int (builder, muster_deed_get_id ((MusterDeed) i), deeds[i]);
  json_builder_end_object (builder);
}

static void
add_honours (const GPtrArray *honours,
             JsonBuilder     *builder)
{
  json_builder_set_member_name (builder, "honours");
  json_builder_begin_array (builder);
  for (guint i = 0; honours != NULL && i < honours->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (honours, i));
  json_builder_end_array (builder);
}

static void
add_service (int          battles,
             int          experience,
             int          level,
             int          due,
             JsonBuilder *builder)
{
  muster_json_add_int (builder, "battles", battles);
  muster_json_add_int (builder, "experience", experience);
  muster_json_add_int (builder, "level", level);
  muster_json_add_int (builder, "due", due);
}

static void
add_unit (const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          int                        index,
          JsonBuilder               *builder)
{
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, index);
  MusterCampaignUnitStatus status = muster_campaign_get_unit_status (setup, state, index);
  guint n_options;
  g_autofree const MusterOption **options = NULL;

  begin_object (builder, get_id (state, MUSTER_CAMPAIGN_UNITS, index));
  muster_json_add_int (builder, "strength", unit->strength);
  muster_json_add_int (builder, "full", unit->full);
  muster_json_add_string (builder, "status", muster_campaign_unit_words[status]);
  add_service (unit->battles, unit->experience,
               muster_campaign_rules_get_level (muster_campaign_get_rules (setup, state), unit->experience),
               muster_campaign_get_unit_due (setup, state, index), builder);

  options = muster_campaign_offer_list_options (state, index, &n_options);
  json_builder_set_member_name (builder, "options");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_options; i++)
    json_builder_add_string_value (builder, options[i]->id);
  json_builder_end_array (builder);

  add_honours (unit->honours, builder);
  muster_json_add_string (builder, "leader", get_id (state, MUSTER_CAMPAIGN_LEADERS, unit->leader));
  muster_json_add_string (builder, "led_by", get_id (state, MUSTER_CAMPAIGN_LEADERS,
                                                     muster_campaign_get_led_by (state, index)));
  add_deeds (unit->deeds, builder);
  json_builder_end_object (builder);
}

static void
add_leader (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        index,
            JsonBuilder               *builder)
{
  const MusterCampaignLeader *leader = muster_campaign_state_get_leader (state, index);
  gboolean is_unit = muster_campaign_state_get_leader_def (state, index)->is_unit;

  begin_object (builder, get_id (state, MUSTER_CAMPAIGN_LEADERS, index));
  muster_json_add_string (builder, "unit", get_id (state, MUSTER_CAMPAIGN_UNITS, leader->unit));
  muster_json_add_string (builder, "status", muster_campaign_status_words[leader->status]);
  muster_json_add_int (builder, "misses", leader->misses);
  if (leader->leadership != MUSTER_CAMPAIGN_UNSAID)
    muster_json_add_int (builder, "leadership", leader->leadership);
  else
    muster_json_add_string (builder, "leadership", NULL);
  muster_json_add_string (builder, "trait", leader->trait != NULL ? leader->trait->id : NULL);
  /* C-LEAD-10: the service of a leader who is a unit is counted for the unit. */
  add_service (leader->battles, leader->experience,
               is_unit ? 0
                       : muster_campaign_rules_get_level (muster_campaign_get_rules (setup, state),
                                                          leader->experience),
               muster_campaign_get_leader_due (setup, state, index), builder);
  add_honours (leader->honours, builder);
  add_deeds (leader->deeds, builder);
  json_builder_end_object (builder);
}

static void
add_whom (const MusterCampaignState *state,
          const char                *member,
          MusterCampaignKind         kind,
          int                        index,
          JsonBuilder               *builder)
{
  if (index >= 0)
    muster_json_add_string (builder, member, get_id (state, kind, index));
}

static gboolean
is_duty_shown (const MusterCampaignState *state,
               const MusterCampaignDuty  *duty,
               int                        reader)
{
  const MusterCampaignMeeting *meeting;

  if (duty->meeting < 0)
    return is_shown (state, reader,
                     duty->force >= 0  ? duty->force
                     : duty->unit >= 0 ? muster_campaign_state_get_unit_def (state, duty->unit)->force
                                       : muster_campaign_state_get_leader_def (state, duty->leader)->force);
  meeting = &g_array_index (state->meetings, MusterCampaignMeeting, duty->meeting);
  return reader < 0 || (muster_campaign_map_get_sides (state, meeting->forces) >> reader & 1);
}

static void
add_duties (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            int                        reader,
            JsonBuilder               *builder)
{
  g_autoptr (GArray) duties = muster_campaign_duties_list (setup, state);

  json_builder_set_member_name (builder, "to_do");
  json_builder_begin_array (builder);
  for (guint i = 0; i < duties->len; i++)
    {
      const MusterCampaignDuty *duty = &g_array_index (duties, MusterCampaignDuty, i);

      if (!is_duty_shown (state, duty, reader))
        continue;
      json_builder_begin_object (builder);
      muster_json_add_string (builder, "do", muster_campaign_orders[duty->verb].id);
      add_whom (state, "chapter", MUSTER_CAMPAIGN_CHAPTERS, duty->chapter, builder);
      add_whom (state, "force", MUSTER_CAMPAIGN_FORCES, duty->force, builder);
      add_whom (state, "unit", MUSTER_CAMPAIGN_UNITS, duty->unit, builder);
      add_whom (state, "leader", MUSTER_CAMPAIGN_LEADERS, duty->leader, builder);
      muster_campaign_map_description_describe_duty (state, duty, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_lines (const char              *member,
           const GArray            *lines,
           const MusterLineContext *context,
           JsonBuilder             *builder)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *text = muster_line_to_string (&g_array_index (lines, MusterLine, i), context);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
add_last (const MusterCampaignSetup   *setup,
          const MusterCampaignOutcome *last,
          const MusterCampaignOrder   *order,
          const MusterTape            *tape,
          JsonBuilder                 *builder)
{
  MusterCampaignNames names;
  MusterLineContext context = { .names = &names.names, .tape = tape };

  if (last == NULL)
    {
      muster_json_add_string (builder, "last", NULL);
      return;
    }
  muster_campaign_names_init (&names, setup, muster_campaign_get_rules (setup, &last->state),
                              last->state.shelves, order);
  begin_object (builder, "last");
  muster_json_add_string (builder, "order", muster_campaign_order_get_spec (order)->id);
  add_lines ("steps", last->base.steps, &context, builder);
  add_lines ("prompts", last->base.prompts, &context, builder);
  json_builder_end_object (builder);
}

static void
add_state (const MusterCampaignSetup *setup,
           const MusterCampaignState *state,
           int                        reader,
           JsonBuilder               *builder)
{
  g_autofree char *date = state->day > 0 ? muster_campaign_day_to_string (state->day) : NULL;
  g_autoptr (GArray) standings = NULL;

  muster_json_add_string (builder, "date", date);
  muster_json_add_boolean (builder, "over", state->over);
  add_winner (setup, builder, muster_campaign_get_winner (setup, state));

  begin_object (builder, "chapters");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      const MusterCampaignChapter *chapter = muster_campaign_state_get_chapter (state, i);

      if (!muster_campaign_state_lists (state, i))
        continue;
      begin_object (builder, get_id (state, MUSTER_CAMPAIGN_CHAPTERS, i));
      muster_json_add_string (builder, "status", muster_campaign_chapter_words[chapter->status]);
      add_winner (setup, builder, chapter->winner);
      add_score (setup, state, i, builder);
      add_budget (setup, state, i, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  standings = muster_campaign_list_standings (state);
  begin_object (builder, "points");
  begin_object (builder, "sides");
  for (int i = 0; i < setup->n_sides; i++)
    muster_json_add_int (builder, setup->sides[i].id, state->points[i]);
  json_builder_end_object (builder);
  begin_object (builder, "players");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); i++)
    muster_json_add_int (builder, get_id (state, MUSTER_CAMPAIGN_PLAYERS, i),
                         muster_campaign_state_get_player (state, i)->points);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "standings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < standings->len; i++)
    json_builder_add_string_value (builder, get_id (state, MUSTER_CAMPAIGN_PLAYERS,
                                                    g_array_index (standings, int, i)));
  json_builder_end_array (builder);

  add_counters (setup, state, reader, builder);

  begin_object (builder, "forces");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      if (!is_shown (state, reader, i))
        continue;
      begin_object (builder, get_id (state, MUSTER_CAMPAIGN_FORCES, i));
      muster_json_add_int (builder, "replacements", muster_campaign_state_get_force (state, i)->replacements);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  begin_object (builder, "units");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    if (is_shown (state, reader, muster_campaign_state_get_unit_def (state, i)->force))
      add_unit (setup, state, i, builder);
  json_builder_end_object (builder);

  begin_object (builder, "leaders");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_LEADERS); i++)
    if (is_shown (state, reader, muster_campaign_state_get_leader_def (state, i)->force))
      add_leader (setup, state, i, builder);
  json_builder_end_object (builder);

  if (setup->has_map)
    muster_campaign_map_description_describe (setup, state, reader, builder);
  add_duties (setup, state, reader, builder);
}

JsonNode *
muster_campaign_description_describe (const MusterCampaignSetup   *setup,
                                      const MusterCampaignState   *state,
                                      int                          reader,
                                      const MusterCampaignOutcome *last,
                                      const MusterCampaignOrder   *order,
                                      const MusterTape            *tape)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  add_state (setup, state, reader, builder);
  add_last (setup, last, order, tape, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

JsonNode *
muster_campaign_description_describe_request (const MusterCampaignSetup *setup,
                                              const MusterCampaignState *state,
                                              const MusterRequest       *request)
{
  gboolean of_leader = request->leader >= 0;
  const char *id = of_leader ? get_id (state, MUSTER_CAMPAIGN_LEADERS, request->leader)
                             : get_id (state, MUSTER_CAMPAIGN_UNITS, request->unit);

  return muster_rolls_describe_need (g_ptr_array_index (setup->purposes, request->purpose),
                                     id == NULL ? NULL : of_leader ? "leader" : "unit", id, request->n,
                                     request->sides);
}
