/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ITEMS (muster_items_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterItems, muster_items, MUSTER, ITEMS, MusterObject)

/**
 * MusterItemsClass:
 * @item_type: the type of the items
 * @count: returns the current number of items
 * @take: (transfer full): returns the item at a valid position
 *
 * Base class for an object that is a #GListModel of something it owns. Subclasses emit
 * #GListModel::items-changed themselves.
 */
struct _MusterItemsClass
{
  MusterObjectClass parent_class;

  GType item_type;
  guint (*count) (MusterItems *self);
  gpointer (*take) (MusterItems *self,
                    guint        position);
};

G_END_DECLS
