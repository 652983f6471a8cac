/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/seats/muster-seat-campaign.h"

#include <string.h>

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/setup/muster-campaign-setup.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/seats/muster-seat-map.h"

#define LOG_LINES 100
#define MAX_SEALED 2000 /* bytes */

GArray *
muster_seats_list_campaign (MusterCampaign *campaign)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  GArray *seats = g_array_new (FALSE, FALSE, sizeof (MusterSeat));
  MusterSeat everybody = { -1, -1 };

  for (int i = 0; i < setup->n_sides; i++)
    {
      MusterSeat seat = { i, -1 };
      guint n = seats->len;

      for (int j = 0; j < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLAYERS); j++)
        if (muster_campaign_state_get_player_def (state, j)->side == i)
          {
            seat.player = j;
            g_array_append_val (seats, seat);
          }
      if (seats->len == n)
        g_array_append_val (seats, seat);
    }
  g_array_append_val (seats, everybody);
  return seats;
}

const char *
muster_seat_get_campaign_side_id (const MusterSeat *self,
                                  MusterCampaign   *campaign)
{
  return self->side >= 0 ? muster_campaign_get_setup (campaign)->sides[self->side].id : NULL;
}

const char *
muster_seat_get_campaign_player (const MusterSeat *self,
                                 MusterCampaign   *campaign)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  return self->player >= 0 ? muster_campaign_state_get_player_def (state, self->player)->base.name : NULL;
}

MusterSeat
muster_seat_find_in_campaign (const MusterSeat *self,
                              MusterBattle     *battle,
                              MusterCampaign   *campaign)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterBattleTie *tie = muster_battle_get_details (battle)->tie;
  const MusterCampaignSetup *sides = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const char *side = tie != NULL && self->side >= 0
                       ? g_hash_table_lookup (tie->sides, setup->sides[self->side].id) : NULL;
  MusterSeat found = { -1, -1 };

  for (int i = 0; side != NULL && i < sides->n_sides; i++)
    if (g_str_equal (sides->sides[i].id, side))
      found.side = i;
  if (found.side >= 0 && self->player >= 0)
    found.player = muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLAYERS,
                                               setup->players[self->player].id);
  /* A player of that id may be another side's. */
  if (found.player >= 0 && muster_campaign_state_get_player_def (state, found.player)->side != found.side)
    found.player = -1;
  return found;
}

static void
add_line (JsonBuilder *builder,
          char        *text)
{
  g_autofree char *owned = text;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "text", owned);
  json_builder_end_object (builder);
}

static void
write_sides (MusterCampaign *campaign,
             JsonBuilder    *builder)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);

  json_builder_set_member_name (builder, "score");
  json_builder_begin_object (builder);
  for (int i = 0; i < setup->n_sides; i++)
    muster_json_add_int (builder, setup->sides[i].id, state->points[i]);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (int i = 0; i < setup->n_sides; i++)
    {
      const MusterSideColour *colour = muster_campaign_get_colour (setup, state, i);
      g_autofree char *light = g_strdup_printf ("#%06x", colour->light);
      g_autofree char *dark = g_strdup_printf ("#%06x", colour->dark);
      g_autofree char *badge = muster_campaign_dup_badge (setup, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "id", setup->sides[i].id);
      muster_json_add_string (builder, "name", setup->sides[i].name);
      muster_json_add_string (builder, "colour", light);
      muster_json_add_string (builder, "dark", dark);
      muster_json_add_string (builder, "badge", badge);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* A side can hand in orders for the next chapter until the campaign is over. */
static void
write_orders (const MusterSeat *self,
              MusterCampaign   *campaign,
              JsonBuilder      *builder)
{
  json_builder_set_member_name (builder, "orders");
  if (self->side < 0 || muster_campaign_get_present (campaign)->over)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_array (builder);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "unit", NULL);
  muster_json_add_string (builder, "order", MUSTER_SEAT_SEALED);
  muster_json_add_string (builder, "label", _("Sealed orders"));
  muster_json_add_string (builder, "chance", NULL);
  muster_json_add_string (builder, "refused", NULL);
  json_builder_set_member_name (builder, "fields");
  json_builder_begin_array (builder);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", "text");
  muster_json_add_string (builder, "label", _("For the umpire alone"));
  muster_json_add_string (builder, "kind", "text");
  muster_json_add_boolean (builder, "needed", !muster_campaign_get_setup (campaign)->has_map);
  muster_json_add_boolean (builder, "long", TRUE);
  json_builder_end_object (builder);
  muster_seat_map_write_fields (self, campaign, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
}

/* Returns the entries of the log that the seat reads. They are numbered for the seat: their places in the
 * log would tell that something happens behind its back. */
static GPtrArray *
list_entries (const MusterSeat *self,
              MusterCampaign   *campaign)
{
  GListModel *log = muster_ledger_get_log (campaign);
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int reader = self->side >= 0 ? self->side : MUSTER_CAMPAIGN_PUBLIC;
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < muster_ledger_get_length (campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry = g_list_model_get_item (log, i);

      if (self->player >= 0 ? muster_campaign_log_entry_is_for_player (entry, state, self->player)
                            : muster_campaign_log_entry_is_for (entry, state, reader))
        g_ptr_array_add (entries, g_steal_pointer (&entry));
    }
  return entries;
}

JsonNode *
muster_seat_view_campaign (const MusterSeat       *self,
                           MusterCampaign         *campaign,
                           const MusterSeatPapers *papers)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (GPtrArray) entries = list_entries (self, campaign);
  const MusterCampaignSetup *setup;
  const MusterCampaignState *state;
  g_autoptr (GArray) order = NULL;
  int reader;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "campaign", muster_campaign_get_title (campaign));
  muster_json_add_string (builder, "seat", muster_seat_get_campaign_side_id (self, campaign));
  muster_json_add_string (builder, "player", muster_seat_get_campaign_player (self, campaign));
  muster_json_add_int (builder, "line", entries->len);
  muster_json_add_boolean (builder, "over", muster_campaign_get_present (campaign)->over);
  write_sides (campaign, builder);

  setup = muster_campaign_get_setup (campaign);
  state = muster_campaign_get_present (campaign);
  order = muster_campaign_list_standings (state);
  json_builder_set_member_name (builder, "standings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < order->len; i++)
    {
      int index = g_array_index (order, int, i);
      const MusterCampaignPlayer *player = muster_campaign_state_get_player (state, index);
      const MusterCampaignPlayerDef *def = muster_campaign_state_get_player_def (state, index);

      /* Translators: a player, his side, his points, and how many of his battles he has won. */
      add_line (builder, g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s, %s: %d point, %d of %d won",
                                                     "%s, %s: %d points, %d of %d won",
                                                     (gulong) ABS (player->points)), def->base.name,
                                          setup->sides[def->side].name, player->points, player->won,
                                          player->battles));
    }
  for (int i = 0; order->len == 0 && i < setup->n_sides; i++)
    add_line (builder, g_strdup_printf ("%s: %d", setup->sides[i].name, state->points[i]));
  json_builder_end_array (builder);

  muster_json_add_string (builder, "asks", NULL);
  write_orders (self, campaign, builder);
  muster_seat_map_write (self, campaign, builder);
  muster_json_add_string (builder, "briefing", papers->briefing);
  muster_json_add_string (builder, "gazette", papers->gazette);

  reader = self->side >= 0 ? self->side : MUSTER_CAMPAIGN_PUBLIC;
  json_builder_set_member_name (builder, "log");
  json_builder_begin_array (builder);
  for (guint i = entries->len; i > 0 && i + LOG_LINES > entries->len; i--)
    {
      MusterCampaignLogEntry *entry = entries->pdata[i - 1];
      g_autofree char *title = NULL;
      g_auto (GStrv) steps = NULL;
      g_autofree char *told = NULL;
      g_autofree char *text = NULL;

      title = muster_campaign_log_entry_dup_title (entry);
      steps = muster_campaign_log_entry_dup_steps_for (entry, reader);
      told = g_strjoinv (". ", steps);
      text = *told != '\0' ? g_strdup_printf ("%s. %s", title, told) : g_strdup (title);
      json_builder_begin_object (builder);
      muster_json_add_int (builder, "line", i);
      muster_json_add_string (builder, "text", text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

GArray *
muster_seat_new_sealed (void)
{
  GArray *orders = g_array_new (FALSE, TRUE, sizeof (MusterCampaignOrder));

  g_array_set_clear_func (orders, (GDestroyNotify) muster_campaign_order_clear);
  return orders;
}

static void
seal_note (const MusterSeat *self,
           MusterCampaign   *campaign,
           const char       *words,
           GArray           *orders)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) note = NULL;
  g_autofree char *text = NULL;
  MusterCampaignOrder order = { 0 };

  /* Translators: a side, and what it orders. */
  text = g_strdup_printf (_("Orders of %s: %s"), setup->sides[self->side].name, words);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "text", text);
  muster_json_add_string (builder, "for", "gm");
  json_builder_end_object (builder);
  note = json_builder_get_root (builder);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE, note);
  g_array_append_val (orders, order);
}

char *
muster_seat_seal (const MusterSeat *self,
                  MusterCampaign   *campaign,
                  JsonObject       *params,
                  GArray           *orders)
{
  g_autoptr (GList) members = params != NULL ? json_object_get_members (params) : NULL;

  for (GList *l = members; self->side >= 0 && l != NULL; l = l->next)
    {
      JsonNode *node = json_object_get_member (params, l->data);
      const char *words = JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
                            ? json_node_get_string (node) : NULL;
      MusterCampaignOrder march = { 0 };

      if (words == NULL || strlen (words) > MAX_SEALED)
        return g_strdup (_("These orders say nothing, or too much."));
      if (g_str_equal (l->data, "text") && *words != '\0')
        seal_note (self, campaign, words, orders);
      else if (muster_seat_map_read_march (self, campaign, l->data, words, &march))
        g_array_append_val (orders, march);
      else if (!g_str_equal (l->data, "text"))
        return g_strdup (_("This side cannot order that."));
    }
  return orders->len > 0 ? NULL : g_strdup (_("These orders say nothing, or too much."));
}
