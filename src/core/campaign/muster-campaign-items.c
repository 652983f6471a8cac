/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-items.h"

struct _MusterCampaignItems
{
  GObject parent_instance;

  MusterCampaignKind kind;
  MusterCampaignMoment *moment;
  GPtrArray *items; /* (element-type nullable MusterCampaignItem): NULL: nobody has asked for it */
};

static GType
get_item_type (GListModel *model)
{
  return MUSTER_TYPE_CAMPAIGN_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return MUSTER_CAMPAIGN_ITEMS (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  MusterCampaignItems *self = MUSTER_CAMPAIGN_ITEMS (model);

  if (position >= self->items->len)
    return NULL;
  if (self->items->pdata[position] == NULL)
    self->items->pdata[position] = muster_campaign_item_new (self->moment, self->kind, (int) position);
  return g_object_ref (self->items->pdata[position]);
}

static void
init_list (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterCampaignItems, muster_campaign_items, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, init_list))

static void
free_item (gpointer item)
{
  g_clear_object (&item);
}

static void
muster_campaign_items_finalize (GObject *object)
{
  MusterCampaignItems *self = MUSTER_CAMPAIGN_ITEMS (object);

  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->moment, muster_campaign_moment_unref);

  G_OBJECT_CLASS (muster_campaign_items_parent_class)->finalize (object);
}

static void
muster_campaign_items_class_init (MusterCampaignItemsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_campaign_items_finalize;
}

static void
muster_campaign_items_init (MusterCampaignItems *self)
{
  self->items = g_ptr_array_new_with_free_func (free_item);
}

MusterCampaignItems *
muster_campaign_items_new (MusterCampaignKind kind)
{
  MusterCampaignItems *self = g_object_new (MUSTER_TYPE_CAMPAIGN_ITEMS, NULL);

  self->kind = kind;
  return self;
}

void
muster_campaign_items_show (MusterCampaignItems  *self,
                            MusterCampaignMoment *moment)
{
  guint before = self->items->len;
  guint n = (guint) muster_campaign_state_count (&moment->state, self->kind);

  g_clear_pointer (&self->moment, muster_campaign_moment_unref);
  self->moment = muster_campaign_moment_ref (moment);
  for (guint i = 0; i < MIN (before, n); i++)
    if (self->items->pdata[i] != NULL)
      muster_campaign_item_update (self->items->pdata[i], moment);
  g_ptr_array_set_size (self->items, (int) n);
  if (n != before)
    g_list_model_items_changed (G_LIST_MODEL (self), MIN (before, n), before > n ? before - n : 0,
                                n > before ? n - before : 0);
}
