/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-settle.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-reader.h"
#include "store/documents/muster-change.h"
#include "store/ledger/muster-ledger-settle.h"
#include "store/muster-files.h"

#include <string.h>

static gboolean
settle_ledger (const MusterHubSurvey  *survey,
               MusterHubItem          *item,
               MusterHubWay            way,
               gboolean                keep,
               GPtrArray              *refused,
               guint                  *n_given,
               GError                **error)
{
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (survey, item->kind);
  g_autoptr (GArray) links = muster_hub_read_chain (survey->link, item, 0, error);
  /* TRANSLATORS: the title of a battle or campaign, and the name of a desk */
  g_autofree char *title = g_strdup_printf (_("%s (%s)"), item->title, survey->desk->name);
  const MusterLedgerLink *chain;
  gint64 copy;

  if (links == NULL)
    return FALSE;
  if (links->len == 0)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_FAILED, _("The hub does not have this any more."));

  /* A copy is made only when it is certain that the hub's chain can be kept. */
  chain = (const MusterLedgerLink *) (gpointer) links->data;
  if (!muster_ledger_settle (ledgers, item->id, chain, links->len, way == MUSTER_HUB_REPLAY, FALSE,
                             survey->library, refused, n_given, error))
    return FALSE;

  return !keep
         || (muster_ledger_settle_copy (ledgers, item->id, title, way != MUSTER_HUB_BOTH, &copy,
                                        error)
             && muster_ledger_settle (ledgers, item->id, chain, links->len,
                                      way == MUSTER_HUB_REPLAY, TRUE, survey->library, NULL, NULL,
                                      error));
}

static gboolean
settle_document (const MusterHubSurvey  *survey,
                 MusterHubItem          *item,
                 gboolean                mine,
                 GError                **error)
{
  MusterDocuments *documents = muster_store_get_documents (survey->store);
  g_autoptr (GPtrArray) versions = muster_hub_read_history (survey->link, item, item->n, error);
  g_autoptr (MusterVersion) current = NULL;
  g_autoptr (MusterChange) change = NULL;

  if (versions == NULL || !muster_documents_read (documents, item->document, item->key, &current, error))
    return FALSE;
  change = muster_change_begin (documents, muster_hub_get_area (item->document),
                                _ ("Conflict settled"), error);
  if (change == NULL)
    return FALSE;

  muster_change_set_apart (change, item->mark->who != NULL ? item->mark->who : _("the hub"));
  for (guint i = 0; i < versions->len; i++)
    if (!muster_change_take (change, item->document, versions->pdata[i], error))
      return FALSE;
  if (mine
      && !muster_change_put (change, item->document, item->key,
                             current != NULL ? current->content : NULL, error))
    return FALSE;

  return muster_change_commit (change, error);
}

/* A detail or a pack. Mine: it is changed on top of what the hub has. Theirs: it was never
 * changed here. */
static gboolean
settle_content (const MusterHubSurvey  *survey,
                MusterHubItem          *item,
                gboolean                mine,
                GError                **error)
{
  g_autoptr (GPtrArray) versions = muster_hub_read_history (survey->link, item, item->mark->n - 1, error);
  const MusterVersion *last;

  if (versions == NULL)
    return FALSE;
  if (versions->len == 0)
    return muster_hub_error_set (error, MUSTER_HUB_ERROR_FAILED, _("The hub does not have this any more."));

  last = versions->pdata[versions->len - 1];
  muster_hub_desk_touch (survey->desk, item->kind, item->key);
  g_free (item->mark->mine);
  item->mark->mine
    = muster_hub_survey_dup_sum (mine && last->content != NULL ? last->content : item->content);
  if (mine)
    {
      g_free (item->mark->base);
      item->mark->base = muster_hash_to_hex (&item->mark->head);
    }

  return muster_hub_desk_save (survey->desk, survey->store, error);
}

gboolean
muster_hub_settle (const MusterHubSurvey  *survey,
                   MusterHubItem          *item,
                   MusterHubWay            way,
                   gboolean                keep,
                   GPtrArray              *refused,
                   guint                  *n_given,
                   GError                **error)
{
  *n_given = 0;
  if (item->sort == MUSTER_HUB_LEDGER)
    return settle_ledger (survey, item, way, keep, refused, n_given, error);
  if (!keep)
    return TRUE;

  return item->sort == MUSTER_HUB_DOCUMENT ? settle_document (survey, item, way == MUSTER_HUB_MINE, error)
                                           : settle_content (survey, item, way == MUSTER_HUB_MINE, error);
}
