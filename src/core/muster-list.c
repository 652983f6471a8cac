/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-list.h"

/**
 * muster_list_peek:
 * @list: a list that holds references to its items
 *
 * Returns: (transfer none) (nullable): the item at @position, or %NULL beyond the last one
 */
gpointer
muster_list_peek (GListModel *list,
                  guint       position)
{
  g_autoptr (GObject) item = g_list_model_get_item (list, position);

  /* The list holds a reference. */
  return item;
}

/**
 * muster_list_find:
 * @is_wanted: called with an item and @wanted
 * @position: (out) (optional): its index, if it was found
 *
 * Returns: (transfer none) (nullable): the first item that is wanted
 */
gpointer
muster_list_find (GListModel    *list,
                  GEqualFunc     is_wanted,
                  gconstpointer  wanted,
                  guint         *position)
{
  guint n_items = g_list_model_get_n_items (list);

  for (guint i = 0; i < n_items; i++)
    {
      gpointer item = muster_list_peek (list, i);

      if (!is_wanted (item, wanted))
        continue;
      if (position != NULL)
        *position = i;
      return item;
    }

  return NULL;
}

/**
 * muster_list_copy_moved:
 * @from: the index of an item
 * @to: the index that it moves to
 *
 * Only the part of the list between the two places changes, so that moving is one splice.
 *
 * Returns: (transfer full): the new content of that part, from the lower index on
 */
GPtrArray *
muster_list_copy_moved (GListModel *list,
                        guint       from,
                        guint       to)
{
  guint first = MIN (from, to);
  guint last = MAX (from, to);
  GPtrArray *part = g_ptr_array_new_full (last - first + 1, g_object_unref);

  for (guint i = first; i <= last; i++)
    {
      if (i != from)
        g_ptr_array_add (part, g_list_model_get_item (list, i));
    }
  g_ptr_array_insert (part, (int) (to - first), g_list_model_get_item (list, from));

  return part;
}

/**
 * muster_list_differs:
 * @items: the wanted content of the list
 * @is_same: called with an item of the list and one of @items
 * @part: (out): the part between the equal items at the beginning and those at the end
 *
 * Returns: whether there is such a part
 */
gboolean
muster_list_differs (GListModel     *list,
                     GPtrArray      *items,
                     GEqualFunc      is_same,
                     MusterListPart *part)
{
  guint n_before = g_list_model_get_n_items (list);
  guint n_common = MIN (n_before, items->len);
  guint n_first = 0;
  guint n_last = 0;

  while (n_first < n_common && is_same (muster_list_peek (list, n_first), items->pdata[n_first]))
    n_first++;
  while (n_last < n_common - n_first && is_same (muster_list_peek (list, n_before - 1 - n_last),
                                                 items->pdata[items->len - 1 - n_last]))
    n_last++;

  part->position = n_first;
  part->n_removals = n_before - n_first - n_last;
  part->n_additions = items->len - n_first - n_last;

  return part->n_removals > 0 || part->n_additions > 0;
}

/**
 * muster_list_become:
 * @items: the wanted content of the list
 * @is_same: called with an item of the list and one of @items
 *
 * Replaces the part of the list that differs, in one splice.
 *
 * Returns: whether anything differed
 */
gboolean
muster_list_become (GListStore *list,
                    GPtrArray  *items,
                    GEqualFunc  is_same)
{
  MusterListPart part;

  if (!muster_list_differs (G_LIST_MODEL (list), items, is_same, &part))
    return FALSE;

  g_list_store_splice (list, part.position, part.n_removals, items->pdata + part.position,
                       part.n_additions);

  return TRUE;
}
