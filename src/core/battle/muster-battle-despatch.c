/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-despatch.h"

#include <string.h>

#include "core/battle/muster-battle-photos.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"

/**
 * muster_battle_dup_log_digest:
 *
 * The digest covers only the entries that count: orders that were undone do not change it, whether
 * they can still be redone or not. Photos do not change it either.
 *
 * Returns: (transfer full): the SHA-256, in hexadecimal digits
 */
char *
muster_battle_dup_log_digest (MusterBattle *battle)
{
  return muster_battle_dup_digest_of (battle, muster_ledger_get_length (battle));
}

char *
muster_battle_dup_digest_of (MusterBattle *battle,
                             guint         length)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  GListModel *log = muster_ledger_get_log (battle);

  for (guint i = 0; i < length; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *json = NULL;

      if (muster_battle_is_photo (muster_log_entry_get_order (entry)))
        continue;
      json = muster_log_entry_to_json (entry);
      g_checksum_update (checksum, (const guchar *) json, (gssize) strlen (json));
      g_checksum_update (checksum, (const guchar *) "\n", 1);
    }
  return g_strdup (g_checksum_get_string (checksum));
}

const char *
muster_battle_get_despatch (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  return muster_battle_get_details (battle)->despatch;
}

gboolean
muster_battle_set_despatch (MusterBattle  *battle,
                            const char    *text,
                            GError       **error)
{
  g_auto (MusterBattleDetails) details = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  if (text != NULL && strlen (text) > MUSTER_DESPATCH_MAX_LENGTH)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID,
                   dngettext (GETTEXT_PACKAGE, "A despatch has at most %d byte; this one has %zu.",
                              "A despatch has at most %d bytes; this one has %zu.",
                              (gulong) MUSTER_DESPATCH_MAX_LENGTH),
                   MUSTER_DESPATCH_MAX_LENGTH, strlen (text));
      return FALSE;
    }

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  g_free (details.despatch);
  g_free (details.despatch_log);
  details.despatch = g_strdup (text);
  details.despatch_log = text != NULL ? muster_battle_dup_log_digest (battle) : NULL;
  return muster_battle_set_details (battle, &details, error);
}

gboolean
muster_battle_despatch_is_dated (MusterBattle *battle)
{
  const MusterBattleDetails *details;
  g_autofree char *digest = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  details = muster_battle_get_details (battle);
  if (details->despatch == NULL || details->despatch_log == NULL)
    return FALSE;

  digest = muster_battle_dup_log_digest (battle);
  return strcmp (digest, details->despatch_log) != 0;
}
