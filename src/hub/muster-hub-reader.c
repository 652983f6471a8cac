/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-reader.h"

#include "store/ledger/muster-ledger-exchange.h"

static MusterHubParams *
new_params (GPtrArray    *items,
            const gint64 *froms)
{
  MusterHubParams *params = muster_hub_params_new ();
  MusterHubList *kinds = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  MusterHubList *keys = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  MusterHubList *numbers = muster_hub_params_add_list (params, MUSTER_HUB_LONGS);

  for (guint i = 0; i < items->len; i++)
    {
      const MusterHubItem *item = items->pdata[i];

      muster_hub_list_push_text (kinds, item->kind);
      muster_hub_list_push_text (keys, item->key);
      muster_hub_list_push_long (numbers, froms[i]);
    }

  return params;
}

/* The place of a row among the items, from 0 on; -1: the hub makes no sense. */
static int
get_place (MusterHubAnswer *answer,
           guint            row,
           guint            n_items)
{
  gint64 place = muster_hub_answer_get_int (answer, row, 0);

  return place >= 1 && place <= n_items ? (int) place - 1 : -1;
}

GPtrArray *
muster_hub_reader_read_links (MusterHubLink  *link,
                              GPtrArray      *items,
                              const gint64   *froms,
                              gint64          count,
                              GError        **error)
{
  MusterHubParams *params = new_params (items, froms);
  MusterHubList *counts = muster_hub_params_add_list (params, MUSTER_HUB_LONGS);
  g_autoptr (MusterHubAnswer) answer = NULL;
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < items->len; i++)
    {
      muster_hub_list_push_long (counts, count);
      g_ptr_array_add (all, muster_ledger_exchange_link_array_new ());
    }
  answer = muster_hub_link_call (link, "SELECT * FROM muster.read_links ($1, $2, $3, $4)", params, error);
  if (answer == NULL)
    return NULL;

  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    {
      int place = get_place (answer, row, items->len);
      MusterLedgerLink read = { 0 };

      if (place < 0 || !muster_hub_answer_get_hash (answer, row, 2, &read.hash))
        continue;
      read.bytes = muster_hub_answer_dup_bytes (answer, row, 3);
      g_array_append_val (all->pdata[place], read);
    }

  return g_steal_pointer (&all);
}

static MusterVersion *
read_version (MusterHubAnswer     *answer,
              guint                row,
              const MusterHubItem *item)
{
  MusterVersion *version = g_new0 (MusterVersion, 1);

  version->kind = g_strdup (item->kind);
  version->key = g_strdup (item->key);
  version->has_parent = muster_hub_answer_get_hash (answer, row, 2, &version->parent);
  version->state = (MusterVersionState) muster_hub_answer_get_int (answer, row, 3);
  muster_hub_answer_get_hash (answer, row, 4, &version->version);
  if (!muster_hub_answer_is_null (answer, row, 5))
    version->content = g_strdup (muster_hub_answer_get_text (answer, row, 5));

  return version;
}

static void
free_versions (gpointer data)
{
  g_ptr_array_unref (data);
}

GPtrArray *
muster_hub_reader_read_versions (MusterHubLink  *link,
                                 GPtrArray      *items,
                                 const gint64   *froms,
                                 GError        **error)
{
  g_autoptr (MusterHubAnswer) answer =
    muster_hub_link_call (link, "SELECT * FROM muster.read_versions ($1, $2, $3)", new_params (items, froms),
                          error);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (free_versions);

  if (answer == NULL)
    return NULL;

  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (all, g_ptr_array_new_with_free_func ((GDestroyNotify) muster_version_free));
  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    {
      int place = get_place (answer, row, items->len);

      if (place >= 0)
        g_ptr_array_add (all->pdata[place], read_version (answer, row, items->pdata[place]));
    }

  return g_steal_pointer (&all);
}

GArray *
muster_hub_reader_read_chain (MusterHubLink  *link,
                              MusterHubItem  *item,
                              gint64          from,
                              GError        **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autoptr (GPtrArray) all = NULL;

  g_ptr_array_add (items, item);
  all = muster_hub_reader_read_links (link, items, &from, G_MAXINT32, error);

  return all != NULL ? g_array_ref (all->pdata[0]) : NULL;
}

GPtrArray *
muster_hub_reader_read_history (MusterHubLink  *link,
                                MusterHubItem  *item,
                                gint64          from,
                                GError        **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autoptr (GPtrArray) all = NULL;

  g_ptr_array_add (items, item);
  all = muster_hub_reader_read_versions (link, items, &from, error);

  return all != NULL ? g_ptr_array_ref (all->pdata[0]) : NULL;
}
