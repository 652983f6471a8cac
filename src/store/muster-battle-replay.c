/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-replay.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"

#include <string.h>

gboolean
muster_battle_replay_entry (MusterBattle  *battle,
                            const char    *payload,
                            guint          index,
                            GError       **error)
{
  g_autofree char *origin = g_strdup_printf ("log[%u]", index);

  return muster_battle_load_entry (battle, payload, origin, error);
}

static MusterSetup *
read_setup (MusterLedgerChain  *chain,
            MusterLibrary      *library,
            GError            **error)
{
  MusterSetup *setup = muster_battle_file_read_setup (library, chain->origin.document,
                                                      strlen (chain->origin.document),
                                                      chain->header.title, error);

  /* The title may have been changed since; nothing else of a setup can be. */
  if (setup != NULL)
    {
      g_free (setup->title);
      setup->title = g_strdup (chain->header.title);
    }

  return setup;
}

MusterBattle *
muster_battle_replay (MusterLedgerChain  *chain,
                      MusterLibrary      *library,
                      GError            **error)
{
  g_autoptr (MusterSetup) setup = read_setup (chain, library, error);
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterBattleDetails) details = { 0 };

  if (setup == NULL ||
      !muster_battle_details_parse (&details, chain->detail.document, chain->header.title, error))
    return NULL;

  battle = muster_battle_new (setup);
  for (guint i = 0; i < chain->fold.entries->len; i++)
    {
      g_autoptr (GError) problem = NULL;

      if (muster_battle_replay_entry (battle, chain->fold.entries->pdata[i], i, &problem))
        continue;

      /* What was taken back and can no longer be given again is no reason to refuse the battle. */
      if (i >= chain->fold.n_counting)
        break;

      g_propagate_prefixed_error (error, g_steal_pointer (&problem), "%s: ", chain->header.title);
      return NULL;
    }

  muster_battle_load_length (battle, chain->fold.n_counting);
  muster_battle_load_details (battle, &details);
  muster_battle_finish_loading (battle);

  return g_steal_pointer (&battle);
}

gboolean
muster_battle_replay_compare (MusterLedgerChain  *chain,
                              MusterBattle       *battle,
                              GError            **error)
{
  g_autofree char *digest = muster_battle_dup_state_digest (battle);
  g_autofree char *recorded = muster_hash_to_hex (&chain->header.state);

  if (strcmp (digest, recorded) == 0)
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DIFFERS,
               _("The battle “%s” is undamaged, but its orders no longer lead to the state that "
                 "was recorded: the rules or a pack have been changed since."),
               chain->header.title);

  return FALSE;
}
