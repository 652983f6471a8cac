/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/bundle/muster-bundle-logs.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/muster-campaign-links-private.h"
#include "store/images/muster-image-store-private.h"

/* Imports a bundle. It reads, checks and compares everything first, and then writes all of it in
 * one transaction. */

static gboolean
is_new (const MusterBundlePiece *piece)
{
  return piece->line->fate == MUSTER_BUNDLE_TAKEN || piece->line->fate == MUSTER_BUNDLE_COPIED;
}

static gboolean
store_force (MusterBundleDesk   *desk,
             MusterBundlePiece  *piece,
             GError            **error)
{
  MusterForce *force = MUSTER_FORCE (piece->thing);

  muster_force_set_id (force, piece->line->key);
  if (!muster_force_store_rules_save (desk->forces, force, error))
    return FALSE;
  piece->line->row = muster_force_store_find (desk->forces, piece->line->key);

  return TRUE;
}

/* Whether what is here goes on as the bundle says. */
static gboolean
goes_on (const MusterBundlePiece *piece)
{
  return piece->line->fate == MUSTER_BUNDLE_NEWER || piece->line->fate == MUSTER_BUNDLE_SETTLED;
}

static gboolean
store_piece (MusterBundleDesk   *desk,
             MusterBundlePiece  *piece,
             MusterBundleFlags   flags,
             GError            **error)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (piece->item->content, &length);

  if (goes_on (piece) && piece->item->kind != MUSTER_BUNDLE_FORCE)
    return muster_bundle_logs_store (desk, piece, flags, error);

  switch (piece->item->kind)
    {
    case MUSTER_BUNDLE_CAMPAIGN:
      return muster_campaign_store_add_as (desk->campaigns, MUSTER_CAMPAIGN (piece->thing),
                                           piece->line->key, &piece->line->row, error);
    case MUSTER_BUNDLE_FORCE:
      return store_force (desk, piece, error);
    case MUSTER_BUNDLE_BATTLE:
      return muster_battle_store_add_as (desk->battles, MUSTER_BATTLE (piece->thing), piece->line->key,
                                         &piece->line->row, error);
    case MUSTER_BUNDLE_PORTRAIT:
    case MUSTER_BUNDLE_N_KINDS:
    default:
      return muster_image_store_keep (desk->db, bytes, length, piece->item->id, piece->image.type, error);
    }
}

/* Keeps a link that already exists. */
static gboolean
link_battle (MusterBundleDesk         *desk,
             const MusterBundlePiece  *piece,
             const char               *campaign,
             const char               *chapter,
             GError                  **error)
{
  g_autofree char *there = NULL;
  g_auto (GStrv) back = NULL;

  if (!muster_campaign_links_read_battle (desk->documents, campaign, chapter, &there, error) ||
      !muster_campaign_links_read_chapter (desk->documents, piece->line->key, &back, error))
    return FALSE;
  if (there != NULL)
    return TRUE;

  return back == NULL || is_new (piece)
           ? muster_campaign_links_keep_in (desk->documents, campaign, chapter, piece->line->key, error)
           : muster_campaign_links_keep_battle_in (desk->documents, campaign, chapter, piece->line->key,
                                                   error);
}

static gboolean
link_force (MusterBundleDesk         *desk,
            const MusterBundlePiece  *piece,
            const char               *campaign,
            const char               *force,
            GError                  **error)
{
  g_autofree char *there = NULL;

  return muster_campaign_links_read_force (desk->documents, campaign, force, &there, error) &&
         (there != NULL ||
          muster_campaign_links_keep_force_in (desk->documents, campaign, force, piece->line->key, error));
}

static gboolean
link_piece (MusterBundleDesk         *desk,
            const MusterBundlePiece  *piece,
            const char               *campaign,
            GError                  **error)
{
  char **stands_for = piece->item->stands_for;

  for (guint i = 0; stands_for != NULL && stands_for[i] != NULL; i++)
    {
      if (piece->item->kind == MUSTER_BUNDLE_FORCE
            ? !link_force (desk, piece, campaign, stands_for[i], error)
            : !link_battle (desk, piece, campaign, stands_for[i], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
store_pieces (MusterBundleDesk   *desk,
              GPtrArray          *pieces,
              MusterBundleFlags   flags,
              GError            **error)
{
  const char *campaign = muster_bundle_pieces_get_campaign (pieces)->line->key;
  g_autoptr (MusterChange) change =
    muster_change_begin (desk->documents, MUSTER_AREA_LINKS, _("Campaign unpacked"), error);

  if (change == NULL)
    return FALSE;
  for (guint i = 0; i < pieces->len; i++)
    {
      MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (!muster_bundle_desk_check (desk, error) ||
          ((is_new (piece) || goes_on (piece)) && !store_piece (desk, piece, flags, error)) ||
          !link_piece (desk, piece, campaign, error))
        return FALSE;
    }

  return muster_change_commit (change, error);
}

/**
 * muster_bundle_import:
 * @origin: what to call the file in errors
 *
 * Returns: (transfer full) (nullable): what became of what is in it
 */
MusterBundleReport *
muster_bundle_import (MusterBundleDesk   *desk,
                      GBytes             *file,
                      const char         *origin,
                      MusterBundleFlags   flags,
                      GError            **error)
{
  g_autoptr (MusterBundle) bundle = muster_bundle_reader_read (file, origin, error);
  g_autoptr (MusterBundleReport) report = muster_bundle_report_new ();
  g_autoptr (GPtrArray) pieces = NULL;

  if (bundle == NULL)
    return NULL;
  pieces = muster_bundle_pieces_read (desk, bundle, origin, report, error);
  if (pieces == NULL || !muster_bundle_conflicts_pieces_judge (desk, pieces, error) ||
      ((flags & MUSTER_BUNDLE_COPY) && !muster_bundle_conflicts_pieces_copy (desk, pieces, error)))
    return NULL;
  if (flags & (MUSTER_BUNDLE_THEIRS | MUSTER_BUNDLE_BOTH | MUSTER_BUNDLE_REPLAY))
    muster_bundle_conflicts_pieces_settle (pieces, flags);

  if (muster_bundle_report_count (report, MUSTER_BUNDLE_CONFLICT) == 0 && !(flags & MUSTER_BUNDLE_LOOK))
    {
      if (!store_pieces (desk, pieces, flags, error))
        return NULL;
      report->is_done = TRUE;
    }

  return g_steal_pointer (&report);
}
