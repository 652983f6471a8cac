/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/bundle/muster-bundle-logs.h"

#include <string.h>

#include "core/campaign/muster-campaign-file.h"
#include "core/forces/muster-force-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/muster-text.h"
#include "store/documents/muster-document-kinds.h"

/* Compares the contents of a bundle with the data file. Two things are the same if they have the
 * same id and the same bytes; if only the id is the same, one may go on from the other. Otherwise there is a
 * conflict. */

/* What a title needs for that, in any language. */
#define ROOM_FOR_COPY 40

static char *
dup_digest (const char *text)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static char *
write_thing (MusterBundleKind  kind,
             GObject          *thing)
{
  if (kind == MUSTER_BUNDLE_CAMPAIGN)
    return muster_bundle_desk_write_campaign (MUSTER_CAMPAIGN (thing));
  if (kind == MUSTER_BUNDLE_FORCE)
    return muster_bundle_desk_write_force (MUSTER_FORCE (thing));

  return muster_bundle_desk_write_battle (MUSTER_BATTLE (thing));
}

/* The number of what is here under the id of a piece, or 0. */
static gint64
find_known (MusterBundleDesk       *desk,
            const MusterBundleItem *item)
{
  switch (item->kind)
    {
    case MUSTER_BUNDLE_CAMPAIGN:
      return muster_ledger_store_find (desk->campaigns, item->id);
    case MUSTER_BUNDLE_FORCE:
      return muster_force_store_find (desk->forces, item->id);
    case MUSTER_BUNDLE_BATTLE:
    case MUSTER_BUNDLE_PORTRAIT:
    case MUSTER_BUNDLE_N_KINDS:
    default:
      return muster_ledger_store_find (desk->battles, item->id);
    }
}

/* A battle is the same whatever each desk says of when it was played and whether it counts. */
static char *
write_for_comparing (MusterBundleKind  kind,
                     GObject          *thing)
{
  g_auto (MusterBattleDetails) details = { 0 };
  g_auto (MusterBattleDetails) bare = { 0 };
  char *text;

  if (kind != MUSTER_BUNDLE_BATTLE)
    return write_thing (kind, thing);

  muster_battle_details_copy (&details, muster_battle_get_details (MUSTER_BATTLE (thing)));
  muster_battle_details_copy (&bare, &details);
  muster_occasion_clear (&bare.occasion);
  muster_battle_load_details (MUSTER_BATTLE (thing), &bare);
  text = write_thing (kind, thing);
  muster_battle_load_details (MUSTER_BATTLE (thing), &details);

  return text;
}

static gboolean
is_prepared (MusterBundleDesk *desk,
             gint64            id)
{
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (desk->battles, id, NULL);

  return row != NULL && muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED;
}

/* A force that was like this here once is an older one. */
static gboolean
judge_force (MusterBundleDesk   *desk,
             MusterBundlePiece  *piece,
             GError            **error)
{
  g_autoptr (GPtrArray) versions =
    muster_documents_list_history (desk->documents, &muster_force_kind, piece->item->id, error);
  g_autofree char *brought = write_thing (MUSTER_BUNDLE_FORCE, piece->thing);

  if (versions == NULL)
    return FALSE;
  piece->line->fate = MUSTER_BUNDLE_CONFLICT;
  for (guint i = 0; i < versions->len && piece->line->fate == MUSTER_BUNDLE_CONFLICT; i++)
    {
      const MusterVersion *version = versions->pdata[i];
      g_auto (MusterForceSummary) summary = { 0 };
      gboolean is_there = version->content != NULL && muster_force_kind_read_content (
                                                        piece->item->id, version->content, &summary, NULL);
      g_autoptr (MusterForce) force =
        is_there ? muster_force_file_read (desk->library, summary.document, strlen (summary.document),
                                           piece->line->title, NULL)
                 : NULL;
      g_autofree char *text = force != NULL ? write_thing (MUSTER_BUNDLE_FORCE, G_OBJECT (force)) : NULL;

      if (text != NULL && g_str_equal (text, brought))
        piece->line->fate = MUSTER_BUNDLE_KNOWN;
    }

  return TRUE;
}

static gboolean
judge_document (MusterBundleDesk   *desk,
                MusterBundlePiece  *piece,
                GError            **error)
{
  MusterBundleKind kind = piece->item->kind;
  gint64 id = find_known (desk, piece->item);
  g_autoptr (GObject) known = NULL;
  g_autofree char *brought = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *brought_digest = NULL;
  g_autofree char *kept_digest = NULL;

  if (id == 0)
    return TRUE;
  piece->line->row = id;
  if (kind == MUSTER_BUNDLE_BATTLE && is_prepared (desk, id))
    {
      piece->line->fate = MUSTER_BUNDLE_CONFLICT;
      return TRUE;
    }

  if (kind == MUSTER_BUNDLE_CAMPAIGN)
    known = (GObject *) muster_bundle_desk_open_campaign (desk, id, error);
  else if (kind == MUSTER_BUNDLE_FORCE)
    known = (GObject *) muster_force_store_rules_open (desk->forces, id, desk->library, error);
  else
    known = (GObject *) muster_bundle_desk_open_battle (desk, id, error);

  if (known == NULL)
    return FALSE;

  brought = write_for_comparing (piece->item->kind, piece->thing);
  kept = write_for_comparing (piece->item->kind, known);
  brought_digest = dup_digest (brought);
  kept_digest = dup_digest (kept);
  if (g_str_equal (brought_digest, kept_digest))

    piece->line->fate = MUSTER_BUNDLE_KNOWN;
  else if (kind != MUSTER_BUNDLE_FORCE)
    return muster_bundle_logs_judge (piece, known, error);
  else
    return judge_force (desk, piece, error);

  return TRUE;
}

/* Whoever goes on with a campaign goes on with its forces; what a force was here stays in its history. */
static void
renew_forces (GPtrArray *pieces)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (piece->item->kind == MUSTER_BUNDLE_FORCE && piece->line->fate == MUSTER_BUNDLE_CONFLICT)
        piece->line->fate = MUSTER_BUNDLE_NEWER;
    }
}

void
muster_bundle_conflicts_pieces_settle (GPtrArray         *pieces,
                                       MusterBundleFlags  flags)
{
  muster_bundle_logs_settle (pieces, flags);
  if (muster_bundle_pieces_get_campaign (pieces)->line->fate == MUSTER_BUNDLE_SETTLED)
    renew_forces (pieces);
}

gboolean
muster_bundle_conflicts_pieces_judge (MusterBundleDesk  *desk,
                                      GPtrArray         *pieces,
                                      GError           **error)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (!muster_bundle_desk_check (desk, error))
        return FALSE;
      if (piece->item->kind == MUSTER_BUNDLE_PORTRAIT)
        {
          g_autoptr (GBytes) known = muster_image_store_get (desk->images, piece->item->id, NULL, NULL);

          /* The name of an image is the hash of its content, so an image that is already stored is the
           * same. */
          if (known != NULL)
            piece->line->fate = MUSTER_BUNDLE_KNOWN;
        }
      else if (!judge_document (desk, piece, error))
        return FALSE;
    }
  if (muster_bundle_pieces_get_campaign (pieces)->line->fate == MUSTER_BUNDLE_NEWER)
    renew_forces (pieces);

  return TRUE;
}

static void
make_copy (MusterBundlePiece *piece)
{
  piece->line->fate = MUSTER_BUNDLE_COPIED;
  piece->line->row = 0;
  g_free (piece->line->key);
  piece->line->key = g_uuid_string_random ();
}

/* What a battle is called from now on. */
static const char *
find_key (GPtrArray  *pieces,
          const char *battle)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      const MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (piece->item->kind == MUSTER_BUNDLE_BATTLE && g_strcmp0 (piece->item->id, battle) == 0)
        return piece->line->key;
    }

  return battle;
}

static void
rename_source (GPtrArray  *pieces,
               JsonObject *entry)
{
  JsonObject *params, *source;

  if (!g_str_equal (json_object_get_string_member (entry, "order"), "return"))
    return;
  params = json_object_get_object_member (entry, "params");
  if (!JSON_NODE_HOLDS_OBJECT (json_object_get_member (params, "source")))
    return;
  source = json_object_get_object_member (params, "source");
  json_object_set_string_member (source, "battle",
                                 find_key (pieces, json_object_get_string_member (source, "battle")));
}

/* The campaign with its battles under their new names. It was read before, so that all of it is as it should
 * be. */
static gboolean
rename_battles (MusterBundleDesk  *desk,
                GPtrArray         *pieces,
                GError           **error)
{
  MusterBundlePiece *campaign = muster_bundle_pieces_get_campaign (pieces);
  g_autofree char *text = muster_bundle_desk_write_campaign (MUSTER_CAMPAIGN (campaign->thing));
  g_autoptr (JsonNode) root = muster_json_parse (text, strlen (text), campaign->line->title, error);
  g_autofree char *renamed = NULL;
  JsonArray *log;

  if (root == NULL)
    return FALSE;
  log = json_object_get_array_member (json_node_get_object (root), "log");
  for (guint i = 0; i < json_array_get_length (log); i++)
    rename_source (pieces, json_array_get_object_element (log, i));
  renamed = muster_json_print (root, FALSE);
  g_clear_object (&campaign->thing);
  campaign->thing = (GObject *) muster_campaign_file_read (desk->library, renamed, strlen (renamed),
                                                           campaign->line->title, &desk->progress, error);

  return campaign->thing != NULL;
}

/* A battle that is new here belongs to the campaign under its new name. */
static gboolean
rename_campaign (MusterBundlePiece  *piece,
                 const char         *from,
                 const char         *to,
                 GError            **error)
{
  MusterBattle *battle = MUSTER_BATTLE (piece->thing);
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  if (details.tie == NULL || !g_str_equal (details.tie->campaign, from))
    return TRUE;
  g_free (details.tie->campaign);
  details.tie->campaign = g_strdup (to);

  return muster_battle_set_details (battle, &details, error);
}

static void
name_copy (MusterBundlePiece *campaign)
{
  MusterCampaignSetup *setup = muster_campaign_get_setup (MUSTER_CAMPAIGN (campaign->thing));
  g_autofree char *cut = muster_text_cut (setup->title, MUSTER_MAX_NAME - ROOM_FOR_COPY);
  /* Translators: the title of a campaign that is here twice. */
  g_autofree char *title = g_strdup_printf (_("%s (copy)"), cut);

  muster_campaign_setup_set_title (setup, title);
  g_free (campaign->line->title);
  campaign->line->title = g_strdup (title);
}

/* TRUE: a battle got another name. */
static gboolean
copy_conflicts (GPtrArray *pieces)
{
  MusterBundlePiece *campaign = muster_bundle_pieces_get_campaign (pieces);
  gboolean renamed = FALSE;

  for (guint i = 0; i < pieces->len; i++)
    {
      MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (piece->line->fate != MUSTER_BUNDLE_CONFLICT)
        continue;
      make_copy (piece);
      renamed |= piece->item->kind == MUSTER_BUNDLE_BATTLE;
    }

  /* A campaign whose battles got new ids is another campaign, so copy it too. */
  if (renamed && campaign->line->fate == MUSTER_BUNDLE_KNOWN)
    make_copy (campaign);

  return renamed;
}

gboolean
muster_bundle_conflicts_pieces_copy (MusterBundleDesk  *desk,
                                     GPtrArray         *pieces,
                                     GError           **error)
{
  MusterBundlePiece *campaign = muster_bundle_pieces_get_campaign (pieces);

  if (copy_conflicts (pieces) && !rename_battles (desk, pieces, error))
    return FALSE;
  if (campaign->line->fate != MUSTER_BUNDLE_COPIED)
    return TRUE;

  name_copy (campaign);
  for (guint i = 0; i < pieces->len; i++)
    {
      MusterBundlePiece *piece = g_ptr_array_index (pieces, i);

      if (piece->item->kind == MUSTER_BUNDLE_BATTLE && piece->line->fate != MUSTER_BUNDLE_KNOWN &&
          !rename_campaign (piece, campaign->item->id, campaign->line->key, error))
        return FALSE;
    }

  return TRUE;
}
