/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/campaign/muster-cli-campaign.h"

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-duty-item.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

static const char *
get_name (const MusterCampaignState *state,
          MusterCampaignKind         kind,
          int                        index)
{
  return index >= 0 ? muster_campaign_state_get_def (state, kind, index)->name : "";
}

static const char *
get_winner_name (const MusterCampaignSetup *setup,
                 int                        winner)
{
  if (winner >= 0)
    return setup->sides[winner].name;
  return winner == MUSTER_CAMPAIGN_DRAW ? _("a draw") : NULL;
}

static void
print_standings (const MusterCampaignState *state)
{
  g_autoptr (GArray) standings = muster_campaign_list_standings (state);
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  for (guint i = 0; i < standings->len; i++)
    {
      int player = g_array_index (standings, int, i);
      g_autofree char *rank = g_strdup_printf ("%u", muster_campaign_get_rank (state, standings, i));
      const MusterCampaignPlayer *value = muster_campaign_state_get_player (state, player);
      g_autofree char *points = g_strdup_printf ("%d", value->points);
      g_autofree char *won = g_strdup_printf (_("%d of %d won"), value->won, value->battles);

      muster_cli_table_add_row (table, rank, get_name (state, MUSTER_CAMPAIGN_PLAYERS, player), points, won);
    }
  if (standings->len == 0)
    return;
  muster_cli_print ("\n%s\n", _("Standings"));
  muster_cli_table_print (table, "  ");
}

static void
print_chapters (const MusterCampaignSetup *setup,
                const MusterCampaignState *state)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS); i++)
    {
      const MusterCampaignChapter *chapter = muster_campaign_state_get_chapter (state, i);

      if (!muster_campaign_state_lists (state, i))
        continue;
      muster_cli_table_add_row (table, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, i)->id,
                                get_name (state, MUSTER_CAMPAIGN_CHAPTERS, i),
                                muster_campaign_chapter_status_label (chapter->status),
                                get_winner_name (setup, chapter->winner));
    }
  muster_cli_print ("\n%s\n", _("Chapters"));
  muster_cli_table_print (table, "  ");
}

static void
add_unit (const MusterCampaignSetup *setup,
          const MusterCampaignState *state,
          int                        index,
          MusterCliTable            *table)
{
  static const char *const statuses[] = { "", N_("unfit"), N_("disbanded") };
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, index);
  const char *status = statuses[muster_campaign_get_unit_status (setup, state, index)];
  g_autofree char *strength = g_strdup_printf ("%d/%d", unit->strength, unit->full);
  g_autofree char *experience = g_strdup_printf (_("experience %d"), unit->experience);

  muster_cli_table_add_row (table, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_UNITS, index)->id,
                            get_name (state, MUSTER_CAMPAIGN_UNITS, index), strength, experience,
                            get_name (state, MUSTER_CAMPAIGN_LEADERS,
                                      muster_campaign_get_led_by (state, index)),
                            *status != '\0' ? _(status) : NULL);
}

static void
print_force (const MusterCampaignSetup *setup,
             const MusterCampaignState *state,
             int                        force)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (6);

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      if (muster_campaign_state_get_unit_def (state, i)->force == force)
        add_unit (setup, state, i, table);
    }
  muster_cli_print (_("\n%s (%s), replacements %d\n"), get_name (state, MUSTER_CAMPAIGN_FORCES, force),
                    setup->sides[muster_campaign_state_get_force_def (state, force)->side].name,
                    muster_campaign_state_get_force (state, force)->replacements);
  muster_cli_table_print (table, "  ");
}

void
muster_cli_campaign_print_entry (MusterCampaignLogEntry *entry)
{
  g_autofree char *title = muster_campaign_log_entry_dup_title (entry);
  g_auto (GStrv) steps = muster_campaign_log_entry_dup_steps (entry);
  g_auto (GStrv) prompts = muster_campaign_log_entry_dup_prompts (entry);

  muster_cli_print ("\n%s\n", title);
  for (guint i = 0; steps[i] != NULL; i++)
    muster_cli_print ("  %s\n", steps[i]);
  for (guint i = 0; prompts[i] != NULL; i++)
    muster_cli_print ("  → %s\n", prompts[i]);
}

void
muster_cli_campaign_print (MusterCampaign *campaign)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  GListModel *duties;
  const char *winner = get_winner_name (setup, muster_campaign_get_winner (setup, state));

  muster_cli_print ("%s", *setup->title != '\0' ? setup->title : _("Untitled campaign"));
  if (state->day > 0)
    {
      g_autofree char *date = muster_campaign_day_to_string (state->day);

      muster_cli_print (", %s", date);
    }
  if (winner != NULL)
    muster_cli_print (_(" · over, won by: %s"), winner);
  muster_cli_print ("\n");
  for (int i = 0; i < setup->n_sides; i++)
    muster_cli_print ("%s%s %d", i > 0 ? " · " : "", setup->sides[i].name, state->points[i]);
  muster_cli_print ("\n");

  print_chapters (setup, state);
  print_standings (state);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    print_force (setup, state, i);
  if (setup->has_map)
    {
      g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

      /* Whose each place of the map is, and who stands there. */
      for (int k = 0; k < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); k++)
        {
          const MusterCampaignDef *def = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLACES, k);
          int owner = muster_campaign_state_get_place (state, k)->owner;
          guint64 forces = muster_campaign_map_get_forces_at (state, k);
          g_autoptr (GString) names = g_string_new (NULL);

          for (int j = 0; j < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); j++)
            if (forces >> j & 1)
              muster_enumeration_add (names, get_name (state, MUSTER_CAMPAIGN_FORCES, j));
          muster_cli_table_add_row (table, def->id, def->name, owner >= 0 ? setup->sides[owner].name : "",
                                    names->str);
        }
      muster_cli_print ("\n");
      muster_cli_print (_("The map after turn %d"), state->turn);
      muster_cli_print ("\n");
      muster_cli_table_print (table, "  ");
    }

  duties = muster_campaign_get_duties (campaign);
  if (g_list_model_get_n_items (duties) > 0)
    muster_cli_print ("\n%s\n", _("To do"));
  for (guint i = 0; i < g_list_model_get_n_items (duties); i++)
    {
      g_autoptr (MusterCampaignDutyItem) duty = g_list_model_get_item (duties, i);

      muster_cli_print ("  %s\n", muster_campaign_duty_item_get_text (duty));
    }

  if (muster_campaign_get_last_entry (campaign) != NULL)
    muster_cli_campaign_print_entry (muster_campaign_get_last_entry (campaign));
}

/**
 * muster_cli_campaign_open:
 * @found: (out) (optional) (nullable): which of those that are stored it is
 *
 * Returns: (transfer full) (nullable): the campaign; %NULL: said why
 */
MusterCampaign *
muster_cli_campaign_open (MusterStore    *store,
                          MusterLibrary  *library,
                          const char     *name,
                          MusterCliItem **found)
{
  g_autoptr (GPtrArray) items = muster_cli_item_list (store);
  MusterCliItem *item = muster_cli_item_find (items, MUSTER_CLI_CAMPAIGN, name);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign;

  if (item == NULL)
    return NULL;

  campaign = muster_campaign_store_open (muster_store_get_campaigns (store), item->id, library,
                                         MUSTER_LEDGER_OPEN_ANYWAY, &error);
  if (campaign == NULL)
    {
      muster_cli_complain ("%s: %s", item->label, error->message);
      muster_cli_library_mention_lost_packs (library);
    }

  if (campaign != NULL && found != NULL)
    {
      guint place;

      g_assert_true (g_ptr_array_find (items, item, &place));
      *found = g_ptr_array_steal_index (items, place);
    }
  return campaign;
}
