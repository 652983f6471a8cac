/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/club/muster-club-seasons.h"

/* `club season set|remove|list`. */

MusterCliStatus
muster_cli_club_season_run_set (const MusterCliCommand  *command,
                                char                   **arguments)
{
  g_autofree char *scoring = NULL;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "scoring", 0, 0, G_OPTION_ARG_STRING, &scoring,
      N_("What a win, a draw and a loss are worth; otherwise 3,1,0"), N_("W,D,L") },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  MusterClubScoring worth = MUSTER_CLUB_SCORING_DEFAULT;
  g_autoptr (MusterClubSeason) season = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 3, 3, &rest, &status))
    return status;
  if (!muster_cli_club_check_scoring (scoring, &worth))
    return MUSTER_CLI_USAGE;
  season = muster_club_season_new (rest[0], rest[1], rest[2], &worth);
  fault = muster_club_season_dup_fault (season);
  if (fault != NULL)
    return muster_cli_options_misused ("%s", fault);

  store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
  if (store == NULL)
    return MUSTER_CLI_FAILED;
  if (muster_club_seasons_put (season, muster_store_get_documents (store), &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_season_run_remove (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
  if (store == NULL)
    return MUSTER_CLI_FAILED;
  if (muster_club_seasons_remove (muster_store_get_documents (store), rest[0], &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

static void
print_as_json (GPtrArray *seasons)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < seasons->len; i++)
    {
      const MusterClubSeason *season = seasons->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "name", season->name);
      muster_json_add_string (builder, "from", season->from);
      muster_json_add_string (builder, "to", season->to);
      json_builder_set_member_name (builder, "scoring");
      json_builder_begin_array (builder);
      for (guint j = 0; j < G_N_ELEMENTS (season->scoring.worth); j++)
        json_builder_add_int_value (builder, season->scoring.worth[j]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_as_text (GPtrArray *seasons)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  if (seasons->len == 0)
    {
      muster_cli_print ("%s\n", _("There are no seasons."));
      return;
    }
  for (guint i = 0; i < seasons->len; i++)
    {
      const MusterClubSeason *season = seasons->pdata[i];
      g_autofree char *scoring = g_strdup_printf ("%d,%d,%d", season->scoring.worth[MUSTER_CLUB_WIN],
                                                  season->scoring.worth[MUSTER_CLUB_DRAW],
                                                  season->scoring.worth[MUSTER_CLUB_LOSS]);

      muster_cli_table_add_row (table, season->name, season->from, season->to, scoring);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_season_run_list (const MusterCliCommand  *command,
                                 char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the seasons as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  if (json)
    print_as_json (club->seasons);
  else
    print_as_text (club->seasons);

  return MUSTER_CLI_OK;
}
