/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/bundle/muster-bundle-desk.h"

#include <string.h>

#include "core/battle/muster-battle-photos.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-links-private.h"

/* Writes a campaign and everything that belongs to it as a bundle. The files follow the order of
 * the campaign, so that the same data give the same bytes. */

typedef struct
{
  MusterBundleDesk *desk;
  MusterBundle *bundle;
  MusterBundleReport *report;
  MusterCampaign *campaign;
  const MusterCampaignState *state;
  char *uuid;
  GPtrArray *photos; /* ids of images */
} Packing;

static void
packing_clear (Packing *self)
{
  g_clear_pointer (&self->bundle, muster_bundle_free);
  g_clear_pointer (&self->report, muster_bundle_report_free);
  g_clear_object (&self->campaign);
  g_free (self->uuid);
  g_clear_pointer (&self->photos, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Packing, packing_clear)

static const char *
get_id (const Packing      *self,
        MusterCampaignKind  kind,
        int                 index)
{
  return muster_campaign_state_get_def (self->state, kind, index)->id;
}

static const char *
get_name (const Packing      *self,
          MusterCampaignKind  kind,
          int                 index)
{
  return muster_campaign_state_get_def (self->state, kind, index)->name;
}

/* @text: (transfer full) */
static void
add (Packing           *self,
     MusterBundleKind   kind,
     const char        *id,
     const char *const *stands_for,
     const char        *title,
     char              *text)
{
  g_autoptr (GBytes) content = g_bytes_new_take (text, strlen (text));

  muster_bundle_add (self->bundle, kind, id, stands_for, NULL, content);
  muster_bundle_report_add (self->report, kind, id, title, MUSTER_BUNDLE_TAKEN);
}

static void
extend (char       ***ids,
        const char   *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (g_strv_contains ((const char *const *) *ids, id))
    return;
  g_strv_builder_addv (builder, (const char **) *ids);
  g_strv_builder_add (builder, id);
  g_strfreev (*ids);
  *ids = g_strv_builder_end (builder);
}

static gboolean
add_force (Packing    *self,
           int         index,
           GPtrArray  *forces,
           GError    **error)
{
  const char *stands_for[] = { get_id (self, MUSTER_CAMPAIGN_FORCES, index), NULL };
  g_autoptr (MusterForce) force = NULL;
  MusterBundleItem *item;
  gint64 id;

  if (!muster_campaign_links_guess_force_in (self->desk->documents, self->desk->forces, self->uuid,
                                             muster_campaign_state_get_force_def (self->state, index), &id,
                                             error))
    return FALSE;
  if (id == 0)
    return TRUE;
  force = muster_force_store_rules_open (self->desk->forces, id, self->desk->library, error);
  if (force == NULL)
    return FALSE;
  item = muster_bundle_find (self->bundle, MUSTER_BUNDLE_FORCE, muster_force_get_id (force));
  if (item != NULL)
    {
      extend (&item->stands_for, stands_for[0]);
      return TRUE;
    }
  add (self, MUSTER_BUNDLE_FORCE, muster_force_get_id (force), stands_for, muster_force_get_name (force),
       muster_bundle_desk_write_force (force));
  g_ptr_array_add (forces, g_steal_pointer (&force));

  return TRUE;
}

/* @is_linked: it is the battle of the chapter, not only what a return was made of. */
static gboolean
add_battle (Packing     *self,
            const char  *uuid,
            int          chapter,
            gboolean     is_linked,
            GError     **error)
{
  const char *stands_for[] = { is_linked ? get_id (self, MUSTER_CAMPAIGN_CHAPTERS, chapter) : NULL, NULL };
  MusterBundleItem *item = muster_bundle_find (self->bundle, MUSTER_BUNDLE_BATTLE, uuid);
  gint64 id = muster_ledger_store_find (self->desk->battles, uuid);
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GArray) photos = NULL;

  if (item != NULL)
    {
      if (is_linked)
        extend (&item->stands_for, stands_for[0]);
      return TRUE;
    }
  if (id == 0 && !muster_ledger_store_verify_rows (self->desk->battles, error))
    return FALSE;
  if (id == 0)
    {
      muster_bundle_report_add (self->report, MUSTER_BUNDLE_BATTLE, uuid,
                                get_name (self, MUSTER_CAMPAIGN_CHAPTERS, chapter), MUSTER_BUNDLE_MISSING);
      return TRUE;
    }
  row = muster_ledger_store_dup_row (self->desk->battles, id, error);
  if (row == NULL)
    return FALSE;
  /* Leave out a battle that is only prepared. */
  if (muster_ledger_row_get_stage (row) == MUSTER_STAGE_PREPARED)
    return TRUE;
  battle = muster_bundle_desk_open_battle (self->desk, id, error);
  if (battle == NULL || !muster_bundle_desk_check (self->desk, error))
    return FALSE;
  add (self, MUSTER_BUNDLE_BATTLE, uuid, stands_for, muster_battle_get_title (battle),
       muster_bundle_desk_write_battle (battle));

  photos = muster_battle_list_photos (battle);
  for (guint i = 0; i < photos->len; i++)
    g_ptr_array_add (self->photos, g_strdup (g_array_index (photos, MusterBattlePhoto, i).picture));

  return TRUE;
}

static gboolean
add_battles_of (Packing    *self,
                int         chapter,
                GPtrArray  *returns,
                GError    **error)
{
  const char *id = get_id (self, MUSTER_CAMPAIGN_CHAPTERS, chapter);
  g_autofree char *linked = NULL;

  if (!muster_campaign_links_read_battle (self->desk->documents, self->uuid, id, &linked, error))
    return FALSE;
  for (guint i = 0; i < returns->len; i++)
    {
      const MusterCampaignOrder *order = g_ptr_array_index (returns, i);

      if (g_strcmp0 (muster_campaign_order_get_text (order, "chapter"), id) == 0 &&
          !add_battle (self, muster_campaign_order_get_source (order, "battle"), chapter, FALSE, error))
        return FALSE;
    }

  return linked == NULL || muster_ledger_store_find (self->desk->battles, linked) == 0 ||
         add_battle (self, linked, chapter, TRUE, error);
}

static const char *
get_type (const char *media_type)
{
  const char *slash = strchr (media_type, '/');

  return slash != NULL ? slash + 1 : media_type;
}

/* One that is not here was not here for the force, the battle or the campaign either. */
static gboolean
add_image (Packing     *self,
           const char  *id,
           const char  *title,
           GError     **error)
{
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GError) fault = NULL;
  const char *type;

  if (muster_bundle_find (self->bundle, MUSTER_BUNDLE_PORTRAIT, id) != NULL)
    return TRUE;
  content = muster_image_store_get (self->desk->images, id, &type, &fault);
  if (g_error_matches (fault, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND))
    return TRUE;
  if (content == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  muster_bundle_add (self->bundle, MUSTER_BUNDLE_PORTRAIT, id, NULL, get_type (type), content);
  muster_bundle_report_add (self->report, MUSTER_BUNDLE_PORTRAIT, id, title, MUSTER_BUNDLE_TAKEN);
  return TRUE;
}

static gboolean
pack (Packing  *self,
      GError  **error)
{
  g_autoptr (GPtrArray) forces = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) returns = NULL;
  GPtrArray *orders;
  const MusterCampaignSetup *setup;

  self->photos = g_ptr_array_new_with_free_func (g_free);
  add (self, MUSTER_BUNDLE_CAMPAIGN, self->uuid, NULL, muster_campaign_get_title (self->campaign),
       muster_bundle_desk_write_campaign (self->campaign));
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_FORCES); i++)
    if (!add_force (self, i, forces, error))
      return FALSE;

  /* The orders that were made from battles. */
  orders = g_ptr_array_new ();
  for (guint i = 0; i < muster_ledger_get_length (self->campaign); i++)
    {
      g_autoptr (MusterCampaignLogEntry) entry =
        g_list_model_get_item (muster_ledger_get_log (self->campaign), i);
      const MusterCampaignOrder *order = muster_campaign_log_entry_get_order (entry);

      if (muster_campaign_order_get_source (order, "battle") != NULL)
        g_ptr_array_add (orders, (gpointer) order);
    }
  returns = orders;

  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    if (!add_battles_of (self, i, returns, error))
      return FALSE;

  for (guint i = 0; i < forces->len; i++)
    {
      MusterForce *force = g_ptr_array_index (forces, i);

      for (guint k = 0; k < muster_force_get_n_units (force); k++)
        {
          MusterLeader *leader = muster_force_unit_get_leader (muster_force_get_unit (force, k));
          const char *id = leader != NULL ? muster_leader_get_portrait (leader) : "";
          g_autofree char *title = *id != '\0' ? muster_leader_dup_title (leader) : NULL;

          if (*id != '\0' && !add_image (self, id, title, error))
            return FALSE;
        }
    }
  for (guint i = 0; i < self->photos->len; i++)
    if (!add_image (self, g_ptr_array_index (self->photos, i), _("A photo"), error))
      return FALSE;

  /* Those of the map and of the notes. */
  setup = muster_campaign_get_setup (self->campaign);
  if (setup->map_picture != NULL && !add_image (self, setup->map_picture, _("The map"), error))
    return FALSE;
  for (guint i = 0; i < muster_ledger_get_length (self->campaign); i++)
    {
      g_auto (GStrv) pictures =
        muster_campaign_log_entry_dup_pictures (muster_ledger_get_entry (self->campaign, i));

      for (guint j = 0; pictures[j] != NULL; j++)
        if (!add_image (self, pictures[j], _("A note"), error))
          return FALSE;
    }
  self->report->is_done = TRUE;
  return TRUE;
}

/**
 * muster_bundle_export:
 * @report: (out) (optional) (transfer full)
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *
muster_bundle_export (MusterBundleDesk    *desk,
                      gint64               campaign,
                      MusterBundleReport **report,
                      GError             **error)
{
  g_auto (Packing) self = { .desk = desk };
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (desk->campaigns, campaign, error);
  GBytes *file;

  if (row == NULL)
    return NULL;
  self.campaign = muster_bundle_desk_open_campaign (desk, campaign, error);
  if (self.campaign == NULL)
    return NULL;
  self.uuid = g_strdup (muster_ledger_row_get_uuid (row));
  self.state = muster_campaign_get_present (self.campaign);
  self.bundle = muster_bundle_new ();
  self.report = muster_bundle_report_new ();
  if (!pack (&self, error))
    return NULL;
  file = muster_bundle_write (self.bundle, muster_campaign_get_title (self.campaign), error);
  if (file != NULL && report != NULL)
    *report = g_steal_pointer (&self.report);

  return file;
}
