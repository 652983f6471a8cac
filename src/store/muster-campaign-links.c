/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-links-private.h"

#include "store/db/muster-transaction.h"
#include "store/muster-store-private.h"

/* Kept both ways among the settings. */
#define KEY_BATTLE "chapter-battle/%s/%s"
#define KEY_CHAPTER "battle-chapter/%s"
#define KEY_FORCE "campaign-force/%s/%s"

gboolean
muster_campaign_links_keep_battle_in (MusterSettingsStore  *settings,
                                      const char           *campaign,
                                      const char           *chapter,
                                      const char           *battle,
                                      GError              **error)
{
  g_autofree char *key = g_strdup_printf (KEY_BATTLE, campaign, chapter);

  return muster_settings_store_set_text (settings, key, battle, error);
}

gboolean
muster_campaign_links_keep_in (MusterSettingsStore  *settings,
                               const char           *campaign,
                               const char           *chapter,
                               const char           *battle,
                               GError              **error)
{
  g_autofree char *back = g_strdup_printf (KEY_CHAPTER, battle);
  g_autofree char *text = g_strdup_printf ("%s\n%s", campaign, chapter);

  return muster_campaign_links_keep_battle_in (settings, campaign, chapter, battle, error) &&
         muster_settings_store_set_text (settings, back, text, error);
}

/**
 * muster_campaign_links_dup_battle_in:
 *
 * Returns: (transfer full) (nullable): a UUID
 */
char *
muster_campaign_links_dup_battle_in (MusterSettingsStore *settings,
                                     const char          *campaign,
                                     const char          *chapter)
{
  g_autofree char *key = g_strdup_printf (KEY_BATTLE, campaign, chapter);

  return muster_settings_store_dup_text (settings, key);
}

/**
 * muster_campaign_links_dup_chapter_in:
 *
 * Returns: (transfer full) (nullable): two texts
 */
char **
muster_campaign_links_dup_chapter_in (MusterSettingsStore *settings,
                                      const char          *battle)
{
  g_autofree char *key = g_strdup_printf (KEY_CHAPTER, battle);
  g_autofree char *text = muster_settings_store_dup_text (settings, key);
  char **link = text != NULL ? g_strsplit (text, "\n", 2) : NULL;

  if (link != NULL && g_strv_length (link) != 2)
    g_clear_pointer (&link, g_strfreev);
  return link;
}

gboolean
muster_campaign_links_keep_force_in (MusterSettingsStore  *settings,
                                     const char           *campaign,
                                     const char           *force,
                                     const char           *uuid,
                                     GError              **error)
{
  g_autofree char *key = g_strdup_printf (KEY_FORCE, campaign, force);

  return muster_settings_store_set_text (settings, key, uuid, error);
}

/**
 * muster_campaign_links_dup_force_in:
 *
 * Returns: (transfer full) (nullable): a UUID
 */
char *
muster_campaign_links_dup_force_in (MusterSettingsStore *settings,
                                    const char          *campaign,
                                    const char          *force)
{
  g_autofree char *key = g_strdup_printf (KEY_FORCE, campaign, force);

  return muster_settings_store_dup_text (settings, key);
}

gboolean
muster_campaign_links_keep (MusterStore  *store,
                            const char   *campaign,
                            const char   *chapter,
                            const char   *battle,
                            GError      **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (muster_store_get_db (store), error);

  return transaction != NULL &&
         muster_campaign_links_keep_in (muster_store_get_settings (store), campaign, chapter, battle,
                                        error) &&
         muster_transaction_commit (transaction, error);
}

gint64
muster_campaign_links_find_battle (MusterStore *store,
                                   const char  *campaign,
                                   const char  *chapter)
{
  g_autofree char *battle =
    muster_campaign_links_dup_battle_in (muster_store_get_settings (store), campaign, chapter);

  return battle != NULL ? muster_ledger_store_find (muster_store_get_battles (store), battle) : 0;
}

char **
muster_campaign_links_dup_chapter (MusterStore *store,
                                   const char  *battle)
{
  return muster_campaign_links_dup_chapter_in (muster_store_get_settings (store), battle);
}

gboolean
muster_campaign_links_keep_force (MusterStore  *store,
                                  const char   *campaign,
                                  const char   *force,
                                  const char   *uuid,
                                  GError      **error)
{
  return muster_campaign_links_keep_force_in (muster_store_get_settings (store), campaign, force, uuid,
                                              error);
}

gint64
muster_campaign_links_guess_force_in (MusterSettingsStore          *settings,
                                      MusterForceStore             *forces,
                                      const char                   *campaign,
                                      const MusterCampaignForceDef *def)
{
  g_autofree char *linked = muster_campaign_links_dup_force_in (settings, campaign, def->base.id);
  g_autoptr (MusterStoreList) list = NULL;
  gint64 found = 0;

  if (linked != NULL)
    return muster_force_store_find (forces, linked);

  list = muster_force_store_list (forces);
  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (!g_str_equal (muster_force_row_get_title (row), def->base.name) ||
          !g_str_equal (muster_force_row_get_ruleset (row), muster_ruleset_get_id (def->ruleset)))
        continue;
      if (found != 0)
        return 0;
      found = muster_force_row_get_id (row);
    }

  return found;
}

gint64
muster_campaign_links_guess_force (MusterStore                  *store,
                                   const char                   *campaign,
                                   const MusterCampaignForceDef *def)
{
  return muster_campaign_links_guess_force_in (muster_store_get_settings (store),
                                               muster_store_get_forces (store), campaign, def);
}
