/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-erase.h"
#include "hub/muster-hub-exchange-private.h"
#include "store/ledger/muster-ledger-exchange.h"

#include <string.h>

/* An exchange compares everything, takes what is new at the hub, and sends what is new here. It
 * is safe to end at any moment: marks are only what was seen last, and the next comparison goes
 * by the heads of both sides. */

/* Another desk may write while we do; after so many rounds the rest is left for the next time. */
#define MAX_ROUNDS 6

void
muster_hub_exchange_report_free (MusterHubReport *self)
{
  g_ptr_array_unref (self->items);
  g_free (self);
}

gboolean
muster_hub_exchange_report_wants_decision (const MusterHubReport *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const MusterHubItem *item = self->items->pdata[i];

      if (muster_hub_item_wants_decision (item) || item->done == MUSTER_HUB_WAS_REFUSED)
        return TRUE;
    }

  return FALSE;
}

gboolean
muster_hub_exchange_is_to_take (const MusterHubItem *item)
{
  return item->done != MUSTER_HUB_WAS_REFUSED &&
         (item->state == MUSTER_HUB_BEHIND || item->state == MUSTER_HUB_THERE || item->is_other_chain);
}

gboolean
muster_hub_exchange_is_to_send (const MusterHubItem *item)
{
  return item->done != MUSTER_HUB_WAS_REFUSED && !item->is_other_chain &&
         (item->state == MUSTER_HUB_AHEAD || item->state == MUSTER_HUB_HERE);
}

static void
note_same (MusterHubRound *round,
           MusterHubItem  *item)
{
  item->state = MUSTER_HUB_SAME;
  item->ahead = item->behind = 0;
  muster_hub_desk_touch (round->survey->desk, item->kind, item->key);
  if (item->sort == MUSTER_HUB_LEDGER && item->mark->mine == NULL)
    item->mark->mine = g_strdup ("here");
  if (item->content != NULL)
    {
      g_free (item->mark->mine);
      item->mark->mine = muster_hub_survey_dup_sum (item->content);
      g_free (item->mark->base);
      item->mark->base = muster_hash_to_hex (&item->mark->head);
    }
  round->n_done++;
  if (round->told != NULL)
    round->told (round->n_done, round->items->len, round->data);
}

void
muster_hub_exchange_note_sent (MusterHubRound *round,
                               MusterHubItem  *item,
                               gint64          n)
{
  round->report->sent += n;
  item->done = MUSTER_HUB_SENT;
  note_same (round, item);
}

void
muster_hub_exchange_note_taken (MusterHubRound *round,
                                MusterHubItem  *item,
                                gint64          n)
{
  round->report->taken += n;
  item->done = MUSTER_HUB_TAKEN;
  note_same (round, item);
}

gboolean
muster_hub_exchange_note_refused (MusterHubRound  *round,
                                  MusterHubItem   *item,
                                  GError          *problem,
                                  GError         **error)
{
  static const int fatal[]
    = { MUSTER_STORE_ERROR_FAILED, MUSTER_STORE_ERROR_BUSY, MUSTER_STORE_ERROR_READ_ONLY,
        MUSTER_STORE_ERROR_FULL,   MUSTER_STORE_ERROR_IO,   MUSTER_STORE_ERROR_UNSAFE };
  gboolean is_fatal = problem->domain == MUSTER_HUB_ERROR || problem->domain == G_IO_ERROR;

  for (guint i = 0; i < G_N_ELEMENTS (fatal); i++)
    is_fatal = is_fatal || g_error_matches (problem, MUSTER_STORE_ERROR, fatal[i]);
  if (is_fatal)
    {
      g_propagate_error (error, problem);
      return FALSE;
    }

  item->done = MUSTER_HUB_WAS_REFUSED;
  g_free (item->reason);
  item->reason = g_strdup (problem->message);
  g_error_free (problem);

  return TRUE;
}

void
muster_hub_exchange_note_answer (MusterHubRound  *round,
                                 MusterHubAnswer *answer,
                                 GPtrArray       *items,
                                 GArray          *counts)
{
  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    {
      gint64 place = muster_hub_answer_get_int (answer, row, 0) - 1;
      MusterHubItem *item;

      if (place < 0 || place >= items->len)
        continue;
      item = items->pdata[place];
      item->mark->n = muster_hub_answer_get_hash (answer, row, 3, &item->mark->head)
                        ? muster_hub_answer_get_int (answer, row, 2)
                        : 0;
      muster_hub_desk_touch (round->survey->desk, item->kind, item->key);
      if (muster_hub_answer_get_boolean (answer, row, 1))
        muster_hub_exchange_note_sent (round, item, g_array_index (counts, gint64, place));
      else
        /* Somebody was quicker, and the heads are compared again. */
        round->again = TRUE;
    }
}

gboolean
muster_hub_exchange_save (MusterHubRound  *round,
                          GError         **error)
{
  MusterHubDesk *desk = round->survey->desk;

  return g_hash_table_size (desk->touched) == 0 || muster_hub_desk_save (desk, round->survey->store, error);
}

static gboolean
open_item (MusterHubRound  *round,
           MusterHubItem   *item,
           GError         **error)
{
  MusterHubParams *params = muster_hub_params_new ();

  muster_hub_params_add_uuid (params, round->survey->desk->id);
  muster_hub_params_add_text (params, item->kind);
  muster_hub_params_add_text (params, item->key);
  if (!muster_hub_link_run (round->survey->link, "SELECT muster.open_to_members ($1, $2, $3)", params, error))
    return FALSE;
  item->mark->is_opened = TRUE;
  muster_hub_desk_touch (round->survey->desk, item->kind, item->key);

  return TRUE;
}

/* The packs that members need for the battles that were opened to them from here. */
static gboolean
list_opened_packs (MusterHubRound  *round,
                   GHashTable      *names,
                   GError         **error)
{
  for (guint i = 0; i < round->items->len; i++)
    {
      const MusterHubItem *item = round->items->pdata[i];
      MusterLedgerStore *ledgers;
      g_autofree char **packs = NULL;

      if (item->sort != MUSTER_HUB_LEDGER || !item->mark->for_members || !item->is_here)
        continue;
      ledgers = muster_hub_survey_get_ledgers (round->survey, item->kind);
      packs = muster_ledger_exchange_list_packs_of (ledgers, item->id, error);
      if (packs == NULL)
        return FALSE;
      for (guint n = 0; packs[n] != NULL; n++)
        g_hash_table_add (names, packs[n]);
    }

  return TRUE;
}

static gboolean
open_to_members (MusterHubRound  *round,
                 GError         **error)
{
  g_autoptr (GHashTable) packs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!list_opened_packs (round, packs, error))
    return FALSE;
  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      gboolean is_wanted = item->sort == MUSTER_HUB_PACK ? g_hash_table_contains (packs, item->key)
                                                         : item->mark->for_members;

      if (is_wanted && !item->mark->is_opened && item->mark->n > 0 && !open_item (round, item, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
send_everything (MusterHubRound  *round,
                 GError         **error)
{
  if (!muster_hub_desk_is_keeper (round->survey->desk))
    return muster_hub_documents_send (round, error) && muster_hub_documents_propose (round, error);

  return muster_hub_documents_send_contents (round, MUSTER_HUB_PACK, error)
         && muster_hub_documents_send (round, error) && muster_hub_ledgers_send (round, error)
         && muster_hub_documents_send_contents (round, MUSTER_HUB_DETAIL, error)
         && open_to_members (round, error);
}

static void
free_item (gpointer data)
{
  g_clear_pointer ((MusterHubItem **) &data, muster_hub_item_free);
}

static gboolean
run_round (MusterHubRound  *round,
           GError         **error)
{
  g_autoptr (GPtrArray) items = NULL;
  gboolean ok;
  GPtrArray *reported;
  guint n_before;

  round->again = FALSE;
  if (!muster_hub_survey_ask (round->survey, &round->report->was_rewound, error)
      || !muster_hub_exchange_save (round, error))
    return FALSE;
  if (!muster_hub_erase_follow_erasures (round->survey, error))
    return FALSE;
  items = muster_hub_compare_survey (round->survey, error);
  if (items == NULL)
    return FALSE;

  g_ptr_array_set_free_func (items, free_item);
  round->items = items;
  round->n_done = 0;
  ok = muster_hub_contents_take (round, MUSTER_HUB_PACK, error) && muster_hub_documents_take (round, error) &&
       muster_hub_ledgers_take (round, error) && muster_hub_contents_take (round, MUSTER_HUB_DETAIL, error) &&
       send_everything (round, error) && muster_hub_exchange_save (round, error);

  /* Hands those that changed or want a decision to the report, where they take the place of what an
   * earlier round said of them. */
  reported = round->report->items;
  n_before = reported->len;
  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      guint place = 0;

      if (item->done == MUSTER_HUB_NOTHING && item->state == MUSTER_HUB_FORKED)
        item->done = MUSTER_HUB_LEFT_FORKED;
      else if (item->done == MUSTER_HUB_NOTHING && item->state == MUSTER_HUB_CONFLICT)
        item->done = MUSTER_HUB_LEFT_IN_CONFLICT;
      if (item->done == MUSTER_HUB_NOTHING)
        continue;
      while (place < n_before &&
             (strcmp (((MusterHubItem *) reported->pdata[place])->kind, item->kind) != 0 ||
              strcmp (((MusterHubItem *) reported->pdata[place])->key, item->key) != 0))
        place++;
      if (place < n_before)
        {
          g_ptr_array_remove_index (reported, place);
          n_before--;
        }
      g_ptr_array_add (reported, item);
      round->items->pdata[i] = NULL;
    }

  round->items = NULL;

  return ok;
}

MusterHubReport *
muster_hub_exchange (const MusterHubSurvey  *survey,
                     MusterHubTold           told,
                     gpointer                data,
                     GError                **error)
{
  g_autoptr (MusterHubReport) report = g_new0 (MusterHubReport, 1);
  MusterHubRound round = { survey, report, NULL, FALSE, told, data, 0 };

  report->items = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_hub_item_free);
  for (guint i = 0; i < MAX_ROUNDS; i++)
    {
      if (!run_round (&round, error))
        return NULL;
      if (!round.again)
        break;
    }
  if (!muster_hub_compare_survey_name (survey, report->items, error))
    return NULL;

  return g_steal_pointer (&report);
}
