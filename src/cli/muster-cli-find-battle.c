/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-find-battle.h"

#include "cli/muster-cli-input.h"
#include "cli/muster-cli-item.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/battle/muster-battle-file.h"
#include "store/muster-rematch-links.h"

static MusterBattle *
read_file (MusterLibrary  *library,
           const char     *path,
           GError        **error)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  gsize length;

  if (!muster_cli_input_read (path, &text, &length, error))
    return NULL;

  return muster_battle_file_read (library, text, length, origin, error);
}

static MusterBattle *
open_stored (const char     *store_path,
             MusterLibrary  *library,
             const char     *name,
             char          **sum,
             GError        **error)
{
  g_autoptr (MusterStore) store = muster_cli_store_open (store_path, MUSTER_STORE_READ_ONLY |
                                                         MUSTER_STORE_EXISTING);
  g_autoptr (GPtrArray) items = store != NULL ? muster_cli_item_list (store) : NULL;
  const MusterCliItem *item = items != NULL ? muster_cli_item_find (items, MUSTER_CLI_BATTLE, name) : NULL;

  MusterBattle *battle;

  if (item == NULL && items != NULL)
    muster_cli_store_complain_of_losses (store);
  if (item == NULL)
    return NULL;

  battle = muster_battle_store_open (muster_store_get_battles (store), item->id, library,
                                     MUSTER_LEDGER_OPEN_ANYWAY, error);
  if (battle != NULL)
    *sum = muster_rematch_links_dup_sum (store, library, battle, item->id);
  return battle;
}

gboolean
muster_cli_find_battle_is_file (const char *name)
{
  return g_str_equal (name, MUSTER_CLI_STANDARD) || g_file_test (name, G_FILE_TEST_IS_REGULAR);
}

MusterBattle *
muster_cli_find_battle (MusterLibrary *library,
                        const char    *store_path,
                        const char    *name,
                        char         **sum)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_cli_find_battle_is_file (name) ? read_file (library, name, &error)
                                                   : open_stored (store_path, library, name, sum, &error);

  if (battle == NULL && error != NULL)
    {
      muster_cli_complain ("%s", error->message);
      muster_cli_library_mention_lost_packs (library);
    }

  return battle;
}

MusterBattle *
muster_cli_find_battle_open (MusterStore   *store,
                             MusterLibrary *library,
                             const char    *name)
{
  g_autoptr (GPtrArray) items = muster_cli_item_list (store);
  MusterCliItem *item = muster_cli_item_find (items, MUSTER_CLI_BATTLE, name);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle;

  if (item == NULL)
    return NULL;
  battle = muster_battle_store_open (muster_store_get_battles (store), item->id, library,
                                     MUSTER_LEDGER_OPEN_DEFAULT, &error);
  if (battle == NULL)
    {
      muster_cli_complain ("%s: %s", item->label, error->message);
      muster_cli_library_mention_lost_packs (library);
    }
  return battle;
}
