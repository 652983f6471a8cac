/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-links.h"

/* Kept both ways among the settings. */
#define KEY_BATTLE "chapter-battle/%s/%s"
#define KEY_CHAPTER "battle-chapter/%s"

gboolean
muster_campaign_links_keep (MusterStore  *store,
                            const char   *campaign,
                            const char   *chapter,
                            const char   *battle,
                            GError      **error)
{
  MusterSettingsStore *settings = muster_store_get_settings (store);
  g_autofree char *key = g_strdup_printf (KEY_BATTLE, campaign, chapter);
  g_autofree char *back = g_strdup_printf (KEY_CHAPTER, battle);
  g_autofree char *text = g_strdup_printf ("%s\n%s", campaign, chapter);

  return muster_settings_store_set_text (settings, key, battle, error) &&
         muster_settings_store_set_text (settings, back, text, error);
}

gint64
muster_campaign_links_find_battle (MusterStore *store,
                                   const char  *campaign,
                                   const char  *chapter)
{
  g_autofree char *key = g_strdup_printf (KEY_BATTLE, campaign, chapter);
  g_autofree char *battle = muster_settings_store_dup_text (muster_store_get_settings (store), key);

  return battle != NULL ? muster_ledger_store_find (muster_store_get_battles (store), battle) : 0;
}

/**
 * muster_campaign_links_dup_chapter:
 *
 * Returns: (transfer full) (nullable): two texts
 */
char **
muster_campaign_links_dup_chapter (MusterStore *store,
                                   const char  *battle)
{
  g_autofree char *key = g_strdup_printf (KEY_CHAPTER, battle);
  g_autofree char *text = muster_settings_store_dup_text (muster_store_get_settings (store), key);
  char **link = text != NULL ? g_strsplit (text, "\n", 2) : NULL;

  if (link != NULL && g_strv_length (link) != 2)
    g_clear_pointer (&link, g_strfreev);
  return link;
}
