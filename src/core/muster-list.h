/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What every owner of a list of objects needs. A #GListModel gives a reference with each item; the owner
 * of the list keeps its items anyway and can lend them. */

/* The one part of a list that is to become another. */
typedef struct
{
  guint position;
  guint n_removals;
  guint n_additions; /* as many from @position of what is to stand there */
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
