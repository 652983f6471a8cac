/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-erase.h"

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

static void
hash_name (const char *salt,
           const char *name,
           MusterHash *hash)
{
  g_autofree char *text = g_strconcat (salt, "\n", name, NULL);
  g_autofree char *hex = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  muster_hash_from_hex (hash, hex);
}

/* (element-type utf8): every name of a person in this club. */
static GHashTable *
list_names (const MusterClubContent *club)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name;

  for (guint i = 0; i < club->results->len; i++)
    {
      const MusterClubResult *result = club->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        g_hash_table_add (names, (char *) result->lines[j].player);
    }
  g_hash_table_iter_init (&iter, club->members);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_hash_table_add (names, name);
  g_hash_table_iter_init (&iter, club->merges);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_hash_table_add (names, name);

  return names;
}

/* Erases those names of the club whose hashes stand in rows @first to before @last of the answer. */
static gboolean
follow (const MusterHubSurvey  *survey,
        MusterHubAnswer        *answer,
        guint                   first,
        guint                   last,
        GError                **error)
{
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (survey->store), error);
  g_autoptr (GHashTable) all = club != NULL ? list_names (club) : NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *number = NULL;
  GHashTableIter iter;
  gpointer name;

  if (all == NULL)
    return FALSE;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    for (guint row = first; row < last; row++)
      {
        MusterHash known, hash;

        hash_name (muster_hub_answer_get_text (answer, row, 3), name, &hash);
        if (muster_hub_answer_get_hash (answer, row, 4, &known) && muster_hash_equal (&known, &hash))
          g_ptr_array_add (names, name);
      }
  if (names->len == 0)
    return TRUE;
  g_ptr_array_add (names, NULL);
  number = g_strdup_printf ("Member %" G_GINT64_FORMAT, muster_hub_answer_get_int (answer, first, 2));

  return muster_store_erase_names (survey->store, muster_hub_answer_get_text (answer, first, 1),
                                   (const char *const *) names->pdata, number, survey->library, error);
}

gboolean
muster_hub_follow_erasures (const MusterHubSurvey  *survey,
                            GError                **error)
{
  MusterHubDesk *desk = survey->desk;
  g_autoptr (MusterHubAnswer) answer = NULL;
  MusterHubParams *params;
  guint n_rows, first = 0;

  if (desk->newest <= desk->erased)
    return TRUE;
  params = muster_hub_params_new ();
  muster_hub_params_add_long (params, desk->erased);
  answer = muster_hub_link_call (survey->link, "SELECT * FROM muster.erasures ($1)", params, error);
  if (answer == NULL)
    return FALSE;

  n_rows = muster_hub_answer_get_n_rows (answer);
  for (guint row = 1; row <= n_rows; row++)
    {
      gint64 id = muster_hub_answer_get_int (answer, first, 0);

      if (row < n_rows && muster_hub_answer_get_int (answer, row, 0) == id)
        continue;
      if (!follow (survey, answer, first, row, error))
        return FALSE;
      desk->erased = id;
      if (!muster_hub_desk_save (desk, survey->store, error))
        return FALSE;
      first = row;
    }

  return TRUE;
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
parcel_init (Parcel          *parcel,
             MusterHubParams *params)
{
  parcel->kinds = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel->keys = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  parcel->heads = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->gone = muster_hub_params_add_list (params, MUSTER_HUB_BOOLEANS);
  parcel->link_places = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel->link_hashes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->link_bytes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->version_places = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel->parents = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->states = muster_hub_params_add_list (params, MUSTER_HUB_INTS);
  parcel->versions = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  parcel->contents = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
}

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

/* All versions in the order in which they were put here; one whose key had the name is not there
 * any more. */
static gboolean
add_document (Parcel               *parcel,
              const MusterHubItem  *item,
              MusterDocuments      *documents,
              GError              **error)
{
  g_autoptr (GPtrArray) versions
    = muster_documents_list_history (documents, item->document, item->key, error);
  gboolean is_changed = FALSE;

  if (versions == NULL)
    return FALSE;
  for (guint i = 0; i < versions->len; i++)
    is_changed = is_changed || ((const MusterVersion *) versions->pdata[i])->state == MUSTER_VERSION_ERASED;
  if (versions->len > 0 && !is_changed &&
      muster_hash_equal (&((const MusterVersion *) versions->pdata[0])->version, &item->mark->head))
    return TRUE;

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
fill_parcel (const MusterHubSurvey  *survey,
             MusterStore            *copy,
             Parcel                 *parcel,
             GError                **error)
{
  MusterHubSurvey after = *survey;
  g_autoptr (GPtrArray) items = muster_hub_survey_list (survey, error);
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
            ? !add_document (parcel, item, muster_store_get_documents (copy), error)
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
static char *
ask_for_number (const MusterHubSurvey  *survey,
                GError                **error)
{
  g_autofree char *lowest = muster_store_dup_free_number (survey->store, error);
  g_autoptr (MusterHubAnswer) answer = NULL;
  MusterHubParams *params;

  if (lowest == NULL)
    return NULL;
  params = muster_hub_params_new ();
  muster_hub_params_add_long (params, g_ascii_strtoll (strrchr (lowest, ' '), NULL, 10));
  answer = muster_hub_link_call (survey->link, "SELECT muster.next_number ($1)", params, error);

  return answer != NULL
           ? g_strdup_printf ("Member %" G_GINT64_FORMAT, muster_hub_answer_get_int (answer, 0, 0))
           : NULL;
}

/* @copy: the data file after the erasure. */
static gboolean
tell_hub (const MusterHubSurvey  *survey,
          MusterStore            *copy,
          const char             *key,
          const char             *number,
          const char             *picture,
          const char *const      *names,
          GError                **error)
{
  g_autoptr (MusterHubParams) params = muster_hub_params_new ();
  g_autofree char *salt = g_uuid_string_random ();
  g_autoptr (MusterHubAnswer) answer = NULL;
  MusterHubList *hashes, *texts, *images;
  Parcel parcel = { 0 };

  muster_hub_params_add_uuid (params, survey->desk->id);
  muster_hub_params_add_text (params, key);
  muster_hub_params_add_long (params, g_ascii_strtoll (strrchr (number, ' '), NULL, 10));
  muster_hub_params_add_text (params, salt);
  hashes = muster_hub_params_add_list (params, MUSTER_HUB_BYTES);
  texts = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  for (guint i = 0; names[i] != NULL; i++)
    {
      MusterHash hash;

      hash_name (salt, names[i], &hash);
      muster_hub_list_push_hash (hashes, &hash);
      muster_hub_list_push_text (texts, names[i]);
    }
  parcel_init (&parcel, params);
  images = muster_hub_params_add_list (params, MUSTER_HUB_TEXTS);
  if (picture != NULL && *picture != '\0')
    muster_hub_list_push_text (images, picture);
  if (!fill_parcel (survey, copy, &parcel, error))
    return FALSE;
  answer = muster_hub_link_call (
    survey->link,
    "SELECT muster.erase ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,"
    " $15, $16, $17, $18, $19)",
    g_steal_pointer (&params), error);

  return answer != NULL;
}

/* Works on a copy of the data file, which is gone afterwards. */
static gboolean
erase_at_hub (const MusterHubSurvey  *survey,
              const char             *key,
              const char             *number,
              const char             *picture,
              const char *const      *names,
              GError                **error)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", error);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "copy.db", NULL) : NULL;
  g_autofree char *lock = g_strconcat (path != NULL ? path : "", ".lock", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (muster_store_get_path (survey->store));
  g_autoptr (GFile) to = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (MusterStore) copy = NULL;
  gboolean done;

  if (folder == NULL || !g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return FALSE;
  copy = muster_store_open (path, MUSTER_STORE_EXISTING, error);
  done = copy != NULL && muster_store_erase_names (copy, key, names, number, survey->library, error) &&
         tell_hub (survey, copy, key, number, picture, names, error);
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
  g_autofree char *word = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (MusterHubReport) report = NULL;

  if (club == NULL || (word = ask_for_number (survey, error)) == NULL
      || !muster_documents_visit (muster_store_get_documents (survey->store), &muster_member_kind,
                                  find_member_cb, search, error))
    return FALSE;
  key = search[1] != NULL ? search[1] : g_uuid_string_random ();
  picture = search[2];
  names = muster_club_content_list_names (club, member);
  if (!erase_at_hub (survey, key, word, picture, (const char *const *) names, error))
    return FALSE;

  /* From here on this desk does what every other one does. */
  report = muster_hub_exchange (survey, NULL, NULL, error);
  if (report == NULL)
    return FALSE;
  *number = g_steal_pointer (&word);

  return TRUE;
}
