/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-choice.h"
#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/club/muster-club-league.h"
#include "core/club/muster-club-rivals.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* The league, and who stands how against whom. */

static void
print_league_as_json (const MusterClubBook *book,
                      GArray               *league)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < league->len; i++)
    {
      const MusterClubStanding *standing = &g_array_index (league, MusterClubStanding, i);

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "place", standing->place);
      muster_json_add_string (builder, "player", muster_club_book_get_name (book, standing->player));
      muster_cli_club_add_counts (builder, standing->battles, standing->counts);
      muster_cli_club_add_points (builder, "for", standing->points_for);
      muster_cli_club_add_points (builder, "against", standing->points_against);
      muster_json_add_int (builder, "points", standing->points);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static char *
dup_counts (const guint *counts)
{
  return g_strdup_printf ("%u-%u-%u", counts[MUSTER_CLUB_WIN], counts[MUSTER_CLUB_DRAW],
                          counts[MUSTER_CLUB_LOSS]);
}

static void
print_league_as_text (const MusterClubBook *book,
                      GArray               *league)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (7);

  if (muster_cli_club_tell_empty (league->len))
    return;

  muster_cli_table_add_row (table, _("place"), _("player"), _("battles"), _("won-drawn-lost"),
                            _("victory points"), _("points"), "");
  for (guint i = 0; i < league->len; i++)
    {
      const MusterClubStanding *standing = &g_array_index (league, MusterClubStanding, i);
      g_autofree char *place = g_strdup_printf ("%u", standing->place);
      g_autofree char *battles = g_strdup_printf ("%u", standing->battles);
      g_autofree char *counts = dup_counts (standing->counts);
      g_autofree char *points_for = muster_club_points_dup_text (standing->points_for);
      g_autofree char *against = muster_club_points_dup_text (standing->points_against);
      g_autofree char *victory = g_strdup_printf ("%s : %s", points_for, against);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, standing->points);
      g_autofree char *why = muster_club_league_explain (book, league, i);

      muster_cli_table_add_row (table, place, muster_club_book_get_name (book, standing->player), battles,
                                counts, victory, points, why);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_table_run (const MusterCliCommand  *command,
                           char                   **arguments)
{
  g_auto (MusterCliChoice) options = { 0 };
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTIONS_CHOICE (&options),
    MUSTER_CLI_OPTION_SCORING (&options),
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the league as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterClubChoice) choice = { 0 };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GArray) league = NULL;
  g_auto (GStrv) rest = NULL;
  MusterClubFilter filter;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_club_choice_check (&options))
    return MUSTER_CLI_USAGE;

  muster_club_tables_choice_init (&choice);
  club = muster_cli_club_load (path);
  if (club == NULL || !muster_cli_club_choice_apply (&options, club, &choice))
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, club->names);
  filter = muster_cli_club_choice_filter (&options, &choice);
  league = muster_club_league_new (book, &filter, &choice.scoring);
  if (json)
    print_league_as_json (book, league);
  else
    print_league_as_text (book, league);
  muster_cli_club_tell_uncounted (club);

  return MUSTER_CLI_OK;
}

static void
print_rivals_as_json (const MusterClubBook *book,
                      GArray               *rivals)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < rivals->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (rivals, MusterClubRivals, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "player", muster_club_book_get_name (book, pair->player));
      muster_json_add_string (builder, "opponent", muster_club_book_get_name (book, pair->opponent));
      muster_cli_club_add_counts (builder, pair->battles, pair->counts);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_rivals_as_text (const MusterClubBook *book,
                      GArray               *rivals)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  if (muster_cli_club_tell_empty (rivals->len))
    return;

  muster_cli_table_add_row (table, _("player"), _("opponent"), _("battles"), _("won-drawn-lost"));
  for (guint i = 0; i < rivals->len; i++)
    {
      const MusterClubRivals *pair = &g_array_index (rivals, MusterClubRivals, i);
      g_autofree char *battles = g_strdup_printf ("%u", pair->battles);
      g_autofree char *counts = dup_counts (pair->counts);

      muster_cli_table_add_row (table, muster_club_book_get_name (book, pair->player),
                                muster_club_book_get_name (book, pair->opponent), battles, counts);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_table_run_rivals (const MusterCliCommand  *command,
                                  char                   **arguments)
{
  g_auto (MusterCliChoice) options = { 0 };
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTIONS_CHOICE (&options),
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the pairs as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterClubChoice) choice = { 0 };
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GArray) rivals = NULL;
  g_auto (GStrv) rest = NULL;
  MusterClubFilter filter;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_club_choice_check (&options))
    return MUSTER_CLI_USAGE;
  book = muster_cli_club_choice_choose_book (path, &options, &choice);
  if (book == NULL)
    return MUSTER_CLI_FAILED;

  filter = muster_cli_club_choice_filter (&options, &choice);
  rivals = muster_club_rivals_new (book, &filter);
  if (json)
    print_rivals_as_json (book, rivals);
  else
    print_rivals_as_text (book, rivals);

  return MUSTER_CLI_OK;
}
