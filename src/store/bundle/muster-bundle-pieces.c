/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/bundle/muster-bundle-pieces.h"

#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-battle-photos.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "store/images/muster-image-input.h"

/* Reads the files of a bundle. The archive comes from somebody else, so every file is read as
 * strictly as if it came alone, and a file that does not belong to the campaign is refused. */

static void
free_piece (gpointer data)
{
  MusterBundlePiece *piece = data;

  g_clear_object (&piece->thing);
  g_clear_object (&piece->known);
  g_free (piece);
}

MusterBundlePiece *
muster_bundle_pieces_get_campaign (GPtrArray *pieces)
{
  return g_ptr_array_index (pieces, 0);
}

static MusterCampaign *
get_campaign (GPtrArray *pieces)
{
  return MUSTER_CAMPAIGN (muster_bundle_pieces_get_campaign (pieces)->thing);
}

/* (transfer full) (nullable) */
static GObject *
read_document (MusterBundleDesk        *desk,
               const MusterBundleItem  *item,
               const char              *origin,
               char                   **title,
               GError                 **error)
{
  gsize length;
  const char *data = g_bytes_get_data (item->content, &length);
  const char *text = data != NULL ? data : "";
  GObject *thing;

  if (item->kind == MUSTER_BUNDLE_CAMPAIGN)
    {
      thing = (GObject *) muster_campaign_file_read (desk->library, text, length, origin, &desk->progress,
                                                     error);
      *title = thing != NULL ? g_strdup (muster_campaign_get_title (MUSTER_CAMPAIGN (thing))) : NULL;
    }
  else if (item->kind == MUSTER_BUNDLE_BATTLE)
    {
      thing = (GObject *) muster_battle_file_read_watched (desk->library, text, length, origin,
                                                           &desk->progress, error);
      *title = thing != NULL ? g_strdup (muster_battle_get_title (MUSTER_BATTLE (thing))) : NULL;
    }
  else
    {
      thing = (GObject *) muster_force_file_read (desk->library, text, length, origin, error);
      *title = thing != NULL ? g_strdup (muster_force_get_name (MUSTER_FORCE (thing))) : NULL;
    }

  return thing;
}

static gboolean
examine_portrait (MusterBundlePiece  *piece,
                  const char         *origin,
                  GError            **error)
{
  if (!muster_image_input_check (piece->item->content, &piece->image, error))
    {
      g_prefix_error (error, "%s: ", origin);
      return FALSE;
    }
  if (g_str_has_suffix (piece->image.type, piece->item->type))
    return TRUE;
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
               /* Translators: a file, what it is called, and what it is. */
               _("%s: called %s, but it is %s"), origin, piece->item->type, piece->image.type);

  return FALSE;
}

static gboolean
is_photo_of (GObject    *battle,
             const char *id)
{
  g_autoptr (GArray) photos = muster_battle_list_photos (MUSTER_BATTLE (battle));

  for (guint i = 0; i < photos->len; i++)
    if (g_str_equal (g_array_index (photos, MusterBattlePhoto, i).picture, id))
      return TRUE;
  return FALSE;
}

/* Whose portrait it is, or where else it is seen; NULL: nowhere. */
static char *
dup_portrayed (GPtrArray  *pieces,
               const char *id)
{
  MusterCampaign *campaign = get_campaign (pieces);

  for (guint i = 0; i < pieces->len; i++)
    {
      const MusterBundlePiece *piece = g_ptr_array_index (pieces, i);
      MusterForce *force = piece->item->kind == MUSTER_BUNDLE_FORCE ? MUSTER_FORCE (piece->thing) : NULL;

      if (piece->item->kind == MUSTER_BUNDLE_BATTLE && is_photo_of (piece->thing, id))
        return g_strdup (_("A photo"));
      for (guint k = 0; force != NULL && k < muster_force_get_n_units (force); k++)
        {
          MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, k));

          if (leader != NULL && g_str_equal (muster_leader_get_portrait (leader), id))
            return muster_leader_dup_title (leader);
        }
    }
  if (campaign != NULL && g_strcmp0 (muster_campaign_get_setup (campaign)->map_picture, id) == 0)
    return g_strdup (_("The map"));
  for (guint i = 0; campaign != NULL && i < muster_ledger_get_length (campaign); i++)
    {
      g_auto (GStrv) pictures =
        muster_campaign_log_entry_dup_pictures (muster_ledger_get_entry (campaign, i));

      if (g_strv_contains ((const char *const *) pictures, id))
        return g_strdup (_("A note"));
    }

  return NULL;
}

static gboolean
names_battle (MusterCampaign *campaign,
              const char     *uuid)
{
  for (guint i = 0; i < muster_ledger_get_length (campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (campaign), i);
      const char *battle =
        muster_campaign_order_get_source (muster_campaign_log_entry_get_order (entry), "battle");

      if (g_strcmp0 (battle, uuid) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether a return of the campaign was made of another log than the battle has now. */
static gboolean
is_changed (MusterCampaign *campaign,
            const char     *uuid,
            MusterBattle   *battle)
{
  g_autofree char *digest = muster_battle_dup_log_digest (battle);

  for (guint i = 0; i < muster_ledger_get_length (campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (campaign), i);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);

      if (g_strcmp0 (muster_campaign_order_get_source (order, "battle"), uuid) == 0 &&
          g_strcmp0 (muster_campaign_order_get_source (order, "digest"), digest) != 0)
        return TRUE;
    }

  return FALSE;
}

/* Checks that the things for which a file claims to stand exist, and that it belongs to the
 * campaign. */
static gboolean
check_relation (MusterCampaign          *campaign,
                const MusterBundleItem  *item,
                const char              *origin,
                GError                 **error)
{
  MusterCampaignKind kind =
    item->kind == MUSTER_BUNDLE_FORCE ? MUSTER_CAMPAIGN_FORCES : MUSTER_CAMPAIGN_CHAPTERS;

  for (guint i = 0; item->stands_for[i] != NULL; i++)
    if (muster_campaign_state_find (muster_campaign_get_present (campaign), kind, item->stands_for[i]) < 0)
      {
        g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                     _("%s: the campaign has nothing that is called “%s”"), origin, item->stands_for[i]);
        return FALSE;
      }
  if (item->stands_for[0] != NULL ||
      (item->kind == MUSTER_BUNDLE_BATTLE && names_battle (campaign, item->id)))
    return TRUE;
  g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, _("%s: the campaign has no use for it"),
               origin);

  return FALSE;
}

static gboolean
read_piece (MusterBundleDesk   *desk,
            GPtrArray          *pieces,
            MusterBundlePiece  *piece,
            const char         *origin,
            char              **title,
            GError            **error)
{
  const MusterBundleItem *item = piece->item;

  if (!muster_bundle_desk_check (desk, error))
    return FALSE;
  if (item->kind != MUSTER_BUNDLE_PORTRAIT)
    {
      piece->thing = read_document (desk, item, origin, title, error);

      return piece->thing != NULL &&
             (item->kind == MUSTER_BUNDLE_CAMPAIGN ||
              check_relation (get_campaign (pieces), item, origin, error));
    }
  if (!examine_portrait (piece, origin, error))
    return FALSE;
  *title = dup_portrayed (pieces, item->id);
  if (*title == NULL)
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                 _("%s: nothing in the campaign shows this picture"), origin);

  return *title != NULL;
}

/**
 * muster_bundle_pieces_read:
 *
 * Returns: (transfer full) (nullable): the pieces, the campaign first
 */
GPtrArray *
muster_bundle_pieces_read (MusterBundleDesk    *desk,
                           const MusterBundle  *bundle,
                           const char          *origin,
                           MusterBundleReport  *report,
                           GError             **error)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (free_piece);

  for (guint i = 0; i < bundle->items->len; i++)
    {
      const MusterBundleItem *item = g_ptr_array_index (bundle->items, i);
      g_autofree char *name = muster_bundle_dup_file_name (item->kind, item->id, item->type);
      g_autofree char *where = g_strdup_printf ("%s: %s", origin, name);
      g_autofree char *title = NULL;
      MusterBundlePiece *piece = g_new0 (MusterBundlePiece, 1);

      piece->item = item;
      g_ptr_array_add (pieces, piece);
      if (!read_piece (desk, pieces, piece, where, &title, error))
        return NULL;
      piece->line = muster_bundle_report_add (report, item->kind, item->id, title, MUSTER_BUNDLE_TAKEN);
      piece->line->is_changed = item->kind == MUSTER_BUNDLE_BATTLE &&
                                is_changed (get_campaign (pieces), item->id, MUSTER_BATTLE (piece->thing));
    }

  return g_steal_pointer (&pieces);
}
