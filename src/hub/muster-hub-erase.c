/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-erase-private.h"

#include "core/muster-i18n.h"
#include "hub/muster-hub-exchange.h"
#include "store/documents/muster-document-kinds.h"
#include "store/ledger/muster-ledger-exchange.h"
#include "store/muster-files.h"
#include "store/operations/muster-store-erase.h"

#include <glib/gstdio.h>
#include <string.h>

/* The store writes chains and documents anew without a name, in the same way on every desk. What
 * the hub gets is worked out on a copy of the data file, so that the hub can be first. */

void
muster_hub_hash_name (const char *salt,
                      const char *name,
                      MusterHash *hash)
{
  g_autofree char *text = g_strconcat (salt, "\n", name, NULL);
  g_autofree char *hex = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  muster_hash_from_hex (hash, hex);
}

/* The parameters of muster.erase() that say what everything becomes. */
typedef struct
{
  MusterHubList *kinds, *keys, *heads, *gone;
  MusterHubList *link_places, *link_hashes, *link_bytes;
  MusterHubList *version_places, *parents, *states, *versions, *contents;
  gint32 n;
} Parcel;

static void
parcel_add (Parcel              *parcel,
            const MusterHubItem *item,
            gboolean             gone)
{
  muster_hub_list_push_text (parcel->kinds, item->kind);
  muster_hub_list_push_text (parcel->keys, item->key);
  muster_hub_list_push_hash (parcel->heads, &item->mark->head);
  muster_hub_list_push_boolean (parcel->gone, gone);
  parcel->n++;
}

static void
parcel_push (Parcel              *parcel,
             const MusterVersion *version)
{
  muster_hub_list_push_int (parcel->version_places, parcel->n);
  muster_hub_list_push_hash (parcel->parents, version->has_parent ? &version->parent : NULL);
  muster_hub_list_push_int (parcel->states, (gint32) version->state);
  muster_hub_list_push_hash (parcel->versions, &version->version);
  muster_hub_list_push_text (parcel->contents, version->content);
}

static gboolean
add_ledger (Parcel               *parcel,
            const MusterHubItem  *item,
            MusterLedgerStore    *ledgers,
            gint64                id,
            GError              **error)
{
  g_autoptr (GArray) links = muster_ledger_exchange_read (ledgers, id, 0, error);

  if (links == NULL)
    return FALSE;
  if (links->len == 0 || muster_hash_equal (&g_array_index (links, MusterLedgerLink, links->len - 1).hash,
                                            &item->mark->head))
    return TRUE;

  parcel_add (parcel, item, FALSE);
  for (guint i = 0; i < links->len; i++)
    {
      const MusterLedgerLink *link = &g_array_index (links, MusterLedgerLink, i);
      gsize length;
      gconstpointer bytes = g_bytes_get_data (link->bytes, &length);

      muster_hub_list_push_int (parcel->link_places, parcel->n);
      muster_hub_list_push_hash (parcel->link_hashes, &link->hash);
      muster_hub_list_push_bytes (parcel->link_bytes, bytes, length);
    }

  return TRUE;
}

/* FALSE with an empty @versions: they do not have the one that the hub has last. */
static gboolean
read_later (const MusterHubItem  *item,
            MusterDocuments      *documents,
            GPtrArray           **versions,
            GError              **error)
{
  g_autoptr (GPtrArray) all = muster_documents_list_history (documents, item->document, item->key, error);

  for (guint i = 0; all != NULL && i < all->len && *versions == NULL; i++)
    if (muster_hash_equal (&((const MusterVersion *) all->pdata[i])->version, &item->mark->head))
      *versions = g_ptr_array_ref (all);

  return all != NULL;
}

/* All versions in the order in which they were put here; one whose key had the name is not there
 * any more. @later: (nullable): documents without the name that may have gone on from what the hub has. */
static gboolean
add_document (Parcel               *parcel,
              const MusterHubItem  *item,
              MusterDocuments      *documents,
              MusterDocuments      *later,
              GError              **error)
{
  g_autoptr (GPtrArray) versions
    = muster_documents_list_history (documents, item->document, item->key, error);
  g_autoptr (GPtrArray) continued = NULL;
  gboolean is_changed = FALSE;

  if (versions == NULL)
    return FALSE;
  for (guint i = 0; i < versions->len; i++)
    is_changed = is_changed || ((const MusterVersion *) versions->pdata[i])->state == MUSTER_VERSION_ERASED;
  if (versions->len > 0 && !is_changed &&
      muster_hash_equal (&((const MusterVersion *) versions->pdata[0])->version, &item->mark->head))
    return TRUE;
  if (later != NULL && !read_later (item, later, &continued, error))
    return FALSE;
  if (continued != NULL)
    {
      g_ptr_array_unref (versions);
      versions = g_steal_pointer (&continued);
    }

  parcel_add (parcel, item, versions->len == 0);
  for (guint i = versions->len; i-- > 0;)
    parcel_push (parcel, versions->pdata[i]);

  return TRUE;
}

/* A detail or a pack has one version afterwards. */
static gboolean
add_content (Parcel               *parcel,
             const MusterHubItem  *item,
             const MusterHubItem  *after)
{
  g_autoptr (MusterVersion) version = NULL;

  if (g_strcmp0 (item->content, after->content) == 0)
    return TRUE;

  version = g_new0 (MusterVersion, 1);
  version->kind = g_strdup (item->kind);
  version->key = g_strdup (item->key);
  version->state = MUSTER_VERSION_KEPT;
  version->content = g_strdup (after->content);
  muster_version_hash (item->kind, item->key, NULL, version->content, &version->version);
  parcel_add (parcel, item, FALSE);
  parcel_push (parcel, version);

  return TRUE;
}

static const MusterHubItem *
find_item (GPtrArray           *items,
           const MusterHubItem *like)
{
  for (guint i = 0; i < items->len; i++)
    {
      const MusterHubItem *item = items->pdata[i];

      if (strcmp (item->kind, like->kind) == 0 && strcmp (item->key, like->key) == 0)
        return item;
    }

  return like;
}

/* Compares what is here with what the copy has after the erasure. */
static gboolean
fill_parcel (const MusterHubErasure  *erasure,
             MusterStore             *copy,
             Parcel                  *parcel,
             GError                 **error)
{
  MusterHubSurvey after = *erasure->survey;
  MusterDocuments *documents = muster_store_get_documents (copy);
  MusterDocuments *later = erasure->later != NULL ? muster_store_get_documents (erasure->later) : NULL;
  g_autoptr (GPtrArray) items = muster_hub_survey_list (erasure->survey, error);
  g_autoptr (GPtrArray) anew = NULL;

  after.store = copy;
  anew = items != NULL ? muster_hub_survey_list (&after, error) : NULL;
  for (guint i = 0; anew != NULL && i < items->len; i++)
    {
      const MusterHubItem *item = items->pdata[i];

      if (item->mark->n == 0 || !item->is_here)
        continue;
      if (item->sort == MUSTER_HUB_LEDGER
            ? !add_ledger (parcel, item, muster_hub_survey_get_ledgers (&after, item->kind), item->id, error)
          : item->sort == MUSTER_HUB_DOCUMENT
            ? !add_document (parcel, item, documents, later, error)
            : !add_content (parcel, item, find_item (anew, item)))
        return FALSE;
    }

  return anew != NULL;
}

static void
find_member_cb (const MusterVersion *document,
                gpointer             data)
{
  char **search = data;
  g_autoptr (MusterClubMember) member = NULL;

  if (document->fault != NULL)
    return;
  member = muster_club_member_from_json (document->key, document->content);
  if (!g_str_equal (member->name, search[0]))
    return;
  g_free (search[1]);
  g_free (search[2]);
  search[1] = g_strdup (document->key);
  search[2] = g_strdup (member->picture);
}

/* What he is called from now on is given by the hub. */
static gboolean
ask_for_number (const MusterHubSurvey  *survey,
                gint64                 *number,
                GError                **error)
{
  g_autofree char *lowest = muster_store_erase_dup_free_number (survey->store, error);
  g_autoptr (MusterHubAnswer) answer = NULL;
  MusterHubParams *params;

  if (lowest == NULL)
    return FALSE;
  params = muster_hub_params_new ();
  muster_hub_params_add_long (params, g_ascii_strtoll (strrchr (lowest, ' '), NULL, 10));
  answer = muster_hub_link_call (survey->link, "SELECT muster.next_number ($1)", params, error);
  if (answer != NULL)
    *number = muster_hub_answer_get_int (answer, 0, 0);

  return answer != NULL;
}

/* @copy: (nullable): the data file after the erasure. */
static gboolean
tell_hub (const MusterHubErasure  *erasure,
          MusterStore             *copy,
          GError                 **error)
{
  g_autoptr (MusterHubParams) params = muster_hub_params_new ();
  g_autoptr (MusterHubAnswer) answer = NULL;
  MusterHubList *hashes, *texts, *images;
  Parcel parcel = { 0 };

  muster_hub_params_add_uuid (params, erasure->survey->desk->id);
  muster_hub_params_add_text (params, erasure->member);
  muster_hub_params_add_long (params, erasure->number);
  muster_hub_params_add_text (params, erasure->salt);
  hashes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  for (guint i = 0; i < erasure->hashes->len; i++)
    muster_hub_list_push_hash (hashes, &g_array_index (erasure->hashes, MusterHash, i));
  texts = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  for (guint i = 0; erasure->names[i] != NULL; i++)
    muster_hub_list_push_text (texts, erasure->names[i]);

  parcel.kinds = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel.keys = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel.heads = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel.gone = muster_hub_params_add_list (params, MUSTER_HUB_BOOLEANS);
  parcel.link_places = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel.link_hashes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel.link_bytes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel.version_places = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel.parents = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel.states = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel.versions = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel.contents = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);

  images = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  if (erasure->picture != NULL && *erasure->picture != '\0')
    muster_hub_list_push_text (images, erasure->picture);
  if (copy != NULL && !fill_parcel (erasure, copy, &parcel, error))
    return FALSE;
  answer = muster_hub_link_call (
    erasure->survey->link,
    "SELECT muster.erase ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,"
    " $15, $16, $17, $18, $19)",
    g_steal_pointer (&params), error);

  return answer != NULL;
}

/* Works on a copy of the data file, which is gone afterwards. */
gboolean
muster_hub_erase_at_hub (const MusterHubErasure  *erasure,
                         GError                 **error)
{
  const MusterHubSurvey *survey = erasure->survey;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autofree char *lock = NULL;
  g_autofree char *word = g_strdup_printf (MUSTER_HUB_ERASED, erasure->number);
  g_autoptr (GFile) from = NULL;
  g_autoptr (GFile) to = NULL;
  g_autoptr (MusterStore) copy = NULL;
  gboolean done;

  if (erasure->names[0] == NULL)
    return tell_hub (erasure, NULL, error);

  folder = g_dir_make_tmp ("muster-XXXXXX", error);
  if (folder == NULL)
    return FALSE;
  path = g_build_filename (folder, "copy.db", NULL);
  lock = g_strconcat (path, ".lock", NULL);
  from = g_file_new_for_path (muster_store_get_path (survey->store));
  to = g_file_new_for_path (path);
  done = g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, error) &&
         (copy = muster_store_open (path, MUSTER_STORE_EXISTING, error)) != NULL &&
         muster_store_erase_names (copy, erasure->member, erasure->names, word, survey->library, error) &&
         tell_hub (erasure, copy, error);
  if (copy != NULL)
    muster_store_close (copy);
  g_unlink (path);
  g_unlink (lock);
  g_rmdir (folder);

  return done;
}

gboolean
muster_hub_erase (const MusterHubSurvey  *survey,
                  const char             *member,
                  char                  **number,
                  GError                **error)
{
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (survey->store), error);
  char *search[3] = { (char *) member, NULL, NULL };
  g_autofree char *key = NULL;
  g_autofree char *picture = NULL;
  g_autofree char *salt = g_uuid_string_random ();
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (MusterHash));
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterHubReport) report = NULL;
  MusterHubErasure erasure;
  gint64 given;

  if (club == NULL || !ask_for_number (survey, &given, error)
      || !muster_documents_visit (muster_store_get_documents (survey->store), &muster_member_kind,
                                  find_member_cb, search, error))
    return FALSE;
  key = search[1] != NULL ? search[1] : g_uuid_string_random ();
  picture = search[2];
  names = muster_club_store_content_list_names (club, member);
  for (guint i = 0; names[i] != NULL; i++)
    {
      MusterHash hash;

      muster_hub_hash_name (salt, names[i], &hash);
      g_array_append_val (hashes, hash);
    }
  erasure = (MusterHubErasure) { survey, NULL,   key,                         given,
                                 salt,   hashes, (const char *const *) names, picture };
  if (!muster_hub_erase_at_hub (&erasure, error))
    return FALSE;

  /* From here on this desk does what every other one does. */
  report = muster_hub_exchange (survey, NULL, NULL, error);
  if (report == NULL)
    return FALSE;
  *number = g_strdup_printf (MUSTER_HUB_ERASED, given);

  return TRUE;
}
