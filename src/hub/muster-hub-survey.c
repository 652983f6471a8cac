/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-survey.h"

#include "core/campaign/muster-sample-campaign.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-exchange.h"
#include "store/ledger/muster-ledger-exchange.h"
#include "store/ledger/muster-ledger-settle.h"
#include "store/muster-files.h"
#include "store/muster-packs.h"

#include <string.h>

/* What this desk exchanges. The record of the club always; a ledger, a force or a pack once
 * somebody has shared it, here or elsewhere; with a campaign everything that its links lead to,
 * also what comes to it later (S-ITEM-01). */

static const char *const LEDGERS[] = { "battle", "campaign" };

/* How many ledgers are read while the file is locked. */
#define MANY 100

typedef struct
{
  const MusterHubSurvey *survey;
  GPtrArray *items;
  GHashTable *known;   /* (element-type utf8 MusterHubItem): by KIND/KEY */
  GHashTable *shared;  /* (element-type utf8): battles, campaigns and forces, by KIND/UUID */
  GHashTable *ledgers; /* (element-type utf8): shared battles and campaigns that are here, by UUID */
  const MusterDocumentKind *kind;
} Listing;

gboolean
muster_hub_survey_is_sample (const char *uuid)
{
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  gboolean is = g_str_equal (uuid, MUSTER_SAMPLE_CAMPAIGN_UUID);

  for (guint i = 0; battles[i].uuid != NULL; i++)
    is = is || g_str_equal (uuid, battles[i].uuid);

  return is;
}

static MusterHubItem *
add_item (Listing    *listing,
          const char *kind,
          const char *key)
{
  MusterHubItem *item = g_new0 (MusterHubItem, 1);

  item->kind = g_strdup (kind);
  item->key = g_strdup (key);
  muster_hub_item_find_kind (kind, &item->sort, &item->document);
  item->mark = muster_hub_desk_get (listing->survey->desk, kind, key);
  g_ptr_array_add (listing->items, item);
  g_hash_table_insert (listing->known, g_strconcat (kind, "/", key, NULL), item);

  return item;
}

static gboolean
is_off (Listing    *listing,
        const char *kind,
        const char *key)
{
  const MusterHubMark *mark = muster_hub_desk_find (listing->survey->desk, kind, key);

  return mark != NULL && mark->is_off;
}

static gboolean
is_shared (Listing    *listing,
           const char *kind,
           const char *key)
{
  g_autofree char *name = g_strconcat (kind, "/", key, NULL);

  return g_hash_table_contains (listing->shared, name);
}

static void
share (Listing    *listing,
       const char *kind,
       const char *key)
{
  if (!is_off (listing, kind, key))
    g_hash_table_add (listing->shared, g_strconcat (kind, "/", key, NULL));
}

/* A link of a shared campaign shares what it leads to. */
static void
share_linked_cb (const MusterVersion *link,
                 gpointer             data)
{
  Listing *listing = data;
  g_auto (GStrv) parts = link->key != NULL ? g_strsplit (link->key, "/", 3) : NULL;
  g_autofree char *to = NULL;

  if (link->fault != NULL || parts == NULL || g_strv_length (parts) != 3 ||
      !is_shared (listing, "campaign", parts[1]) ||
      !muster_link_kind_read_content (link->key, link->content, &to, NULL, NULL))
    return;

  if (g_str_equal (parts[0], "chapter-battle"))
    share (listing, "battle", to);
  else if (g_str_equal (parts[0], "campaign-force"))
    share (listing, "force", to);
}

MusterLedgerStore *
muster_hub_survey_get_ledgers (const MusterHubSurvey *self,
                               const char            *kind)
{
  return g_str_has_prefix (kind, "battle") ? muster_store_get_battles (self->store)
                                           : muster_store_get_campaigns (self->store);
}

char *
muster_hub_survey_dup_sum (const char *content)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, content, -1);
}

/* What a ledger has besides its log goes with it (S-ITEM-03). */
static gboolean
add_detail (Listing              *listing,
            const MusterHubItem  *ledger,
            GError              **error)
{
  g_autofree char *key = g_strconcat (ledger->kind, "/", ledger->key, NULL);
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (listing->survey, ledger->kind);
  g_autofree char *document = muster_ledger_settle_detail_dup (ledgers, ledger->id, error);
  const MusterHubMark *mark = muster_hub_desk_find (listing->survey->desk, "detail", key);
  MusterHubItem *item;

  if (document == NULL)
    return FALSE;
  if (g_str_equal (document, "{}") && (mark == NULL || mark->n == 0))
    return TRUE;

  item = add_item (listing, "detail", key);
  item->is_here = TRUE;
  item->id = ledger->id;
  item->title = g_strdup (ledger->title);
  item->content = g_steal_pointer (&document);

  return TRUE;
}

static gboolean
add_ledgers (Listing     *listing,
             const char  *kind,
             GError     **error)
{
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (listing->survey, kind);
  g_autoptr (GArray) standings = muster_ledger_exchange_list (ledgers, error);
  g_autoptr (MusterSnapshot) held = NULL;

  if (standings == NULL)
    return FALSE;

  for (guint i = 0; i < standings->len; i++)
    {
      MusterLedgerStanding *standing = &g_array_index (standings, MusterLedgerStanding, i);
      MusterHubItem *item;

      /* Whoever gives an order meanwhile does not wait for all of them. */
      if (i % MANY == 0)
        {
          g_clear_pointer (&held, muster_snapshot_free);
          held = muster_ledger_exchange_hold (ledgers);
        }
      if (standing->is_prepared || muster_hub_survey_is_sample (standing->uuid)
          || !is_shared (listing, kind, standing->uuid))
        continue;
      item = add_item (listing, kind, standing->uuid);
      item->is_here = TRUE;
      item->id = standing->id;
      item->title = g_steal_pointer (&standing->title);
      item->n = standing->n_links;
      item->head = standing->head;
      g_hash_table_add (listing->ledgers, g_strdup (standing->uuid));
      if (!add_detail (listing, item, error))
        return FALSE;
    }

  return TRUE;
}

/* Whether a document that is not part of the record is exchanged. */
static gboolean
is_wanted (Listing    *listing,
           const char *key)
{
  g_auto (GStrv) parts = NULL;

  if (listing->kind != &muster_link_kind)
    return is_shared (listing, listing->kind->id, key);

  parts = g_strsplit (key, "/", 3);

  return parts[0] != NULL && parts[1] != NULL && g_hash_table_contains (listing->ledgers, parts[1]);
}

static void
add_document_cb (const char       *key,
                 const MusterHash *version,
                 gboolean          removed,
                 gpointer          data)
{
  Listing *listing = data;
  const MusterHubMark *mark = muster_hub_desk_find (listing->survey->desk, listing->kind->id, key);
  MusterHubItem *item;

  if ((removed && (mark == NULL || mark->n == 0)) || is_off (listing, listing->kind->id, key) ||
      (!muster_hub_item_is_record (listing->kind) && !is_wanted (listing, key)))
    return;

  item = add_item (listing, listing->kind->id, key);
  item->is_here = TRUE;
  item->is_removed = removed;
  item->head = *version;
}

static gboolean
add_documents (Listing  *listing,
               GError  **error)
{
  MusterDocuments *documents = muster_store_get_documents (listing->survey->store);

  for (guint i = 0; muster_document_kinds[i] != NULL; i++)
    {
      listing->kind = muster_document_kinds[i];
      if (!muster_documents_exchange_visit_heads (documents, listing->kind, add_document_cb, listing, error))
        return FALSE;
    }

  return TRUE;
}

char *
muster_hub_survey_dup_pack_path (const MusterHubSurvey *self,
                                 const char            *name)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);

  return g_build_filename (self->packs, file, NULL);
}

static void
add_packs (Listing *listing)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, listing->shared);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      const char *name = g_str_has_prefix (key, "pack/") ? (const char *) key + strlen ("pack/") : NULL;
      g_autofree char *path = NULL;
      g_autofree char *text = NULL;
      MusterHubItem *item;
      gsize length;

      if (name == NULL || strchr (name, '/') != NULL)
        continue;
      path = muster_hub_survey_dup_pack_path (listing->survey, name);
      text = muster_files_read (path, MUSTER_PACK_MAX_SIZE, &length, NULL);
      if (text == NULL || !g_utf8_validate (text, (gssize) length, NULL))
        continue;
      item = add_item (listing, "pack", name);
      item->is_here = TRUE;
      item->title = g_strdup (name);
      item->content = g_steal_pointer (&text);
    }
}

/* What the hub has and this desk has not. What was here and was deleted does not come again. */
static void
add_theirs (Listing *listing)
{
  g_autoptr (GPtrArray) marks = muster_hub_desk_list_marks (listing->survey->desk);

  for (guint i = 0; i < marks->len; i++)
    {
      const MusterHubMark *mark = marks->pdata[i];
      g_autofree char *name = g_strconcat (mark->kind, "/", mark->key, NULL);
      const MusterDocumentKind *document;
      const char *owner = NULL;
      MusterHubSort sort;

      if (mark->n == 0 || mark->is_off || g_hash_table_contains (listing->known, name) ||
          !muster_hub_item_find_kind (mark->kind, &sort, &document) ||
          (sort != MUSTER_HUB_DOCUMENT && mark->mine != NULL))
        continue;
      /* The details of a ledger that this desk does not exchange stay away with it. */
      if (sort == MUSTER_HUB_DETAIL)
        {
          g_auto (GStrv) parts = g_strsplit (mark->key, "/", 2);
          const MusterHubMark *of = g_strv_length (parts) == 2
                                      ? muster_hub_desk_find (listing->survey->desk, parts[0], parts[1])
                                      : NULL;

          owner = of != NULL && !of->is_off && of->n > 0 && of->mine == NULL ? of->key : NULL;
          if (owner == NULL)
            continue;
        }
      add_item (listing, mark->kind, mark->key)->state = MUSTER_HUB_THERE;
    }
}

GPtrArray *
muster_hub_survey_list (const MusterHubSurvey  *self,
                        GError                **error)
{
  MusterDocuments *documents = muster_store_get_documents (self->store);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_hub_item_free);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) shared = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) ledgers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Listing listing = { self, items, known, shared, ledgers, NULL };
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, listing.survey->desk->marks);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const MusterHubMark *mark = value;

      if (mark->is_shared || mark->n > 0)
        share (&listing, mark->kind, mark->key);
    }

  if (!muster_documents_visit (documents, &muster_link_kind, share_linked_cb, &listing, error))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (LEDGERS); i++)
    if (!add_ledgers (&listing, LEDGERS[i], error))
      return NULL;
  if (!add_documents (&listing, error))
    return NULL;
  add_packs (&listing);
  add_theirs (&listing);
  g_ptr_array_sort (items, muster_hub_item_compare);

  return g_steal_pointer (&items);
}

/* Notes where an item stands at the hub. One's own changes come back like those of others. */
static void
note_row (MusterHubDesk   *desk,
          MusterHubAnswer *answer,
          guint            row)
{
  const char *kind = muster_hub_answer_get_text (answer, row, 0),
             *key = muster_hub_answer_get_text (answer, row, 1);
  gboolean is_opened = muster_hub_answer_get_boolean (answer, row, 4);
  MusterHubMark *mark;
  MusterHash head;
  gint64 n;

  if (*kind == '\0' || strchr (kind, '/') != NULL || !muster_hub_answer_get_hash (answer, row, 3, &head))
    return;
  mark = muster_hub_desk_get (desk, kind, key);
  n = muster_hub_answer_get_int (answer, row, 2);
  if (mark->n == n && mark->is_opened == is_opened && muster_hash_equal (&mark->head, &head))
    return;

  muster_hub_desk_touch (desk, kind, key);
  mark->n = n;
  mark->head = head;
  mark->is_opened = is_opened;
  g_free (mark->who);
  mark->who = muster_hub_answer_is_null (answer, row, 5)
                ? NULL
                : g_strdup (muster_hub_answer_get_text (answer, row, 5));
}

gboolean
muster_hub_survey_ask (const MusterHubSurvey  *self,
                       gboolean               *rewound,
                       GError                **error)
{
  MusterHubParams *params = muster_hub_params_new ();
  g_autoptr (MusterHubAnswer) answer = NULL;

  muster_hub_params_add_uuid (params, self->desk->id);
  muster_hub_params_add_text (params, self->desk->name);
  muster_hub_params_add_text (params, self->desk->cursor != NULL ? self->desk->cursor : "");
  answer = muster_hub_link_call (self->link, "SELECT * FROM muster.exchange ($1, $2, $3)", params, error);
  if (answer == NULL)
    return FALSE;
  if (muster_hub_answer_get_n_rows (answer) == 0)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_FAILED, _("The hub does not answer as one."));

  if (muster_hub_answer_get_boolean (answer, 0, 4))
    {
      g_autoptr (GPtrArray) marks = muster_hub_desk_list_marks (self->desk);

      /* Marks of everything that the hub does not have any more. */
      for (guint i = 0; i < marks->len; i++)
        {
          MusterHubMark *mark = marks->pdata[i];

          if (mark->n == 0)
            continue;
          muster_hub_desk_touch (self->desk, mark->kind, mark->key);
          /* It was at the hub, so that this desk goes on sharing it. */
          mark->is_shared = TRUE;
          mark->n = 0;
          mark->for_members = mark->for_members || (mark->is_opened && !g_str_equal (mark->kind, "pack"));
          mark->is_opened = FALSE;
          g_clear_pointer (&mark->base, g_free);
        }

      self->desk->erased = 0;
    }
  self->desk->newest = muster_hub_answer_get_int (answer, 0, 2);
  if (rewound != NULL)
    *rewound = muster_hub_answer_get_boolean (answer, 0, 4);
  g_free (self->desk->cursor);
  self->desk->cursor = g_strdup (muster_hub_answer_get_text (answer, 0, 1));
  g_free (self->desk->role);
  self->desk->role = g_strdup (muster_hub_answer_get_text (answer, 0, 5));
  for (guint i = 1; i < muster_hub_answer_get_n_rows (answer); i++)
    note_row (self->desk, answer, i);

  return TRUE;
}
