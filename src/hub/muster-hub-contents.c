/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-exchange-private.h"
#include "hub/muster-hub-reader.h"
#include "store/documents/muster-document-kinds.h"
#include "store/images/muster-image-input.h"
#include "store/ledger/muster-ledger-settle.h"
#include "store/muster-files.h"
#include "store/muster-packs.h"

#include <glib/gstdio.h>
#include <string.h>

/* Takes what has no versions here: the details of ledgers, packs, and images. */

/* A name that can be that of a file among the packs, and of none elsewhere. */
static gboolean
is_pack_name (const char *name)
{
  return *name != '\0' && *name != '.' && strlen (name) <= 200 && strchr (name, '/') == NULL &&
         g_utf8_validate (name, -1, NULL);
}

static gboolean
write_pack (MusterHubRound  *round,
            MusterHubItem   *item,
            const char      *content,
            GError         **error)
{
  g_autofree char *path = muster_hub_survey_dup_pack_path (round->survey, item->key);
  g_autoptr (MusterJson) json = NULL;

  if (!is_pack_name (item->key) || strlen (content) > MUSTER_PACK_MAX_SIZE)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _ ("%s: this is no pack"), item->key);
      return FALSE;
    }
  json = muster_json_read (content, strlen (content), item->key, error);
  if (json == NULL)
    return FALSE;
  g_mkdir_with_parents (round->survey->packs, 0700);
  if (!muster_files_write (path, content, strlen (content), error))
    return FALSE;
  if (item->state == MUSTER_HUB_THERE)
    muster_library_add_pack (round->survey->library, item->key, path, content, strlen (content));

  return TRUE;
}

static gboolean
write_detail (MusterHubRound  *round,
              MusterHubItem   *item,
              const char      *content,
              GError         **error)
{
  const char *slash = strchr (item->key, '/');
  MusterLedgerStore *ledgers = muster_hub_survey_get_ledgers (round->survey, item->key);

  if (item->id == 0 && slash != NULL)
    item->id = muster_ledger_store_find (ledgers, slash + 1);

  return muster_ledger_settle_detail_replace (ledgers, item->id, content, round->survey->library, error);
}

static gboolean
take_content (MusterHubRound       *round,
              MusterHubItem        *item,
              const MusterVersion  *version,
              GError              **error)
{
  GError *problem = NULL;
  MusterHash hash;

  muster_version_hash (item->kind, item->key, version->has_parent ? &version->parent : NULL,
                       version->content, &hash);
  if (version->content == NULL || !muster_hash_equal (&hash, &version->version))
    {
      problem = g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                             _("%s: what another desk has put does not fit its hash."), item->key);
      return muster_hub_exchange_note_refused (round, item, problem, error);
    }
  if (item->sort == MUSTER_HUB_PACK ? !write_pack (round, item, version->content, &problem)
                                    : !write_detail (round, item, version->content, &problem))
    return muster_hub_exchange_note_refused (round, item, problem, error);

  g_free (item->content);
  item->content = g_strdup (version->content);
  muster_hub_exchange_note_taken (round, item, item->behind);

  return TRUE;
}

gboolean
muster_hub_contents_take (MusterHubRound  *round,
                          MusterHubSort    sort,
                          GError         **error)
{
  for (guint i = 0; i < round->items->len; i++)
    {
      MusterHubItem *item = round->items->pdata[i];
      g_autoptr (GPtrArray) versions = NULL;

      if (item->sort != sort || !muster_hub_exchange_is_to_take (item))
        continue;
      versions = muster_hub_reader_read_history (round->survey->link, item, item->mark->n - 1, error);
      if (versions == NULL)
        return FALSE;
      if (versions->len > 0 && !take_content (round, item, versions->pdata[versions->len - 1], error))
        return FALSE;
    }

  return muster_hub_exchange_save (round, error);
}

/* The names of images that stand in the content of forces and members: texts of 64 hexadecimal digits. */
static GHashTable *
list_images (GPtrArray *versions)
{
  g_autoptr (GRegex) regex = g_regex_new ("\"([0-9a-f]{64})\"", G_REGEX_OPTIMIZE, 0, NULL);
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < versions->len; i++)
    {
      const MusterVersion *version = versions->pdata[i];
      g_autoptr (GMatchInfo) match = NULL;

      if (version->content == NULL || (!g_str_equal (version->kind, muster_force_kind.id) &&
                                       !g_str_equal (version->kind, muster_member_kind.id)))
        continue;
      g_regex_match (regex, version->content, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        g_hash_table_add (names, g_match_info_fetch (match, 1));
    }

  return names;
}

gboolean
muster_hub_contents_fetch_images (MusterHubRound  *round,
                                  GPtrArray       *versions,
                                  GError         **error)
{
  MusterImageStore *images = muster_store_get_images (round->survey->store);
  g_autoptr (GHashTable) names = list_images (versions);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autoptr (GBytes) here = muster_image_store_get (images, name, NULL, NULL);
      g_autoptr (MusterHubAnswer) answer = NULL;
      MusterHubParams *params;

      if (here != NULL)
        continue;
      params = muster_hub_params_new ();
      muster_hub_list_push_text (muster_hub_params_add_list (params, MUSTER_HUB_TEXTS), name);
      answer = muster_hub_link_call (round->survey->link, "SELECT * FROM muster.read_images ($1)",
                                     params, error);
      if (answer == NULL)
        return FALSE;
      /* An image that is none, or too large, is left out: a portrait is missing then. */
      if (muster_hub_answer_get_n_rows (answer) == 1)
        {
          g_autoptr (GBytes) content = muster_hub_answer_dup_bytes (answer, 0, 0);
          g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, content);
          g_autofree char *id = NULL;
          MusterImage image;

          if (g_str_equal (sum, name) && muster_image_input_check (content, &image, NULL))
            muster_image_store_put (images, content, &id, NULL);
        }
    }

  return TRUE;
}

gboolean
muster_hub_contents_send_images (MusterHubRound  *round,
                                 GPtrArray       *versions,
                                 GError         **error)
{
  MusterImageStore *images = muster_store_get_images (round->survey->store);
  g_autoptr (GHashTable) names = list_images (versions);
  g_autoptr (MusterHubAnswer) answer = NULL;
  MusterHubParams *params;
  MusterHubList *list;
  GHashTableIter iter;
  gpointer name;

  if (g_hash_table_size (names) == 0)
    return TRUE;
  params = muster_hub_params_new ();
  list = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    muster_hub_list_push_text (list, name);
  answer = muster_hub_link_call (round->survey->link, "SELECT * FROM muster.miss_images ($1)", params, error);
  if (answer == NULL)
    return FALSE;

  for (guint i = 0; i < muster_hub_answer_get_n_rows (answer); i++)
    {
      g_autoptr (GBytes) content =
        muster_image_store_get (images, muster_hub_answer_get_text (answer, i, 0), NULL, NULL);
      gsize length;
      gconstpointer bytes;

      if (content == NULL)
        continue;
      bytes = g_bytes_get_data (content, &length);
      params = muster_hub_params_new ();
      muster_hub_list_push_bytes (muster_hub_params_add_list (params, MUSTER_HUB_BYTES), bytes, length);
      if (!muster_hub_link_run (round->survey->link, "SELECT muster.put_images ($1)", params, error))
        return FALSE;
    }

  return TRUE;
}
