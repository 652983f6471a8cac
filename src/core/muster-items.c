/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-items.h"

static GType
get_item_type (GListModel *model)
{
  return MUSTER_ITEMS_GET_CLASS (model)->item_type;
}

static guint
get_n_items (GListModel *model)
{
  return MUSTER_ITEMS_GET_CLASS (model)->count (MUSTER_ITEMS (model));
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  MusterItemsClass *klass = MUSTER_ITEMS_GET_CLASS (model);
  MusterItems *self = MUSTER_ITEMS (model);

  return position < klass->count (self) ? klass->take (self, position) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (MusterItems, muster_items, MUSTER_TYPE_OBJECT,
                                  G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
muster_items_class_init (MusterItemsClass *klass)
{
}

static void
muster_items_init (MusterItems *self)
{
}
