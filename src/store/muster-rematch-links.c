/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-rematch-links.h"

#include "core/battle/muster-rematch.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-change.h"
#include "store/documents/muster-document-kinds.h"
#include "store/muster-campaign-links-private.h"
#include "store/muster-store-private.h"

/* Two battles are linked if each has a link to the other. A link in one direction only means that
 * the battle is being prepared as the rematch of the other. */
#define KEY "battle-rematch/%s"

/* Returns: (transfer full) (nullable): a UUID */
static char *
dup_other (MusterStore *store,
           const char  *battle)
{
  g_autofree char *key = g_strdup_printf (KEY, battle);
  g_autoptr (GError) error = NULL;
  char *other = NULL;

  if (!muster_campaign_links_read (muster_store_get_documents (store), key, &other, NULL, &error))
    muster_db_note_error (muster_store_get_db (store), error);

  return other;
}

static gboolean
is_other (MusterStore *store,
          const char  *battle,
          const char  *expected)
{
  g_autofree char *other = dup_other (store, battle);

  return g_strcmp0 (other, expected) == 0;
}

static gboolean
unset (MusterStore  *store,
       const char   *battle,
       GError      **error)
{
  g_autofree char *key = g_strdup_printf (KEY, battle);

  return muster_campaign_links_put (muster_store_get_documents (store), key, NULL, NULL, error);
}

/* Removes the link of the battle and the link back. */
static gboolean
unset_both (MusterStore  *store,
            const char   *battle,
            GError      **error)
{
  g_autofree char *other = dup_other (store, battle);

  return (other == NULL || !is_other (store, other, battle) || unset (store, other, error)) &&
         unset (store, battle, error);
}

gboolean
muster_rematch_links_plan (MusterStore  *store,
                           const char   *battle,
                           const char   *first,
                           GError      **error)
{
  g_autofree char *key = g_strdup_printf (KEY, battle);

  return muster_campaign_links_put (muster_store_get_documents (store), key, first, NULL, error);
}

gboolean
muster_rematch_links_keep (MusterStore  *store,
                           const char   *battle,
                           const char   *other,
                           GError      **error)
{
  g_autoptr (MusterChange) change =
    muster_change_begin (muster_store_get_documents (store), MUSTER_AREA_LINKS, _("Rematch linked"), error);

  return change != NULL && unset_both (store, battle, error) && unset_both (store, other, error) &&
         muster_rematch_links_plan (store, battle, other, error) &&
         muster_rematch_links_plan (store, other, battle, error) &&
         muster_change_commit (change, error);
}

gboolean
muster_rematch_links_remove (MusterStore  *store,
                             const char   *battle,
                             GError      **error)
{
  g_autoptr (MusterChange) change =
    muster_change_begin (muster_store_get_documents (store), MUSTER_AREA_LINKS, _("Rematch parted"), error);

  return change != NULL && unset_both (store, battle, error) &&
         muster_change_commit (change, error);
}

gint64
muster_rematch_links_find (MusterStore *store,
                           const char  *battle)
{
  g_autofree char *other = dup_other (store, battle);

  return other != NULL && is_other (store, other, battle) ? muster_rematch_links_find_planned (store, battle)
                                                          : 0;
}

gint64
muster_rematch_links_find_planned (MusterStore *store,
                                   const char  *battle)
{
  g_autofree char *first = dup_other (store, battle);

  return first != NULL ? muster_ledger_store_find (muster_store_get_battles (store), first) : 0;
}

char *
muster_rematch_links_dup_sum (MusterStore   *store,
                              MusterLibrary *library,
                              MusterBattle  *battle,
                              gint64         id)
{
  MusterLedgerStore *battles = muster_store_get_battles (store);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (battles, id, &error);
  gint64 other_id = row != NULL ? muster_rematch_links_find (store, muster_ledger_row_get_uuid (row)) : 0;
  g_autoptr (MusterBattle) other = NULL;
  MusterRematchSum sum;

  if (other_id != 0)
    other = muster_battle_store_open (battles, other_id, library, MUSTER_LEDGER_OPEN_ANYWAY, &error);
  if (error != NULL)
    muster_store_note_error (store, error);
  if (other == NULL || !muster_battle_get_state (battle)->over || !muster_battle_get_state (other)->over ||
      !muster_rematch_add_up (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                              muster_battle_get_setup (other), muster_battle_get_state (other), &sum, NULL))
    return NULL;

  return muster_rematch_dup_line (muster_battle_get_setup (battle), muster_battle_get_setup (other), &sum);
}
