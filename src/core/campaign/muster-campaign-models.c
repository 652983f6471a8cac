/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-private.h"

#include <string.h>

#include "core/campaign/muster-campaign-duty-item.h"
#include "core/muster-list.h"

/* Lists of what is shown. What there is only grows by going forward, so that a list loses its tail or gains
 * one; an item stays the same object. */

static void
show_items (GListStore           *items,
            MusterCampaignMoment *moment,
            MusterCampaignKind    kind)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (items));
  guint n = (guint) muster_campaign_state_count (&moment->state, kind);
  g_autoptr(GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < MIN (n_items, n); i++)
    muster_campaign_item_update (muster_list_peek (G_LIST_MODEL (items), i), moment);
  for (guint i = n_items; i < n; i++)
    g_ptr_array_add (added, muster_campaign_item_new (moment, kind, (int) i));
  if (n != n_items)
    g_list_store_splice (items, MIN (n_items, n), n_items > n ? n_items - n : 0, added->pdata, added->len);
}

static gboolean
is_same_object (gconstpointer a,
                gconstpointer b)
{
  return a == b;
}

static gboolean
is_same_duty (gconstpointer a,
              gconstpointer b)
{
  MusterCampaignDutyItem *one = (gpointer) a, *other = (gpointer) b;

  return memcmp (muster_campaign_duty_item_get_duty (one), muster_campaign_duty_item_get_duty (other),
                 sizeof (MusterCampaignDuty)) == 0 &&
         strcmp (muster_campaign_duty_item_get_text (one), muster_campaign_duty_item_get_text (other)) == 0;
}

static void
show_standings (MusterCampaign             *self,
                const MusterCampaignMoment *moment)
{
  g_autoptr(GArray) order = muster_campaign_list_standings (&moment->state);
  g_autoptr(GPtrArray) players = g_ptr_array_new ();

  for (guint i = 0; i < order->len; i++)
    g_ptr_array_add (players, muster_list_peek (G_LIST_MODEL (self->items[MUSTER_CAMPAIGN_PLAYERS]),
                                                (guint) g_array_index (order, int, i)));
  muster_list_become (self->standings, players, is_same_object);
}

static void
show_duties (MusterCampaign             *self,
             const MusterCampaignMoment *moment)
{
  g_autoptr(GArray) duties = muster_campaign_list_duties (moment->setup, &moment->state);
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < duties->len; i++)
    g_ptr_array_add (items, muster_campaign_duty_item_new (
                              moment, &g_array_index (duties, MusterCampaignDuty, i)));
  muster_list_become (self->duties, items, is_same_duty);
}

void
muster_campaign_show_models (MusterCampaign *self)
{
  g_autoptr(MusterCampaignMoment) moment =
    muster_campaign_moment_new (self->setup, muster_campaign_get_state (self));

  for (guint i = 0; i < MUSTER_CAMPAIGN_N_KINDS; i++)
    show_items (self->items[i], moment, (MusterCampaignKind) i);
  show_standings (self, moment);
  show_duties (self, moment);
}
