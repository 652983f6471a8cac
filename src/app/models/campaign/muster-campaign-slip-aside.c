/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-campaign-slip-private.h"

#include <string.h>

#include "app/models/campaign/muster-campaign-words.h"
#include "core/campaign/muster-campaign-moving.h"
#include "core/muster-i18n.h"

/* What is asked for in a form but is an order of its own: a player who joins, and chapters that lead to a new
 * one. */

#define NEWCOMER "*newcomer"
#define LED_FROM "*led-from"
/* Between the id of a chapter and that of an outcome. */
#define BETWEEN "\n"

/* Adds a new player to those who can be chosen. */
void
muster_slip_offer_newcomer (MusterCampaignSlip *self,
                            MusterSlipList     *list)
{
  g_autofree char *id = muster_campaign_words_new_id (muster_campaign_get_present (self->campaign),
                                                      MUSTER_CAMPAIGN_PLAYERS);

  if (self->past == NULL)
    muster_slip_list_add (list, id, _("Somebody new"));
}

/* Asks for the name of a new player, if one is chosen at @path. */
void
muster_slip_add_newcomer (MusterCampaignSlip *self,
                          const char         *path)
{
  const char *chosen = muster_slip_get_id (self, path);
  MusterSlipSlot *slot = muster_slip_find_slot (self, path);

  if (slot == NULL || self->past != NULL)
    return;
  slot->drives = slot->keeps = TRUE;
  if (chosen != NULL &&
      muster_campaign_state_find (muster_campaign_slip_get_state (self), MUSTER_CAMPAIGN_PLAYERS, chosen) < 0)
    muster_slip_add_text (self, NEWCOMER, _("His name"), TRUE)->way = MUSTER_SLIP_ASIDE;
}

static void
add_way (MusterCampaignSlip *self,
         MusterSlipList     *list,
         int                 chapter,
         int                 way)
{
  const MusterCampaignSetup *setup = muster_slip_get_setup (self);
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const MusterCampaignChapterDef *def = muster_campaign_state_get_chapter_def (state, chapter);
  gboolean is_draw = way == setup->n_sides;
  int next = def->next[is_draw ? MUSTER_CAMPAIGN_NEXT_DRAW : way];
  g_autofree char *id =
    g_strconcat (def->base.id, BETWEEN, is_draw ? "draw" : setup->sides[way].id, NULL);
  /* Translators: what leads to a chapter: the title of another one, and who wins it. */
  g_autofree char *label = is_draw ? g_strdup_printf (_("“%s”, if it is a draw"), def->base.name)
                                   : g_strdup_printf (_("“%s”, if %s wins"), def->base.name,
                                                      setup->sides[way].name);
  g_autofree char *taken =
    next >= 0 ? g_strdup_printf (_("%s (in place of “%s”)"), label,
                                 muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, next)->name)
              : NULL;

  muster_slip_list_add (list, id, taken != NULL ? taken : label);
}

/* In a tree: the outcomes of other chapters after which a new chapter comes. */
void
muster_slip_add_led_from (MusterCampaignSlip *self)
{
  const MusterCampaignState *state = muster_campaign_slip_get_state (self);
  const char *own_id = muster_slip_get_id (self, "chapter/id");
  MusterSlipList list;

  if (self->past != NULL || muster_campaign_state_find (state, MUSTER_CAMPAIGN_CHAPTERS, own_id) >= 0)
    return;
  muster_slip_list_init (&list);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (muster_campaign_state_get_chapter (state, i)->status < MUSTER_CAMPAIGN_OPEN &&
        muster_campaign_state_lists (state, i))
      for (int way = 0; way <= muster_slip_get_setup (self)->n_sides; way++)
        add_way (self, &list, i, way);
  if (list.ids->len > 0)
    muster_slip_add_list (self, LED_FROM, _("It comes after"), FALSE, &list)->way = MUSTER_SLIP_ASIDE;
  else
    muster_slip_list_clear (&list);
}

static GArray *
new_orders (void)
{
  GArray *orders = g_array_new (FALSE, TRUE, sizeof (MusterCampaignOrder));

  g_array_set_clear_func (orders, (GDestroyNotify) muster_campaign_order_clear);
  return orders;
}

/* Takes @content. */
static void
add_order (GArray             *orders,
           MusterCampaignVerb  verb,
           const char         *member,
           JsonNode           *content)
{
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  MusterCampaignOrder order;

  json_node_take_object (params, json_object_new ());
  json_object_set_member (json_node_get_object (params), member, content);
  muster_campaign_order_init (&order, verb, params);
  g_array_append_val (orders, order);
}

/* The side of the force that the new player has. */
static const char *
get_side (MusterCampaignSlip *self)
{
  int force = muster_slip_find (self, MUSTER_CAMPAIGN_FORCES, "force");
  int side = force >= 0
               ? muster_campaign_state_get_force_def (muster_campaign_slip_get_state (self), force)->side
               : -1;

  return side >= 0 ? muster_slip_get_setup (self)->sides[side].id : muster_slip_get_id (self, "force/side");
}

/**
 * muster_campaign_slip_list_before:
 *
 * Returns: (transfer full) (element-type MusterCampaignOrder):
 */
GArray *
muster_campaign_slip_list_before (MusterCampaignSlip *self)
{
  GArray *orders = new_orders ();
  MusterSlipSlot *slot = muster_slip_find_slot (self, NEWCOMER);
  const char *id = muster_slip_get_id (self, self->verb == MUSTER_CAMPAIGN_ORDER_ENLIST ? "force/player"
                                                                                        : "player");
  g_autofree char *name = NULL;
  JsonNode *player;

  if (slot == NULL || id == NULL)
    return orders;
  g_object_get (slot->field, "text", &name, NULL);
  player = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (player, json_object_new ());
  json_object_set_string_member (json_node_get_object (player), "id", id);
  json_object_set_string_member (json_node_get_object (player), "name", name);
  json_object_set_string_member (json_node_get_object (player), "side", get_side (self));
  add_order (orders, MUSTER_CAMPAIGN_ORDER_JOIN, "player", player);
  return orders;
}

/* Makes the outcomes that are named in @ways, which all belong to one chapter, lead to @to. */
static void
add_leading (MusterCampaignSlip *self,
             GArray             *orders,
             const char         *chapter,
             GPtrArray          *ways,
             const char         *to)
{
  JsonNode *content = muster_campaign_moving_dup_chapter (self->campaign, chapter);
  JsonObject *object = json_node_get_object (content);

  if (!json_object_has_member (object, "next"))
    json_object_set_object_member (object, "next", json_object_new ());
  for (guint i = 0; i < ways->len; i++)
    json_object_set_string_member (json_object_get_object_member (object, "next"), ways->pdata[i], to);
  add_order (orders, MUSTER_CAMPAIGN_ORDER_PLAN, "chapter", content);
}

/**
 * muster_campaign_slip_list_after:
 *
 * Returns: (transfer full) (element-type MusterCampaignOrder):
 */
GArray *
muster_campaign_slip_list_after (MusterCampaignSlip *self)
{
  GArray *orders = new_orders ();
  MusterSlipSlot *slot = muster_slip_find_slot (self, LED_FROM);
  const char *to = muster_slip_get_id (self, "chapter/id");
  MusterValue value = { 0 };
  const gint16 *chosen;

  if (slot == NULL || !muster_form_field_get_value (slot->field, &value))
    return orders;
  chosen = muster_value_get_list (&value);
  for (int i = 0; i < value.number;)
    {
      g_auto (GStrv) parts = g_strsplit (slot->ids->pdata[chosen[i]], BETWEEN, 2);
      g_autoptr (GPtrArray) ways = g_ptr_array_new ();

      for (; i < value.number; i++)
        {
          const char *id = slot->ids->pdata[chosen[i]];
          const char *way = strstr (id, BETWEEN);

          if (strlen (parts[0]) != (gsize) (way - id) || !g_str_has_prefix (id, parts[0]))
            break;
          g_ptr_array_add (ways, (char *) way + strlen (BETWEEN));
        }
      add_leading (self, orders, parts[0], ways, to);
    }
  muster_value_clear (muster_form_field_get_field (slot->field)->kind, &value);
  return orders;
}
