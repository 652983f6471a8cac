/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "hub/muster-hub-erase-private.h"

#include "hub/muster-hub-exchange.h"
#include "store/documents/muster-document-kinds.h"
#include "store/documents/muster-documents-exchange.h"
#include "store/operations/muster-store-erase.h"

#include <glib/gstdio.h>
#include <string.h>

/* Does here what other desks have erased, and does it once more at a hub that was restored from an old
 * copy and has forgotten it. */

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

/* An erasure of the hub, without any name. */
typedef struct
{
  char *salt;
  char *member;
  gint64 number;
  GArray *hashes; /* (element-type MusterHash) */
} Record;

static void
record_clear (Record *record)
{
  g_free (record->salt);
  g_free (record->member);
  g_clear_pointer (&record->hashes, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Record, record_clear)

/* From rows @first to before @last of the answer. */
static void
record_init (Record          *record,
             MusterHubAnswer *answer,
             guint            first,
             guint            last)
{
  record->member = g_strdup (muster_hub_answer_get_text (answer, first, 1));
  record->number = muster_hub_answer_get_int (answer, first, 2);
  record->salt = g_strdup (muster_hub_answer_get_text (answer, first, 3));
  record->hashes = g_array_new (FALSE, FALSE, sizeof (MusterHash));
  for (guint row = first; row < last; row++)
    {
      MusterHash hash;

      if (muster_hub_answer_get_hash (answer, row, 4, &hash))
        g_array_append_val (record->hashes, hash);
    }
}

/* As the desk keeps it. */
static char *
write_record (const Record *record)
{
  g_autoptr (GString) text = g_string_new (record->member);

  g_string_append_printf (text, " %" G_GINT64_FORMAT, record->number);
  for (guint i = 0; i < record->hashes->len; i++)
    {
      g_autofree char *hex = muster_hash_to_hex (&g_array_index (record->hashes, MusterHash, i));

      g_string_append_printf (text, " %s", hex);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
read_record (Record     *record,
             const char *salt,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  MusterHash hash;

  if (g_strv_length (words) < 3)
    return FALSE;

  record->salt = g_strdup (salt);
  record->member = g_strdup (words[0]);
  record->number = g_ascii_strtoll (words[1], NULL, 10);
  record->hashes = g_array_new (FALSE, FALSE, sizeof (MusterHash));
  for (guint i = 2; words[i] != NULL; i++)
    if (muster_hash_from_hex (&hash, words[i]))
      g_array_append_val (record->hashes, hash);

  return TRUE;
}

/* (nullable): those names in a data file whose hashes a record has. @picture: (out) (optional) (nullable):
 * of the member. */
static GStrv
find_names (const Record  *record,
            MusterStore   *store,
            char         **picture,
            GError       **error)
{
  g_autoptr (MusterClubContent) club = muster_club_store_load (muster_store_get_club (store), error);
  g_autoptr (GHashTable) all = club != NULL ? list_names (club) : NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer name;

  if (all == NULL)
    return NULL;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      const MusterClubMember *member = g_hash_table_lookup (club->members, name);
      MusterHash hash;

      muster_hub_hash_name (record->salt, name, &hash);
      for (guint i = 0; i < record->hashes->len; i++)
        {
          if (!muster_hash_equal (&g_array_index (record->hashes, MusterHash, i), &hash))
            continue;
          g_ptr_array_add (names, g_strdup (name));
          if (picture != NULL && member != NULL && *picture == NULL)
            *picture = g_strdup (member->picture);
          break;
        }
    }
  g_ptr_array_add (names, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

typedef struct
{
  const MusterDocumentKind *kind;
  GHashTable *heads; /* (element-type utf8 utf8): by KIND/KEY */
} Heads;

static void
add_head_cb (const char       *key,
             const MusterHash *version,
             gboolean          removed,
             gpointer          data)
{
  Heads *heads = data;

  g_hash_table_insert (heads->heads, g_strconcat (heads->kind->id, "/", key, NULL),
                       muster_hash_to_hex (version));
}

/* (nullable): the current version of every document. */
static GHashTable *
list_heads (MusterStore  *store,
            GError      **error)
{
  MusterDocuments *documents = muster_store_get_documents (store);
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; muster_document_kinds[i] != NULL; i++)
    {
      Heads heads = { muster_document_kinds[i], all };

      if (!muster_documents_exchange_visit_heads (documents, heads.kind, add_head_cb, &heads, error))
        return NULL;
    }

  return g_steal_pointer (&all);
}

/* A document that was written anew is still what it was: if the hub has gone on from there, it is behind and
 * nothing is in conflict. */
static void
note_heads (MusterHubDesk *desk,
            GHashTable    *before,
            GHashTable    *after)
{
  GHashTableIter iter;
  gpointer name, head;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &name, &head))
    {
      const char *old = g_hash_table_lookup (before, name);
      g_auto (GStrv) parts = g_strsplit (name, "/", 2);
      MusterHubMark *mark;

      if (old == NULL || g_str_equal (old, head))
        continue;
      mark = muster_hub_desk_touch (desk, parts[0], parts[1]);
      if (mark->base != NULL && g_strcmp0 (mark->mine, old) != 0)
        continue;
      g_free (mark->mine);
      mark->mine = g_strdup (head);
    }
}

static gboolean
follow (const MusterHubSurvey  *survey,
        const Record           *record,
        GError                **error)
{
  g_auto (GStrv) names = find_names (record, survey->store, NULL, error);
  g_autofree char *word = g_strdup_printf (MUSTER_HUB_ERASED, record->number);
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;

  if (names == NULL)
    return FALSE;
  if (names[0] == NULL)
    return TRUE;
  if ((before = list_heads (survey->store, error)) == NULL ||
      !muster_store_erase_names (survey->store, record->member, (const char *const *) names, word,
                                 survey->library, error) ||
      (after = list_heads (survey->store, error)) == NULL)
    return FALSE;
  note_heads (survey->desk, before, after);

  return TRUE;
}

/* Erases somebody from what the hub has, which stands in @theirs. */
static gboolean
erase_again (const MusterHubSurvey  *survey,
             const MusterHubSurvey  *theirs,
             const Record           *record,
             GError                **error)
{
  g_autofree char *picture = NULL;
  g_auto (GStrv) names = find_names (record, theirs->store, &picture, error);
  MusterHubErasure erasure = { theirs,       survey->store,  record->member,
                               record->number, record->salt, record->hashes,
                               (const char *const *) names, picture };

  return names != NULL && muster_hub_erase_at_hub (&erasure, error);
}

/* Takes everything that the hub has into a data file of its own, and erases there those whom the hub has
 * forgotten to have erased. @lost: (element-type utf8): their salts. */
static gboolean
restore (const MusterHubSurvey  *survey,
         GPtrArray              *lost,
         const char             *folder,
         GError                **error)
{
  g_autofree char *path = g_build_filename (folder, "hub.db", NULL);
  g_autoptr (MusterLibrary) library = muster_library_new (error);
  MusterHubSurvey theirs = { NULL, library, NULL, survey->link, folder };
  gboolean done = library != NULL;

  for (guint i = 0; done && i < lost->len; i++)
    {
      const char *salt = lost->pdata[i];
      g_autoptr (MusterHubDesk) desk = muster_hub_desk_new (survey->desk->uri, survey->desk->name);
      g_autoptr (MusterHubReport) report = NULL;
      g_autoptr (MusterStore) store = NULL;
      g_auto (Record) record = { 0 };

      /* The hub knows this desk by its id, whichever file it asks for. */
      g_free (desk->id);
      desk->id = g_strdup (survey->desk->id);
      theirs.desk = desk;
      theirs.store = store = muster_store_open (path, MUSTER_STORE_AFRESH, error);
      done = store != NULL && (report = muster_hub_exchange (&theirs, NULL, NULL, error)) != NULL &&
             (!read_record (&record, salt, g_hash_table_lookup (survey->desk->erasures, salt)) ||
              erase_again (survey, &theirs, &record, error));
      if (store != NULL)
        muster_store_close (store);
      g_unlink (path);
    }

  return done;
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_remove (child) != 0)
        remove_folder (child);
    }
  g_rmdir (path);
}

/* A hub that was restored from an old copy has the names again of those who were erased since (S-SAFE-06).
 * Whoever was there then does it once more, before anybody takes them from there. @answer: all erasures
 * that the hub has. */
static gboolean
remind (const MusterHubSurvey  *survey,
        MusterHubAnswer        *answer,
        gboolean               *reminded,
        GError                **error)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) lost = g_ptr_array_new ();
  g_autofree char *folder = NULL;
  GHashTableIter iter;
  gpointer salt;
  gboolean done;

  for (guint row = 0; row < muster_hub_answer_get_n_rows (answer); row++)
    g_hash_table_add (known, (char *) muster_hub_answer_get_text (answer, row, 3));
  g_hash_table_iter_init (&iter, survey->desk->erasures);
  while (g_hash_table_iter_next (&iter, &salt, NULL))
    if (!g_hash_table_contains (known, salt))
      g_ptr_array_add (lost, salt);
  *reminded = lost->len > 0 && muster_hub_desk_is_keeper (survey->desk);
  if (!*reminded)
    return TRUE;

  folder = g_dir_make_tmp ("muster-XXXXXX", error);
  if (folder == NULL)
    return FALSE;
  done = restore (survey, lost, folder, error);
  remove_folder (folder);

  return done;
}

static MusterHubAnswer *
read_erasures (const MusterHubSurvey  *survey,
               gint64                  after,
               GError                **error)
{
  MusterHubParams *params = muster_hub_params_new ();

  muster_hub_params_add_long (params, after);

  return muster_hub_link_call (survey->link, "SELECT * FROM muster.erasures ($1)", params, error);
}

static gboolean
follow_all (const MusterHubSurvey  *survey,
            MusterHubAnswer        *answer,
            GError                **error)
{
  MusterHubDesk *desk = survey->desk;
  guint n_rows = muster_hub_answer_get_n_rows (answer), first = 0;

  for (guint row = 1; row <= n_rows; row++)
    {
      gint64 id = muster_hub_answer_get_int (answer, first, 0);
      g_auto (Record) record = { 0 };

      if (row < n_rows && muster_hub_answer_get_int (answer, row, 0) == id)
        continue;
      record_init (&record, answer, first, row);
      if (!follow (survey, &record, error))
        return FALSE;
      g_hash_table_insert (desk->erasures, g_strdup (record.salt), write_record (&record));
      desk->erased = id;
      if (!muster_hub_desk_save (desk, survey->store, error))
        return FALSE;
      first = row;
    }

  return TRUE;
}

gboolean
muster_hub_erase_follow_erasures (const MusterHubSurvey  *survey,
                                  GError                **error)
{
  MusterHubDesk *desk = survey->desk;
  g_autoptr (MusterHubAnswer) answer = NULL;
  /* So it is at a first meeting, and after the hub was set back. */
  gboolean is_anew = desk->erased == 0 && g_hash_table_size (desk->erasures) > 0, reminded = FALSE;

  if (desk->newest <= desk->erased && !is_anew)
    return TRUE;
  answer = read_erasures (survey, desk->erased, error);
  if (answer == NULL || (is_anew && !remind (survey, answer, &reminded, error)))
    return FALSE;
  if (reminded)
    {
      muster_hub_answer_free (answer);
      answer = read_erasures (survey, 0, error);
      /* What the hub has is not what it had when it was asked. */
      if (answer == NULL || !muster_hub_survey_ask (survey, NULL, error))
        return FALSE;
    }

  return follow_all (survey, answer, error);
}
