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
 * @item_type: what the items are
 * @count: how many there are now
 * @take: (transfer full): the item at a position that is there
 *
 * An object that is a #GListModel of something that it has. It says itself when its items have changed.
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
