/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-choice.h"
#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/club/muster-club-rates.h"
#include "core/club/muster-club-ratings.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* What wins how often, and who is how strong. */

static void
print_rates_as_json (GArray *rates)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < rates->len; i++)
    {
      const MusterClubRate *rate = &g_array_index (rates, MusterClubRate, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "value", rate->value);
      muster_cli_club_add_counts (builder, rate->battles, rate->counts);
      muster_cli_club_add_rounded (builder, "share", rate->share, 4);
      muster_cli_club_add_rounded (builder, "low", rate->low, 4);
      muster_cli_club_add_rounded (builder, "high", rate->high, 4);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_rates_as_text (GArray *rates)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  if (muster_cli_club_tell_empty (rates->len))
    return;

  for (guint i = 0; i < rates->len; i++)
    {
      const MusterClubRate *rate = &g_array_index (rates, MusterClubRate, i);
      g_autofree char *won = g_strdup_printf (_("won %u of %u"), rate->counts[MUSTER_CLUB_WIN],
                                              rate->battles);
      g_autofree char *share = g_strdup_printf ("%.1f %%", rate->share * 100);
      g_autofree char *interval =
        g_strdup_printf (_("(%.1f to %.1f %%)"), rate->low * 100, rate->high * 100);

      muster_cli_table_add_row (table, rate->value, won, share, interval);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_rates_run (const MusterCliCommand  *command,
                           char                   **arguments)
{
  g_auto (MusterCliChoice) options = { 0 };
  g_autofree char *word = NULL;
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "by", 0, 0, G_OPTION_ARG_STRING, &word, N_("ruleset, scenario, role or force"), N_("WHAT") },
    MUSTER_CLI_OPTIONS_CHOICE (&options),
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the rates as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterClubChoice) choice = { 0 };
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GArray) rates = NULL;
  g_auto (GStrv) rest = NULL;
  MusterClubFilter filter;
  MusterCliStatus status;
  MusterClubBy by;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (word == NULL || !muster_club_rates_by_parse (word, &by))
    return muster_cli_options_misused ("%s", _("--by is one of ruleset, scenario, role and force"));
  if (!muster_cli_club_choice_check (&options))
    return MUSTER_CLI_USAGE;
  book = muster_cli_club_choice_choose_book (path, &options, &choice);
  if (book == NULL)
    return MUSTER_CLI_FAILED;

  filter = muster_cli_club_choice_filter (&options, &choice);
  rates = muster_club_rates_new (book, &filter, by);
  if (json)
    print_rates_as_json (rates);
  else
    print_rates_as_text (rates);

  return MUSTER_CLI_OK;
}

static void
print_ratings_as_json (const MusterClubBook    *book,
                       const MusterClubRatings *ratings)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const MusterClubRating *row = &g_array_index (ratings->rows, MusterClubRating, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "player", muster_club_book_get_name (book, row->player));
      muster_cli_club_add_rounded (builder, "rating", row->glicko.rating, 2);
      muster_cli_club_add_rounded (builder, "deviation", row->glicko.deviation, 2);
      muster_cli_club_add_rounded (builder, "volatility", row->glicko.volatility, 6);
      muster_json_add_int (builder, "battles", row->battles);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_ratings_as_text (const MusterClubBook    *book,
                       const MusterClubRatings *ratings)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (4);

  if (muster_cli_club_tell_empty (ratings->rows->len))
    return;

  for (guint i = 0; i < ratings->rows->len; i++)
    {
      const MusterClubRating *row = &g_array_index (ratings->rows, MusterClubRating, i);
      g_autofree char *rating = g_strdup_printf ("%.0f", row->glicko.rating);
      g_autofree char *deviation = g_strdup_printf ("± %.0f", row->glicko.deviation);
      g_autofree char *battles = g_strdup_printf (dngettext ("muster", "%u battle", "%u battles",
                                                             row->battles),
                                                  row->battles);

      muster_cli_table_add_row (table, muster_club_book_get_name (book, row->player), rating, deviation,
                                battles);
    }
  muster_cli_table_print (table, "");
}

/* Those who were removed have played, but are not shown. */
static void
drop_removed (const MusterClubBook  *book,
              const MusterClubNames *names,
              MusterClubRatings     *ratings)
{
  for (guint i = ratings->rows->len; i-- > 0; )
    {
      const MusterClubRating *row = &g_array_index (ratings->rows, MusterClubRating, i);

      if (!muster_club_names_is_known (names, muster_club_book_get_name (book, row->player)))
        g_array_remove_index (ratings->rows, i);
    }
}

MusterCliStatus
muster_cli_club_rates_run_ratings (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  g_auto (MusterCliChoice) options = { 0 };
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTIONS_CHOICE (&options),
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the ratings as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterClubChoice) choice = { 0 };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubRatings) ratings = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_auto (GStrv) rest = NULL;
  MusterClubFilter filter;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (!muster_cli_club_choice_check (&options))
    return MUSTER_CLI_USAGE;
  club = muster_cli_club_load (path);
  muster_club_tables_choice_init (&choice);
  if (club == NULL || !muster_cli_club_choice_apply (&options, club, &choice))
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, club->names);
  filter = muster_cli_club_choice_filter (&options, &choice);
  ratings = muster_club_ratings_new (book, &filter, FALSE);
  drop_removed (book, club->names, ratings);
  if (json)
    print_ratings_as_json (book, ratings);
  else
    print_ratings_as_text (book, ratings);

  return MUSTER_CLI_OK;
}
