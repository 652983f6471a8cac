/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-state.h"

#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/battle/muster-unit-item.h"
#include "core/muster-i18n.h"

static const char *
get_role_name (const MusterSideDef *side)
{
  return side->role == 0 ? _("attacker") : _("defender");
}

static void
print_lines (char       **lines,
             const char  *indent,
             const char  *mark)
{
  for (guint i = 0; lines[i] != NULL; i++)
    muster_cli_print ("%s%s%s\n", indent, mark, lines[i]);
}

void
muster_cli_state_print_title (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);

  muster_cli_print ("%s", setup->title != NULL && *setup->title != '\0' ? setup->title
                                                                       : _("Untitled battle"));
  if (setup->date != NULL && *setup->date != '\0')
    muster_cli_print (", %s", setup->date);
  muster_cli_print ("\n%s · %s\n", muster_ruleset_get_name (setup->ruleset),
                    _(setup->scenario->name));
}

void
muster_cli_state_print_turn (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);

  muster_cli_print (_("Turn %d"), state->turn);
  if (state->over && state->winner >= 0)
    muster_cli_print (_(" · over, won by %s"), setup->sides[state->winner].name);
  else if (state->over)
    muster_cli_print ("%s", _(" · over, a draw"));
  else if (state->active_side >= 0)
    muster_cli_print (_(" · %s to act"), setup->sides[state->active_side].name);
  muster_cli_print ("\n");
}

void
muster_cli_state_print_score (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);

  for (guint i = 0; i < setup->n_sides; i++)
    muster_cli_print ("%s%s %d", i > 0 ? " · " : "", setup->sides[i].name,
                      muster_ruleset_get_score (setup, state, (int) i));
  muster_cli_print ("\n");
}

void
muster_cli_state_print_units (MusterBattle *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);

  for (guint side = 0; side < setup->n_sides; side++)
    {
      GListModel *units = muster_battle_get_side_units (battle, side);
      g_autoptr (MusterCliTable) table = muster_cli_table_new (8);

      for (guint i = 0; i < g_list_model_get_n_items (units); i++)
        {
          g_autoptr (MusterUnitItem) unit = g_list_model_get_item (units, i);
          g_autofree char *type = NULL, *strength = NULL, *fate = NULL, *leader = NULL, *leadership = NULL;
          g_autofree char *markers = NULL;
          gboolean in_play, acted;

          g_object_get (unit,
                        "type-name", &type,
                        "strength-text", &strength,
                        "in-play", &in_play,
                        "fate-label", &fate,
                        "leader-text", &leader,
                        "leadership-text", &leadership,
                        "markers-text", &markers,
                        "acted", &acted,
                        NULL);

          muster_cli_table_add_row (table, muster_unit_item_get_id (unit), muster_unit_item_get_name (unit),
                                    type, strength, leadership, leader, in_play ? markers : fate,
                                    in_play && acted ? _("has acted") : NULL);
        }
      muster_cli_print ("\n%s (%s)\n", setup->sides[side].name, get_role_name (&setup->sides[side]));
      muster_cli_table_print (table, "  ");
    }
}

/**
 * muster_cli_state_print_entry:
 *
 * Prints an order, what the rules made of it, and what is now to be done on the table.
 */
void
muster_cli_state_print_entry (MusterLogEntry *entry,
                              const char     *indent)
{
  g_autofree char *title = muster_log_entry_dup_title (entry);
  g_autofree char *deeper = g_strconcat (indent, "  ", NULL);
  g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
  g_auto (GStrv) prompts = muster_log_entry_dup_prompts (entry);

  muster_cli_print ("%s%s\n", indent, title);
  print_lines (steps, deeper, "");
  print_lines (prompts, deeper, "→ ");
}
