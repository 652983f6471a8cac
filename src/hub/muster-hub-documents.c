/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-exchange-private.h"
#include "hub/muster-hub-reader.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-exchange.h"

#include <string.h>

/* Takes and sends versions of documents. Nothing is written over: a version is taken behind those
 * that are here. */

static gboolean
has_hash (const MusterVersion *version)
{
  static const MusterHash none = { { 0 } };

  return !muster_hash_equal (&version->version, &none);
}

/* What this login may not read whole becomes a version of its own here. */
static gboolean
put_excerpt (MusterHubRound       *round,
             MusterChange         *change,
             MusterHubItem        *item,
             const MusterVersion  *version,
             GError              **error)
{
  return muster_change_put (change, item->document, item->key, version->content, error);
}

static gboolean
take_versions (MusterHubRound  *round,
               MusterChange    *change,
               MusterHubItem   *item,
               GPtrArray       *versions,
               GError         **error)
{
  for (guint i = 0; i < versions->len; i++)
    {
      const MusterVersion *version = versions->pdata[i];

      if (has_hash (version) ? !muster_change_take (change, item->document, version, error)
                             : !put_excerpt (round, change, item, version, error))
        return FALSE;
    }

  return TRUE;
}

static MusterChange *
begin (MusterHubRound       *round,
       const MusterHubItem  *item,
       GError              **error)
{
  const char *who = item->mark->who != NULL ? item->mark->who : _("the hub");
  g_autofree char *title = g_strdup_printf (_("Taken from %s"), who);
  MusterChange *change = muster_change_begin (muster_store_get_documents (round->survey->store),
                                              muster_hub_item_get_area (item->document), title, error);

  if (change != NULL)
    muster_change_set_apart (change, who);

  return change;
}

/* An excerpt is the same as the hub's as long as neither is changed. */
static gboolean
note_excerpt (MusterHubRound  *round,
              MusterHubItem   *item,
              GPtrArray       *versions,
              GError         **error)
{
  MusterDocuments *documents = muster_store_get_documents (round->survey->store);
  const MusterVersion *last = versions->pdata[versions->len - 1];
  g_autoptr (GPtrArray) history = NULL;

  if (has_hash (last))
    return TRUE;
  history = muster_documents_list_history (documents, item->document, item->key, error);
  if (history == NULL)
    return FALSE;
  g_free (item->mark->base);
  item->mark->base = muster_hash_to_hex (&item->mark->head);
  g_free (item->mark->mine);
  item->mark->mine = history->len > 0
                       ? muster_hash_to_hex (&((const MusterVersion *) history->pdata[0])->version)
                       : NULL;

  return TRUE;
}

/* One document as a change of its own, so that what is wrong with it touches no other. */
static gboolean
take_alone (MusterHubRound  *round,
            MusterHubItem   *item,
            GPtrArray       *versions,
            GError         **error)
{
  GError *problem = NULL;
  g_autoptr (MusterChange) change = begin (round, item, &problem);

  if (change == NULL || !take_versions (round, change, item, versions, &problem) ||
      !muster_change_commit (change, &problem))
    return muster_hub_exchange_note_refused (round, item, problem, error);
  if (versions->len > 0 && !note_excerpt (round, item, versions, error))
    return FALSE;
  muster_hub_exchange_note_taken (round, item, versions->len);

  return TRUE;
}

/* Several documents of the same kind and desk as one change, which is quicker; FALSE without an
 * error: not as one. */
static gboolean
take_together (MusterHubRound *round,
               GPtrArray      *items,
               GPtrArray      *all,
               guint           first,
               guint           last)
{
  g_autoptr (MusterChange) change = begin (round, items->pdata[first], NULL);

  if (change == NULL)
    return FALSE;
  for (guint i = first; i < last; i++)
    if (!take_versions (round, change, items->pdata[i], all->pdata[i], NULL))
      return FALSE;

  return muster_change_commit (change, NULL);
}

static gboolean
goes_with (const MusterHubItem *a,
           const MusterHubItem *b)
{
  return a->document == b->document && g_strcmp0 (a->mark->who, b->mark->who) == 0;
}

static gboolean
take_run (MusterHubRound  *round,
          GPtrArray       *items,
          GPtrArray       *all,
          guint            first,
          guint            last,
          GError         **error)
{
  gboolean is_together = last - first > 1 && take_together (round, items, all, first, last);

  for (guint i = first; i < last; i++)
    {
      GPtrArray *versions = all->pdata[i];

      if (!is_together)
        {
          if (!take_alone (round, items->pdata[i], versions, error))
            return FALSE;
          continue;
        }
      if (versions->len > 0 && !note_excerpt (round, items->pdata[i], versions, error))
        return FALSE;
      muster_hub_exchange_note_taken (round, items->pdata[i], versions->len);
    }

  return TRUE;
}

static gboolean
take_part (MusterHubRound  *round,
           GPtrArray       *items,
           GError         **error)
{
  g_autofree gint64 *froms = g_new0 (gint64, items->len + 1);
  g_autoptr (GPtrArray) flat = g_ptr_array_new ();
  g_autoptr (GPtrArray) all = NULL;
  guint first = 0;

  for (guint i = 0; i < items->len; i++)
    froms[i] = ((const MusterHubItem *) items->pdata[i])->n;
  all = muster_hub_reader_read_versions (round->survey->link, items, froms, error);
  if (all == NULL)
    return FALSE;
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_extend (flat, all->pdata[i], NULL, NULL);
  if (!muster_hub_contents_fetch_images (round, flat, error))
    return FALSE;

  for (guint i = 1; i <= items->len; i++)
    {
      if (i < items->len && goes_with (items->pdata[first], items->pdata[i]))
        continue;
      if (!take_run (round, items, all, first, i, error))
        return FALSE;
      first = i;
    }
  g_ptr_array_set_size (items, 0);

  return muster_hub_exchange_save (round, error);
}

gboolean
muster_hub_documents_take (MusterHubRound  *round,
                           GError         **error)
{
  g_autoptr (GPtrArray) part = g_ptr_array_new ();

  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];

      if (item->sort != MUSTER_HUB_DOCUMENT || !muster_hub_exchange_is_to_take (item))
        continue;
      g_ptr_array_add (part, item);
      if (part->len >= MUSTER_HUB_MAX_ITEMS && !take_part (round, part, error))
        return FALSE;
    }

  return part->len == 0 || take_part (round, part, error);
}

/* The parameters of muster.put(), while they are put together. */
typedef struct
{
  MusterHubParams *params;
  MusterHubList *kinds, *keys, *heads, *places, *parents, *states, *versions, *contents;
  GPtrArray *items;
  GArray *counts;
  GPtrArray *sent; /* (element-type MusterVersion) */
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
  parcel->places = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel->parents = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->states = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel->versions = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->contents = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel->items = g_ptr_array_new ();
  parcel->counts = g_array_new (FALSE, FALSE, sizeof (gint64));
  parcel->sent = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_version_free);
}

static void
parcel_clear (Parcel *parcel)
{
  g_clear_pointer (&parcel->params, muster_hub_params_free);
  g_clear_pointer (&parcel->items, g_ptr_array_unref);
  g_clear_pointer (&parcel->counts, g_array_unref);
  g_clear_pointer (&parcel->sent, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Parcel, parcel_clear)

/* @version: (transfer full) */
static void
parcel_push (Parcel        *parcel,
             MusterVersion *version)
{
  muster_hub_list_push_int (parcel->places, (gint32) parcel->items->len);
  muster_hub_list_push_hash (parcel->parents, version->has_parent ? &version->parent : NULL);
  muster_hub_list_push_int (parcel->states, (gint32) version->state);
  muster_hub_list_push_hash (parcel->versions, &version->version);
  muster_hub_list_push_text (parcel->contents, version->content);
  g_ptr_array_add (parcel->sent, version);
}

static void
parcel_add (Parcel        *parcel,
            MusterHubItem *item,
            gint64         n_versions)
{
  g_ptr_array_add (parcel->items, item);
  g_array_append_val (parcel->counts, n_versions);
  muster_hub_list_push_text (parcel->kinds, item->kind);
  muster_hub_list_push_text (parcel->keys, item->key);
  muster_hub_list_push_hash (parcel->heads, item->mark->n > 0 ? &item->mark->head : NULL);
}

static gboolean
send_parcel (MusterHubRound  *round,
             Parcel          *parcel,
             GError         **error)
{
  g_autoptr (MusterHubAnswer) answer = NULL;

  if (parcel->items->len > 0)
    {
      if (!muster_hub_contents_send_images (round, parcel->sent, error))
        return FALSE;
      answer = muster_hub_link_call (round->survey->link,
                                     "SELECT * FROM muster.put ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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

static gboolean
send_if_full (MusterHubRound  *round,
              Parcel          *parcel,
              GError         **error)
{
  return (muster_hub_params_get_size (parcel->params) < MUSTER_HUB_MAX_BYTES &&
          parcel->items->len < MUSTER_HUB_MAX_ITEMS) ||
         send_parcel (round, parcel, error);
}

/* A member puts forces, and proposes the rest. */
static gboolean
may_send (MusterHubRound      *round,
          const MusterHubItem *item)
{
  return muster_hub_desk_is_keeper (round->survey->desk) || item->document == &muster_force_kind;
}

gboolean
muster_hub_documents_send (MusterHubRound  *round,
                           GError         **error)
{
  MusterDocuments *documents = muster_store_get_documents (round->survey->store);
  g_auto (Parcel) parcel = { 0 };

  parcel_init (&parcel, round->survey->desk->id);
  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      g_autoptr (GPtrArray) versions = NULL;
      gboolean found;

      if (item->sort != MUSTER_HUB_DOCUMENT || !muster_hub_exchange_is_to_send (item) || !may_send (round,
                                                                                                    item))
        continue;
      versions =
        muster_documents_exchange_list_after (documents, item->document, item->key,
                                              item->mark->n > 0 ? &item->mark->head : NULL, &found, error);
      if (versions == NULL)
        return FALSE;
      parcel_add (&parcel, item, versions->len);
      while (versions->len > 0)
        parcel_push (&parcel, g_ptr_array_steal_index (versions, 0));
      if (!send_if_full (round, &parcel, error))
        return FALSE;
    }

  return send_parcel (round, &parcel, error);
}

gboolean
muster_hub_documents_send_contents (MusterHubRound  *round,
                                    MusterHubSort    sort,
                                    GError         **error)
{
  g_auto (Parcel) parcel = { 0 };

  parcel_init (&parcel, round->survey->desk->id);
  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      MusterVersion *version;

      if (item->sort != sort || !muster_hub_exchange_is_to_send (item))
        continue;
      parcel_add (&parcel, item, 1);

      /* The version that a content of this desk is at the hub. */
      version = g_new0 (MusterVersion, 1);
      version->kind = g_strdup (item->kind);
      version->key = g_strdup (item->key);
      version->has_parent = item->mark->n > 0;
      version->parent = item->mark->head;
      version->state = MUSTER_VERSION_KEPT;
      version->content = g_strdup (item->content);
      muster_version_hash (version->kind, version->key, version->has_parent ? &version->parent : NULL,
                           version->content, &version->version);
      parcel_push (&parcel, version);

      if (!send_if_full (round, &parcel, error))
        return FALSE;
    }

  return send_parcel (round, &parcel, error);
}

gboolean
muster_hub_documents_propose (MusterHubRound  *round,
                              GError         **error)
{
  MusterDocuments *documents = muster_store_get_documents (round->survey->store);
  g_autoptr (MusterHubParams) params = muster_hub_params_new ();
  g_autoptr (GPtrArray) proposed = g_ptr_array_new ();
  MusterHubList *kinds = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  MusterHubList *keys = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  MusterHubList *contents = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);

  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      g_autofree char *mine = muster_hash_to_hex (&item->head);
      g_autoptr (MusterVersion) current = NULL;

      if (item->document != &muster_result_kind || !muster_hub_exchange_is_to_send (item) ||
          g_strcmp0 (item->mark->mine, mine) == 0)
        continue;
      if (!muster_documents_read (documents, item->document, item->key, &current, error))
        return FALSE;
      if (current == NULL)
        continue;
      muster_hub_list_push_text (kinds, item->kind);
      muster_hub_list_push_text (keys, item->key);
      muster_hub_list_push_text (contents, current->content);
      g_ptr_array_add (proposed, item);
    }
  if (proposed->len == 0)
    return TRUE;
  if (!muster_hub_link_run (round->survey->link, "SELECT muster.propose ($1, $2, $3)",
                            g_steal_pointer (&params), error))
    return FALSE;

  for (guint i = 0; i < proposed->len; i++)
    {
      MusterHubItem *item = proposed->pdata[i];

      /* It waits for a keeper; the same content is not proposed twice. */
      g_free (item->mark->mine);
      item->mark->mine = muster_hash_to_hex (&item->head);
      muster_hub_desk_touch (round->survey->desk, item->kind, item->key);
      item->done = MUSTER_HUB_SENT;
      round->report->sent++;
    }

  return TRUE;
}
