/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-evenings.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"

typedef struct
{
  GPtrArray *items;
  guint n_damaged;
} Listing;

static void
take_evening_cb (const MusterVersion *document,
                 gpointer             data)
{
  Listing *listing = data;
  MusterEvening *evening =
    document->fault == NULL ? muster_evening_json_read (document->key, document->content, NULL) : NULL;

  if (evening == NULL)
    {
      listing->n_damaged++;
      return;
    }
  evening->number = document->number;
  evening->stamp = document->kept;
  g_ptr_array_add (listing->items, evening);
}

static void
take_tournament_cb (const MusterVersion *document,
                    gpointer             data)
{
  Listing *listing = data;
  MusterTournament *tournament =
    document->fault == NULL ? muster_tournament_json_read (document->key, document->content, NULL) : NULL;

  if (tournament == NULL)
    {
      listing->n_damaged++;
      return;
    }
  tournament->number = document->number;
  g_ptr_array_add (listing->items, tournament);
}

static GPtrArray *
list (MusterDocuments           *documents,
      const MusterDocumentKind  *kind,
      MusterDocumentVisit        take,
      GDestroyNotify             destroy,
      guint                     *n_damaged,
      GError                   **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (destroy);
  Listing listing = { items, 0 };

  if (!muster_documents_visit (documents, kind, take, &listing, error))
    return NULL;
  *n_damaged += listing.n_damaged;

  return g_steal_pointer (&items);
}

/**
 * muster_club_evenings_list:
 *
 * Returns: (transfer full) (nullable): the evenings
 */
GPtrArray *
muster_club_evenings_list (MusterDocuments  *documents,
                           guint            *n_damaged,
                           GError          **error)
{
  GPtrArray *evenings = list (documents, &muster_evening_kind, take_evening_cb,
                              (GDestroyNotify) muster_evening_free, n_damaged, error);

  if (evenings != NULL)
    g_ptr_array_sort (evenings, muster_evening_compare);

  return evenings;
}

/**
 * muster_club_evenings_tournaments_list:
 *
 * Returns: (transfer full) (nullable): the events
 */
GPtrArray *
muster_club_evenings_tournaments_list (MusterDocuments  *documents,
                                       guint            *n_damaged,
                                       GError          **error)
{
  return list (documents, &muster_event_kind, take_tournament_cb, (GDestroyNotify) muster_tournament_free,
               n_damaged, error);
}

/* @content: (nullable): removes it */
static gboolean
put (MusterDocuments           *documents,
     const MusterDocumentKind  *kind,
     const char                *key,
     const char                *content,
     const char                *title,
     GError                   **error)
{
  g_autoptr (MusterChange) change = muster_change_begin (documents, MUSTER_AREA_CLUB, title, error);

  return change != NULL && muster_change_put (change, kind, key, content, error) &&
         muster_change_commit (change, error);
}

/* @key, @number: (inout): those of a document that has none yet are made */
static gboolean
put_item (MusterDocuments           *documents,
          const MusterDocumentKind  *kind,
          char                     **key,
          gint64                    *number,
          const char                *content,
          const char                *title,
          GError                   **error)
{
  g_autoptr (MusterVersion) document = NULL;
  g_autofree char *fresh = **key == '\0' ? g_uuid_string_random () : NULL;

  if (!put (documents, kind, fresh != NULL ? fresh : *key, content, title, error))
    return FALSE;
  if (fresh != NULL)
    {
      g_free (*key);
      *key = g_steal_pointer (&fresh);
    }
  if (*number == 0 && (!muster_documents_read (documents, kind, *key, &document, error) || document == NULL))
    return FALSE;
  if (document != NULL)
    *number = document->number;

  return TRUE;
}

gboolean
muster_club_evenings_put (MusterEvening    *evening,
                         MusterDocuments  *documents,
                         const char       *title,
                         GError          **error)
{
  g_autofree char *content = muster_evening_json_write (evening);

  return put_item (documents, &muster_evening_kind, &evening->key, &evening->number, content, title, error);
}

gboolean
muster_club_evenings_tournaments_put (MusterTournament  *tournament,
                            MusterDocuments   *documents,
                            const char        *title,
                            GError           **error)
{
  g_autofree char *content = muster_tournament_json_write (tournament);

  return put_item (documents, &muster_event_kind, &tournament->key, &tournament->number, content, title,
                   error);
}

gboolean
muster_club_evenings_remove (const MusterEvening  *evening,
                            MusterDocuments      *documents,
                            GError              **error)
{
  g_autofree char *title = g_strdup_printf (_("Evening removed: %s"), evening->date);

  return put (documents, &muster_evening_kind, evening->key, NULL, title, error);
}

gboolean
muster_club_evenings_tournaments_remove (const MusterTournament  *tournament,
                               MusterDocuments         *documents,
                               GError                 **error)
{
  g_autofree char *title = g_strdup_printf (_("Event removed: %s"), tournament->name);

  return put (documents, &muster_event_kind, tournament->key, NULL, title, error);
}

gboolean
muster_club_evenings_count (const MusterEvening  *evening,
                           MusterDocuments      *documents,
                           guint                *n_changes,
                           GError              **error)
{
  g_autoptr (GPtrArray) history =
    muster_documents_list_history (documents, &muster_evening_kind, evening->key, error);

  *n_changes = history != NULL && history->len > 0 ? history->len - 1 : 0;

  return history != NULL;
}
