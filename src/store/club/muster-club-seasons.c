/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-seasons.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"

/* A season is kept under a digest of its name: the same one on every desk, and the name itself stands
 * only in the content, where it can be erased. */
#define KEY_LENGTH 32

static char *
dup_key (const char *name)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);

  return g_strndup (digest, KEY_LENGTH);
}

typedef struct
{
  GPtrArray *seasons;
  guint n_damaged;
} Listing;

static void
take_cb (const MusterVersion *document,
         gpointer             data)
{
  Listing *listing = data;
  MusterClubSeason *season = NULL;

  if (document->fault == NULL)
    season = muster_club_season_from_json (document->key, document->content, NULL);
  if (season != NULL)
    g_ptr_array_add (listing->seasons, season);
  else
    listing->n_damaged++;
}

/**
 * muster_club_seasons_list:
 *
 * Returns: (transfer full) (nullable): the seasons
 */
GPtrArray *
muster_club_seasons_list (MusterDocuments  *documents,
                          guint            *n_damaged,
                          GError          **error)
{
  g_autoptr (GPtrArray) seasons = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_season_free);
  Listing listing = { seasons, 0 };

  if (!muster_documents_visit (documents, &muster_season_kind, take_cb, &listing, error))
    return NULL;

  *n_damaged += listing.n_damaged;
  g_ptr_array_sort (seasons, muster_club_season_compare);

  return g_steal_pointer (&seasons);
}

static gboolean
put (MusterDocuments  *documents,
     const char       *key,
     const char       *content,
     const char       *title,
     GError          **error)
{
  g_autoptr (MusterChange) change = muster_change_begin (documents, MUSTER_AREA_CLUB, title, error);

  return change != NULL && muster_change_put (change, &muster_season_kind, key, content, error) &&
         muster_change_commit (change, error);
}

gboolean
muster_club_seasons_put (const MusterClubSeason  *season,
                         MusterDocuments         *documents,
                         GError                 **error)
{
  g_autofree char *key = dup_key (season->name);
  g_autofree char *content = muster_club_season_to_json (season);
  g_autofree char *title = g_strdup_printf (_("Season: %s"), season->name);

  return put (documents, key, content, title, error);
}

gboolean
muster_club_seasons_remove (MusterDocuments  *documents,
                            const char       *name,
                            GError          **error)
{
  g_autofree char *key = dup_key (name);
  g_autofree char *title = g_strdup_printf (_("Season removed: %s"), name);
  g_autoptr (MusterVersion) season = NULL;

  if (!muster_documents_read (documents, &muster_season_kind, key, &season, error))
    return FALSE;
  if (season != NULL)
    return put (documents, key, NULL, title, error);

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND, _("There is no season “%s”."), name);

  return FALSE;
}
