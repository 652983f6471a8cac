/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-exchange-private.h"
#include "hub/muster-hub-reader.h"
#include "store/ledger/muster-ledger-exchange.h"

#include <string.h>

/* Takes and sends ledgers. What comes is followed link by link and carried out by the rules of
 * this program before any of it is kept (S-LEDGER-01). */

static const MusterLedgerLink *
get_links (GArray *links)
{
  return (const MusterLedgerLink *) (gpointer) links->data;
}

/* A ledger that is not here. Its origin must be that of the ledger that was asked for. */
static gboolean
add_ledger (MusterHubRound  *round,
            MusterHubItem   *item,
            GArray          *links,
            GError         **error)
{
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (round->survey, item->kind);
  g_autofree char *uuid = NULL;

  if (!muster_ledger_exchange_read_origin (ledgers, get_links (links), &uuid, &item->title) ||
      !g_str_equal (uuid, item->key))
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                           _("The beginning does not fit its hash."));
      return FALSE;
    }

  return muster_ledger_exchange_add (ledgers, get_links (links), links->len, round->survey->library,
                                     &item->id, error);
}

static gboolean
take_links (MusterHubRound  *round,
            MusterHubItem   *item,
            GArray          *links,
            GError         **error)
{
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (round->survey, item->kind);
  GError *problem = NULL;
  gboolean taken;

  if (links->len == 0)
    {
      round->again = TRUE;
      return TRUE;
    }
  if (item->state == MUSTER_HUB_THERE)
    taken = add_ledger (round, item, links, &problem);
  else if (item->is_other_chain)
    taken = muster_ledger_exchange_adopt (ledgers, item->id, get_links (links), links->len,
                                          round->survey->library, &problem);
  else
    taken = muster_ledger_exchange_append (ledgers, item->id, get_links (links), links->len,
                                           round->survey->library, &problem);
  if (!taken)
    return muster_hub_exchange_note_refused (round, item, problem, error);

  /* What only we had stands behind theirs now, and is sent in the next round. */
  round->again = round->again || item->is_other_chain;
  muster_hub_exchange_note_taken (round, item, item->is_other_chain ? item->behind : (gint64) links->len);

  return TRUE;
}

static gboolean
take_part (MusterHubRound  *round,
           GPtrArray       *part,
           GError         **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, part->len);
  g_autoptr (GPtrArray) all = NULL;

  if (part->len == 0)
    return TRUE;
  for (guint i = 0; i < part->len; i++)
    {
      const MusterHubItem *item = part->pdata[i];

      froms[i] = item->state == MUSTER_HUB_THERE || item->is_other_chain ? 0 : item->n;
    }
  all = muster_hub_reader_read_links (round->survey->link, part, froms, G_MAXINT32, error);
  for (guint i = 0; all != NULL && i < part->len; i++)
    if (!take_links (round, part->pdata[i], all->pdata[i], error))
      return FALSE;
  g_ptr_array_set_size (part, 0);

  return all != NULL && muster_hub_exchange_save (round, error);
}

gboolean
muster_hub_ledgers_take (MusterHubRound  *round,
                         GError         **error)
{
  g_autoptr (GPtrArray) part = g_ptr_array_new ();
  gint64 n_links = 0;

  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];

      if (item->sort != MUSTER_HUB_LEDGER || !muster_hub_exchange_is_to_take (item))
        continue;
      g_ptr_array_add (part, item);
      n_links += item->mark->n - (item->state == MUSTER_HUB_BEHIND ? item->n : 0);
      if (n_links < MUSTER_HUB_MAX_LINKS && part->len < MUSTER_HUB_MAX_ITEMS)
        continue;
      if (!take_part (round, part, error))
        return FALSE;
      n_links = 0;
    }

  return take_part (round, part, error);
}

/* How many ledgers are read while the file is locked. */
#define MANY 50

/* The parameters of muster.append(), while they are put together. */
typedef struct
{
  MusterHubParams *params;
  MusterHubList *kinds, *keys, *heads, *members, *places, *hashes, *bytes;
  GPtrArray *items;
  GArray *counts;
} Parcel;

static void
parcel_init (Parcel     *parcel,
             const char *desk)
{
  MusterHubParams *params = muster_hub_params_new ();

  parcel->params = params;
  muster_hub_params_add_uuid (params, desk);
  parcel->kinds = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel->keys = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel->heads = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->members = muster_hub_params_add_list (params, MUSTER_HUB_BOOLEANS);
  parcel->places = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel->hashes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->bytes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->items = g_ptr_array_new ();
  parcel->counts = g_array_new (FALSE, FALSE, sizeof (gint64));
}

static void
parcel_clear (Parcel *parcel)
{
  g_clear_pointer (&parcel->params, muster_hub_params_free);
  g_clear_pointer (&parcel->items, g_ptr_array_unref);
  g_clear_pointer (&parcel->counts, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Parcel, parcel_clear)

static gboolean
send_parcel (MusterHubRound  *round,
             Parcel          *parcel,
             GError         **error)
{
  g_autoptr (MusterHubAnswer) answer = NULL;

  if (parcel->items->len > 0)
    {
      answer = muster_hub_link_call (round->survey->link,
                                     "SELECT * FROM muster.append ($1, $2, $3, $4, $5, $6, $7, $8)",
                                     g_steal_pointer (&parcel->params), error);
      if (answer == NULL)
        return FALSE;
      muster_hub_exchange_note_answer (round, answer, parcel->items, parcel->counts);
      if (!muster_hub_exchange_save (round, error))
        return FALSE;
    }
  parcel_clear (parcel);
  parcel_init (parcel, round->survey->desk->id);

  return TRUE;
}

/* The packs that a ledger is played with go with it, in the next round. */
static void
share_packs (MusterHubRound         *round,
             MusterLedgerStore      *ledgers,
             const MusterLedgerLink *origin)
{
  g_auto (GStrv) names = muster_ledger_exchange_list_packs (ledgers, origin);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = muster_hub_survey_dup_pack_path (round->survey, names[i]);
      MusterHubMark *mark = muster_hub_desk_get (round->survey->desk, "pack", names[i]);

      if (mark->is_shared || mark->is_off || mark->n > 0 || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
        continue;
      muster_hub_desk_touch (round->survey->desk, "pack", names[i])->is_shared = TRUE;
      round->again = TRUE;
    }
}

gboolean
muster_hub_ledgers_send (MusterHubRound  *round,
                         GError         **error)
{
  g_auto (Parcel) parcel = { 0 };
  g_autoptr (MusterSnapshot) held = NULL;

  parcel_init (&parcel, round->survey->desk->id);
  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      MusterLedgerStore *ledgers;
      g_autoptr (GArray) links = NULL;
      GError *problem = NULL;
      gboolean is_full;
      gint64 n;

      if (item->sort != MUSTER_HUB_LEDGER || !muster_hub_exchange_is_to_send (item))
        continue;
      ledgers = muster_hub_survey_get_ledgers (round->survey, item->kind);
      if (held == NULL)
        held = muster_ledger_exchange_hold (ledgers);
      links = muster_ledger_exchange_read (ledgers, item->id, item->mark->n, &problem);
      if (links == NULL)
        {
          if (!muster_hub_exchange_note_refused (round, item, problem, error))
            return FALSE;
          continue;
        }
      if (item->mark->n == 0 && links->len > 0)
        share_packs (round, ledgers, get_links (links));

      n = links->len;
      g_ptr_array_add (parcel.items, item);
      g_array_append_val (parcel.counts, n);
      muster_hub_list_push_text (parcel.kinds, item->kind);
      muster_hub_list_push_text (parcel.keys, item->key);
      muster_hub_list_push_hash (parcel.heads, item->mark->n > 0 ? &item->mark->head : NULL);
      muster_hub_list_push_boolean (parcel.members, item->mark->for_members);
      for (guint k = 0; k < links->len; k++)
        {
          const MusterLedgerLink *link = &g_array_index (links, MusterLedgerLink, k);
          gsize length;
          gconstpointer bytes = g_bytes_get_data (link->bytes, &length);

          muster_hub_list_push_int (parcel.places, (gint32) parcel.items->len);
          muster_hub_list_push_hash (parcel.hashes, &link->hash);
          muster_hub_list_push_bytes (parcel.bytes, bytes, length);
        }

      is_full = muster_hub_params_get_size (parcel.params) >= MUSTER_HUB_MAX_BYTES ||
                parcel.items->len >= MUSTER_HUB_MAX_ITEMS;
      /* Nobody waits for the file while the hub is waited for. */
      if (is_full || parcel.items->len % MANY == 0)
        g_clear_pointer (&held, muster_snapshot_free);
      if (is_full && !send_parcel (round, &parcel, error))
        return FALSE;
    }
  g_clear_pointer (&held, muster_snapshot_free);

  return send_parcel (round, &parcel, error);
}
