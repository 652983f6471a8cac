/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-private.h"

#include <string.h>

#include "core/campaign/muster-campaign-duty-item.h"
#include "core/muster-list.h"

/* Lists of what is shown. */

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
    muster_campaign_items_show (self->items[i], moment);
  show_standings (self, moment);
  show_duties (self, moment);
}
