/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-store-private.h"

#include "core/club/muster-evening.h"
#include "core/club/muster-tournament.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-text.h"
#include "store/documents/muster-document-kinds.h"

#include <string.h>

/* Members and their names. Everything is a change of documents that can be undone; keys are UUIDs, so
 * that no key has a
 * name. A name that somebody had before stands in his document, a name that was merged in one of its own. */

/**
 * Search:
 * @name: of a member, or one that was merged
 * @key: (nullable): what it is kept under
 * @content: (nullable): what is kept
 * @fault: (nullable): why a document could not be read
 */
typedef struct
{
  const char *name;
  char *key;
  char *content;
  GError *fault;
} Search;

static void
find_cb (const MusterVersion *document,
         gpointer              data)
{
  Search *search = data;
  g_autoptr (JsonNode) node = NULL;

  if (document->fault != NULL && search->fault == NULL)
    search->fault = g_error_copy (document->fault);
  if (document->fault != NULL || search->key != NULL)
    return;
  node = muster_json_parse (document->content, strlen (document->content), document->key, NULL);
  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node) &&
      strcmp (json_object_get_string_member_with_default (json_node_get_object (node), "name", ""),
              search->name) == 0)
    {
      search->key = g_strdup (document->key);
      search->content = g_strdup (document->content);
    }
}

/* The document of a member or of a merged name. @key: (out): a new one if there is none. @content: (out)
 * (nullable) (optional). */
static gboolean
find (MusterClubStore           *self,
      const MusterDocumentKind  *kind,
      const char                *name,
      char                     **key,
      char                     **content,
      GError                   **error)
{
  Search search = { .name = name };

  if (!muster_documents_visit (muster_club_store_get_documents (self), kind, find_cb, &search, error))
    return FALSE;
  /* The one that cannot be read may be his: a second one would be in its way once it is mended. */
  if (search.key == NULL && search.fault != NULL)
    {
      g_propagate_error (error, search.fault);
      return FALSE;
    }
  g_clear_error (&search.fault);
  *key = search.key != NULL ? search.key : g_uuid_string_random ();
  if (content != NULL)
    *content = search.content;
  else
    g_free (search.content);

  return TRUE;
}

gboolean
muster_club_people_put (MusterClubStore           *self,
                        const MusterDocumentKind  *kind,
                        const char                *key,
                        const char                *content,
                        const char                *title,
                        GError                   **error)
{
  g_autoptr (MusterChange) change =
    muster_change_begin (muster_club_store_get_documents (self), MUSTER_AREA_CLUB, title, error);

  return change != NULL && muster_change_put (change, kind, key, content, error) &&
         muster_change_commit (change, error);
}

static gboolean
put_member (MusterClubStore         *self,
            const MusterClubMember  *member,
            const char              *title,
            GError                 **error)
{
  g_autofree char *json = muster_club_member_to_json (member);

  return muster_club_people_put (self, &muster_member_kind, member->key, json, title, error);
}

/* Who was removed, among all who come. */
typedef struct
{
  GHashTable *coming;
  GPtrArray *members; /* (element-type MusterClubMember) */
} Return;

static void
find_removed_cb (const MusterVersion *document,
                 gpointer              data)
{
  Return *back = data;
  g_autoptr (MusterClubMember) member = NULL;
  gboolean comes;

  if (document->fault != NULL)
    return;
  member = muster_club_member_from_json (document->key, document->content);
  comes = member->is_gone && g_hash_table_contains (back->coming, member->name);
  for (guint i = 0; member->is_gone && !comes && member->formers[i] != NULL; i++)
    comes = g_hash_table_contains (back->coming, member->formers[i]);
  if (comes)
    g_ptr_array_add (back->members, g_steal_pointer (&member));
}

gboolean
muster_club_people_welcome (MusterClubStore  *self,
                            MusterChange     *change,
                            GPtrArray        *results,
                            GPtrArray        *newcomers,
                            GError          **error)
{
  g_autoptr (GHashTable) coming = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_member_free);
  Return back = { coming, members };

  for (guint i = 0; i < results->len; i++)
    {
      const MusterClubResult *result = results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        g_hash_table_add (coming, (char *) result->lines[j].player);
    }
  for (guint i = 0; newcomers != NULL && i < newcomers->len; i++)
    g_hash_table_add (coming, newcomers->pdata[i]);
  if (!muster_documents_visit (muster_club_store_get_documents (self), &muster_member_kind,
                               find_removed_cb, &back, error))
    return FALSE;

  for (guint i = 0; i < members->len; i++)
    {
      MusterClubMember *member = members->pdata[i];
      g_autofree char *json = NULL;

      member->is_gone = FALSE;
      muster_text_set (&member->gone_since, "", MUSTER_CLUB_MAX_NAME);
      json = muster_club_member_to_json (member);
      if (!muster_change_put (change, &muster_member_kind, member->key, json, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
refuse (GError **error,
        char    *sentence)
{
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT, sentence);
  g_free (sentence);

  return FALSE;
}

/* The document of a member, or a new one if nothing was said of him. */
static MusterClubMember *
load_member (MusterClubStore  *self,
             const char       *name,
             GError          **error)
{
  g_autofree char *key = NULL;
  g_autofree char *content = NULL;
  MusterClubMember *member;

  if (!find (self, &muster_member_kind, name, &key, &content, error))
    return NULL;
  if (content != NULL)
    return muster_club_member_from_json (key, content);

  member = muster_club_member_new (name);
  muster_text_set (&member->key, key, MUSTER_CLUB_MAX_NAME);

  return member;
}

gboolean
muster_club_people_set_member (MusterClubStore         *self,
                               const MusterClubMember  *member,
                               GError                 **error)
{
  g_autoptr (MusterClubMember) kept = NULL;
  g_autoptr (MusterClubMember) changed = NULL;
  g_autofree char *title = NULL;
  char *fault;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (member != NULL, FALSE);

  fault = muster_club_member_dup_fault (member);
  if (fault != NULL)
    return refuse (error, fault);

  kept = load_member (self, member->name, error);
  if (kept == NULL)
    return FALSE;
  changed = muster_club_member_copy (member);
  muster_text_set (&changed->key, kept->key, MUSTER_CLUB_MAX_NAME);
  title = g_strdup_printf (_("Member changed: %s"), member->name);

  return put_member (self, changed, title, error);
}

gboolean
muster_club_people_unset_member (MusterClubStore  *self,
                                 const char       *name,
                                 GError          **error)
{
  g_autofree char *key = NULL;
  g_autofree char *title = g_strdup_printf (_("Member changed: %s"), name);

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);

  return find (self, &muster_member_kind, name, &key, NULL, error) &&
         muster_club_people_put (self, &muster_member_kind, key, NULL, title, error);
}

/* Evenings and events that name him. */
typedef struct
{
  const MusterDocumentKind *kind;
  const char *name;
  const char *new_name;
  GPtrArray *pairs; /* (element-type utf8): keys, each with its new content */
} Respelling;

/* (nullable): what the document says under the new name */
static char *
dup_respelled (const Respelling    *self,
               const MusterVersion *document)
{
  g_autoptr (MusterEvening) evening = NULL;
  g_autoptr (MusterTournament) tournament = NULL;

  if (self->kind == &muster_evening_kind)
    {
      evening = muster_evening_json_read (document->key, document->content, NULL);

      return evening != NULL && muster_evening_rename (evening, self->name, self->new_name)
               ? muster_evening_json_write (evening)
               : NULL;
    }
  tournament = muster_tournament_json_read (document->key, document->content, NULL);

  return tournament != NULL && muster_tournament_rename (tournament, self->name, self->new_name)
           ? muster_tournament_json_write (tournament)
           : NULL;
}

static void
respell_cb (const MusterVersion *document,
            gpointer              data)
{
  Respelling *self = data;
  char *content = document->fault == NULL ? dup_respelled (self, document) : NULL;

  if (content == NULL)
    return;
  g_ptr_array_add (self->pairs, g_strdup (document->key));
  g_ptr_array_add (self->pairs, content);
}

static gboolean
respell (MusterClubStore  *self,
         MusterChange     *change,
         const char       *name,
         const char       *new_name,
         GError          **error)
{
  static const MusterDocumentKind *const KINDS[] = { &muster_evening_kind, &muster_event_kind };

  for (guint i = 0; i < G_N_ELEMENTS (KINDS); i++)
    {
      g_autoptr (GPtrArray) pairs = g_ptr_array_new_with_free_func (g_free);
      Respelling respelling = { KINDS[i], name, new_name, pairs };

      if (!muster_documents_visit (muster_club_store_get_documents (self), KINDS[i], respell_cb, &respelling,
                                   error))
        return FALSE;
      for (guint j = 0; j + 1 < pairs->len; j += 2)
        {
          if (!muster_change_put (change, KINDS[i], pairs->pdata[j], pairs->pdata[j + 1], error))
            return FALSE;
        }
    }

  return TRUE;
}

gboolean
muster_club_people_rename_member (MusterClubStore  *self,
                                  const char       *name,
                                  const char       *new_name,
                                  GError          **error)
{
  g_autoptr (MusterClubContent) content = NULL;
  g_autoptr (MusterClubMember) member = NULL;
  g_autoptr (MusterChange) change = NULL;
  g_autofree char *title = NULL;
  char *fault;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (name != NULL && new_name != NULL, FALSE);

  fault = muster_club_name_dup_fault (new_name);
  if (fault != NULL)
    return refuse (error, fault);
  content = muster_club_store_load (self, error);
  if (content == NULL)
    return FALSE;
  if (muster_club_store_content_is_taken (content, new_name))
    return refuse (error, g_strdup_printf (_("“%s” is or was somebody’s name already. If the two "
                                             "are one person, "
                                             "merge them."), new_name));

  member = load_member (self, name, error);
  if (member == NULL)
    return FALSE;
  muster_club_member_rename (member, new_name);
  title = g_strdup_printf (_("Renamed: %s, now %s"), name, new_name);
  change = muster_change_begin (muster_club_store_get_documents (self), MUSTER_AREA_CLUB, title, error);

  return change != NULL && put_member (self, member, title, error) &&
         respell (self, change, name, new_name, error) && muster_change_commit (change, error);
}

gboolean
muster_club_people_remove_member (MusterClubStore  *self,
                                  const char       *name,
                                  GError          **error)
{
  g_autoptr (MusterClubMember) member = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *title = g_strdup_printf (_("Removed: %s"), name);

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);

  member = load_member (self, name, error);
  if (member == NULL)
    return FALSE;
  if (member->is_gone)
    return refuse (error, g_strdup_printf (_("“%s” is no member any more."), name));

  muster_club_member_forget (member);
  member->is_gone = TRUE;
  g_free (member->gone_since);
  member->gone_since = g_date_time_format (now, "%Y-%m-%d");

  return put_member (self, member, title, error);
}

gboolean
muster_club_people_restore_member (MusterClubStore  *self,
                                   const char       *name,
                                   GError          **error)
{
  g_autoptr (MusterClubMember) member = NULL;
  g_autofree char *title = g_strdup_printf (_("Member again: %s"), name);

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);

  member = load_member (self, name, error);
  if (member == NULL)
    return FALSE;
  if (!member->is_gone)
    return refuse (error, g_strdup_printf (_("“%s” was not removed."), name));

  member->is_gone = FALSE;
  muster_text_set (&member->gone_since, "", MUSTER_CLUB_MAX_NAME);

  return put_member (self, member, title, error);
}

/* Refuses to merge two names that have played against each other. */
static gboolean
check_apart (MusterClubContent  *content,
             const char         *name,
             const char         *member,
             GError            **error)
{
  const char *first = muster_club_names_resolve (content->names, name);
  const char *second = muster_club_names_resolve (content->names, member);

  if (strcmp (first, second) == 0)
    return refuse (error, g_strdup_printf (_("“%s” and “%s” are the same member already."), name, member));
  for (guint i = 0; i < content->results->len; i++)
    {
      const MusterClubResult *result = content->results->pdata[i];
      guint found = 0;

      for (guint j = 0; j < result->n_lines; j++)
        {
          const char *player = muster_club_names_resolve (content->names, result->lines[j].player);

          found |= strcmp (player, first) == 0 ? 1 : strcmp (player, second) == 0 ? 2 : 0;
        }
      if (found == 3)
        return refuse (error,
                       g_strdup_printf (_("“%s” and “%s” took part in the same battle on %s, so "
                                          "they are two people."),
                                        name, member, result->head.date));
    }

  return TRUE;
}

gboolean
muster_club_people_merge (MusterClubStore  *self,
                          const char       *name,
                          const char       *member,
                          GError          **error)
{
  g_autoptr (MusterClubContent) content = NULL;
  g_autofree char *key = NULL;
  g_autofree char *json = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (name != NULL && member != NULL, FALSE);

  content = muster_club_store_load (self, error);
  if (content == NULL || !check_apart (content, name, member, error))
    return FALSE;
  name = muster_club_names_spell (content->names, name);
  if (g_hash_table_contains (content->merges, name))
    return refuse (error, g_strdup_printf (_("“%s” is a name of “%s” already; part them first."), name,
                                           muster_club_names_resolve (content->names, name)));
  if (!find (self, &muster_merge_kind, name, &key, NULL, error))
    return FALSE;

  member = muster_club_names_resolve (content->names, member);
  json = muster_club_kinds_merge_dup_content (name, member);
  title = g_strdup_printf (_("Merged: %s and %s"), name, member);

  return muster_club_people_put (self, &muster_merge_kind, key, json, title, error);
}

/* Puts the name together with the member, after what was put together before it in the same change. */
static gboolean
merge_one (MusterClubStore     *self,
           MusterClubContent   *content,
           MusterChange        *change,
           const char          *name,
           const char          *member,
           GError             **error)
{
  const char *from = muster_club_names_resolve (content->names, name);
  const char *to = muster_club_names_resolve (content->names, member);
  g_autofree char *key = NULL;
  g_autofree char *json = NULL;

  if (strcmp (from, to) == 0)
    return TRUE;
  if (!check_apart (content, from, to, error) || !find (self, &muster_merge_kind, from, &key, NULL, error))
    return FALSE;

  json = muster_club_kinds_merge_dup_content (from, to);
  if (!muster_change_put (change, &muster_merge_kind, key, json, error))
    return FALSE;
  muster_club_names_merge (content->names, from, to);

  return TRUE;
}

gboolean
muster_club_store_merge_all (MusterClubStore  *self,
                             GArray           *merges,
                             GError          **error)
{
  g_autoptr (MusterClubContent) content = NULL;
  g_autoptr (MusterChange) change = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);
  g_return_val_if_fail (merges != NULL, FALSE);

  content = muster_club_store_load (self, error);
  if (content == NULL)
    return FALSE;
  title = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u name merged", "%u names merged", merges->len),
                           merges->len);
  change = muster_change_begin (muster_club_store_get_documents (self), MUSTER_AREA_CLUB, title, error);
  for (guint i = 0; change != NULL && i < merges->len; i++)
    {
      const MusterClubGuessName *merge = &g_array_index (merges, MusterClubGuessName, i);

      if (!merge_one (self, content, change, merge->name, merge->member, error))
        return FALSE;
    }

  return change != NULL && muster_change_commit (change, error);
}

/* The document of a merged name, which may have been written before somebody was renamed. */
typedef struct
{
  const MusterClubNames *names;
  const char *name;
  char *key;
} Merged;

static void
find_merged_cb (const MusterVersion *document,
                gpointer              data)
{
  Merged *merged = data;
  g_autofree char *name = NULL;
  g_autofree char *member = NULL;

  if (document->fault == NULL && merged->key == NULL &&
      muster_club_kinds_merge_read_content (document->content, &name, &member) &&
      strcmp (muster_club_names_spell (merged->names, name), merged->name) == 0)
    merged->key = g_strdup (document->key);
}

gboolean
muster_club_people_unmerge (MusterClubStore  *self,
                            const char       *name,
                            GError          **error)
{
  g_autoptr (MusterClubContent) content = NULL;
  g_autofree char *title = g_strdup_printf (_("Parted again: %s"), name);
  g_autofree char *key = NULL;
  Merged merged = { .key = NULL };

  g_return_val_if_fail (MUSTER_IS_CLUB_STORE (self), FALSE);

  content = muster_club_store_load (self, error);
  if (content == NULL)
    return FALSE;
  merged.names = content->names;
  merged.name = muster_club_names_spell (content->names, name);
  if (!muster_documents_visit (muster_club_store_get_documents (self), &muster_merge_kind,
                               find_merged_cb, &merged, error))
    return FALSE;
  if (merged.key == NULL)
    return refuse (error, g_strdup_printf (_("“%s” was not merged with anybody."), name));
  key = merged.key;

  return muster_club_people_put (self, &muster_merge_kind, key, NULL, title, error);
}
