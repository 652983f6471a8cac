/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Helpers for owners of lists of objects. A #GListModel returns a new reference with each item; the
 * owner of the list already holds one and can lend the item. */

/* A part of a list that is to be replaced. */
typedef struct
{
  guint position;
  guint n_removals;
  guint n_additions; /* taken from @position of the new content */
} MusterListPart;

gpointer   muster_list_peek       (GListModel     *list,
                                   guint           position);
gpointer   muster_list_find       (GListModel     *list,
                                   GEqualFunc      is_wanted,
                                   gconstpointer   wanted,
                                   guint          *position);
GPtrArray *muster_list_copy_moved (GListModel     *list,
                                   guint           from,
                                   guint           to) G_GNUC_WARN_UNUSED_RESULT;
gboolean   muster_list_differs    (GListModel     *list,
                                   GPtrArray      *items,
                                   GEqualFunc      is_same,
                                   MusterListPart *part);
gboolean   muster_list_become     (GListStore     *list,
                                   GPtrArray      *items,
                                   GEqualFunc      is_same);

G_END_DECLS
