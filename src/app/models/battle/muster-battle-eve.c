/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-eve.h"

#include "core/muster-i18n.h"

static gboolean
is_note (MusterLogEntry *entry)
{
  return g_str_equal (muster_log_entry_get_order (entry)->spec->id, "note");
}

static gboolean
is_link (MusterBattle   *battle,
         MusterLogEntry *entry)
{
  const MusterLevyRules *levy = muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->levy;

  return levy != NULL &&
         g_strcmp0 (muster_log_entry_get_order (entry)->spec->id, levy->link_order) == 0;
}

guint
muster_battle_eve_count (MusterBattle *battle)
{
  guint length = muster_ledger_get_length (battle);
  guint n = 0;

  for (; n < length; n++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), n);

      if (!is_note (entry) && !is_link (battle, entry))
        break;
    }
  return n;
}

char *
muster_battle_eve_dup_title (MusterBattle *battle,
                             guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);

      if (is_note (entry))
        return g_strdup (_("Rolled before the battle"));
    }
  return g_strdup (_("Before the battle"));
}

char *
muster_battle_eve_dup_text (MusterBattle *battle,
                            guint         n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (battle), i);
      g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
      g_autofree char *line = g_strjoinv (" ", steps);
      g_autofree char *title = *line == '\0' ? muster_log_entry_dup_title (entry) : NULL;

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", title != NULL ? title : line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
