/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"

#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/club/muster-club-news.h"
#include "store/upkeep/muster-backup.h"

/* How many battles a complaint names. */
#define MAX_NAMED 10

static MusterClubContent *
new_empty_club (void)
{
  MusterClubContent *content = g_new0 (MusterClubContent, 1);

  content->results = g_ptr_array_new ();
  content->names = muster_club_names_new ();
  content->members = g_hash_table_new (g_str_hash, g_str_equal);
  content->merges = g_hash_table_new (g_str_hash, g_str_equal);
  content->waiting = g_ptr_array_new ();
  content->uncounted = g_ptr_array_new ();
  content->seasons = g_ptr_array_new ();
  content->evenings = g_ptr_array_new ();
  content->tournaments = g_ptr_array_new ();

  return content;
}

MusterClubContent *
muster_cli_club_of (MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubContent) content = muster_club_store_load (muster_store_get_club (store), &error);

  if (content == NULL)
    {
      muster_cli_store_complain (error);
      return NULL;
    }
  if (content->n_damaged == 0)
    return g_steal_pointer (&content);

  /* A table that leaves something out without anybody noticing would be worse than none. */
  muster_cli_complain (dngettext ("muster",
                                  "%u entry of the club is missing or damaged; "
                                  "“muster-cli check” says more",
                                  "%u entries of the club are missing or damaged; "
                                  "“muster-cli check” says more",
                                  content->n_damaged),
                       content->n_damaged);

  return NULL;
}

/* Says what is new, and keeps that it was said. While the window has the file nothing can be kept, and
 * it is said again. */
static void
tell_news (const char *wanted,
           const char *words)
{
  g_autofree char *path = muster_cli_store_dup_path (wanted);
  g_autoptr (MusterStore) store = NULL;

  muster_cli_complain ("%s", words);
  store = muster_store_open (path, MUSTER_STORE_EXISTING, NULL);
  if (store != NULL)
    muster_club_news_accept (muster_store_get_settings (store), MUSTER_CLUB_NEWS_PRINTED, NULL);
}

MusterClubContent *
muster_cli_club_load (const char *path)
{
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterClubContent) content = NULL;
  g_autofree char *news = NULL;

  if (!muster_cli_store_has (path))
    return new_empty_club ();

  store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  content = store != NULL ? muster_cli_club_of (store) : NULL;
  if (content == NULL)
    return NULL;
  news = muster_club_news_dup_words (muster_store_get_settings (store), content, MUSTER_CLUB_NEWS_PRINTED);
  g_clear_object (&store);
  if (*news != '\0')
    tell_news (path, news);

  return g_steal_pointer (&content);
}

MusterClubContent *
muster_cli_club_try (const char *path)
{
  g_autoptr (GPtrArray) backups = path != NULL ? muster_backup_list (path) : NULL;

  if (path != NULL && backups->len == 0 && !g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
    return new_empty_club ();

  return muster_cli_club_load (path);
}

MusterClubBook *
muster_cli_club_load_book (const char *path)
{
  g_autoptr (MusterClubContent) content = muster_cli_club_load (path);

  return content != NULL ? muster_club_book_new (content->results, content->names) : NULL;
}

void
muster_cli_club_tell_uncounted (const MusterClubContent *club)
{
  g_autofree char *words = muster_club_uncounted_dup_words (club->uncounted, MAX_NAMED);

  if (*words != '\0')
    muster_cli_complain ("%s", words);
}

gboolean
muster_cli_club_tell_empty (guint n)
{
  if (n == 0)
    muster_cli_print ("%s\n", _("There are no results."));

  return n == 0;
}

gboolean
muster_cli_club_check_day (const char *option,
                           const char *day)
{
  g_autofree char *fault = NULL;

  if (day == NULL || muster_club_date_is_valid (day))
    return TRUE;

  fault = muster_club_date_dup_fault (day);
  muster_cli_options_misused ("%s: %s", option, fault);

  return FALSE;
}

gboolean
muster_cli_club_check_scoring (const char        *text,
                               MusterClubScoring *scoring)
{
  g_autofree char *fault = NULL;

  if (text == NULL || muster_club_scoring_parse (text, scoring))
    return TRUE;

  fault = muster_club_scoring_dup_fault (text);
  muster_cli_options_misused ("--scoring: %s", fault);

  return FALSE;
}

char **
muster_cli_club_split_players (const char *players)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *fault = NULL;

  if (players == NULL)
    {
      muster_cli_options_misused ("%s", _("who plays? Name them with --players=A,B,C"));
      return NULL;
    }
  names = g_strsplit (players, ",", -1);
  fault = muster_club_round_robin_players_dup_fault ((const char *const *) names);
  if (fault == NULL)
    return g_steal_pointer (&names);

  muster_cli_options_misused ("--players: %s", fault);

  return NULL;
}

void
muster_cli_club_add_rounded (JsonBuilder *builder,
                             const char  *member,
                             double       number,
                             int          decimals)
{
  char format[8], digits[64];

  g_snprintf (format, sizeof format, "%%.%df", decimals);
  g_ascii_formatd (digits, sizeof digits, format, number);
  if (member != NULL)
    json_builder_set_member_name (builder, member);
  /* Minus nothing is nothing. */
  json_builder_add_double_value (builder, g_ascii_strtod (digits, NULL) + 0.0);
}

void
muster_cli_club_add_points (JsonBuilder *builder,
                            const char  *member,
                            gint64       points)
{
  if (points % MUSTER_CLUB_POINT != 0)
    {
      muster_cli_club_add_rounded (builder, member, (double) points / MUSTER_CLUB_POINT, 2);
      return;
    }
  if (member != NULL)
    json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, points / MUSTER_CLUB_POINT);
}

void
muster_cli_club_add_counts (JsonBuilder *builder,
                            guint        battles,
                            const guint *counts)
{
  muster_json_add_int (builder, "battles", battles);
  muster_json_add_int (builder, "won", counts[MUSTER_CLUB_WIN]);
  muster_json_add_int (builder, "drawn", counts[MUSTER_CLUB_DRAW]);
  muster_json_add_int (builder, "lost", counts[MUSTER_CLUB_LOSS]);
}

void
muster_cli_club_add_pairs (JsonBuilder            *builder,
                           const MusterClubRound  *round,
                           char                  **names)
{
  json_builder_set_member_name (builder, "pairs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterClubMatch *pair = &g_array_index (round->pairs, MusterClubMatch, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "attacker", names[pair->attacker]);
      muster_json_add_string (builder, "defender", names[pair->defender]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_json_add_string (builder, "bye", round->bye >= 0 ? names[round->bye] : NULL);
}

void
muster_cli_club_print_pairs (const MusterClubRound  *round,
                             char                  **names)
{
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterClubMatch *pair = &g_array_index (round->pairs, MusterClubMatch, i);

      /* Translators: who attacks and who defends */
      muster_cli_print (_("  %s against %s\n"), names[pair->attacker], names[pair->defender]);
    }
  if (round->bye >= 0)
    muster_cli_print (_("  %s sits out\n"), names[round->bye]);
}

void
muster_cli_club_end_json (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = NULL;

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}
