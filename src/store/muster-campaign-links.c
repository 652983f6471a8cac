/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-links-private.h"

#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/muster-store-private.h"

/* Links between battles and chapters, and between forces of a campaign and stored forces. One
 * document links a chapter to its battle and another one links the battle back. */
#define KEY_BATTLE "chapter-battle/%s/%s"
#define KEY_CHAPTER "battle-chapter/%s"
#define KEY_FORCE "campaign-force/%s/%s"

gboolean
muster_campaign_links_put (MusterDocuments  *documents,
                           const char       *key,
                           const char       *to,
                           const char       *chapter,
                           GError          **error)
{
  g_autofree char *content = to != NULL ? muster_link_kind_dup_content (to, chapter) : NULL;
  g_autoptr (MusterChange) change =
    muster_change_begin (documents, MUSTER_AREA_LINKS, _("Link changed"), error);

  return change != NULL && muster_change_put (change, &muster_link_kind, key, content, error) &&
         muster_change_commit (change, error);
}

gboolean
muster_campaign_links_read (MusterDocuments  *documents,
                            const char       *key,
                            char            **to,
                            char            **chapter,
                            GError          **error)
{
  g_autoptr (MusterVersion) link = NULL;

  *to = NULL;
  if (!muster_documents_read (documents, &muster_link_kind, key, &link, error))
    return FALSE;

  return link == NULL || muster_link_kind_read_content (key, link->content, to, chapter, error);
}

gboolean
muster_campaign_links_keep_battle_in (MusterDocuments  *documents,
                                      const char       *campaign,
                                      const char       *chapter,
                                      const char       *battle,
                                      GError          **error)
{
  g_autofree char *key = g_strdup_printf (KEY_BATTLE, campaign, chapter);

  return muster_campaign_links_put (documents, key, battle, NULL, error);
}

gboolean
muster_campaign_links_keep_in (MusterDocuments  *documents,
                               const char       *campaign,
                               const char       *chapter,
                               const char       *battle,
                               GError          **error)
{
  g_autofree char *back = g_strdup_printf (KEY_CHAPTER, battle);
  g_autoptr (MusterChange) change =
    muster_change_begin (documents, MUSTER_AREA_LINKS, _("Battle linked to a chapter"), error);

  return change != NULL &&
         muster_campaign_links_keep_battle_in (documents, campaign, chapter, battle, error) &&
         muster_campaign_links_put (documents, back, campaign, chapter, error) &&
         muster_change_commit (change, error);
}

gboolean
muster_campaign_links_read_battle (MusterDocuments  *documents,
                                   const char       *campaign,
                                   const char       *chapter,
                                   char            **battle,
                                   GError          **error)
{
  g_autofree char *key = g_strdup_printf (KEY_BATTLE, campaign, chapter);

  return muster_campaign_links_read (documents, key, battle, NULL, error);
}

gboolean
muster_campaign_links_read_chapter (MusterDocuments   *documents,
                                    const char        *battle,
                                    char            ***link,
                                    GError           **error)
{
  g_autofree char *key = g_strdup_printf (KEY_CHAPTER, battle);
  g_autofree char *campaign = NULL;
  g_autofree char *chapter = NULL;

  *link = NULL;
  if (!muster_campaign_links_read (documents, key, &campaign, &chapter, error))
    return FALSE;
  if (campaign != NULL && chapter != NULL)
    {
      *link = g_new0 (char *, 3);
      (*link)[0] = g_steal_pointer (&campaign);
      (*link)[1] = g_steal_pointer (&chapter);
    }

  return TRUE;
}

gboolean
muster_campaign_links_keep_force_in (MusterDocuments  *documents,
                                     const char       *campaign,
                                     const char       *force,
                                     const char       *uuid,
                                     GError          **error)
{
  g_autofree char *key = g_strdup_printf (KEY_FORCE, campaign, force);

  return muster_campaign_links_put (documents, key, uuid, NULL, error);
}

gboolean
muster_campaign_links_read_force (MusterDocuments  *documents,
                                  const char       *campaign,
                                  const char       *force,
                                  char            **uuid,
                                  GError          **error)
{
  g_autofree char *key = g_strdup_printf (KEY_FORCE, campaign, force);

  return muster_campaign_links_read (documents, key, uuid, NULL, error);
}

gboolean
muster_campaign_links_keep (MusterStore  *store,
                            const char   *campaign,
                            const char   *chapter,
                            const char   *battle,
                            GError      **error)
{
  return muster_campaign_links_keep_in (muster_store_get_documents (store), campaign, chapter, battle, error);
}

gint64
muster_campaign_links_find_battle (MusterStore *store,
                                   const char  *campaign,
                                   const char  *chapter)
{
  g_autofree char *battle = NULL;
  g_autoptr (GError) error = NULL;

  if (!muster_campaign_links_read_battle (muster_store_get_documents (store), campaign, chapter, &battle,
                                          &error))
    muster_db_note_error (muster_store_get_db (store), error);

  return battle != NULL ? muster_ledger_store_find (muster_store_get_battles (store), battle) : 0;
}

char **
muster_campaign_links_dup_chapter (MusterStore *store,
                                   const char  *battle)
{
  g_autoptr (GError) error = NULL;
  char **link = NULL;

  if (!muster_campaign_links_read_chapter (muster_store_get_documents (store), battle, &link, &error))
    muster_db_note_error (muster_store_get_db (store), error);

  return link;
}

gboolean
muster_campaign_links_keep_force (MusterStore  *store,
                                  const char   *campaign,
                                  const char   *force,
                                  const char   *uuid,
                                  GError      **error)
{
  return muster_campaign_links_keep_force_in (muster_store_get_documents (store), campaign, force, uuid,
                                              error);
}

gboolean
muster_campaign_links_guess_force_in (MusterDocuments               *documents,
                                      MusterForceStore              *forces,
                                      const char                    *campaign,
                                      const MusterCampaignForceDef  *def,
                                      gint64                        *id,
                                      GError                       **error)
{
  g_autofree char *linked = NULL;
  g_autoptr (MusterStoreList) list = NULL;

  *id = 0;
  if (!muster_campaign_links_read_force (documents, campaign, def->base.id, &linked, error))
    return FALSE;
  if (linked != NULL)
    {
      *id = muster_force_store_find (forces, linked);
      return TRUE;
    }

  list = muster_force_store_list (forces);
  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (!g_str_equal (muster_force_row_get_title (row), def->base.name) ||
          !g_str_equal (muster_force_row_get_ruleset (row), muster_ruleset_get_id (def->ruleset)))
        continue;
      if (*id != 0)
        {
          *id = 0;
          break;
        }
      *id = muster_force_row_get_id (row);
    }

  return TRUE;
}

gint64
muster_campaign_links_guess_force (MusterStore                  *store,
                                   const char                   *campaign,
                                   const MusterCampaignForceDef *def)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (!muster_campaign_links_guess_force_in (muster_store_get_documents (store),
                                             muster_store_get_forces (store), campaign, def, &id, &error))
    muster_db_note_error (muster_store_get_db (store), error);

  return id;
}
